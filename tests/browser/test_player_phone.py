"""A player's phone: he scans his ticket, is called to his seats, and reads everything else without asking anybody."""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.barriers import AXE, WIDER, barriers
from tests.browser.desk import EXAMPLES, NAMES, Evening, give, opened
from tests.browser.phones import ids, link_of, phone, sits
from tests.browser.reading import in_the_way
from tests.browser.room import browser, needed
from tests.web.running import Json, Server, served

TOLD_WITHIN = 2_000
"""So many milliseconds after the floor has moved him he reads it."""
WIDTHS = (360, 390)
LOCALES = {"en": "en-GB", "it": "it-IT", "es": "es-ES"}


@contextmanager
def room(tmp_path: Path) -> Iterator[Evening]:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path))
        yield evening
        assert evening.complaints == []


def club(server: Server, event: str = "friday") -> None:
    """Eight at two tables of four or more, play begun."""
    opened(server, event, (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 6"))


def line_of(server: Server, name: str, event: str = "friday") -> Json:
    """A player as the floor has him."""
    entrants = server.ask(f"/api/events/{event}/floor")["view"]["entrants"]
    return next(one for one in entrants if one["player"] == name)


def free_chair(server: Server, table: int, event: str = "friday") -> int:
    tables = server.ask(f"/api/events/{event}/floor")["view"]["tables"]
    seats = next(one for one in tables if one["table"] == table)["seats"]
    return int(next(one["chair"] for one in seats if not one["player"]))


@pytest.mark.row(25)
def test_he_scans_his_code_at_the_cage_and_sees_his_seat(tmp_path: Path) -> None:
    with room(tmp_path) as evening:
        server = evening.server
        club(server)
        floor = evening.page("/floor?event=friday", 1280, 800)
        floor.get_by_role("tab", name="Players").click()
        floor.get_by_role("tabpanel").get_by_role("button", name=re.compile("^Bruno")).click()
        floor.keyboard.press("k")
        card = floor.get_by_role("dialog")
        card.get_by_role("button", name="The code for his phone").click()
        expect(card.get_by_role("img", name="The code for his phone").locator("svg")).to_be_visible()
        link = card.get_by_test_id("phone-link").inner_text()
        evening.picture(floor, "player, the code at the cage")
        page = phone(evening, evening._chromium, link)
        seat = line_of(server, "Bruno")
        sits(page, seat["table"], seat["chair"])
        expect(page.get_by_role("heading", name="Bruno")).to_be_visible()
        expect(page.get_by_test_id("clock")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
        expect(page.get_by_test_id("blinds")).to_have_text("25 / 50")
        expect(page.get_by_test_id("players")).to_have_text("8 / 8")
        assert "phone=" not in page.url, "the secret stays in the address"
        page.goto(server.address + "/player")
        sits(page, seat["table"], seat["chair"])  # opened again by itself
        card.get_by_role("button", name="Another code").click()
        expect(page.get_by_role("heading", name="This code no longer works")).to_be_visible()
        expect(card.get_by_test_id("phone-link")).not_to_have_text(link)
        page.goto(card.get_by_test_id("phone-link").inner_text())
        sits(page, seat["table"], seat["chair"])


@pytest.mark.row(25)
@pytest.mark.row(18)
def test_he_is_called_to_a_new_seat_until_he_has_read_it(tmp_path: Path) -> None:
    with room(tmp_path) as evening:
        server = evening.server
        club(server)
        both = [phone(evening, evening._chromium, link_of(server, "Carla")) for _ in range(2)]
        before = line_of(server, "Carla")
        for page in both:
            sits(page, before["table"], before["chair"])
        table = 3 - before["table"]
        chair = free_chair(server, table)
        moved = {"type": "move-player", "player": ids(server, "friday")["Carla"], "table": table, "chair": chair}
        give(server, "friday", {**moved, "reason": "noise", "author": "floor"})
        began = time.monotonic()
        for page in both:
            call = page.get_by_role("dialog")
            expect(call).to_contain_text("You move to", timeout=TOLD_WITHIN)
            expect(call).to_contain_text(f"from table {before['table']}, seat {before['chair']}")
        assert time.monotonic() - began < TOLD_WITHIN / 1000
        evening.picture(both[0], "player, called")
        both[0].get_by_role("button", name="I have read it").tap()
        expect(both[0].get_by_role("dialog")).to_have_count(0)
        sits(both[0], table, chair)
        both[0].reload()
        sits(both[0], table, chair)
        expect(both[0].get_by_role("dialog")).to_have_count(0)
        both[1].reload()  # the other phone has not been read
        expect(both[1].get_by_role("dialog")).to_contain_text("You move to")
        _bust_and_back(evening, both[0])


def _bust_and_back(evening: Evening, page: Page) -> None:
    """He is out in place 8 of 8, which was somebody else: an undo gives him his seat back."""
    server = evening.server
    give(server, "friday", {"type": "report-bust", "players": [ids(server, "friday")["Carla"]], "author": "floor"})
    expect(page.get_by_test_id("place")).to_have_text("8")
    expect(page.get_by_test_id("seat")).to_contain_text("of 8 entries")
    evening.picture(page, "player, out")
    floor = evening.page("/floor?event=friday", 1280, 800)
    floor.get_by_role("button", name=re.compile("^Undo: ")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Your seat")
    page.get_by_role("button", name="I have read it").tap()
    expect(page.get_by_test_id("place")).to_have_count(0)
    expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.row(18)
def test_an_alternate_is_called_to_his_seat(tmp_path: Path) -> None:
    with room(tmp_path) as evening:
        server = evening.server
        text = (EXAMPLES / "rebuy_night.toml").read_text("utf-8")
        text = text.replace("entries = 27", "entries = 10\ncap = 10\nalternates = 5")
        server.ask("/api/events/file", {"event_id": "full", "command_id": "full", "text": text, "file": "full.toml"})
        for command in ({"type": "register", "players": NAMES[:10]}, {"type": "draw-seats"}, {"type": "start-event"}):
            give(server, "full", command)
        cents = server.ask("/api/events/full/floor")["view"]["selling"]["entry_cents"]
        for name in ("Vera", "Zoe"):
            payments = [{"method": "cash", "cents": cents}]
            give(server, "full", {"type": "sell-entry", "player": name, "payments": payments, "author": "floor"})
        vera = phone(evening, evening._chromium, link_of(server, "Vera", "full"))
        zoe = phone(evening, evening._chromium, link_of(server, "Zoe", "full"))
        expect(vera.get_by_test_id("seat")).to_contain_text("You get the next seat")
        expect(zoe.get_by_test_id("seat")).to_contain_text("1 player is before you")
        expect(zoe.get_by_test_id("seat")).to_contain_text("Alternate, number 2")
        evening.picture(zoe, "player, waiting")
        out = ids(server, "full")[NAMES[0]]
        give(server, "full", {"type": "report-bust", "players": [out], "author": "floor"})
        give(server, "full", {"type": "decline-rebuy", "player": out})
        seat = line_of(server, "Vera", "full")
        call = vera.get_by_role("dialog")
        expect(call).to_contain_text("Your seat", timeout=TOLD_WITHIN)
        expect(call).to_contain_text(str(seat["table"]))
        expect(zoe.get_by_test_id("seat")).to_contain_text("You get the next seat")


@pytest.mark.row(25)
@pytest.mark.row(6)
@pytest.mark.row(10)
def test_a_re_entry_by_the_code_on_his_phone(tmp_path: Path) -> None:
    """A camera opens the cage for him, a reader writes what it has read, or he says his code; Enter sells."""
    with room(tmp_path) as evening:
        server = evening.server
        text = (EXAMPLES / "club_night.toml").read_text("utf-8")
        text = text.replace("stack = 10000\n", "stack = 10000\nlate_until_level = 4\nreentries = 3\n")
        opened(server, "friday", text)
        page, gina = phone(evening, evening._chromium, link_of(server, "Gina")), ids(server, "friday")["Gina"]
        read = f"{server.address}/floor?event=friday&player={gina}"
        for way in ("camera", "reader", "said"):
            give(server, "friday", {"type": "report-bust", "players": [gina], "author": "floor"})
            page.get_by_role("button", name="Re-enter for €60").tap()
            expect(page.get_by_test_id("cage-code").locator("svg")).to_be_visible()
            said = page.get_by_text("Or say: ").inner_text().removeprefix("Or say: ")
            if way == "camera":
                sound(page, "re-entry", evening)
            _sold(evening, {"camera": read, "reader": read, "said": said.lower()}[way], way)
            call = page.get_by_role("dialog")
            expect(call).to_contain_text("Your seat")
            call.get_by_role("button", name="I have read it").tap()
            seat = line_of(server, "Gina")
            sits(page, seat["table"], seat["chair"])
        expect(page.get_by_text("Your entries")).to_be_visible()


def _sold(evening: Evening, code: str, way: str) -> None:
    opened = code.removeprefix(evening.server.address) if way == "camera" else "/floor?event=friday"
    cage = evening.page(opened, 1366, 768)
    if way != "camera":
        expect(cage.locator("button.seat").first).to_be_visible()
        cage.keyboard.press("c")
        cage.locator("#entrant").fill(code)
    expect(cage.locator("#entrant")).to_have_value("Gina")
    expect(cage.get_by_role("button", name="Sell an entry, €60")).to_be_enabled()
    evening.picture(cage, f"player, at the cage, {way}")
    cage.locator("#entrant").press("Enter")
    expect(cage.get_by_role("tabpanel").locator(".sold")).to_contain_text("Gina")
    cage.context.close()


@pytest.mark.row(25)
@pytest.mark.row(10)
def test_whoever_may_still_rebuy_is_asked_on_his_card(tmp_path: Path) -> None:
    with room(tmp_path) as evening:
        server = evening.server
        opened(server, "friday", (EXAMPLES / "rebuy_night.toml").read_text("utf-8"))
        page, hugo = phone(evening, evening._chromium, link_of(server, "Hugo")), ids(server, "friday")["Hugo"]
        give(server, "friday", {"type": "report-bust", "players": [hugo], "author": "floor"})
        page.get_by_role("button", name=re.compile("^Rebuy for €")).tap()
        expect(page.get_by_test_id("cage-code").locator("svg")).to_be_visible()
        evening.picture(page, "player, rebuy")
        cage = evening.page(f"/floor?event=friday&player={hugo}", 1366, 768)
        card = cage.get_by_role("dialog")
        expect(card.get_by_role("heading", name="Hugo")).to_be_visible()
        card.get_by_role("button", name=re.compile("^Rebuy")).click()
        expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.row(25)
def test_a_lost_line_is_told_and_the_clock_goes_on(tmp_path: Path) -> None:
    with room(tmp_path) as evening:
        server = evening.server
        club(server)
        page = phone(evening, evening._chromium, link_of(server, "Dario"))
        expect(page.get_by_test_id("clock")).to_be_visible()
        assert server.stop() == 0
        expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
        shown = page.get_by_test_id("clock").inner_text()
        expect(page.get_by_test_id("clock")).not_to_have_text(shown)
        evening.picture(page, "player, line lost")
        server.start()
        expect(page.get_by_role("alert")).to_have_count(0)
        give(server, "friday", {"type": "pause-clock", "reason": "fire"})
        expect(page.get_by_text("Clock stopped")).to_be_visible()


def test_a_phone_that_has_scanned_nothing_is_told_what_to_do(tmp_path: Path) -> None:
    with room(tmp_path) as evening:
        club(evening.server)
        page = phone(evening, evening._chromium, evening.server.address + "/player")
        expect(page.get_by_role("heading", name="Scan the code on your ticket")).to_be_visible()
        evening.picture(page, "player, nothing scanned")
        page.goto(evening.server.address + "/player#phone=worth-nothing")
        expect(page.get_by_role("heading", name="This code no longer works")).to_be_visible()
        page.goto(link_of(evening.server, "Elena"))
        expect(page.get_by_test_id("table")).to_be_visible()
        page.goto(evening.server.address + "/player?event=saturday")
        expect(page.get_by_role("heading", name="This code no longer works")).to_be_visible()


# ── every state, in three languages, on narrow phones ────────────────────────────────────────────────────────────────


def sound(page: Page, name: str, evening: Evening) -> None:
    """Nothing is wider than the phone, cut off or in the way, and axe finds nothing serious."""
    expect(page.get_by_test_id("seat")).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(WIDER) == 0, (name, width)
        assert in_the_way(page) == [], (name, width)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=evening._pictures / f"player, {name}.png", full_page=True)
    assert barriers(page) == [], name


def looked_at(evening: Evening, name: str, player: str, event: str = "friday") -> None:
    """A state of the page in three languages, and in a dark room."""
    link = link_of(evening.server, player, event)
    for language, locale in LOCALES.items():
        theme = "dark" if language == "es" else "light"
        page = phone(evening, evening._chromium, link, locale, theme)
        sound(page, f"{name} {language}", evening)
        page.context.close()


@pytest.mark.row(25)
@pytest.mark.row(35)
def test_every_state_in_three_languages(tmp_path: Path) -> None:
    needed(there=AXE.is_file(), what="no axe-core", how="make frontend/node_modules/.installed")
    with room(tmp_path) as evening:
        server = evening.server
        text = (EXAMPLES / "knock_out.toml").read_text("utf-8")
        server.ask("/api/events/file", {"event_id": "friday", "command_id": "f", "text": text, "file": "f.toml"})
        give(server, "friday", {"type": "register", "players": [*NAMES[:7], "Maximiliane Freifrau von Ungern"]})
        looked_at(evening, "1 entered", "Bruno")
        give(server, "friday", {"type": "draw-seats"})
        looked_at(evening, "2 drawn", "Maximiliane Freifrau von Ungern")
        give(server, "friday", {"type": "start-event"})
        penalty = {"type": "give-penalty", "player": ids(server, "friday")["Bruno"], "step": "hands", "hands": 2}
        give(server, "friday", {**penalty, "reason": "phone", "author": "floor"})
        _counted(server)
        looked_at(evening, "3 playing", "Bruno")
        give(server, "friday", {"type": "pause-clock", "reason": "fire"})
        looked_at(evening, "4 stopped", "Carla")
        give(server, "friday", {"type": "resume-clock"})
        for _ in range(4):
            give(server, "friday", {"type": "advance-level"})
        looked_at(evening, "5 later", "Carla")
        others = [one for one in NAMES[:7] if one != "Bruno"]
        _outs(server, others[:3])
        looked_at(evening, "6 out", others[0])
        _outs(server, [*others[3:], "Maximiliane Freifrau von Ungern"])
        looked_at(evening, "7 second, before the prizes", "Maximiliane Freifrau von Ungern")
        give(server, "friday", {"type": "award-prizes"})
        looked_at(evening, "8 second, the prize waits", "Maximiliane Freifrau von Ungern")
        looked_at(evening, "9 won", "Bruno")
        _taken(server)
        looked_at(evening, "10 in a league", others[0])
        page = phone(evening, evening._chromium, link_of(server, others[0]))
        places, league = page.get_by_test_id("places"), page.get_by_test_id("league")
        expect(places.locator("[aria-current]")).to_contain_text("8")
        expect(places.get_by_role("listitem")).to_have_count(8)
        expect(league).to_contain_text("Winter league")
        expect(league.get_by_test_id("rank")).to_have_text("8 / 8")
        expect(page.get_by_text("Freifrau")).to_have_count(0)  # has not agreed to be named


def _taken(server: Server) -> None:
    """A league of the room takes the event."""
    terms = {"scoring": {"rule": {"type": "points-formula", "text": "10 * sqrt(n / k)"}}}
    asked: list[Json] = [{"type": "open-league", "league_id": "winter", "name": "Winter league", "currency": "EUR"}]
    asked += [{"type": "open-season", "season": "2027", "terms": terms}]
    asked += [{"type": "take-event", "season": "2027", "event_id": "friday"}]
    for number, command in enumerate(asked):
        server.ask("/api/leagues/winter/commands", {"command_id": f"league-{number}", "command": command})


def _counted(server: Server) -> None:
    """Everybody's chips are counted at table 1 and at table 2."""
    for table in server.ask("/api/events/friday/floor")["view"]["tables"]:
        known = ids(server, "friday")
        counts = [{"player": known[one["player"]], "chips": one["stack"]} for one in table["seats"] if one["player"]]
        give(server, "friday", {"type": "count-chips", "counts": counts, "author": "floor"})


def _outs(server: Server, names: list[str]) -> None:
    """These are out, one after the other, all of them by Bruno."""
    known = ids(server, "friday")
    for name in names:
        out = {"type": "report-bust", "players": [known[name]], "by": [known["Bruno"]], "author": "floor"}
        give(server, "friday", out)
