"""A table where the software deals, between two commands: the hand in progress, its deck, who is there."""

from collections.abc import Sequence
from itertools import count
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.rebuilt import rebuilt_deck
from shuffleup.hand.actions import Action
from shuffleup.hand.events import HandEvent, HandStarted
from shuffleup.hand.evolve import evolve as evolve_hand
from shuffleup.hand.orders.actions import CorrectAward, TakeChips
from shuffleup.hand.orders.events import HandVoided, StubRebuilt
from shuffleup.hand.phases.stub import Reshuffle, order_of, short_stub
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import READ_AS_THE_BOOK, HandRules
from shuffleup.hand.state import HandState, Settled
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.hand.view import plan_of
from shuffleup.play.attending import Attendant, choice_of
from shuffleup.play.commands import OnlineCommand
from shuffleup.play.events import OnlineEvent
from shuffleup.play.evolve import evolve as evolve_online
from shuffleup.play.evolve import hand_begun
from shuffleup.play.state import OnlineTable
from shuffleup.play.terms import USUAL_TABLE, TableTerms, rules_of
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.deck.misdeal import replay
from shuffleup.service.streams import Decided, Shuffler
from shuffleup.store.port import Row
from shuffleup.table.giro import DealerChoice
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.wire.deal import DealAgain, DealHand
from shuffleup.wire.json import Command, Event

ACTIONS = frozenset(get_args(Action))
ONLINE_COMMANDS = frozenset(get_args(OnlineCommand))
ONLINE_EVENTS = frozenset(get_args(OnlineEvent))


class _Dealt(Struct, frozen=True):
    """What belongs to a hand but is not in the log."""

    plan: HandPlan
    rules: HandRules
    deck: Deck
    stubs: int = 0
    """How often the stub ran short and was shuffled again."""

    @property
    def may_run_short(self) -> bool:
        """True for stud and draw; no flop game deals more cards than a deck holds."""
        return self.rules.brings_in or not self.rules.streets[0].no_draw


class LoadedTable:
    """A table where the software deals: the hand in progress and its deck, which the log never sees."""

    def __init__(
        self,
        stream: str,
        shuffler: Shuffler,
        policy: ResolvedPolicy,
        switches: ItalianSwitches = READ_AS_THE_BOOK,
        italian: ItalianTable = USUAL_TABLE,
    ) -> None:
        self.stream = stream
        self.version = 0
        self.state: HandState | None = None
        self.online: OnlineTable | None = None
        """Who is there and whose time is running; ``None`` while the table keeps no time."""
        self._terms = TableTerms(policy, switches, italian)
        self._shuffler = shuffler
        self._rules: dict[tuple[GameKey, bool], HandRules] = {}
        self._dealt: _Dealt | None = None
        self._dealt_at = 0

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """See ``LoadedStream.decide``."""
        if isinstance(command, DealHand):
            return self._attended(self._deal(command.plan), at)
        if isinstance(command, DealAgain):
            return self._attended(self._deal_again(command), at)
        if type(command) in ONLINE_COMMANDS:
            return self._attend(command, at)
        state = self.state
        if state is None:
            return refuse("no-hand", why="dealt")
        if type(command) not in ACTIONS:
            return refuse("not-at-a-table", command=type(command).__name__)
        if isinstance(command, TakeChips | CorrectAward):
            return refuse("stack-of-the-event")
        if self.online:
            return self._attend(command, at)
        played = self._hand(state, [])
        refused = played.act(command)  # type: ignore[arg-type]  # its kind is known above
        return refused or self._left(played, played.events)

    def keep(self, version: int, decided: Decided) -> None:
        """See ``LoadedStream.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided here
        self.online = decided.online or self.online
        self.version = version
        if any(isinstance(event, HandStarted) for event in decided.events[:2]):
            self._dealt_at = version
        if decided.deck and self._dealt:
            rebuilt = sum([isinstance(event, StubRebuilt) for event in decided.events])
            self._dealt = replace(self._dealt, deck=decided.deck, stubs=self._dealt.stubs + rebuilt)

    def replay(self, row: Row) -> None:
        """See ``LoadedStream.replay``."""
        for event in row.events:
            before = self.state
            if type(event) in ONLINE_EVENTS:
                self.online = evolve_online(self.online, event)  # type: ignore[arg-type]  # its kind is known above
                continue
            if isinstance(event, HandStarted):
                before, self._dealt_at = None, row.version
                self.online = hand_begun(self.online) if self.online else None
            elif isinstance(event, StubRebuilt) and before is not None:
                self._rebuild(before, row.command)
            self.state = evolve_hand(before, event)  # type: ignore[arg-type]  # the stream holds no other events
        self.version = row.version

    @property
    def italian(self) -> ItalianTable:
        """The table's choices for the Italian games."""
        return self._terms.italian

    def deals(self, dealer: str) -> DealerChoice | None:
        """What he deals in a mad round: his choice, else his preference; None if the table knows neither."""
        known = self.online and self.online.player(dealer)
        return choice_of(self.online, self._terms.italian, dealer) if known else None

    @property
    def commands_of_hand(self) -> int:
        """How many commands the hand in progress, or the last one, has had since it was dealt."""
        return self.version - self._dealt_at

    def dealt(self, plan: HandPlan) -> _Dealt:
        """Rules and deck of a hand; after a restart in mid-hand the master secret gives the same deck again."""
        dealt = self._dealt
        if dealt is None or (dealt.plan is not plan and dealt.plan != plan):
            rules = self._rules_of(plan.game)
            cards = deck_of_hand(rules, plan)
            dealt = self._dealt = _Dealt(plan, rules, self._shuffler.deck(self.stream, deck_name(plan), cards))
        return dealt

    def root(self, plan: HandPlan) -> str:
        """What is published of a hand's deck before its first card; empty if nothing is committed."""
        return self._shuffler.root(self.stream, deck_name(plan), deck_of_hand(self._rules_of(plan.game), plan))

    def _attend(self, command: Command, at: int) -> Decided | Refusal:
        """Decides an action in the hand, or anything else."""
        played = self._hand(self.state, []) if self.state else None
        attendant = Attendant(self.online, played, at, self._terms.italian)
        answer = attendant.command if type(command) in ONLINE_COMMANDS else attendant.act
        return answer(command) or self._left(attendant.hand, attendant.log, attendant.table)  # type: ignore[arg-type]

    def _attended(self, dealt: Decided | Refusal, at: int) -> Decided | Refusal:
        """The hand as decided; if the table keeps time, its first questions are asked and absentees answered for."""
        if not self.online or not isinstance(dealt, Decided):
            return dealt
        hand_dealt = self._hand(dealt.after, list(dealt.events), dealt.deck)  # type: ignore[arg-type]  # of a hand
        attendant = Attendant(self.online, hand_dealt, at, self._terms.italian)
        attendant.dealt()
        return self._left(attendant.hand, attendant.log, attendant.table)

    def _hand(self, state: HandState, events: list[HandEvent], deck: Deck | None = None) -> Hand:
        """The hand of this table as its attendant plays it."""
        dealt = self.dealt(plan_of(state))
        reshuffle = self._reshuffle(dealt, events) if dealt.may_run_short else None
        return Hand(dealt.rules, deck or dealt.deck, state, events, reshuffle)

    def _left(self, played: Hand | None, log: Sequence[Event], online: OnlineTable | None = None) -> Decided:
        """The result: its events, and the hand, the deck and the clocks after them."""
        before = self._dealt
        deck = played.deck if played and before and played.deck is not before.deck else None
        return Decided(tuple(log), played.state if played else None, deck=deck, online=online)

    def _reshuffle(self, dealt: _Dealt, done: Sequence[HandEvent] = ()) -> Reshuffle:
        """The order of each stub that runs short, the hand's next one first; ``done`` is not in the log yet."""
        numbers = count(dealt.stubs + 1 + sum([isinstance(event, StubRebuilt) for event in done]))
        return lambda stub: self._shuffler.stub(self.stream, deck_name(dealt.plan), next(numbers), stub)

    def _rebuild(self, before: HandState, command: Command) -> None:
        """After a restart: the stub that was shuffled here gets the same order again."""
        dealt = self.dealt(plan_of(before))
        stub = short_stub(dealt.rules, before, dealt.deck, command)  # type: ignore[arg-type]  # other commands ask for nothing
        if stub:
            deck = rebuilt_deck(dealt.deck, order_of(self._reshuffle(dealt)(stub)))
            self._dealt = replace(dealt, deck=deck, stubs=dealt.stubs + 1)

    def _rules_of(self, game: GameKey) -> HandRules:
        timed = self.online is not None
        rules = self._rules.get((game, timed))
        if rules is None:
            rules = self._rules[game, timed] = rules_of(self._terms, game, timed=timed)
        return rules

    def _deal(self, plan: HandPlan) -> Decided | Refusal:
        if self.state is not None and not isinstance(self.state, Settled):
            return refuse("hand-running")
        return self._begun(plan, [])

    def _deal_again(self, command: DealAgain) -> Decided | Refusal:
        """Deals the hand in progress again, its chips back where they came from, unless it was voided before."""
        state = self.state
        plan = plan_of(state) if state else None
        if plan is None or plan.hand != command.hand or (isinstance(state, Settled) and state.pots):
            return refuse("no-hand", why="over", number=command.hand)
        absent = frozenset(command.away)
        back = [place for place, seat in enumerate(plan.seats) if seat.player not in absent]
        again = replace(replay(plan, back), redeals=plan.redeals + 1)
        return self._begun(again, [] if isinstance(state, Settled) else [HandVoided(command.by)])

    def _begun(self, plan: HandPlan, log: list[HandEvent]) -> Decided:
        """The hand of this plan after its deal; ``log`` is what happened right before it."""
        dealt = self.dealt(plan)
        reshuffle = self._reshuffle(dealt) if dealt.may_run_short else None
        played = Hand.start(dealt.rules, plan, dealt.deck, reshuffle)
        if root := self.root(plan):
            played.events[0] = HandStarted(plan, root)
        return self._left(played, [*log, *played.events])


def deck_name(plan: HandPlan) -> str:
    """The name of a hand's deck: its number; after a misdeal also how often it was dealt before."""
    return f"{plan.hand}/again/{plan.redeals}" if plan.redeals else str(plan.hand)


def hand_events(rows: tuple[Row, ...]) -> tuple[HandEvent, ...]:
    """The events of a hand from its rows, without those between and around them."""
    return tuple([event for row in rows for event in row.events if type(event) not in ONLINE_EVENTS])  # type: ignore[misc]
