"""Before each race: classes, draws, Owners cards, fees, naming (BTB-7 to BTB-11; rulings 36 to 40 and 43)."""

from __future__ import annotations

import pytest

from homestretch import State
from homestretch.games.beat_the_bookie.tables import BOOKIES, OWNERS, PUNTERS
from tests.rules.beat_the_bookie.meet import (
    all_refused,
    close,
    draw,
    new_meeting,
    owners,
    play,
    race,
    refused,
    run,
    sell_lots,
    set_wallets,
    to_slips,
    told,
    wallets,
)


def stable(horses: int = 1, **options: object) -> State:
    """Three players; p1 has bought this many horses and has 300 again, p2 and p3 have 300."""
    lots = dict.fromkeys(range(1, min(horses, 3) + 1), ("p1", 100))
    state = sell_lots(new_meeting(3, **options), lots)
    for horse in range(4, horses + 1):
        state.t.owned_by[horse] = 0
        state.t.purchases += 1
        state.t.acquired[horse] = state.t.purchases
    if state.t.chance == 2 and horses:
        state.t.chance = 1
    return set_wallets(state, 300, 300, 300)


@pytest.mark.rule("BTB-7")
def test_races_are_of_class_one_two_and_three() -> None:
    state = sell_lots(new_meeting(2), {1: ("p1", 100)})
    classes = []
    for _ in range(8):
        set_wallets(state, 200, 300)
        race(state, 1, 2, 3)
        classes.append(told(state, "prize-paid")[0]["amount"] // 100)
        close(state)
    assert classes == [1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.rule("BTB-7")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_trophies_are_worth_the_class(number: int, points: int) -> None:
    state = sell_lots(new_meeting(2))
    for _ in range(number):
        race(set_wallets(state, 300, 300), 4, 5, 6, bets={"p1": {4: 10}})
        close(state)
    assert told(state, "trophy-won")[0]["points"] == points


@pytest.mark.rule("BTB-8")
def test_an_owner_draws_one_owners_card_anyone_else_a_punters_card_then_come_the_prices() -> None:
    state = sell_lots(new_meeting(3), {1: ("p2", 100), 2: ("p2", 100)})
    texts = []
    while not texts or not texts[-1].startswith("prices"):
        texts.append(state.chance_outcomes()[0][0])
        assert len(state.chance_outcomes()) == (12 if texts[-1].startswith("prices") else 18 - (len(texts) == 3))
        play(state, texts[-1])
    assert [text.rsplit(" ", 1)[0] for text in texts] == ["punters p1", "owners p2", "punters p3", "prices"]


@pytest.mark.rule("BTB-8")
@pytest.mark.parametrize("card", range(1, 13))
def test_the_bookies_card_shows_the_prices_to_all_before_the_bets(card: int) -> None:
    state = to_slips(sell_lots(new_meeting(2)), prices=card)
    assert state.view(None)["prices"] == list(BOOKIES[card])
    assert state.t.bookies_card == card


@pytest.mark.rule("BTB-8")
def test_draws_that_cannot_happen_are_refused() -> None:
    state = sell_lots(new_meeting(3), {1: ("p2", 100)})
    all_refused(state, ["punters p2 1", "owners p1 1", "prices 1"], "BTB-8")
    play(state, "punters p1 4", "owners p2 18")
    refused(state, "punters p3 4", "BTB-8")  # p1 holds it
    play(state, "punters p3 5")
    assert [text for text, _ in state.chance_outcomes()] == [f"prices {k}" for k in range(1, 13)]


@pytest.mark.rule("BTB-9")
@pytest.mark.parametrize("horses", [1, 3])
@pytest.mark.parametrize(
    ("card", "flat", "each"),
    [
        (1, -10, 0), (2, 0, -10), (3, 0, -10), (4, -20, 0), (5, -20, 0), (6, -25, 0), (7, -30, 0), (8, -40, 0),
        (9, 10, 0), (10, 0, 10), (11, 0, 10), (12, 20, 0), (13, 20, 0), (14, 30, 0), (15, 40, 0),
    ],
)  # fmt: skip
def test_owners_cards_are_settled_when_drawn(card: int, flat: int, each: int, horses: int) -> None:
    state = play(stable(horses), f"owners p1 {card}")
    assert wallets(state) == [300 + flat + each * horses, 300, 300]
    assert state.chance_outcomes()[0][0].startswith("punters p2")


@pytest.mark.rule("BTB-9")
@pytest.mark.parametrize("card", [16, 17, 18])
def test_owners_cards_of_the_result_wait_for_it(card: int) -> None:
    assert wallets(play(stable(), f"owners p1 {card}")) == [300, 300, 300]


@pytest.mark.rule("BTB-9")
def test_cards_are_drawn_open() -> None:
    state = play(stable(), "owners p1 9", "punters p2 14")
    assert state.view(2)["owners_card"] == [9, 0, 0]
    assert state.view(None)["punters_card"] == [0, 14, 0]
    assert told(state, "punters-drawn") == [{"seat": 1, "card": 14}]


@pytest.mark.rule("BTB-9")
def test_undrawn_cards_come_first_and_then_those_put_back_in_their_order() -> None:
    # Ruling 38, with 6 players: after three races the Punters pile has been gone through.
    state = sell_lots(new_meeting(6))
    drawn = []
    for _ in range(3):
        while state.chance_outcomes()[0][0].startswith("punters"):
            texts = [text for text, _ in state.chance_outcomes()]
            assert len(texts) == 18 - len(drawn)
            drawn.append(texts[-1].split()[2])
            play(state, texts[-1])
        race(state)
        close(state)
    assert sorted(map(int, drawn)) == list(range(1, 19))
    for card in drawn[:6]:  # race 4: one outcome each, in the order in which they were put back
        who = state.chance_outcomes()[0][0].split()[1]
        assert state.chance_outcomes() == [(f"punters {who} {card}", 1)]
        play(state, state.chance_outcomes()[0][0])


@pytest.mark.rule("BTB-9")
def test_cards_go_back_in_the_order_in_which_they_were_drawn() -> None:
    state = sell_lots(new_meeting(3, bookie="p1"))
    race(state, cards={"p2": 7, "p3": 3, "p1": 11})
    assert state.t.under[1][:3] == [7, 3, 11]
    assert state.t.under_count == [0, 3, 1]
    assert state.t.under[2][0] == state.t.bookies_card


@pytest.mark.rule("BTB-10")
def test_a_fee_above_ones_money_sells_horses_last_bought_first() -> None:
    state = set_wallets(stable(3), 10, 300, 300)
    play(state, "owners p1 8")  # 40
    assert owners(state) == {1: "p1", 2: "p1"}
    assert wallets(state) == [10 + 50 - 40, 300, 300]
    assert told(state, "forced-sale") == [{"seat": 0, "horse": 3, "amount": 50}]


@pytest.mark.rule("BTB-10")
def test_last_bought_means_last_acquired_in_any_way() -> None:
    state = stable(2)
    state.t.purchases += 1
    state.t.acquired[1] = state.t.purchases  # horse 1 has been away and came back
    set_wallets(state, 0, 300, 300)
    play(state, "owners p1 1")
    assert owners(state) == {2: "p1"}


@pytest.mark.rule("BTB-10")
def test_a_fee_for_each_horse_counts_them_before_any_sale() -> None:
    state = set_wallets(stable(3), 0, 300, 300)
    play(state, "owners p1 2")
    assert wallets(state)[0] == 50 - 30
    assert told(state, "fee-paid")[0]["amount"] == 30


@pytest.mark.rule("BTB-10")
def test_as_many_horses_go_as_the_fee_needs_and_the_bank_pays_its_price() -> None:
    state = set_wallets(stable(6, bank_buys_at=50), 5, 300, 300)
    play(state, "owners p1 3")  # 60 for six horses: 5 + 50 < 60
    assert owners(state) == {1: "p1", 2: "p1", 3: "p1", 4: "p1"}
    assert wallets(state)[0] == 5 + 100 - 60
    state = set_wallets(stable(2, bank_buys_at=100, trading="off"), 0, 300, 300)
    play(state, "owners p1 7")
    assert wallets(state)[0] == 70
    assert owners(state) == {1: "p1"}


@pytest.mark.rule("BTB-10")
def test_what_cannot_be_paid_is_let_go_and_no_other_card_is_drawn() -> None:
    state = stable(1)
    state.t.owned_by[1] = -1  # the horse is gone, and yet a fee is due: only a position put by hand leads here
    state.t.chance = 1
    set_wallets(state, 15, 300, 300)
    play(state, "owners p1 8")
    assert wallets(state)[0] == 0
    assert told(state, "fee-forgiven") == [{"seat": 0, "card": 8, "amount": 25}]
    assert state.chance_outcomes()[0][0].startswith("punters p2")


@pytest.mark.rule("BTB-10")
def test_who_loses_his_last_horse_to_a_fee_keeps_his_owners_card() -> None:
    state = set_wallets(stable(1), 0, 300, 300)
    to_slips(state, {"p1": 8})
    assert owners(state) == {}
    assert (state.t.owners_card[0], state.t.punters_card[0]) == (8, 0)
    assert wallets(state)[0] == 10


@pytest.mark.rule("BTB-11")
def test_holders_of_punters_cards_name_horses_in_turn_before_the_bets() -> None:
    state = draw(sell_lots(new_meeting(4, bookie="p1")), {"p2": 1, "p3": 17, "p4": 14, "p1": 12})
    assert state.to_move() == ["p2"]
    refused(state, "p4 name h1 h2 h3", "BTB-11")
    play(state, "p2 name h4")
    assert state.to_move() == ["p4"]  # Better price asks for none
    play(state, "p4 name h1 h5 h6", "p1 name h2 h5")
    assert state.view(2)["named"] == [[2, 5, 0], [4, 0, 0], [0, 0, 0], [1, 5, 6]]
    assert sorted(state.to_move()) == ["p1", "p2", "p3", "p4"]


@pytest.mark.rule("BTB-11")
@pytest.mark.parametrize(
    ("card", "ways", "good", "bad"),
    [
        (3, 6, "h6", ["h1 h2"]),
        (6, 6, "h2", ["h1 h2 h3"]),
        (9, 6, "h1", ["h2 h1"]),
        (11, 15, "h2 h5", ["h5 h2", "h2 h2", "h2", "h1 h2 h3"]),
        (13, 15, "h1 h6", ["h6 h1", "h4"]),
        (14, 20, "h1 h3 h5", ["h1 h5 h3", "h1 h1 h2", "h1 h2"]),
        (15, 30, "h5 h2", ["h5 h5", "h5", "h5 h2 h1"]),
        (16, 120, "h6 h1 h4", ["h6 h1 h6", "h6 h1"]),
    ],
)
def test_each_card_has_its_own_form_of_naming(card: int, ways: int, good: str, bad: list[str]) -> None:
    state = draw(sell_lots(new_meeting(2)), {"p1": card})
    legal = state.legal_actions(0)
    assert len(legal) == ways
    assert f"name {good}" in legal
    all_refused(state, [f"p1 name {text}" for text in bad], "BTB-11")
    play(state, f"p1 name {good}")
    assert [horse for horse in state.t.named[0] if horse] == [int(horse[1]) for horse in good.split()]


@pytest.mark.rule("BTB-11")
@pytest.mark.parametrize("card", [17, 18])
def test_better_price_and_money_back_name_nothing(card: int) -> None:
    state = draw(sell_lots(new_meeting(2)), {"p1": card, "p2": 35 - card})
    assert sorted(state.to_move()) == ["p1", "p2"]
    assert "done" in state.legal_actions(0)


@pytest.mark.rule("BTB-9")
def test_the_decks_have_18_18_and_12_cards() -> None:
    assert (len(OWNERS) - 1, len(PUNTERS) - 1, len(BOOKIES) - 1) == (18, 18, 12)
    state = run(sell_lots(new_meeting(2)))
    assert [mask.bit_count() for mask in state.t.undrawn] == [18, 18, 12]
