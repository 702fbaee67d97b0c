"""Applying a ruling that rebuilds the stub: the deck to hand in, the orders to give, and what the public gets to know.

ruling, stub     say which places of the deck so far make the new stub
commit, seal     ``cards.shuffle`` shuffles those places, never the cards: nobody learns which are left
mended           ties the two together; hand ``deck`` in and give ``orders``, in this order
layer            goes with the openings, so that anybody can prove a card with ``cards.rebuilt.proven_card``
"""

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.cards.deck import Deck
from shuffleup.cards.rebuilt import Layer, NewStub, rebuilt_deck
from shuffleup.cards.shuffle import SealedDeck
from shuffleup.hand.floor_actions import FloorAction
from shuffleup.rulings.orders import signed


class Mended(Struct, frozen=True):
    """What carries a hand on with a rebuilt stub. The deck is a secret, the layer is public."""

    deck: Deck
    orders: tuple[FloorAction, ...]
    layer: Layer


def mended(
    deck: Deck, stub: NewStub, remedy: Iterable[FloorAction], author: str, shuffle: SealedDeck | None = None
) -> Mended:
    """The remedy made ready: signed by its author, with the root of the shuffle in the order to rebuild.

    Raises ``ValueError`` where the shuffle is not one of exactly the stub's shuffled places.
    """
    items = shuffle.commitment.promise.items if shuffle else ()
    if sorted(items) != sorted(stub.shuffled):
        raise ValueError(f"the shuffle is of {len(items)} places and the new stub has {len(stub.shuffled)} to shuffle")
    new = rebuilt_deck(deck, (*stub.kept, *(shuffle.order if shuffle else ())))
    root = shuffle.commitment.root.hex() if shuffle else ""
    layer = Layer(len(deck), stub.kept, shuffle.commitment if shuffle else None)
    return Mended(new, signed(remedy, author, root), layer)
