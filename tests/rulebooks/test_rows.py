"""Every rule of a book has its row, in three languages, in our own words, and decides what rests on it."""

import re
from collections.abc import Iterator

import pytest

from shuffleup.rulebooks.catalogue import rulebook
from shuffleup.rulebooks.coverage import counts, printed_value
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.rule import Status
from tools.reference.rulebooks import without_scenario

# The numbers that each book prints: 1-71 is a range, RP-1..22 one with a prefix, 4a-f one of letters; 6b-i is a number.
NUMBERS = {
    "tda-2024": "1-71 RP-1..22",
    "pslive": (
        "1-4 4a-f 5 6 6a-b 6b-i 7-9 9a 10 10a 11 11a-c 12-15 15a 16-18 18a 19 19a-b 20 21 21a-b 22 23 23a-c "
        "24 25 25a 26-30 30a 31 31a 32-35 35a-c 36-38 38a-b 39 40 40a 41 41a-b 42 42a-b 43 43a "
        "44 44a-f 45 46 46a 47-52 52a-e 52e-i 52f 53"
    ),
}


def spelled(ranges: str) -> Iterator[str]:
    """The numbers that ranges stand for."""
    for part in ranges.split():
        if found := re.fullmatch(r"(\d+)-(\d+)", part):
            yield from (str(number) for number in range(int(found[1]), int(found[2]) + 1))
        elif found := re.fullmatch(r"(\D+)(\d+)\.\.(\d+)", part):
            yield from (f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1))
        elif found := re.fullmatch(r"(\d+)([a-z])-([a-h])", part):
            yield from (f"{found[1]}{chr(letter)}" for letter in range(ord(found[2]), ord(found[3]) + 1))
        else:
            yield part


def test_ranges_are_spelled_out() -> None:
    assert list(spelled("1-3 RP-9..11 4a-c 6b-i 7")) == [
        "1",
        "2",
        "3",
        "RP-9",
        "RP-10",
        "RP-11",
        "4a",
        "4b",
        "4c",
        "6b-i",
        "7",
    ]


@pytest.mark.parametrize("key", NUMBERS)
def test_every_number_has_its_row_in_the_order_of_the_book(key: str) -> None:
    assert [rule.number for rule in rulebook(key).rules] == list(spelled(NUMBERS[key]))


@pytest.mark.parametrize("key", NUMBERS)
def test_aliases_stand_for_rows_and_stand_in_rows(key: str) -> None:
    numbers = {rule.number for rule in rulebook(key).rules}
    for alias in rulebook(key).aliases:
        assert {alias.means, *alias.where} <= numbers, alias
        assert alias.printed != alias.means, alias


def test_the_aliases_of_the_sources() -> None:
    found = {key: {alias.printed: alias.means for alias in rulebook(key).aliases} for key in NUMBERS}
    assert found["pslive"] == {"41": "29", "27": "31", "51b": "42b"}
    assert found["tda-2024"] == {"66": "65", "41": "43", "RP-17": "39"}


def test_counts_and_what_no_scenario_shows() -> None:
    book = rulebook("tda-2024")
    assert list(counts(book)) == list(Status)
    assert sum(counts(book).values()) == len(book.rules) == 93
    every = {rule.number for rule in book.rules}
    assert without_scenario(book, every) == ()
    assert [rule.number for rule in without_scenario(book, every - {"2", "6", "45"})] == ["45"]


def test_values_as_a_table_prints_them() -> None:
    assert printed_value((Ratio(1, 2), Span(15, 5))) == "1/2, 15 to 5"
    assert printed_value((FinalTable(9, 9), FinalTable(None, 10))) == (
        "9 players in 9-handed events, 10 players in other events"
    )
