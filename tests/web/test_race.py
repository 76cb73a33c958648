"""Quarter Horse Racing played through in two browsers and against a bot, with the pages checked against the server."""

from __future__ import annotations

import re
from typing import Any

from tests.web.looking import Visitor


def positions(view: dict[str, Any]) -> list[str]:
    """What the page says of each horse."""
    fees = [int(fee) for fee in view["options"]["fees"].split("-")]
    told = []
    for horse in range(2, 13):
        place = view["view"]["scratched"][horse]
        left = view["view"]["track"][horse] - view["view"]["at"][horse]
        told.append(f"Horse {horse}: scratched, costs {fees[place - 1]}." if place else f"Horse {horse}: {left} to go.")
    return told


def shown_positions(person: Visitor) -> list[str]:
    """The same as the page has it, without the own cards that stand beside it on a phone."""
    items = person.page.get_by_role("list", name="Where the horses are").get_by_role("listitem").all_inner_texts()
    return [re.sub(r" Your cards: \d+\.$", "", item) for item in items]


def assert_same(person: Visitor) -> None:
    """The page shows what the server says."""
    view = person.see()
    chips = str(view["money"][f"p{view['you'] + 1}"])
    person.page.locator(".m .vh").get_by_text(chips.replace("-", "−"), exact=True).wait_for(state="attached")
    assert shown_positions(person) == positions(view)


def open_table(host: Visitor) -> str:
    """Make a table of one race for two people and a bot; returns the code."""
    page = host.page
    host.go("/")
    host.assert_accessible("the lobby")
    page.get_by_role("link", name="New table, Quarter Horse Racing").click()
    page.fill("#name", "Mira")
    page.get_by_role("textbox", name="Races").fill("1")
    page.get_by_role("button", name="at once").click()
    page.get_by_role("button", name="one less").click()
    host.assert_accessible("the new table")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    code = page.locator(".inv .code").inner_text()
    host.assert_accessible("the waiting room")
    return code


def roll(person: Visitor) -> None:
    """Roll with the keyboard when it is one's turn, and see the page follow."""
    button = person.page.get_by_role("button", name="Roll the dice")
    button.wait_for()
    before = person.see()["version"]
    button.focus()
    person.page.keyboard.press("Enter")
    button.wait_for(state="hidden")
    person.page.locator(".bar .btn:not(.is-pending)").wait_for()
    assert person.see()["version"] > before


def test_a_race_in_two_browsers_and_a_bot(visitors: list[Visitor]) -> None:
    """From the lobby to the result: sit down by code, roll by hand, let the rest be rolled, be told who gets what."""
    host, guest = visitors
    guest.sit_down(open_table(host), "Otto")
    host.page.locator(".seats li", has_text="Otto").wait_for()
    # The invitation is drawn until the start only.
    guest.page.wait_for_load_state("networkidle")
    host.page.get_by_role("button", name="Start", exact=True).click()
    for person in (host, guest):
        roll(person)
        person.assert_accessible("the race")
    # A reload in the middle of the race finds the same seat.
    guest.page.reload()
    guest.page.get_by_role("button", name="Auto-roll").wait_for()
    for person in (host, guest):
        person.page.get_by_role("button", name="Auto-roll").click()
    for person in (host, guest):
        person.page.get_by_role("link", name="Another table").wait_for()
        person.assert_accessible("the result")
        assert_result(person)


def assert_result(person: Visitor) -> None:
    """Everyone's chips, the winner's horse and the record are on the page."""
    view = person.see()
    assert view["phase"] == "over"
    text = person.page.locator("main").inner_text()
    assert re.search(rf"\bHorse {view['view']['winner']}\b|horse {view['view']['winner']}\b", text)
    for seat in view["seats"]:
        row = person.page.locator("ol.pay li").filter(has_text="You" if seat["seat"] == view["you"] else seat["name"])
        assert row.locator(".m").inner_text().split()[-1] == str(view["money"][f"p{seat['seat'] + 1}"])
    record = person.page.get_by_role("link", name="The record").get_attribute("href")
    assert record is not None
    assert person.served.http.get(person.served.base + record).status_code == 200


def test_each_position_is_shown_as_the_server_has_it(visitors: list[Visitor]) -> None:
    """After each of one's rolls the horses and the own chips on a phone are those of the server."""
    _, person = visitors
    person.go("/new/quarter-horse")
    person.page.fill("#name", "Mira")
    for name in ("one less", "one less"):
        person.page.get_by_role("button", name=name).click()
    person.page.get_by_role("button", name="brisk").click()
    person.page.get_by_role("button", name="Open the table").click()
    person.page.get_by_role("button", name="Start with a bot in seat 2").click()
    for _ in range(3):
        person.page.get_by_role("button", name="Roll the dice").wait_for()
        assert_same(person)
        roll(person)


def test_an_onlooker_and_the_wall_get_nothing_to_press(visitors: list[Visitor]) -> None:
    """Who has no seat sees the race and cannot start anything; the wall has the board alone."""
    host, other = visitors
    host.go("/new/quarter-horse")
    host.page.fill("#name", "Mira")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("button", name="Start with a bot in seat 2").click()
    host.page.get_by_role("button", name="Auto-roll").wait_for()
    other.go(f"/t/{host.table}")
    other.page.get_by_role("list", name="Where the horses are").wait_for()
    assert other.page.get_by_role("button", name=re.compile("Roll|Auto|Deal")).count() == 0
    other.go(f"/tv/{host.table}")
    other.page.get_by_role("heading", name="Quarter Horse").wait_for()
    assert other.page.locator("button, input").count() == 0
    other.assert_accessible("the wall")


def test_pages_that_are_not_there_say_so(visitors: list[Visitor]) -> None:
    """A table that is gone and a code that nobody has: a sentence and a way back, in the chosen language."""
    _, person = visitors
    person.go("/settings")
    person.page.get_by_role("button", name="Suomi").click()
    person.page.get_by_role("heading", name="Asetukset").wait_for()
    person.go("/join/ZZZZZ")
    person.page.get_by_role("heading", name="Tämä kutsu on vanhentunut").wait_for()
    person.page.get_by_role("link", name="Aulaan").click()
    person.page.get_by_role("heading", name="Homestretch").wait_for()
    # The browser itself notes each answer of 404.
    person.complaints[:] = [one for one in person.complaints if "404" not in one]
