"""What if: how long an event would last with more entries or other levels, and which chips it would need."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import Right
from shuffleup.answer import Code, Refusal
from shuffleup.projections.colour_up import ChipSetLine, chip_set_lines
from shuffleup.projections.outlook import Outlook
from shuffleup.service.streams import event_stream
from shuffleup.tournament.facts.clock import at_present, structure_of
from shuffleup.tournament.words.clock import EditStructure
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import of_refusal
from shuffleup.web.shell.forecasts import planned, would_be
from shuffleup.web.shell.sums import Sums

MOST_ENTRIES, MOST_MINUTES = 10_000, 600


class WhatIfQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """How many more entries, and how many minutes for all coming levels; 0 leaves them as they are."""

    entries: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)] = 0
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0


class WhatIf(Struct, frozen=True):
    """The present and the hypothetical forecast, and the chips that so many entries take. Before play, it assumes a
    start at this moment."""

    before: Outlook
    after: Outlook
    entries: int
    chips: tuple[ChipSetLine, ...]


@post(
    "/events/{event_id:str}/forecast/what-if",
    status_code=200,
    summary="How long an event would last if",
    right=Right.SEE_FORECAST,
    reads=True,
)
async def what_if(
    event_id: FromPath[str],
    data: JSONBody[WhatIfQuestion],
    desk: NamedDependency[Desk],
    sums: NamedDependency[Sums],
) -> WhatIf:
    """A forecast with more entries or other levels beside that of the event as it is; nothing is done."""
    room, now = await desk.room(event_id), desk.now()
    state = room.state
    assert isinstance(state, EventState)
    after = state
    if data.minutes:
        decided = room.decide(_with_minutes(state, data.minutes, now), "what-if", now)
        if isinstance(decided, Refusal):
            raise of_refusal(decided, event_stream(event_id))
        assert isinstance(decided.after, EventState)
        after = decided.after
    entries = len(state.entries) + data.entries
    foreseen = would_be if state.phase is Phase.PLAYING else planned
    before, changed = await sums.of(lambda _: (foreseen(state, now), foreseen(after, now, data.entries)))
    return WhatIf(before, changed, entries, chip_set_lines(state.definition, entries))


def _with_minutes(state: EventState, minutes: int, at: int) -> EditStructure:
    """The coming levels with this length; breaks stay, and so do levels by hands."""
    present = at_present(state, at).clock.step if state.phase is Phase.PLAYING else -1
    structure = structure_of(state)
    steps = [
        replace(step, minutes=minutes) if place > present and isinstance(step, Level) and step.minutes else step
        for place, step in enumerate(structure.steps)
    ]
    return EditStructure(replace(structure, steps=tuple(steps)), Code("what-if"), "what-if")
