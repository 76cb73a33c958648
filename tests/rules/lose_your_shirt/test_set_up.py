"""Track, pack, deal, money, dealers (LYS-1 to LYS-9)."""

from __future__ import annotations

import random

import pytest

from homestretch import BadOption, State, load_game
from tests.rules.lose_your_shirt.table import bet_all, deal, do, hand, new_table, race, refused, told, wallets

HORSE_CARDS = {f"{horse}+{steps}": copies for horse in range(1, 7) for steps, copies in ((2, 2), (3, 1), (4, 2))}


@pytest.mark.rule("LYS-1", "LYS-2")
def test_six_horses_each_in_its_own_stall() -> None:
    t = new_table().t
    assert t.lane[1:7] == [1, 2, 3, 4, 5, 6]
    assert t.square[1:7] == [0] * 6
    assert t.options.squares == 18


@pytest.mark.rule("LYS-2")
def test_the_track_has_as_many_squares_as_the_option_says() -> None:
    for squares in (10, 18, 30):
        state = race(at={3: f"3:{squares}"}, hands=[["3+2"], [], []], squares=squares)
        assert state.legal_actions() == ["play 3+2 to home"]
        state = race(at={3: f"3:{squares - 2}"}, hands=[["3+2"], [], []], squares=squares)
        assert state.legal_actions() == [f"play 3+2 to {lane}:{squares}" for lane in (2, 3, 4)]
    assert load_game("lose-your-shirt", lanes=6).options["lanes"] == 6
    for name, value in (("squares", 9), ("squares", 31), ("squares", "18"), ("squares", True), ("lanes", 5)):
        with pytest.raises(BadOption, match=name):
            load_game("lose-your-shirt", **{name: value})


@pytest.mark.rule("LYS-3")
def test_the_pack_of_42() -> None:
    for seats in (3, 6):
        outcomes = new_table(seats).chance_outcomes()
        assert {text.split()[2]: weight for text, weight in outcomes} == HORSE_CARDS | {"any-2": 6, "any+3": 6}
        assert {text.split()[1] for text, _ in outcomes} == {"p2"}


@pytest.mark.rule("LYS-4")
def test_three_to_six_play() -> None:
    for seats in (3, 4, 5, 6):
        assert new_table(seats).game.seats == seats
    for seats in (2, 7):
        with pytest.raises(BadOption, match="3 to 6 players"):
            load_game("lose-your-shirt", seats=seats)


@pytest.mark.rule("LYS-5")
@pytest.mark.parametrize(("seats", "cards", "spots"), [(3, 14, 6), (4, 10, 5), (5, 8, 5), (6, 7, 6)])
def test_hands_and_spots_set_aside(seats: int, cards: int, spots: int) -> None:
    state = new_table(seats)
    weights = {text.split()[2]: weight for text, weight in state.chance_outcomes()}
    assert weights == HORSE_CARDS | {"any-2": spots, "any+3": spots}
    order = []
    while state.is_chance_node():
        text = state.chance_outcomes()[0][0]
        order.append(text.split()[1])
        state.apply_action(text)
    # Singly, from the dealer's left, the dealer last.
    assert order == [f"p{1 + k % seats}" for k in range(1, seats * cards + 1)]
    assert state.t.cards[:seats] == [cards] * seats
    assert [sum(state.t.hand[seat]) for seat in range(seats)] == [cards] * seats
    assert refused(new_table(seats), "p1 select 4+3") == "LYS-5"


@pytest.mark.rule("LYS-5")
def test_only_its_owner_sees_a_dealt_card() -> None:
    state = do(new_table(), "chance deal p2 4+3")
    assert told(state, "card-dealt") == [{"what": "card-dealt", "clause": "LYS-5", "seat": 1, "left": 41}]
    assert told(state, "card-got", 1) == [{"what": "card-got", "clause": "LYS-5", "seat": 1, "horse": 4, "spaces": 3}]
    assert told(state, "card-got") == told(state, "card-got", 0) == []
    assert state.view(0)["hand"] == [0] * 20
    assert state.view(None)["hand"] is None
    assert sum(state.view(1)["hand"]) == 1


@pytest.mark.rule("LYS-6")
def test_money_of_the_players_and_of_the_bank() -> None:
    assert new_table(4).money() == {"p1": 100, "p2": 100, "p3": 100, "p4": 100, "bank": 2000, "stakes": 0, "jackpot": 0}
    assert new_table(3, starting_money=110).money()["bank"] == 2070
    # Ruling 32: more than the box holds.
    assert new_table(6, starting_money=500).money()["bank"] == -600
    for wrong in (0, 5, 15, -10, 100.0, "100"):
        with pytest.raises(BadOption, match="starting_money"):
            load_game("lose-your-shirt", starting_money=wrong)


def run_race(state: State, rng: random.Random) -> State:
    """Play one race to its end by chance; everyone bets 10 to win."""
    race_now = state.t.race
    while state.t.race == race_now and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
        elif state.t.phase == 2:
            bet_all(state)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.rule("LYS-7", "LYS-8")
def test_races_of_a_meeting_and_their_dealers() -> None:
    rng = random.Random(7)
    assert load_game("lose-your-shirt").options["races"] == 8
    state = new_table(3, races=4, starting_money=1000)
    dealers = []
    while not state.is_terminal():
        dealers.append(state.t.dealer)
        run_race(state, rng)
    assert dealers == [0, 1, 2, 0]
    assert refused(state, "p1 bet win 10") == refused(state, "p2 play 1+2") == "LYS-7"
    frozen = state.money()
    assert state.legal_actions(0) == []
    assert state.chance_outcomes() == []
    assert state.money() == frozen
    for wrong in (0, 51):
        with pytest.raises(BadOption, match="races"):
            load_game("lose-your-shirt", races=wrong)


@pytest.mark.rule("LYS-8")
def test_the_first_dealer_is_seat_0_without_a_draw() -> None:
    state = new_table(5)
    assert state.t.dealer == 0
    assert state.t.trigger == 0
    assert state.chance_outcomes()[0][0].startswith("deal p2 ")


SPOTS = ["any-2"] * 6 + ["any+3"] * 6


@pytest.mark.rule("LYS-9")
def test_a_player_without_a_horse_card_has_the_pack_dealt_again() -> None:
    state = new_table(6)
    wishes = {"p4": SPOTS[:7], "p2": list(HORSE_CARDS)[:7]}
    texts = deal_texts(state, wishes)
    for text in texts[:-1]:
        state.apply_action(text)
        assert told(state, "dealt-again") == []
    state.apply_action(texts[-1])
    assert told(state, "dealt-again") == [{"what": "dealt-again", "clause": "LYS-9", "seat": 3}]
    # Ruling 25: the full pack again, from the same place.
    assert dict(state.chance_outcomes()) == {
        f"deal p2 {card}": n for card, n in (HORSE_CARDS | {"any-2": 6, "any+3": 6}).items()
    }
    assert state.t.cards[:6] == [0] * 6
    deal(state)
    assert state.waiting() == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("LYS-9")
def test_a_broke_player_may_hold_spots_only() -> None:
    state = new_table(6)
    state.t.broke[3] = 1
    state.t.ledger.account[12] += state.t.ledger.account[3]
    state.t.ledger.account[3] = 0
    for text in deal_texts(state, {"p4": SPOTS[:7]}):
        state.apply_action(text)
    assert state.waiting() == [0, 1, 2, 4, 5]
    assert sum(hand(state, "p4").values()) == 7
    assert wallets(state)[3] == 0


def deal_texts(state: State, wishes: dict[str, list[str]]) -> list[str]:
    """The texts of a whole deal that gives each seat its wishes."""
    twin = state.clone()
    pack = {text.split()[2]: weight for text, weight in twin.chance_outcomes()}
    left = {seat: list(cards) for seat, cards in wishes.items()}
    for cards in left.values():
        for card in cards:
            pack[card] -= 1
    texts = []
    seats = state.game.seats
    for k in range(sum(pack.values()) + sum(map(len, left.values()))):
        seat = f"p{1 + (1 + k) % seats}"
        if left.get(seat):
            card = left[seat].pop(0)
        else:
            card = next(card for card, count in pack.items() if count)
            pack[card] -= 1
        texts.append(f"deal {seat} {card}")
    return texts
