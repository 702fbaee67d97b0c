"""What an event file says about the course of play: read exactly, and every mistake in one line."""

from pathlib import Path

import pytest

from shuffleup.formats.event.file import EventFileError, KnownGame, read_event_file
from shuffleup.tournament.words.definition import NO_SHOT_CLOCK, Definition, Online, ShotClock

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "two_days.toml"
GOOD = """
name = "Two days"
rulebook = "pslive"
game = "holdem"
limit = "no-limit"
seats = 9
currency = "EUR"

[entry]
buy_in_cents = 10000
stack = 10000
entries = 40

[payouts]
places_paid = 6

[clock]
hand_for_hand = 3
day_ends = [1, 2]
house_closes_after_minutes = 300

[shot_clock]
seconds = 30
banks = 4
bank_seconds = 20
from_level = 2
players_left = 18

[online]
starts_at = 9
bots = 8
rail_seconds = 60
""" + "".join(f"\n[[level]]\nsmall = {n}\nbig = {2 * n}\nminutes = 30\n" for n in (50, 100, 200))


def read(text: str) -> Definition:
    return read_event_file(text, "days.toml", rulebooks=("pslive",), games={"holdem": KnownGame(10)}).definition


def test_both_tables_are_read_and_may_be_left_out() -> None:
    definition = read(GOOD)
    assert definition.day_ends == (1, 2)
    assert (definition.closing.hand_for_hand, definition.closing.house_closes_after_minutes) == (3, 300)
    assert definition.shot_clock == ShotClock(30, 4, 20, 2, 18)
    assert definition.online == Online(starts_at=9, bots=8, bot_seconds=2, pause_seconds=3, rail_seconds=60)
    plain = read(GOOD[: GOOD.index("[clock]")] + GOOD[GOOD.index("\n[[level]]") :])
    assert (plain.day_ends, plain.closing.hand_for_hand, plain.shot_clock) == ((), 1, NO_SHOT_CLOCK)
    assert plain.online is None


def test_the_example_has_two_days() -> None:
    assert read(EXAMPLE.read_text(encoding="utf-8")).day_ends == (8,)


BAD = [
    ("day_ends = [1, 2]", "day_ends = [2, 1]", "[clock]: day_ends do not rise; list the last level of each day once"),
    ("day_ends = [1, 2]", "day_ends = [1, 3]", "[clock]: day_ends names level 3; there are 3 levels"),
    ("day_ends = [1, 2]", "day_ends = 2", "[clock]: day_ends = 2 cannot be; give a list of level numbers"),
    ("day_ends = [1, 2]", "days_end = [1]", "[clock]: 'days_end' is not a key here; did you mean 'day_ends'?"),
    ("hand_for_hand = 3", "hand_for_hand = -1", "[clock]: hand_for_hand = -1 cannot be; give a whole number"),
    ("seconds = 30\n", "", "[shot_clock]: 'seconds' is missing; add seconds"),
    ("banks = 4\n", "", "[shot_clock]: banks and bank_seconds go together; give both, or neither"),
    (
        "bots = 8",
        "bots = 10",
        "[online]: more bots than players with whom the event starts",
    ),
    (
        "starts_at = 9",
        "starts_at = 1",
        "[online]: more bots than players with whom the event starts; give",
    ),
    ("starts_at = 9\nbots = 8", "starts_at = 1", "[online]: a single player cannot start; give starts_at = 2 or more"),
    (
        "rail_seconds = 60",
        "rail_seconds = 900",
        "[online]: rail_seconds = 900 cannot be; give a whole number, from 0",
    ),
    ("[shot_clock]", "[shotclock]", "'shotclock' is not a key here; did you mean 'shot_clock'?"),
]


@pytest.mark.parametrize(("old", "new", "line"), BAD, ids=[row[1] or row[0] for row in BAD])
def test_one_line_says_what_is_wrong_and_how_to_mend_it(old: str, new: str, line: str) -> None:
    with pytest.raises(EventFileError) as caught:
        read(GOOD.replace(old, new, 1))
    assert str(caught.value).startswith(f"days.toml: {line}")
    assert "\n" not in str(caught.value)
