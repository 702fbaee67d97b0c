"""The plan of a table's first hand, from names and chips: for a script, a notebook, a test."""

from collections.abc import Mapping

from shuffleup.table.button import first_hand
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.posting import postings
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes


def first_hand_plan(game: GameKey, stakes: Stakes, stacks: Mapping[str, int], hand: int = 1) -> HandPlan:
    """Seats the players clockwise from the left of the button, so that the last one named has it.

    Heads-up the first has the big blind and the second the button with the small blind. Raises ``ValueError`` for fewer
    than two players or an empty stack.
    """
    empty = [name for name, chips in stacks.items() if chips <= 0]
    if empty:
        raise ValueError(f"{empty[0]} has no chips: every player of a hand needs at least one")
    positions = first_hand(range(1, len(stacks) + 1), len(stacks))
    names = list(stacks.items())
    seats = tuple([SeatPlan(chair, *names[chair - 1]) for chair in positions.dealt_in])
    return HandPlan(hand, game, stakes, seats, postings(positions, stakes), positions.button)
