"""The basic bot of Lose Your Shirt: backs the horse its hand favours, moves it up, holds the others back, hides it at
first.

It reads what its seat may see: the public fields, its own hand and its own selection. All it weighs is counted in
whole points.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE, Action
from homestretch.engine.generator import below
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.moves import horse_of, spaces_of
from homestretch.games.lose_your_shirt.race import deck_size
from homestretch.games.lose_your_shirt.session import (
    BET_JACKPOT,
    BET_PLACE,
    BET_WIN,
    BETTING,
    PLACE,
    PLAY,
    SELECT,
    Meeting,
)
from homestretch.games.lose_your_shirt.tables import (
    GREEN_SPOT,
    HOME,
    JACKPOT_STAKE,
    KINDS_A_HORSE,
    LANE,
    NOTE,
    RED_SPOT,
)
from homestretch.parts.ledger import POT, purse

# Points for each space that the backed horse gains, openly or while it is still hidden.
OPEN, HIDDEN = 100, 60
# What it costs to turn the selection card up before it must be.
SHOWING = 250
# A pool worth more than a win bet of the same stake pays, should another share it.
GOOD_POOL = 350


@rule
def choose(t: Meeting, seat: int, out: list[list[int]], n: int, g: list[int]) -> Action:
    """The action of a seat that has the legal rows out[0:n]; draws small differences from the stream `g`."""
    if out[0][0] == SELECT:
        return Action(SELECT, choose_selection(t, seat, out, n, g), NONE, NONE, 0)
    if t.phase == BETTING:
        return choose_bet(t, seat)
    best = 0
    most = -(1 << 40)
    for i in range(n):
        row = out[i]
        points = 4 * worth(t, seat, row[0], row[1], row[2], row[3]) + below(g, 20)
        if points > most:
            most = points
            best = i
    row = out[best]
    return Action(row[0], row[1], row[2], row[3], 0)


# --- before the race -------------------------------------------------------------------------------------------------


@rule
def strength(t: Meeting, seat: int, horse: int) -> int:
    """How many spaces a hand, with its selection, can move a horse."""
    found = 0
    for kind in range(KINDS_A_HORSE * (horse - 1), KINDS_A_HORSE * horse):
        found += t.hand[seat][kind] * spaces_of(kind)
        if t.selection[seat] == kind:
            found += spaces_of(kind)
    return found


@rule
def choose_selection(t: Meeting, seat: int, out: list[list[int]], n: int, g: list[int]) -> int:
    """The lowest card of the horse for which the hand has most spaces: the better ones shall move it unseen."""
    best = NONE
    most = -1
    for i in range(n):
        kind = out[i][1]
        points = 20 * strength(t, seat, horse_of(kind)) - 4 * (kind % KINDS_A_HORSE) + below(g, 4)
        if points > most:
            most = points
            best = kind
    return best


@rule
def choose_bet(t: Meeting, seat: int) -> Action:
    """A win bet that grows with the hand's share of the horse, a place bet on a weak one, the jackpot when it is
    worth more.
    """
    money = purse(t, seat)
    power = strength(t, seat, horse_of(t.selection[seat])) + 2 * t.hand[seat][RED_SPOT] + t.hand[seat][GREEN_SPOT]
    if t.ledger.account[POT] >= GOOD_POOL and money >= JACKPOT_STAKE:
        return Action(BET_JACKPOT, NONE, NONE, NONE, JACKPOT_STAKE)
    share = min(max(power - 4, 2), 12)  # of 40 parts of the money
    stake = max(NOTE, money * share // 40 // NOTE * NOTE)
    if power < 8:
        return Action(BET_PLACE, NONE, NONE, NONE, stake)
    return Action(BET_WIN, NONE, NONE, NONE, stake)


# --- in the race -----------------------------------------------------------------------------------------------------


@rule
def worth(t: Meeting, seat: int, verb: int, what: int, which: int, where: int) -> int:
    """Points of a play or a turned card's move for a seat's own bet."""
    kind = what if verb == PLAY else t.pending
    mine = horse_of(t.selection[seat]) if t.bet[seat] else NONE
    hand = deck_size(t) // t.seats
    horse = horse_of(kind)
    points = 0
    if horse == 0:
        horse = which
        points -= 30  # a spot is good for any horse later, too
    if verb == PLAY and t.hand[seat][kind] == 0 and 3 * t.cards[seat] > hand:
        points -= SHOWING
    if where == NONE:
        return points
    if horse == mine:
        early = verb == PLAY and 3 * t.cards[seat] > 2 * hand
        points += gained(t, horse, where) * (HIDDEN if early else OPEN)
        return points + (2000 if where == HOME else prospect(t, horse, where))
    return points - harm(t, seat, mine, horse, where)


@rule
def gained(t: Meeting, horse: int, where: int) -> int:
    """How many squares a horse gains by a move to a place; below 0 backwards."""
    square: int = t.options.squares + 1 if where == HOME else where % LANE
    square -= t.square[horse]
    return square


@rule
def harm(t: Meeting, seat: int, mine: int, horse: int, where: int) -> int:
    """Points that another horse's move costs: more the nearer it is to FINISH, less if it runs far behind the own."""
    left = t.options.squares + 1 - t.square[horse]
    danger: int = 600 // (left + 1)
    if mine != NONE and t.lane[mine] > 0 and t.square[mine] > t.square[horse] + 4:
        danger //= 2
    points = gained(t, horse, where) * danger + prospect(t, horse, where) // 2
    if where == HOME:
        points += crossing_hurts(t, seat, mine)
    elif mine != NONE and where // LANE == t.lane[mine] and 0 < where % LANE - t.square[mine] <= 4:
        points += 90  # in the way of the own horse
    return points


@rule
def prospect(t: Meeting, horse: int, where: int) -> int:
    """Points for a free lane ahead of a place: less for each of the next three squares that is taken."""
    if where == HOME:
        return 0
    lane = where // LANE
    square = where % LANE
    points = 0
    for ahead in range(square + 1, square + 4):
        if t.taken[lane] >> (ahead + 1) & 1 and not (t.lane[horse] == lane and t.square[horse] == ahead):
            points -= 40
    return points


@rule
def crossing_hurts(t: Meeting, seat: int, mine: int) -> int:
    """Points lost when another horse crosses FINISH: the win, or the whole race, is gone with it."""
    if mine == NONE or t.lane[mine] == 0:
        return 0
    if t.first == 0 and t.bet[seat] == PLACE:
        return 400
    return 2000
