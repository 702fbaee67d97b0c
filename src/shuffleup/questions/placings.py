"""Who came where in an event that was played by bots, and what each won."""

from msgspec import Struct

from shuffleup.service.simulate import SECOND, START
from shuffleup.tournament.words.state import Award, EventState


class Standing(Struct, frozen=True):
    """A player's final place. ``shared_by`` players share it; ``chips`` are those he had when play ended."""

    place: int
    shared_by: int
    player: str
    prize_cents: int
    chips: int
    out_after_seconds: int
    seat_cents: int = 0
    """How much of the prize is a seat in another event, not money."""


def standings(state: EventState) -> tuple[Standing, ...]:
    """Every player who has a place, best first."""
    awards = {award.player: award for award in state.prizes.awards}
    rows: list[Standing] = []
    for one in sorted(state.places, key=lambda place: (place.place, place.player)):
        award = awards.get(one.player) or Award(one.player, one.place, 0)
        out = (one.at - START) // SECOND
        rows.append(Standing(one.place, one.shared_by, one.player, award.cents, one.chips, out, award.seat_cents))
    return tuple(rows)
