"""The standings: the players still in by chips, then the players who are out by place."""

from msgspec import Struct

from shuffleup.projections.payouts import won_by_player
from shuffleup.tournament.words.state import EventState


class StandingLine(Struct, frozen=True, gc=False):
    """A player in the standings. ``place`` is 0 while he plays; ``prize_cents`` is what his place pays."""

    place: int
    shared_by: int
    player: str
    chips: int
    table: int
    """0 for a player who is out."""
    chair: int
    prize_cents: int


def standings(state: EventState) -> tuple[StandingLine, ...]:
    """Everybody who was seated: those in play by falling stacks (equal ones by id), then those placed, best first."""
    return (*_in_play(state), *_placed(state))


def place_text(place: int, shared_by: int) -> str:
    """A place as a list shows it: ``4`` or, shared with others, ``4=``."""
    return f"{place}=" if shared_by > 1 else str(place)


def _in_play(state: EventState) -> list[StandingLine]:
    placed = {place.player for place in state.places}
    lines = [
        StandingLine(0, 1, chair.player, chair.stack, table.number, chair.number, 0)
        for table in state.floor.tables.values()
        for chair in table.chairs
        if chair.player not in placed
    ]
    return sorted(lines, key=lambda line: (-line.chips, line.player))


def _placed(state: EventState) -> list[StandingLine]:
    prizes = won_by_player(state)
    return [
        StandingLine(one.place, one.shared_by, one.player, one.chips, 0, 0, prizes.get(one.player, 0))
        for one in sorted(state.places, key=lambda place: (place.place, place.player))
    ]
