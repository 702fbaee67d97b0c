"""What must be refused of tables that the director halts, and of players who give up."""

from __future__ import annotations

from shuffleup.tournament.facts.seats import is_halted
from shuffleup.tournament.facts.shootout import keeps_tables, shootout_round_is_over
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.conduct import RetirePlayer
from shuffleup.tournament.words.seats import HaltTable, LetTablePlay
from shuffleup.tournament.words.state import FloorTable
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, one_of, playing, when


def _stopped(walk: Walk, *, stopped: bool) -> FloorTable:
    """A table that the director has halted, or one that plays."""
    state = playing(walk)
    found = [one for one in people.tables(state) if state.seating.halts.get(one.number, False) is stopped]
    return one_of(walk, [one for one in found if stopped or not is_halted(state, one)])


def _alone(walk: Walk) -> c.Command:
    """Who is left alone while others may still enter cannot give up."""
    state = playing(walk)
    leaving = [removal.player for removal in state.conduct.removals]
    left = [one.player for one in people.chairs(state) if one.player not in leaving]
    when(state.floor.players - len(leaving) < 2)
    return RetirePlayer(player=one_of(walk, left), author="Ada")


def _in_shootout(walk: Walk, *, over: bool) -> c.Command:
    state = playing(walk)
    when(keeps_tables(state), len(state.floor.tables) > 1, not people.busy(state))
    when(shootout_round_is_over(state) is over)
    return c.RedrawFinalTable()


HALT_WRONGS: dict[str, Idea] = {
    "halted-by-director": lambda w: c.PlanHand(_stopped(w, stopped=True).number),
    "already-halted": lambda w: HaltTable(_stopped(w, stopped=True).number, "a fight", "Ada"),
    "not-halted": lambda w: LetTablePlay(_stopped(w, stopped=False).number, "they are back", "Ada"),
    "reason-missing:halt": lambda w: HaltTable(_stopped(w, stopped=False).number, "", "Ada"),
    "reason-missing:retirement": lambda w: (playing(w), RetirePlayer(player=people.seated(w), author=""))[1],
    "last-player": _alone,
    "shootout-goes-on": lambda w: _in_shootout(w, over=False),
    "shootout-goes-on:over": lambda w: _in_shootout(w, over=True),
}
