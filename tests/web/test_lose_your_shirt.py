"""Lose Your Shirt played on a phone against bots, by finger and by keyboard, held to the server's word."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.server.serving import Served
from tests.web.looking import Visitor

HORSE_CARD = re.compile(r"^Horse [1-6], forward [234]$")
FINGER, KEYBOARD = "finger", "keyboard"


def sit(person: Visitor, served: Served, *seats: str, **options: Any) -> None:
    """Open the page of a table that has just begun, from one's own seat."""
    # At this pace nobody's turn is played for him while axe is looking.
    host = served.table("lose-your-shirt", *seats, options=options, pace="brisk")
    host.start()
    person.go("/settings")
    held = {host.table: {"seat": host.seat, "token": host.token, "code": host.code}}
    person.page.evaluate("held => localStorage.setItem('homestretch.seats', held)", json.dumps(held))
    person.go(f"/t/{host.table}")
    person.page.locator(".play, .page, .title").first.wait_for()


def places(view: dict[str, Any]) -> list[str]:
    """What the page says of each horse."""
    seen = view["view"]
    told = []
    for horse in range(1, 7):
        lane, square = seen["lane"][horse], seen["square"][horse]
        if horse in (seen["first"], seen["second"]):
            told.append(f"Horse {horse}: home {'first' if horse == seen['first'] else 'second'}.")
        elif square == 0:
            told.append(f"Horse {horse}: in its stall.")
        else:
            told.append(f"Horse {horse}: lane {lane}, square {square} of {view['options']['squares']}.")
    return told


def assert_same(person: Visitor) -> dict[str, Any]:
    """The horses, the own money and the own cards are those of the server; returns what it tells this seat."""
    view = person.see()
    page = person.page
    money = str(view["money"][f"p{view['you'] + 1}"])
    page.locator(".m .vh").get_by_text(money, exact=True).wait_for(state="attached")
    shown = page.get_by_role("list", name="Where the horses are").get_by_role("listitem").all_inner_texts()
    assert shown == places(view)
    hidden = view["view"]["selection"] >= 0 and view["view"]["shown"][view["you"]] < 0
    assert page.locator(".hand .cardbtn").count() == sum(view["view"]["hand"]) + hidden
    return view


def press(person: Visitor, how: str, selector: str, at: int = 0) -> None:
    """Press a button with a finger where it shows, or reach it with the arrows of its group and press Enter."""
    button = person.page.locator(selector).nth(at)
    button.wait_for()
    if how == FINGER:
        button.click(position={"x": 16, "y": 16})
        return
    person.page.locator(selector).first.focus()
    for _ in range(at):
        person.page.keyboard.press("ArrowRight")
    assert button.evaluate("node => node === document.activeElement")
    person.page.keyboard.press("Enter")


def acted(person: Visitor, how: str, version: int) -> None:
    """Press the main button, and wait for the server to have it."""
    press(person, how, ".play:not([aria-disabled])")
    for _ in range(200):
        if person.see()["version"] > version:
            break
        person.page.wait_for_timeout(50)
    else:
        pytest.fail("the server has not heard of it")
    person.page.locator(".bar .btn:not(.is-pending):not(.second)").first.wait_for()


def lay_selection(person: Visitor, how: str, version: int) -> None:
    """Lay the first horse card face down: it is on the page only while it is looked at."""
    page = person.page
    cards = page.locator(".hand button.cardbtn")
    labels = [label or "" for label in (card.get_attribute("aria-label") for card in cards.all())]
    at = next(index for index, label in enumerate(labels) if HORSE_CARD.match(label))
    press(person, how, ".hand button.cardbtn", at)
    acted(person, how, version)
    secret = page.locator(".secret")
    secret.wait_for()
    assert labels[at] not in page.content()
    look = page.get_by_role("button", name="Hold to look")
    if how == FINGER:
        box = look.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        secret.get_by_role("img", name=labels[at], exact=True).wait_for()
        page.wait_for_timeout(400)
        page.mouse.up()
    else:
        look.focus()
        page.keyboard.press("Enter")
        secret.get_by_role("img", name=labels[at], exact=True).wait_for()
    secret.get_by_role("img", name="Face-down card").wait_for()


def bet(person: Visitor, how: str, version: int) -> None:
    """A stake that is none is refused before it is sent; 10 to win is laid."""
    page = person.page
    field = page.get_by_role("textbox", name="Stake, in tens")
    field.fill("15")
    page.locator(".field.is-wrong").wait_for()
    assert page.locator(".play").get_attribute("aria-disabled") == "true"
    field.fill("")
    if how == FINGER:
        page.get_by_role("button", name="+10").click()
        acted(person, how, version)
    else:
        field.fill("10")
        field.press("Enter")
    field.wait_for(state="hidden")


def move(person: Visitor, how: str, view: dict[str, Any]) -> None:
    """Play the first card, or move the turned one: the horse for a spot, the end where there are several."""
    if view["legal"][0]["verb"] == "play":
        press(person, how, ".hand button.cardbtn:not([aria-disabled])")
    for group in (".horses button", ".ends button"):
        if person.page.locator(group).count() > 0:
            press(person, how, group, person.page.locator(group).count() - 1)
    acted(person, how, view["version"])


def play_race(person: Visitor, how: str) -> None:
    """One race, whatever comes."""
    page = person.page
    looked = False
    for _ in range(400):
        page.locator(".play, .title, .bar .btn.bell").first.wait_for()
        if page.locator(".title").count() > 0:
            return
        view = person.see()
        if not view["legal"] and view["chance"] is None:
            page.wait_for_timeout(50)  # the page is about to hear what has just been done
        elif page.locator(".bar .btn.bell").count() > 0:
            press(person, how, ".bar .btn.bell")
            page.locator(".bar .btn:not(.is-pending):not(.second)").first.wait_for()
        elif view["legal"] and view["legal"][0]["verb"] == "select":
            lay_selection(person, how, view["version"])
        elif view["legal"] and view["legal"][0]["verb"] == "bet":
            bet(person, how, view["version"])
        elif view["legal"]:
            if not looked:
                assert_same(person)
                person.assert_accessible("the race")
                looked = True
            move(person, how, view)
    pytest.fail("the race does not end")


def assert_paid(person: Visitor, view: dict[str, Any]) -> None:
    """Everybody's gain and money are those of the server."""
    for seat in view["seats"]:
        name = "You" if seat["seat"] == view["you"] else seat["name"]
        row = person.page.locator("ol.pay li").filter(has=person.page.locator(".who", has_text=name))
        gain = view["view"]["last_gain"][seat["seat"]]
        text = row.locator(".d").inner_text().replace("−", "-")
        assert int(text) == gain
        assert int(row.locator(".m").inner_text().split()[-1]) == view["money"][f"p{seat['seat'] + 1}"]


def test_a_meeting_on_a_phone(visitors: list[Visitor], served: Served) -> None:
    """Two races on a short track, the first by finger, the second by keyboard alone; the end is that of the server."""
    _, person = visitors
    sit(person, served, "you", "bot", "bot", races=2, squares=10)
    play_race(person, FINGER)
    # The next race waits for its bets already: a turn at this pace lasts 20 s.
    assert person.page.locator("h2.title").inner_text() == "Race 1: who gets what"
    press(person, KEYBOARD, ".foot .btn.big")
    person.page.locator("h2.title").wait_for(state="hidden")
    play_race(person, KEYBOARD)
    person.page.locator("h2.title", has_text="The meeting is over").wait_for()
    view = person.see()
    assert view["phase"] == "over"
    assert_paid(person, view)
    run = [str(number) for race in view["view"]["results"][:2] for number in race]
    shown = person.page.locator(".races td .no").all_inner_texts()
    assert shown == [run[0], run[2], run[1], run[3]]
    person.assert_accessible("the end")
    # What is paid out is still there after a reload.
    person.page.reload()
    person.page.locator("h2.title").wait_for()
    assert_paid(person, view)


def test_fourteen_cards_can_be_hit_on_the_smallest_phone(visitors: list[Visitor], served: Served) -> None:
    """Each card's button is at least 44 px wide and high, and whatever lies on its middle belongs to it."""
    _, person = visitors
    person.page.set_viewport_size({"width": 360, "height": 640})
    sit(person, served, "you", "bot", "bot", races=1)
    hits = person.page.evaluate(
        """() => [...document.querySelectorAll('.hand button')].map((button) => {
            button.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = button.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return [width >= 44, height >= 44, hit !== null && button.contains(hit)];
        })"""
    )
    assert hits == [[True, True, True]] * 14
    assert person.page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_square_on_the_course_is_pressed(visitors: list[Visitor], served: Served) -> None:
    """On a laptop a card is picked, its ends are lettered on the course, and the horse goes where one has pressed."""
    person, _ = visitors
    sit(person, served, "you", "bot", "bot", races=1)
    lay_selection(person, FINGER, person.see()["version"])
    bet(person, FINGER, person.see()["version"])
    page = person.page
    page.locator(".hand button.cardbtn").first.click(position={"x": 16, "y": 16})
    letters = page.locator(".course .end")
    assert letters.count() > 1
    told = page.locator(".ends button b").all_inner_texts()
    assert told == [text.strip() for text in letters.all_text_contents()]
    view = person.see()
    letters.first.click()
    assert page.locator(".ends button").first.get_attribute("aria-pressed") == "true"
    person.assert_accessible("a move on a laptop")
    page.locator(".play").click()
    page.locator(".bar .btn:not(.is-pending):not(.second)").first.wait_for()
    moved = [note for did in person.see()["log"] if did["version"] > view["version"] for note in did["notes"]]
    own = next(note for note in moved if note["what"] == "moved" and note["seat"] == view["you"])
    card = next(kind for kind, count in enumerate(view["view"]["hand"]) if count > 0)
    ends = [one["where"] for one in view["legal"] if one["what"] == card]
    assert own["lane"] * 32 + own["square"] == min(ends)


def test_the_wall_knows_nothing_of_hands_and_the_angle_is_remembered(visitors: list[Visitor], served: Served) -> None:
    """The board of a player's own table shows nobody's cards, and the course stays as it was looked at last."""
    person, _ = visitors
    sit(person, served, "you", "bot", "bot", races=1)
    table = person.table
    page = person.page
    page.get_by_role("button", name="From above").click()
    page.reload()
    page.get_by_role("button", name="From the stand").wait_for()
    person.assert_accessible("the table from above")
    person.go(f"/tv/{table}")
    page.get_by_role("heading", name="Lose Your Shirt").wait_for()
    assert page.locator("[aria-label*='forward'], [aria-label*='spot'], .hand").count() == 0
    person.assert_accessible("the wall")


def test_blocked_moves_are_drawn_in_every_language(visitors: list[Visitor]) -> None:
    """The two examples of the rulebook stand beside their paragraphs."""
    person, _ = visitors
    for language, word in (("English", "Drawn"), ("Suomi", "Kuva"), ("Magyar", "Rajz")):
        person.go("/settings")
        person.page.get_by_role("button", name=language).click()
        person.go("/rules/lose-your-shirt")
        drawings = person.page.get_by_role("img", name=word)
        drawings.first.wait_for()
        assert drawings.count() == 2
        paragraphs = person.page.locator(".cl").filter(has=person.page.get_by_role("img", name=word))
        assert ["LYS-20" in text for text in paragraphs.all_inner_texts()] == [True, False]
