"""Who finished where: places for players who bust, and who shares one.

same hand, same table         more chips at the start of the hand places higher, and equal chips share a place; a house
                              may let all of them share
same round, several tables    TDA RP-8 A: all of them share, whichever table they bust at
                              PSLive 23, FIGP 60: the best of each table share, then the next of each, and so on
different rounds              the later place higher
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest

from msgspec.structs import replace

from shuffleup.rulebooks.policy.event import TieAcrossTables, TieAtTable
from shuffleup.tournament import satellites
from shuffleup.tournament.draft import Draft, rule_of
from shuffleup.tournament.events import PlayersPlaced
from shuffleup.tournament.state import Bust, EventState, Place, Procedure

_ALL_SHARE = TieAcrossTables.SHARE_PAID_PLACES


def place_busts(draft: Draft, at: int, before: tuple[str, ...] = ()) -> None:
    """Places everybody who bust and has no place yet, behind the players who are left.

    Those in ``before`` have been placed already, though they were out later: they move up by as many places.
    """
    busts = draft.state.round.busts
    if busts:
        procedure = draft.state.opening.procedure
        in_turn = _latest_first(busts)
        groups = [group for together in in_turn for group in ranked(together, procedure)]
        rules = tuple(dict.fromkeys([rule for together in in_turn for rule in _ruled_by(draft.state, together)]))
        risen = [replace(one, place=one.place - len(busts)) for one in draft.state.places if one.player in before]
        placed = places_below(satellites.standing(draft.state) + len(risen), groups, at)
        draft.add(PlayersPlaced((*sorted(risen, key=lambda one: one.place), *placed), rules))


def _ruled_by(state: EventState, together: Sequence[Bust]) -> Iterator[str]:
    """The rules that part simultaneous busts, or let them share; of one bust alone nothing has to be decided."""
    event = state.opening.policy.policy.event
    tables = [bust.table for bust in together]
    several = len(set(tables)) > 1
    if several:
        yield rule_of(state, "tie_different_tables")
    within = len(set(tables)) < len(tables) and not (several and event.tie_different_tables is _ALL_SHARE)
    if within and event.tie_same_table is not None:
        yield rule_of(state, "tie_same_table")


def _latest_first(busts: Sequence[Bust]) -> list[list[Bust]]:
    """The busts of each round or, outside rounds, of each hand; those who lasted longest come first."""
    together = [list(group) for _, group in groupby(busts, key=lambda bust: (bust.round, bust.round or bust.hand))]
    return together[::-1]


def ranked(busts: Sequence[Bust], procedure: Procedure) -> list[tuple[Bust, ...]]:
    """Simultaneous busts in groups that share a place, best first."""
    tables = {bust.table for bust in busts}
    if len(tables) > 1 and procedure.tie_across_tables is _ALL_SHARE:
        return [tuple(busts)]
    parted = _by_starting_chips if procedure.tie_at_table is TieAtTable.STARTING_CHIPS else _sharing
    by_table = [parted([bust for bust in busts if bust.table == table]) for table in sorted(tables)]
    return [tuple([bust for group in level for bust in group]) for level in zip_longest(*by_table, fillvalue=())]


def _sharing(busts: Iterable[Bust]) -> list[tuple[Bust, ...]]:
    return [tuple(busts)]


def _by_starting_chips(busts: Iterable[Bust]) -> list[tuple[Bust, ...]]:
    in_order = sorted(busts, key=lambda bust: -bust.started)
    return [tuple(group) for _, group in groupby(in_order, key=lambda bust: bust.started)]


def places_below(players_left: int, groups: Iterable[Sequence[Bust]], at: int) -> Iterator[Place]:
    """The places after those of the players who are left; a shared place counts as many places as it has players."""
    place = players_left + 1
    for group in groups:
        for bust in group:
            yield Place(bust.player, place, len(group), at)
        place += len(group)
