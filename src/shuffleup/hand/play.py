"""A hand being played: its current state, the events so far, and a method for each usual action."""

from __future__ import annotations

from operator import index

from shuffleup.answer import Refusal
from shuffleup.arguments import expected
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import CALLS, CHECKS, FOLDS, Action, Call, Check, Discard, Fold, Muck, RaiseTo, Show
from shuffleup.hand.decide import BETTING, DEALER_WAITS, follow, play, play_refused, settle_stub, start
from shuffleup.hand.events import CardsDrawn, HandEvent
from shuffleup.hand.evolve import APPLY
from shuffleup.hand.options import Options, options
from shuffleup.hand.phases.betting import call, check, fold, raise_to
from shuffleup.hand.phases.drawing import discard
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.phases.stub import Reshuffle
from shuffleup.hand.result import result
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, BettingRound, Drawing, HandState, HeldRound, Settled
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult


class Hand:
    """A convenient interface to ``decide`` and ``evolve``: it holds what they return and adds no rule of its own.

    There are methods for the actions of most games; any other action goes to ``act``. Each returns ``None`` if the
    action was legal, or a ``Refusal`` if not; then nothing has changed.
    """

    __slots__ = ("_asked", "deck", "events", "reshuffle", "rules", "state")

    def __init__(
        self,
        rules: HandRules,
        deck: Deck,
        state: HandState,
        events: list[HandEvent],
        reshuffle: Reshuffle | None = None,
    ) -> None:
        self.reshuffle = reshuffle
        """Shuffles a new stub if one runs short. Without it the hand waits for a new deck and ``RebuildStub``."""
        self.rules = rules
        self.deck = deck
        self.state = state
        self.events = events
        self._asked: tuple[HandState, Options] | None = None
        """The last answer of ``options`` and its state, since a caller who asks mostly raises by it."""

    @classmethod
    def start(cls, rules: HandRules, plan: HandPlan, deck: Deck, reshuffle: Reshuffle | None = None) -> Hand:
        """Posts, deals and stops at the first decision. Stud and draw use ``reshuffle`` if the stub runs short.

        Raises ``TypeError``, and ``ValueError`` for a plan of another game, a wrong number of seats or a short deck.
        """
        if type(rules) is not HandRules:
            raise expected(rules, "rules", "a HandRules")
        if type(plan) is not HandPlan:
            raise expected(plan, "plan", "a HandPlan")
        if type(deck) is not Deck:
            raise expected(deck, "deck", "a Deck")
        events: list[HandEvent] = []
        state = start(rules, plan, deck, events)
        if reshuffle and type(state) in DEALER_WAITS:
            state, deck = settle_stub(rules, state, deck, events, reshuffle)
        return cls(rules, deck, state, events, reshuffle)

    @property
    def over(self) -> bool:
        """Is the hand over? All chips are then back in the stacks, or in a pot that is carried to the next hand."""
        return type(self.state) is Settled

    @property
    def turn(self) -> int:
        """The seat to act; ``NOBODY`` if no player is to act."""
        return self.state.turn

    def options(self) -> Options:
        """What the seat to act may bet with its cards. Raises ``ValueError`` outside a betting round."""
        state = self.state
        if type(state) is BettingRound:
            if self.rules.betting.openers:
                return seat_options(self.rules, state, self.deck)
            legal = options(self.rules, state)
            self._asked = (state, legal)
            return legal
        if isinstance(state, HeldRound):
            return seat_options(self.rules, state, self.deck)
        raise ValueError(f"nobody is to bet: the hand is in {type(state).__name__}")

    def act(self, action: Action) -> Refusal | None:
        """Plays an action of any seat.

        The usual actions in turn take a short cut: one event, and no dealer unless it ends the round.
        """
        state, rules = self.state, self.rules
        if type(state) is BettingRound:
            decider = BETTING.get(type(action))
            if decider and not (rules.betting.openers and type(action) is RaiseTo):
                return self._happens(decider(rules, state, action), action)
        elif type(state) is Drawing and type(action) is Discard:
            return self._happens(discard(rules, state, self.deck, action), action)
        return self._act_at_length(action)

    def _happens(self, event: HandEvent | Refusal, action: Action) -> Refusal | None:
        """Applies one event in turn, and all that follows if it ends the round."""
        if type(event) is Refusal:
            return self._act_shuffling(action, self.reshuffle, event) if self.reshuffle else event
        self.events.append(event)
        after = APPLY[type(event)](self.state, event)
        if after.turn != NOBODY:
            self.state = after
        else:
            self._followed(follow(self.rules, after, self.deck, self.events))
        return None

    def _act_at_length(self, action: Action) -> Refusal | None:
        after = play(self.rules, self.state, self.deck, action, self.events)
        if type(after) is not Refusal:
            self._followed(after)
            return None
        return self._act_shuffling(action, self.reshuffle, after) if self.reshuffle else after

    def _followed(self, after: HandState) -> None:
        if self.reshuffle and type(after) in DEALER_WAITS:
            after, self.deck = settle_stub(self.rules, after, self.deck, self.events, self.reshuffle)
        self.state = after

    def _act_shuffling(self, action: Action, reshuffle: Reshuffle, refusal: Refusal) -> Refusal | None:
        answer = play_refused(self.rules, self.state, self.deck, action, self.events, reshuffle, refusal)
        if type(answer) is Refusal:
            return answer
        self.state, self.deck = answer
        return None

    def fold(self) -> Refusal | None:
        """The seat to act folds."""
        state = self.state
        if type(state) is not BettingRound:
            return self.act(Fold(state.turn))
        folding = FOLDS[state.turn]
        return self._happens(fold(self.rules, state, folding), folding)

    def check(self) -> Refusal | None:
        """The seat to act checks."""
        return self.act(Check(self.state.turn))

    def call(self) -> Refusal | None:
        """The seat to act calls, all-in if its stack is shorter."""
        return self.act(Call(self.state.turn))

    def check_or_call(self) -> Refusal | None:
        """The seat to act calls what it owes, or checks if it owes nothing."""
        state = self.state
        if type(state) is not BettingRound:
            owes = type(state) is HeldRound and state.price.high > state.bets[state.turn]
            return self.act((Call if owes else Check)(state.turn))
        # The most common action by far, and always legal, goes straight to where ``act`` would take it.
        seat, rules = state.turn, self.rules
        paying = state.price.high > state.bets[seat]
        event = call(rules, state, CALLS[seat]) if paying else check(rules, state, CHECKS[seat])
        assert type(event) is not Refusal, event
        self.events.append(event)
        after = APPLY[type(event)](state, event)
        if after.turn != NOBODY:
            self.state = after
        else:
            self._followed(follow(rules, after, self.deck, self.events))
        return None

    def raise_to(self, total: int) -> Refusal | None:
        """The seat to act bets or raises to a total for the street. Raises ``TypeError`` for a fraction of a chip."""
        state = self.state
        if type(total) is not int:
            total = _whole(total)
        action = RaiseTo(state.turn, total)
        if type(state) is not BettingRound or self.rules.betting.openers:
            return self.act(action)
        asked = self._asked
        legal = asked[1] if asked and asked[0] is state else None
        return self._happens(raise_to(self.rules, state, action, legal), action)

    def draw(self, *picks: int) -> Refusal | None:
        """The seat to act exchanges the cards at these places of its hand; without any, it stands pat."""
        state = self.state
        if type(state) is not Drawing:
            return self.act(Discard(state.turn, picks))
        action = Discard(state.turn, picks)
        event = discard(self.rules, state, self.deck, action)
        if type(event) is Refusal:
            return self._happens(event, action)
        self.events.append(event)
        after = APPLY[CardsDrawn](state, event)
        if type(after) is Drawing:
            self.state = after
        else:
            self._followed(follow(self.rules, after, self.deck, self.events))
        return None

    def show(self) -> Refusal | None:
        """The seat to act tables its hand."""
        return self.act(Show(self.state.turn))

    def muck(self) -> Refusal | None:
        """The seat to act mucks."""
        return self.act(Muck(self.state.turn))

    def fork(self) -> Hand:
        """An independent copy with the same past."""
        return Hand(self.rules, self.deck, self.state, self.events.copy(), self.reshuffle)

    def result(self) -> HandResult:
        """The result for the table. Raises ``ValueError`` before the end."""
        return result(self.state)


def _whole(total: int) -> int:
    """Converts a number of chips of another type, such as NumPy's. Raises ``TypeError`` for a fraction of a chip."""
    try:
        return index(total)
    except TypeError:
        raise expected(total, "total", "a whole number of chips") from None
