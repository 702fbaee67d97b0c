"""What must be refused of tables that the director halts, and of players who give up."""

from __future__ import annotations

from shuffleup.tournament import commands as c
from shuffleup.tournament import seat_commands as sc
from shuffleup.tournament import seating
from shuffleup.tournament.conduct_commands import RetirePlayer
from shuffleup.tournament.state import Table
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, one_of, playing, when


def _stopped(walk: Walk, *, stopped: bool) -> Table:
    """A table that the director has halted, or one that plays."""
    state = playing(walk)
    found = [one for one in people.tables(state) if state.floor.care.halts.get(one.number, False) is stopped]
    return one_of(walk, [one for one in found if stopped or not seating.is_halted(state, one)])


def _alone(walk: Walk) -> c.Command:
    """Who is left alone while others may still enter cannot give up."""
    state = playing(walk)
    leaving = [removal.player for removal in state.book.conduct.removals]
    left = [one.player for one in people.chairs(state) if one.player not in leaving]
    when(state.floor.players - len(leaving) < 2)
    return RetirePlayer(player=one_of(walk, left), author="Ada")


HALT_WRONGS: dict[str, Idea] = {
    "halted-by-director": lambda w: c.PlanHand(_stopped(w, stopped=True).number),
    "already-halted": lambda w: sc.HaltTable(_stopped(w, stopped=True).number, "a fight", "Ada"),
    "not-halted": lambda w: sc.LetTablePlay(_stopped(w, stopped=False).number, "they are back", "Ada"),
    "reason-missing:halt": lambda w: sc.HaltTable(_stopped(w, stopped=False).number, "", "Ada"),
    "reason-missing:retirement": lambda w: (playing(w), RetirePlayer(player=people.seated(w), author=""))[1],
    "last-player": _alone,
}
