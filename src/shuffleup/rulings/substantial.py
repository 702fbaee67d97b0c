"""Substantial action: how much must have happened for an earlier error to stand.

    TDA 36, PSLive 29    two actions, at least one with chips, or any three    posted blinds do not count
    FIGP 37              before the flop once the big blind has acted; later, or without a big blind, any two actions

Every ruling that needs it counts from its own reference point: the deal, a wrong bet, a skipped player, the next hand.
"""

from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from shuffleup.hand import events as e
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY
from shuffleup.rulebooks.policy.deal import SubstantialAction
from shuffleup.rulings.ruling import cite
from shuffleup.table.plan import PostingKind

SUBSTANTIAL = ("substantial_action", "sa_blind_posts_count")
"""The parameters that define substantial action."""


class ActKind(Enum):
    """What a seat did, as far as it matters for the definition."""

    POST = "post"
    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    FOLD = "fold"
    PASSED = "passed"
    """No action: it passed a seat that cannot act, being all-in, absent or vacant."""

    @property
    def with_chips(self) -> bool:
        """Do chips go in?"""
        return self in _WITH_CHIPS


_WITH_CHIPS = frozenset({ActKind.POST, ActKind.BET, ActKind.CALL, ActKind.RAISE})


class Act(Struct, frozen=True, gc=False):
    """One action of one seat."""

    seat: int
    kind: ActKind
    to: int = 0
    """The total of a bet or raise, if it is given."""


class Since(Struct, frozen=True, gc=False):
    """The actions since the reference point, in order."""

    acts: tuple[Act, ...]
    preflop: bool = False
    """Whether the betting is still in its first round."""
    big_blind: int = NOBODY
    """The seat whose first action FIGP 37a requires; needed only before the flop."""
    big_blind_done: bool = False
    """Whether the big blind had acted, or the action had passed it, before the reference point."""


def substantial_action(rules: HandRules, since: Since) -> bool:
    """Has there been substantial action since the reference point, as the book defines it?"""
    deal = rules.policy.deal
    counted = [act for act in since.acts if _counts(act.kind, posts=deal.sa_blind_posts_count)]
    if deal.substantial_action is SubstantialAction.TWO_WITH_CHIPS_OR_ANY_THREE:
        with_chips = any(act.kind.with_chips for act in counted)
        return len(counted) >= 3 or (len(counted) == 2 and with_chips)
    if not since.preflop or since.big_blind_done or since.big_blind == NOBODY:
        return len(counted) >= 2
    passed = Act(since.big_blind, ActKind.PASSED)
    return passed in since.acts or any(act.seat == since.big_blind for act in counted)


def substantial_rules(rules: HandRules) -> tuple[str, ...]:
    """The rules that define it, leading rule first."""
    return cite(rules, *SUBSTANTIAL)


def _counts(kind: ActKind, *, posts: bool) -> bool:
    return posts if kind is ActKind.POST else kind is not ActKind.PASSED


def acts_of(kinds: Iterable[ActKind], first: int = 0) -> tuple[Act, ...]:
    """Actions of consecutive seats, for a table that reports only what was done: ``fold, call``."""
    return tuple([Act(first + place, kind) for place, kind in enumerate(kinds)])


# ── from the events of a hand ────────────────────────────────────────────────────────────────────────────────────────


def acts_since(events: Sequence[e.HandEvent], start: int = 0, first_round: int = 0) -> Since:
    """The actions in ``events[start:]``. ``events`` is the whole log of the hand, since it names the big blind.

    ``first_round`` is the street of the first bets (``Variant.first_round``).
    """
    reader = _Reader(first_round)
    done_before = False
    for place, event in enumerate(events):
        if place == start:
            done_before = reader.big_blind_done
            reader.acts.clear()
        reader.read(event)
    if start >= len(events):
        return Since((), reader.street <= first_round, reader.big_blind, reader.big_blind_done)
    return Since(tuple(reader.acts), reader.street <= first_round, reader.big_blind, done_before)


class _Reader:
    """Goes through the log of a hand and notes who has acted."""

    def __init__(self, first_round: int) -> None:
        self.first_round = first_round
        self.acts: list[Act] = []
        self.big_blind = NOBODY
        self.big_blind_done = False
        self.street = 0
        self.high = 0
        self.turn = NOBODY

    def read(self, event: e.HandEvent) -> None:
        if isinstance(event, e.Posted):
            for payment in event.payments:
                if payment.kind is PostingKind.BIG_BLIND:
                    self.big_blind = payment.seat
                if payment.kind in (PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND):
                    self.acts.append(Act(payment.seat, ActKind.POST))
        elif isinstance(event, e.HolesDealt | e.BoardDealt):
            self.street = event.street
            self.big_blind_done = self.big_blind_done or event.street > self.first_round
        elif isinstance(event, e.RoundOpened):
            self.high, self.turn = event.high, event.turn
        elif isinstance(event, e.Folded | e.Checked | e.Called | e.Raised):
            self._act(event)

    def _act(self, event: e.Folded | e.Checked | e.Called | e.Raised) -> None:
        self.acts.append(Act(event.seat, self._kind(event)))
        if isinstance(event, e.Raised):
            self.high = event.to
        if event.seat == self.big_blind:
            self.big_blind_done = True
        elif not self.big_blind_done and event.turn != self.turn and _passes(event.seat, self.big_blind, event.turn):
            self.acts.append(Act(self.big_blind, ActKind.PASSED))
            self.big_blind_done = True
        self.turn = event.turn

    def _kind(self, event: e.Folded | e.Checked | e.Called | e.Raised) -> ActKind:
        if isinstance(event, e.Raised):
            return ActKind.RAISE if self.high else ActKind.BET
        return {e.Folded: ActKind.FOLD, e.Checked: ActKind.CHECK, e.Called: ActKind.CALL}[type(event)]


def _passes(seat: int, other: int, turn: int) -> bool:
    """Did the action pass ``other`` on its way clockwise from ``seat`` to ``turn``? The end of a round passes all."""
    if other == NOBODY or turn == other:
        return False
    if turn == NOBODY:
        return True
    return seat < other < turn if seat < turn else other > seat or other < turn
