"""When play ends, and the places of those who are left."""

from itertools import groupby

from shuffleup.tournament import levels
from shuffleup.tournament.draft import Draft
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
        by_chips = sorted(_survivors(state), key=lambda chair: -chair.stack)
        groups = [tuple(group) for _, group in groupby(by_chips, key=lambda chair: chair.stack)]
        _end(draft, groups, at, f"level {state.clock.number} is over")


def is_over(state: EventState) -> bool:
    """Has the last hand been played?"""
    return state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}


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
