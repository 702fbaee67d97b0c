"""Short-deck hold'em: no card below the six, a flush beats a full house and A-6-7-8-9 is a straight."""

from shuffleup.cards.deck import SHORT_DECK
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.variant import Holding, Variant

SHORT_DECK_HOLDEM = Variant(
    key="short-deck",
    name="short-deck hold'em",
    streets=HOLDEM.streets,
    holding=Holding.ANY_FIVE,
    rankings=("short-deck-high",),
    deck=SHORT_DECK,
    seats_max=14,
)
