"""Writes the extension of PHH: every game that is dealt here, exactly, with each card at its place in the deck.

A public record masks the deck: it names the cards that the table saw, and has ``??`` for all others.
"""

from collections.abc import Iterator, Sequence

from msgspec import to_builtins

from shuffleup.answer import ProblemError, note
from shuffleup.cards.card import UNKNOWN, cards_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh.extension import EXTENSION, VELE
from shuffleup.formats.phh.ledger import Record, refuse_changes
from shuffleup.games.catalogue import variant
from shuffleup.hand import events as e
from shuffleup.hand.evolve import evolve
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.state import HandState, Settled
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches
from shuffleup.table.carry import CarriedPot
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance

_WORDS: dict[type, str] = {
    e.Folded: "f",
    e.Checked: "cc",
    e.Called: "cc",
    e.BroughtIn: "pb",
    e.HandMucked: "sm",
    e.HandHidden: "_hide",
    e.BlindPosted: "_blind",
    e.BlindDeclined: "_deal",
    e.ParolSaid: "_parol",
    e.CaughtUp: "_join",
    e.CatchUpDeclined: "_decline",
}


class Extended:
    """A finished hand as the extension writes it: its lines, its deck, its stacks. Raises ``ProblemError``."""

    def __init__(self, events: Sequence[e.HandEvent], deck: Deck, record: Record) -> None:
        started = events[0] if events else None
        if not isinstance(started, e.HandStarted):
            raise ProblemError(note("whole-hand"))
        self.plan: HandPlan = started.plan
        sizes = [event.size for event in events if isinstance(event, StubRebuilt)]
        seen = _seen(events)
        self.cuts = _cuts(_first_deck(self.plan, deck, seen) if not sizes else len(deck) - sum(sizes), sizes)
        self.cards = tuple(
            [card if record is Record.FULL or place in seen else UNKNOWN for place, card in enumerate(deck.cards)]
        )
        self.lines: list[str] = []
        state: HandState | None = None
        for event in events:
            self.lines += self._lines(event)
            state = evolve(state, event)
        if not isinstance(state, Settled):
            raise ProblemError(note("whole-hand"))
        self.stacks = state.stacks

    def fields(self, switches: ItalianSwitches) -> Iterator[tuple[str, object]]:
        """The fields besides the usual ones; the deck is one text for each shuffle."""
        plan = self.plan
        yield "variant", EXTENSION
        yield "_game", plan.game.variant
        yield "_limit", plan.game.limit.value
        yield "_stakes", _set_fields(to_builtins(plan.stakes))
        yield "_postings", [f"p{owed.seat + 1} {owed.kind.value} {owed.amount}" for owed in plan.postings]
        yield "_button", plan.button
        away = {
            f"p{n + 1}": s.attendance.value for n, s in enumerate(plan.seats) if s.attendance is not Attendance.PRESENT
        }
        if away:
            yield "_away", away
        if plan.players_left:
            yield "_players_left", plan.players_left
        if isinstance(plan.carry, CarriedPot):
            yield "_carry", to_builtins(plan.carry)
        if switches != ItalianSwitches():
            yield "_switches", to_builtins(switches)
        yield "_deck", [cards_text(self.cards[start:end]) for start, end in self.cuts]

    def _lines(self, event: e.HandEvent) -> Iterator[str]:
        word = _WORDS.get(type(event))
        if word:
            yield f"p{event.seat + 1} {word}"  # type: ignore[union-attr]  # every event of the table has a seat
            return
        match event:
            case e.Raised():
                yield f"p{event.seat + 1} cbr {event.to}"
            case e.CardPicked():
                yield f"p{event.seat + 1} _up {event.pick + 1}"
            case e.HandTabled():
                yield f"p{event.seat + 1} sm {cards_text(event.cards)}"
            case e.BoardDealt() | e.BoardTurned() | e.HolesDealt() | e.CardsDrawn() | e.CardsServed():
                yield from self._dealt(event)
            case _:
                refuse_changes(event, holds_deck=True)

    def _dealt(
        self, event: e.BoardDealt | e.BoardTurned | e.HolesDealt | e.CardsDrawn | e.CardsServed
    ) -> Iterator[str]:
        match event:
            case e.BoardDealt():
                yield f"d db {cards_text(event.cards)}"
            case e.BoardTurned():
                letters = variant(self.plan.game.variant).layout.letters
                yield f"d {VELE} {''.join([letters[place] for place in event.places])} {cards_text(event.cards)}"
            case e.HolesDealt():
                yield from [f"d dh p{seat + 1} {self._text(new)}" for seat, new in enumerate(event.places) if new]
            case e.CardsDrawn():
                yield f"p{event.seat + 1} sd {self._text(event.discarded)}".rstrip()
                if event.drawn:
                    yield f"d dh p{event.seat + 1} {self._text(event.drawn)}"
            case e.CardsServed():
                yield f"d dh p{event.seat + 1} {self._text(event.drawn)}"

    def _text(self, places: Sequence[int]) -> str:
        return cards_text([self.cards[place] for place in places])


def _first_deck(plan: HandPlan, deck: Deck, seen: frozenset[int]) -> int:
    """The size of the game's deck. A hand read from another format may have further places, with unknown cards."""
    size = len(variant(plan.game.variant).deck_for(len(plan.seats)))
    if any(place >= size for place in seen):
        raise ProblemError(note("dealt-again-unknown"))
    return min(size, len(deck))


def _cuts(first: int, sizes: Sequence[int]) -> list[tuple[int, int]]:
    """Where each shuffle begins and ends in the final deck."""
    cuts = [(0, first)]
    for size in sizes:
        cuts.append((cuts[-1][1], cuts[-1][1] + size))
    return cuts


def _seen(events: Sequence[e.HandEvent]) -> frozenset[int]:
    """The places of the deck whose cards the table saw."""
    seen: set[int] = set()
    state: HandState | None = None
    for event in events:
        match event:
            case e.HolesDealt():
                for places, faces in zip(event.places, event.faces, strict=True):
                    seen |= {place for place, face in zip(places, faces, strict=True) if face != UNKNOWN}
            case e.BoardDealt():
                seen |= set(range(event.stub - len(event.cards), event.stub))
            case e.BoardTurned():
                seen |= set(event.places)
            case e.CardsUncovered():
                seen |= {_holes(state)[seat][pick] for seat, pick, _ in event.picks}
            case e.HandTabled():
                seen |= set(_holes(state)[event.seat])
        state = evolve(state, event)
        if state is not None and isinstance(event, e.HolesDealt):
            tabled: int = getattr(state, "tabled", 0)
            seen |= {place for seat, places in enumerate(event.places) if tabled >> seat & 1 for place in places}
    return frozenset(seen)


def _holes(state: HandState | None) -> tuple[tuple[int, ...], ...]:
    assert state is not None and hasattr(state, "felt")
    return state.felt.cards.holes


def _set_fields(values: dict[str, object]) -> dict[str, object]:
    """The values without empty ones."""
    return {name: value for name, value in values.items() if value or name in ("small_blind", "big_blind")}
