"""The plan of a table's first hand, from names and chips: for a script, a notebook, a test."""

from collections.abc import Mapping

from msgspec.structs import asdict

from shuffleup.arguments import checked
from shuffleup.table.button import first_hand
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import postings
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes


@checked
def first_hand_plan(game: GameKey, stakes: Stakes, stacks: Mapping[str, int], hand: int = 1) -> HandPlan:
    """Seats the players clockwise from the left of the button, so that the last one named has it.

    Heads-up the first has the big blind and the second the button with the small blind. Raises ``ValueError`` for fewer
    than two players, one without a name, an empty stack or a negative price, ``TypeError`` for parts of a chip.
    """
    _check(stakes, stacks)
    positions = first_hand(range(1, len(stacks) + 1), len(stacks))
    names = list(stacks.items())
    seats = tuple([SeatPlan(chair, *names[chair - 1]) for chair in positions.dealt_in])
    return HandPlan(hand, game, stakes, seats, postings(positions, stakes), positions.button)


def _check(stakes: Stakes, stacks: Mapping[str, int]) -> None:
    for name, price in asdict(stakes).items():
        if price is not stakes.ante_mode and price < 0:
            raise ValueError(f"{name} is {price}: no price of a hand is below 0")
    if stakes.unit == 0:
        raise ValueError("unit is 0: the smallest chip in play is at least 1")
    for name, chips in stacks.items():
        if not name.strip():
            raise ValueError("a player has no name: every player of a hand needs one")
        if _whole(chips, name) <= 0:
            raise ValueError(f"{name} has no chips: every player of a hand needs at least one")


def _whole(chips: int, whose: str) -> int:
    """A count of chips. Whoever has no type checker may come with floats, and half a chip is nobody's."""
    if not isinstance(chips, int):
        raise TypeError(f"{whose} is {chips!r}: chips are whole numbers of type int")
    return chips
