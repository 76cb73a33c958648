"""Whole random games: whose turn, legal lists, money, the end (field cases A18, A20, A21, A33)."""

from __future__ import annotations

import json

import pytest

from homestretch import CHANCE, TERMINAL, IllegalAction, State
from homestretch.engine.contract import CHOICE_WIDTH, outcomes
from homestretch.engine.journal import ROWS
from homestretch.engine.schema import to_dict
from tests.contract.playing import CASES, known_clauses, new_game, pick_amount, played, walk, whole_numbers_only


def hold_turn(state: State) -> None:
    """Exactly one of: seats are waited for, a chance event is due, it is over; and all ways to ask agree."""
    waiting, chance, over = state.waiting(), state.is_chance_node(), state.is_terminal()
    assert [bool(waiting), chance, over].count(True) == 1
    assert state.rules.waiting(state.t) < 1 << state.game.seats
    assert state.current_player() == (waiting[0] if waiting else CHANCE if chance else TERMINAL)
    assert bool(state.chance_outcomes()) == chance
    assert (state.result() is not None) == over
    assert bool(state.winners()) == over


def hold_legal(state: State) -> None:
    """Sorted, without duplicates or overlaps, never empty for a seat that is waited for, and all of it accepted."""
    for seat in range(state.game.seats):
        rows = state.choices(seat)
        assert bool(rows) == (seat in state.waiting())
        assert rows == sorted(rows)
        assert len({row[:4] for row in rows}) == len(rows)
        texts = state.legal_actions(seat)
        assert len(set(texts)) == len(rows) <= state.rules.max_legal
        before = state.t.clone()
        for row in rows:
            assert all(type(number) is int for number in row)
            assert row.low <= row.high
            assert (row.step > 0 and (row.high - row.low) % row.step == 0) or row.low == row.high
            for amount in {row.low, row.low + row.step if row.low < row.high else row.low, row.high}:
                action = pick_amount(row._replace(low=amount, high=amount), NO_LUCK)
                assert state.rules.check(state.t, seat, action) == 0, (seat, action)
        assert state.t == before


class NoLuck:
    """Stands in for random numbers where there is nothing to choose."""

    def choice(self, values: list[int]) -> int:
        return values[0]

    def randint(self, low: int, high: int) -> int:
        return low


NO_LUCK = NoLuck()


def hold_money(state: State) -> None:
    """What was founded is there, in whole units, in accounts that have a name."""
    founded = state.t.ledger.founded
    assert sum(state.t.ledger.account) == founded
    assert sum(state.money().values()) == founded
    for viewer in (None, *range(state.game.seats)):
        assert sum(state.money_seen(viewer).values()) == founded
    assert all(type(amount) is int for amount in state.money().values())


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_contract_holds_after_each_action(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    founded = state.t.ledger.founded
    hold_turn(state)
    for count, _ in enumerate(walk(state, f"{name} {draw}", limit=700)):
        assert state.rules.invariants(state.t) == 0
        assert state.t.ledger.founded == founded
        assert state.t.journal.count <= ROWS
        if not state.is_chance_node() or count % 5 == 0:
            hold_turn(state)
            hold_money(state)
            hold_legal(state)


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_games_end_with_a_result_and_nothing_follows(name: str, draw: int) -> None:
    state = played(new_game(name, draw, short=True), f"end {name} {draw}", limit=60_000)
    assert state.is_terminal()
    result = state.result()
    assert result is not None
    assert list(result["result"]) == [f"p{seat + 1}" for seat in range(state.game.seats)]
    assert all(type(score) is int for score in state.scores())
    assert result["winners"]
    assert state.returns() == [float(score) for score in state.scores()]
    hold_turn(state)
    hold_money(state)
    before = to_dict(state.t)
    for step in state.history[-40:]:
        for player in (None, CHANCE, *range(state.game.seats)):
            with pytest.raises(IllegalAction) as refused:
                state.apply_action(step.do, player)
            assert refused.value.clause in known_clauses(name)
    assert to_dict(state.t) == before


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_the_rules_alone_give_the_same_game(name: str, draw: int) -> None:
    game = new_game(name, draw)
    rules = game.rules
    state, t = game.new_initial_state(), game.new_table()
    out = [[0] * CHOICE_WIDTH for _ in range(rules.max_legal)]
    for player, action in walk(state, f"raw {name} {draw}", limit=400):
        if player == CHANCE:
            assert rules.waiting(t) == 0
            assert action in outcomes(rules, t)
            rules.befall(t, action)
        else:
            assert rules.waiting(t) >> player & 1
            assert rules.legal(t, player, out) > 0
            assert rules.check(t, player, action) == 0
            rules.act(t, player, action)
        assert t == state.t
    scores = [0] * game.seats
    rules.score(t, scores)
    assert scores == state.scores()


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_all_that_is_told_is_json_with_whole_numbers_only(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    for count, _ in enumerate(walk(state, f"json {name} {draw}", limit=300)):
        if count % 4:
            continue
        for viewer in (None, *range(state.game.seats)):
            observation = state.observation(viewer)
            assert whole_numbers_only(observation)
            assert json.loads(json.dumps(observation)) == observation
            assert whole_numbers_only(state.notes(viewer))
        assert whole_numbers_only(state.position())
        assert all(type(weight) is int for _, weight in state.chance_outcomes())
        assert str(state)
        assert name in repr(state)


@pytest.mark.parametrize(("name", "draw"), CASES)
def test_who_decides_at_the_same_time_may_act_in_any_order(name: str, draw: int) -> None:
    state = new_game(name, draw).new_initial_state()
    for count, _ in enumerate(walk(state, f"order {name} {draw}", limit=400)):
        seats = state.waiting()
        if len(seats) < 2 or count % 2:
            continue
        first, second = seats[count % len(seats)], seats[(count + 1) % len(seats)]
        actions = {seat: pick_amount(state.choices(seat)[count % len(state.choices(seat))], NO_LUCK) for seat in seats}
        ends = []
        for order in ((first, second), (second, first)):
            other = state.clone()
            menu = state.legal_actions(order[1])
            other.apply_action(actions[order[0]], order[0])
            assert other.legal_actions(order[1]) == menu
            other.apply_action(actions[order[1]], order[1])
            ends.append({field: value for field, value in to_dict(other.t).items() if field != "journal"})
        assert ends[0] == ends[1]
