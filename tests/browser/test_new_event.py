"""The form of a new event: fields where they apply, what is wrong beneath them, and what was filled in is opened."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.desk import Evening
from tests.browser.room import browser
from tests.web.running import served


def test_what_fewer_events_have_is_asked_where_it_applies(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        page = evening.page("/floor", 1366, 768)
        page.get_by_label("Event", exact=True).select_option("New event …")
        sheet = page.get_by_role("dialog")
        sheet.get_by_label("Name of the event").fill("Everything")
        sheet.get_by_text("Guarantee, rebuys, add-on and bounty").click()
        expect(sheet.get_by_label("The richest envelopes")).to_have_count(0)
        expect(sheet.get_by_label("Buy-in until then")).to_have_count(0)
        sheet.get_by_label("Bounty, of each buy-in").fill("20")
        expect(sheet.get_by_label("The odd unit onto the head")).to_be_visible()
        sheet.get_by_label("Kind of bounty").select_option("mystery")
        expect(sheet.get_by_label("The odd unit onto the head")).to_have_count(0)
        sheet.get_by_label("The richest envelopes").fill("100 50")
        sheet.get_by_label("Early price until (day)").fill("2999-06-01")
        sheet.get_by_label("Buy-in until then").fill("40")
        sheet.get_by_label("Stack until then").fill("12000")
        sheet.get_by_label("First day ends after level").fill("99")
        sheet.get_by_role("button", name="Add a prize in kind").click()
        sheet.get_by_label("What", exact=True).fill("a ham")
        sheet.get_by_role("button", name="Create").click()
        wrong = sheet.get_by_role("alert")
        expect(wrong).to_contain_text("[clock]")
        below = wrong.bounding_box()
        field = sheet.get_by_label("First day ends after level").bounding_box()
        assert below and field and 0 < below["y"] - field["y"] < 120  # pixels: the next line of the form
        evening.picture(page, "new-event-wrong")
        sheet.get_by_label("First day ends after level").fill("6")
        sheet.get_by_label("Late entries until the second day starts").check()
        evening.picture(page, "new-event")
        sheet.get_by_role("button", name="Create").click()
        expect(sheet).to_have_count(0)
        money = server.ask("/api/events/everything/money")
        selling = server.ask("/api/events/everything/floor")["view"]["selling"]
        assert selling["entry_cents"] == 5_000  # the early price, with the fee
        assert money["bounties"] is not None
        assert evening.complaints == []
