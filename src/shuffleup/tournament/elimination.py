"""Who finished where: places for players who bust, and who shares one.

same hand, same table         more chips at the start of the hand places higher; equal chips share a place
same round, several tables    TDA RP-8 A: all of them share, whichever table they bust at
                              PSLive 23, FIGP 60: the best of each table share, then the next of each, and so on
different rounds              the later place higher
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest

from shuffleup.rulebooks.policy.event import TieAcrossTables
from shuffleup.tournament.draft import Draft
from shuffleup.tournament.events import PlayersPlaced
from shuffleup.tournament.state import Bust, Place, Procedure


def place_busts(draft: Draft, at: int) -> None:
    """Places everybody who bust and has no place yet, behind the players who are left."""
    busts = draft.state.round.busts
    if busts:
        procedure = draft.state.opening.procedure
        groups = [group for together in _latest_first(busts) for group in ranked(together, procedure)]
        draft.add(PlayersPlaced(tuple(places_below(draft.state.floor.players, groups, at))))


def _latest_first(busts: Sequence[Bust]) -> list[list[Bust]]:
    """The busts of each round or, outside rounds, of each hand; those who lasted longest come first."""
    together = [list(group) for _, group in groupby(busts, key=lambda bust: (bust.round, bust.round or bust.hand))]
    return together[::-1]


def ranked(busts: Sequence[Bust], procedure: Procedure) -> list[tuple[Bust, ...]]:
    """Simultaneous busts in groups that share a place, best first."""
    tables = {bust.table for bust in busts}
    if len(tables) > 1 and procedure.tie_across_tables is TieAcrossTables.SHARE_PAID_PLACES:
        return [tuple(busts)]
    by_table = [_by_starting_chips([bust for bust in busts if bust.table == table]) for table in sorted(tables)]
    return [tuple([bust for group in level for bust in group]) for level in zip_longest(*by_table, fillvalue=())]


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
