"""A deck that is not the deck it should be: duplicates, foreign and missing cards, cards of another game.

a cause that fouls the deck       the hand is void, even after substantial action     TDA 35-E, FIGP 45, 46, 48
a card that does not belong       before substantial action a misdeal                 TDA 35-A
                                  after it a scrap of paper                           TDA 35-D
found after the hand              only until the reading of hands is closed           TDA 22, FIGP 31
"""

from enum import Enum

from msgspec import Struct

from shuffleup.hand.floor_actions import VoidHand
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState, Seated, Settled
from shuffleup.rulebooks.policy.deal import FouledDeckCause, MisdealCause, NonstandardCard
from shuffleup.rulings.cited import cite
from shuffleup.rulings.misdeal import misdeal_for, too_late
from shuffleup.rulings.orders import by, floor_decides
from shuffleup.rulings.ruling import Option, Ruling
from shuffleup.rulings.substantial import Since, substantial_rules


class DeckFault(Enum):
    """What is wrong with the deck."""

    DUPLICATE = "duplicate"
    FOREIGN_BACK = "foreign-back"
    MISSING_CARD = "missing-card"
    NONSTANDARD = "nonstandard"
    """A card of the right back that the game does not use: a joker, a deuce in short deck."""
    OTHER = "other"


_FOULS = {
    DeckFault.DUPLICATE: FouledDeckCause.DUPLICATE,
    DeckFault.FOREIGN_BACK: FouledDeckCause.FOREIGN_BACK,
    DeckFault.MISSING_CARD: FouledDeckCause.MISSING_CARD,
}


class DeckFound(Struct, frozen=True, gc=False):
    """A fault of the deck, what has been done since the deal, and whether the next hand has begun meanwhile."""

    fault: DeckFault
    since: Since
    next_hand_begun: bool = False


def fouled_deck(rules: HandRules, state: HandState, found: DeckFound) -> Ruling | Refusal:
    """What a fault of the deck means. Refused where the next hand is said to have begun before this one ended."""
    if found.next_hand_begun:
        if not isinstance(state, Settled):
            return Refusal("not-over", "the next hand cannot have begun: this one is still played")
        return Ruling("result-stands", cite(rules, "contest_deadline_reading", "fouled_deck_causes"))
    causes = rules.resolved.policy.deal.fouled_deck_causes
    if found.fault in _FOULS and _FOULS[found.fault] in causes:
        return _void(rules, state, found)
    if found.fault in (DeckFault.FOREIGN_BACK, DeckFault.NONSTANDARD):
        return _does_not_belong(rules, state, found)
    return _by_house(rules, state)


def _does_not_belong(rules: HandRules, state: HandState, found: DeckFound) -> Ruling:
    """A card that is not of the game, in a book where it does not foul the deck."""
    if not too_late(rules, found.since):
        return misdeal_for(rules, state, (MisdealCause.NONSTANDARD_BEFORE_SA,), found.since)
    cited = tuple(dict.fromkeys((*cite(rules, "nonstandard_card_after_sa"), *substantial_rules(rules))))
    policy = rules.resolved.policy.deal.nonstandard_card_after_sa
    if policy is NonstandardCard.SCRAP:
        return Ruling("scrap-card", cited)
    if found.fault is DeckFault.FOREIGN_BACK:
        return _void(rules, state, found)
    return floor_decides(cited, Option("scrap-card", cited), _void_option(state, cited))


def _by_house(rules: HandRules, state: HandState) -> Ruling:
    """Not a cause that the book prints: the house or the law may have made it one (TDA 35-E), else the director does.

    A list of what fouls a deck does not say that nothing else can (FIGP, closing clause).
    """
    house = FouledDeckCause.HOUSE in rules.resolved.policy.deal.fouled_deck_causes
    cited = cite(rules, "fouled_deck_causes" if house else "not-in-the-book")
    return floor_decides(cited, _void_option(state, cited), Option("continue", cited))


def _void(rules: HandRules, state: HandState, found: DeckFound) -> Ruling:
    named = (f"fouled-deck-{found.fault.value}",) if _printed_apart(rules, found.fault) else ("fouled_deck_causes",)
    cited = cite(rules, *named)
    return Ruling("void-hand", cited, remedy=_orders(state, cited), facts=(("cause", found.fault.value),))


def _printed_apart(rules: HandRules, fault: DeckFault) -> bool:
    return f"fouled-deck-{fault.value}" in rules.resolved.subjects


def _void_option(state: HandState, cited: tuple[str, ...]) -> Option:
    return Option("void-hand", cited, remedy=_orders(state, cited))


def _orders(state: HandState, cited: tuple[str, ...]) -> tuple[VoidHand, ...]:
    # A hand that is over is undone in the stacks, by corrections of its award; one not begun has nothing to return.
    return () if isinstance(state, Seated | Settled) else (VoidHand(by("void-hand", cited)),)
