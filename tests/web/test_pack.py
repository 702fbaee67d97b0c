"""The emergency pack: what a room needs to go on by hand, in the language of whoever asks."""

import csv
import io
import re
import zipfile
from pathlib import Path

import pytest

from shuffleup.locale.messages import messages
from shuffleup.projections.blinds import NOTHING
from shuffleup.projections.clock import StepLine
from shuffleup.room.pack.sheets import step_times
from shuffleup.room.whole_event.file import read_file
from shuffleup.rulebooks.rule import Language
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.words.state import LevelClock
from tests.cli.shell import ran
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import MINUTE, NAMES, Floor, room_in_file

FILES = {"pack.html", "friday.event", *[f"{one}.csv" for one in ("tables", "names", "structure", "payouts", "entries")]}
FILES |= {"ledger.csv", "penalties.csv", "tickets.csv"}


def packed(desk: Floor, language: str = "en") -> dict[str, str]:
    """The files of the pack as text."""
    answer = desk.client.get("/api/events/friday/pack", headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="pack-friday.zip"'
    return unpacked(answer.content)


def unpacked(data: bytes) -> dict[str, str]:
    archive = zipfile.ZipFile(io.BytesIO(data))
    assert archive.testzip() is None
    assert set(archive.namelist()) == FILES
    assert read_file(archive.read("friday.event")).event == "friday"
    return {name: archive.read(name).decode("utf-8-sig") for name in FILES - {"friday.event"}}


def rows(pack: dict[str, str], name: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(pack[f"{name}.csv"])))[1:]


def evening(desk: Floor) -> str:
    """Twelve players and a zone for the clock on the wall; one of them is out, and it is told who."""
    assert desk.client.put("/api/calendar/zone", json={"zone": "Europe/Rome"}).status_code < 300
    desk.begun()
    out = desk.at_table(1)[0]
    desk.bust(out)
    return out


def test_it_has_seats_levels_prizes_money_and_the_whole_event(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "club.db") as desk:
        out = evening(desk)
        pack = packed(desk)
        seats = {(row[0], row[1]): row[2] for row in rows(pack, "tables")}
        assert [seats["1", str(chair)] for chair in range(1, 7) if seats["1", str(chair)]] == desk.at_table(1)
        by_name = rows(pack, "names")
        assert [row[0] for row in by_name] == sorted(set(NAMES) - {out})
        assert all(seats[row[1], row[2]] == row[0] for row in by_name)
        stands = {row[0]: row[2] for row in rows(pack, "entries")}
        assert (stands[out], len(stands)) == ("Out", 12)
        assert [row[0] for row in rows(pack, "payouts")] == ["1", "2", "3"]
        assert pack["payouts.csv"].splitlines()[0].split(",")[2:] == ["Prize (EUR)", "In kind"]
        assert any(row[0] == "prize pool" for row in rows(pack, "ledger"))
        assert rows(pack, "penalties") == rows(pack, "tickets") == []


def test_every_level_has_the_time_of_the_day_at_which_it_ends(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "club.db") as desk:
        evening(desk)
        desk.at += 5 * MINUTE
        clock = desk.page()["view"]["clock"]
        levels = rows(packed(desk), "structure")
        present = next(row for row in levels if row[0].startswith("► "))
        assert present[0] == "► 1"
        begins = [row[3] for row in levels[levels.index(present) + 1 :]]
        ends = [row[4] for row in levels[levels.index(present) :]]
        assert all(re.fullmatch(r"\d\d:\d\d", one) for one in (*begins, *ends))
        assert begins == ends[:-1], "each begins when the one before ends"
        first = present[4]
        desk.give("pause-clock", reason="")
        desk.at += 30 * MINUTE
        later = next(row for row in rows(packed(desk), "structure") if row[0].startswith("► "))
        hours, minutes = (int(part) for part in first.split(":"))
        assert later[4] == f"{(hours + (minutes + 30) // 60) % 24:02}:{(minutes + 30) % 60:02}", (
            "it stood still so long"
        )
        assert clock["ends_at"]


def test_the_page_is_whole_in_each_language_and_safe(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "club.db") as desk:
        desk.create(name="<b>Friday</b> & more")
        desk.give("register", players=["Anna", "=1+1", "Al <i>x</i>"])
        desk.give("draw-seats")
        assert "'=1+1" in [row[0] for row in rows(packed(desk), "names")], "no spreadsheet takes a name for a formula"
        for language, title in (("en", "Seats by table"), ("it", "Posti per tavolo"), ("es", "Puestos por mesa")):
            page = packed(desk, language)["pack.html"]
            assert f'<html lang="{language}">' in page and page.count("<section>") == 8
            assert f"<h2>{title}</h2>" in page
            assert "&lt;b&gt;Friday&lt;/b&gt; &amp; more" in page and "<b>" not in page and "<i>" not in page
            assert "<script" not in page and "http" not in page


def test_the_floor_may_take_it_and_a_dealer_may_not(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "club.db") as desk:
        evening(desk)
        assert invited(desk, "floor", "fred").get("/api/events/friday/pack").status_code == 200
        assert error(invited(desk, "dealer", "dan").get("/api/events/friday/pack"), 403)["code"] == "role-needed"
        assert error(desk.client.get("/api/events/monday/pack"), 404)["code"] == "unknown-event"


STEPS = (
    StepLine(1, 20, 0, NOTHING),
    StepLine(0, 10, 0, NOTHING),
    StepLine(2, 0, 8, NOTHING),
    StepLine(3, 20, 0, NOTHING),
)


@pytest.mark.parametrize(
    ("ends_at", "stopped_at", "found"),
    [
        (20, 0, {0: (1, 20), 1: (20, 30), 2: (30, 0)}),
        (20, 15, {0: (1, 105), 1: (105, 115), 2: (115, 0)}),
        (0, 0, {}),
    ],
    ids=["runs", "stopped", "by hands"],
)
def test_when_levels_begin_and_end(ends_at: int, stopped_at: int, found: dict[int, tuple[int, int]]) -> None:
    now = LevelClock(0, 1, Stakes(25, 50), MINUTE, ends_at * MINUTE, 0, stopped_at=stopped_at * MINUTE)
    times = dict(step_times(now, STEPS, 100 * MINUTE))
    assert {place: (begins // MINUTE, ends // MINUTE) for place, (begins, ends) in times.items()} == found


def test_the_command_makes_it_of_a_file_whose_machine_has_died(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "club.db") as desk:
        evening(desk)
    (tmp_path / "club.db.key").write_bytes(bytes([7]) * 32)
    out = tmp_path / "pack.zip"
    told = ran("pack", "friday", "--db", str(tmp_path / "club.db"), "--out", str(out), "--lang", "it")
    assert told.out == f"{out} ha ciò che serve a friday per andare avanti a mano.\n", told.err
    assert "Posti per nome" in unpacked(out.read_bytes())["pack.html"]
    assert out.stat().st_mode & 0o777 == 0o600
    refused = ran("pack", "monday", "--db", str(tmp_path / "club.db"), "--out", str(out))
    assert (refused.status, refused.err.count("\n")) == (2, 1) and "there is no event monday" in refused.err


def test_every_status_and_account_has_its_word() -> None:
    from shuffleup.tournament.words.money import AccountKind

    statuses = ("entered", "in", "rebuy", "waiting", "bust", "out", "seat")
    wanted = [*[f"ledger-{one.value}" for one in AccountKind], *[f"ui-status-{one}" for one in statuses]]
    for language in Language:
        assert [name for name in wanted if name not in messages(language).names] == []
