"""Lose Your Shirt: the rules, in the rulebook's order; this file is their table of contents.

Edition: published board game of 1976 for 3 to 6 players, clauses LYS-1 to LYS-41 (see RULES.md); unit 1, stakes in
tens. Six horses, 1 to 6, are moved by cards; everyone backs one of them in secret.

Chapters: `session` (options and state) · `race` (LYS-5 to LYS-9, LYS-17, LYS-27 to LYS-30) · `betting` (LYS-10 to
LYS-16) · `moves` (LYS-18 to LYS-26) · `settling` (LYS-31 to LYS-38, LYS-41) · `resampling` (what a seat cannot see).
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action, put
from homestretch.engine.journal import clear, fits
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.betting import (
    bet_of,
    bettors,
    check_bet,
    check_selection,
    legal_bets,
    place_bet,
    select,
)
from homestretch.games.lose_your_shirt.moves import (
    CROSS,
    LOWER,
    OWN,
    RED,
    UPPER,
    check_move,
    explore,
    farthest,
    horse_of,
    place_of,
    spaces_of,
)
from homestretch.games.lose_your_shirt.race import (
    copies_in_play,
    deal,
    has_card,
    make_move,
    play,
    start_race,
    turn_card,
)
from homestretch.games.lose_your_shirt.session import (
    BET_JACKPOT,
    BET_WIN,
    BETTING,
    DEAL,
    DEALING,
    MOVE,
    PLAY,
    RUNNING,
    SELECT,
    TURN,
    TURNING,
    Meeting,
)
from homestretch.games.lose_your_shirt.tables import (
    BACK,
    BOX,
    FORWARD,
    GREEN_SPOT,
    HOME,
    HORSES,
    KINDS,
    KINDS_A_HORSE,
    LANE,
)
from homestretch.parts.ledger import BANK, POT, STAKES, endow, is_conserved, purse, richest

# The most rows of a legal list: three ends for each of 18 horse cards and for six horses under each spot.
MOST_LEGAL = 3 * GREEN_SPOT + 2 * 3 * HORSES
# Forward moves of up to four spaces are searched at once.
FARTHEST = 4

# --- set-up (LYS-1 to LYS-8) -----------------------------------------------------------------------------------------


@rule
def set_up(t: Meeting) -> None:
    """Give out the money, the rest of the box to the bank, and start the first race with seat 0 as dealer (LYS-6,
    LYS-8, rulings 32, 35).
    """
    clear(t)
    for seat in range(t.seats):
        endow(t, seat, t.options.starting_money)
    endow(t, BANK, BOX - t.seats * t.options.starting_money)
    start_race(t)


# --- whose turn ------------------------------------------------------------------------------------------------------


@rule
def waiting(t: Meeting) -> int:
    """While bets are made, all who have still to select or bet; in the race, the seat that plays or moves (LYS-14,
    LYS-17, LYS-29).
    """
    if t.chance != 0 or t.over:
        return 0
    if t.phase == BETTING:
        return bettors(t)
    return 1 << t.turn


# --- legal -----------------------------------------------------------------------------------------------------------


@rule
def legal(t: Meeting, seat: int, out: list[list[int]]) -> int:
    """What a seat can do: select or bet, play a card of its own, or make the move of the card it turned."""
    if seat < 0 or seat >= t.seats or waiting(t) >> seat & 1 == 0:
        return 0
    if t.phase == BETTING:
        return legal_bets(t, seat, out)
    if t.phase == TURNING:
        if t.pending >= GREEN_SPOT:
            return legal_spot(t, out, 0, MOVE, NONE, t.pending)
        horse = horse_of(t.pending)
        return put_ends(t, out, 0, MOVE, NONE, NONE, horse, 1, explore(t, horse, 1, FARTHEST), spaces_of(t.pending))
    n = 0
    for horse in range(1, HORSES + 1):
        layers = -1  # not searched yet
        for i in range(KINDS_A_HORSE):
            kind = KINDS_A_HORSE * (horse - 1) + i
            if has_card(t, seat, kind):
                if t.lane[horse] == 0:
                    n = put(out, n, PLAY, kind, NONE, NONE, 0, 0, 0)  # LYS-26
                else:
                    if layers < 0:
                        layers = explore(t, horse, 1, FARTHEST)
                    n = put_ends(t, out, n, PLAY, kind, NONE, horse, 1, layers, FORWARD[i])
    for kind in range(GREEN_SPOT, KINDS):
        if has_card(t, seat, kind):
            n = legal_spot(t, out, n, PLAY, kind, kind)
    return n


@rule
def legal_spot(t: Meeting, out: list[list[int]], n: int, verb: int, what: int, kind: int) -> int:
    """The uses of a spot: any horse still on the track, even one that cannot move (LYS-24)."""
    way = -1 if kind == GREEN_SPOT else 1
    spaces = BACK if kind == GREEN_SPOT else RED
    for horse in range(1, HORSES + 1):
        if t.lane[horse] > 0:
            n = put_ends(t, out, n, verb, what, horse, horse, way, explore(t, horse, way, spaces), spaces)
    return n


@rule
def put_ends(
    t: Meeting,
    out: list[list[int]],
    n: int,
    verb: int,
    what: int,
    which: int,
    horse: int,
    way: int,
    layers: int,
    spaces: int,
) -> int:
    """Write a row for each end of a move, or one for a horse that cannot move (LYS-21, LYS-22)."""
    found = farthest(layers, spaces)
    if found == 0:
        return put(out, n, verb, what, which, NONE, 0, 0, 0)
    paid = found >> 4
    if found & LOWER:
        n = put(out, n, verb, what, which, place_of(t, horse, way, paid, LOWER), 0, 0, 0)
    if found & OWN:
        n = put(out, n, verb, what, which, place_of(t, horse, way, paid, OWN), 0, 0, 0)
    if found & UPPER:
        n = put(out, n, verb, what, which, place_of(t, horse, way, paid, UPPER), 0, 0, 0)
    if found & CROSS:
        n = put(out, n, verb, what, which, HOME, 0, 0, 0)
    return n


# --- check, act ------------------------------------------------------------------------------------------------------


@rule
def check(t: Meeting, seat: int, action: Action) -> int:
    """0, or the clause that forbids an action, whatever it holds."""
    if t.over:
        return 7
    if seat < 0 or seat >= t.seats:
        return 4
    if t.phase == DEALING:
        return 5
    if action.verb == SELECT:
        return check_selection(t, seat, action)
    if BET_WIN <= action.verb <= BET_JACKPOT:
        return check_bet(t, seat, action)
    if t.phase == TURNING:
        if action.verb != MOVE or t.chance != 0 or seat != t.turn or action.what != NONE or action.amount != 0:
            return 29
        return check_move(t, t.pending, action.which, action.where)
    if action.verb == MOVE:
        return 29
    if action.verb != PLAY or t.phase != RUNNING or seat != t.turn or action.amount != 0:
        return 17
    if action.what < 0 or action.what >= KINDS or has_card(t, seat, action.what) == 0:
        return 17
    return check_move(t, action.what, action.which, action.where)


@rule
def act(t: Meeting, seat: int, action: Action) -> None:
    """Carry a checked action out."""
    clear(t)
    if action.verb == SELECT:
        select(t, seat, action.what)
    elif action.verb == PLAY:
        play(t, seat, action)
    elif action.verb == MOVE:
        make_move(t, seat, action)
    else:
        place_bet(t, seat, bet_of(action.verb), action.amount)


# --- chance ----------------------------------------------------------------------------------------------------------


@rule
def tickets(t: Meeting) -> int:
    """One a card: those still to be dealt, or those still face down in the pile."""
    return t.to_deal if t.chance == DEAL else t.down_left


@rule
def ticket(t: Meeting, k: int) -> Action:
    """The k-th card still to be dealt or turned, in the order of kinds."""
    kind = 0
    if t.chance == DEAL:
        while k >= t.undealt[kind]:
            k -= t.undealt[kind]
            kind += 1
        return Action(DEAL, t.next_card, kind, NONE, 0)
    while k >= t.down[kind]:
        k -= t.down[kind]
        kind += 1
    return Action(TURN, kind, NONE, NONE, 0)


@rule
def befall(t: Meeting, outcome: Action) -> None:
    """Deal a card, or turn one of the pile."""
    clear(t)
    if t.chance == DEAL:
        deal(t, outcome.which)
    else:
        turn_card(t, outcome.what)


# --- scoring (LYS-39) ------------------------------------------------------------------------------------------------


@rule
def score(t: Meeting, out: list[int]) -> None:
    """Money decides."""
    for seat in range(t.seats):
        out[seat] = purse(t, seat)


@rule
def winners(t: Meeting) -> int:
    """A mask of the seats with most money; equal money shares the win, also where all are broke (ruling 34)."""
    return richest(t)


# --- invariants ------------------------------------------------------------------------------------------------------


@rule
def invariants(t: Meeting) -> int:
    """1 money lost or made · 2 a card in two places or none · 3 two horses on one square, or one off the track · 4 a
    wallet below 0 · 5 the journal too long · 6 stakes that are nobody's · 7 the taken squares are not those of the
    horses · 8 more cards face down than in the pile.
    """
    if not is_conserved(t):
        return 1
    staked = 0
    for seat in range(t.seats):
        if purse(t, seat) < 0:
            return 4
        if t.over == 0:
            staked += t.stake[seat]
    if t.ledger.account[STAKES] != staked or t.ledger.account[POT] < 0:
        return 6
    for kind in range(KINDS):
        found = t.undealt[kind] + t.pile[kind]
        for seat in range(t.seats):
            found += t.hand[seat][kind]
            if t.selection[seat] == kind:
                found += 1
        if found != copies_in_play(t, kind):
            return 2
        if t.down[kind] < 0 or t.down[kind] > t.pile[kind]:
            return 8
    broken = misplaced(t)
    if broken:
        return broken
    return 0 if fits(t) else 5


@rule
def misplaced(t: Meeting) -> int:
    """3 or 7 of the invariants, or 0."""
    for horse in range(1, HORSES + 1):
        bits = 3
        for other in range(1, HORSES + 1):
            if t.lane[other] == horse:
                bits |= 2 << t.square[other]
            if (
                other != horse
                and t.lane[other] > 0
                and t.lane[other] * LANE + t.square[other] == t.lane[horse] * LANE + t.square[horse]
            ):
                return 3
        if t.lane[horse] > 0 and (
            t.square[horse] > t.options.squares or (t.square[horse] == 0 and t.lane[horse] != horse)
        ):
            return 3
        if t.taken[horse] != bits:
            return 7
    return 0
