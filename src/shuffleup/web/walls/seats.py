"""All seats as walls show them: by public names, with the stacks that are known."""

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk


class WallSeat(Struct, frozen=True):
    """A seated player; ``chips`` are those on record."""

    player: str
    table: int
    chair: int
    chips: int


class SeatsPage(Struct, frozen=True):
    """All taken seats. ``counted`` says whether the stacks are known: dealt by the software, or counted since the last
    reported hand."""

    version: int
    now: int
    counted: bool
    seats: tuple[WallSeat, ...]
    names: Mapping[str, str]
    """The players' public names, by id."""


@get("/events/{event_id:str}/seats", summary="The seats of an event", right=Right.SEE_WALL, ready=True)
async def seats_page(event_id: FromPath[str], desk: NamedDependency[Desk]) -> SeatsPage:
    """The seats of all players in play, by table and chair."""
    state, version = await desk.state(event_id)
    seats = _seats(state)
    counted = state.chips.counted or state.definition.online is not None
    return SeatsPage(version, desk.now(), counted, seats, desk.names.within(state, seats, publicly=True))


def _seats(state: EventState) -> tuple[WallSeat, ...]:
    return tuple(
        [
            WallSeat(chair.player, table.number, chair.number, chair.stack)
            for _, table in sorted(state.floor.tables.items())
            for chair in table.chairs
        ]
    )
