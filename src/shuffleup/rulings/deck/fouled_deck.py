"""A deck that is not as it should be: duplicates, foreign and missing cards, cards of another game; and a new deck.

a cause that fouls the deck       the hand is void, even after substantial action     TDA 35-E, FIGP 45, 46, 48
a card that does not belong       before substantial action a misdeal                 TDA 35-A
                                  after it a scrap of paper                           TDA 35-D
found after the hand              only until the reading of hands is closed           TDA 22, FIGP 31
"""

from enum import Enum

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.orders.actions import VoidHand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import HandState, Seated, Settled
from shuffleup.rulebooks.policy.deal import DeckChange, DeckRequest, FouledDeckCause, MisdealCause, NonstandardCard
from shuffleup.rulings.deck.misdeal import misdeal_for, too_late
from shuffleup.rulings.orders import by, floor_decides, no_such_seat
from shuffleup.rulings.ruling import Option, Ruling, cite
from shuffleup.rulings.substantial import SUBSTANTIAL, Since


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
    """A fault of the deck, the actions since the deal, and whether the next hand has already begun."""

    fault: DeckFault
    since: Since
    next_hand_begun: bool = False


def fouled_deck(rules: HandRules, state: HandState, found: DeckFound) -> Ruling | Refusal:
    """What a fault of the deck means. Refused if the next hand is said to have begun before this one ended."""
    if found.next_hand_begun:
        if not isinstance(state, Settled):
            return refuse("not-over")
        return Ruling("result-stands", cite(rules, "contest_deadline_reading", "fouled_deck_causes"))
    causes = rules.policy.deal.fouled_deck_causes
    if found.fault in _FOULS and _FOULS[found.fault] in causes:
        return _void(rules, state, found)
    if found.fault in (DeckFault.FOREIGN_BACK, DeckFault.NONSTANDARD):
        return _does_not_belong(rules, state, found)
    return _by_house(rules, state)


def _does_not_belong(rules: HandRules, state: HandState, found: DeckFound) -> Ruling:
    """A card that does not belong to the game, in a book in which it does not foul the deck."""
    if not too_late(rules, found.since):
        return misdeal_for(rules, state, (MisdealCause.NONSTANDARD_BEFORE_SA,), found.since)
    cited = cite(rules, "nonstandard_card_after_sa", *SUBSTANTIAL)
    policy = rules.policy.deal.nonstandard_card_after_sa
    if policy is NonstandardCard.SCRAP:
        return Ruling("scrap-card", cited)
    if found.fault is DeckFault.FOREIGN_BACK:
        return _void(rules, state, found)
    return floor_decides(cited, Option("scrap-card", cited), _void_option(state, cited))


def _by_house(rules: HandRules, state: HandState) -> Ruling:
    """A cause that the book does not print: the house or the law may have made it one (TDA 35-E), or the director may.

    A list of what fouls a deck does not say that nothing else does (FIGP, closing clause).
    """
    house = FouledDeckCause.HOUSE in rules.policy.deal.fouled_deck_causes
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
    # A hand that is over is undone in the stacks, by correcting its awards; one not begun has nothing to return.
    return () if isinstance(state, Seated | Settled) else (VoidHand(by("void-hand", cited)),)


# ── another deck ─────────────────────────────────────────────────────────────────────────────────────────────────────


class AskedForDeck(Struct, frozen=True, gc=False):
    """A player asks for another deck; ``irregular``: this one is clearly defective (marked, torn, sticky)."""

    seat: int
    irregular: bool = False


def deck_request(rules: HandRules, state: HandState, asked: AskedForDeck) -> Ruling | Refusal:
    """Whether a player's request brings another deck (TDA 26, PSLive 17, FIGP 57)."""
    if refused := no_such_seat(state, asked.seat):
        return refused
    allowed = rules.policy.deal.player_deck_request is DeckRequest.IF_IRREGULAR and asked.irregular
    return Ruling("change-deck" if allowed else "deck-stays", cite(rules, "player_deck_request"), seat=asked.seat)


def deck_change(rules: HandRules, occasion: DeckChange) -> Ruling:
    """Whether the deck is changed on this occasion."""
    changed = occasion in rules.policy.deal.deck_change_on
    return Ruling("change-deck" if changed else "deck-stays", cite(rules, "deck_change_on"))


def rabbit_hunt(rules: HandRules) -> Ruling:
    """Whether cards that would have been dealt may be shown after the hand (TDA 28, FIGP 30)."""
    shown = rules.policy.deal.rabbit_hunting
    return Ruling("show-cards" if shown else "not-shown", cite(rules, "rabbit_hunting"))
