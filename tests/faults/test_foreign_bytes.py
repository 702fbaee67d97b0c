"""Files and messages that somebody has bent: each reader reads them, or says what is wrong; it fails in no other way.

HYPOTHESIS_PROFILE=nightly pytest tests/faults/test_foreign_bytes.py   thousands more
"""

import os
import random
import sys
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.answer import ProblemError
from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.encodings import decoded
from shuffleup.formats.league_file import read_league_file, read_points_table
from shuffleup.formats.phh.reader import read_phhs
from shuffleup.formats.results import read_results
from shuffleup.formats.tdt.reader import read_tdt
from shuffleup.league.printed_leagues import POINTS_TABLES, PRINTED_LEAGUES
from shuffleup.people.lists.bounds import SheetError
from shuffleup.people.lists.reading import ListTerms
from shuffleup.people.lists.rows import read_sheet
from shuffleup.people.lists.taking import read_list
from shuffleup.questions.house import ACTS
from shuffleup.room.whole_event.file import read_file
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.house import read_house
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.service.described import announced_policy, read_description
from shuffleup.store.rows import read_row
from shuffleup.wire.json import canonical, decode_command, decode_event
from shuffleup.wire.upcast import SCHEMA
from tests.formats.tdt_files import evening
from tests.laws.volume import NIGHTLY
from tests.people.workbooks import ods, packed, xlsx
from tests.store.contract import row

ROOT = Path(__file__).resolve().parents[2]
TRIES = int(os.environ.get("SHUFFLEUP_FAULTS_TRIES", "0")) or (5_000 if NIGHTLY else 60)
WORDS = (
    *('""', "''", "=", "[", "]", "[[", "]]", "{", "}", ":", ",", ";", "#", "\n", "\r", "\t", "\0", "\ufeff", "\u202e"),
    *(
        "-1",
        "0",
        "1e999",
        "99999999999999999999",
        "nan",
        "inf",
        "true",
        "null",
        "1979-05-27",
        "0x7f",
        "½",
        "²",
        "١",
        "é",
    ),
)
"""What is put in somewhere: signs of every grammar, and numbers that are none or too large."""


def bent(data: bytes, dice: random.Random) -> bytes:
    """A few places of the bytes are otherwise than they were."""
    made = bytearray(data)
    for _ in range(dice.randint(1, 5)):
        place, length = dice.randrange(len(made) + 1), dice.choice((1, 2, 8, 64))
        piece = bytes(made[place : place + length])
        match dice.choice(("cut", "twice", "word", "bit", "move", "end")):
            case "cut":
                del made[place : place + length]
            case "twice":
                made[place:place] = piece * dice.choice((1, 2, 50))
            case "word":
                made[place : place + dice.choice((0, len(piece)))] = dice.choice(WORDS).encode()
            case "bit" if piece:
                made[place] ^= 1 << dice.randrange(8)
            case "move":
                del made[place : place + length]
                other = dice.randrange(len(made) + 1)
                made[other:other] = piece
            case "end":
                del made[max(place, len(made) // 2) :]
    return bytes(made)


def files(pattern: str) -> list[bytes]:
    """Whole ones, of this repository."""
    return [path.read_bytes() for path in sorted(ROOT.glob(pattern))]


def within(data: bytes, dice: random.Random) -> bytes:
    """The archive with one of its parts bent, and nothing wrong with it as an archive."""
    with ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    name = dice.choice(list(parts))
    return packed(parts | {name: bent(parts[name], dice)})


def event(data: bytes) -> None:
    """An event file, with the policy that its house makes of a book."""
    announced_policy(read_description(decoded(data), "bent.toml"), "bent.toml")


def command_or_event(data: bytes) -> None:
    """What a browser sends, and what the log has."""
    for read in (decode_command, decode_event):
        try:
            read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue


ROWS = [["Name", "Club"], ["Anna Rossi", "=1+1"], ["Bruno", 12]]
WORKBOOKS = {"xlsx": xlsx(ROWS), "ods": ods(ROWS)}
FAR = "<row r='3'><c r='XFD1048576' t='inlineStr'><is><t>x</t></is></c></row>"
REPEATED = (
    '<table:table-row table:number-rows-repeated="19000"><table:table-cell office:value-type="string" '
    f'table:number-columns-repeated="99"><text:p>{"x" * 1900}</text:p></table:table-cell></table:table-row>'
)
BLANKS = REPEATED.replace("19000", "1").replace("x" * 1900, '<text:s text:c="1999999999"/>')
ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">' + "".join(
    [f'<!ENTITY a{one} "{f"&a{one - 1 or str()};" * 50}">' for one in range(1, 9)]
)


def with_entities(data: bytes, part: str) -> bytes:
    """A cell that is an entity of entities of entities."""
    with ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[part] = f"{ENTITIES}]>".encode() + parts[part].replace(b"Bruno", b"&a8;")
    return packed(parts)


BOMBS = {
    "a cell far out": xlsx(ROWS, FAR),
    "a cell that repeats": ods(ROWS, REPEATED),
    "blanks that repeat": ods(ROWS, BLANKS),
    "entities of xlsx": with_entities(WORKBOOKS["xlsx"], "xl/worksheets/sheet1.xml"),
    "entities of ods": with_entities(WORKBOOKS["ods"], "content.xml"),
}
"""A thousand bytes each that stand for gigabytes."""

READERS: dict[str, tuple[list[bytes], Callable[[bytes], object]]] = {
    "event": (files("examples/*.toml"), event),
    "house": (
        files("examples/house_club.toml"),
        lambda data: read_house(decoded(data), "bent.toml", RULEBOOKS, ACTS),
    ),
    "league": (
        files("examples/league/*.toml") + files("examples/season/*.toml"),
        lambda data: read_league_file(decoded(data), "bent.toml", printed=PRINTED_LEAGUES, tables=POINTS_TABLES),
    ),
    "results": (files("examples/league/*.csv"), lambda data: read_results(decoded(data), "bent")),
    "points": ([b"1 100\n2 80\n3 60\n"], lambda data: read_points_table(decoded(data), "bent", POINTS_TABLES)),
    "phh": (
        files("tests/replays/**/*.phh*") or [b"variant = 'NT'\n"],
        lambda data: read_phhs(decoded(data), "bent.phh"),
    ),
    "ohh": ([b'{"ohh": {"spec_version": "1.4.7", "rounds": []}}'], lambda data: read_ohh(decoded(data), "bent.ohh")),
    "tdt": ([evening().encode()], lambda data: read_tdt(data, "bent.tdt")),
    "scenario": (files("examples/cases/*.scenario"), lambda data: read_scenarios(decoded(data), "bent.scenario")),
    "row": ([canonical(row(1))], lambda data: read_row("club.db", "table/club/1", 1, SCHEMA, data)),
    "old row": ([canonical(row(1))], lambda data: read_row("club.db", "table/club/1", 1, 1, data)),
    "wire": (
        [b'{"type":"pause-clock","reason":"dinner"}', b'{"type":"register","players":["Anna"]}'],
        command_or_event,
    ),
    "whole event": ([b"PK\x03\x04" + bytes(60)], read_file),
}


@pytest.mark.parametrize("kind", READERS)
def test_a_bent_file_is_read_or_told_what_is_wrong_with_it(kind: str) -> None:
    whole, read = READERS[kind]
    assert whole, "there is something to bend"

    @settings(max_examples=TRIES)
    @given(chance=st.integers(0, 2**32))
    def bend(chance: int) -> None:
        dice = random.Random(chance)
        data = bent(dice.choice(whole), dice)
        try:
            read(data)
        except ProblemError as fault:
            assert "\n" not in str(fault)

    bend()


@pytest.mark.parametrize("kind", WORKBOOKS)
def test_a_bent_workbook_is_read_or_told_what_is_wrong_with_it(kind: str) -> None:
    @settings(max_examples=max(10, TRIES // 20))
    @given(chance=st.integers(0, 2**32))
    def bend(chance: int) -> None:
        dice = random.Random(chance)
        try:
            read_list(within(WORKBOOKS[kind], dice), "bent", ListTerms())
        except ProblemError as fault:
            assert "\n" not in str(fault)

    bend()


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no limit of memory")
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_few_bytes_that_stand_for_gigabytes_are_refused_and_take_no_memory(bomb: str) -> None:
    import resource  # not on every system

    assert len(BOMBS[bomb]) < 2_000
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(SheetError) as refused:
        read_sheet(BOMBS[bomb], "bomb")
    assert (refused.value.first.what.code, "\n" in str(refused.value)) == ("no-list-of-text", False)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < before * 1.5


FULL = "<row>" + "<c><v>1</v></c>" * 99 + "</row>"
HEAVY = {
    "rows without a number": (xlsx(ROWS, FULL * 25_000), "more-megabytes-than"),
    "more rows than a list": (xlsx(ROWS, "<row><c><v>1</v></c></row>" * 20_000), "more-rows-than"),
    "cells without a place": (xlsx(ROWS, FULL * 5_000), "more-cells-than"),
    "one row of cells": (xlsx(ROWS, f"<row>{'<c><v>1</v></c>' * 500_000}</row>"), "more-cells-than"),
    "cells of ods": (
        ods(ROWS, f"<table:table-row>{'<table:table-cell/>' * 500_000}</table:table-row>"),
        "more-cells-than",
    ),
    "rows of ods": (ods(ROWS, "<table:table-row/>" * 900_000), "more-cells-than"),
}
"""About a hundred thousand bytes each, which are read for seconds."""


@pytest.mark.parametrize("heavy", HEAVY)
def test_a_workbook_that_takes_long_is_refused_before_it_is_read(heavy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data, code = HEAVY[heavy]
    assert len(data) < 150_000

    def never(*_: object, **__: object) -> None:
        raise AssertionError("it is read")

    monkeypatch.setattr("shuffleup.people.lists.workbook.subprocess.run", never)
    began = time.process_time()
    with pytest.raises(SheetError) as refused:
        read_sheet(data, "heavy")
    assert (refused.value.first.what.code, "\n" in str(refused.value)) == (code, False)
    assert time.process_time() - began < 2


def test_the_largest_list_that_is_taken_is_read_soon() -> None:
    rows = "".join([f"<row>{'<c><v>1</v></c>' * 20}</row>"] * 19_990)
    began = time.monotonic()
    assert len(read_sheet(xlsx(ROWS, rows), "large").rows) == 19_993
    assert time.monotonic() - began < 8
