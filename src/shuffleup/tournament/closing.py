"""When play ends, and the places of those who are left."""

from itertools import groupby

from shuffleup.rulebooks.policy.event import DealsPolicy
from shuffleup.tournament import carried_pots, last_hands, levels, satellites, seating
from shuffleup.tournament.clock_events import ClockStopped, DayEnded, DealRequested, Survivor
from shuffleup.tournament.clock_state import LastHandsOf
from shuffleup.tournament.draft import Draft, rule_of
from shuffleup.tournament.events import PlayEnded, PlayersPlaced
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.reasons import Why
from shuffleup.tournament.state import Chair, EventState, Phase, Place
from shuffleup.tournament.unpaid_places import prizes_now


def close_if_due(draft: Draft, at: int, *, counted: bool = False) -> None:
    """Ends play when few enough players are left or the last level or hand is over, and places those players.

    Where people deal their chips decide the places only when everybody's are ``counted``.
    """
    state = draft.state
    part = state.opening.definition.part
    if isinstance(part, Flight) and part.bags and closing_is_due(state, at, counted=counted):
        # Who is left bags his chips, alone or when the house closes too: there is nothing to divide here.
        draft.add(DayEnded(state.clock.pace.day.number, at))
    elif satellites.is_decided(state):
        _end(draft, _decided(state), at, _why(state))
    elif not counted and awaits_count(state, at):
        return
    elif _level_is_over(state, at):
        _end(draft, _in_turn(state), at, Why.LEVEL_OVER)
    elif _closed(state):
        if state.opening.policy.policy.event.deals_policy is DealsPolicy.PLAYERS_OR_ICM_AT_CLOSE:
            _request_deal(draft, at)
        _end(draft, _in_turn(state), at, Why.HOUSE_CLOSED)


def end_by_deal(draft: Draft, at: int) -> None:
    """Ends play because the players have divided everything; they are placed by their chips."""
    _end(draft, _by_chips(draft.state), at, Why.DEAL_MADE)


def closing_is_due(state: EventState, at: int, *, counted: bool = False) -> bool:
    """Would play end now?"""
    if satellites.is_decided(state):
        return True
    return _is_over(state, at) and (counted or not awaits_count(state, at))


def stop_at_the_end(draft: Draft, at: int) -> None:
    """Stops the clock at the end of the last level where people deal: their last hands are played, then they count."""
    clock = draft.state.clock
    if clock.stopped_at or not awaits_count(draft.state, at):
        return
    # It stops where the level ended, however much later somebody asks.
    draft.add(ClockStopped(max(clock.ends_at, clock.started_at), Why.LEVEL_OVER))


def awaits_count(state: EventState, at: int) -> bool:
    """Where people deal and the last level or hand is over: does play end as soon as everybody's chips are counted?

    A flight ends with its day, and its chips are counted into bags.
    """
    part = state.opening.definition.part
    if state.phase is not Phase.PLAYING or state.floor.dealt or (isinstance(part, Flight) and part.bags):
        return False
    return _is_over(state, at) and not satellites.is_decided(state)


def to_play(state: EventState, at: int) -> tuple[int, ...]:
    """The tables that can begin a hand now; when play is due to end, only those where a pot waits to be won."""
    tables = seating.tables_to_play(state)
    if not carried_pots.any_waits(state) or not (closing_is_due(state, at) or last_hands.day_is_due(state, at)):
        return tables
    return tuple([table for table in tables if carried_pots.waits(state.floor.tables[table])])


def is_over(state: EventState) -> bool:
    """Has the last hand been played?"""
    return state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}


def _is_over(state: EventState, at: int) -> bool:
    return _level_is_over(state, at) or _closed(state)


def _level_is_over(state: EventState, at: int) -> bool:
    """Has the level come to its end with which play ends?"""
    return 0 < state.opening.definition.closing.end_of_level <= state.clock.number and levels.level_over(state, at)


def _closed(state: EventState) -> bool:
    last = state.clock.pace.last_hands
    return last is not None and last.of is LastHandsOf.EVENT and last_hands.all_played(state)


def _request_deal(draft: Draft, at: int) -> None:
    """The prizes of those who are left are to be divided by their chips; the first one has the trophy (MED-24)."""
    state = draft.state
    survivors = [Survivor(chair.player, chair.stack) for group in _by_chips(state) for chair in group]
    gone = len(state.outcome.winners)
    prizes = prizes_now(state).ladder[gone : gone + len(survivors)]
    draft.add(DealRequested(at, tuple(survivors), prizes, "icm", rule_of(state, "deals_policy")))


def _decided(state: EventState) -> list[tuple[Chair, ...]]:
    """Who shares the first place: everybody left, with whoever has left with a seat; behind all seats, by chips."""
    if not satellites.ends_with(state):
        return _in_turn(state)
    return [(*_seated(state), *_survivors(state))]


def _in_turn(state: EventState) -> list[tuple[Chair, ...]]:
    """Who has left with a seat is ahead of everybody who still plays; those are placed by their chips."""
    seated = _seated(state)
    return [seated, *_by_chips(state)] if seated else _by_chips(state)


def _seated(state: EventState) -> tuple[Chair, ...]:
    """Who has left with a seat of a satellite."""
    return tuple([Chair(0, winner.player, 0) for winner in state.outcome.winners])


def _why(state: EventState) -> Why:
    if not satellites.ends_with(state):
        return Why.SEATS_WON
    return Why.ONE_LEFT if state.floor.players == 1 else Why.FEW_LEFT


def _by_chips(state: EventState) -> list[tuple[Chair, ...]]:
    in_order = sorted(_survivors(state), key=lambda chair: -chair.stack)
    return [tuple(group) for _, group in groupby(in_order, key=lambda chair: chair.stack)]


def _survivors(state: EventState) -> tuple[Chair, ...]:
    return tuple([chair for table in state.floor.tables.values() for chair in table.chairs])


def _end(draft: Draft, groups: list[tuple[Chair, ...]], at: int, reason: Why) -> None:
    places: list[Place] = []
    place = 1
    for group in groups:
        places += [Place(chair.player, place, len(group), at, chair.stack) for chair in group]
        place += len(group)
    draft.add(PlayersPlaced(tuple(places)))
    draft.add(PlayEnded(at, reason))
