"""Replays a recorded hand: the rules decide whether each recorded action is legal, the record decides who shows.

Oddities of the record are never repaired in silence. If one is let through, a ``Leniency`` names it, and the replay
lists it with the action. Anything else that the rules refuse ends the replay with the refusal.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Note, Refusal, refuse
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh import record as phh
from shuffleup.formats.phh.extension_replay import ExtensionPlayer, brought_in
from shuffleup.formats.phh.plan import killed_seats, recorded_deal, recorded_plan
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold, Muck, RaiseTo, Show
from shuffleup.hand.bring_in import bring_in_due
from shuffleup.hand.phases.showdown import hole_cards
from shuffleup.hand.phases.stub import rebuilding, short_stub
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, ShowdownMode, hand_rules
from shuffleup.hand.state import BettingRound, Dealing, Drawing, HandState, Seated, Settled, Showdown
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.plan import HandPlan


class Leniency(StrEnum):
    """An oddity of a record that is let through, always listed with what was done about it."""

    RAISE_CAPPED = "raise-capped"
    """A fixed-limit raise recorded only as high as an opponent can go: played as the legal raise."""
    CALL_AS_RAISE = "call-as-raise"
    """A call of the full big blind over a short one, recorded as a bet: played as the call."""
    MUCKED_ALL_IN = "mucked-all-in"
    """A muck in an all-in showdown: the book has the hand tabled, it stays face up."""
    NEEDLESS_CHECK = "needless-check"
    """A check by a player with nobody left to bet against: not played."""
    SHOWDOWN_NOT_RECORDED = "showdown-not-recorded"
    """Known hands are tabled, unknown ones mucked."""


class Allowance(Struct, frozen=True):
    """A leniency that was used, and the action it was used for (empty for the end of the record)."""

    leniency: Leniency
    action: Note | str


class ReplayedHand(Struct, frozen=True):
    """The record went through the engine to its end. Amounts are units of the record (``PhhHand.scale``)."""

    hand: phh.PhhHand
    stacks: tuple[int, ...]
    over: bool
    """Whether the hand has ended. If not, the record stops before that, or the winner depends on unknown cards."""
    allowances: tuple[Allowance, ...] = ()

    @property
    def differing(self) -> tuple[int, ...]:
        """Seats whose stack differs from the recorded one; empty if the record gives no finishing stacks."""
        pairs = zip(self.hand.finishing, self.stacks, strict=bool(self.hand.finishing))
        return tuple([seat for seat, (recorded, computed) in enumerate(pairs) if recorded != computed])

    @property
    def equal(self) -> bool:
        """Whether the hand has ended and no stack differs from the recorded one."""
        return self.over and not self.differing


class Refused(Struct, frozen=True):
    """The rules, or the record itself, do not allow an action."""

    hand: phh.PhhHand
    action: Note | str
    refusal: Refusal


Replay: TypeAlias = ReplayedHand | Refused
Dealt: TypeAlias = Dealing | BettingRound | Drawing | Showdown | Settled


def replay(record: phh.PhhHand, policy: ResolvedPolicy) -> Replay:
    """Plays a recorded hand by a rulebook. Raises ``PhhError`` if the cards do not fit the game."""
    return Replayer(policy).replay(record)


class Prepared(Struct, frozen=True):
    """A record with everything the engine needs to play it."""

    record: phh.PhhHand
    plan: HandPlan
    deck: Deck
    rules: HandRules
    picks: Mapping[int, tuple[int, ...]]
    """For each exchange, by the number of its action from 0, the places in the hand that it names."""
    fresh: tuple[Card, ...] = ()
    """The first cards of a stub that was shuffled with the burns."""


class Replayer:
    """Replays many records by one rulebook."""

    def __init__(self, policy: ResolvedPolicy) -> None:
        self.policy = policy
        self._rules: dict[str, HandRules] = {}

    def replay(self, record: phh.PhhHand) -> Replay:
        """Plays a recorded hand. Raises ``PhhError`` if the cards do not fit the game."""
        return self.replayed(record)[0]

    def replayed(self, record: phh.PhhHand) -> tuple[Replay, Hand]:
        """Plays a recorded hand, and returns the hand itself too."""
        if record.extension is not None:
            return self._extended(record, record.extension)
        prepared = self.prepare(record)
        hand = Hand.start(prepared.rules, prepared.plan, prepared.deck)
        return _Player(prepared, hand).play(), hand

    def _extended(self, record: phh.PhhHand, extension: phh.Extension) -> tuple[Replay, Hand]:
        player = ExtensionPlayer(record, extension, self.policy)
        stopped = player.play()
        if stopped:
            number, refusal = stopped
            return Refused(record, record.action_place(number), refusal), player.hand
        state = player.hand.state
        return ReplayedHand(record, stacks_of(state), isinstance(state, Settled)), player.hand

    def prepare(self, record: phh.PhhHand) -> Prepared:
        """Takes seats, postings and deck from a record. Raises ``PhhError`` if the cards do not fit the game."""
        variant, limit = record.game.variant, record.game.limit
        plan = recorded_plan(record, variant, limit)
        rules = self._rules.get(record.game.code)
        if rules is None:
            rules = self._rules[record.game.code] = hand_rules(variant, limit, self.policy, ShowdownMode.ASKED)
        deal = recorded_deal(record, variant)
        return Prepared(record, plan, deal.deck, rules, deal.picks, deal.fresh)

    def play(self, prepared: Prepared) -> ReplayedHand | Refused:
        """Plays a prepared hand to its end or to the first refused action."""
        hand = Hand.start(prepared.rules, prepared.plan, prepared.deck)
        return _Player(prepared, hand).play()


class _Player:
    """Plays a hand by the lines of its record."""

    __slots__ = ("allowances", "board", "fresh", "hand", "killed", "picks", "record", "state")

    def __init__(self, prepared: Prepared, hand: Hand) -> None:
        self.record = record = prepared.record
        self.hand = hand
        self.picks = prepared.picks
        self.fresh = prepared.fresh
        self.state = _dealt(hand.state)
        self.killed = killed_seats(record)
        self.board = 0
        """The number of board cards the record has dealt so far; the engine's board must keep up."""
        self.allowances: list[Allowance] = []

    def play(self) -> ReplayedHand | Refused:
        for number, action in enumerate(self.record.actions):
            if isinstance(action, phh.SeatAct):
                refusal = self._word(number, action)
            elif isinstance(action, phh.BetTo):
                refusal = self._bet(number, action)
            elif isinstance(action, phh.DealtBoard):
                refusal = self._deal_board(action)
            elif isinstance(action, phh.ShowHand):
                refusal = self._show_or_muck(number, action.seat, mucks=False)
            elif isinstance(action, phh.ExchangeCards):
                refusal = self._act(Discard(action.seat, self.picks[number]))
            else:
                continue
            if refusal is not None:
                return Refused(self.record, self.record.action_place(number), refusal)
        self._finish_showdown()
        return ReplayedHand(self.record, self.state.stacks, isinstance(self.state, Settled), tuple(self.allowances))

    def _word(self, number: int, action: phh.SeatAct) -> Refusal | None:
        if action.word == phh.MUCK:
            return self._show_or_muck(number, action.seat, mucks=True)
        return self._bring_in(number, action) if action.word == phh.BRING_IN else self._bet(number, action)

    def _act(self, action: Action) -> Refusal | None:
        refusal = self.hand.act(action)
        if self.fresh and refusal is None:
            refusal = self._shuffle_burns()
        self.state = _dealt(self.hand.state)
        return refusal

    def _shuffle_burns(self) -> Refusal | None:
        """Puts the recorded stub under the deck as soon as stub and burns are shuffled for a shared card."""
        hand = self.hand
        stub = short_stub(hand.rules, hand.state, hand.deck)
        if stub is None:
            return None
        cards, self.fresh = self.fresh, ()
        hand.deck = Deck((*hand.deck.cards, *cards, *[UNKNOWN] * (stub.size - len(cards))))
        return hand.act(rebuilding((*stub.kept, *stub.shuffled), hand.state))

    def _deal_board(self, action: phh.DealtBoard) -> Refusal | None:
        self.board += len(action.cards)
        if self.board > len(self.state.felt.cards.board):
            return refuse("board-too-early")
        return None

    # ── betting ──

    def _bet(self, number: int, action: phh.SeatAct | phh.BetTo) -> Refusal | None:
        state = self.state
        seat = action.seat
        if not isinstance(state, BettingRound) or state.turn != seat:
            return self._out_of_turn(number, action)
        dealt = len(state.felt.cards.board)
        if self.board < dealt:
            return refuse("board-missing", cards=self.board, due=dealt)
        if isinstance(action, phh.BetTo):
            return self._raise(number, state, action)
        if action.word == phh.FOLD:
            return self._act(Fold(seat))
        return self._act(Call(seat) if state.price.high > state.bets[seat] else Check(seat))

    def _bring_in(self, number: int, action: phh.SeatAct) -> Refusal | None:
        state = self.state
        first = self.record.actions.index(action) == number
        if first and action.seat in self.killed and brought_in(self.hand, action.seat):
            return None
        if isinstance(state, BettingRound) and state.turn == action.seat and bring_in_due(self.hand.rules, state):
            return self._act(Call(action.seat))
        return refuse("no-bring-in", seat=action.seat)

    def _out_of_turn(self, number: int, action: phh.SeatAct | phh.BetTo) -> Refusal | None:
        """Plays an action out of turn: the hand may be dead, or its player alone with chips; if not, it is refused."""
        state = self.state
        seat = action.seat
        if isinstance(action, phh.BetTo):
            return self._act(RaiseTo(seat, action.to))
        if action.word == phh.FOLD:
            return None if seat in self.killed else self._act(Fold(seat))
        if isinstance(state, BettingRound) or not state.live >> seat & 1:
            return self._act(Call(seat))
        self._allow(Leniency.NEEDLESS_CHECK, number)
        return None

    def _raise(self, number: int, state: BettingRound, action: phh.BetTo) -> Refusal | None:
        seat, to = action.seat, action.to
        if to <= state.price.high and to > max(state.bets):
            self._allow(Leniency.CALL_AS_RAISE, number)
            return self._act(Call(seat))
        refusal = self._act(RaiseTo(seat, to))
        if refusal is None or refusal.code != "raise-not-the-bet":
            return refusal
        least = self.hand.options().min_to
        if not state.price.high < to == _deepest_rival(state) < least:
            return refusal
        self._allow(Leniency.RAISE_CAPPED, number)
        return self._act(RaiseTo(seat, least))

    # ── showdown ──

    def _show_or_muck(self, number: int, seat: int, *, mucks: bool) -> Refusal | None:
        state = self.state
        if mucks and seat in self.killed:
            return None
        if isinstance(state, Showdown):
            return self._act(Muck(seat) if mucks else Show(seat))
        if not isinstance(state, Dealing | Settled) or not state.live >> seat & 1:
            return refuse("not-now", why="nothing-to-show", seat=seat)
        # The hand has been tabled because somebody is all-in, or the winner of an uncontested pot shows it.
        if mucks and state.tabled >> seat & 1:
            self._allow(Leniency.MUCKED_ALL_IN, number)
        return None

    def _finish_showdown(self) -> None:
        """Finishes a hand whose record stops at the showdown: hands that are known are shown."""
        if isinstance(self.state, Showdown):
            self.allowances.append(Allowance(Leniency.SHOWDOWN_NOT_RECORDED, ""))
        while isinstance(state := self.state, Showdown):
            seat = state.turn
            known = UNKNOWN not in hole_cards(state.felt, self.hand.deck, seat)
            if self._act(Show(seat) if known else Muck(seat)) is not None:
                return

    def _allow(self, leniency: Leniency, number: int) -> None:
        self.allowances.append(Allowance(leniency, self.record.action_place(number)))


def stacks_of(state: HandState) -> tuple[int, ...]:
    """The current stacks; those of the plan before anything is posted."""
    return tuple([seat.stack for seat in state.plan.seats]) if isinstance(state, Seated) else state.stacks


def _dealt(state: HandState) -> Dealt:
    """Narrows the state: the engine never stops before the deal, and records do not have the other phases."""
    assert isinstance(state, Dealt)
    return state


def _deepest_rival(state: BettingRound) -> int:
    """The most that another live seat can put in on this street."""
    return max(
        bet + stack
        for seat, (bet, stack) in enumerate(zip(state.bets, state.stacks, strict=True))
        if seat != state.turn and state.live >> seat & 1
    )
