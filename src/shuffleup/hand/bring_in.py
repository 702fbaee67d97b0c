"""Who brings in: the seat with the lowest door card, in razz the highest.

Ties are broken by suit (TDA RP-10 D). A card the table cannot see, in a recorded hand, does not open.
"""

from functools import lru_cache

from shuffleup.cards.card import Card
from shuffleup.games.variant import Opener
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, BettingRound, Felt

LOW_OPENERS = (Opener.HIGHEST_CARD, Opener.LOWEST_BOARD)
"""The games in which aces are low."""
_BRINGS_NOTHING = 1000
"""The rank for the bring-in of a card the table cannot see: after every other."""


def opening_rank(card: Card, *, aces_low: bool) -> int:
    """The rank by which a card opens, from 0."""
    return ((card >> 2) + 1) % 13 if aces_low else card >> 2


def door_seat(rules: HandRules, felt: Felt) -> int:
    """The seat whose door card brings in, whether still in the hand or not; ``NOBODY`` if no door card is known."""
    third = rules.variant.streets[0]
    place = third.down
    turn = _bring_in_order(rules.showdown.suits, razz=third.opener in LOW_OPENERS)
    turns = [turn[faces[place]] if len(faces) > place else _BRINGS_NOTHING for faces in felt.cards.faces]
    first = min(turns)
    return turns.index(first) if first < _BRINGS_NOTHING else NOBODY


@lru_cache(maxsize=16)
def _bring_in_order(suits: tuple[int, ...], *, razz: bool) -> tuple[int, ...]:
    """The order in which cards bring in: the lowest card first, in razz the highest; suits break ties."""
    heights = [8 * opening_rank(card, aces_low=razz) + suits[card & 3] for card in range(52)]
    return (*[_BRINGS_NOTHING - height if razz else height for height in heights], _BRINGS_NOTHING)


def bring_in_due(rules: HandRules, state: BettingRound) -> bool:
    """Is the seat to act the one whose door card must bring in, with nothing put in yet?

    A low card without chips does not bring in: then the seat on its left may fold like any other (RP-10 E).
    """
    if not rules.brings_in or state.felt.street or state.acted or any(state.bets):
        return False
    return state.turn == door_seat(rules, state.felt)
