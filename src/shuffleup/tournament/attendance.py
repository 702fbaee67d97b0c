"""Who has to miss the next hand (TDA 71-C, PSLive 52c and d, FIGP 87c and 89).

A penalty belongs to the player, not to his chair: it goes with him over moves, breaks and days, unless the book names
changes and leaves one out. Several penalties are served one after the other.
"""

from collections.abc import Collection

from shuffleup.rulebooks.policy.conduct import PenaltyFollows
from shuffleup.table.seat import Attendance
from shuffleup.tournament.conduct_state import Sanction, Served, Where
from shuffleup.tournament.state import EventState


def attendance(state: EventState, player: str, table: int, chair: int) -> Attendance:
    """Whether a player may play the next hand at his table, or is dealt in and killed."""
    conduct = state.book.conduct
    if any(removal.player == player for removal in conduct.removals):
        return Attendance.PENALISED
    if player in conduct.open and to_serve(state, player, table, chair):
        return Attendance.PENALISED
    return Attendance.ABSENT if player in state.floor.care.absent else Attendance.PRESENT


def to_serve(state: EventState, player: str, table: int, chair: int) -> tuple[Sanction, ...]:
    """The penalties of a player that still cost him hands where he sits, the first given first."""
    here = Where(state.clock.pace.day.number, table, chair)
    return tuple(
        [one for one in state.book.conduct.sanctions if one.player == player and one.left > 0 and not _ended(one, here)]
    )


def hands_to_miss(state: EventState, player: str) -> int:
    """How many hands a player has still to miss, where he sits now; 0 for somebody who is not in play."""
    if player not in state.book.conduct.open:
        return 0
    for table in state.floor.tables.values():
        for chair in table.chairs:
            if chair.player == player:
                return sum(one.left for one in to_serve(state, player, table.number, chair.number))
    return 0


def served_at(state: EventState, number: int, hands: int, out: Collection[str] = ()) -> tuple[Served, ...]:
    """What so many hands that people deal at a table serve of the penalties there; nobody who is ``out`` has served.

    The penalties of a player are served one after the other, and no more hands than were given.
    """
    served: list[Served] = []
    if state.floor.dealt or not state.book.conduct.open:
        return ()
    for chair in state.floor.tables[number].chairs:
        left = hands
        if chair.player in out or chair.player not in state.book.conduct.open:
            continue
        for due in to_serve(state, chair.player, number, chair.number):
            missed = min(left, due.left)
            left -= missed
            served += [Served(due.number, missed)] if missed else []
    return tuple(served)


def served_everywhere(state: EventState) -> tuple[Served, ...]:
    """What a hand that people deal at every table at once serves: a hand for hand, or a last hand."""
    playing = [number for number, table in state.floor.tables.items() if len(table.chairs) > 1]
    return tuple([one for number in playing for one in served_at(state, number, 1)])


def _ended(sanction: Sanction, here: Where) -> bool:
    """Has something happened that this penalty does not follow the player across?"""
    given = sanction.where
    crossed = {
        PenaltyFollows.DAY: given.day != here.day,
        PenaltyFollows.TABLE: given.table != here.table,
        PenaltyFollows.SEAT: (given.table, given.chair) != (here.table, here.chair),
    }
    return any(crossed[change] for change in sanction.ends_on)
