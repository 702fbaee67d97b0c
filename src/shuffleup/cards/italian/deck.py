"""The stripped deck of the Italian game: the fewer players, the fewer cards.

    players   2      3      4      5      6
    lowest    9      8      7      6      5
    cards     24     28     32     36     40

The lowest card is eleven minus the number of players (rule a1).
"""

from functools import cache

from shuffleup.cards.card import RANKS, Card

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
_LOWEST_OF_NONE = RANKS.index("9") + 2
"""The jack: the lowest rank is this less the number of players."""


def lowest_rank(players: int) -> int:
    """The lowest rank of the deck, 7 (a nine) to 3 (a five). Raises ``ValueError`` outside 2 to 6 players."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"the Italian game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}")
    return _LOWEST_OF_NONE - players


@cache
def stripped_deck(players: int) -> tuple[Card, ...]:
    """The cards for this number of players, lowest first. Raises ``ValueError`` outside 2 to 6 players."""
    return tuple(range(4 * lowest_rank(players), 52))
