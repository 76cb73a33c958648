"""What a notebook shows of a state."""

from __future__ import annotations

import html
from xml.etree import ElementTree as ET

import pytest

from homestretch import load_game
from homestretch.play.game import find_rules
from tests.contract.playing import NAMES, new_game, played

SVG = "{http://www.w3.org/2000/svg}"


def test_the_drawing_shows_each_horse_where_it_stands() -> None:
    state = load_game("quarter-horse", seats=2).new_initial_state()
    state.apply_action("dealer p1")
    while state.t.to_deal:
        state.apply_action(state.chance_outcomes()[0][0])
    for text in ("roll 1 1", "roll 1 2", "roll 5 6", "roll 6 6", "roll 3 4", "roll 3 4"):
        state.apply_action(text)
    picture = state._repr_svg_()
    assert picture is not None
    drawn = ET.fromstring(picture)
    running = drawn.findall(f"{SVG}circle")
    assert len(running) == 7
    numbers = [text.text for text in drawn.findall(f"{SVG}text") if text.get("text-anchor")]
    assert numbers == ["4", "5", "6", "7", "8", "9", "10"]
    at_gate = {circle.get("cx") for circle, number in zip(running, numbers, strict=True) if number != "7"}
    assert len(at_gate) == 1
    seven = running[numbers.index("7")].get("cx")
    assert seven is not None
    assert int(seven) > int(at_gate.pop() or 0)
    assert "horse 7 at 2 of 17" in (drawn.get("aria-label") or "")
    assert "horse 2 " not in (drawn.get("aria-label") or "")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_page_with_its_money_and_whose_turn_it_is(name: str) -> None:
    for limit in (0, 40, 60_000):
        state = played(new_game(name, 0, short=True), f"notebook {name}", limit)
        page = state._repr_html_()
        ET.fromstring(page)
        for account, amount in state.money().items():
            assert f">{account}</th>" in page
            assert f"<td>{amount}</td>" in page
        turn = "Over: " if state.is_terminal() else f"To move: {', '.join(state.to_move())}."
        assert turn in page
        picture = state._repr_svg_()
        assert (picture is None) == (find_rules(name).svg is None)
        assert (picture or html.escape(str(state))) in page
