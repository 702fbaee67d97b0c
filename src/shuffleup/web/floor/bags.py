"""The bags of the night before: whose each is, where he sits now, and whether what comes out is what went in."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from shuffleup.service.streams import LoadedEvent, event_stream
from shuffleup.tournament.facts.flights import carried_bags, left_behind
from shuffleup.tournament.undo import Step
from shuffleup.tournament.words.chips import ChipsCounted
from shuffleup.tournament.words.clock import DayStarted
from shuffleup.tournament.words.events import EventStarted
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import BagCarry, FinalDay, Flight
from shuffleup.web.shell.desk import Desk


class BagLine(Struct, frozen=True):
    """The chips that a player brings into the day, his seat, and his stack at the first count of his table; 0 before
    that count. ``tag`` is the tag of his bag, or of several if all of them are played."""

    player: str
    tag: str
    flight: str
    """The flights whose bags he plays; empty if the event has none."""
    chips: int
    table: int
    """0 while he has no seat."""
    chair: int
    counted: int


async def bags_of(desk: Desk, event_id: str, state: EventState) -> tuple[BagLine, ...]:
    """The bags of this day, by table and chair; none if nobody has bagged, or once the next night's are made."""
    found = await _from_flights(desk, state) if isinstance(state.definition.part, FinalDay) else _of_last_night(state)
    if not found:
        return ()
    seats = {
        chair.player: (number, chair.number) for number, table in state.floor.tables.items() for chair in table.chairs
    }
    counted = _first_counts(await desk.steps(event_id))
    lines = [
        BagLine(player, tag, flight, chips, *seats.get(player, (0, 0)), counted.get(player, 0))
        for player, (tag, flight, chips) in found.items()
    ]
    return tuple(sorted(lines, key=lambda one: (not one.table, one.table, one.chair, one.player)))


_Bag = tuple[str, str, int]  # tag, flight, chips


def _of_last_night(state: EventState) -> Mapping[str, _Bag]:
    bags = () if state.day.over else state.records.bags
    return {one.player: (one.tag, "", one.chips) for one in bags}


async def _from_flights(desk: Desk, state: EventState) -> Mapping[str, _Bag]:
    part, closed = state.definition.part, state.records.flights
    assert isinstance(part, FinalDay)
    behind = left_behind(closed) if part.carry is BagCarry.BEST_STACK else {}
    marks: dict[str, list[tuple[str, str]]] = {}
    for flight in closed:
        played = await desk.service.loaded(event_stream(flight.flight))
        here = played.state if isinstance(played, LoadedEvent) else None  # none if only the final day was imported
        tags = {one.player: one.tag for one in here.records.bags} if here else {}
        name = here.definition.part.name if here and isinstance(here.definition.part, Flight) else flight.flight
        for player in [bag.player for bag in flight.bags if flight.flight not in behind.get(bag.player, ())]:
            marks.setdefault(player, []).append((tags.get(player, ""), name))
    return {
        player: (
            ", ".join(filter(None, [tag for tag, _ in marks[player]])),
            ", ".join([name for _, name in marks[player]]),
            chips,
        )
        for player, chips in carried_bags(closed, part.carry).items()
    }


def _first_counts(steps: Iterable[Step]) -> dict[str, int]:
    """The first count of each player's stack since the day began."""
    found: dict[str, int] = {}
    for event in [event for step in steps if not step.undone_by for event in step.events]:
        if isinstance(event, DayStarted | EventStarted):
            found = {}
        elif isinstance(event, ChipsCounted):
            found = {stack.player: stack.after for stack in event.stacks} | found
    return found
