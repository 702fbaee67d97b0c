"""When play ends, and the places of those who are left."""

from itertools import groupby

from shuffleup.tournament import last_hands, levels
from shuffleup.tournament.clock_events import DealRequested, Survivor
from shuffleup.tournament.clock_state import LastHandsOf
from shuffleup.tournament.draft import Draft, rule_of
from shuffleup.tournament.events import PlayEnded, PlayersPlaced
from shuffleup.tournament.state import Chair, EventState, Phase, Place


def close_if_due(draft: Draft, at: int) -> None:
    """Ends play when few enough players are left or the last level is over, and places those players."""
    state = draft.state
    closing = state.opening.definition.closing
    if state.floor.players <= closing.players_left:
        reason = "one player is left" if state.floor.players == 1 else f"{state.floor.players} players are left"
        _end(draft, [_survivors(state)], at, reason)
    elif closing.end_of_level and state.clock.number >= closing.end_of_level and levels.level_over(state, at):
        _end(draft, _by_chips(state), at, f"level {state.clock.number} is over")
    elif _closed(state):
        _request_deal(draft, at)
        _end(draft, _by_chips(state), at, "the house has closed and the last hands are played")


def closing_is_due(state: EventState, at: int) -> bool:
    """Would play end now?"""
    closing = state.opening.definition.closing
    level = 0 < closing.end_of_level <= state.clock.number and levels.level_over(state, at)
    return state.floor.players <= closing.players_left or level or _closed(state)


def is_over(state: EventState) -> bool:
    """Has the last hand been played?"""
    return state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}


def _closed(state: EventState) -> bool:
    last = state.clock.pace.last_hands
    return last is not None and last.of is LastHandsOf.EVENT and last_hands.all_played(state)


def _request_deal(draft: Draft, at: int) -> None:
    """The prizes of those who are left are to be divided by their chips; the first one has the trophy (MED-24)."""
    state = draft.state
    survivors = [Survivor(chair.player, chair.stack) for group in _by_chips(state) for chair in group]
    prizes = state.prizes.ladder[: len(survivors)]
    draft.add(DealRequested(at, tuple(survivors), prizes, "icm", rule_of(state, "deals_policy")))


def _by_chips(state: EventState) -> list[tuple[Chair, ...]]:
    in_order = sorted(_survivors(state), key=lambda chair: -chair.stack)
    return [tuple(group) for _, group in groupby(in_order, key=lambda chair: chair.stack)]


def _survivors(state: EventState) -> tuple[Chair, ...]:
    return tuple([chair for table in state.floor.tables.values() for chair in table.chairs])


def _end(draft: Draft, groups: list[tuple[Chair, ...]], at: int, reason: str) -> None:
    places: list[Place] = []
    place = 1
    for group in groups:
        places += [Place(chair.player, place, len(group), at, chair.stack) for chair in group]
        place += len(group)
    draft.add(PlayersPlaced(tuple(places)))
    draft.add(PlayEnded(at, reason))
