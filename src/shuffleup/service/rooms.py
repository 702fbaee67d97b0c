"""A stream's present state, kept at hand between commands: only a cache, which can be read anew from the log."""

from collections.abc import Sequence
from itertools import count
from typing import Protocol, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards.card import Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.rebuilt import rebuilt_deck
from shuffleup.games.catalogue import variant
from shuffleup.games.variant import Showing
from shuffleup.hand import decide as hand
from shuffleup.hand.actions import Action
from shuffleup.hand.drawing import draw_bounds
from shuffleup.hand.events import HandEvent, HandStarted
from shuffleup.hand.evolve import evolve as evolve_hand
from shuffleup.hand.floor_actions import CorrectAward, TakeChips
from shuffleup.hand.floor_events import HandVoided, StubRebuilt
from shuffleup.hand.online import USUAL_TABLE, Attendant, plan_of
from shuffleup.hand.online_commands import OnlineCommand
from shuffleup.hand.online_events import OnlineEvent
from shuffleup.hand.online_evolve import evolve as evolve_online
from shuffleup.hand.online_evolve import hand_begun
from shuffleup.hand.online_state import OnlineTable
from shuffleup.hand.openers import seat_options
from shuffleup.hand.options import Options
from shuffleup.hand.play import Hand
from shuffleup.hand.refusal import Refusal as HandRefusal
from shuffleup.hand.rules import READ_AS_THE_BOOK, HandRules, ShowdownMode, hand_rules
from shuffleup.hand.state import BettingRound, Choosing, Drawing, HandState, Settled
from shuffleup.hand.strict import deck_of_hand
from shuffleup.hand.stub import Reshuffle, order_of, short_stub
from shuffleup.league.state import LeagueState
from shuffleup.league.team_state import TeamContest
from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.rulings.misdeal import replay
from shuffleup.service.shuffler import Shuffler
from shuffleup.store.port import Row
from shuffleup.table.auto_play import panel
from shuffleup.table.giro import DealerChoice
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.tournament import commands
from shuffleup.tournament import decide as tournament
from shuffleup.tournament.evolve import evolve as evolve_event
from shuffleup.tournament.refusal import Refusal as EventRefusal
from shuffleup.tournament.state import EventState
from shuffleup.wire.deal import DealAgain, DealHand
from shuffleup.wire.json import Command, Event

Refusal: TypeAlias = HandRefusal | EventRefusal
RoomState: TypeAlias = HandState | EventState | LeagueState | TeamContest | None

ACTIONS = frozenset(get_args(Action))
EVENT_COMMANDS = frozenset(get_args(commands.Command))
ONLINE_COMMANDS = frozenset(get_args(OnlineCommand))
ONLINE_EVENTS = frozenset(get_args(OnlineEvent))
NEVER_DRAW = frozenset({commands.OpenEvent, commands.Register, commands.PlanHand})
"""Commands that need no chance; every other command of a tournament is handed a draw of its own."""


class Decided(Struct, frozen=True, gc=False):
    """What a command leads to: its events, the state after them, and the seed of the draw it was handed."""

    events: tuple[Event, ...]
    after: RoomState
    draw: str = ""
    deck: Deck | None = None
    """The deck of a table whose stub was shuffled again."""
    online: OnlineTable | None = None
    """The players and clocks of a table that keeps time."""


class Room(Protocol):
    """A stream as the service sees it."""

    version: int

    @property
    def state(self) -> RoomState:
        """The state after the last row; None before the first."""
        ...

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """What the command would do now; the room does not change."""
        ...

    def keep(self, version: int, decided: Decided) -> None:
        """Takes over what was decided here and is now in the log as this version."""
        ...

    def replay(self, row: Row) -> None:
        """Takes over a row read from the log."""
        ...


class EventRoom:
    """The tournament itself."""

    def __init__(self, stream: str, shuffler: Shuffler) -> None:
        self.version = 0
        self.state: EventState | None = None
        self._stream = stream
        self._shuffler = shuffler

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """See ``Room.decide``."""
        kind = type(command)
        if kind not in EVENT_COMMANDS:
            return EventRefusal("not-for-an-event", f"a tournament does not know {kind.__name__}")
        draw = None if kind in NEVER_DRAW else self._shuffler.draw(self._stream, command_id)
        events = tournament.decide(self.state, command, at, draw)  # type: ignore[arg-type]  # its kind is known above
        if isinstance(events, EventRefusal):
            return events
        after = self.state
        for event in events:
            after = evolve_event(after, event)
        return Decided(events, after, draw.seed if draw else "")

    def keep(self, version: int, decided: Decided) -> None:
        """See ``Room.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided by this room
        self.version = version

    def restore(self, state: EventState | None, version: int) -> None:
        """Takes over a state that was worked out elsewhere: from a snapshot, or after an undo."""
        self.state = state
        self.version = version

    def replay(self, row: Row) -> None:
        """See ``Room.replay``. A row that undoes something is not for here: ``history.replayed`` takes all rows."""
        for event in row.events:
            self.state = evolve_event(self.state, event)  # type: ignore[arg-type]  # the stream holds no other events
        self.version = row.version


class _Dealt(Struct, frozen=True):
    """What belongs to a hand and is not in the log."""

    plan: HandPlan
    rules: HandRules
    deck: Deck
    stubs: int = 0
    """How often the stub ran short and was shuffled again."""

    @property
    def may_run_short(self) -> bool:
        """Stud and draw; no flop game deals more than a deck holds."""
        return self.rules.brings_in or not self.rules.no_draw[0]


class TableRoom:
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
        """Who is there and whose time runs; ``None`` while the table keeps no time."""
        self._italian = italian
        self._shuffler = shuffler
        self._policy = policy
        self._switches = switches
        self._rules: dict[tuple[GameKey, bool], HandRules] = {}
        self._dealt: _Dealt | None = None
        self._dealt_at = 0

    def decide(self, command: Command, command_id: str, at: int) -> Decided | Refusal:
        """See ``Room.decide``."""
        if isinstance(command, DealHand):
            return self._attended(self._deal(command.plan), at)
        if isinstance(command, DealAgain):
            return self._attended(self._deal_again(command), at)
        if type(command) in ONLINE_COMMANDS:
            return self._attend(command, at)
        state = self.state
        if state is None:
            return HandRefusal("no-hand", "no hand has been dealt at this table")
        if type(command) not in ACTIONS:
            return HandRefusal("not-at-a-table", f"a table does not know {type(command).__name__}")
        if isinstance(command, TakeChips | CorrectAward):
            return HandRefusal(
                "stack-of-the-event", "the event keeps the stacks: they are changed there, between hands"
            )
        if self.online:
            return self._attend(command, at)
        dealt = self.dealt(plan_of(state))
        log: list[HandEvent] = []
        if dealt.may_run_short:
            answer = hand.play_on(dealt.rules, state, dealt.deck, command, log, self._reshuffle(dealt))  # type: ignore[arg-type]
            return answer if isinstance(answer, HandRefusal) else _decided(log, answer, dealt)
        after = hand.play(dealt.rules, state, dealt.deck, command, log)  # type: ignore[arg-type]  # its kind is known above
        return after if type(after) is HandRefusal else Decided(tuple(log), after)

    def keep(self, version: int, decided: Decided) -> None:
        """See ``Room.keep``."""
        self.state = decided.after  # type: ignore[assignment]  # decided by this room
        self.online = decided.online or self.online
        self.version = version
        if any(isinstance(event, HandStarted) for event in decided.events[:2]):
            self._dealt_at = version
        if decided.deck and self._dealt:
            rebuilt = sum([isinstance(event, StubRebuilt) for event in decided.events])
            self._dealt = replace(self._dealt, deck=decided.deck, stubs=self._dealt.stubs + rebuilt)

    def replay(self, row: Row) -> None:
        """See ``Room.replay``."""
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

    def deals(self, dealer: str) -> DealerChoice | None:
        """What he deals in a mad round: his choice, else what he prefers; None where the table knows neither."""
        player = self.online.player(dealer) if self.online else None
        if player is None:
            return None
        return player.chosen or panel(self._italian, player.preferences, player.presence).marked

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

    def seat_to_act(self, state: BettingRound) -> tuple[tuple[Card, ...], Options]:
        """What the seat to act holds and may do."""
        dealt = self.dealt(state.felt.plan)
        cards = dealt.deck.cards
        hole = tuple([cards[place] for place in state.felt.cards.holes[state.turn]])
        return hole, seat_options(dealt.rules, state, dealt.deck)

    def seat_to_draw(self, state: Drawing) -> tuple[tuple[Card, ...], int, int]:
        """What the seat to act holds, how many cards it may exchange, and how many it must throw away for nothing."""
        dealt = self.dealt(state.felt.plan)
        hole = tuple([dealt.deck.cards[place] for place in state.felt.cards.holes[state.turn]])
        return hole, *draw_bounds(dealt.rules, state)

    def held(self, state: Choosing, seat: int) -> tuple[Card, ...]:
        """The cards of a seat that is to turn one up."""
        deck = self.dealt(state.felt.plan).deck
        return tuple([deck.cards[place] for place in state.felt.cards.holes[seat]])

    def _attend(self, command: Command, at: int) -> Decided | Refusal:
        """An act in the hand, or anything else, at a table that keeps time."""
        attendant = Attendant(self.online, self._hand(self.state, []), at, self._italian)
        answer = attendant.command if type(command) in ONLINE_COMMANDS else attendant.act
        return answer(command) or self._left_by(attendant)  # type: ignore[arg-type]  # its kind is known above

    def _attended(self, dealt: Decided | Refusal, at: int) -> Decided | Refusal:
        """The hand; where the table keeps time, its first questions are asked and whoever sits out is answered for."""
        if not self.online or not isinstance(dealt, Decided):
            return dealt
        hand_dealt = self._hand(dealt.after, list(dealt.events), dealt.deck)  # type: ignore[arg-type]  # of a hand
        attendant = Attendant(self.online, hand_dealt, at, self._italian)
        attendant.dealt()
        return self._left_by(attendant)

    def _hand(self, state: RoomState, events: list[HandEvent], deck: Deck | None = None) -> Hand | None:
        """The hand of this table as whoever attends to it plays it."""
        if state is None:
            return None
        dealt = self.dealt(plan_of(state))  # type: ignore[arg-type]  # a table's state is a hand's
        reshuffle = self._reshuffle(dealt, events) if dealt.may_run_short else None
        return Hand(dealt.rules, deck or dealt.deck, state, events, reshuffle)  # type: ignore[arg-type]

    def _left_by(self, attendant: Attendant) -> Decided:
        played, before = attendant.hand, self._dealt
        deck = played.deck if played and before and played.deck is not before.deck else None
        return Decided(tuple(attendant.log), played.state if played else None, deck=deck, online=attendant.table)

    def _reshuffle(self, dealt: _Dealt, done: Sequence[HandEvent] = ()) -> Reshuffle:
        """The order of each stub that runs short, the next one of this hand first; ``done`` is not in the log yet."""
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
            dealt = variant(game.variant)
            # Where hands hide unless they must show, players who are asked things are asked that, too (a10).
            asks = timed and dealt.showing is Showing.BEST_SO_FAR
            mode = ShowdownMode.ASKED if asks else ShowdownMode.AUTOMATIC
            rules = hand_rules(dealt, game.limit, self._policy, mode, switches=self._switches)
            self._rules[game, timed] = rules
        return rules

    def _deal(self, plan: HandPlan) -> Decided | Refusal:
        if self.state is not None and not isinstance(self.state, Settled):
            return HandRefusal("hand-running", f"hand {plan_of(self.state).hand} is not over")
        return self._begun(plan, [])

    def _deal_again(self, command: DealAgain) -> Decided | Refusal:
        """The hand in progress from the beginning, its chips back where they came from, unless it was voided before."""
        state = self.state
        plan = plan_of(state) if state else None
        if plan is None or plan.hand != command.hand or (isinstance(state, Settled) and state.pots):
            return HandRefusal("no-hand", f"hand {command.hand} is not in progress at this table")
        absent = frozenset(command.away)
        back = [place for place, seat in enumerate(plan.seats) if seat.player not in absent]
        again = replace(replay(plan, back), redeals=plan.redeals + 1)
        return self._begun(again, [] if isinstance(state, Settled) else [HandVoided(command.by)])

    def _begun(self, plan: HandPlan, log: list[HandEvent]) -> Decided:
        """The hand of this plan after its deal; ``log`` is what happened right before it."""
        dealt = self.dealt(plan)
        first = len(log)
        after = hand.start(dealt.rules, plan, dealt.deck, log)
        if self._shuffler.committed:
            root = self._shuffler.root(self.stream, deck_name(plan), deck_of_hand(dealt.rules, plan))
            log[first] = HandStarted(plan, root)
        if dealt.may_run_short:
            return _decided(log, hand.settle_stub(dealt.rules, after, dealt.deck, log, self._reshuffle(dealt)), dealt)
        return Decided(tuple(log), after)


def deck_name(plan: HandPlan) -> str:
    """The deck of a hand by its number; after a misdeal also by how often it was dealt before."""
    return f"{plan.hand}/again/{plan.redeals}" if plan.redeals else str(plan.hand)


def _decided(log: list[HandEvent], answer: tuple[HandState, Deck], dealt: _Dealt) -> Decided:
    after, deck = answer
    return Decided(tuple(log), after, deck=None if deck is dealt.deck else deck)


def hand_events(rows: tuple[Row, ...]) -> tuple[HandEvent, ...]:
    """The events of a hand from its rows, without what happened between and around them."""
    return tuple([event for row in rows for event in row.events if type(event) not in ONLINE_EVENTS])  # type: ignore[misc]
