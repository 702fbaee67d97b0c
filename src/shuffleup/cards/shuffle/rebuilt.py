"""A stub reshuffled in the middle of a hand, and the proof of every card that comes from it.

    first deck     places 0 to 51, committed before the deal
    new shuffle    commit and seal over OLD PLACES: naming the cards that are left would tell which were dealt
    new deck       the old places as they were, then one fresh place for each place of the new stub
    proof          fresh place → old place, by an opening of the new commitment → card, by one of the first

Cards that need no shuffle may come before the new stub in a published order (``Layer.kept``).
"""

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.commit import Commitment, PlaceOpening, verify_opening


class NewStub(Struct, frozen=True, gc=False):
    """The makings of a new stub, as places in the deck so far, next card first."""

    shuffled: tuple[int, ...]
    """The places shuffled together, below the kept ones."""
    kept: tuple[int, ...] = ()
    """The places on top, in this order and not shuffled."""

    @property
    def size(self) -> int:
        """The number of cards in the new stub."""
        return len(self.kept) + len(self.shuffled)


class Reshuffled(Struct, frozen=True, gc=False):
    """A new stub in order, and the root of the shuffle that made it."""

    order: tuple[int, ...]
    """Places in the deck so far: the kept ones, then the shuffled ones."""
    commitment: str
    """In hexadecimal digits. The event holds it, and the openings of the stub's cards lead to it."""


class Layer(Struct, frozen=True):
    """The public facts of one rebuilt stub: where its fresh places begin, and the root of its shuffle."""

    start: int
    kept: tuple[int, ...]
    commitment: Commitment | None = None
    """``None`` if nothing was shuffled and all places are kept ones."""


def rebuilt_deck(deck: Deck, places: Sequence[int]) -> Deck:
    """The deck with fresh places at the end that hold the cards of these old places, in this order.

    Raises ``ValueError`` for a place that the deck does not have or that is named twice.
    """
    cards = deck.cards
    if len(set(places)) != len(places) or (places and not 0 <= min(places) <= max(places) < len(cards)):
        raise ValueError(f"a new stub names each of its places once, from 0 to {len(cards) - 1}")
    return Deck((*cards, *[cards[place] for place in places]))


def proven_card(
    first: Commitment, layers: Sequence[Layer], place: int, openings: Sequence[PlaceOpening]
) -> Card | None:
    """The card that these openings prove to be at a place of the rebuilt deck; ``None`` if they prove nothing.

    ``layers`` are all rebuilt stubs, oldest first; ``openings`` lead from the newest of them to the first deck.
    """
    left = list(reversed(openings))
    for layer in reversed(layers):
        at = place - layer.start
        if at < 0:
            continue
        if at < len(layer.kept):
            place = layer.kept[at]
            continue
        if not left or layer.commitment is None:
            return None
        moved = left.pop()
        if moved.place != at - len(layer.kept) or not verify_opening(layer.commitment, moved):
            return None
        place = moved.card
    if len(left) != 1 or left[0].place != place or not verify_opening(first, left[0]):
        return None
    return left[0].card
