"""A table is broken: who goes where is read from the notice, from the wall, from the log and from paper."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.at_printer import printed, with_printer
from tests.browser.desk import EXAMPLES, ORDINARY, Evening, give
from tests.browser.reading import cut
from tests.browser.room import browser
from tests.web.running import Json, Server, served


def test_a_table_is_broken(tmp_path: Path) -> None:
    with browser() as chromium, served(tmp_path / "club.db") as server:
        evening = Evening(server, chromium, tmp_path)
        _one_too_few(server)
        floor = evening.page("/floor?event=club", 1366, 768)
        wall = evening.page("/wall?event=club", 1366, 768)
        before = _seats(server)
        floor.get_by_role("button", name="Break it").click()
        expect(floor.get_by_role("status")).to_contain_text("Break table")
        moved = {player: seat for player, seat in _seats(server).items() if seat != before[player]}
        assert len(moved) > 1
        _listed(floor, before, moved)
        _on_the_wall(wall, before, moved)
        _on_paper(floor, moved)
        _in_the_log(floor, before, moved)
        floor.get_by_role("status").get_by_role("button", name="Everybody sits").click()
        expect(floor.get_by_role("status")).to_have_count(0)
        expect(floor.get_by_text("On the wall until everybody sits.")).to_have_count(0)
        expect(wall.get_by_text("New seats")).to_have_count(0)
        assert evening.complaints == []


def _one_too_few(server: Server) -> None:
    """Fourteen of fifteen are left: three tables of seven are one too many."""
    text = (EXAMPLES / "club_night.toml").read_text("utf-8").replace("seats = 9", "seats = 7")
    server.ask("/api/events/file", {"event_id": "club", "command_id": "club", "text": text, "file": "club.toml"})
    for command in ({"type": "register", "players": ORDINARY[:15]}, {"type": "draw-seats"}, {"type": "start-event"}):
        give(server, "club", command)
    out, winner, *_ = _tables(server)[0]
    give(server, "club", {"type": "report-bust", "players": [out], "by": [winner], "author": "floor"})


def _tables(server: Server) -> list[list[str]]:
    tables = server.ask("/api/events/club/floor")["view"]["tables"]
    return [[seat["player"] for seat in table["seats"] if seat["player"]] for table in tables]


def _seats(server: Server) -> dict[str, tuple[int, int]]:
    tables: list[Json] = server.ask("/api/events/club/floor")["view"]["tables"]
    return {
        seat["player"]: (table["table"], seat["chair"]) for table in tables for seat in table["seats"] if seat["player"]
    }


def _words(seat: tuple[int, int]) -> str:
    return f"table {seat[0]}, seat {seat[1]}"


def _listed(floor: Page, before: dict[str, tuple[int, int]], moved: dict[str, tuple[int, int]]) -> None:
    lines = floor.get_by_role("status").get_by_role("listitem")
    expect(lines).to_have_count(len(moved))
    order = sorted(moved, key=lambda player: before[player])
    for line, player in zip(lines.all(), order, strict=True):
        expect(line).to_have_text(re.compile(rf"{player}\s+{_words(before[player])} →\s+{_words(moved[player])}"))


def _on_the_wall(wall: Page, before: dict[str, tuple[int, int]], moved: dict[str, tuple[int, int]]) -> None:
    expect(wall.get_by_role("heading", name="New seats")).to_be_visible()
    for player, (table, chair) in moved.items():
        old, number = before[player]
        line = wall.get_by_role("listitem").filter(has_text=player)
        expect(line).to_contain_text(f"{old}-{number} → {table}-{chair}")
    expect(wall.locator(".beside")).to_contain_text("Level 1")
    assert cut(wall, "section h2, section li span, section li b") == []


def _on_paper(floor: Page, moved: dict[str, tuple[int, int]]) -> None:
    with_printer(floor)
    floor.get_by_role("status").get_by_role("button", name="Print").click()
    paper = printed(floor)
    assert paper.count("from table") == len(moved)
    for player, (table, chair) in moved.items():
        assert re.search(rf"{re.escape(player)} from table \d+, seat \d+ Table {table} Seat {chair} ", paper), paper


def _in_the_log(floor: Page, before: dict[str, tuple[int, int]], moved: dict[str, tuple[int, int]]) -> None:
    floor.get_by_role("tab", name="Log").click()
    log = floor.get_by_role("tabpanel")
    log.get_by_role("button", name=re.compile("Break table")).click()
    for player, (table, chair) in moved.items():
        old, number = before[player]
        expect(log).to_contain_text(re.compile(rf"{player}\s+{old}-{number} →\s+{table}-{chair}"))
    expect(log.get_by_role("button", name="Print")).to_be_visible()
