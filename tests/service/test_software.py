"""What the software calls itself and its commands is known to be its own, and refused from anybody else."""

from pathlib import Path

import pytest

from shuffleup.play.commands import LeaveSeat, StartClocks, TakeSeat, TimePassed
from shuffleup.service import online
from shuffleup.service.new_event import open_sample, sample
from shuffleup.service.streams import SOFTWARE, is_own_id
from shuffleup.service.timers import Timers
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.commands import AdvanceClock, DrawSeats, ReportHand
from shuffleup.wire.deal import DealHand
from tests.service.club import club, told
from tests.service.online_club import Evening
from tests.web.club import FORM, MINUTE, Floor, floor

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "club_night.toml"
OWN_IDS = ("timer:5", "TIMER:5", " timer :5", "timer\u200b:5", "sample:1", "run:7", "clocks", "leaves:Anna:3",
           "event/friday:4", "Event/friday:4:Anna", "table/friday/1:9", "league/x:1", "contest/x:1")  # fmt: skip
PEOPLES_IDS = ("c1", "timers", "time:5", "my-timer:5", "eventful", "table 5", "a/b", "0f3c" * 6)


def test_every_command_that_the_software_gives_has_an_id_of_its_own() -> None:
    async def story() -> None:
        at = Evening(entrants=club(8))
        opened = sample("sample")
        await open_sample(at.service, opened, opened.entrants, at.at)
        await at.begin()
        for table in (1, 2):
            await at.give(c.PlanHand(table))
            await at.play_out(f"table/club/{table}")
        await at.give(c.CloseRound())
        tables = (await at.event()).floor.tables
        free = min({1, 2, 3, 4, 5, 6} - {chair.number for chair in tables[2].chairs})
        await at.give(c.MovePlayer(tables[1].chairs[0].player, 2, free, "to even the tables", "floor"))
        await online.gather(at.service, "club", at.at)
        at.at += 30 * MINUTE
        await Timers(at.service, lambda: at.at).sweep()
        kinds = set()
        for stream in await at.store.streams():
            for row in await at.store.read(stream):
                assert is_own_id(row.command_id) == (row.actor == SOFTWARE), row
                kinds.add(type(row.command))
        assert kinds >= {AdvanceClock, TimePassed, DealHand, ReportHand, StartClocks, LeaveSeat, TakeSeat, DrawSeats}

    told(story)


@pytest.mark.parametrize("command_id", OWN_IDS)
def test_an_id_of_the_software_is_refused_wherever_a_command_is_given(command_id: str) -> None:
    with floor() as desk:
        desk.begun(6)
        before = desk.page()
        assert refused(desk, command_id=command_id) == {("reserved", "command_id")}
        assert desk.page() == before


def test_nobody_says_who_asks() -> None:
    with floor() as desk:
        desk.begun(6)
        before = desk.page()
        assert {code for code, _ in refused(desk, 400, actor=SOFTWARE)} == {"bad-request"}
        assert desk.page() == before


def refused(desk: Floor, status: int = 422, **given: str) -> set[tuple[str, str]]:
    """Code and place of the error that each way of giving a command answers."""
    said = set()
    for path, body in (
        ("/api/events/friday/commands", {"command": {"type": "pause-clock", "reason": ""}}),
        ("/api/events", {"event_id": "monday", "form": FORM}),
        ("/api/events/file", {"event_id": "monday", "file": EXAMPLE.name, "text": EXAMPLE.read_text("utf-8")}),
    ):
        answer = desk.client.post(path, json={"command_id": "c", **body, **given})
        assert answer.status_code == status, answer.text
        said.add((answer.json()["error"]["code"], answer.json()["error"]["place"]))
    return said


@pytest.mark.parametrize("command_id", PEOPLES_IDS)
def test_other_ids_are_anybodys(command_id: str) -> None:
    assert not is_own_id(command_id)
