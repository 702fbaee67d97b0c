"""Who has to miss the next hand (TDA 71-C, PSLive 52c and d, FIGP 87c and 89).

A penalty belongs to the player, not to his chair: it follows him through moves, breaks and days, unless the book lists
the changes it follows through and leaves one out. Several penalties are served one after the other.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.seating import AbsentPlayer
from shuffleup.table.plan import Posting
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.tournament.evolve.conduct import to_serve
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words.state import EventState, chair_of


def removal_is_due(state: EventState) -> bool:
    """Is a player due to leave, with nothing in the way?"""
    return bool(state.conduct.removals)


def charged_postings(state: EventState, owed: Iterable[Posting], seats: tuple[SeatPlan, ...]) -> tuple[Posting, ...]:
    """The postings of a hand. Absent players who are charged nothing keep their place in it, with a posting of 0."""
    postings = tuple(owed)
    if state.policy.seating.absent_policy is not AbsentPlayer.HAND_FOLDED:
        return postings
    absent = frozenset([place for place, seat in enumerate(seats) if seat.attendance is Attendance.ABSENT])
    return tuple([replace(one, amount=0) if one.seat in absent else one for one in postings])


def levels_away(state: EventState, player: str) -> int:
    """How many whole levels have passed since a player was noted as absent; 0 for one who is there."""
    since = state.seating.away_since.get(player)
    return 0 if since is None else max(0, state.clock.number - since - 1)


def claim_is_void(state: EventState, player: str) -> Refusal | None:
    """The refusal to refund a player who has lost his claim to the price of his entry."""
    if player not in state.seating.claims_void:
        return None
    return refuse("claim-void", rule_of(state, "absence_fee_loss_levels"), player=player)


def attendance_of(state: EventState, player: str, table: int, chair: int) -> Attendance:
    """Whether a player plays the next hand at his table, or is dealt in and his hand killed."""
    conduct = state.conduct
    if any(removal.player == player for removal in conduct.removals):
        return Attendance.PENALISED
    if player in conduct.open and to_serve(state, player, table, chair):
        return Attendance.PENALISED
    return Attendance.ABSENT if player in state.seating.absent else Attendance.PRESENT


def hands_to_miss(state: EventState, player: str) -> int:
    """How many hands a player still has to miss where he sits now; 0 for a player who is not in play."""
    table = table_of(state, player) if player in state.conduct.open else None
    if table is None:
        return 0
    return sum(one.left for one in to_serve(state, player, table.number, chair_of(table, player).number))
