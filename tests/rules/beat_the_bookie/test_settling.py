"""Prizes, Punters cards, bets (BTB-16 to BTB-18; ruling 44)."""

from __future__ import annotations

import pytest

from homestretch.engine.journal import ROWS
from tests.rules.beat_the_bookie.meet import close, new_meeting, race, sell_lots, set_wallets, told, wallets


@pytest.mark.rule("BTB-16")
@pytest.mark.parametrize(("number", "prizes"), [(1, (100, 75, 50)), (2, (200, 150, 100)), (3, (300, 225, 150))])
def test_prizes_go_to_the_owners_of_the_placed_horses_by_class(number: int, prizes: tuple[int, int, int]) -> None:
    state = sell_lots(new_meeting(3), {4: ("p1", 100), 2: ("p2", 100), 5: ("p1", 100)})
    for _ in range((0, 0, 3, 6)[number]):
        close(race(state, 1, 3, 6))
    set_wallets(state, 300, 300, 300)
    race(state, 5, 2, 4)
    assert told(state, "prize-paid") == [
        {"seat": 0, "horse": 5, "amount": prizes[0]},
        {"seat": 1, "horse": 2, "amount": prizes[1]},
        {"seat": 0, "horse": 4, "amount": prizes[2]},
    ]


@pytest.mark.rule("BTB-16", "BTB-21")
def test_second_in_a_feature_with_a_fee_of_20_and_nothing_else_is_a_profit_of_205() -> None:
    # The worked example.
    state = sell_lots(new_meeting(3), {4: ("p1", 100)})
    for _ in range(6):
        close(race(set_wallets(state, 300, 300, 300), 1, 2, 3))
    set_wallets(state, 300, 300, 300)
    close(race(state, 1, 4, 2, cards={"p1": 4}))
    assert state.t.profit[0] == 205
    assert wallets(state)[0] == 505


@pytest.mark.rule("BTB-9")
@pytest.mark.parametrize(
    ("card", "order", "more"),
    [
        (16, (1, 5, 6), 100), (16, (5, 2, 1), 75), (16, (5, 6, 2), 50), (16, (3, 5, 6), 0),
        (17, (2, 5, 6), 50), (17, (5, 2, 1), 0), (17, (5, 6, 3), 0),
        (18, (4, 5, 6), 20), (18, (4, 5, 1), 0), (18, (2, 5, 6), 0),
    ],
)  # fmt: skip
def test_owners_cards_of_the_result(card: int, order: tuple[int, int, int], more: int) -> None:
    state = set_wallets(sell_lots(new_meeting(2), {1: ("p1", 100), 2: ("p1", 110)}), 300, 300)
    race(state, *order, cards={"p1": card})
    prizes = sum(prize for horse, prize in zip(order, (100, 75, 50), strict=True) if horse < 3)
    assert wallets(state)[0] == 300 + prizes + more
    assert [note["amount"] for note in told(state, "owners-paid")] == ([more] if more else [])


@pytest.mark.rule("BTB-9")
def test_the_double_prize_has_the_class_and_the_50_and_20_have_none() -> None:
    for card, order, gain in ((16, (4, 1, 5), 450), (17, (1, 4, 5), 350), (18, (4, 5, 6), 20)):
        state = sell_lots(new_meeting(2), {1: ("p1", 100)})
        for _ in range(6):
            close(race(set_wallets(state, 300, 300), 4, 5, 6, cards={"p1": 9 + state.t.race}))
        set_wallets(state, 300, 300)
        race(state, *order, cards={"p1": card})
        assert wallets(state)[0] == 300 + gain


ONE, TWO, THREE = (1, 2, 3), (2, 1, 3), (2, 3, 1)


@pytest.mark.rule("BTB-17")
@pytest.mark.parametrize(
    ("card", "named", "pays", "good", "bad"),
    [
        (1, "h1", 25, [ONE, TWO, THREE], [(4, 5, 6)]),
        (4, "h1", 35, [ONE, TWO], [THREE, (4, 5, 6)]),
        (7, "h1", 75, [ONE], [TWO, THREE, (4, 5, 6)]),
        (10, "h1 h2", 60, [ONE, TWO, THREE, (1, 4, 2)], [(1, 4, 5), (4, 5, 6)]),
        (12, "h1 h2", 180, [ONE, TWO], [THREE, (1, 3, 2), (3, 1, 2)]),
        (14, "h1 h2 h3", 250, [ONE, TWO, THREE, (3, 2, 1)], [(1, 2, 4), (4, 2, 3)]),
        (15, "h1 h2", 350, [ONE, (1, 2, 6)], [TWO, (1, 3, 2)]),
        (16, "h1 h2 h3", 1000, [ONE], [TWO, THREE, (1, 3, 2), (1, 2, 4)]),
    ],
)
def test_tickets_pay_when_they_come_in(
    card: int, named: str, pays: int, good: list[tuple[int, ...]], bad: list[tuple[int, ...]]
) -> None:
    for order in good + bad:
        state = race(sell_lots(new_meeting(2)), *order, cards={"p1": card, "p2": 18}, names={"p1": named})
        assert wallets(state) == [300 + (pays if order in good else 0), 300]
        assert bool(told(state, "ticket-paid")) == (order in good)
        assert bool(told(state, "ticket-lost")) == (order in bad)


@pytest.mark.rule("BTB-17")
def test_tickets_have_no_class() -> None:
    state = sell_lots(new_meeting(2, trading="off"))
    for _ in range(7):
        race(set_wallets(state, 300, 300), 4, 5, 6)
    set_wallets(state, 300, 300)
    assert state.t.race == 8
    texts = [text for text, _ in state.chance_outcomes()]
    card = int(texts[0].split()[2])
    race(state, 1, 2, 3, cards={"p1": card}, names={"p1": "h1"} if card < 10 else {"p1": "h1 h2"})
    paid = {1: 25, 2: 25, 3: 25, 4: 35, 5: 35, 6: 35, 7: 75, 8: 75, 9: 75, 10: 60, 11: 60, 12: 180, 13: 180}
    assert wallets(state)[0] == 300 + paid[card]


@pytest.mark.rule("BTB-18")
def test_10_at_4_to_1_pays_40_and_the_stake_comes_back() -> None:
    # The worked example; field case A22. Card 1 has horse 3 at 4 : 1.
    state = race(sell_lots(new_meeting(2)), 3, 1, 2, prices=1, bets={"p1": {3: 10}})
    assert state.money() == {"p1": 340, "p2": 300, "bank": -40, "stakes": 0}
    assert told(state, "bet-won") == [{"seat": 0, "horse": 3, "amount": 40}]
    assert told(state, "stake-back") == [{"seat": 0, "horse": 3, "amount": 10}]


@pytest.mark.rule("BTB-18")
def test_other_stakes_go_to_the_bank_also_those_on_the_second_and_third() -> None:
    state = race(
        sell_lots(new_meeting(3)), 3, 1, 2, prices=1, bets={"p1": {1: 30, 2: 20, 3: 10, 6: 40}, "p2": {4: 100}}
    )
    assert state.money() == {"p1": 300 + 40 - 90, "p2": 200, "p3": 300, "bank": 150, "stakes": 0}
    assert [note["amount"] for note in told(state, "bet-lost")] == [30, 20, 40, 100]


@pytest.mark.rule("BTB-17", "BTB-18")
def test_better_price_pays_one_point_more_on_every_winning_bet() -> None:
    state = race(sell_lots(new_meeting(2)), 3, 1, 2, cards={"p1": 17}, bets={"p1": {3: 50, 1: 20}, "p2": {3: 50}})
    assert wallets(state) == [300 + 250 - 20, 300 + 200]


@pytest.mark.rule("BTB-17", "BTB-18")
@pytest.mark.parametrize(
    ("bets", "back"), [({3: 40}, 0), ({1: 30}, 30), ({1: 30, 2: 40, 3: 10}, 50), ({1: 50}, 50), ({}, 0)]
)
def test_money_back_returns_losing_stakes_up_to_50(bets: dict[int, int], back: int) -> None:
    state = race(sell_lots(new_meeting(2)), 3, 1, 2, cards={"p1": 18}, bets={"p1": bets})
    lost = sum(stake for horse, stake in bets.items() if horse != 3)
    assert wallets(state)[0] == 300 - lost + back + 4 * bets.get(3, 0)
    assert sum(note["amount"] for note in told(state, "money-returned")) == back


@pytest.mark.rule("BTB-16", "BTB-17", "BTB-18")
def test_settling_goes_in_the_rulebooks_order() -> None:
    state = sell_lots(new_meeting(3), {1: ("p1", 100)})
    race(state, 1, 2, 3, cards={"p1": 17, "p2": 7, "p3": 18}, names={"p2": "h1"}, bets={"p3": {1: 10}, "p2": {2: 10}})
    kinds = [note["what"] for note in state.notes(None)]
    assert kinds[kinds.index("race-run") :] == [
        "race-run", "prize-paid", "owners-paid", "ticket-paid", "bet-lost", "bet-won", "stake-back", "window-opened",
    ]  # fmt: skip


@pytest.mark.rule("BTB-17")
def test_the_sheet_says_what_each_wallet_gained_by_what() -> None:
    state = sell_lots(new_meeting(3), {1: ("p1", 100)})
    race(state, 1, 2, 3, cards={"p1": 9, "p2": 7}, names={"p2": "h1"}, bets={"p1": {1: 10}, "p2": {2: 10}})
    assert state.t.sheet[:3] == [[10, 100, 0, 20, 0], [0, 0, 75, -10, 0], [0, 0, 0, 0, 0]]
    assert wallets(state) == [200 + 130, 300 + 65, 300]


@pytest.mark.rule("BTB-18")
def test_a_full_table_with_all_its_slips_can_be_told() -> None:
    state = sell_lots(new_meeting(8, trading="off"), {horse: (f"p{horse}", 100) for horse in (1, 2, 3)})
    bets = {f"p{seat}": dict.fromkeys(range(1, 7), 10) for seat in range(1, 9)}
    race(state, 1, 2, 3, bets=bets)
    assert len(told(state, "bet-lost")) == 40
    assert len(told(state, "bet-won")) == len(told(state, "stake-back")) == 8
    assert state.t.journal.count < ROWS
