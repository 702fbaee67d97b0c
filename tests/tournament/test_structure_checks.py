"""What an edit of the levels may not be: the same checks as those of an event file."""

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import Rotation, RotationGame, Turn
from shuffleup.tournament.words.clock import EditStructure
from shuffleup.tournament.words.definition import Definition, Denomination, GamePrice, Level, Structure
from tests.tournament.room import Room, event

FIRST = Level(25, 50, minutes=20)
CHIPS = (Denomination(25, removed_at_level=2), Denomination(100))
HOLDEM_AND_RAZZ = Rotation(
    (RotationGame("holdem", limit=Limit.NO_LIMIT), RotationGame("razz", uses_button=False)), Turn.LEVELS
)


def club(limit: Limit = Limit.NO_LIMIT, *levels: Level) -> Definition:
    """An event before it begins, with chips of 25 that go after its first level."""
    plain = event(levels=levels or (FIRST, Level(100, 200, minutes=20)))
    return replace(plain, chips=CHIPS, game=GameKey("holdem", limit))


def mixed() -> Definition:
    """No-limit hold'em and razz by turns."""
    return replace(club(), rotation=HOLDEM_AND_RAZZ)


def asked(definition: Definition, *levels: Level) -> tuple[str, str]:
    """The refusal of an edit to these levels: its code and why."""
    room = Room(definition)
    refused = room.ask(EditStructure(Structure(levels), "the room closes early", "Ada"))
    return (refused.code, str(dict(refused.facts).get("why", ""))) if isinstance(refused, Refusal) else ("", "")


@pytest.mark.parametrize(
    ("definition", "level", "told"),
    [
        (club(), Level(100, 200, minutes=20), ("", "")),
        (club(), Level(20, 200, minutes=20), ("blinds-fall", "")),
        (club(), Level(125, 200, minutes=20), ("no-structure", "unpaid")),
        (club(), Level(100, 200, 150, minutes=20), ("no-structure", "unpaid")),
        (club(), Level(300, 200, minutes=20), ("no-structure", "small")),
        (club(), Level(100, 200, minutes=20, small_bet=200, big_bet=400), ("no-structure", "no-bets")),
        (club(), Level(100, 200, minutes=20, columns=(GamePrice(0, 100, 200),)), ("no-structure", "prices")),
        (mixed(), Level(100, 400, minutes=20), ("", "")),
        (mixed(), Level(100, 400, minutes=20, columns=(GamePrice(2, 100, 200),)), ("no-structure", "prices")),
        (mixed(), Level(100, 400, minutes=20, columns=(GamePrice(1, small=100),)), ("no-structure", "prices")),
        (
            mixed(),
            Level(100, 400, minutes=20, columns=(GamePrice(1, ante=50, small_bet=400, big_bet=800, bring_in=100),)),
            ("no-structure", "unpaid"),
        ),
        (
            mixed(),
            Level(100, 400, minutes=20, columns=(GamePrice(1, ante=100, small_bet=400, big_bet=800, bring_in=400),)),
            ("no-structure", "bring-in"),
        ),
    ],
)
def test_levels_are_edited_by_the_checks_of_an_event_file(
    definition: Definition, level: Level, told: tuple[str, str]
) -> None:
    assert asked(definition, FIRST, level) == told


BETS = Level(25, 50, minutes=20, small_bet=50, big_bet=100)


@pytest.mark.parametrize(
    ("limit", "level", "told"),
    [
        (Limit.FIXED_LIMIT, Level(100, 200, minutes=20, small_bet=200, big_bet=400), ("", "")),
        (Limit.FIXED_LIMIT, Level(100, 200, minutes=20), ("no-structure", "bets")),
        (Limit.SPREAD_LIMIT, Level(100, 200, minutes=20), ("no-structure", "bets")),
        (Limit.FIXED_LIMIT, Level(100, 200, minutes=20, small_bet=400, big_bet=200), ("no-structure", "bets-fall")),
    ],
)
def test_fixed_bets_are_there_and_rise(limit: Limit, level: Level, told: tuple[str, str]) -> None:
    assert asked(club(limit, BETS), BETS, level) == told


def test_what_is_wrong_with_the_present_level_hinders_no_other_edit() -> None:
    """It was opened so, and nobody can change it any more."""
    odd = replace(FIRST, small=20)
    assert asked(club(Limit.NO_LIMIT, odd), odd, Level(100, 200, minutes=20))[1] == "unpaid"
    room = Room(club(Limit.NO_LIMIT, odd, Level(100, 200, minutes=20)))
    room.open(6)
    edit = EditStructure(Structure((odd, Level(200, 400, minutes=20))), "the room closes early", "Ada")
    assert not isinstance(room.ask(edit), Refusal)


def test_before_the_start_no_level_is_past() -> None:
    longer = (FIRST, Level(100, 200, minutes=20), Level(200, 400, minutes=20))
    assert asked(club(), *longer) == ("", "")
    assert asked(club(), Level(100, 200, minutes=20)) == ("", "")


@pytest.mark.parametrize(("bring_in", "why"), [(100, ""), (200, "bring-in"), (0, "bring-in")])
def test_in_stud_the_bring_in_lies_below_the_bet(bring_in: int, why: str) -> None:
    first = Level(25, 50, 25, minutes=20, small_bet=50, big_bet=100, bring_in=25)
    later = Level(100, 200, 100, minutes=20, small_bet=200, big_bet=400, bring_in=bring_in)
    definition = replace(club(Limit.FIXED_LIMIT, first, later), game=GameKey("stud", Limit.FIXED_LIMIT))
    assert asked(definition, first, later)[1] == why


@pytest.mark.parametrize(("reason", "author"), [("", "Ada"), ("the room closes early", ""), ("", "")])
def test_an_edit_without_its_reason_or_its_author_is_refused(reason: str, author: str) -> None:
    room = Room(event())
    room.open(9)
    refused = room.ask(EditStructure(Structure((Level(25, 50, minutes=20),)), reason, author))
    assert isinstance(refused, Refusal) and refused.code == "no-reason"
