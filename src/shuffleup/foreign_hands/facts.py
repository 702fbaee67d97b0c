"""What players did in a finished hand: every action with its chips, and what the statistics count of it."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from shuffleup.formats.phh.ledger import HandLedger
from shuffleup.hand import events as e
from shuffleup.hand.events import HandEvent
from shuffleup.hand.play import Hand
from shuffleup.hand.view import plan_of

COUNTED = (
    "asked", "vpip", "pfr", "three_bet_chance", "three_bet", "saw_second_street", "showdown", "won_at_showdown",
    "bets", "calls",
)  # fmt: skip
"""What is counted for each seat in one hand; `api/statistics` and the guide to data explain each count."""


class ActTold(Struct, frozen=True, gc=False):
    """One action of a seat. Amounts are chips."""

    street: int
    """0 before the flop and on third street."""
    seat: int
    what: str
    amount: int
    """The chips it puts in; for a draw, the number of cards discarded."""
    to: int
    """The chips in front of the seat after the action, on this street."""
    pot: int
    """The chips on the table before the action, including bets in front of players."""
    stack: int
    """The chips the seat had behind before the action."""


class HandFacts:
    """A finished hand, read once. Raises ``ValueError`` for a hand that is not over."""

    def __init__(self, hand: Hand) -> None:
        if not hand.over:
            raise ValueError("a hand is not over: play it to its end before it is counted")
        self.plan = plan_of(hand.state)
        self.ledger = HandLedger(self.plan)
        self.counts = [dict.fromkeys(COUNTED, 0) for _ in self.plan.seats]
        self.pot = 0
        self.showdown: frozenset[int] = frozenset()
        """The seats left at the showdown; empty if only one was left."""
        self._street = self._raises = 0
        self._over = False
        self.acts = [act for event in hand.events for act in self._told(event)]

    @property
    def collected(self) -> Mapping[int, int]:
        """The chips each seat took from the pots."""
        return self._collected

    _collected: dict[int, int]

    def _told(self, event: HandEvent) -> Iterator[ActTold]:
        match event:
            case e.HandStarted():
                self._collected = {}
            case e.Posted():
                for payment in event.payments:
                    yield self._act(payment.seat, payment.kind.value, payment.amount)
                    self.ledger.apply(e.Posted((payment,)))
                return
            case e.HolesDealt() | e.BoardDealt() | e.DrawOpened():
                self._open(event.street)
            case e.Folded() | e.Checked() | e.Called() | e.Raised() | e.BroughtIn():
                yield self._bet(event)
            case e.CardsDrawn():
                yield self._act(event.seat, "draw", len(event.discarded), paid=0)
            case e.HandTabled() | e.HandMucked():
                self._close()
                yield self._act(event.seat, "show" if isinstance(event, e.HandTabled) else "muck", 0)
            case e.ShowdownOpened():
                self._close()
            case e.PotAwarded():
                self._award(event)
        self.ledger.apply(event)

    def _act(self, seat: int, what: str, amount: int, paid: int | None = None) -> ActTold:
        ledger = self.ledger
        dead = what in ("ante", "dead-ante")
        to = ledger.bets[seat] + (0 if dead else amount if paid is None else paid)
        return ActTold(self._street, seat, what, amount, to, ledger.pot + sum(ledger.bets), ledger.stacks[seat])

    def _open(self, street: int) -> None:
        if street <= self._street:
            return
        if self._street == 0:
            for seat in self.ledger.live:
                self.counts[seat]["saw_second_street"] = 1
        self._street, self._raises = street, 0

    def _bet(self, event: e.Folded | e.Checked | e.Called | e.Raised | e.BroughtIn) -> ActTold:
        seat, ledger = event.seat, self.ledger
        amount = event.amount if isinstance(event, e.Called | e.Raised | e.BroughtIn) else 0
        self._count(event)
        match event:
            case e.Raised():
                what = "raise" if ledger.high() else "bet"
                self._raises += 1
            case e.BroughtIn():
                what = "bring-in"
            case _:
                what = {e.Folded: "fold", e.Checked: "check", e.Called: "call"}[type(event)]
        return self._act(seat, what, amount)

    def _count(self, event: e.Folded | e.Checked | e.Called | e.Raised | e.BroughtIn) -> None:
        counts, ledger, seat = self.counts[event.seat], self.ledger, event.seat
        raised = isinstance(event, e.Raised)
        if self._street:
            counts["bets"] += raised
            counts["calls"] += isinstance(event, e.Called)
            return
        if isinstance(event, e.BroughtIn):
            return
        counts["asked"] = 1
        counts["vpip"] |= isinstance(event, e.Called | e.Raised)
        counts["pfr"] |= raised
        if self._raises == 1 and ledger.stacks[seat] + ledger.bets[seat] > ledger.high() > ledger.bets[seat]:
            counts["three_bet_chance"] = 1
            counts["three_bet"] |= raised

    def _close(self) -> None:
        """The betting is over: the players left are at the showdown, if there are several."""
        if not self._over:
            self._over = True
            self.showdown = frozenset(self.ledger.live if len(self.ledger.live) > 1 else ())
            for seat in self.showdown:
                self.counts[seat]["showdown"] = 1

    def _award(self, event: e.PotAwarded) -> None:
        self._close()
        self.pot += event.amount
        for seat, amount in event.shares:
            self._collected[seat] = self._collected.get(seat, 0) + amount
            if amount and seat in self.showdown:
                self.counts[seat]["won_at_showdown"] = 1
