"""A hand that deals the cards its case names, to whomever they are named for, however many have folded meanwhile.

The engine says which position in the deck goes to whom; a card named for that player, or for the board, is put there
before it is dealt. Unnamed cards are shuffled, and named ones wait at the end until their turn comes.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Self

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse, voice
from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.cards.shuffle.rebuilt import NewStub, rebuilt_deck
from shuffleup.games.variant import Street
from shuffleup.hand.actions import Action
from shuffleup.hand.events import BoardDealt, BoardLaid, HandEvent, HandStarted, HolesDealt
from shuffleup.hand.evolve import evolve
from shuffleup.hand.floor.decide import order
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.phases.dealing import next_events
from shuffleup.hand.phases.stub import by_dealer, order_of, rebuilding, short_stub
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.state import NOBODY, HandState
from shuffleup.table.plan import HandPlan

_SEED = b"scenario"


class NotInDeckError(ValueError):
    """A case names a card that the deck of this hand does not contain, or no longer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(voice(refusal))
        self.refusal = refusal


class NamedDeck:
    """The cards named for one hand."""

    __slots__ = ("_board", "_filling", "_hands", "_high", "_stock", "_vele", "named")

    def __init__(
        self,
        hands: Sequence[Sequence[Card]],
        filling: str,
        *,
        board: Sequence[Card] = (),
        stock: Sequence[Card] = (),
        vele: Mapping[int, Card] = {},
        high: int = NOBODY,
    ) -> None:
        """``hands`` are in seat order. ``filling`` shuffles all other cards, and the seat ``high`` gets the highest of
        them."""
        self._hands, self._board, self._stock, self._vele = hands, board, stock, vele
        self._filling, self._high = filling, high
        # By the streets that need them: if one must stand in for an unnamed card, it is the one needed last.
        in_turn = [hand[nth] for nth in range(max(map(len, hands), default=0)) for hand in hands if nth < len(hand)]
        every = (*vele.values(), *stock, *board, *in_turn)
        self.named = tuple(dict.fromkeys([card for card in every if card != UNKNOWN]))

    def shuffled(self, cards: Iterable[Card]) -> Deck:
        """The unnamed cards, shuffled, followed by the others. Raises ``NotInDeckError``."""
        whole = list(cards)
        for card in sorted(set(self.named).difference(whole)):
            raise NotInDeckError(refuse("not-in-deck", card=card_text(card), cards=len(whole)))
        others = shuffled([card for card in whole if card not in self.named], SeededDice(_SEED, self._filling))
        return Deck((*others, *self.named))

    def reshuffle(self, stub: NewStub) -> tuple[int, ...]:
        """The order of a new stub, if one runs short."""
        return (*stub.kept, *shuffled(stub.shuffled, SeededDice(_SEED, f"stock {self._filling} {stub.size}")))

    def laid(self, deck: Deck, streets: Sequence[Street], events: Sequence[HandEvent]) -> Deck:
        """The deck with which these events would have dealt the named cards. Raises ``NotInDeckError``."""
        wanted = dict(self._wanted(streets, events))
        if not wanted:
            return deck
        start = min(wanted)
        lying = deck.cards[start:]
        gone = [card for card in wanted.values() if card != UNKNOWN and card not in lying]
        if gone:
            raise NotInDeckError(refuse("no-such-card", card=card_text(gone[0]), why="named"))
        free = [card for card in lying if card not in self.named]
        later = [card for card in lying if card in self.named and card not in wanted.values()]
        for place in self._places_of_the_high(events):
            if wanted[place] == UNKNOWN and free:
                wanted[place] = max(free)
                free.remove(wanted[place])
        dealt = [wanted.get(place, UNKNOWN) for place in range(start, max(wanted) + 1)]
        dealt = [card if card != UNKNOWN else free.pop(0) if free else later.pop() for card in dealt]
        return Deck((*deck.cards[:start], *dealt, *free, *later))

    def _wanted(self, streets: Sequence[Street], events: Sequence[HandEvent]) -> Iterator[tuple[int, Card]]:
        """Each position just dealt with the card that must be there, unknown if any will do."""
        for event in events:
            if isinstance(event, HolesDealt | BoardDealt):
                yield from [(place, UNKNOWN) for place in event.burns]
            if isinstance(event, BoardLaid):
                yield from [(place, self._vele.get(nth, UNKNOWN)) for nth, place in enumerate(event.places)]
            elif isinstance(event, HolesDealt):
                before = sum([street.down + street.up for street in streets[: event.street]])
                for hand, places in zip(self._hands, event.places, strict=False):
                    yield from zip(places, (*hand[before:], *[UNKNOWN] * len(places)), strict=False)
                yield from [(event.stub + nth, card) for nth, card in enumerate(self._stock)]
            elif isinstance(event, BoardDealt):
                before = sum([street.board for street in streets[: event.street]])
                places = tuple(range(event.stub - len(event.cards), event.stub))
                yield from zip(places, (*self._board[before:], *[UNKNOWN] * len(places)), strict=False)

    def _places_of_the_high(self, events: Sequence[HandEvent]) -> Iterator[int]:
        for event in events:
            if isinstance(event, HolesDealt) and self._high != NOBODY:
                yield from event.places[self._high]


class NamedHand(Hand):
    """A hand whose dealer puts every named card where it is dealt next, unless the floor orders a new stub."""

    __slots__ = ("_named", "from_start")

    _named: NamedDeck
    from_start: HandPlan | None
    """The plan of another deal, if the case begins on a later street; None if it began with the deal."""

    @classmethod
    def begin(cls, rules: HandRules, plan: HandPlan, named: NamedDeck, cards: Iterable[Card]) -> Self:
        """Seats taken and nothing posted. Raises ``NotInDeckError``."""
        begun = HandStarted(plan)
        hand = cls(rules, named.shuffled(cards), evolve(None, begun), [begun], named.reshuffle)
        hand._named, hand.from_start = named, None
        return hand

    def deal_again(self, plan: HandPlan, named: NamedDeck) -> None:
        """Deals the hand again from its beginning."""
        again = NamedHand.begin(self.rules, plan, named, self.rules.variant.deck)
        self._named, self.reshuffle, self.deck, self.state = named, again.reshuffle, again.deck, again.state
        self.events[:] = again.events
        self.from_start = None
        self.go_on()

    def act(self, action: Action) -> Refusal | None:
        """As usual; what is dealt after it is dealt again, with the named cards."""
        state, deck, done = self.state, self.deck, len(self.events)
        refused = super().act(action)
        dealt = next((nth for nth in range(done, len(self.events)) if isinstance(self.events[nth], _DEALT)), -1)
        if refused or dealt < 0 or not self._deals_named():
            return refused
        after, places = state, len(deck)
        for event in self.events[done:dealt]:
            after = evolve(after, event)
            places += event.size if isinstance(event, StubRebuilt) else 0
        self.state, self.deck = after, Deck(self.deck.cards[:places])
        del self.events[dealt:]
        try:
            self.go_on()
        except NotInDeckError as error:
            self.state, self.deck = state, deck
            del self.events[done:]
            return error.refusal
        return None

    def go_on(self) -> None:
        """Lets the dealer do everything that needs no decision. Raises ``NotInDeckError``."""
        while self.step():
            pass

    def show_down(self) -> None:
        """Players who still have to show do so or muck by themselves, in the order of the book."""
        asked = self.rules
        self.rules = replace(asked, showdown=replace(asked.showdown, mode=ShowdownMode.AUTOMATIC))
        self.go_on()
        self.rules = asked

    def beside(self) -> Self:
        """A copy of the hand: what happens in one does not happen in the other."""
        hand = type(self)(self.rules, self.deck, self.state, list(self.events), self.reshuffle)
        hand._named, hand.from_start = self._named, self.from_start
        return hand

    def as_it_was(self, place: int) -> Self:
        """A copy of the hand as it was after this many events."""
        then = self.beside()
        added = sum([event.size for event in self.events[place:] if isinstance(event, StubRebuilt)])
        then.deck = Deck(self.deck.cards[: len(self.deck) - added])
        del then.events[place:]
        state: HandState | None = None
        for event in then.events:
            state = evolve(state, event)
        assert state is not None, "a hand begins with its first event"
        then.state = state
        return then

    def step(self) -> bool:
        """One step of the dealer; False if a player is to act, or the hand is over. Raises ``NotInDeckError``."""
        events = next_events(self.rules, self.state, self.deck)
        if not events:
            events = self._new_stub()
        elif self._deals_named():
            meant = self._named.laid(self.deck, self.rules.variant.streets, events)
            if meant is not self.deck:
                self.deck = meant
                events = next_events(self.rules, self.state, self.deck)
        for event in events:
            self.happen(event)
        return bool(events)

    def happen(self, event: HandEvent) -> None:
        """Notes an event, whoever caused it."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    def _new_stub(self) -> tuple[HandEvent, ...]:
        """The new stub of a dealer who cannot deal on."""
        stub = short_stub(self.rules, self.state, self.deck)
        if not stub or not self.reshuffle:
            return ()
        shuffled_stub = self.reshuffle(stub)
        self.deck = rebuilt_deck(self.deck, order_of(shuffled_stub))
        events = order(self.rules, self.state, self.deck, rebuilding(shuffled_stub, self.state))
        assert not isinstance(events, Refusal), events
        return events

    def _deals_named(self) -> bool:
        """After a new stub by the floor, cards come as it was shuffled."""
        return all(by_dealer(event.by) for event in self.events if isinstance(event, StubRebuilt))


_DEALT = (HolesDealt, BoardDealt, BoardLaid)
"""Events that deal cards that can be named."""
