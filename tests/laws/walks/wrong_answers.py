"""What must be refused while somebody who has lost his chips has not said whether he rebuys."""

from __future__ import annotations

from shuffleup.tournament.facts.seats import free_chairs
from shuffleup.tournament.facts.standing import awaited_rebuys
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.seats import CorrectSeat, RedrawSeats
from shuffleup.tournament.words.state import Bust
from tests.laws.walks import people
from tests.laws.walks.walk import Idea, Walk, one_of, playing, when


def _asked(walk: Walk) -> list[Bust]:
    """Who has not answered at a table between two hands."""
    state = playing(walk)
    waiting = awaited_rebuys(state)
    quiet = {table.number for table in people.quiet(state)}
    return [bust for bust in state.round.busts if bust.player in waiting and bust.table in quiet]


def _new_seats(walk: Walk) -> c.Command:
    """Seats drawn for everybody, or for those of his table."""
    bust = one_of(walk, _asked(walk))
    if people.busy(walk.now) or not walk.now.floor.fewest:
        return c.BreakTable(bust.table)
    return walk.dice.choice((RedrawSeats(), c.RedrawFinalTable(), c.BreakTable(bust.table)))


def _his_chair(walk: Walk) -> c.Command:
    """His chair for a player of his table, or of another."""
    bust = one_of(walk, _asked(walk))
    table, chair = people.waiting_for_a_hand(walk)
    if table.number == bust.table:
        return CorrectSeat(chair.player, bust.table, bust.chair, "Ada")
    when(bust.chair in free_chairs(walk.now.floor.tables[bust.table]))
    return c.MovePlayer(chair.player, bust.table, bust.chair, "asked", "Ada")


ANSWER_WRONGS: dict[str, Idea] = {"rebuy-open:seats": _new_seats, "seat-taken:rebuy": _his_chair}
"""Commands that must be refused, by the refusal that is due."""
