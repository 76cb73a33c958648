"""Beat The Bookie played through on a phone against bots and held to the server; and what stays hidden."""

from __future__ import annotations

import json
from typing import Any

from tests.server.serving import Person, eventually
from tests.web.looking import Visitor

SLIPS = 4
DECISIONS = ".bidding, .naming, .lay, .trade, .answer, .bar a.btn.big, .bar .btn.go-on, .bar .btn.bell"


def take_a_seat(person: Visitor, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    """A table that goes at once, made over the network and opened in the browser."""
    wish = {"game": "beat-the-bookie", "pace": "instant", "options": options}
    made: dict[str, Any] = person.served.http.post(
        f"{person.served.base}/api/v1/tables", json=wish | {"seats": [{"kind": "you", "name": "Mira"}, *seats]}
    ).json()
    person.go("/")
    kept = json.dumps({made["table"]: {"seat": made["seat"], "token": made["token"], "code": made["code"]}})
    person.page.evaluate("kept => localStorage.setItem('homestretch.seats', kept)", kept)
    person.go(f"/t/{made['table']}")
    return made


def press(person: Visitor, name: str) -> None:
    """Press the button of that name in the bar."""
    person.page.locator(".bar").get_by_role("button", name=name).click()


def bid(person: Visitor, legal: list[dict[str, Any]], most: int) -> None:
    """Bid the least while that is not too much, else pass."""
    low = next(choice["low"] for choice in legal if choice["verb"] == "bid")
    if low <= most:
        press(person, f"Bid {low}")
    else:
        press(person, "Pass")


def name(person: Visitor, legal: list[dict[str, Any]]) -> None:
    """Name the last horses, as many as the card asks for, in falling order where the order counts."""
    wanted = legal[0]["text"].count(" h")
    for horse in range(6, 6 - wanted, -1):
        person.page.locator(".six .choice").nth(horse - 1).click()
    person.page.locator(".naming .bar .btn:not([aria-disabled])").click()


def lay(person: Visitor, stakes: dict[int, int]) -> None:
    """Turn up slips with stakes, one by the buttons and the others by typing, and lay them."""
    for horse, stake in stakes.items():
        if stake == 10:
            person.page.get_by_role("button", name=f"10 more on horse {horse}").click()
        else:
            person.page.get_by_role("textbox", name=f"Stake on horse {horse}").fill(str(stake))
    person.page.locator(".lay .bar .btn:not([aria-disabled])").click()


def trade(person: Visitor, view: dict[str, Any]) -> None:
    """Make one offer or ask where that is possible, else be done."""
    cards = person.page.locator(".own .cardbtn:not(.is-off)")
    if view["offers"] > 0 or cards.count() == 0:
        press(person, "Done")
        return
    cards.first.click()
    buyers = person.page.locator(".who .choice:not([aria-disabled])")
    if buyers.count():
        buyers.first.click()
    person.page.locator(".trade .bar .btn.big:not([aria-disabled])").click()


def wait_past(person: Visitor, version: int) -> None:
    """Wait until the server has taken what was pressed."""
    eventually(lambda: person.see()["version"] > version, "the action is taken")


def decide(person: Visitor, most: int = 120) -> str:
    """Do what the page asks for, and say what that was; the own money shown is the server's."""
    page = person.page
    page.locator(DECISIONS).first.wait_for()
    for kind in ("bidding", "naming", "lay", "trade", "answer"):
        if page.locator(f".{kind}").count() == 0:
            continue
        table = person.see()
        page.wait_for_function(
            "money => document.querySelector('.m .vh').textContent === money", arg=str(table["money"]["p1"])
        )
        if kind == "bidding":
            bid(person, table["legal"], most)
        elif kind == "naming":
            name(person, table["legal"])
        elif kind == "lay":
            lay(person, {2: 10, 5: 20} if table["money"]["p1"] >= 30 else {})
        elif kind == "trade":
            trade(person, table["view"])
        else:
            press(person, "Decline")
        wait_past(person, table["version"])
        page.locator(".bar .is-pending").wait_for(state="detached")
        return kind
    if page.locator(".bar a.btn.big").count():
        return "over"
    if page.locator(".bar .btn.bell").count():
        chance = person.see()["chance"]
        # Who is slow is not waited for: then the server has drawn meanwhile, and the page follows.
        if chance is None:
            page.locator(".bar .btn.bell").wait_for(state="detached")
            return "late"
        assert chance["by_hand"]
        page.locator(".bar .btn.bell").click()
        page.locator(".bar .is-pending").wait_for(state="detached")
        return "drawn"
    page.locator(".bar .btn.go-on").click()
    return "settled"


def play(person: Visitor, until: str) -> list[str]:
    """Go on until something has been done; returns all that was done."""
    done: list[str] = []
    while until not in done:
        done.append(decide(person))
    return done


def test_a_meeting_on_a_phone(visitors: list[Visitor]) -> None:
    """Auction, eight races and the last count by finger; the end on the page is the end on the server."""
    _, person = visitors
    take_a_seat(person, [{"kind": "bot", "level": "basic"}], spaces=3, trading="off", auction="once-around")
    person.page.get_by_role("button", name="Start", exact=True).click()
    done = play(person, "over")
    table = person.see()
    view = table["view"]
    assert done.count("lay") == view["counted"] >= 1
    assert table["phase"] == "over"
    person.assert_accessible("the end of the meeting")
    page = person.page
    for seat in table["seats"]:
        row = page.locator("ol.pay li").filter(has_text="You" if seat["seat"] == table["you"] else seat["name"])
        assert row.locator(".m").inner_text().split()[-1] == str(table["money"][f"p{seat['seat'] + 1}"])
        points = view["points"][seat["seat"]]
        assert row.locator("p").inner_text() == ("1 point" if points == 1 else f"{points} points")
        history = page.get_by_role("row", name="You" if seat["seat"] == table["you"] else seat["name"])
        shown = history.get_by_role("cell").all_inner_texts()
        assert shown == [str(wallets[seat["seat"]]) for wallets in view["wallets"][: view["counted"] + 1]]
    for race in range(1, view["counted"] + 1):
        winners = [seat["name"] for seat in table["seats"] if view["cabinet"][race] >> seat["seat"] & 1]
        told = page.locator(".shelf li").nth(race - 1).locator(".name").inner_text()
        assert told.split("\n")[0] == (", ".join(winners) or "nobody")


def test_a_race_with_its_trading(visitors: list[Visitor]) -> None:
    """A sealed auction, the player as Bookie, and an offer in the trading window; every page as axe wants it."""
    _, person = visitors
    bots = [{"kind": "bot", "level": "basic"}] * 2
    take_a_seat(person, bots, spaces=3, auction="sealed", bookie="p1")
    page = person.page
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".bidding").wait_for()
    person.assert_accessible("the sealed auction")
    bids = 0
    while bids < 6:
        bids += decide(person, most=0) == "bidding"
    play(person, "drawn")
    page.get_by_role("button", name="Auto-draw").click()
    looked = {"bidding", "settled"}
    done = ""
    while done != "trade":
        page.locator(DECISIONS).first.wait_for()
        for kind in ("naming", "lay", "trade", "answer"):
            if kind not in looked and page.locator(f".{kind}").count():
                person.assert_accessible(kind)
                looked.add(kind)
        done = decide(person)
    assert {"lay", "trade"} <= looked
    table = person.see()
    assert table["view"]["race"] >= 1
    notes = [note for did in table["log"] for note in did["notes"] if note.get("seat") == 0]
    assert {note["what"] for note in notes} & {"offered", "asked", "sold-to-bank", "trading-done"}


def answer(person: Person, done: bool = False) -> None:
    """Let the player without a browser pass, or do the first of what is legal, if anything; with `done` also slips."""
    state = person.see()
    texts = [choice["text"] for choice in state["legal"]]
    if not texts or ("done" in texts and not done):
        return
    text = next((text for text in texts if text in ("pass", "done")), texts[0])
    assert person.act(state["version"], text).status_code == 200


def test_slips_stay_hidden_until_all_are_in(visitors: list[Visitor]) -> None:
    """What one has staked is nowhere on the wall, not even as money that is gone, until the last player is in."""
    wall, person = visitors
    made = take_a_seat(person, [{"kind": "open"}], auction="sealed")
    ben = person.served.join(Person(person.served, **made))
    person.page.get_by_role("button", name="Start", exact=True).click()
    while ben.see()["view"]["phase"] < SLIPS:
        if 0 in ben.see()["to_move"]:
            decide(person, most=0)
        answer(ben)
    wall.go(f"/tv/{made['table']}")
    lay(person, {3: 70})
    panel = wall.page.locator("li[data-account=p1]")
    panel.get_by_text("slips are in").wait_for()
    assert panel.locator(".money").inner_text() == "300"
    assert "70" not in wall.page.locator("body").inner_text().split()
    person.page.wait_for_function("() => document.querySelector('.m .vh').textContent === '230'")
    answer(ben, done=True)
    wall.page.locator("li[data-account=p1] .money").get_by_text("230").wait_for()
