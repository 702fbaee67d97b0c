"""What a table keeps from one hand to the next, and what follows from it: positions and postings."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import asdict

from shuffleup.arguments import checked
from shuffleup.table.button import Arrival, ButtonRules, Positions, first_hand, standing
from shuffleup.table.button import next_hand as moved_on
from shuffleup.table.carry import Carry, NoCarry
from shuffleup.table.giro import NO_GIRO, GiroPazzo
from shuffleup.table.plan import GameKey, HandPlan, Posting
from shuffleup.table.posting import antes, postings
from shuffleup.table.rotation import NO_TURN, Chooser, GameTurn
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes


class ToldAt(Struct, frozen=True, gc=False):
    """The step of the structure and the round in which something was reported of a table where people deal."""

    step: int
    round: int


class TableButton(Struct, frozen=True, gc=False):
    """The chair of the first button, the positions of the last hand (None before it), and the arrivals since."""

    first: int
    last: Positions | None = None
    arrivals: tuple[Arrival, ...] = ()
    carry: Carry = NoCarry()
    giro: GiroPazzo = NO_GIRO
    """The mad round: the chairs that still have to deal in it."""
    turn: GameTurn = NO_TURN
    """The table's place in a rotation of games."""
    chosen_by: Chooser | None = None
    """The player who has named the game of the next turn, in dealer's choice."""
    told: ToldAt | None = None
    """When people drew or placed the button for the next hand; None once they have reported a hand since."""


def next_positions(button: TableButton, chairs: Iterable[int], rules: ButtonRules) -> Positions:
    """Button and blinds of the next hand, for the chairs with chips. Raises ``ValueError`` for fewer than two."""
    if button.last is None:
        return first_hand(chairs, button.first)
    if button.turn.button_stands:
        return standing(button.last, chairs, rules, button.arrivals)
    return moved_on(button.last, chairs, rules, button.arrivals, button.carry)


def owed(
    seats: Sequence[SeatPlan], positions: Positions, stakes: Stakes, carry: Carry, full_table: int = 0
) -> tuple[Posting, ...]:
    """The postings before the cards: blinds and antes; in a game of antes, absent players pay too (italiana a3)."""
    if stakes.big_blind or stakes.bring_in:
        return postings(positions, stakes, full_table)
    return antes(seats, stakes, carry)


# ── the first hand, from names and chips ─────────────────────────────────────────────────────────────────────────────


@checked
def first_hand_plan(game: GameKey, stakes: Stakes, stacks: Mapping[str, int], hand: int = 1) -> HandPlan:
    """The plan of a table's first hand, for a script, a notebook or a test.

    The players are seated clockwise from the left of the button, so the last one has it.

    Heads-up the first has the big blind, and the second has the button and the small blind. Raises ``ValueError`` for
    fewer than two players, a missing name, an empty stack or a negative price; ``TypeError`` for a fraction of a chip.
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
        if _whole_chips(chips, name) <= 0:
            raise ValueError(f"{name} has no chips: every player of a hand needs at least one")


def _whole_chips(chips: int, whose: str) -> int:
    """Checks a count of chips, since callers without a type checker may pass floats, and there are no half chips."""
    if not isinstance(chips, int):
        raise TypeError(f"{whose} is {chips!r}: chips are whole numbers of type int")
    return chips
