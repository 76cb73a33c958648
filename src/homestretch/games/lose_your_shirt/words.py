"""Words of Lose Your Shirt: its texts, why an action is refused, and what each journal note says."""

from __future__ import annotations

from homestretch.engine.grammar import Grammar, Word, counted, listed
from homestretch.games.lose_your_shirt import session as s
from homestretch.games.lose_your_shirt.tables import BACK, FORWARD, GREEN_SPOT, HOME, HORSES, LANE, RED_SPOT

CARDS = {3 * (horse - 1) + i: f"{horse}+{steps}" for horse in range(1, HORSES + 1) for i, steps in enumerate(FORWARD)}
CARDS |= {GREEN_SPOT: f"any-{BACK}", RED_SPOT: "any+3"}


def say_place(place: int) -> str:
    """The text of a place: `3:8` (lane and square), `3:0` (the stall of lane 3), `home`."""
    return "home" if place == HOME else f"{place // LANE}:{place % LANE}"


def read_place(text: str) -> int:
    """The place of a text; raises ValueError beyond the longest track."""
    if text == "home":
        return HOME
    lane, square = map(int, text.split(":"))
    if square >= LANE:
        raise ValueError(text)
    return lane * LANE + square


GRAMMAR = Grammar(
    {
        s.SELECT: "select {what:card}",
        s.BET_WIN: "bet win {amount:money}",
        s.BET_PLACE: "bet place {amount:money}",
        s.BET_JACKPOT: "bet jackpot {amount:money}",
        s.PLAY: "play {what:card}[ {which:horse}][ to {where:square}]",
        s.MOVE: "move[ {which:horse}][ to {where:square}]",
        s.DEAL: "deal {what:seat} {which:card}",
        s.TURN: "turn {what:card}",
    },
    {
        "card": listed(CARDS),
        "horse": counted("h", 12, first=1),
        "square": Word(r"home|[1-6]:(?:0|[1-9][0-9]?)", say_place, read_place),
    },
    amounts={s.BET_WIN: "LYS-15", s.BET_PLACE: "LYS-15", s.BET_JACKPOT: "LYS-16"},
)

# Completes "… is not allowed now: ".
CLAUSES = {
    4: "there is no such seat at this table",
    5: "the cards are still being dealt",
    7: "the meeting is over",
    10: "before the bets each player with money lays one horse card of his own as his selection, once; no spots",
    12: "a bet is made once, between the deal and the race, and then stands",
    14: "a bet comes after the selection, and in its turn where players bet in turn",
    15: "a win or place bet is a multiple of 10, at least 10 and at most the money one has",
    16: "a jackpot bet is exactly 50, from a player who has 50",
    17: "in the race each plays one card of his own when it is his turn",
    18: "a horse card names its own horse; only a spot names another",
    19: "in one move a horse changes lanes at most once, into the next lane",
    20: "another horse stands on that square",
    21: "a move goes the full number of spaces, or as far as any way allows if all are blocked",
    22: "this horse cannot move at all, so the card moves nothing",
    23: "going back, a horse enters its own stall only",
    24: "a spot names a horse that is still on the track",
    26: "that horse is home, so its card moves nothing",
    29: "only when the hands are played are cards turned from the pile, and who has turned one makes its move",
    38: "a player who has lost his shirt neither selects nor bets",
}

# Kind of note → its name, and the names of its numbers SEAT, A, B, AMOUNT ("" where one is not used).
# A card is told as `horse` (0 for a spot) and `spaces` (−2 for a green spot); `bet` is 1 win, 2 place, 3 jackpot.
NOTES = {
    s.RACE_STARTED: ("race-started", "seat", "race", "", ""),
    s.CARD_DEALT: ("card-dealt", "seat", "left", "", ""),
    s.CARD_GOT: ("card-got", "seat", "horse", "spaces", ""),
    s.DEALT_AGAIN: ("dealt-again", "seat", "", "", ""),
    s.SELECTED: ("selected", "seat", "", "", ""),
    s.OWN_SELECTION: ("own-selection", "seat", "horse", "spaces", ""),
    s.BET_LAID: ("bet-laid", "seat", "", "", ""),
    s.OWN_BET: ("own-bet", "seat", "bet", "", "amount"),
    s.BET_SHOWN: ("bet-shown", "seat", "bet", "", "amount"),
    s.RACE_OFF: ("race-off", "seat", "race", "", ""),
    s.PLAYED: ("played", "seat", "horse", "spaces", ""),
    s.SELECTION_PLAYED: ("selection-played", "seat", "horse", "spaces", ""),
    s.STEPPED: ("stepped", "seat", "horse", "lane", "square"),
    s.MOVED: ("moved", "seat", "horse", "lane", "square"),
    s.STUCK: ("stuck", "seat", "horse", "", ""),
    s.WASTED: ("wasted", "seat", "horse", "", ""),
    s.CROSSED: ("crossed", "seat", "horse", "place", ""),
    s.PILE_SHUFFLED: ("pile-shuffled", "seat", "cards", "", ""),
    s.TURNED: ("turned", "seat", "horse", "spaces", ""),
    s.PILE_AGAIN: ("pile-again", "seat", "cards", "", ""),
    s.RACE_OVER: ("race-over", "", "first", "second", ""),
    s.SELECTION_SHOWN: ("selection-shown", "seat", "horse", "spaces", ""),
    s.STAKE_BACK: ("stake-back", "seat", "horse", "", "amount"),
    s.WIN_PAID: ("win-paid", "seat", "horse", "", "amount"),
    s.PLACE_PAID: ("place-paid", "seat", "horse", "", "amount"),
    s.JACKPOT_PAID: ("jackpot-paid", "seat", "horse", "", "amount"),
    s.STAKE_LOST: ("stake-lost", "seat", "horse", "", "amount"),
    s.POOL_NOW: ("pool-now", "", "", "", "amount"),
    s.SHIRT_LOST: ("shirt-lost", "seat", "", "", ""),
    s.MEETING_OVER: ("meeting-over", "", "race", "", ""),
}
