"""Events in which the winner of a hand has the button of the next (MED-13)."""

import pytest
from msgspec.structs import replace

from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.button import ButtonMode
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import PotResult
from shuffleup.tournament.words import commands as c
from tests.tournament.room import Room, event, result_of

BOOK = "mediterraneo-2026"


def announced(mode: ButtonMode) -> ResolvedPolicy:
    """The book with what the event announces."""
    whole = resolved(BOOK)
    return replace(whole, policy=replace(whole.policy, button=replace(whole.policy.button, button_mode=mode)))


def next_button(mode: ButtonMode, winner: int) -> tuple[HandPlan, HandPlan]:
    """Two hands; this seat of the first one wins its pot."""
    room = Room(event(), book=BOOK)
    room.state = None
    room.send(c.OpenEvent("announced", event(), announced(mode)))
    room.open(6)
    first = room.plan(1)
    pot = PotResult(30, (winner,), ((winner, 30),))
    room.send(c.ReportHand(1, replace(result_of(first, {}), pots=(pot,))))
    return first, room.plan(1)


@pytest.mark.parametrize("winner", range(6))
def test_the_winner_has_the_button_next(winner: int) -> None:
    first, second = next_button(ButtonMode.WIN_THE_BUTTON, winner)
    assert second.button == first.seats[winner].number


@pytest.mark.parametrize("winner", range(6))
def test_otherwise_it_moves_to_the_small_blind_whoever_wins(winner: int) -> None:
    first, second = next_button(ButtonMode.NORMAL, winner)
    assert second.button == first.seats[0].number


def test_a_hand_whose_pot_is_empty_is_won_too() -> None:
    """Nobody owed a blind or an ante, and everybody folded: the button goes to whom the hand was conceded."""
    room = Room(event(), book=BOOK)
    room.state = None
    room.send(c.OpenEvent("announced", event(), announced(ButtonMode.WIN_THE_BUTTON)))
    room.open(6)
    first = room.plan(1)
    room.send(c.ReportHand(1, replace(result_of(first, {}), pots=(PotResult(0, (4,), ((4, 0),)),))))
    assert room.plan(1).button == first.seats[4].number
