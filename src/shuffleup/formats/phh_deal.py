"""From a record of stud or draw to a deck that deals it: each card at the place from which the engine will deal it.

Whoever exchanges cards names them by their faces, the engine by their places in the hand; the record is followed card
by card to turn the one into the other. Cards shown at the end fill in what was dealt face down.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, card_text, cards_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh_record import DealBoard, DealHole, ExchangeCards, PhhHand, ShowHand
from shuffleup.games.variant import Variant
from shuffleup.hand.stub import FEW

_SPARE = 60
"""Unknown places at the end, so that no recorded hand waits for a shuffle: what was reshuffled is in the record."""


class Deal(Struct, frozen=True):
    """The deck, and for each exchange (by the number of its action) the places in the hand that it names."""

    deck: Deck
    picks: Mapping[int, tuple[int, ...]]
    fresh: tuple[Card, ...] = ()
    """The stub shuffled with the burns for a shared seventh card, where fewer than three cards were left (RP-10 H)."""


def recorded_deal(record: PhhHand, variant: Variant) -> Deal:
    """The deck of a hand of stud or draw. Raises ``PhhError`` where the cards do not fit the game."""
    if len(record.stacks) > variant.seats_max:
        what = f"{len(record.stacks)} players"
        raise record.error("starting_stacks", what, f"{variant.name} seats {variant.seats_max} at most")
    table = _Stud(record, variant) if variant.brings_in else _Draw(record, variant)
    for number, action in enumerate(record.actions):
        if isinstance(action, DealHole):
            table.deal(number, action)
        elif isinstance(action, ExchangeCards):
            table.exchange(number, action)
        elif isinstance(action, DealBoard):
            table.share(number, action)
        elif isinstance(action, ShowHand) and action.cards:
            table.show(number, action)
    return table.result()


class _Table(ABC):
    """The cards of a hand as its record is read; ``holes`` are places of the deck."""

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        self.record = record
        self.variant = variant
        self.seats = len(record.stacks)
        first = variant.streets[0]
        self.first = first.down + first.up
        self.cards: list[Card] = [UNKNOWN] * (self.seats * self.first)
        self.holes = [list(range(seat, len(self.cards), self.seats)) for seat in range(self.seats)]
        self.named = [0] * self.seats
        """How many cards of the first deal the record has named."""
        self.picks: dict[int, tuple[int, ...]] = {}

    def deal(self, number: int, action: DealHole) -> None:
        """Cards for a seat: of the first deal, or later ones."""
        seat = action.seat
        left = self.first - self.named[seat]
        for card in action.cards[:left]:
            self.cards[self.holes[seat][self.named[seat]]] = card
            self.named[seat] += 1
        later = action.cards[left:]
        if later:
            self.deal_later(number, seat, later)

    @abstractmethod
    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        """Cards after the first deal."""

    def exchange(self, number: int, action: ExchangeCards) -> None:
        """A draw; stud has none."""
        raise self.record.error(self.record.action_place(number), "an exchange", f"{self.variant.name} has no draw")

    def share(self, number: int, action: DealBoard) -> None:
        """A card for everybody; draw games have none."""
        raise self.record.error(self.record.action_place(number), "a board", f"{self.variant.name} has no board")

    def show(self, number: int, action: ShowHand) -> None:
        """Cards that were face down until now take the unknown places of the hand."""
        place = self.record.action_place(number)
        holes = self.holes[action.seat]
        if len(action.cards) != len(holes):
            what = f"{len(action.cards)} instead of {len(holes)} cards are shown"
            raise self.record.error(place, what, "name all of them, with ?? for each that is not known")
        known = [self.cards[hole] for hole in holes if self.cards[hole] != UNKNOWN]
        fresh = [card for card in action.cards if card != UNKNOWN and card not in known]
        unknown = [hole for hole in holes if self.cards[hole] == UNKNOWN]
        if len(fresh) > len(unknown):
            what = f"{cards_text(known)} was dealt, not {cards_text(action.cards)}"
            raise self.record.error(place, what, "correct one of the two")
        for hole, card in zip(unknown, fresh, strict=False):
            self.cards[hole] = card

    def result(self) -> Deal:
        """The deck in dealing order."""
        return Deal(Deck((*self.cards, *[UNKNOWN] * _SPARE)), self.picks)


class _Stud(_Table):
    """Each street after the first gives one card to every seat still in; its place follows from who else gets one."""

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        super().__init__(record, variant)
        self.streets: list[dict[int, int]] = [{} for _ in variant.streets]
        """For each street the place that each seat's card has for the time being, behind all others."""
        self.shared: tuple[Card, ...] = ()

    def share(self, number: int, action: DealBoard) -> None:
        if len(action.cards) != 1 or self.shared or self.streets[-1]:
            place = self.record.action_place(number)
            raise self.record.error(place, "a board", "only one card can be shared, on seventh street (RP-10 H)")
        self.shared = action.cards

    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        for card in cards:
            street = len(self.holes[seat]) - self.first + 1
            if street >= len(self.streets):
                what = f"{self.variant.hole_cards + 1} instead of {self.variant.hole_cards} cards"
                raise self.record.error(self.record.action_place(number), what, "a hand of stud has no more")
            self.streets[street][seat] = len(self.cards)
            self.holes[seat].append(len(self.cards))
            self.cards.append(card)

    def result(self) -> Deal:
        order = self.cards[: self.seats * self.first]
        for street, dealt in zip(self.variant.streets[1:], self.streets[1:], strict=True):
            if self.shared and not dealt:
                break
            order += [UNKNOWN] * street.burn
            order += [self.cards[dealt[seat]] for seat in sorted(dealt)]
        return self._shared_deal(order) if self.shared else Deal(Deck((*order, *[UNKNOWN] * _SPARE)), self.picks)

    def _shared_deal(self, order: list[Card]) -> Deal:
        """A deck of its true size, so that the last street is dealt as it was: from the stub, or from a new one."""
        left = len(self.variant.deck) - len(order)
        last = (UNKNOWN, *self.shared)
        if left >= FEW:
            return Deal(Deck((*order, *last, *[UNKNOWN] * (left - len(last)))), self.picks)
        return Deal(Deck((*order, *[UNKNOWN] * left)), self.picks, last)


class _Draw(_Table):
    """The new cards come from the deck in the order in which the seats ask for them, after one burn for each draw."""

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        super().__init__(record, variant)
        self.drew: set[int] = set()
        self.last = -1
        self.owed: list[list[int]] = [[] for _ in range(self.seats)]
        """Places of the cards that each seat has asked for and that the record has yet to name."""

    def exchange(self, number: int, action: ExchangeCards) -> None:
        seat = action.seat
        if seat in self.drew or not self.drew:
            # Whoever draws again does so on the next street, whose burn comes first.
            self.drew.clear()
            self.cards.append(UNKNOWN)
        self.drew.add(seat)
        picks = self._picked(number, seat, action.cards)
        kept = [hole for pick, hole in enumerate(self.holes[seat]) if pick not in picks]
        fresh = list(range(len(self.cards), len(self.cards) + len(picks)))
        self.cards.extend([UNKNOWN] * len(picks))
        self.holes[seat] = kept + fresh
        self.owed[seat] = fresh
        self.picks[number] = picks

    def _picked(self, number: int, seat: int, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Cards named by their faces as places in the hand; one that was dealt unseen is any unknown card."""
        faces = [self.cards[hole] for hole in self.holes[seat]]
        picks: list[int] = []
        for card in cards:
            wanted = card if card in faces else UNKNOWN
            found = [pick for pick, face in enumerate(faces) if face == wanted and pick not in picks]
            if not found:
                place = self.record.action_place(number)
                what = f"p{seat + 1} does not hold {card_text(card)}"
                raise self.record.error(place, what, "name cards of the hand, or ?? for one that is not known")
            picks.append(found[0])
        return tuple(picks)

    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        if len(cards) > len(self.owed[seat]):
            what = f"{len(cards)} cards for a draw of {len(self.owed[seat])}"
            raise self.record.error(self.record.action_place(number), what, "deal as many as were thrown away")
        for card in cards:
            self.cards[self.owed[seat].pop(0)] = card
