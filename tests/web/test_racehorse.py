"""Racehorse played through on a phone against bots by the keyboard alone, the page checked against the server."""

from __future__ import annotations

import json
import re
from typing import Any

from homestretch.parts.cards import TEXTS, cards_in
from tests.server.serving import eventually
from tests.web.looking import Visitor

RANKS = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "10"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def spoken(card: int) -> str:
    """A card as a screen reader hears it."""
    text = TEXTS[card]
    return f"{RANKS.get(text[0], text[0])} of {SUITS[text[1]]}"


def take_a_seat(person: Visitor, seats: int) -> None:
    """A table of one deal against bots that act at once, made over the network and opened in the browser."""
    wish = {"game": "racehorse", "pace": "instant", "options": {"deals": 1}}
    bots = [{"kind": "bot", "level": "basic"} for _ in range(seats - 1)]
    made = person.served.http.post(
        f"{person.served.base}/api/v1/tables", json=wish | {"seats": [{"kind": "you", "name": "Mira"}, *bots]}
    ).json()
    person.go("/")
    kept = json.dumps({made["table"]: {"seat": made["seat"], "token": made["token"], "code": made["code"]}})
    person.page.evaluate("kept => localStorage.setItem('homestretch.seats', kept)", kept)
    person.go(f"/t/{made['table']}")
    person.page.get_by_role("button", name="Start", exact=True).click()


def own_cards(person: Visitor) -> list[str]:
    """The names of the cards that the page shows as one's own."""
    hand = person.page.get_by_role("list", name="Your cards")
    return sorted(str(one.get_attribute("aria-label")) for one in hand.locator(".cardsvg").all())


def settle(person: Visitor, version: int) -> dict[str, Any]:
    """Wait until the server is past a version and waits for this person, or it is over, and the page shows it."""

    def asked() -> dict[str, Any] | None:
        table = person.see()
        mine = table["to_move"] == [table["you"]] or table["phase"] == "over"
        return table if mine and table["version"] > version else None

    table: dict[str, Any] = eventually(asked, "it is one's turn")
    if table["phase"] == "over":
        person.page.locator(".points.tote").wait_for()
    else:
        person.page.locator(".bids" if table["view"]["phase"] == 1 else ".cardbtn.is-raised").first.wait_for()
        count = len(cards_in(table["view"]["hand"]))
        person.page.wait_for_function(f"() => document.querySelectorAll('.hand .cardsvg').length === {count}")
    return table


def test_a_deal_by_keyboard_on_a_phone(visitors: list[Visitor]) -> None:
    """Bid, play six cards with arrows and Enter, and read who pays whom; the hand shown is the hand held."""
    _, person = visitors
    take_a_seat(person, 5)
    page = person.page
    looked = played = 0
    table = settle(person, -1)
    while table["phase"] != "over":
        assert own_cards(person) == sorted(spoken(card) for card in cards_in(table["view"]["hand"]))
        if page.locator(".bids").count():
            page.locator(".bids .choice:not([aria-disabled])").first.press("Enter")
            page.locator(".bar .btn").last.press("Enter")
        else:
            first = page.get_by_role("list", name="Your cards").get_by_role("button").first
            first.focus()
            while page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "true":
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            if looked < 1:
                person.assert_accessible("the trick")
                looked += 1
            page.get_by_role("button", name=re.compile("^Play: ")).press("Enter")
            played += 1
        table = settle(person, table["version"])
    assert played == 6
    view = person.see()
    assert view["phase"] == "over"
    person.assert_accessible("the end of the deal")
    for seat in view["seats"]:
        row = page.locator("ol.pay li").filter(has_text="You" if seat["seat"] == view["you"] else seat["name"])
        assert row.locator(".m").inner_text().split()[-1] == str(view["money"][f"p{seat['seat'] + 1}"]).replace(
            "-", "−"
        )


def test_the_wall_shows_no_hand(visitors: list[Visitor]) -> None:
    """An onlooker's page and the wall hold no card that was not played, wherever one looks for it."""
    host, other = visitors
    take_a_seat(host, 5)
    host.page.locator(".bids, .cardbtn.is-raised").first.wait_for()
    hand = [spoken(card) for card in cards_in(host.see()["view"]["hand"])]
    for path in (f"/t/{host.table}", f"/tv/{host.table}"):
        other.go(path)
        other.page.get_by_role("heading", name="Racehorse").first.wait_for()
        other.page.locator("ol.people li, .calls li, .trick li").first.wait_for()
        html = other.page.content()
        assert [card for card in hand if card in html] == []
        assert other.page.get_by_role("list", name="Your cards").count() == 0
