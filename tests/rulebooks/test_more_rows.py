"""The rows of ``figp-2012`` and ``mediterraneo-2026``: every number of the books, its status, three languages."""

import re

import pytest

from shuffleup.rulebooks.catalogue import rulebook
from shuffleup.rulebooks.rule import Status


def _letters(number: int, last: str) -> list[str]:
    return [f"{number}{chr(letter)}" for letter in range(ord("a"), ord(last) + 1)]


def _numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


FIGP = [
    *("pre-1", *[f"def-{number}" for number in range(1, 10)]),
    *_letters(1, "n"),
    *("2", "3", "3a", "3b", "4", "5", "6", "7"),
    *(*_letters(8, "c"), *_letters(9, "c"), "10", "11", "12", "13", *_letters(13, "c"), "14", "15", *_letters(15, "d")),
    *_numbers(16, 25),
    *("25a", "25b", "26", "27", "27a", "27b"),
    *_numbers(28, 33),
    *(*_letters(33, "d"), "34", "35", "36", "37a", "37b", "38", *_letters(38, "e")),
    *_numbers(39, 60),
    *("60a", "60b", "60c"),
    *_numbers(61, 66),
    *_letters(66, "f"),
    *_numbers(67, 75),
    *_letters(75, "k"),
    *("76", "77", "78", *_letters(78, "f"), "79"),
    *_numbers(80, 86),
    *(*_letters(87, "g"), "88", "89", "90", "end"),
    *[f"gl-{number}" for number in range(1, 10)],
]
MEDITERRANEO = [*[f"MED-{number}" for number in range(1, 25)], "MED-end"]
BOOKS = {"figp-2012": FIGP, "mediterraneo-2026": MEDITERRANEO}

# Rules that speak only of conduct or are only shown, by the class that the text gives them.
RECORDED = {
    "figp-2012": (
        "7 11 30 36 61 63 66 66a 66b 66c 66d 66e 66f 68 69 70 71 73 74 75 75a 75b 75c 75d 75e 75f 75g 75h 75i 75j 75k "
        "76 77 78 78b 78c 78d 78e 78f 79 86 87a 87c 87d 87e 87f 87g 88 90"
    ),
    "mediterraneo-2026": "MED-18",
}
POSTED = {
    "figp-2012": "pre-1 def-4 gl-1 gl-2 gl-3 gl-4 gl-5 gl-6 gl-7 gl-8 gl-9",
    "mediterraneo-2026": "MED-1 MED-end",
}


@pytest.mark.parametrize("key", BOOKS)
def test_every_number_has_its_row_in_the_order_of_the_book(key: str) -> None:
    assert [rule.number for rule in rulebook(key).rules] == BOOKS[key]


def test_no_body_number_is_left_out() -> None:
    bodies = {int(found[0]) for number in FIGP if (found := re.match(r"\d+", number))}
    assert bodies == set(range(1, 91))


@pytest.mark.parametrize("key", BOOKS)
def test_conduct_is_recorded_and_notices_are_posted(key: str) -> None:
    found = {
        status: " ".join([rule.number for rule in rulebook(key).rules if rule.status is status]) for status in Status
    }
    assert found[Status.RECORDED] == RECORDED[key]
    assert found[Status.POSTED] == POSTED[key]


@pytest.mark.parametrize(
    ("key", "number", "status"),
    [
        ("figp-2012", "18", Status.ASSISTED),
        ("figp-2012", "23", Status.ASSISTED),
        ("figp-2012", "38", Status.MECHANISED),
        ("figp-2012", "38c", Status.ASSISTED),
        ("figp-2012", "44", Status.MECHANISED),
        ("figp-2012", "78a", Status.MECHANISED),
        ("figp-2012", "81", Status.ASSISTED),
        ("mediterraneo-2026", "MED-13", Status.MECHANISED),
        ("mediterraneo-2026", "MED-9", Status.ASSISTED),
    ],
)
def test_what_the_software_does_and_what_it_helps_with(key: str, number: str, status: Status) -> None:
    assert {rule.number: rule.status for rule in rulebook(key).rules}[number] is status
