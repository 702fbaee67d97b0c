"""The penalty book as the floor reads it: who has hands to miss and where he sits, and everything given so far."""

from msgspec import Struct

from shuffleup.tournament.attendance import hands_to_miss
from shuffleup.tournament.conduct_state import Ban, Sanction
from shuffleup.tournament.state import EventState


class OpenPenalty(Struct, frozen=True, gc=False):
    """A player with hands to miss."""

    player: str
    table: int
    chair: int
    hands: int


class PenaltyBook(Struct, frozen=True):
    """What is being served, the whole history by number, and who is barred."""

    serving: tuple[OpenPenalty, ...]
    history: tuple[Sanction, ...]
    bans: tuple[Ban, ...]


def penalty_book(state: EventState) -> PenaltyBook:
    """The penalty book of an event; who serves is listed by table and chair."""
    seats = {
        chair.player: (table.number, chair.number)
        for table in state.floor.tables.values()
        for chair in table.chairs
        if chair.player in state.book.conduct.open
    }
    serving = [OpenPenalty(player, *seat, hands_to_miss(state, player)) for player, seat in seats.items()]
    serving = sorted([line for line in serving if line.hands], key=lambda line: (line.table, line.chair))
    conduct = state.book.conduct
    return PenaltyBook(tuple(serving), conduct.sanctions, conduct.bans)


def history_of(state: EventState, player: str) -> tuple[Sanction, ...]:
    """Everything that a player was given, the first first."""
    return tuple([one for one in state.book.conduct.sanctions if one.player == player])
