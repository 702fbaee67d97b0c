"""Finished hands, read again from the log of their table: what happened, with which deck, and the proof of it."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.commit import open_card, transcript
from shuffleup.hand.events import BoardDealt, BoardTurned, HandEnded, HandEvent, HandStarted, HandTabled
from shuffleup.hand.evolve import evolve
from shuffleup.hand.state import HandState, Seated
from shuffleup.service.loaded_table import LoadedTable, deck_name, hand_events
from shuffleup.service.run import Service
from shuffleup.service.streams import Shuffler, event_of
from shuffleup.table.plan import HandPlan


class HandLine(Struct, frozen=True):
    """A hand in the log of its table: when it was dealt, in microseconds UTC, to whom, and in which rows."""

    hand: int
    at: int
    players: tuple[str, ...]
    first: int
    last: int


class PastHand(Struct, frozen=True):
    """A finished hand. The first deck is followed by any stub that was reshuffled."""

    stream: str
    plan: HandPlan
    at: int
    events: tuple[HandEvent, ...]
    deck: Deck
    elsewhere: bool = False
    """The log has the root of another deck: it was shuffled in another room, and the cards here are not those."""


class PastHands:
    """The finished hands of a service's tables. A table is read through once; after that only what is new."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lines: dict[str, dict[int, HandLine]] = {}
        self._begun: dict[str, HandLine] = {}
        self._read_to: dict[str, int] = {}
        service.memory.listen(self._let_go)

    def _let_go(self, event: str) -> None:
        for kept in (self._lines, self._begun, self._read_to):
            for stream in [one for one in kept if event_of(one) == event]:
                del kept[stream]

    async def lines(self, stream: str) -> tuple[HandLine, ...]:
        """The finished hands of a table, in order; for a hand dealt again, the last deal."""
        lines = self._lines.setdefault(stream, {})
        rows = await self._service.store.read(stream, self._read_to.get(stream, 0) + 1)
        for row in rows:
            for event in row.events:
                if isinstance(event, HandStarted):
                    players = tuple([seat.player for seat in event.plan.seats])
                    self._begun[stream] = HandLine(event.plan.hand, row.at, players, row.version, 0)
                elif isinstance(event, HandEnded) and stream in self._begun:
                    line = self._begun.pop(stream)
                    lines[line.hand] = HandLine(line.hand, line.at, line.players, line.first, row.version)
            self._read_to[stream] = row.version
        return tuple(lines.values())

    async def hand(self, stream: str, number: int) -> PastHand | None:
        """One of them; None if there is no such hand, or it is not over."""
        await self.lines(stream)
        line = self._lines[stream].get(number)
        loaded = await self._service.empty_stream(stream) if line else None
        if line is None or not isinstance(loaded, LoadedTable):
            return None
        rows = await self._service.store.read(stream, line.first)
        # Attendance and running clocks are left out: they began long before this hand.
        told = [replace(row, events=hand_events((row,))) for row in rows[: line.last - line.first + 1]]
        for row in told:
            loaded.replay(row)
        events = hand_events(tuple(told))
        started = next(place for place, event in enumerate(events) if isinstance(event, HandStarted))
        begun = events[started]
        assert isinstance(begun, HandStarted)
        elsewhere = bool(begun.commitment) and begun.commitment != loaded.root(begun.plan)
        return PastHand(stream, begun.plan, line.at, events[started:], loaded.dealt(begun.plan).deck, elsewhere)


def proof(shuffler: Shuffler, hand: PastHand, player: str = "", *, seed: bool = False) -> dict[str, object] | None:
    """The proof of a hand for a viewer: its commitment, and openings of what lay open and of a player's own cards.

    None if the deck was not committed to. The deck's seed, which reveals every card, is for the auditor.
    """
    if not shuffler.committed:
        return None
    items = tuple(sorted(set(hand.deck.cards)))
    name = deck_name(hand.plan)
    sealed = shuffler.sealed_deck(hand.stream, name, items)
    cards = {*shown_cards(hand.events), *_held(hand, player)}
    places = sorted({sealed.order.index(card) for card in cards})
    revealed = shuffler.deck_seed(hand.stream, name) if seed else None
    return transcript(sealed.commitment, [open_card(sealed, place) for place in places], revealed)


def shown_cards(events: tuple[HandEvent, ...]) -> Iterator[Card]:
    """The cards that everybody saw: the board, dealt or turned, and tabled hands."""
    for event in events:
        if isinstance(event, BoardDealt | BoardTurned | HandTabled):
            yield from [card for card in event.cards if card != UNKNOWN]


def _held(hand: PastHand, player: str) -> set[Card]:
    """Every card that a player held at any moment of the hand."""
    seat = next((place for place, one in enumerate(hand.plan.seats) if one.player == player), None)
    if seat is None:
        return set()
    held: set[Card] = set()
    state: HandState | None = None
    for event in hand.events:
        state = evolve(state, event)
        if not isinstance(state, Seated):
            held.update([hand.deck.cards[place] for place in state.felt.cards.holes[seat]])
    return held
