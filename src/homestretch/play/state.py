"""A game in play: the second half of the Python API, in the field's usual names."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from homestretch.engine.contract import CHANCE, CHOICE_WIDTH, NONE, Action, Choice, outcomes
from homestretch.engine.errors import IllegalAction, InvalidAction, RulesBug
from homestretch.engine.journal import rows_for
from homestretch.engine.schema import from_dict, to_dict, view
from homestretch.parts.ledger import STAKES
from homestretch.play import notebook
from homestretch.play.game import Game

TERMINAL = -4


class RandomBits(Protocol):
    """A source of random numbers such as random.Random."""

    def getrandbits(self, k: int, /) -> int: ...


class Step(NamedTuple):
    """One line of a game's history: who ("p2" or "chance") did what (its text)."""

    who: str
    do: str


class State:
    """One position of one game, and how it came about.

    >>> from homestretch.play.game import load_game
    >>> state = load_game("quarter-horse", seats=2, races=1).new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [('dealer p1', 1), ('dealer p2', 1)])
    >>> state.apply_action("dealer p2")
    >>> state.money()
    {'p1': 1000, 'p2': 1000, 'pot': 0}
    """

    def __init__(self, game: Game, t: Any, history: list[Step] | None = None) -> None:
        self.game = game
        self.rules = game.rules
        self.t = t
        self.history = history if history is not None else []

    # Whose turn

    def waiting(self) -> list[int]:
        """The seats that must act, counted from 0; several decide at the same time, in any order."""
        mask = self.rules.waiting(self.t)
        return [seat for seat in range(self.game.seats) if mask >> seat & 1]

    def current_player(self) -> int:
        """The seat to act (the lowest, where several are), CHANCE (−1) or TERMINAL (−4)."""
        seats = self.waiting()
        if seats:
            return seats[0]
        return CHANCE if self.is_chance_node() else TERMINAL

    def is_chance_node(self) -> bool:
        """Say whether a chance event is due."""
        return bool(self.t.chance) and not self.rules.waiting(self.t)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return not self.t.chance and not self.rules.waiting(self.t)

    def to_move(self) -> list[str]:
        """Who is to move, in the words of records: ["p1", "p3"], ["chance"] or []."""
        seats = self.waiting()
        return [f"p{seat + 1}" for seat in seats] or (["chance"] if self.is_chance_node() else [])

    # What can happen

    def choices(self, player: int) -> list[Choice]:
        """The legal choices of a seat as values, sorted; empty when it is not its turn."""
        if type(player) is not int or player not in self.waiting():
            return []
        out = [[0] * CHOICE_WIDTH for _ in range(self.rules.max_legal)]
        return [Choice(*row) for row in out[: self.rules.legal(self.t, player, out)]]

    def legal_actions(self, player: int | None = None) -> list[str]:
        """The legal forms of a seat (usually the current one) in the text grammar; amounts are `low..high/step`."""
        seat = self.current_player() if player is None else player
        return [self.rules.grammar.say_choice(choice) for choice in self.choices(seat)]

    def chance_outcomes(self) -> list[tuple[str, int]]:
        """The possible outcomes of the chance event with their integer weights; empty where no chance event is due."""
        if not self.is_chance_node():
            return []
        return [(self.rules.grammar.say(a), weight) for a, weight in outcomes(self.rules, self.t).items()]

    # Acting

    def apply_action(self, action: Action | str, player: int | None = None) -> None:
        """Carry out an action of a player (the current one, if not named) or a chance outcome.

        Raises InvalidAction where it is no action of the game, IllegalAction (with the clause) where the rules forbid
        it; the state is then unchanged.
        """
        value, text = self._read(action)
        if player is None:
            player = self.current_player()
        if player == CHANCE:
            self._befall(value, text)
        else:
            self._act(value, text, player)
        broken = self.rules.invariants(self.t)
        if broken:
            name = self.game.name
            raise RulesBug(f"invariant {broken} of {name} failed after {text!r}: please report this record")

    def _read(self, action: Action | str) -> tuple[Action, str]:
        if not isinstance(action, Action):
            if type(action) is not str:
                raise InvalidAction(f"an action is a text or an Action, not {action!r:.40}")
            return self.rules.grammar.read(action), action
        with suppress(LookupError, TypeError, ValueError):
            text = self.rules.grammar.say(action)
            value = self.rules.grammar.read(text)
            if value == action:
                return value, text  # plain integers, whatever came in
        raise InvalidAction(f"{tuple(action)!r:.80} is no action of {self.game.name}")

    def _hold_seat(self, player: int | None) -> None:
        if player is not None and (type(player) is not int or not 0 <= player < self.game.seats):
            raise InvalidAction(f"there is no seat {player!r:.20}: seats count from 0 to {self.game.seats - 1}")

    def _act(self, action: Action, text: str, player: int) -> None:
        if self.is_terminal():
            raise self._out_of_place("the game is over")
        if self.is_chance_node():
            raise self._out_of_place(f"{text!r} is not allowed now: a chance event is due", self.t.chance)
        self._hold_seat(player)
        clause = self.rules.check(self.t, player, action)
        if clause:
            reason = self.rules.clauses[clause]
            raise IllegalAction(f"{text!r} is not allowed now: {reason}", self.rules.clause_id(clause))
        self.rules.act(self.t, player, action)
        self.history.append(Step(f"p{player + 1}", text))

    def _befall(self, outcome: Action, text: str) -> None:
        if self.is_terminal():
            raise self._out_of_place("the game is over")
        if not self.is_chance_node():
            raise self._out_of_place(f"no chance event is due, so {text!r} cannot happen now", outcome.verb)
        if outcome not in outcomes(self.rules, self.t):
            raise self._out_of_place(f"{text!r} is not among the outcomes that can happen now", outcome.verb)
        self.rules.befall(self.t, outcome)
        self.history.append(Step("chance", text))

    def _out_of_place(self, message: str, verb: int = 0) -> IllegalAction:
        clause = self.rules.chance_clauses.get(verb, self.rules.over_clause)
        return IllegalAction(message, self.rules.clause_id(clause))

    # Results, money, what is seen

    def scores(self) -> list[int]:
        """The figure that decides, one a seat: chips, money, balance or trophy points."""
        out = [0] * self.game.seats
        self.rules.score(self.t, out)
        return out

    def returns(self) -> list[float]:
        """The scores at the end, and zeros before, as a learning library expects them."""
        return [float(value) if self.is_terminal() else 0.0 for value in self.scores()]

    def winners(self) -> list[int]:
        """The seats that have won (several share); empty before the end."""
        if not self.is_terminal():
            return []
        mask = self.rules.winners(self.t)
        return [seat for seat in range(self.game.seats) if mask >> seat & 1]

    def result(self) -> dict[str, Any] | None:
        """The result line of a record, or None before the end."""
        if not self.is_terminal():
            return None
        return {
            "result": {f"p{seat + 1}": score for seat, score in enumerate(self.scores())},
            "winners": [f"p{seat + 1}" for seat in self.winners()],
        }

    def money(self) -> dict[str, int]:
        """What each account holds, by name: p1 …, and those of the game (pot, bank, stakes, jackpot).

        Stakes laid face down count as staked.
        """
        return self._money(range(self.game.seats))

    def money_seen(self, player: int | None) -> dict[str, int]:
        """The same as far as a seat (or, with None, an onlooker) may know.

        Others' stakes stay in their wallets until they are shown.
        """
        self._hold_seat(player)
        return self._money([] if player is None else [player])

    def _money(self, shown: Iterable[int]) -> dict[str, int]:
        account = list(self.t.ledger.account)
        for seat in shown:
            account[seat] -= self.t.ledger.sealed[seat]
            account[STAKES] += self.t.ledger.sealed[seat]
        seats = {f"p{seat + 1}": account[seat] for seat in range(self.game.seats)}
        return seats | {name: account[place] for name, place in self.rules.accounts.items()}

    def view(self, player: int | None) -> dict[str, Any]:
        """The fields of the state that a seat (or, with None, an onlooker) may see."""
        self._hold_seat(player)
        return view(self.t, player, self.game.seats)

    def notes(self, player: int | None) -> list[dict[str, Any]]:
        """What the last action did, note by note, as far as a seat (or, with None, an onlooker) may know."""
        self._hold_seat(player)
        told = []
        for what, clause, *numbers in rows_for(self.t, player):
            name, *labels = self.rules.notes[what]
            parts = {label: number for label, number in zip(labels, numbers, strict=True) if label}
            told.append({"what": name, "clause": self.rules.clause_id(clause)} | parts)
        return told

    def observation(self, player: int | None) -> dict[str, Any]:
        """All that a seat (or, with None, an onlooker) knows now, JSON-able."""
        self._hold_seat(player)
        seats = self.waiting()
        return {
            "game": self.game.name,
            "player": player,
            "options": self.game.options,
            "to_move": self.to_move(),
            "legal": self.legal_actions(player) if player is not None and player in seats else [],
            "money": self.money_seen(player),
            "view": self.view(player),
        }

    def odds(self) -> dict[str, dict[str, float]]:
        """Exact chances that all could reckon, by kind ("win", …) and horse or seat; empty where a game has none."""
        return self.rules.odds(self.t) if self.rules.odds else {}

    def position(self) -> dict[str, Any]:
        """The whole position as one JSON-able object, secrets included."""
        seats = self.waiting()
        result = self.result()
        return {
            "game": self.game.name,
            "to_move": self.to_move(),
            "legal": {f"p{seat + 1}": self.legal_actions(seat) for seat in seats},
            "money": self.money(),
            "result": result["result"] if result else None,
            "winners": result["winners"] if result else [],
            "state": to_dict(self.t),
        }

    # Texts, copies

    def action_to_string(self, action: Action) -> str:
        """The text of an action."""
        return self.rules.grammar.say(action)

    def string_to_action(self, text: str) -> Action:
        """The action of a text; raises InvalidAction."""
        return self.rules.grammar.read(text)

    def clone(self) -> State:
        """A copy that goes its own way; it holds no generator, so copies share no luck."""
        return State(self.game, self.t.clone(), list(self.history))

    def serialize(self) -> str:
        """The state, options and history as one JSON text, for `deserialize`."""
        content = {"game": self.game.name, "rules": self.rules.version, "seats": self.game.seats}
        content |= {"options": self.game.changed_options, "state": to_dict(self.t), "history": self.history}
        return json.dumps(content)

    def resample_from_infostate(self, player: int, rng: RandomBits) -> State:
        """A state that the seat cannot tell from this one: all that is hidden from it dealt anew by `rng`.

        `rng` is a `random.Random` or anything with its `getrandbits`.
        """
        self._hold_seat(player)
        t = self.t.clone()
        draws = [rng.getrandbits(31) for _ in range(self.rules.resample_draws)]
        self.rules.resample(t, player, draws)
        return State(self.game, t, [])

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.game, self.t, self.history)

    def __str__(self) -> str:
        return self.rules.show(self.t)

    def _repr_svg_(self) -> str | None:
        return notebook.drawing(self)

    def _repr_html_(self) -> str:
        return notebook.page(self)

    def __repr__(self) -> str:
        to_move = ", ".join(self.to_move()) or "nobody"
        return f"<State of {self.game.name} after {len(self.history)} actions, to move: {to_move}>"


def deserialize(text: str) -> State:
    """The state that `State.serialize` wrote; raises ValueError where the text is none."""
    try:
        content = json.loads(text)
        game = Game(content["game"], content["seats"], content["options"])
        rules, values, history = content["rules"], content["state"], [Step(*step) for step in content["history"]]
        if rules == game.rules.version:
            return State(game, from_dict(game.rules.state, values), history)
    except (LookupError, TypeError, ValueError) as error:
        raise ValueError(f"this is not the text of a state: {error}") from error
    raise ValueError(
        f"this state is of version {rules} of {game.name}; this program plays version {game.rules.version}"
    )


__all__ = ["CHANCE", "NONE", "TERMINAL", "State", "Step", "deserialize"]
