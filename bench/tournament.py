"""A large event: how long its log takes to read, how long advice takes, how many commands a second reach the disk.

    python -m bench.tournament            the tables, a minute or two
    python -m bench.tournament --write    the same, and bench/results.md is rewritten

Ten thousand players enter, sit at 1,112 tables and play until one is left: every entry is sold over the desk, every
hand planned and reported, every round started and closed, with the breaks, moves and chip races that follow. The room
and the stores are those of the service; hands are not dealt, small pots are handed in as their results. Folding is
timed from the rows as they lie in the store to the state, on processor time. Appending is timed on the wall, against
plain sqlite3 with the same table, journal and durability and one transaction for each row, both in this process.
"""

import argparse
import asyncio
import platform
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bench.results import write_section
from shuffleup.projections.advice import advice
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.service.history import replay
from shuffleup.service.streams import Decided, LoadedEvent, Shuffler
from shuffleup.store.port import Row
from shuffleup.store.sqlite import SqliteStore
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.evolve.floor import recount
from shuffleup.tournament.facts.clock import next_round_at
from shuffleup.tournament.facts.seats import tables_to_play
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import Definition, Level
from shuffleup.tournament.words.entry import SellEntry
from shuffleup.tournament.words.events import HandPlanned
from shuffleup.tournament.words.live import ReportBust
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.wire.json import canonical
from tests.tournament.room import NOON, SECOND, a_small_pot, event

ENTRIES, ROWS = 10_000, 200_000
FOLD_S, ADVICE_MS = 4.0, 20.0
TABLES = 200
AT_ONCE = 256
APPENDS = 4_000
CALLS = 15
STREAM = "event/large"
MASTER = bytes(32)
LEVELS = tuple([Level(50 * 2**n, 100 * 2**n, hands=20) for n in range(12)])


class Evening:
    """The room of an event, and the rows it has led to."""

    def __init__(self, definition: Definition, seed: int) -> None:
        self.room = LoadedEvent(STREAM, Shuffler(MASTER))
        self.rows: list[Row] = []
        self.at = NOON
        self.dice = Random(seed)
        self.give(c.OpenEvent("large", definition, resolved("tda-2024")))

    @property
    def now(self) -> EventState:
        """The state."""
        assert self.room.state is not None
        return self.room.state

    def give(self, command: c.Command) -> Row:
        """A command that is accepted: decided by the room, written as the service writes it."""
        version = self.room.version + 1
        decided = self.room.decide(command, f"c{version}", self.at)
        assert isinstance(decided, Decided), decided
        row = Row(STREAM, version, f"c{version}", command, decided.events, self.at, "floor", decided.draw)
        self.rows.append(row)
        self.room.keep(version, decided)
        return row

    def enter(self, players: int) -> None:
        """Sells so many entries, draws the seats and starts."""
        for number in range(players):
            self.at += SECOND
            paid = (Payment(method="cash", cents=6_000, cashier=f"desk {number % 8}"),)
            self.give(SellEntry(player=f"p{number:05}", payments=paid, author="desk"))
        self.give(c.DrawSeats())
        self.give(c.StartEvent())

    def play_round(self) -> None:
        """One hand at every table."""
        self.at = next_round_at(self.now)
        self.give(c.StartRound())
        for table in tables_to_play(self.now):
            planned = self.give(c.PlanHand(table)).events[-1]
            assert isinstance(planned, HandPlanned)
            self.give(c.ReportHand(table, a_small_pot(planned.plan, self.dice)))
        self.at += 60 * SECOND
        self.give(c.CloseRound())


def large_event() -> Evening:
    """The event of ten thousand, played to its end."""
    evening = Evening(event(seats=9, stack=10_000, levels=LEVELS), 1)
    evening.enter(ENTRIES)
    while evening.now.phase is Phase.PLAYING:
        evening.play_round()
    evening.give(c.AwardPrizes())
    return evening


def folded(rows: Sequence[Row]) -> EventState:
    """The state after these rows."""
    return fold([happened for row in rows for happened in row.events])  # type: ignore[misc]  # no others in this stream


class Timed(Struct, frozen=True):
    """Seconds of processor time, and the state that came of it."""

    seconds: float
    state: EventState


def timed(work: Callable[[], EventState]) -> Timed:
    """One run of something long."""
    began = time.process_time()
    state = work()
    return Timed(time.process_time() - began, state)


# ── the store ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def stored(path: Path, rows: Sequence[Row]) -> Timed:
    """All rows appended, then the room made of them as after a restart."""
    store = SqliteStore.open(path)
    for first in range(0, len(rows), AT_ONCE):
        await asyncio.gather(*[store.append(row) for row in rows[first : first + AT_ONCE]])
    room = LoadedEvent(STREAM, Shuffler(MASTER))
    began = time.process_time()
    await replay(room, STREAM, store)
    seconds = time.process_time() - began
    store.close()
    assert room.state is not None
    return Timed(seconds, room.state)


async def appended(path: Path, rows: Sequence[Row], at_once: int) -> float:
    """Rows a second, so many writers waiting for their answer at a time."""
    store = SqliteStore.open(path)
    began = time.perf_counter()
    for first in range(0, len(rows), at_once):
        await asyncio.gather(*[store.append(row) for row in rows[first : first + at_once]])
    seconds = time.perf_counter() - began
    store.close()
    return len(rows) / seconds


def plain(path: Path, rows: Sequence[Row]) -> float:
    """Rows a second with sqlite3 as it is: one transaction each, the same bytes, the same durability."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute(
        "create table row (stream text, version integer, command_id text, at integer, body blob,"
        " primary key (stream, version), unique (stream, command_id)) without rowid"
    )
    began = time.perf_counter()
    for row in rows:
        connection.execute("begin immediate")
        values = (row.stream, row.version, row.command_id, row.at, canonical(row))
        connection.execute("insert into row values (?, ?, ?, ?, ?)", values)
        connection.execute("commit")
    seconds = time.perf_counter() - began
    connection.close()
    return len(rows) / seconds


def rates(rows: Sequence[Row]) -> Iterator[tuple[int, float, float, tuple[float, float]]]:
    """For one writer and for many: ours, theirs, and the range of the ratio over three pairs."""
    with tempfile.TemporaryDirectory(prefix="shuffleup-bench-") as folder:
        for at_once in (1, AT_ONCE):
            ours, theirs = [], []
            for run in range(3):
                ours.append(asyncio.run(appended(Path(folder) / f"ours-{at_once}-{run}.db", rows, at_once)))
                theirs.append(plain(Path(folder) / f"theirs-{at_once}-{run}.db", rows))
            ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True))
            yield at_once, statistics.median(ours), statistics.median(theirs), (ratios[0], ratios[-1])


# ── advice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def uneven() -> EventState:
    """Two hundred live tables, all full but two that have lost four players each: one more, and a table would break."""
    evening = Evening(event(seats=9, stack=10_000, levels=(Level(50, 100, minutes=600),)), 2)
    evening.enter(TABLES * 9)
    for table in (50, 150):
        for _ in range(4):
            out = evening.now.floor.tables[table].chairs[0].player
            evening.give(ReportBust(players=(out,), author="floor"))
    assert len(evening.now.floor.tables) == TABLES
    return evening.now


def advice_ms(state: EventState) -> tuple[float, int]:
    """The median time of one look at what is due, and how many moves it proposes."""
    spent = []
    for _ in range(CALLS):
        began = time.process_time()
        due = advice(state)
        spent.append((time.process_time() - began) * 1_000)
    return statistics.median(spent), sum([len(one.moves) for one in due])


# ── the tables ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _kept(found: float, most: float) -> str:
    return "yes" if found <= most else "**no**"


def tables() -> Iterator[str]:
    """All tables, as Markdown."""
    yield f"CPython {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.machine()}."
    yield ""
    began = time.process_time()
    evening = large_event()
    made = time.process_time() - began
    rows, final = evening.rows, evening.now
    assert len(rows) >= ROWS, len(rows)
    events = sum([len(row.events) for row in rows])
    yield f"An event of {ENTRIES:,} entries, played to its end: {len(rows):,} rows, {events:,} events."
    yield f"Deciding all of it took {made:.0f} s, a command {made / len(rows) * 1e6:.0f} µs."
    yield ""
    yield "| what | s | promised | kept |"
    yield "| --- | --- | --- | --- |"
    memory = timed(lambda: folded(rows))
    assert memory.state == final
    yield f"| the log folded | {memory.seconds:.2f} | {FOLD_S:g} | {_kept(memory.seconds, FOLD_S)} |"
    with tempfile.TemporaryDirectory(prefix="shuffleup-bench-") as folder:
        disk = asyncio.run(stored(Path(folder) / "large.db", rows))
    assert disk.state == final
    yield f"| read from SQLite, decoded and folded | {disk.seconds:.2f} | {FOLD_S:g} | {_kept(disk.seconds, FOLD_S)} |"
    yield ""
    state = uneven()
    recount(state)
    ms, moves = advice_ms(state)
    assert moves
    kept = "kept" if ms <= ADVICE_MS else "**not kept**"
    yield f"Advice for {TABLES} tables, {moves} moves among it: {ms:.1f} ms (promised: {ADVICE_MS:g}, {kept})."
    yield ""
    yield "| appended to SQLite | ours per second | plain sqlite3 per second | ratio (range) |"
    yield "| --- | --- | --- | --- |"
    for at_once, ours, theirs, (least, most) in rates([replace(row, stream=STREAM) for row in rows[:APPENDS]]):
        who = "one command after the other" if at_once == 1 else f"{at_once} commands waiting at a time"
        yield f"| {who} | {ours:,.0f} | {theirs:,.0f} | {ours / theirs:.1f} ({least:.1f} to {most:.1f}) |"


def main() -> None:
    """Prints the tables; with ``--write`` they become a section of the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help="rewrite bench/results.md")
    asked = parser.parse_args()
    body = "\n".join(tables())
    print(body)
    if asked.write:
        write_section("Tournament", body)


if __name__ == "__main__":
    main()
