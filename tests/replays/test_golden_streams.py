"""Logs that an earlier Shuffleup wrote are read, and lead to the places and the money that they led to then.

``golden/NAME.jsonl.gz`` has the rows of an event and of one of its tables, each with the schema it was written in;
``expected.json`` has what the program that wrote them made of each. Neither is ever written anew.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from shuffleup.hand.state import Settled
from shuffleup.projections.standings import standings
from shuffleup.service.loaded_table import LoadedTable
from shuffleup.service.streams import LoadedEvent, Shuffler
from shuffleup.store.port import Row
from shuffleup.store.rows import row_of
from shuffleup.tournament.words.state import EventState

GOLDEN = Path(__file__).with_name("golden")
FILES = sorted(GOLDEN.glob("*.jsonl.gz"))
EXPECTED = json.loads((GOLDEN / "expected.json").read_text(encoding="utf-8"))


def rows_of(file: Path) -> Iterator[Row]:
    for line in gzip.decompress(file.read_bytes()).splitlines():
        written = json.loads(line)
        yield row_of(written["schema"], json.dumps(written["body"]).encode())


def events_of(file: Path) -> dict[str, EventState]:
    """The last state of every tournament in a file."""
    rooms: dict[str, LoadedEvent] = {}
    for row in rows_of(file):
        if row.stream.startswith("event/"):
            rooms.setdefault(row.stream, LoadedEvent(row.stream, Shuffler.from_seed(1))).replay(row)
    return {stream: room.state for stream, room in rooms.items() if room.state}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_an_old_event_ends_as_it_ended(file: Path) -> None:
    ended = events_of(file)
    assert ended
    for stream, state in ended.items():
        expected = EXPECTED[f"{file.name.partition('.')[0]} {stream}"]
        assert json.loads(msgspec.json.encode(standings(state))) == expected["standings"]
        balances = state.cage.ledger.balances
        assert {f"{one.kind.value}:{one.holder}:{one.method}": balances[one] for one in balances} == expected["ledger"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_the_hands_of_an_old_table_are_read(file: Path) -> None:
    state = next(iter(events_of(file).values()))
    definition = state.definition.italian
    rows = [row for row in rows_of(file) if row.stream.startswith("table/")]
    room = LoadedTable(
        rows[0].stream, Shuffler.from_seed(1), state.opening.policy, definition.switches, definition.table
    )
    hands = 0
    for row in rows:
        room.replay(row)
        hands += isinstance(room.state, Settled)
    assert hands > 5 and room.version == len(rows)
