"""What a bot must know of a game beside its cards: how its hands are judged and how loosely it is played."""

from collections.abc import Callable

from msgspec import Struct

from shuffleup.bots.reading import Reader, read_holdem, read_omaha, read_omaha_8
from shuffleup.bots.starting_hands import (
    Hole,
    holdem_place,
    holdem_push_place,
    holdem_shares,
    omaha_8_place,
    omaha_8_shares,
    omaha_place,
    omaha_shares,
)


class GameSense(Struct, frozen=True):
    """One game as the bots see it. ``calling`` and ``reraising`` are per cent of what is usual in hold'em."""

    place: Callable[[Hole], int]
    push_place: Callable[[Hole], int]
    shares: Callable[[Hole], tuple[int, int]]
    read: Reader
    combinations: int
    """How many two-card hands each opponent has in effect: of the six in four cards two are much like others."""
    calling: int
    reraising: int


SENSES: dict[str, GameSense] = {
    "holdem": GameSense(holdem_place, holdem_push_place, holdem_shares, read_holdem, 1, 100, 100),
    "omaha": GameSense(omaha_place, omaha_place, omaha_shares, read_omaha, 4, 130, 50),
    "omaha-8": GameSense(omaha_8_place, omaha_8_place, omaha_8_shares, read_omaha_8, 4, 120, 50),
}
