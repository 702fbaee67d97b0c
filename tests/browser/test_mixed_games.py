"""Several games in turn on floor page and wall: what is played, at what price, what comes next, and who moves."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk import EXAMPLES, NAMES, Evening, begun, give
from tests.browser.reading import cut, in_the_way
from tests.browser.room import browser
from tests.web.running import Json, Server, served

pytestmark = pytest.mark.slow

IN_TURN = ("holdem", "omaha-8", "stud", "razz", "stud-8")
"""The order of HORSE as TDA PR-18 has it: stud and stud-8 never follow each other."""
SHORT = {"holdem": "Hold’em", "omaha-8": "Omaha 8", "stud": "Stud", "razz": "Razz", "stud-8": "Stud 8"}


def _clock(server: Server, event: str) -> Json:
    return server.ask(f"/api/events/{event}/floor")["view"]["clock"]


@pytest.mark.row(37)
def test_games_take_turns_on_the_floor_page_and_the_wall(tmp_path: Path) -> None:
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        begun(server, "horse", "horse.toml", players=8)
        page, wall = evening.page("/floor?event=horse", 1366, 768), evening.page("/wall?event=horse", 1920, 1080)
        expect(page.locator("button.seat").first).to_be_visible()
        for place, game in enumerate(IN_TURN):
            clock = _clock(server, "horse")
            assert clock["games"]["games"][clock["games"]["now"]]["game"] == game
            expect(page.locator(".clock .level")).to_contain_text(SHORT[game])
            bets = f"{clock['blinds']['small_bet']:,} / {clock['blinds']['big_bet']:,}"
            expect(wall.get_by_test_id("blinds")).to_have_text(bets)
            if game in ("holdem", "omaha-8"):
                expect(wall.locator("section > .ante")).not_to_contain_text("Bring-in")
            else:
                expect(wall.locator("section > .ante")).to_contain_text(f"Bring-in {clock['blinds']['bring_in']:,}")
            if place < 4:
                expect(wall.locator("section > .next")).to_contain_text(SHORT[IN_TURN[place + 1]])
            evening.picture(wall, f"horse {game}")
            assert not in_the_way(wall)
            page.wait_for_timeout(1_000)  # pressed sooner it would be the second half of a double press
            page.keyboard.press("n")
            expect(page.locator(".clock .level")).to_contain_text(f"Level {place + 2}" if place < 4 else "Break")
        evening.picture(page, "horse, floor")
        assert evening.complaints == []


@pytest.mark.row(37)
def test_the_button_names_the_game_of_a_table(tmp_path: Path) -> None:
    """Dealer's choice by the keys alone: G, the digit of the game, and undo."""
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        begun(server, "choice", "dealers_choice.toml", players=6)
        page = evening.page("/floor?event=choice", 1366, 768)
        advice = page.locator("[data-advice='choose-game']")
        expect(advice).to_be_visible()
        page.keyboard.press("g")
        sheet = page.get_by_role("dialog", name="Dealer’s choice")
        games = _clock(server, "choice")["games"]["games"]
        expect(sheet.locator("ol button")).to_have_count(len(games))
        assert not cut(page, "dialog[open] ol span, dialog[open] ol b")
        evening.picture(page, "choice of the game")
        place = next(place for place, one in enumerate(games) if one["game"] == "razz")
        page.keyboard.press(str(place + 1))
        expect(page.locator("[data-table='1']")).to_contain_text("Razz")
        expect(advice).to_have_count(0)
        chosen = server.ask("/api/events/choice/floor")["view"]["tables"][0]["game"]
        assert (chosen["game"], chosen["limit"]) == ("razz", games[place]["limit"])
        evening.picture(page, "choice made")
        page.keyboard.press("Control+z")
        expect(advice).to_be_visible()
        assert evening.complaints == []


@pytest.mark.row(37)
def test_stud_tables_are_balanced_by_position(tmp_path: Path) -> None:
    """Nobody is big blind: who moves comes from the seat numbered as the one that became empty last, or the next."""
    text = (EXAMPLES / "horse.toml").read_text("utf-8")
    text = text.replace('game = "horse"', 'game = "mixed"').replace("seats = 8", "seats = 6")
    text = text.replace("[entry]\n", '[rotation]\ngames = ["stud", "razz"]\nchange = "level"\n\n[entry]\n', 1)
    pictures = Path(os.environ.get("SHUFFLEUP_PICTURES") or tmp_path)
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, pictures)
        server.ask("/api/events/file", {"event_id": "stud", "command_id": "stud", "text": text, "file": "stud.toml"})
        players = (*NAMES[:10], "Zoë", "Ada")
        for command in ({"type": "register", "players": players}, {"type": "draw-seats"}, {"type": "start-event"}):
            give(server, "stud", command)
        page = evening.page("/floor?event=stud", 1366, 768)
        _out(server, page, chair=5)
        _out(server, page, chair=2)
        advice = page.locator("[data-advice='balance']")
        by_chair = {seat["chair"]: seat["player"] for seat in _seats(server, 1)}
        expect(advice.locator(".move b")).to_have_text(by_chair[2])
        expect(advice.locator(".move .way")).to_have_text("1→table 2, seat 2")
        expect(advice).to_contain_text("In stud, players move by position")
        assert not cut(page, "[data-advice='balance'] *")
        evening.picture(page, "stud, balance")
        for language in ("it", "es"):
            other = evening.page("/floor?event=stud", 390, 844, language=language)
            expect(other.locator("[data-advice='balance']")).to_contain_text("stud")
            evening.picture(other, f"stud, balance {language}")
        advice.get_by_role("button", name="Move").click()
        expect(advice).to_have_count(0)
        assert {seat["chair"]: seat["player"] for seat in _seats(server, 2)}[2] == by_chair[2]
        assert evening.complaints == []


def _seats(server: Server, table: int) -> list[Json]:
    tables = server.ask("/api/events/stud/floor")["view"]["tables"]
    return [seat for one in tables if one["table"] == table for seat in one["seats"] if seat["player"]]


def _out(server: Server, page: Page, *, chair: int) -> None:
    """The player of a chair at table 2 is out."""
    player = next(seat["player"] for seat in _seats(server, 2) if seat["chair"] == chair)
    page.locator("button.seat").filter(has_text=player).click()
    page.keyboard.press("x")
    expect(page.locator("button.seat").filter(has_text=player)).to_have_count(0)
