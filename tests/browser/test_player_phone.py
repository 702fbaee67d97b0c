"""A player at his phone: the link on his card opens his own page, which tells him his seat, his moves and his place."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.reading import in_the_way
from tests.browser.room import browser
from tests.browser.test_bubble import _give
from tests.browser.test_first_evening import EXAMPLES, NAMES, Evening
from tests.web.running import Server, served

PHONE = {"width": 390, "height": 844}
SMALLEST = {"width": 360, "height": 640}
AXE = Path(__file__).resolve().parents[2] / "frontend/node_modules/axe-core/axe.min.js"


def _drawn(server: Server) -> None:
    text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 6")
    text = text.replace("stack = 10000\n", "stack = 10000\nlate_until_level = 4\nreentries = 1\n")
    server.ask("/api/events/file", {"event_id": "phone", "command_id": "phone", "text": text, "file": "phone.toml"})
    _give(server, "phone", {"type": "register", "players": NAMES[:10]})


def _phone(evening: Evening, link: str, language: str = "en-GB") -> Page:
    """A phone that has nothing of this server but the link."""
    window = evening.floor.context.browser
    assert window
    page = window.new_context(viewport=PHONE, locale=language, has_touch=True, reduced_motion="reduce").new_page()
    page.on("pageerror", lambda fault: evening.complaints.append(str(fault)))
    page.goto(link)
    return page


def _link(floor: Page, player: str) -> str:
    floor.locator("main aside").get_by_role("button", name=player).first.click()
    floor.keyboard.press("k")
    sheet = floor.locator("dialog[open]")
    sheet.get_by_role("button", name="His page on his phone").click()
    expect(sheet.locator("svg.segno")).to_be_visible()
    link = sheet.get_by_test_id("phone-link").get_attribute("href")
    assert link
    return link


def _serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run().then((told) => told.violations)")
    return [one["id"] for one in found if one["impact"] in {"serious", "critical"}]


def _seat(server: Server, player: str) -> tuple[int, int]:
    page = server.ask("/api/events/phone/floor")
    [found] = [
        (table["table"], seat["chair"])
        for table in page["view"]["tables"]
        for seat in table["seats"]
        if page["names"].get(seat["player"], seat["player"]) == player
    ]
    return found


@pytest.mark.row(25)
@pytest.mark.row(6)
def test_a_player_follows_the_event_on_his_phone(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        _drawn(server)
        floor = evening.page("/floor?event=phone", 1366, 768)
        link = _link(floor, "Hugo")
        evening.picture(floor, "phone link")
        phone = _phone(evening, link)
        expect(phone.get_by_role("heading", name="You are entered")).to_be_visible()
        assert "key=" not in phone.url
        for command in ("draw-seats", "start-event"):
            _give(server, "phone", {"type": command})
        table, chair = _seat(server, "Hugo")
        expect(phone.locator(".own dd").first).to_have_text(str(table))
        assert phone.locator(".own dd").all_inner_texts() == [str(table), str(chair)]
        expect(phone.get_by_label("Clock")).to_contain_text("25 / 50")
        evening.picture(phone, "phone seat")
        _moved(server, phone, evening)
        _without_a_line(phone)
        _in_each_language(evening, link, pictures)
        _out(server, phone, evening)
        _again(server, phone, evening)
        _taken_back(floor, phone, evening, link)
        assert evening.complaints == []


def _moved(server: Server, phone: Page, evening: Evening) -> None:
    """He is told within two seconds, and the notice stays until he has tapped it."""
    table, _ = _seat(server, "Hugo")
    other, free = 3 - table, 6
    player = next(one for one, name in server.ask("/api/events/phone/floor")["names"].items() if name == "Hugo")
    move = {"type": "move-player", "player": player, "table": other, "chair": free, "reason": "balance", "author": "f"}
    _give(server, "phone", move)
    expect(phone.get_by_role("alert")).to_contain_text("You move", timeout=2_000)
    expect(phone.get_by_role("alert")).to_contain_text(f"{other}–{free}")
    evening.picture(phone, "phone move")
    phone.get_by_role("button", name="Seen").click()
    expect(phone.get_by_role("alert")).to_have_count(0)
    phone.reload()
    expect(phone.locator(".own dd").first).to_have_text(str(other))
    expect(phone.get_by_role("alert")).to_have_count(0)


def _without_a_line(phone: Page) -> None:
    """The clock goes on, and says that nobody answers; afterwards all is as it was."""
    phone.context.set_offline(True)
    expect(phone.locator("p.away")).to_be_visible()
    phone.context.set_offline(False)
    expect(phone.locator("p.away")).to_have_count(0)


def _in_each_language(evening: Evening, link: str, pictures: Path) -> None:
    for language, seat in (("it-IT", "Tavolo"), ("es-ES", "Mesa")):
        page = _phone(evening, link, language)
        expect(page.locator(".own dt").first).to_have_text(seat)
        page.set_viewport_size(SMALLEST)
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"]
        assert in_the_way(page) == []
        page.screenshot(path=pictures / f"phone {language}.png", full_page=True)
        page.context.close()


def _out(server: Server, phone: Page, evening: Evening) -> None:
    player = next(one for one, name in server.ask("/api/events/phone/floor")["names"].items() if name == "Hugo")
    _give(server, "phone", {"type": "report-bust", "players": [player], "author": "floor"})
    expect(phone.get_by_role("heading", name="Your place")).to_be_visible()
    expect(phone.locator(".own strong")).to_have_text("10")
    evening.picture(phone, "phone out")
    assert _serious(phone) == []
    expect(phone.get_by_text("Enter again for €60: show this code at the cage.")).to_be_visible()
    last = server.ask("/api/events/phone/audit")["audit"]["lines"][0]["command_id"]
    _give(server, "phone", {"type": "undo", "command_id": last})
    expect(phone.locator(".own dd").first).to_be_visible()


def _again(server: Server, phone: Page, evening: Evening) -> None:
    """Out, he shows the code on his phone: a camera opens the cage for him, or a reader writes the address."""
    player = next(one for one, name in server.ask("/api/events/phone/floor")["names"].items() if name == "Hugo")
    for reader in (False, True):
        _give(server, "phone", {"type": "report-bust", "players": [player], "author": "floor"})
        expect(phone.get_by_role("img", name="Code for the cage")).to_be_visible()
        read = f"/floor?event=phone&player={player}"
        cage = evening.page("/floor?event=phone" if reader else read, 1366, 768)
        if reader:
            expect(cage.locator("button.seat").first).to_be_visible()
            cage.keyboard.press("c")
            cage.locator("#entrant").fill(evening.server.address + read)
        expect(cage.locator("#entrant")).to_have_value("Hugo")
        evening.picture(cage, "phone at the cage")
        if reader:
            expect(cage.get_by_role("button", name="Sell an entry")).to_contain_text("re-entr")
            break
        cage.keyboard.press("Enter")
        expect(phone.locator(".own dd").first).to_be_visible()
        cage.context.close()
    last = server.ask("/api/events/phone/audit")["audit"]["lines"][0]["command_id"]
    _give(server, "phone", {"type": "undo", "command_id": last})


def _taken_back(floor: Page, phone: Page, evening: Evening, link: str) -> None:
    floor.locator("dialog[open]").get_by_role("button", name="Take all his links back").click()
    expect(floor.get_by_text("No link of his is good any more.")).to_be_visible()
    phone.wait_for_timeout(2_100)  # a key that was found is not looked up again for so long
    phone.goto(link)
    phone.reload()
    expect(phone.get_by_role("heading", name="This link is not good any more")).to_be_visible()
    evening.picture(phone, "phone gone")
    stranger = _phone(evening, re.sub("#.*", "", link))
    expect(stranger.get_by_role("heading", name="This link is not good any more")).to_be_visible()
