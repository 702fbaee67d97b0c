"""What other programs have kept comes in on the room page: a list with its columns and doubts, and a whole evening."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import Evening
from tests.browser.room import browser
from tests.formats.tdt_files import evening as tdt
from tests.web.running import Server, served

CLUB = """Tessera;Giocatore;Paese;Email
101;Rossi Niccolò;IT;n@example.org
102;Bianchi Anna;IT;
103;;IT;
104;Ruiz Omar;ES;
"""


@pytest.mark.row(28)
def test_a_list_and_an_evening_are_looked_at_and_brought_in(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        server.ask("/api/people", {"form": {"name": "Anna Maria Bianchi"}})
        form = {"name": "Friday", "rulebook": "tda-2024"}
        server.ask("/api/events", {"event_id": "friday", "command_id": "friday", "slot": None, "form": form})
        page = evening.page("/room#imports", 1280, 800)
        page.get_by_label("File").set_input_files(
            {"name": "soci.csv", "mimeType": "text/csv", "buffer": CLUB.encode("latin-1")}
        )
        _the_list(evening, page, server)
        page.get_by_role("button", name="Imports").click()
        broken = {"name": "friday.tdt", "mimeType": "text/plain", "buffer": b"{V: alert(1)}"}
        page.get_by_label("File").set_input_files(broken)
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_role("button", name="Imports").click()
        page.get_by_label("File").set_input_files({**broken, "buffer": tdt().encode()})
        expect(page.get_by_role("heading", name="Friday Night")).to_be_visible()
        expect(page.get_by_text("€500")).to_be_visible()
        evening.picture(page, "imports evening")
        page.get_by_role("button", name="Bring the evening in").click()
        expect(page.get_by_role("status").get_by_role("link", name="Friday Night")).to_be_visible()
        assert {one["event"]["event_id"] for one in server.ask("/api/events")} >= {"friday", "tdt-e1"}
        assert evening.complaints == []


def _the_list(evening: Evening, page: Page, server: Server) -> None:
    """Surnames come first, one row has no name, and somebody may be in the register already."""
    expect(page.get_by_role("status")).to_have_text("2 new, 0 known, 1 in doubt")
    expect(page.get_by_label("Card")).to_have_value("1")
    page.get_by_label("Names are written").select_option("surname")
    doubt = page.get_by_label("Who is Anna Bianchi?")
    expect(doubt).to_be_visible()
    expect(page.get_by_text("Row 4:")).to_be_visible()
    expect(page.get_by_text("Email")).to_be_visible()  # what is personal stays where it is, and is told
    take = page.get_by_role("button", name="Take 3 players")
    expect(take).to_be_disabled()
    evening.picture(page, "imports list")
    doubt.select_option("new")
    expect(page.get_by_role("status")).to_have_text("3 new, 0 known, 0 in doubt")
    page.get_by_label("Then into").select_option("Friday")
    take.click()
    expect(page.get_by_role("status")).to_contain_text("3 have entered")
    floor = server.ask("/api/events/friday/floor")
    assert sorted(floor["names"].values()) == ["Anna Bianchi", "Niccolò Rossi", "Omar Ruiz"]
