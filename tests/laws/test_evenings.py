"""Where people deal, whoever follows the advice comes to the end of every kind of event under every book.

pytest tests/laws/test_evenings.py                              a few evenings of every kind, the same ones every time
HYPOTHESIS_PROFILE=nightly pytest tests/laws/test_evenings.py   hundreds, fresh ones
"""

from __future__ import annotations

import random

import pytest

from tests.laws.volume import NIGHTLY
from tests.laws.walks.evening import StuckError, evening
from tests.laws.walks.formats import BOOKS, FORMATS, plan
from tests.laws.walks.walk import Seen


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", FORMATS)
def test_it_comes_to_an_end(name: str, book: str) -> None:
    chance = random.SystemRandom()
    for seed in [chance.randrange(10**6) for _ in range(60)] if NIGHTLY else range(3):
        try:
            walk = evening(plan(name, book, seed), seed, Seen())
        except AssertionError as broken:
            broken.add_note(f"evening(plan({name!r}, {book!r}, {seed}), {seed}, Seen()) plays it again")
            raise
        assert walk.now.places or walk.now.records.flights


def test_who_is_given_nothing_to_do_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.walks.evening._deeds", lambda walk: iter(()))
    with pytest.raises(StuckError):
        evening(plan("freezeout", BOOKS[0], 7), 7, Seen())
