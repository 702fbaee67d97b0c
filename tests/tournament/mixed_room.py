"""Rooms for tests in which games are played in turn."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games.limits import Limit
from shuffleup.table.plan import HandPlan
from shuffleup.table.rotation import Rotation, RotationGame, Turn
from shuffleup.tournament.facts.hands import key_of
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import AfterLast, Definition, Level, Structure
from tests.tournament.room import Room, event, result_of

HOLDEM, RAZZ = RotationGame("holdem"), RotationGame("razz", uses_button=False)
STUD, STUD_8 = RotationGame("stud", uses_button=False), RotationGame("stud-8", uses_button=False)
BIG_BET = RotationGame("holdem", limit=Limit.NO_LIMIT)
LEVELS = (Level(50, 100, 100, hands=3), Level(100, 200, hands=3), Level(200, 400, hands=3))


def mixed_event(*games: RotationGame, turn: Turn = Turn.HANDS, length: int = 1, chosen: bool = False) -> Definition:
    """An ordinary event of these games in turn."""
    rotation = Rotation(games, turn, length, chosen)
    plain = event(seats=6, stack=10_000, levels=LEVELS)
    structure = Structure(LEVELS, AfterLast.DOUBLE)
    return replace(plain, rotation=rotation, game=key_of(games[0]), structure=structure)


def room(definition: Definition, players: int = 6, book: str = "tda-2024") -> Room:
    """The event begun, with so many players."""
    opened = Room(definition, book=book)
    opened.open(players)
    return opened


def hand(at: Room, table: int = 1) -> HandPlan:
    """A hand at a table in which nobody wins or loses."""
    plan = at.plan(table)
    at.send(c.ReportHand(table, result_of(plan, {})))
    return plan


def dealt(at: Room, hands: int) -> list[str]:
    """The games of the next hands of table 1."""
    return [hand(at).game.variant for _ in range(hands)]
