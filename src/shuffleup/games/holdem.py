"""Texas hold'em, in which the best five of seven cards play, and its variants: short deck and pineapple.

short deck      no card below the six, a flush beats a full house and A-6-7-8-9 is a straight
pineapple       a third hole card, discarded at once or, in crazy pineapple, after the flop's bets
"""

from msgspec.structs import replace

from shuffleup.cards.deck import SHORT_DECK
from shuffleup.games.variant import BetSize, Holding, Opener, Street, Variant

BOARD_STREETS: tuple[Street, ...] = (
    Street("flop", Opener.LEFT_OF_BUTTON, burn=1, board=3),
    Street("turn", Opener.LEFT_OF_BUTTON, burn=1, board=1, bet=BetSize.BIG),
    Street("river", Opener.LEFT_OF_BUTTON, burn=1, board=1, bet=BetSize.BIG),
)
"""The streets of every flop game after its first betting round."""


def _dealing(cards: int, discard: int = 0) -> Street:
    return Street("preflop", Opener.AFTER_BLINDS, down=cards, discard=discard)


HOLDEM = Variant("holdem", "hold'em", (_dealing(2), *BOARD_STREETS), Holding.ANY_FIVE, ("high",), seats_max=22)
SHORT_DECK_HOLDEM = replace(
    HOLDEM, key="short-deck", name="short-deck hold'em", rankings=("short-deck-high",), deck=SHORT_DECK, seats_max=14
)
PINEAPPLE = replace(
    HOLDEM, key="pineapple", name="pineapple", streets=(_dealing(3, discard=1), *BOARD_STREETS), seats_max=14
)
# All live hands, including all-in ones, discard a card before the turn (MED-14).
_DISCARD = Street("discard", Opener.LEFT_OF_BUTTON, discard=1, bets=False)
CRAZY_PINEAPPLE = replace(
    PINEAPPLE,
    key="crazy-pineapple",
    name="crazy pineapple",
    streets=(_dealing(3), BOARD_STREETS[0], _DISCARD, *BOARD_STREETS[1:]),
)
