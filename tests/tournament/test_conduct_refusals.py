"""Giving up, halting a table, letting it play, dealing a hand again: each refusal in the order in which it is asked.

Every command has whatever is wrong with the ones below it in the list, too: the first reason is the one that is told.
"""

import pytest

from shuffleup.answer import Refusal
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.conduct import RedealHand, RetirePlayer
from shuffleup.tournament.words.seats import HaltTable, LetTablePlay
from tests.tournament.room import Room, event

NOBODY, NO_TABLE = "nobody", 9


def seated(players: int = 3) -> Room:
    """One table that does not play yet."""
    room = Room(event(seats=6), seed=1)
    room.send(c.Register(tuple([f"p{number}" for number in range(1, players + 1)])))
    room.send(c.DrawSeats())
    return room


def playing(players: int = 3) -> Room:
    """One table in play."""
    room = seated(players)
    room.send(c.StartEvent())
    return room


def halted() -> Room:
    """One table that the director has halted."""
    room = playing()
    room.send(HaltTable(1, "a fight", "Ada"))
    return room


def leaving() -> Room:
    """Two players in a hand, and the first of them is to leave after it."""
    room = playing(2)
    room.plan(1)
    room.send(RetirePlayer(player="p1", author="Ada"))
    return room


ROOMS = {"seated": seated, "playing": playing, "halted": halted, "leaving": leaving}

REFUSED = (
    ("seated", RetirePlayer(player=NOBODY, author=" "), "not-playing"),
    ("playing", RetirePlayer(player=NOBODY, author=" "), "reason-missing:retirement"),
    ("playing", RetirePlayer(player=NOBODY, author="Ada"), "not-in-play"),
    ("leaving", RetirePlayer(player="p1", author="Ada"), "not-in-play"),
    ("leaving", RetirePlayer(player="p2", author="Ada"), "last-player"),
    ("seated", HaltTable(NO_TABLE, "", ""), "not-playing"),
    ("halted", HaltTable(NO_TABLE, "", ""), "unknown-table"),
    ("halted", HaltTable(1, " ", "Ada"), "reason-missing:halt"),
    ("halted", HaltTable(1, "a fight", " "), "reason-missing:halt"),
    ("halted", HaltTable(1, "a fight", "Ada"), "already-halted"),
    ("seated", LetTablePlay(NO_TABLE, "", ""), "not-playing"),
    ("playing", LetTablePlay(NO_TABLE, "", ""), "unknown-table"),
    ("playing", LetTablePlay(1, " ", "Ada"), "reason-missing:halt"),
    ("playing", LetTablePlay(1, "it is over", " "), "reason-missing:halt"),
    ("playing", LetTablePlay(1, "it is over", "Ada"), "not-halted"),
    ("seated", RedealHand(table=NO_TABLE, reason="", author=""), "not-playing"),
    ("playing", RedealHand(table=NO_TABLE, reason="", author=""), "unknown-table"),
    ("playing", RedealHand(table=1, reason=" ", author="Ada"), "reason-missing:misdeal"),
    ("playing", RedealHand(table=1, reason="two cards exposed", author=" "), "reason-missing:misdeal"),
    ("playing", RedealHand(table=1, reason="two cards exposed", author="Ada"), "no-hand"),
)


@pytest.mark.parametrize(("room", "command", "code"), REFUSED)
def test_the_first_reason_is_told(room: str, command: c.Command, code: str) -> None:
    asked = ROOMS[room]()
    before = asked.now
    refused = asked.ask(command)
    assert isinstance(refused, Refusal), refused
    why = dict(refused.facts).get("why")
    assert (f"{refused.code}:{why}" if refused.code == "reason-missing" else refused.code) == code
    assert asked.now is before


def test_with_nothing_wrong_each_is_done() -> None:
    """The refusals above come from what is wrong, not from the rooms."""
    room = playing()
    for command in (HaltTable(1, "a fight", "Ada"), LetTablePlay(1, "it is over", "Ada")):
        room.send(command)
    room.plan(1)
    room.send(RedealHand(table=1, reason="two cards exposed", author="Ada"))
    room.send(RetirePlayer(player="p1", author="Ada"))
    assert [one.player for one in room.now.conduct.removals] == ["p1"]
