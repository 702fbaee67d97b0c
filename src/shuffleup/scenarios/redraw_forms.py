"""New seats in the middle of an event: whether the buttons are drawn with them or go on from where they were."""

from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World
from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.tournament import commands as c
from shuffleup.tournament.events import FinalTableDrawn
from shuffleup.tournament.redraw import drawn_buttons
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_events import SeatsRedrawn


class FinalTableIsDrawn(Sentence, frozen=True):
    """Everybody who is left comes to one table."""


class ButtonsWithSeats(Sentence, frozen=True):
    """The last draw of seats gave the buttons too."""


REDRAW_PLAY = (
    Form(
        "the final table is drawn",
        "By the director: everybody who is left comes to it.",
        "the final table is drawn",
        FinalTableIsDrawn,
    ),
)
"""What may happen."""

REDRAW_EXPECTED = (
    Form(
        "the buttons are drawn with the seats",
        "They do not go on from where they were.",
        "the buttons are drawn with the seats",
        ButtonsWithSeats,
    ),
)
"""What may be expected of it."""


def _final_table(world: World, _said: FinalTableIsDrawn) -> Refusal | None:
    return world.send(c.RedrawFinalTable())


def _with_seats(world: World, _said: ButtonsWithSeats) -> Finding:
    """Whether the buttons are those of the draw; what the tables did before does not matter then."""
    draws = [event for event in world.events if isinstance(event, FinalTableDrawn | SeatsRedrawn)]
    if not draws:
        return Finding("no seats were drawn anew")
    last = draws[-1]
    if isinstance(last, FinalTableDrawn):
        drawn = last.draw.part("button").dice().below(len(last.seats)) + 1
        return HOLDS if last.button == drawn else Finding(say("the button goes on to chair {chair}", chair=last.button))
    taken: dict[int, list[int]] = {button.table: [] for button in last.buttons}
    for seat in sorted(last.seats, key=lambda one: one.chair):
        taken[seat.table].append(seat.chair)
    if last.buttons == drawn_buttons(world.state, taken, last.draw):
        return HOLDS
    there = [say("chair {chair} of table {table}", chair=one.chair, table=one.table) for one in last.buttons]
    return Finding(say("they go on to {list}", list=tuple(there)))


REDRAW_DEEDS: EventDeeds = {FinalTableIsDrawn: _final_table}
"""What these sentences do."""
REDRAW_CHECKS: EventChecks = {ButtonsWithSeats: _with_seats}
"""What these sentences ask."""
