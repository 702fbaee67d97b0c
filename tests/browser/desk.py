"""The floor desk in a browser: an evening with its pages, and the events that tests play on it."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.room import PATIENCE
from tests.web.running import Json, Server

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAMES = ("Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jorge", "Karin", "Łukasz Zieliński")


class Evening:
    """A floor page and a wall page of one server, what they complain about, and pictures of them."""

    def __init__(self, server: Server, chromium: Browser, pictures: Path) -> None:
        self.server = server
        self.complaints: list[str] = []
        self._pictures = pictures
        self._chromium = chromium
        self.floor = self.page("/floor", 1366, 768)

    def page(
        self,
        path: str,
        width: int,
        height: int,
        *,
        theme: str = "light",
        language: str = "en-GB",
        told: Callable[[Json], Json] | None = None,
    ) -> Page:
        """A page in a window of its own; ``told`` may change what the server says of the event on its way there."""
        window = self._chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        page = self.server.let_in(window).new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        page.on("request", lambda request: self._heard(request.url))
        if told:
            page.route(re.compile("/api/events/[^/]+/(wall|floor|forecast)$"), lambda route: _changed(route, told))
        page.goto(self.server.address + path)
        return page

    def signed_in(self, name: str, role: str, path: str) -> Page:
        """A window of somebody who was invited in this role, and has a login of his own."""
        window = self._chromium.new_context(viewport={"width": 1180, "height": 820}, locale="en-GB")
        link = self.server.ask("/api/staff/invitations", {"name": name, "role": role})["link"]
        body = {
            "by": "invitation",
            "key": link.partition("=")[2],
            "name": name,
            "login": role,
            "password": "cold deck at night",
        }
        answer = window.request.post(
            self.server.address + "/api/session", data=body, headers={"origin": self.server.address}
        )
        assert answer.ok, answer.text()
        page = window.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        page.goto(self.server.address + path)
        return page

    def _heard(self, url: str) -> None:
        if not url.startswith((self.server.address, self.server.address.replace("http", "ws"), "data:")):
            self.complaints.append(f"asks {url}")

    def picture(self, page: Page, name: str) -> None:
        """A picture, for people to judge."""
        page.evaluate("document.fonts.ready")
        page.screenshot(path=self._pictures / f"{name}.png")

    def bust(self, player: str) -> None:
        """A player is out, by the keyboard's X in his card."""
        self.seat(player).click()
        self.floor.keyboard.press("x")
        expect(self.floor.locator("dialog[open]")).to_have_count(0)

    def seat(self, player: str) -> Locator:
        """The plate of a player at his table."""
        return self.floor.locator("button.seat").filter(has_text=player)

    def at_table(self, table: int) -> list[str]:
        """Who sits there, by chairs."""
        return self.floor.locator(f"[data-table='{table}'] .seat b").all_inner_texts()


def _changed(route: Route, told: Callable[[Json], Json]) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json=told(answer.json()))


def opened(server: Server, event: str, text: str) -> None:
    """An event of eight from its file, play begun."""
    server.ask("/api/events/file", {"event_id": event, "command_id": event, "text": text, "file": f"{event}.toml"})
    for command in ({"type": "register", "players": NAMES[:8]}, {"type": "draw-seats"}, {"type": "start-event"}):
        give(server, event, command)


def give(server: Server, event: str, command: dict[str, object]) -> None:
    version = server.ask(f"/api/events/{event}/floor")["version"]
    body = {"command_id": f"after-{version}", "command": command}
    server.ask(f"/api/events/{event}/commands", body)


def at_tables(server: Server) -> list[list[str]]:
    tables = server.ask("/api/events/bubble/floor")["view"]["tables"]
    return [[seat["player"] for seat in table["seats"] if seat["player"]] for table in tables]


HIGH = (
    "Åsa Öst",
    "Čeda Žić",
    "Karin Ångström",
    "Gyðja Ýr",
    "Ştefan Ţepeş",
    "Óscar Íñiguez",
    "Peggy Jaquay",
    "Ugo Gaggi",
)
"""What reaches farthest above and below a line."""


def event_of(server: Server, event: str, players: tuple[str, ...], *, file: str = "club_night", start: bool) -> None:
    """An event of an example's file, with its seats drawn and, if wanted, play begun."""
    text = (EXAMPLES / f"{file}.toml").read_text("utf-8")
    server.ask("/api/events/file", {"event_id": event, "command_id": event, "text": text, "file": f"{event}.toml"})
    commands = [{"type": "register", "players": players}, {"type": "draw-seats"}, {"type": "start-event"}]
    for number, command in enumerate(commands if start else commands[:2]):
        server.ask(f"/api/events/{event}/commands", {"command_id": f"{event}-{number}", "command": command})


def bust_one(server: Server, event: str) -> None:
    """The first player of the first table is out; the second has won his chips."""
    view = server.ask(f"/api/events/{event}/floor")["view"]
    first, second, *_ = [seat["player"] for seat in view["tables"][0]["seats"] if seat["player"]]
    command = {"type": "report-bust", "players": [first], "by": [second], "author": "floor"}
    server.ask(f"/api/events/{event}/commands", {"command_id": f"{event}-bust", "command": command})


ORDINARY = (
    *HIGH,
    *("Carla Mancini", "Carla Manzoni", "Nora Fischer", "Łukasz Zieliński", "Maria de la Cruz", "Hugo Bernasconi"),
    *("Giovanni Battista Pergolesi", "Ludwig van Beethoven", "Piergiorgio Quagliarella", "Irene Hernández", "Tom Li"),
    *(f"Somebody Ordinary {number}" for number in range(10, 31)),
)


def begun(server: Server, event: str, file: str, players: int = 10) -> None:
    """An event of an example, play begun."""
    text = (EXAMPLES / file).read_text("utf-8")
    server.ask("/api/events/file", {"event_id": event, "command_id": event, "text": text, "file": file})
    for command in (
        {"type": "register", "players": NAMES[:players]},
        {"type": "draw-seats"},
        {"type": "start-event"},
    ):
        give(server, event, command)


PLAYERS = tuple(
    f"{name} {letter}." for name in ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio") for letter in "RST"
)
