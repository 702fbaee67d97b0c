"""Files and messages that somebody has bent: each reader reads them, or says what is wrong; it fails in no other way.

HYPOTHESIS_PROFILE=nightly pytest tests/faults/test_foreign_bytes.py   thousands more
python -m tests.faults.bent_files 1000000                              as many as one likes
"""

import os
import random
import sys
import time
from io import BytesIO
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.people.lists.bounds import SheetError
from shuffleup.people.lists.rows import read_sheet
from tests.faults.bent_files import READERS, ROWS, WORKBOOKS, bent_file, fault_in
from tests.laws.volume import NIGHTLY
from tests.people.workbooks import ods, packed, xlsx

TRIES = int(os.environ.get("SHUFFLEUP_FAULTS_TRIES", "0")) or (5_000 if NIGHTLY else 60)
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


@pytest.mark.parametrize("kind", READERS)
def test_a_bent_file_is_read_or_told_what_is_wrong_with_it(kind: str) -> None:
    @settings(max_examples=max(10, TRIES // 20) if kind in WORKBOOKS else TRIES)
    @given(chance=st.integers(0, 2**32))
    def bend(chance: int) -> None:
        data = bent_file(kind, random.Random(chance))
        assert not fault_in(kind, data), data

    bend()


@pytest.mark.parametrize("kind", READERS)
def test_a_file_that_was_not_bent_is_read(kind: str) -> None:
    for whole in READERS[kind][0]:
        assert not fault_in(kind, whole), whole[:200]


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
