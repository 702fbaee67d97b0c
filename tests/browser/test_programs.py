"""A program let in on the floor page: it reads an event, acts in its role, stands in the log, and is shut out."""

import json
import os
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.desk import EXAMPLES, Evening, give
from tests.browser.last_four import four_left, to_the_end
from tests.browser.room import browser
from tests.post.receiver import Receiver, receiver
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow

PLAYERS = ("Bruno Rossi", "Carla Mancini", "Dario Bianchi")


def _sent(server: Server, secret: str, path: str, body: object = None) -> tuple[int, Json]:
    """One request of a program: it has its secret and nothing else."""
    headers = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(server.address + path, data, headers), timeout=20) as answer:
            return int(answer.status), json.loads(answer.read())
    except urllib.error.HTTPError as refused:
        return refused.code, json.loads(refused.read())


def _let_in(page: Page, name: str, role: str) -> str:
    """A program of this name and role; the secret that is shown once."""
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("textbox", name="Name").fill(name)
    sheet.get_by_label("Role").select_option(role)
    sheet.get_by_role("button", name="Let a program in").click()
    expect(sheet.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    return sheet.get_by_test_id("shown-once").inner_text()


@pytest.mark.row(36)
def test_a_program_reads_and_acts_until_its_secret_is_taken_away(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        text = (EXAMPLES / "club_night.toml").read_text("utf-8")
        server.ask("/api/events/file", {"event_id": "club", "command_id": "club", "text": text, "file": "club.toml"})
        give(server, "club", {"type": "register", "players": PLAYERS})
        page = evening.page("/floor?event=club", 1366, 768)
        page.get_by_role("button", name="Staff").click()
        sheet = page.locator("dialog[open]")
        sheet.get_by_role("tab", name="Programs").click()
        expect(sheet.get_by_text("No program")).to_be_visible()
        screen = _let_in(page, "Results screen", "display")
        kiosk = _let_in(page, "Kiosk", "cashier")
        assert screen != kiosk
        evening.picture(page, "programs")
        status, wall = _sent(server, screen, "/api/events/club/wall")
        assert (status, wall["view"]["numbers"]["entries"]) == (200, len(PLAYERS))
        cents = server.ask("/api/events/club/floor")["view"]["selling"]["entry_cents"]
        sale = {"type": "sell-entry", "player": "Zita Nagy", "payments": [{"method": "cash", "cents": cents}]}
        entry = {"command_id": "kiosk-1", "command": sale}
        status, refused = _sent(server, screen, "/api/events/club/commands", entry)
        assert status == 403
        assert (refused["error"]["code"], "display" in refused["error"]["message"]) == ("role-needed", True)
        assert _sent(server, kiosk, "/api/events/club/commands", entry)[0] == 200
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        page.keyboard.press("l")
        row = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Zita Nagy").first
        expect(row).to_contain_text("Zita Nagy")
        expect(row.locator(".by")).to_have_text("Owner on Kiosk")  # in whose name, and by which program
        evening.picture(page, "programs, log")
        _shut_out(page, server, kiosk, screen)
        assert evening.complaints == []


def _shut_out(page: Page, server: Server, kiosk: str, screen: str) -> None:
    """One program is taken away: the other goes on, and what the first did is still told by its name."""
    sheet = page.locator("dialog[open]")
    row = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Zita Nagy").first
    page.get_by_role("button", name="Staff").click()
    sheet.get_by_role("tab", name="Programs").click()
    sheet.get_by_role("listitem").filter(has_text="Kiosk").get_by_role("button", name="Take away").click()
    expect(sheet.get_by_role("listitem").filter(has_text="Kiosk")).to_have_count(0)
    assert _sent(server, kiosk, "/api/events/club/floor")[0] == 401
    assert _sent(server, screen, "/api/events/club/wall")[0] == 200
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("tab", name="Log").click()
    expect(row.locator(".by")).to_have_text("Owner on Kiosk")  # it is gone, and what it did is not


@pytest.mark.row(36)
@pytest.mark.parametrize(("format_", "begins"), [("CSV", b"\xef\xbb\xbf"), ("XLSX", b"PK"), ("JSON", b"{")])
def test_the_results_are_taken_away_as_a_file(tmp_path: Path, format_: str, begins: bytes) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        to_the_end(server, four_left(server))
        page = evening.page("/floor?event=deal", 1366, 768)
        expect(page.get_by_role("button", name="Pay the prizes")).to_be_visible()
        page.keyboard.press("m")
        sheet = page.get_by_role("dialog", name="Money of the event")
        sheet.get_by_role("button", name="Award them").click()
        sheet.get_by_role("tab", name="Ledger").click()
        with page.expect_download() as taken:
            sheet.get_by_role("link", name=f"Standings {format_}", exact=True).click()
        content = taken.value.path().read_bytes()
        assert content.startswith(begins)
        if format_ != "XLSX":
            assert content.decode("utf-8-sig").index("Anna") < content.decode("utf-8-sig").index("Bruno")
        assert evening.complaints == []


@pytest.mark.row(36)
def test_an_address_is_told_of_events_until_it_is_taken_away(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server, receiver() as program:
        evening = Evening(server, chromium, pictures)
        form = {"name": "Friday", "rulebook": "tda-2024"}
        server.ask("/api/events", {"event_id": "friday", "command_id": "friday", "form": form})
        page = evening.page("/floor?event=friday", 1366, 768)
        page.get_by_role("button", name="Staff").click()
        sheet = page.locator("dialog[open]")
        sheet.get_by_role("tab", name="Webhooks").click()
        expect(sheet.get_by_text("No address is told of events yet.")).to_be_visible()
        _told(sheet, program)
        expect(sheet.get_by_role("alert")).to_contain_text("127.0.0.1")  # it is in the house, and not allowed yet
        sheet.get_by_label("Names or addresses").fill("127.0.0.1")
        sheet.get_by_role("button", name="Save").click()
        _told(sheet, program)
        line = sheet.get_by_role("listitem").filter(has_text="Results")
        expect(sheet.get_by_test_id("shown-once")).to_have_text(re.compile("^whsec_"))
        expect(line).not_to_contain_text("hidden")  # what stands behind the ? may be a secret
        line.get_by_role("button", name="Try it").click()
        expect(line.get_by_role("status")).to_have_text("It arrived: answer 200")
        give(server, "friday", {"type": "register", "players": PLAYERS})
        assert program.heard(2)
        assert program.messages[-1].said["data"]["version"] == 2
        line.get_by_role("button", name="What was sent").click()
        expect(line.get_by_role("row").filter(has_text="arrived")).to_contain_text("Friday · 2")
        evening.picture(page, "webhooks")
        line.get_by_role("button", name="Take away").click()
        expect(line).to_have_count(0)
        assert evening.complaints == []


def _told(sheet: Locator, program: Receiver) -> None:
    sheet.get_by_role("textbox", name="Name", exact=True).fill("Results")
    sheet.get_by_label("Address", exact=True).fill(program.url)
    sheet.get_by_label("Role").select_option("floor")
    sheet.get_by_role("button", name="Tell this address").click()
