"""Misdeals: which errors of the deal send the cards back, until when, and what the second deal keeps of the first.

a cause of the book, before substantial action        redeal        TDA 35-A, PSLive 11c, FIGP 38, 40
any cause, after it                                   continue      TDA 35-D, PSLive 11c, FIGP 38
an error that the book does not list                  the floor     TDA's list is open
a button in the wrong place, before it                corrected, or a misdeal; left alone after it
"""

from collections.abc import Iterable, Mapping
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import PlainFacts, Refusal
from shuffleup.hand.orders.actions import FloorAction, VoidHand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, HandState, Seated, Settled
from shuffleup.hand.view import plan_of
from shuffleup.rulebooks.policy.button import ButtonErrorBefore
from shuffleup.rulebooks.policy.deal import MisdealCause, MisdealDeadline, MisdealRedeal
from shuffleup.rulebooks.rule import SourceKind
from shuffleup.rulings.orders import by, floor_decides, goes_on, no_such_seat, not_dealt, not_running
from shuffleup.rulings.ruling import Option, Ruling, cite
from shuffleup.rulings.substantial import SUBSTANTIAL, Since, substantial_action
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance


class DealFault(Enum):
    """An error in the order of the deal; exposed, missing and foreign cards have their own rulings."""

    FIRST_CARD_WRONG_SEAT = "first-card-wrong-seat"
    CARD_WRONG_SEAT = "card-wrong-seat"
    INELIGIBLE_SEAT = "ineligible-seat"
    SEAT_SKIPPED = "seat-skipped"
    TWO_TO_BUTTON = "two-to-button"
    """The button got his last two cards one after the other: legal (TDA 35-B)."""


_CAUSES: Mapping[DealFault, tuple[MisdealCause, ...]] = {
    DealFault.FIRST_CARD_WRONG_SEAT: (MisdealCause.FIRST_CARD_WRONG_SEAT, MisdealCause.WRONG_POSITION),
    DealFault.CARD_WRONG_SEAT: (MisdealCause.WRONG_POSITION,),
    DealFault.INELIGIBLE_SEAT: (MisdealCause.INELIGIBLE_SEAT,),
    DealFault.SEAT_SKIPPED: (MisdealCause.SEAT_SKIPPED,),
}


class Misdealt(Struct, frozen=True, gc=False):
    """What went wrong, and the actions since the deal began. ``seat`` is the seat it concerns, if any."""

    fault: DealFault
    since: Since
    seat: int = NOBODY


def misdeal(rules: HandRules, state: HandState, found: Misdealt) -> Ruling | Refusal:
    """Whether an error in the order of the deal is a misdeal. Refused before the deal and once the hand is over."""
    refused = not_running(state) or not_dealt(state)
    if refused is None and found.seat != NOBODY:
        refused = no_such_seat(state, found.seat)
    if refused:
        return refused
    if found.fault is DealFault.TWO_TO_BUTTON:
        return goes_on(cite(rules, "two-cards-to-button"), facts=(("cards-to-button", "legal"),))
    return misdeal_for(rules, state, _CAUSES[found.fault], found.since)


def misdeal_for(
    rules: HandRules,
    state: HandState,
    causes: Iterable[MisdealCause],
    since: Since,
    *options: Option,
) -> Ruling:
    """The ruling if any of these causes may be a misdeal. ``options`` are offered if the book lists none of them."""
    if too_late(rules, since):
        return goes_on(misdeal_deadline(rules))
    deal = rules.policy.deal
    listed = tuple([cause for cause in causes if cause in deal.misdeal_causes])
    if not listed:
        cited = cite(rules, "misdeal_causes")
        others = options or (Option("continue", cited),)
        return floor_decides(cited, redeal_option(rules, state, cited), *others)
    cited = (*_listed(rules, listed), *cite(rules, "misdeal_redeal"))
    return redeal(rules, state, tuple(dict.fromkeys(cited)), (("cause", _named(listed)),))


def too_late(rules: HandRules, since: Since) -> bool:
    """Is it too late to call a misdeal?"""
    deadline = rules.policy.deal.misdeal_deadline
    return deadline is MisdealDeadline.SUBSTANTIAL_ACTION and substantial_action(rules, since)


def redeal(rules: HandRules, state: HandState, cited: tuple[str, ...], facts: PlainFacts = ()) -> Ruling:
    """A redeal: the cards go back, every chip to its stack, and the hand is dealt again."""
    kept = _kept(rules, state)
    return Ruling("redeal", cited, remedy=_void(state, cited), facts=(*facts, *kept))


def redeal_option(rules: HandRules, state: HandState, cited: tuple[str, ...]) -> Option:
    """A redeal as the director's choice."""
    return Option("redeal", tuple(dict.fromkeys((*cited, *cite(rules, "misdeal_redeal")))), remedy=_void(state, cited))


def replay(plan: HandPlan, seated: Iterable[int] = ()) -> HandPlan:
    """The plan of the second deal (TDA 35-C): button, limits, players and the number of the hand stay.

    Players who were away and are now at their seats (``seated``) may play; penalised hands are dealt and killed again.
    """
    back = frozenset(seated)
    seats = [
        replace(seat, attendance=Attendance.PRESENT) if place in back and seat.attendance is Attendance.ABSENT else seat
        for place, seat in enumerate(plan.seats)
    ]
    return replace(plan, seats=tuple(seats))


def _void(state: HandState, cited: tuple[str, ...]) -> tuple[FloorAction, ...]:
    # Before the postings there is nothing to return, and after the hand there is nothing on the felt.
    return () if isinstance(state, Seated | Settled) else (VoidHand(by("misdeal", cited)),)


def _kept(rules: HandRules, state: HandState) -> PlainFacts:
    how = rules.policy.deal.misdeal_redeal
    if how is MisdealRedeal.EXACT_REPLAY:
        return (("redeal", "exact-replay"), ("button", plan_of(state).button), ("penalty-hands", 1))
    return (("redeal", "reshuffle-and-cut"),)


def _named(causes: tuple[MisdealCause, ...]) -> str:
    return "+".join([cause.value.replace("_", "-") for cause in causes])


def _listed(rules: HandRules, causes: tuple[MisdealCause, ...]) -> tuple[str, ...]:
    """The rule of each cause, if the book prints them separately; a house's own list is cited as a whole."""
    names = []
    for cause in causes:
        subject = f"misdeal-{cause.value.replace('_', '-')}"
        by_house = rules.resolved.sources["misdeal_causes"].kind is SourceKind.HOUSE
        names.append("misdeal_causes" if by_house or subject not in rules.resolved.subjects else subject)
    return cite(rules, *names)


def misdeal_deadline(rules: HandRules) -> tuple[str, ...]:
    """The rules by which it is too late for a misdeal."""
    return cite(rules, "misdeal_deadline", *SUBSTANTIAL)


# ── a misplaced button ───────────────────────────────────────────────────────────────────────────────────────────────


def misplaced_button(rules: HandRules, state: HandState, since: Since) -> Ruling | Refusal:
    """What a misplaced button means, found after ``since`` (TDA 34-A, PSLive 11c, FIGP 38c)."""
    if refused := not_running(state):
        return refused
    if too_late(rules, since):
        return _stays(rules)
    policy = rules.policy
    cited = cite(rules, "button_error_before_sa")
    listed = MisdealCause.BUTTON_MISPLACED in policy.deal.misdeal_causes
    if policy.button.button_error_before_sa is ButtonErrorBefore.MISDEAL_AND_CORRECT and listed:
        cited = tuple(dict.fromkeys((*cited, *cite(rules, "misdeal_redeal"))))
        ruling = redeal(rules, state, cited)
        # An exact replay except for the button, which was wrong, and the blinds that go with it.
        kept = tuple([_but_for_the_button(fact) for fact in ruling.facts if fact[0] != "button"])
        return replace(ruling, facts=(*kept, ("button", "corrected")))
    if policy.button.button_error_before_sa is ButtonErrorBefore.CORRECT and not listed:
        return Ruling("correct-button", cited, facts=(("button", "corrected"),))
    # The book's list of misdeals and its rule on the button do not agree: a house has changed one of them.
    return floor_decides(cited, Option("correct-button", cited), redeal_option(rules, state, cited))


def _stays(rules: HandRules) -> Ruling:
    cited = cite(rules, "button_error_after_sa", *SUBSTANTIAL)
    return goes_on(cited, facts=(("next-button", "moves-on-from-here"),))


def _but_for_the_button(fact: tuple[str, int | str]) -> tuple[str, int | str]:
    return ("redeal", "replay-but-button") if fact == ("redeal", "exact-replay") else fact
