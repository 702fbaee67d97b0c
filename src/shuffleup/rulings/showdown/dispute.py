"""Disputing a result: the deadline, the correction of a pot that went to the wrong player, and deferred decisions.

    reading of a hand   until the next hand starts                      TDA 22, PSLive 19, FIGP 31, 81
    count of the pot    until substantial action in the next hand       TDA 22
                        until the next hand starts                      PSLive 19, FIGP 81
    before a break      for a minute after the award                    TDA 22

A wrong award that is disputed in time is paid back from the stacks it went to (FIGP 83); a decision may wait while play
goes on (FIGP 82).
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.orders.actions import CorrectAward, FloorAction
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState, Settled
from shuffleup.rulebooks.policy.showdown import ContestDeadline
from shuffleup.rulings.orders import by, holds_cards
from shuffleup.rulings.ruling import Ruling, cite
from shuffleup.rulings.substantial import Since, substantial_action
from shuffleup.table.result import given_to

SECOND = 1_000_000
ALREADY_RIGHT = "already-right"
"""The reason why a result stands that nobody has to correct."""

Shares: TypeAlias = tuple[tuple[int, int], ...]
"""Seats and the chips that each got."""


class Contested(Enum):
    """What is disputed."""

    READING = "reading"
    """The reading of a tabled hand."""
    POT = "pot"
    """The count or payment of the pot."""


class Dispute(Struct, frozen=True):
    """A dispute after the award. Times are in microseconds."""

    about: Contested
    now: int = 0
    awarded: int = 0
    next_hand: Since | None = None
    """The actions in the next hand; None if it has not started."""
    before_break: bool = False


def dispute(rules: HandRules, protest: Dispute) -> Ruling | Refusal:
    """``open`` or ``result-stands``; before a break, ``facts`` has the deadline."""
    if protest.now < protest.awarded:
        return refuse("before-the-award")
    showdown = rules.policy.showdown
    cited = cite(rules, _deadline(protest))
    if protest.before_break:
        ends = protest.awarded + showdown.contest_break_seconds * SECOND
        key = "open" if protest.now <= ends else "result-stands"
        return Ruling(key, cited, facts=(("ends", ends),))
    reading = protest.about is Contested.READING
    deadline = showdown.contest_deadline_reading if reading else showdown.contest_deadline_pot
    return Ruling("open" if _open(rules, deadline, protest.next_hand) else "result-stands", cited)


def _open(rules: HandRules, deadline: ContestDeadline, next_hand: Since | None) -> bool:
    if next_hand is None:
        return True
    if deadline is ContestDeadline.NEXT_HAND_START:
        return False
    return not substantial_action(rules, next_hand)


# ── putting it right ─────────────────────────────────────────────────────────────────────────────────────────────────


def correct_award(rules: HandRules, state: HandState, due: Shares, protest: Dispute) -> Ruling | Refusal:
    """Moves chips from seats that got too much to seats that got too little, if the dispute is in time.

    ``due`` is what each seat should have got from all pots together.
    """
    timely = dispute(rules, protest)
    if isinstance(timely, Refusal) or timely.key != "open":
        return timely
    if not isinstance(state, Settled):
        return refuse("not-now", why="no-pot-awarded")
    owed = _owed(state, due)
    if isinstance(owed, Refusal):
        return owed
    cited = cite(rules, "pot-reconstruction", _deadline(protest))
    if not any(owed.values()):
        return Ruling("result-stands", cited, facts=(("reason", ALREADY_RIGHT),))
    return Ruling("award-corrected", cited, remedy=_moves(owed, cited, "wrong-award"))


def pushed_to(rules: HandRules, state: HandState, shares: Shares) -> tuple[FloorAction, ...] | Refusal:
    """What the dealer did with the pots, whoever should have won them: the chips lie with these seats now.

    Nothing if they do already.
    """
    if not isinstance(state, Settled) or not state.pots:
        return refuse("not-now", why="no-pot-awarded")
    owed = _owed(state, shares)
    return owed if isinstance(owed, Refusal) else _moves(owed, cite(rules, "pot-reconstruction"), "pushed-to")


def _owed(state: Settled, due: Shares) -> dict[int, int] | Refusal:
    """What each seat has too little of all pots together, or too much, below 0."""
    given = given_to([share for pot in state.pots for share in pot.shares])
    wanted = given_to(due)
    for seat in wanted:
        if refusal := holds_cards(state, seat):
            return refusal
    if sum(given.values()) != sum(wanted.values()):
        facts = (("awarded", sum(given.values())), ("due", sum(wanted.values())))
        return Refusal("chips-do-not-add-up", facts=facts)
    owed = {seat: wanted.get(seat, 0) - given.get(seat, 0) for seat in sorted(given | wanted)}
    for seat, change in owed.items():
        if state.stacks[seat] + change < 0:
            return refuse("not-enough-chips", why="give-back", seat=seat, chips=-change)
    return owed


def _deadline(protest: Dispute) -> str:
    """The parameter with the deadline."""
    if protest.before_break:
        return "contest_break_seconds"
    return "contest_deadline_reading" if protest.about is Contested.READING else "contest_deadline_pot"


def defer_decision(rules: HandRules, state: HandState, held: int) -> Ruling | Refusal:
    """Play goes on, and ``held`` chips of the pot wait for the decision."""
    pot = 0 if not isinstance(state, Settled) else sum([one.amount for one in state.pots])
    if not 0 <= held <= pot:
        return refuse("not-enough-chips", pot=pot, why="pot", held=held)
    subject = "deferred-decision" if "deferred-decision" in rules.resolved.subjects else "contest_deadline_pot"
    return Ruling("play-goes-on", cite(rules, subject), pending=("decision",), facts=(("held", held),))


def _moves(owed: dict[int, int], cited: tuple[str, ...], reason: str) -> tuple[FloorAction, ...]:
    """Pairs seats that have too much with seats that have too little, in the order of the seats."""
    floor = by(reason, cited)
    lacking = [[seat, change] for seat, change in owed.items() if change > 0]
    moves: list[FloorAction] = []
    for source, change in owed.items():
        surplus = -change
        while surplus > 0:
            target = lacking[0]
            amount = min(surplus, target[1])
            moves.append(CorrectAward(source, target[0], amount, floor))
            surplus -= amount
            target[1] -= amount
            if not target[1]:
                lacking.pop(0)
    return tuple(moves)
