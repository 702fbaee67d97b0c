"""Forecasts of running events, outside the request loop: one at a time, in a thread, each kept for a while.

A page asks as often as it likes. Its answer is at most ``FRESH_SECONDS`` old, or at most ``KEPT_SECONDS`` if players
and level are the same; requests during a forecast wait for that one.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct
from msgspec.structs import replace
from numpy.random import default_rng

from shuffleup.answer import Refusal
from shuffleup.maths.duration import forecast
from shuffleup.projections.forecast import ExpectedEntries, before_play
from shuffleup.projections.outlook import FEWEST_RUNS, PLAYERS_TIMES_RUNS, RUNS, Outlook, outlook, shown
from shuffleup.tournament.facts.clock import structure_of
from shuffleup.tournament.words.state import EventState

SECOND = 1_000_000
FRESH_SECONDS = 10
KEPT_SECONDS = 60
FEWEST = 2
"""The fewest players for a forecast."""
MOST_KEPT = 64
"""How many events are kept; beyond that, the one asked for longest ago is dropped."""


class _Kept(Struct):
    """A forecast made or in the making, and its subject. It counts as of ``at``."""

    at: int
    standing: tuple[object, ...]
    made: "asyncio.Future[Outlook]"


class Forecasts:
    """The forecasts of one server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "forecast")
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def of(self, state: EventState, at: int) -> Outlook:
        """The forecast of an event, made now or a short while ago."""
        event = state.opening.event_id
        kept = self._kept.get(event)
        if kept is None or not _holds(kept, state, at):
            loop = asyncio.get_running_loop()
            made = loop.run_in_executor(self._thread, would_be, state, at)
            kept = self._kept[event] = _Kept(at, _standing(state), made)
        self._kept.move_to_end(event)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        # A page that goes away must not cancel the forecast for the others.
        return await asyncio.shield(kept.made)

    def close(self) -> None:
        """Lets the present forecast finish, and begins no other."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _holds(kept: _Kept, state: EventState, at: int) -> bool:
    if not kept.made.done():
        return True
    if kept.made.cancelled() or kept.made.exception() is not None:
        return False
    age = at - kept.at
    same = kept.standing == _standing(state)
    return 0 <= age < FRESH_SECONDS * SECOND or (same and 0 <= age < KEPT_SECONDS * SECOND)


def _standing(state: EventState) -> tuple[object, ...]:
    """What a forecast depends on most: a change in it makes a new forecast due sooner."""
    clock = state.clock
    return (state.phase, state.floor.players, clock.number, clock.ends_at, clock.stopped_at, len(state.entries))


def would_be(state: EventState, at: int, more: int = 0) -> Outlook:
    """The forecast of an event, real or hypothetical, with ``more`` additional players: always the same of the same
    moment."""
    return outlook(state, at, default_rng(at // SECOND), more)


def planned(state: EventState, at: int, more: int = 0) -> Outlook:
    """The same for an event that has not begun, as if it began at this moment."""
    entries = len(state.entries) + more
    if state.definition.rotation:
        return Outlook(at, entries, "mixed")
    definition = replace(state.definition, structure=structure_of(state))
    ahead = before_play(definition, state.opening.policy, ExpectedEntries(entries))
    if entries < FEWEST or isinstance(ahead, Refusal):
        return Outlook(at, entries, "few")
    runs = min(RUNS, max(FEWEST_RUNS, PLAYERS_TIMES_RUNS // entries))
    found = forecast(ahead.field, ahead.course, default_rng(at // SECOND), runs=runs)
    return Outlook(at, entries, "endless") if isinstance(found, Refusal) else shown(found, at, entries, ())
