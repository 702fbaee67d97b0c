"""What a dealer who comes to a table is told: blinds, penalties, warnings, who is away (RP-15)."""

from msgspec import Struct

from shuffleup.projections.penalty_book import OpenPenalty, open_penalties
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.words.conduct import Sanction
from shuffleup.tournament.words.state import EventState


class Handover(Struct, frozen=True):
    """A table in the words of the dealer who leaves it, by chairs clockwise."""

    table: int
    level: int
    stakes: Stakes
    penalties: tuple[OpenPenalty, ...]
    """Hands that players of this table have still to miss."""
    warnings: tuple[Sanction, ...]
    """Warnings of players who sit here, the first first; those of other tables came with them."""
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
