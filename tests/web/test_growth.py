"""What nobody looks at is let go, and is as it was when somebody asks again."""

from pathlib import Path

import pytest

from bench.clients import ROOT, served
from bench.week import GROWTH, Day, week
from shuffleup.service.in_memory import RESTING
from shuffleup.web.shell.desk import Desk
from tests.web.club import NAMES, Floor, Json, floor, room_in_file

EVENTS = RESTING + 8
PAGES = ("floor", "wall", "seats", "audit")


def evening(desk: Floor, event: str, *, over: bool = True) -> None:
    """An event from its opening to its prizes; all its pages are looked at on the way."""
    form = {"name": event, "rulebook": "tda-2024", "seats": 6, "places_paid": 1}
    body = {"command_id": f"open-{event}", "event_id": event, "form": form}
    assert desk.client.post("/api/events", json=body).status_code == 201
    commands: list[Json] = [{"type": "register", "players": NAMES[:3]}, {"type": "draw-seats"}]
    commands += [{"type": "start-event"}] if over else []
    for command in commands:
        assert desk.ask(command, event=event).status_code == 200
    for player in NAMES[:2] if over else ():
        assert desk.ask({"type": "report-bust", "players": [player], "author": "floor"}, event=event).status_code == 200
    if over:
        assert desk.ask({"type": "award-prizes"}, event=event).status_code == 200
    looked_at(desk, event)


def looked_at(desk: Floor, event: str) -> list[Json]:
    """All pages of an event, without the time at which they were asked for."""
    pages = [desk.page(page, event) for page in PAGES]
    return [{name: fact for name, fact in page.items() if name != "now"} for page in pages]


def kept(desk: Floor) -> int:
    """How many events are in memory, by whoever keeps the most."""
    shared: Desk = desk.client.app.state.desk
    return max(len(shared.service.memory), len(shared._seen), len(shared.names._ids))


def sweep(desk: Floor) -> None:
    desk.client.blocking_portal.call(desk.client.app.state.desk.timers.sweep)


@pytest.mark.parametrize("ends", ["finished", "before play"])
def test_events_that_rest_are_let_go_and_found_again(ends: str, tmp_path: Path) -> None:
    over = ends == "finished"
    with room_in_file(tmp_path / "room.db", committed=False) as desk:
        evening(desk, "first", over=over)
        before = looked_at(desk, "first")
        for number in range(EVENTS):
            evening(desk, f"evening-{number}", over=over)
        assert kept(desk) <= RESTING + 1
        sweep(desk)
        lists = {page: desk.client.get(f"/api/{page}").json() for page in ("events", "calendar", "public", "lobby")}
        assert len(lists["events"]) == EVENTS + 1
        sweep(desk)
        assert kept(desk) <= RESTING + 1, "neither clocks nor lists bring them back"
        assert looked_at(desk, "first") == before
        assert kept(desk) <= RESTING + 1
        undone = {"type": "undo", "command_id": desk.page("floor", "first")["keys"]["undo"]["command_id"]}
        answer = desk.ask(undone, event="first")
        assert answer.status_code == 200, answer.text
        head = next(one for one in desk.client.get("/api/events").json() if one["event"]["event_id"] == "first")
        assert head["version"] == answer.json()["version"], "the list says what is so now"


def test_an_event_in_play_stays() -> None:
    with floor() as desk:
        desk.begun()
        for number in range(EVENTS):
            evening(desk, f"evening-{number}")
        shared: Desk = desk.client.app.state.desk
        assert shared.service.memory.peek("event/friday") is not None
        assert shared.service.memory.peek("event/evening-0") is None


def test_tables_of_the_room_are_kept_apart_among_events_that_were_let_go() -> None:
    with floor() as desk:
        assert desk.client.put("/api/tables", json={"numbers": list(range(1, EVENTS + 3))}).status_code == 204
        for number in range(EVENTS):
            evening(desk, f"evening-{number}", over=False)
        uses = [one for one in desk.client.get("/api/tables").json()["tables"] if one["uses"]]
        assert len(uses) == EVENTS, "each has a table of its own"
        assert kept(desk) <= RESTING + 1


@pytest.mark.slow
def test_a_small_week_ends_with_the_memory_of_its_first_day(tmp_path: Path) -> None:
    with served(ROOT, tmp_path, "--db", str(tmp_path / "week.db"), "--owner-link") as server:
        days: list[Day] = [*week(server, 210, 12_600)]
        assert days[-1].bytes <= days[0].bytes * GROWTH, [one.bytes for one in days]
