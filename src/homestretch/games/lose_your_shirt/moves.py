"""Lose Your Shirt: where a horse may go (LYS-18 to LYS-26).

One search over paths, space by space, gives both the legal ends of a move and the path that it takes.

A horse has at most three ways: in its own lane all along, or changing once into the lane on its left or right. So all
squares that it can have reached after some spaces are three bits – one a lane – and the search goes from one such
layer to the next.
"""

from __future__ import annotations

from homestretch.engine.contract import NONE
from homestretch.engine.journal import EVERYONE, note
from homestretch.engine.rule import rule
from homestretch.games.lose_your_shirt.session import CROSSED, MOVED, SIDEWAYS, STEPPED, STUCK, WASTED, Meeting
from homestretch.games.lose_your_shirt.tables import (
    BACK,
    FORWARD,
    GREEN_SPOT,
    HOME,
    HORSES,
    KINDS_A_HORSE,
    LANE,
    NUMBERS,
    RED_SPOT,
)

# The bits of a layer, in the order of lanes: which ways are alive, and whether one has crossed FINISH with this space.
LOWER, OWN, UPPER, CROSS = 1, 2, 4, 8
ON_TRACK = LOWER | OWN | UPPER
ANY_CROSS = 0x88880
# The red spot moves as far as a horse card of 3.
RED = 3


@rule
def horse_of(kind: int) -> int:
    """The horse that a card names; 0 for a spot."""
    return 0 if kind >= GREEN_SPOT else 1 + kind // KINDS_A_HORSE


@rule
def spaces_of(kind: int) -> int:
    """By how many spaces a card moves; below 0 for backwards (LYS-18)."""
    if kind == GREEN_SPOT:
        return -BACK
    if kind == RED_SPOT:
        return RED
    return FORWARD[kind % KINDS_A_HORSE]


@rule
def clear_track(t: Meeting) -> None:
    """Every horse into its own stall (LYS-1)."""
    t.taken[0] = -1
    t.taken[NUMBERS - 1] = -1
    for horse in range(1, HORSES + 1):
        t.lane[horse] = horse
        t.square[horse] = 0
        t.taken[horse] = 3
    t.first = 0
    t.second = 0


@rule
def explore(t: Meeting, horse: int, way: int, spaces: int) -> int:
    """Search all paths of a horse on the track, `way` 1 forward or −1 back: the layers after 0, 1, … spaces, four
    bits each.

    A way ends where the next square is taken (LYS-20), off the lanes, or behind the stalls; only its own stall is
    open to a horse (LYS-23, ruling 28).
    """
    lane = t.lane[horse]
    square = t.square[horse]
    lower = t.taken[lane - 1]
    own = t.taken[lane]
    upper = t.taken[lane + 1]
    if lane - 1 == horse:
        lower &= -3
    elif lane == horse:
        own &= -3
    elif lane + 1 == horse:
        upper &= -3
    lost = t.options.lane_change  # sideways: the step aside costs a space and gains no rank (LYS-19)
    finish = t.options.squares + 1
    layer = OWN
    layers = OWN
    for paid in range(1, spaces + 1):
        ahead = square + way * paid
        beside = ahead - way * lost
        straight = layer >> 1
        turned = (layer | straight) & ~(lower >> (beside + 1)) & 1
        kept = straight & ~(own >> (ahead + 1)) & 1
        turned_up = (layer >> 2 | straight) & ~(upper >> (beside + 1)) & 1
        reached = turned * LOWER + kept * OWN + turned_up * UPPER
        if beside >= finish:
            reached = CROSS if reached else 0
        elif ahead >= finish and kept:
            reached += CROSS - OWN
        layers |= reached << 4 * paid
        layer = reached & ON_TRACK
        if layer == 0:
            break
    return layers


@rule
def farthest(layers: int, spaces: int) -> int:
    """The legal ends of a move of so many spaces: the bits of its last layer, and above them (from bit 4) the spaces
    paid; 0 if it cannot move.

    The full number of spaces, or as many as any path allows (LYS-21); crossing FINISH counts as the full move
    (LYS-25, ruling 27).
    """
    if layers & ANY_CROSS & ((16 << 4 * spaces) - 1):
        return spaces << 4 | CROSS | layers >> 4 * spaces & ON_TRACK
    paid = spaces
    while paid > 0 and layers >> 4 * paid & ON_TRACK == 0:
        paid -= 1
    return paid << 4 | layers >> 4 * paid & ON_TRACK if paid > 0 else 0


@rule
def place_of(t: Meeting, horse: int, way: int, paid: int, side: int) -> int:
    """The place that a way – one bit of a layer – has reached after so many spaces."""
    lane = t.lane[horse]
    square = t.square[horse] + way * paid
    if side != OWN:
        lane += 1 if side == UPPER else -1
        if t.options.lane_change == SIDEWAYS:
            square -= way
    return lane * LANE + square


@rule
def can_move(t: Meeting, horse: int, spaces: int) -> int:
    """1 if a horse on the track can move at all by so many spaces, forward or (below 0) back."""
    way = 1 if spaces > 0 else -1
    return 1 if explore(t, horse, way, 1) >> 4 else 0


@rule
def check_move(t: Meeting, kind: int, which: int, where: int) -> int:
    """0, or the clause that a move by a card breaks: `which` the horse that a spot names, `where` the end (NONE: it
    moves nothing).
    """
    horse = horse_of(kind)
    if horse == 0:
        if which < 1 or which > HORSES or t.lane[which] == 0:
            return 24
        horse = which
    elif which != NONE:
        return 18
    if t.lane[horse] == 0:
        return 0 if where == NONE else 26
    spaces = spaces_of(kind)
    way = 1 if spaces > 0 else -1
    found = farthest(explore(t, horse, way, abs(spaces)), abs(spaces))
    if found == 0:
        return 0 if where == NONE else 22
    if where == NONE:
        return 21
    if where == HOME:
        return 0 if found & CROSS else 21
    for side in (LOWER, OWN, UPPER):
        if found & side and where == place_of(t, horse, way, found >> 4, side):
            return 0
    return why_not(t, horse, where)


@rule
def why_not(t: Meeting, horse: int, where: int) -> int:
    """The clause that speaks most plainly against a place that is no end of a horse's move."""
    if where % LANE == 0 and where // LANE != horse:
        return 23
    for other in range(1, HORSES + 1):
        if other != horse and t.lane[other] > 0 and where == t.lane[other] * LANE + t.square[other]:
            return 20
    return 19 if abs(where // LANE - t.lane[horse]) > 1 else 21


@rule
def move(t: Meeting, seat: int, kind: int, which: int, where: int) -> None:
    """Make a checked move, telling every square of its path; a horse that crosses leaves the track (LYS-25)."""
    horse = horse_of(kind)
    if horse == 0:
        horse = which
    if t.lane[horse] == 0:
        note(t, WASTED, 26, seat, horse, 0, 0, EVERYONE)
        return
    if where == NONE:
        note(t, STUCK, 22, seat, horse, 0, 0, EVERYONE)
        return
    spaces = spaces_of(kind)
    way = 1 if spaces > 0 else -1
    layers = explore(t, horse, way, abs(spaces))
    if where == HOME:
        cross(t, seat, horse, layers)
        return
    paid = farthest(layers, abs(spaces)) >> 4
    side = OWN
    if where // LANE < t.lane[horse]:
        side = LOWER
    elif where // LANE > t.lane[horse]:
        side = UPPER
    tell_steps(t, seat, horse, way, layers, paid - 1, paid, side)
    t.taken[t.lane[horse]] &= -1 - (2 << t.square[horse]) | 3
    t.lane[horse] = where // LANE
    t.square[horse] = where % LANE
    t.taken[t.lane[horse]] |= 2 << t.square[horse]
    note(t, MOVED, 18, seat, horse, t.lane[horse], t.square[horse], EVERYONE)


@rule
def cross(t: Meeting, seat: int, horse: int, layers: int) -> None:
    """Cross FINISH on the shortest way there, straight on where that is open (LYS-25, LYS-28)."""
    paid = 1
    while layers >> 4 * paid & CROSS == 0:
        paid += 1
    before = layers >> 4 * (paid - 1) & ON_TRACK
    side = OWN
    if before & OWN == 0:
        side = LOWER if before & LOWER else UPPER
    tell_steps(t, seat, horse, 1, layers, paid - 1, paid - 1, side)
    t.taken[t.lane[horse]] &= -1 - (2 << t.square[horse]) | 3
    t.lane[horse] = 0
    t.square[horse] = -1
    if t.first == 0:
        t.first = horse
        note(t, CROSSED, 28, seat, horse, 1, 0, EVERYONE)
    else:
        t.second = horse
        note(t, CROSSED, 28, seat, horse, 2, 0, EVERYONE)


@rule
def tell_steps(t: Meeting, seat: int, horse: int, way: int, layers: int, told: int, paid: int, side: int) -> None:
    """Tell the first `told` squares of the path that ends on a side after `paid` spaces; it changes lanes as early as
    it can.
    """
    change = paid  # the space with which it changes lanes: the way has been alive ever since
    while side != OWN and layers >> 4 * (change - 1) & side:
        change -= 1
    for i in range(1, told + 1):
        place = place_of(t, horse, way, i, OWN if i < change else side)
        note(t, STEPPED, 19, seat, horse, place // LANE, place % LANE, EVERYONE)
