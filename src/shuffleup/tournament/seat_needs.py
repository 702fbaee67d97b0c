"""Players who need a certain seat, in draws and moves (TDA 9)."""

from shuffleup.tournament.draws import Draw
from shuffleup.tournament.seat_state import SeatNeed
from shuffleup.tournament.state import EventState

Seat = tuple[int, int]
"""A table and a chair."""


def need_of(state: EventState, player: str) -> SeatNeed | None:
    """What seat a player needs; None for anybody else."""
    return next((need for need in state.floor.care.needs if need.player == player), None)


def meets(need: SeatNeed, table: int, chair: int) -> bool:
    """Will this seat do? A need that names a table is met there alone."""
    return need.table in (0, table) and (not need.chairs or chair in need.chairs)


def suits(need: SeatNeed, chair: int) -> bool:
    """Will a chair of this number do at a table the player has to go to?"""
    return not need.chairs or chair in need.chairs


def placed_first(state: EventState, players: list[str], cards: list[Seat], draw: Draw) -> dict[str, Seat]:
    """The seats of players who need one, taken out of the seat cards; a need that no seat meets is left to the lot.

    Where the needed chair is not among the cards of its table, it takes the place of the table's last one.
    """
    found: dict[str, Seat] = {}
    if not state.floor.care.needs:
        return found
    dice = draw.dice()
    seats = state.opening.definition.seats
    pickiest_first = sorted(state.floor.care.needs, key=lambda need: (not need.table, len(need.chairs) or seats))
    for need in pickiest_first:
        if need.player not in players:
            continue
        free = [card for card in cards if meets(need, *card)]
        if not free:
            taken = {*cards, *found.values()}
            tables = sorted({table for table, _ in cards})
            beside = [(table, chair) for table in tables for chair in range(1, seats + 1)]
            free = [seat for seat in beside if seat not in taken and meets(need, *seat)]
        if not free:
            continue
        seat = free[dice.below(len(free))]
        found[need.player] = seat
        cards.remove(seat if seat in cards else max(card for card in cards if card[0] == seat[0]))
    return found
