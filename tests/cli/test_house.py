"""An event whose house amends its rulebook: read beside the event file, played, and frozen in the opening event."""

import asyncio
from pathlib import Path

import pytest

from shuffleup.cli.event_input import read_planned
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.exact import FinalTable
from shuffleup.rulebooks.rule import SourceKind
from shuffleup.service.programme import event_of
from shuffleup.service.simulate import Simulation
from shuffleup.service.streams import Shuffler
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.events import EventOpened, FinalTableDrawn
from tests.cli.shell import ROOT, ran

EXAMPLES = ROOT / "examples"


def event_beside(folder: Path, house: str, rulebook: str = "tda-2024") -> Path:
    """The club night with 19 players, under a house book; the example's house lies in a folder of its own."""
    text = (EXAMPLES / "club_night.toml").read_text(encoding="utf-8")
    text = text.replace('rulebook = "tda-2024"', f'rulebook = "{rulebook}"\nhouse = "{house}"')
    text = text.replace("entries = 36", "entries = 19").replace("stack = 10000", "stack = 2000")
    event = folder / "night.toml"
    event.write_text(text, encoding="utf-8")
    (folder / "rules").mkdir(exist_ok=True)
    (folder / "rules" / "club.toml").write_text(
        (EXAMPLES / "house_club.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    return event


def test_the_opening_event_carries_the_amended_policy(tmp_path: Path) -> None:
    entrants = event_of(read_planned(str(event_beside(tmp_path, "rules/club.toml"))))
    store = MemoryStore()

    async def story() -> list[object]:
        await Simulation(store, Shuffler.from_seed(5), entrants).play()
        return [event for row in await store.read(f"event/{entrants.event_id}") for event in row.events]

    events = asyncio.run(story())
    opened = events[0]
    assert isinstance(opened, EventOpened)
    frozen = opened.opening.policy
    assert frozen.policy.seating.final_table_size == (FinalTable(None, 10),)
    assert frozen.policy.event.reentry_limit == 0
    assert {name for name, source in frozen.sources.items() if source.kind is SourceKind.HOUSE} == {
        "final_table_size",
        "reentry_limit",
    }
    assert frozen.policy.deal == resolved("tda-2024").policy.deal
    # Nine to a table, and yet ten at the last one.
    (drawn,) = [event for event in events if isinstance(event, FinalTableDrawn)]
    assert (len(drawn.seats), drawn.rule) == (10, "Club Aurora 4")


def test_the_command_plays_it(tmp_path: Path) -> None:
    told = ran("run", str(event_beside(tmp_path, "rules/club.toml")), "--seed", "5", "--quiet")
    assert told.status == 0, told.err


def test_a_house_book_in_place_of_an_event_is_told_where_it_goes() -> None:
    book = ROOT / "examples" / "house_club.toml"
    assert ran("run", str(book)) == (
        2,
        "",
        f"error: {book}: this is a house book, not an event; "
        "an event takes it with house = 'house_club.toml'; play that event with shuffleup run\n",
    )


@pytest.mark.parametrize(
    ("house", "rulebook", "told"),
    [
        (
            "rules/none.toml",
            "tda-2024",
            "{folder}/night.toml: house: there is no file {folder}/rules/none.toml; "
            "name the house book as seen from the event file",
        ),
        (
            "rules/club.toml",
            "figp-2012",
            "{folder}/night.toml: house: Club Aurora amends tda-2024, and the event is played by figp-2012; "
            'choose another house, or write rulebook = "tda-2024"',
        ),
        (
            "night.toml",
            "tda-2024",
            "{folder}/night.toml: 'rulebook' is not a key here; keys are amends, name, change, law, words (and ",
        ),
    ],
)
def test_a_house_that_cannot_be_played_is_one_line(tmp_path: Path, house: str, rulebook: str, told: str) -> None:
    mistaken = ran("run", str(event_beside(tmp_path, house, rulebook)), "--seed", "5")
    assert mistaken.status == 2
    assert mistaken.err.startswith("error: " + told.format(folder=tmp_path))
    assert mistaken.err.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            {"h4h_minutes_per_hand": 4},
            "change 1 (h4h_minutes_per_hand): 4 minutes for a hand are more than the 3 of h4h_minutes_max; "
            "raise h4h_minutes_max, or give fewer minutes",
        ),
        (
            {"clock_short_level_minutes": 20, "clock_short_seconds": 40, "clock_short_countdown": 5},
            "change 2 (clock_short_seconds): the short clock of 45 seconds is longer than the usual one of 30; "
            "shorten it, or lengthen clock_seconds",
        ),
        (
            {"h4h_minutes_max": 1},
            "change 1 (h4h_minutes_max): 2 minutes for a hand are more than the 1 of h4h_minutes_max; "
            "raise h4h_minutes_max, or give fewer minutes",
        ),
    ],
)
def test_values_that_contradict_each_other_are_refused(tmp_path: Path, changes: dict[str, int], told: str) -> None:
    file = tmp_path / "club.toml"
    lines = [f'[[change]]\nparameter = "{name}"\nvalue = {value}\nreason = "so"\n' for name, value in changes.items()]
    file.write_text('amends = "tda-2024"\nname = "Club"\n' + "".join(lines), encoding="utf-8")
    mistaken = ran("rule", "--house", str(file))
    assert (mistaken.status, mistaken.err) == (2, f"error: {file}: {told}\n")
