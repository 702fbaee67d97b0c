"""Ending play, and the places of those who are left."""

from itertools import groupby

from shuffleup.rulebooks.policy.event import DealsPolicy
from shuffleup.tournament.decision import Draft
from shuffleup.tournament.facts.clock import awaits_count, closing_is_due, house_has_closed, last_level_is_over
from shuffleup.tournament.facts.prizes import prizes_now
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import ends_with, is_decided
from shuffleup.tournament.words.clock import ClockStopped, DayEnded, DealRequested, Survivor
from shuffleup.tournament.words.events import PlayEnded, PlayersPlaced
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import Chair, EventState, Place
from shuffleup.tournament.words.terms import Flight


def close_if_due(draft: Draft, at: int, *, counted: bool = False) -> None:
    """Ends play when few enough players are left or the last level or hand is over, and places those players.

    Where people deal, chips decide the places only when everybody's are ``counted``.
    """
    state = draft.state
    part = state.definition.part
    if isinstance(part, Flight) and part.bags and closing_is_due(state, at, counted=counted):
        # The players left bag their chips, even a last one or at the closing hour: there is nothing to divide here.
        draft.add(DayEnded(state.day.number, at))
    elif is_decided(state):
        _end(draft, _decided(state), at, _why(state))
    elif not counted and awaits_count(state, at):
        return
    elif last_level_is_over(state, at):
        _end(draft, _in_turn(state), at, Reason.LEVEL_OVER)
    elif house_has_closed(state):
        if state.policy.event.deals_policy is DealsPolicy.PLAYERS_OR_ICM_AT_CLOSE:
            _request_deal(draft, at)
        _end(draft, _in_turn(state), at, Reason.HOUSE_CLOSED)


def end_by_deal(draft: Draft, at: int) -> None:
    """Ends play because the players have divided everything; they are placed by their chips."""
    _end(draft, _by_chips(draft.state), at, Reason.DEAL_MADE)


def stop_at_the_end(draft: Draft, at: int) -> None:
    """Where people deal, stops the clock at the end of the last level: last hands are played, then chips counted."""
    clock = draft.state.clock
    if clock.stopped_at or not awaits_count(draft.state, at):
        return
    # It stops where the level ended, however much later the command comes.
    draft.add(ClockStopped(max(clock.ends_at, clock.started_at), Reason.LEVEL_OVER))


def _request_deal(draft: Draft, at: int) -> None:
    """The prizes of the players left are to be divided by their chips; the first one has the trophy (MED-24)."""
    state = draft.state
    survivors = [Survivor(chair.player, chair.stack) for group in _by_chips(state) for chair in group]
    gone = len(state.outcome.winners)
    prizes = prizes_now(state).ladder[gone : gone + len(survivors)]
    draft.add(DealRequested(at, tuple(survivors), prizes, "icm", rule_of(state, "deals_policy")))


def _decided(state: EventState) -> list[tuple[Chair, ...]]:
    """Who shares first place: the players left, and those who left with a seat; once all seats are won, by chips."""
    return [(*_seated(state), *state.floor.chairs)] if ends_with(state) else _in_turn(state)


def _in_turn(state: EventState) -> list[tuple[Chair, ...]]:
    """Players who left with a seat rank ahead of those who still play, who are placed by their chips."""
    seated = _seated(state)
    return [seated, *_by_chips(state)] if seated else _by_chips(state)


def _seated(state: EventState) -> tuple[Chair, ...]:
    """Players who have left with a seat of a satellite."""
    return tuple([Chair(0, winner.player, 0) for winner in state.outcome.winners])


def _why(state: EventState) -> Reason:
    if not ends_with(state):
        return Reason.SEATS_WON
    return Reason.ONE_LEFT if state.floor.players == 1 else Reason.FEW_LEFT


def _by_chips(state: EventState) -> list[tuple[Chair, ...]]:
    in_order = sorted(state.floor.chairs, key=lambda chair: -chair.stack)
    return [tuple(group) for _, group in groupby(in_order, key=lambda chair: chair.stack)]


def _end(draft: Draft, groups: list[tuple[Chair, ...]], at: int, reason: Reason) -> None:
    places: list[Place] = []
    place = 1
    for group in groups:
        places += [Place(chair.player, place, len(group), at, chair.stack) for chair in group]
        place += len(group)
    draft.add(PlayersPlaced(tuple(places)))
    draft.add(PlayEnded(at, reason))
