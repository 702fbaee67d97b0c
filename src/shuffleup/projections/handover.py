"""What a dealer who comes to a table is told: blinds, penalties, warnings, absent players (RP-15)."""

from msgspec import Struct

from shuffleup.projections.penalty_book import OpenPenalty, open_penalties
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.words.conduct import Sanction
from shuffleup.tournament.words.state import EventState


class Handover(Struct, frozen=True):
    """A table as the departing dealer hands it over, by chairs clockwise."""

    table: int
    level: int
    stakes: Stakes
    penalties: tuple[OpenPenalty, ...]
    """Hands that players of this table still have to miss."""
    warnings: tuple[Sanction, ...]
    """Warnings of players who sit here, oldest first, including those given at other tables."""
    absent: tuple[str, ...]


def handover(state: EventState, number: int) -> Handover:
    """The table with this number. Raises ``KeyError`` for one that is not in play."""
    table = state.floor.tables[number]
    players = [chair.player for chair in table.chairs]
    warned = [one for one in state.conduct.sanctions if one.step is Penalty.WARNING and not one.lifted]
    return Handover(
        table=number,
        level=state.clock.number,
        stakes=state.clock.stakes,
        penalties=tuple([one for one in open_penalties(state) if one.table == number]),
        warnings=tuple([one for one in warned if one.player in players]),
        absent=tuple([player for player in players if player in state.seating.absent]),
    )
