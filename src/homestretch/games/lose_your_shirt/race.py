"""Lose Your Shirt: dealing, playing the hands, turning the pile (LYS-5 to LYS-9, LYS-17, LYS-27 to LYS-30)."""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.moves import can_move, clear_track, horse_of, move, spaces_of
from homestretch.games.lose_your_shirt.session import (
    BETTING,
    CARD_DEALT,
    CARD_GOT,
    DEAL,
    DEALING,
    DEALT_AGAIN,
    MEETING_OVER,
    PILE_AGAIN,
    PILE_SHUFFLED,
    PLAYED,
    RACE_STARTED,
    SELECTION_PLAYED,
    TURN,
    TURNED,
    TURNING,
    Meeting,
)
from homestretch.games.lose_your_shirt.settling import settle
from homestretch.games.lose_your_shirt.tables import COPIES, DECK, DECK_WITHOUT_SPOTS, GREEN_SPOT, KINDS
from homestretch.parts.ledger import solvent
from homestretch.parts.seats import left_of

# --- dealing ---------------------------------------------------------------------------------------------------------


@rule
def start_race(t: Meeting) -> None:
    """Horses into their stalls, the deal one place to the left (LYS-1, LYS-8); who has no money has lost his shirt
    for good (LYS-38).
    """
    t.race += 1
    t.dealer = (t.race - 1) % t.seats
    clear_track(t)
    for kind in range(KINDS):
        t.pile[kind] = 0
        t.down[kind] = 0
    t.down_left = 0
    t.shuffles = 0
    t.top = NONE
    t.pending = NONE
    for seat in range(t.seats):
        t.selected[seat] = 0
        t.selection[seat] = NONE
        t.shown[seat] = NONE
        t.laid[seat] = 0
        t.bet[seat] = 0
        t.stake[seat] = 0
    note(t, RACE_STARTED, 8, t.dealer, t.race, 0, 0, EVERYONE)
    start_deal(t)


@rule
def start_deal(t: Meeting) -> None:
    """The whole pack to the dealer (LYS-5)."""
    for kind in range(KINDS):
        t.undealt[kind] = copies_in_play(t, kind)
        for seat in range(t.seats):
            t.hand[seat][kind] = 0
    for seat in range(t.seats):
        t.cards[seat] = 0
    t.to_deal = deck_size(t)
    t.next_card = left_of(t, t.dealer)
    t.phase = DEALING
    t.turn = NONE
    t.chance = DEAL
    t.trigger = t.dealer


@rule
def deck_size(t: Meeting) -> int:
    """How many cards are dealt: all 42, or 40 with four or five players (LYS-5)."""
    return DECK_WITHOUT_SPOTS if t.seats == 4 or t.seats == 5 else DECK


@rule
def copies_in_play(t: Meeting, kind: int) -> int:
    """How many cards of a kind are in the game: one spot of each colour is set aside with four or five players
    (LYS-3, LYS-5).
    """
    if kind >= GREEN_SPOT and deck_size(t) == DECK_WITHOUT_SPOTS:
        return COPIES[kind] - 1
    return COPIES[kind]


@rule
def deal(t: Meeting, kind: int) -> None:
    """One card face down to the next seat; after the last, selections and bets (LYS-5, LYS-9)."""
    seat = t.next_card
    t.undealt[kind] -= 1
    t.to_deal -= 1
    t.hand[seat][kind] += 1
    t.cards[seat] += 1
    note(t, CARD_DEALT, 5, seat, t.to_deal, 0, 0, EVERYONE)
    note(t, CARD_GOT, 5, seat, horse_of(kind), spaces_of(kind), 0, seat)
    t.next_card = left_of(t, seat)
    if t.to_deal > 0:
        return
    for player in range(t.seats):
        if t.broke[player] == 0 and horse_cards(t, player) == 0:
            note(t, DEALT_AGAIN, 9, player, 0, 0, 0, EVERYONE)
            start_deal(t)
            return
    t.phase = BETTING
    t.next_card = NONE
    t.chance = 0
    t.trigger = NONE


@rule
def horse_cards(t: Meeting, seat: int) -> int:
    """How many horse cards a seat has in its hand."""
    found = 0
    for kind in range(GREEN_SPOT):
        found += t.hand[seat][kind]
    return found


# --- playing the hands -----------------------------------------------------------------------------------------------


@rule
def has_card(t: Meeting, seat: int, kind: int) -> int:
    """1 if a seat can play a card of this kind: from the hand, or its face-down selection (LYS-11)."""
    if t.hand[seat][kind] > 0:
        return 1
    return 1 if t.selection[seat] == kind and t.shown[seat] == NONE else 0


@rule
def play(t: Meeting, seat: int, action: Action) -> None:
    """Play a card and make its move; a copy in the hand goes before the selection (LYS-17, LYS-27, ruling 26)."""
    kind = action.what
    t.cards[seat] -= 1
    t.top = kind
    if t.hand[seat][kind] > 0:
        t.hand[seat][kind] -= 1
        t.pile[kind] += 1
        note(t, PLAYED, 17, seat, horse_of(kind), spaces_of(kind), 0, EVERYONE)
    else:
        t.shown[seat] = kind
        note(t, SELECTION_PLAYED, 27, seat, horse_of(kind), spaces_of(kind), 0, EVERYONE)
    move(t, seat, kind, action.which, action.where)
    if t.second:
        end_race(t)
        return
    t.turn = left_of(t, seat)
    if t.cards[t.turn] == 0:
        shuffle_pile(t)


# --- turning the pile ------------------------------------------------------------------------------------------------


@rule
def shuffle_pile(t: Meeting) -> None:
    """All cards are played and two horses are not home: the central pile is shuffled, and the dealer turns first
    (LYS-29).
    """
    t.phase = TURNING
    t.turn = t.dealer
    turn_pile_over(t)
    note(t, PILE_SHUFFLED, 29, t.dealer, t.down_left, 0, 0, EVERYONE)
    t.chance = TURN
    t.trigger = t.dealer


@rule
def turn_pile_over(t: Meeting) -> None:
    """Lay the whole central pile face down, its order unknown."""
    t.shuffles += 1
    t.down_left = 0
    for kind in range(KINDS):
        t.down[kind] = t.pile[kind]
        t.down_left += t.pile[kind]


@rule
def turn_card(t: Meeting, kind: int) -> None:
    """Turn the top card: the one who turned it makes its move; a horse card that moves nothing asks nobody (LYS-29,
    ruling 33).
    """
    t.down[kind] -= 1
    t.down_left -= 1
    t.top = kind
    seat = t.turn
    horse = horse_of(kind)
    note(t, TURNED, 29, seat, horse, spaces_of(kind), 0, EVERYONE)
    if horse > 0 and (t.lane[horse] == 0 or can_move(t, horse, spaces_of(kind)) == 0):
        move(t, seat, kind, NONE, NONE)
        next_turn(t)
        return
    t.pending = kind
    t.chance = 0
    t.trigger = NONE


@rule
def make_move(t: Meeting, seat: int, action: Action) -> None:
    """Make the move of the turned card."""
    kind = t.pending
    t.pending = NONE
    move(t, seat, kind, action.which, action.where)
    if t.second:
        end_race(t)
    else:
        next_turn(t)


@rule
def next_turn(t: Meeting) -> None:
    """The next seat turns a card; a pile that has run out is shuffled again first (LYS-30, ruling 30)."""
    t.turn = left_of(t, t.turn)
    t.chance = TURN
    t.trigger = t.turn
    if t.down_left == 0:
        turn_pile_over(t)
        note(t, PILE_AGAIN, 30, t.turn, t.down_left, 0, 0, EVERYONE)


# --- the end ---------------------------------------------------------------------------------------------------------


@rule
def end_race(t: Meeting) -> None:
    """Two horses are home: pay out, then the next race or the end (LYS-28, LYS-7, LYS-40)."""
    settle(t)
    left = solvent(t)
    if t.race < t.options.races and left > 0:
        start_race(t)
        return
    t.phase = 0
    t.turn = NONE
    t.chance = 0
    t.trigger = NONE
    t.over = 1
    note(t, MEETING_OVER, 40 if left == 0 else 39, NONE, t.race, 0, 0, EVERYONE)
