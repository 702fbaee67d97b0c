"""What a bot must know about a game besides its cards: how hands are judged, and how loosely it is played."""

from collections.abc import Callable

from msgspec import Struct

from shuffleup.bots import starting_hands as hands
from shuffleup.bots.reading import Reader, read_holdem, read_omaha, read_omaha_8


class GameSense(Struct, frozen=True):
    """One game as the bots see it. ``calling`` and ``reraising`` are per cent of the usual in hold'em."""

    place: Callable[[hands.Hole], int]
    push_place: Callable[[hands.Hole], int]
    shares: Callable[[hands.Hole], tuple[int, int]]
    read: Reader
    combinations: int
    """The effective number of two-card hands of each opponent: of the six in four cards, two are much like others."""
    calling: int
    reraising: int


SENSES: dict[str, GameSense] = {
    "holdem": GameSense(hands.holdem_place, hands.holdem_push_place, hands.holdem_shares, read_holdem, 1, 100, 100),
    "omaha": GameSense(hands.omaha_place, hands.omaha_place, hands.omaha_shares, read_omaha, 4, 130, 50),
    "omaha-8": GameSense(hands.omaha_8_place, hands.omaha_8_place, hands.omaha_8_shares, read_omaha_8, 4, 120, 50),
}
