"""A ``.tdt`` in which other values stand than its program writes: told, or refused in one line."""

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.formats.event.toml_tables import EventFileError
from shuffleup.formats.tdt.grammar import TdtError
from shuffleup.people.directory import Directory
from shuffleup.people.matching import Answers
from shuffleup.room.calendar import WallClock
from shuffleup.room.tdt.announced import HouseWords
from shuffleup.room.tdt.keeping import Ready, ready
from shuffleup.room.tdt.report import drafted
from shuffleup.tournament.words.state import Phase
from tests.formats.tdt_files import evening
from tests.room.imported import SHUFFLER, closes, shown, state


def test_nothing_may_stand_as_0_and_of_a_player_who_stands_there_twice_the_last_one_counts() -> None:
    none = (
        evening()
        .replace("BustOut: new", "Seat: 0, BustOut: new")
        .replace("Tables: new GameTables", "Tables: 0, X: new Y")
    )
    assert state(shown(none)).phase is Phase.FINISHED
    twice = evening().replace('Map.from([["p1"', 'Map.from([["p2", new GamePlayer({UUID: "p2"})], ["p1"', 1)
    found = shown(twice)
    assert len(state(found).entries) == len(state(shown(evening())).entries)


EVENING = evening()
VALUES = tuple(re.finditer(r"(?<=: )(?:-?\d+|true|false|null|\"[^\"]*\"|\[\])", EVENING))
"""Everything in the file that is one value."""
OTHERS = ("0", "-1", "1.5", "1e12", "1e15", "253000000000001", "null", "true", '""', '"p1"', "[]", "[null]", '["p1"]',
          "{}", "Map.from([])", "new GameBreak({})")  # fmt: skip


@settings(deadline=None)
@given(st.dictionaries(st.integers(0, len(VALUES) - 1), st.sampled_from(OTHERS), min_size=1, max_size=4))
@example({next(at for at, one in enumerate(VALUES) if one.string[: one.start()].endswith("StartTime: ")): "1e12"})
@example({next(at for at, one in enumerate(VALUES) if one.string[: one.start()].endswith("StartTime: ")): "1e15"})
def test_a_file_with_other_values_is_told_or_refused_in_one_line(changes: dict[int, str]) -> None:
    text = EVENING
    for at in sorted(changes, reverse=True):
        text = f"{text[: VALUES[at].start()]}{changes[at]}{text[VALUES[at].end() :]}"
    try:
        draft = drafted(text.encode(), "any.tdt", HouseWords("any"))
    except (TdtError, EventFileError) as refused:
        assert "\n" not in str(refused)
        return
    found = ready(draft, Answers(rest_is_new=True), Directory(), SHUFFLER, WallClock("Europe/Rome"))
    assert isinstance(found, Ready | Refusal)
    if isinstance(found, Ready):
        closes(state(found))
