"""``shuffleup verify --draws``: the draws of a room's log are drawn again, and a log that was forged is found."""

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.service.new_event import open_sample, sample
from shuffleup.service.outcome import Accepted
from shuffleup.service.react import Order
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler
from shuffleup.store.port import Row
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.undo import Undo
from shuffleup.tournament.words.clock import LastHandsAnnounced, LastHandsOf
from shuffleup.tournament.words.commands import StartEvent
from shuffleup.tournament.words.entry import PlayerSeated, SellEntry
from shuffleup.tournament.words.events import SeatsDrawn
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.seats import DrawButtons
from shuffleup.wire.json import Command
from tests.cli.shell import ran

STREAM = "event/sample"
START = 1_767_268_800_000_000


def sold(player: str) -> SellEntry:
    return SellEntry(player=player, payments=(Payment(method="cash", cents=6_000, cashier="Ada", payer="x"),))


EVENING: tuple[Command, ...] = (
    StartEvent(),
    sold("Zoe"),
    sold("Yuri"),
    Undo("evening:2"),  # Zoe was never there, and Yuri's seat is decided again
    DrawButtons(),
)


async def _opens(service: Service, event_id: str) -> None:
    """Opens the sample event, with names for the ids of its players."""
    told = sample(event_id)
    await open_sample(service, told, told.entrants, START)


@contextmanager
def opened(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore.open(path)
    try:
        yield store
    finally:
        store.close()


def told(path: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> str:
    """What somebody writes into a room's file; the file's name."""
    with opened(path) as store:
        asyncio.run(story(store))  # type: ignore[arg-type]  # a story is a coroutine
    return str(path)


async def evening(store: SqliteStore) -> None:
    """The sample event, a late entry and one that is taken back, and buttons drawn anew."""
    service = Service(store, Shuffler.from_seed(5))
    await _opens(service, "sample")
    for number, command in enumerate(EVENING, start=1):
        answer = await service.execute(Order(STREAM, f"evening:{number}", command, "Ada"), START + number)
        assert isinstance(answer, Accepted), answer


@pytest.fixture
def room(tmp_path: Path) -> str:
    return told(tmp_path / "room.db", evening)


def rows_of(file: str) -> list[Row]:
    with opened(Path(file)) as store:
        return list(asyncio.run(store.read(STREAM)))


def forged(path: Path, rows: Sequence[Row]) -> str:
    """A log with these rows and a chain that fits them: whoever has the whole file can write such."""

    async def story(store: SqliteStore) -> None:
        for row in rows:
            await store.append(row)

    return told(path, story)


def test_every_draw_is_drawn_again(room: str) -> None:
    """The undo has decided Yuri's seat again, with its own seed in the room without Zoe."""
    said = ran("verify", "--draws", room)
    assert (said.status, said.err) == (0, "")
    lines = [" ".join(line.split()) for line in said.out.splitlines()]
    assert lines[0] == "true row 3 the first seats and buttons"
    assert lines[1:-1] == [
        "true row 5 the first button of table 4",
        "true row 5 the seat of Zoe, table 4",
        "true row 6 the seat of Yuri, table 4",
        "true row 7 the first button of table 4",
        "true row 7 the seat of Yuri, table 4",
        "true row 8 the buttons",
    ]
    assert "all of it is true (rows 8, digest " in lines[-1]


def test_the_file_stays_as_it_is_also_while_a_server_writes(room: str, tmp_path: Path) -> None:
    """Beside a running server the newest rows are read too; without one nothing is made beside the file."""
    before = hashlib.sha256(Path(room).read_bytes()).hexdigest()
    beside = sorted(tmp_path.iterdir())
    alone = ran("verify", "--draws", room, "--json").out
    assert sorted(tmp_path.iterdir()) == beside
    assert hashlib.sha256(Path(room).read_bytes()).hexdigest() == before
    with opened(Path(room)) as store:
        asyncio.run(_opens(Service(store, Shuffler.from_seed(6)), "another"))
        document = json.loads(ran("verify", "--draws", room, "--json").out)
        assert [event["event"] for event in document["draws"]] == ["another", "sample"]
        assert document["draws"][1] == json.loads(alone)["draws"][0]
        asyncio.run(store.drop_snapshots())  # and the server goes on writing
    assert ran("verify", "--draws", room, "another").out.count("true") == 2


def test_a_document_for_programs(room: str) -> None:
    document = json.loads(ran("verify", "--draws", room, "sample", "--json").out)
    assert (document["schema"], document["holds"], document["openings"]) == ("shuffleup.verify/1", True, [])
    (event,) = document["draws"]
    assert (event["event"], event["rows"], event["broken_at"], event["holds"]) == ("sample", 8, 0, True)
    first = event["draws"][0]
    assert (first["drawn"], first["verdict"], first["label"]) == ("seats-drawn", "same", "draw/event/sample/sample:3")


def exchanged(rows: list[Row]) -> list[Row]:
    """Two players have exchanged seats in the draw."""
    (drawn,) = rows[2].events
    assert isinstance(drawn, SeatsDrawn)
    one, two, *others = drawn.seats
    seats = (replace(one, player=two.player), replace(two, player=one.player), *others)
    return [*rows[:2], replace(rows[2], events=(replace(drawn, seats=seats),))]


def chosen(rows: list[Row]) -> list[Row]:
    """The draw names another seed than the one of its row."""
    (drawn,) = rows[2].events
    assert isinstance(drawn, SeatsDrawn)
    return [*rows[:2], replace(rows[2], events=(replace(drawn, draw=replace(drawn.draw, seed="ff" * 32)),))]


def with_another_draw(rows: list[Row]) -> list[Row]:
    """A late player sits without a lot where the book draws one."""
    happened = [
        replace(event, draw=None) if isinstance(event, PlayerSeated) else event
        for event in rows[4].events  # type: ignore[type-var]  # events are structs
    ]
    return [*rows[:4], replace(rows[4], events=tuple(happened))]


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (exchanged, "the first seats and buttons (the seed draws something else)"),
        (chosen, "the first seats and buttons (not with the seed of its row)"),
        (with_another_draw, "(not with the seed of its row)"),
    ],
)
def test_a_forged_draw_is_found(room: str, tmp_path: Path, forge: Callable[[list[Row]], list[Row]], why: str) -> None:
    """Though the chain of the forged log is whole."""
    false = ran("verify", "--draws", forged(tmp_path / "false.db", forge(rows_of(room))))
    assert (false.status, false.err) == (1, "")
    (line,) = [line for line in false.out.splitlines() if line.startswith("FALSE")]
    assert line.endswith(why)
    assert "NOT what the seeds of the log draw" in false.out


def test_last_hands_that_somebody_entered_are_no_draw_of_ours(room: str, tmp_path: Path) -> None:
    """A card that a player drew at his table is in the log as its number only."""
    rows = rows_of(room)[:4]
    entered = LastHandsAnnounced(LastHandsOf.DAY, 4, START + 1)
    file = forged(tmp_path / "entered.db", [*rows[:3], replace(rows[3], events=(*rows[3].events, entered))])
    told_ = ran("verify", "--draws", file)
    assert told_.status == 0
    assert "not drawn" in told_.out


def test_rows_that_do_not_follow_are_found(room: str, tmp_path: Path) -> None:
    """A log without its seat draw cannot have been played."""
    rows = rows_of(room)
    left = [replace(row, version=version) for version, row in enumerate([*rows[:2], *rows[3:]], start=1)]
    false = ran("verify", "--draws", forged(tmp_path / "short.db", left))
    assert false.status == 1
    assert "FALSE" in false.out


def test_an_altered_row_is_found(room: str) -> None:
    with sqlite3.connect(room) as other:
        other.execute("update row set body = cast(replace(body, 'Zoe', 'Joe') as blob) where version = 5")
    other.close()
    false = ran("verify", "--draws", room)
    assert false.status == 1
    assert "row 5 is not as it was written" in false.out
    assert json.loads(ran("verify", "--draws", room, "--json").out)["draws"][0]["broken_at"] == 5


def test_in_the_language_of_the_room(room: str) -> None:
    assert "vero" in ran("verify", "--draws", room, "--lang", "it").out
    assert "los primeros asientos y botones" in ran("verify", "--draws", room, "--lang", "es").out


def test_what_is_no_data_file_is_one_clear_line(room: str, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    sqlite3.connect(other).execute("create table t (a)").connection.close()
    (tmp_path / "hand.json").write_text("{}", encoding="utf-8")
    for name in ("other.db", "hand.json"):
        said = ran("verify", "--draws", str(tmp_path / name))
        assert (said.status, said.out) == (2, "")
        assert said.err.startswith(f"error: {tmp_path / name}: this is not the data file of a room; ")
    assert "there is no such file" in ran("verify", "--draws", str(tmp_path / "none.db")).err
    assert "this is a folder" in ran("verify", "--draws", str(tmp_path)).err
    assert "there is no event x; events are sample" in ran("verify", "--draws", room, "x").err
    assert "only a room's data file has events" in ran("verify", room, "sample").err
