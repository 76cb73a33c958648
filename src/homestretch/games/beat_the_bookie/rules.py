"""Beat The Bookie: the rules, in the rulebook's order; this file is their table of contents.

Edition: the designer's description of the board game, clauses BTB-1 to BTB-24 (see RULES.md beside this file); unit 1 =
the rulebook's 1k. The decks are ours (`tables`).
Chapters: `session` (options and state) · `auction` (BTB-4 to BTB-6) · `cards` (BTB-7 to BTB-11) · `slips` (BTB-12) ·
`race` (BTB-13 to BTB-15) · `settling` (BTB-16 to BTB-18) · `trading` (BTB-6, BTB-19, BTB-20) · `trophies` (BTB-21 to
BTB-24) · `resampling` (what a seat cannot see).
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.journal import clear, fits
from homestretch.engine.rule import rule
from homestretch.games.beat_the_bookie.auction import (
    bid,
    check_bid,
    draw_lot,
    legal_bids,
    open_lots,
    tied_bids,
    tied_seat,
)
from homestretch.games.beat_the_bookie.cards import (
    card_to_draw,
    cards_to_draw,
    check_name,
    draw,
    draw_prices,
    legal_names,
    name,
    pile_of,
)
from homestretch.games.beat_the_bookie.race import cards_left, horse_of_card, turn_card
from homestretch.games.beat_the_bookie.session import (
    AUCTION,
    BOOKIES_CARD,
    BY_TRADES,
    COLUMNS,
    DRAWS,
    LOT,
    NAMING,
    RACING,
    SLIPS,
    TRADING,
    TURN,
    Meeting,
)
from homestretch.games.beat_the_bookie.slips import check_slip, lay, legal_slips
from homestretch.games.beat_the_bookie.tables import (
    BOOKIES_PILE,
    COPIES,
    HORSES,
    MOST_CARDS,
    OWNERS_PILE,
    PILE_SIZES,
    PUNTERS_PILE,
    START,
)
from homestretch.games.beat_the_bookie.trading import (
    answer,
    check_answer,
    check_trade,
    legal_answers,
    legal_trades,
    trade,
)
from homestretch.parts.ledger import STAKES, endow, is_conserved, purse
from homestretch.parts.seats import left_of

# --- set-up (BTB-1 to BTB-3) ------------------------------------------------------------------------------------------


@rule
def set_up(t: Meeting) -> None:
    """Give everyone 300, lay out the piles and put up the first lot."""
    clear(t)
    for seat in range(t.seats):
        endow(t, seat, START)
    for pile in range(3):
        t.undrawn[pile] = (1 << PILE_SIZES[pile]) - 1
    t.first = left_of(t, t.options.bookie)  # ruling 37; with the system as Bookie this is seat 0
    t.phase = AUCTION
    open_lots(t)


# --- whose turn -------------------------------------------------------------------------------------------------------


@rule
def waiting(t: Meeting) -> int:
    """The mask of the seats that must act; with sealed bids and slips several at the same time."""
    return t.waits


# --- legal, check, act ------------------------------------------------------------------------------------------------


@rule
def legal(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """What a seat may do now, sorted."""
    if t.waits >> seat & 1 == 0:
        return 0
    if t.phase == AUCTION:
        return legal_bids(t, seat, out)
    if t.phase == NAMING:
        return legal_names(t, seat, out)
    if t.phase == SLIPS:
        return legal_slips(t, seat, out)
    if t.phase == TRADING:
        return legal_trades(t, seat, out)
    return legal_answers(t, seat, out)


@rule
def check(t: Meeting, seat: int, action: Action) -> int:
    """0, or the clause that forbids the action."""
    if t.over == 1:
        return 24
    if seat < 0 or seat >= t.seats:
        return 1
    if t.out[seat] == 1:
        return 23
    if t.waits >> seat & 1 == 0:
        return clause_of_phase(t)
    if t.phase == AUCTION:
        return check_bid(t, seat, action)
    if t.phase == NAMING:
        return check_name(t, seat, action)
    if t.phase == SLIPS:
        return check_slip(t, seat, action)
    if t.phase == TRADING:
        return check_trade(t, seat, action)
    return check_answer(t, seat, action)


@rule
def clause_of_phase(t: Meeting) -> int:
    """The clause that says whose turn it is now."""
    if t.phase == AUCTION:
        return 5
    if t.phase == DRAWS:
        return 8
    if t.phase == NAMING:
        return 11
    if t.phase == SLIPS:
        return 12
    if t.phase == RACING:
        return 13
    return 19


@rule
def act(t: Meeting, seat: int, action: Action) -> None:
    """Carry a checked action out."""
    clear(t)
    if t.phase == AUCTION:
        bid(t, seat, action)
    elif t.phase == NAMING:
        name(t, seat, action)
    elif t.phase == SLIPS:
        lay(t, seat, action)
    elif t.phase == TRADING:
        trade(t, seat, action)
    else:
        answer(t, seat, action)


# --- chance -----------------------------------------------------------------------------------------------------------


@rule
def tickets(t: Meeting) -> int:
    """Horse cards: one a card left. Numbered cards: one a card that may come. A tie: one a bidder."""
    if t.chance == TURN:
        return cards_left(t)
    if t.chance == LOT:
        return tied_bids(t)
    return cards_to_draw(t, pile_of(t.chance))


@rule
def ticket(t: Meeting, k: int) -> Action:
    """The outcome that ticket k draws."""
    if t.chance == TURN:
        return Action(TURN, horse_of_card(t, k), NONE, NONE, 0)
    if t.chance == LOT:
        return Action(LOT, tied_seat(t, k), NONE, NONE, 0)
    card = card_to_draw(t, pile_of(t.chance), k)
    if t.chance == BOOKIES_CARD:
        return Action(BOOKIES_CARD, card, NONE, NONE, 0)
    return Action(t.chance, t.turn, card, NONE, 0)


@rule
def befall(t: Meeting, outcome: Action) -> None:
    """Carry a chance outcome out."""
    clear(t)
    if outcome.verb == TURN:
        turn_card(t, outcome.what)
    elif outcome.verb == LOT:
        draw_lot(t, outcome.what)
    elif outcome.verb == BOOKIES_CARD:
        draw_prices(t, outcome.what)
    else:
        draw(t, outcome.verb, outcome.what, outcome.which)


# --- scoring ----------------------------------------------------------------------------------------------------------


@rule
def score(t: Meeting, out: list[int]) -> None:
    """Trophy points decide (BTB-24)."""
    for seat in range(t.seats):
        out[seat] = t.points[seat]


# --- invariants -------------------------------------------------------------------------------------------------------


@rule
def invariants(t: Meeting) -> int:
    """0, or what does not hold.

    1 money lost or made · 2 a wallet below 0 · 3 stakes and slips differ · 4 a card in two places or none · 5 too many
    cards of a horse, or an owner who is not there · 6 a sheet that does not add up · 7 the journal too long.
    """
    if not is_conserved(t):
        return 1
    staked = 0
    for seat in range(t.seats):
        if purse(t, seat) < 0:
            return 2
        hidden = 0
        for horse in range(1, HORSES + 1):
            hidden += t.slips[seat][horse]
            staked += t.shown[seat][horse]
        if hidden != t.ledger.sealed[seat]:
            return 3
    if t.ledger.account[STAKES] != (staked if t.phase == RACING else 0):
        return 3
    if not piles_hold(t):
        return 4
    for horse in range(1, HORSES + 1):
        if t.turned[horse] > COPIES or t.owned_by[horse] >= t.seats:
            return 5
    if not sheets_hold(t):
        return 6
    return 0 if fits(t) else 7


@rule
def piles_hold(t: Meeting) -> bool:
    """Say whether each numbered card is in exactly one place: undrawn, under its pile, or before a player."""
    for pile in range(3):
        seen = t.undrawn[pile]
        cards = t.under_count[pile]
        for k in range(PILE_SIZES[pile]):
            cards += t.undrawn[pile] >> k & 1
        for k in range(t.under_count[pile]):
            seen |= 1 << (t.under[pile][(t.under_first[pile] + k) % MOST_CARDS] - 1)
        if DRAWS <= t.phase <= RACING:  # afterwards they are under their piles again
            for seat in range(t.seats):
                card = cards_of(t, pile, seat)
                if card > 0:
                    seen |= 1 << (card - 1)
                    cards += 1
        if cards != PILE_SIZES[pile] or seen != (1 << PILE_SIZES[pile]) - 1:
            return False
    return True


@rule
def cards_of(t: Meeting, pile: int, seat: int) -> int:
    """The card of a pile that lies before a seat, 0 for none; the Bookies card counts as lying before seat 0."""
    card = 0
    if pile == OWNERS_PILE:
        card = t.owners_card[seat]
    elif pile == PUNTERS_PILE:
        card = t.punters_card[seat]
    elif pile == BOOKIES_PILE and seat == 0:
        card = t.bookies_card
    return card


@rule
def sheets_hold(t: Meeting) -> bool:
    """Say whether every wallet has changed since its last count by what its sheet says."""
    if t.race == 0 or t.over == 1:
        return True
    for seat in range(t.seats):
        change = t.ledger.account[seat] - t.wallets[t.counted][seat]
        if t.counted == t.race:
            change -= t.sheet[seat][BY_TRADES]
        else:
            for column in range(COLUMNS):
                change -= t.sheet[seat][column]
        if change != 0:
            return False
    return True
