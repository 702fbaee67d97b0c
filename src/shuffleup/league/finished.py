"""A tournament that is over, as the result that a league takes."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import groupby

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.league.result import Result, ResultLine
from shuffleup.tournament.facts.flights import FROM_FLIGHT, entries_paid
from shuffleup.tournament.words.money import OVERLAY, RETENTION, Account, balance_of
from shuffleup.tournament.words.state import EventState, Phase, Place


class _Told(Struct, frozen=True):
    """What the streams of one event say together about its players."""

    own: Counter[str]
    """The number of entries."""
    knock_outs: Counter[str]
    prizes: Counter[str]


def result_of(
    state: EventState,
    day: str,
    *,
    venue: str = "",
    absent: Collection[str] = (),
    flights: Sequence[EventState] = (),
) -> Result | Refusal:
    """The result of a finished event, and of the ``flights`` that led to it.

    ``absent`` are registered players who never came; they do not score. The pool is what was collected: without the
    overlay, and with what was kept for the league, which is all that the league gets. A player who went out in a flight
    places below everybody with a bag, the later out the better. Players with a seat when the second day began were on
    it (MED-22); with flights, everybody on the final day was.
    """
    if state.phase is not Phase.FINISHED:
        event_id = state.opening.event_id
        return refuse("not-finished", event=event_id, phase=state.phase.value)
    streams = (*flights, state)
    told = _told(streams)
    today, definition = state.day, state.definition
    lines = [
        _line(place, told, absent, day_two=bool(flights) or 0 < today.second_at <= place.at)
        for place in sorted(state.places, key=lambda place: (place.place, place.player))
    ]
    lines += [_line(place, told, absent, day_two=False) for place in _out_in_flights(state, flights)]
    retained = -_sum(streams, RETENTION)
    return Result(
        event_id=state.opening.event_id,
        day=day,
        lines=tuple(lines),
        buy_in_cents=definition.entry.buy_in_cents,
        pool_cents=state.prizes.pool_cents + retained - _sum(streams, OVERLAY),
        players=_players_stated(lines),
        entries=entries_paid(state) if flights else len(state.entries),
        paid_places=len(state.prizes.ladder),
        venue=venue,
        retained_cents=retained,
    )


def _players_stated(lines: Sequence[ResultLine]) -> int:
    """How many took part where not everybody has a place, as after a removal; 0 where the lines hold everybody."""
    last = max([line.place + line.shared_by - 1 for line in lines], default=0)
    absent = sum([not line.took_part for line in lines])
    return last - absent if last > len(lines) else 0


def _sum(streams: Sequence[EventState], account: Account) -> int:
    return sum([balance_of(state.cage.ledger, account) for state in streams])


def _told(streams: Sequence[EventState]) -> _Told:
    told = _Told(Counter(), Counter(), Counter())
    for state in streams:
        told.own.update([entry.player for entry in state.entries if entry.price != FROM_FLIGHT])
        told.knock_outs.update(state.bounties.knock_outs)
    for award in streams[-1].prizes.awards:
        told.prizes[award.player] += award.cents
    return told


def _line(place: Place, told: _Told, absent: Collection[str], *, day_two: bool) -> ResultLine:
    return ResultLine(
        player=place.player,
        place=place.place,
        shared_by=place.shared_by,
        entries=told.own[place.player] or 1,
        knock_outs=told.knock_outs[place.player],
        prize_cents=told.prizes[place.player],
        took_part=place.player not in absent,
        day_two=day_two,
    )


def _out_in_flights(state: EventState, flights: Sequence[EventState]) -> list[Place]:
    """Players who went out before the final day: by how long they played in their best flight, then by place in it."""
    best: dict[str, tuple[int, int]] = {}
    for flight in flights:
        for place in flight.places:
            played = (flight.clock.schedule.started_at - place.at, place.place)
            best[place.player] = min(best.get(place.player, played), played)
    final = {place.player for place in state.places}
    in_order = sorted([player for player in best if player not in final], key=lambda player: (best[player], player))
    found: list[Place] = []
    for _, group in groupby(in_order, key=lambda player: best[player]):
        players = list(group)
        number = len(final) + len(found) + 1
        found += [Place(player, number, len(players), 0) for player in players]
    return found
