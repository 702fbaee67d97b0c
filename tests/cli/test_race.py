"""``shuffleup race`` from the command line."""

import json

import pytest

from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.chips import HeldPile
from shuffleup.tournament.words.events import ChipsRaced
from tests.cli.shell import ran
from tests.tournament.race_room import a_room, piles

THREE = ("race", "--remove", "25", "--lowest", "100", "1=25x3+100x2", "4=25", "7=25x4+500")


def test_nobody_is_raced_out_and_the_race_can_be_held_again() -> None:
    """TDA 24: one chip for 100 in odd chips; whoever had nothing else gets one all the same."""
    told = ran(*THREE, "--seed", "7")
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0] == "25 for 100: 1 chip raced for"
    assert lines[1].split()[:5] == ["1", "100x2+25x3", "→", "100x3", "(300)"]
    assert lines[2].endswith("not raced out")
    assert lines[-1] == f"The same race again: shuffleup {' '.join(THREE[:5])} --seed 7 {' '.join(THREE[5:])}"
    assert ran(*THREE, "--seed", "7").out == told.out


def test_a_document_for_programs_has_the_seed_that_was_drawn() -> None:
    """Nobody asked for a seed, so a fresh one is told."""
    document = json.loads(ran(*THREE, "--json").out)
    assert document["schema"] == "shuffleup.race/1"
    assert len(document["seed"]) == 64
    assert document["added"] == sum(one["total_after"] - one["total_before"] for one in document["players"])
    again = json.loads(ran(*THREE, "--json", "--seed", document["seed"]).out)
    assert again == document


def test_the_race_of_an_event_can_be_held_again_from_its_log() -> None:
    """The seed and the label of the draw deal the same cards."""
    room = a_room()
    room.send(c.AdvanceLevel())
    held = piles(room, room.dice)
    (raced,) = room.send(c.RaceChips(1, held))
    assert isinstance(raced, ChipsRaced)
    stacks = [f"{one.chair}={one.pile}" for one in held if isinstance(one, HeldPile)]
    options = ("--remove", "25", "--lowest", "100", "--seed", raced.draw.seed, "--label", raced.draw.label)
    document = json.loads(ran("race", *options, "--json", *stacks).out)
    assert [one["total_after"] for one in document["players"]] == [seat.after for seat in raced.seats]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ("--lowest", "110", "1=25"),
            "error: --remove and --lowest: chips of 25 cannot be raced for chips of 110: the first must divide it",
        ),
        (("--lowest", "100", "x=25"), "error: 'x=25' names no chair; write a chair and its chips, as 1=25x3+100x2"),
        (("--lowest", "100", "1=25", "1=25"), "error: chair 1 is there twice; name each chair once"),
        (
            ("--lowest", "100", "1=2z"),
            "error: chair 1: '2z' is not a number of chips: write 1000 or 500x3, joined by +",
        ),
        *[
            (
                ("--lowest", "100", *stacks),
                "error: chair 1: chips of 50 cannot be at this table; "
                "below 100, the lowest that stays, there are only chips of 25",
            )
            for stacks in (("1=25x2+50", "2=25x2"), ("1=50x3",))
        ],
        (("--lowest", "100", "1=25", "--first", "0"), "error: --first: 0 is no chair; chairs are counted from 1"),
        (
            ("--lowest", "100", "1=25x3", "4=25", "--first", "5"),
            "error: --first: chair 5 is not in this race; chairs here are 1, 4",
        ),
    ],
)
def test_a_mistake_is_one_line(arguments: tuple[str, ...], line: str) -> None:
    """What, where, and how to mend it."""
    told = ran("race", "--remove", "25", *arguments)
    assert (told.status, told.out, told.err) == (2, "", line + "\n")


def test_more_odd_chips_than_a_deck_has_cards() -> None:
    """Another deck is shuffled in."""
    told = ran("race", "--remove", "1", "--lowest", "100", "1=1x99", "2=1x40", "--seed", "1")
    assert told.status == 0
    assert told.out.startswith("1 for 100: 2 chips raced for")
