"""A hand at one moment, as an expectation sees it, and the result."""

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import TypeVar

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.hand.actions import Action
from shuffleup.hand.events import BetsCollected, HandStarted, Raised
from shuffleup.hand.orders.events import HandVoided
from shuffleup.hand.state import NOBODY, BettingRound, Seated
from shuffleup.play.table import Table
from shuffleup.rulings.gesture import Known
from shuffleup.rulings.ruling import BindingAct, Ruling
from shuffleup.rulings.speech.word import Word
from shuffleup.scenarios.forms import listed
from shuffleup.scenarios.named_deck import NamedHand
from shuffleup.scenarios.said import Saying, say
from shuffleup.table.plan import HandPlan

Answer = TypeVar("Answer")


class Finding(Struct, frozen=True):
    """What is true instead (empty: the expectation holds), the rules applied, and the ruling if one was asked for.

    ``refused`` is the refusal that ``instead`` describes, if a tournament would not do what was expected.
    """

    instead: Saying | str = ""
    rules: tuple[str, ...] = ()
    ruling: Ruling | Refusal | None = None
    refused: Refusal | None = None


class So(Struct, frozen=True):
    """The answer to a question about the scene, and the rules behind it."""

    value: object
    rules: tuple[str, ...] = ()


HOLDS = Finding()
OVER = Finding(say("the betting is over"))


class Told(Struct, frozen=True):
    """An action out of turn, the hand in which it happened, and the earlier actions out of turn that were waiting."""

    act: BindingAct
    state: BettingRound
    earlier: tuple[BindingAct, ...]
    events: int
    """How many events the hand had at that time."""
    rules: tuple[str, ...] = ()
    """Rules by which what was said came to this act: "call" with nothing to call."""


class Scene:
    """A hand at this moment, at its table, with its players by name in seat order."""

    def __init__(
        self, table: Table, words: Mapping[str, Word] = {}, *, by_hand: bool = False, chips: tuple[int, ...] = ()
    ) -> None:
        """``words`` are those of the room beside the lexicon; ``by_hand``: the case says who shows and who mucks, and
        no player does so by himself; ``chips`` are the denominations in play, if they are told."""
        self.table = table
        self.words = words
        self.chips = chips
        self.by_hand = by_hand
        self.told: list[Told] = []
        """What was done out of turn, for later rulings."""
        self.beside: dict[int, int] = {}
        """Chips that a ruling gave back or awarded outside the hand, by seat: before that they were in no stack."""
        self.earlier = 0
        """The pot of the streets before the case begins."""
        self._then: NamedHand | None = None

    def at(self, hand: NamedHand) -> "Scene":
        """The same table, with its hand as it was or will be."""
        then = copy(self)
        then._then = hand
        return then

    @property
    def hand(self) -> NamedHand:
        """The hand. Raises ``LookupError`` while a dealer chooses the game."""
        hand = self._then or self.table.hand
        if not isinstance(hand, NamedHand):
            raise LookupError(f"{self.table.dealer} has not chosen the game yet")
        return hand

    @property
    def plan(self) -> HandPlan:
        """The plan of this hand."""
        started = self.hand.events[0]
        assert isinstance(started, HandStarted), "a hand begins with HandStarted"
        return started.plan

    @property
    def names(self) -> tuple[str, ...]:
        """The players of this hand in seat order; none while a dealer chooses the game."""
        return tuple([seat.player for seat in self.plan.seats]) if self.table.hand else ()

    @property
    def asked(self) -> tuple[str, ...]:
        """Everybody with an open question."""
        turn = self.hand.turn
        return () if turn == NOBODY else (self.names[turn],)

    @property
    def known(self) -> Known:
        """What is known of the table beside the hand."""
        bet, before = 0, 0
        for event in self.hand.events:
            if isinstance(event, Raised):
                bet = event.to
            elif isinstance(event, BetsCollected):
                before, bet = bet or before, 0
        return Known(self.chips, before)

    @property
    def opens_with_pair(self) -> bool:
        """Is this the round in which a hand must be good enough to open?"""
        state = self.hand.state
        return isinstance(state, BettingRound) and self.hand.rules.variant.streets[state.felt.street].opens_with_pair

    def seat(self, player: str) -> int:
        """The seat of a player in this hand. Raises ``NotPlayingError``."""
        if player not in self.names:
            raise NotPlayingError(player)
        return self.names.index(player)

    def act(self, action: Action) -> Refusal | None:
        """An action at the table, or an order of the floor."""
        return self.table.act(action)

    def ruled(self, ruling: Callable[..., Answer], *situation: object) -> Answer:
        """What the floor rules on a situation, by the rules and in the state of this hand."""
        return ruling(self.hand.rules, self.hand.state, *situation)

    def stack(self, player: str) -> int:
        """A player's chips at this point; for one not in this hand, those he left with."""
        if player not in self.names:
            return self.table.stacks[player]
        state, seat = self.hand.state, self.seat(player)
        chips = state.plan.seats[seat].stack if isinstance(state, Seated) else state.stacks[seat]
        if seat == 0 and any(isinstance(event, HandVoided) for event in self.hand.events):
            # The first seat paid the pot of earlier streets in, and nobody knows whose chips they were.
            chips -= self.earlier
        return chips + self.beside.get(seat, 0)

    def called(self, seats: Iterable[int]) -> str:
        """Names as people write them: ``Anna, Bruno and Carla``; ``nobody``."""
        return listed([self.names[seat] for seat in seats])


class NotPlayingError(LookupError):
    """A line is about somebody who is not in this hand."""

    def __init__(self, player: str) -> None:
        super().__init__(f"{player} does not play this hand")
        self.player = player


def same(expected: object, found: object, text: Saying | str, rules: tuple[str, ...] = ()) -> Finding:
    """A success if the expected value is found, else the text that says what is true; ``rules`` decide either way."""
    return Finding("" if expected == found else text, rules)
