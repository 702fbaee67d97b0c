"""A deck that deals what a case of poker all'italiana names, wherever the deal takes its cards from.

The engine says which place of the deck goes to whom; a card named for that player is then laid there, and the step is
done again. Cards that nobody names are shuffled, and named ones wait at the end until their turn comes.
"""

from collections.abc import Iterable, Mapping, Sequence

from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck, deck_of
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.hand.events import HandEvent, HolesDealt
from shuffleup.hand.turning_events import BoardLaid
from shuffleup.scenarios.italian_setting import NamedCards


class NotInDeckError(ValueError):
    """A case names a card that the deck of this hand does not have."""


class NamedDeck:
    """The cards named for one hand, and the deck with which it is played."""

    __slots__ = ("_hands", "_stock", "_vele", "named")

    def __init__(self, names: Sequence[str], cards: NamedCards) -> None:
        """``names`` are the players in the order of the seats."""
        hands = dict(cards.hands)
        self._hands = [hands.get(name, ()) for name in names]
        self._stock = cards.stock
        self._vele = {"ABCDEFGHI".index(letter): card for letter, card in cards.vele}
        every = [*[card for hand in self._hands for card in hand], *cards.stock, *self._vele.values()]
        self.named = frozenset([card for card in every if card != UNKNOWN])

    def shuffled(self, cards: Iterable[Card], filling: str) -> Deck:
        """The cards that nobody names, shuffled, and below them the others. Raises ``NotInDeckError``."""
        whole = list(cards)
        for card in sorted(self.named.difference(whole)):
            raise NotInDeckError(f"{card_text(card)} is not in the deck of this hand, which has {len(whole)} cards")
        others = shuffled([card for card in whole if card not in self.named], SeededDice(b"scenario", filling))
        return deck_of((*others, *[card for card in whole if card in self.named]))

    def as_named(self, deck: Deck, before: Sequence[HandEvent], events: Sequence[HandEvent]) -> Deck:
        """The deck with which these events would have dealt what is named; ``before`` is what had happened already."""
        wanted = self._wanted(before, events)
        if not wanted:
            return deck
        start = min(wanted)
        held = [card for card in wanted.values() if card != UNKNOWN]
        lying = list(deck.cards[start:])
        free = iter([card for card in lying if card not in self.named])
        later = [card for card in lying if card in self.named and card not in held]
        order = [wanted[place] if wanted[place] != UNKNOWN else next(free, UNKNOWN) for place in sorted(wanted)]
        rest = [*free, *later]
        order = [card if card != UNKNOWN else rest.pop(0) for card in order]
        return deck_of((*deck.cards[:start], *order, *rest))

    def _wanted(self, before: Sequence[HandEvent], events: Sequence[HandEvent]) -> Mapping[int, Card]:
        """For each place dealt just now the card that must lie there, unknown where any will do."""
        wanted: dict[int, Card] = {}
        held = [0] * len(self._hands)
        for event in before:
            if isinstance(event, HolesDealt):
                held = [had + len(places) for had, places in zip(held, event.places, strict=True)]
        for event in events:
            if isinstance(event, BoardLaid):
                wanted |= {place: self._vele.get(nth, UNKNOWN) for nth, place in enumerate(event.places)}
            elif isinstance(event, HolesDealt):
                for seat, places in enumerate(event.places):
                    hand = self._hands[seat][held[seat] :]
                    wanted |= dict(zip(places, (*hand, *[UNKNOWN] * len(places)), strict=False))
                    held[seat] += len(places)
                wanted |= {event.stub + nth: card for nth, card in enumerate(self._stock)}
        return wanted
