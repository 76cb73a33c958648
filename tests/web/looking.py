"""What the browser tests share: a person with a browser, who looks, presses and compares with what the server says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe

from tests.server.serving import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE_MS = 30_000


class Visitor:
    """A person with a browser of a given size; motion is off, so that what is shown is what the server said."""

    def __init__(self, browser: Browser, served: Served, width: int, height: int) -> None:
        self.served = served
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB"
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None,
        )

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.served.base + path)

    @property
    def table(self) -> str:
        """The table whose page is open."""
        return self.page.url.rsplit("/t/", 1)[1]

    def see(self) -> dict[str, Any]:
        """The table as the server shows it to this person's seat."""
        seats = json.loads(self.page.evaluate("localStorage.getItem('homestretch.seats')"))
        answer = self.served.get(f"/tables/{self.table}", seats[self.table]["token"])
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()["table"]
        return view

    def sit_down(self, code: str, name: str) -> None:
        """Come in by the code that the host reads out."""
        self.go("/")
        self.page.fill("#code", code.lower())
        self.page.get_by_role("button", name="Join", exact=True).click()
        self.page.fill("#name", name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/t/*")

    def assert_accessible(self, place: str) -> None:
        """Let axe look at the page."""
        found = Axe().run(self.page, options={"resultTypes": ["violations"]}).response["violations"]
        told = [f"{one['id']}: {one['nodes'][0]['html']}" for one in found]
        assert told == [], f"{place}: {told}"
