"""The Python API: names, errors, and what a State says at each kind of moment."""

from __future__ import annotations

import json
import random

import pytest

import homestretch
from homestretch import CHANCE, TERMINAL, Action, Game, State, deserialize, load_game
from homestretch.engine.errors import BadOption, IllegalAction, InvalidAction, RulesBug, UnknownGame
from homestretch.play.game import GAMES


@pytest.fixture
def race() -> State:
    return load_game("quarter-horse", seats=3, races=1).new_initial_state()


@pytest.fixture
def hands() -> State:
    """A Racehorse deal at its first decision."""
    state = load_game("racehorse", deals=1).new_initial_state()
    rng = random.Random(3)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def test_the_names_that_the_package_offers_are_there_and_explained() -> None:
    assert homestretch.__doc__
    for name in homestretch.__all__:
        thing = getattr(homestretch, name)
        assert thing is not None
        if callable(thing):
            assert thing.__doc__, name


def test_a_game_is_loaded_with_its_options_by_name() -> None:
    game = load_game("quarter-horse", seats=5, races=2, track=[1] * 11)
    assert (game.name, game.seats) == ("quarter-horse", 5)
    assert game.options["races"] == 2
    assert game.changed_options == {"races": 2, "track": [1] * 11}
    assert repr(game) == f"<Game quarter-horse, 5 seats, {game.changed_options}>" or "races" in repr(game)


@pytest.mark.parametrize(
    ("name", "seats", "options", "error", "sentence"),
    [
        ("snails", None, {}, UnknownGame, "there is no game 'snails': there are lose-your-shirt"),
        ("quarter-horse", 1, {}, BadOption, "is for 2 to 12 players, not 1"),
        ("quarter-horse", 13, {}, BadOption, "is for 2 to 12 players"),
        ("quarter-horse", True, {}, BadOption, "is for 2 to 12 players"),
        ("quarter-horse", "4", {}, BadOption, "is for 2 to 12 players"),
        ("quarter-horse", None, {"races": 0}, BadOption, "option races cannot be 0: it allows 1 to 100"),
        ("quarter-horse", None, {"races": 4.0}, BadOption, "option races cannot be 4.0"),
        ("quarter-horse", None, {"speed": 1}, BadOption, "there is no option 'speed'"),
    ],
)
def test_what_cannot_be_loaded_is_refused_by_name(
    name: str, seats: int, options: dict[str, object], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence.replace("(", r"\(")):
        load_game(name, seats=seats, **options)


def test_a_chance_node(race: State) -> None:
    assert race.current_player() == CHANCE == -1
    assert race.is_chance_node()
    assert not race.is_terminal()
    assert (race.waiting(), race.to_move()) == ([], ["chance"])
    assert race.legal_actions() == race.legal_actions(0) == []
    assert race.chance_outcomes() == [("dealer p1", 1), ("dealer p2", 1), ("dealer p3", 1)]
    assert (race.returns(), race.winners(), race.result()) == ([0.0] * 3, [], None)


def test_weights_are_numbers_of_cards(race: State) -> None:
    race.apply_action("dealer p1")
    race.apply_action("deal p2 7")
    weights = dict(race.chance_outcomes())
    assert weights == {f"deal p3 {horse}": 4 - (horse == 7) for horse in range(2, 13)}
    assert sum(weights.values()) == race.t.to_deal == 43


def test_a_decision(hands: State) -> None:
    seat = hands.current_player()
    assert hands.waiting() == [seat]
    assert hands.to_move() == [f"p{seat + 1}"]
    assert hands.legal_actions() == hands.legal_actions(seat) == ["pass", "bid 2", "bid 3", "bid 4", "smudge"]
    assert hands.legal_actions((seat + 1) % 5) == []
    assert hands.chance_outcomes() == []
    assert [
        hands.action_to_string(hands.string_to_action(text)) for text in hands.legal_actions()
    ] == hands.legal_actions()
    hands.apply_action(hands.string_to_action("bid 2"))
    assert hands.history[-1] == (f"p{seat + 1}", "bid 2")


def test_the_end(race: State) -> None:
    rng = random.Random(1)
    while not race.is_terminal():
        outcomes = race.chance_outcomes()
        race.apply_action(rng.choices([text for text, _ in outcomes], [weight for _, weight in outcomes])[0])
    assert race.current_player() == TERMINAL
    assert race.to_move() == []
    assert sum(race.scores()) == 3000
    assert race.returns() == [float(score) for score in race.scores()]
    best = max(race.scores())
    assert race.winners() == [seat for seat, score in enumerate(race.scores()) if score == best]
    assert race.result() == {
        "result": {f"p{seat + 1}": score for seat, score in enumerate(race.scores())},
        "winners": [f"p{seat + 1}" for seat in race.winners()],
    }
    with pytest.raises(IllegalAction, match=r"the game is over \(QHR-17\)"):
        race.apply_action("roll 1 1")


@pytest.mark.parametrize(
    ("action", "player", "error", "sentence"),
    [
        ("jump", None, InvalidAction, "'jump' is no action of this game: its forms are"),
        ("dealer p4", None, IllegalAction, "not among the outcomes"),
        ("roll 1 1", None, IllegalAction, "not among the outcomes"),
        ("dealer p1", 0, IllegalAction, "a chance event is due"),
        (5, None, InvalidAction, "a text or an Action"),
        (None, None, InvalidAction, "a text or an Action"),
        (Action(99), None, InvalidAction, "is no action of quarter-horse"),
        (Action(1, 99), None, InvalidAction, "is no action of quarter-horse"),
        (Action(1, 0, 5), None, InvalidAction, "is no action of quarter-horse"),
        ("x" * 1000, None, InvalidAction, "a short text"),
    ],
)
def test_what_cannot_be_done_is_refused_and_nothing_changes(
    race: State, action: object, player: int | None, error: type[Exception], sentence: str
) -> None:
    before = race.serialize()
    with pytest.raises(error, match=sentence):
        race.apply_action(action, player)  # type: ignore[arg-type]
    assert race.serialize() == before


def test_an_illegal_action_carries_its_clause(hands: State) -> None:
    other = (hands.current_player() + 1) % 5
    with pytest.raises(IllegalAction) as refused:
        hands.apply_action("pass", other)
    assert refused.value.clause.startswith("RHO-")
    assert str(refused.value) == f"{refused.value.message} ({refused.value.clause})"


@pytest.mark.parametrize("seat", [5, -2, True, "p1", 1.0])
def test_a_seat_that_there_is_not_is_refused(hands: State, seat: object) -> None:
    for ask in (hands.view, hands.notes, hands.observation, hands.money_seen):
        with pytest.raises(InvalidAction, match="there is no seat"):
            ask(seat)  # type: ignore[arg-type]
    with pytest.raises(InvalidAction, match="there is no seat"):
        hands.apply_action("pass", seat)  # type: ignore[arg-type]


def test_a_broken_invariant_is_our_fault_and_says_so(race: State) -> None:
    race.t.ledger.account[0] += 5
    with pytest.raises(RulesBug, match="please report"):
        race.apply_action("dealer p1")


def test_an_observation_holds_the_own_hand_and_no_other(hands: State) -> None:
    for seat in range(5):
        told = hands.observation(seat)
        assert json.loads(json.dumps(told)) == told
        assert told["player"] == seat
        assert told["legal"] == hands.legal_actions(seat)
        assert told["view"]["hand"] == hands.t.hand[seat]
    assert hands.observation(None)["view"]["hand"] is None


@pytest.mark.parametrize("name", GAMES)
def test_a_state_as_text(name: str) -> None:
    state = Game(name).new_initial_state()
    assert repr(state) == f"<State of {name} after 0 actions, to move: {', '.join(state.to_move())}>"
    assert "p1" in str(state)


def test_a_text_of_a_state_is_the_state(hands: State) -> None:
    hands.apply_action("bid 2")
    again = deserialize(hands.serialize())
    assert again.position() == hands.position()
    assert again.history == hands.history
    assert again.serialize() == hands.serialize()


def test_resampled_states_leave_the_own_hand_and_take_any_generator(hands: State) -> None:
    others = set()
    for seed in range(20):
        twin = hands.resample_from_infostate(1, random.Random(seed))
        assert twin.observation(1) == hands.observation(1)
        others.add(str(twin.t.hand))
    assert len(others) > 10
