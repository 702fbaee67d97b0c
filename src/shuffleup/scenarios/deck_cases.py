"""Cases about the deal and the deck, as sentences, and what they may come to."""

from msgspec import Struct

from shuffleup.rulebooks.policy.deal import DeckChange
from shuffleup.rulings.fouled_deck import DeckFault
from shuffleup.rulings.misdeal import DealFault
from shuffleup.rulings.stub import StubOrder
from shuffleup.scenarios.scenario import Sentence

KEYS = frozenset(
    (
        "redeal",
        "continue",
        "void-hand",
        "dead-hand",
        "replace-card",
        "card-becomes-burn",
        "complete-hand",
        "next-card-instead",
        "scrap-card",
        "result-stands",
        "correct-button",
        "scramble-flop",
        "restore-flop",
        "redeal-flop",
        "redeal-street",
        "river-card-becomes-turn",
        "restore-order",
        "reshuffle-stub",
        "reshuffle-stub-and-muck",
        "rebuild-fairly",
        "change-deck",
        "deck-stays",
        "show-cards",
        "not-shown",
        "deal-as-ever",
        "reshuffle-with-burns",
        "common-card",
        "reshuffle-and-common-card",
        "becomes-upcard",
        "floor-decides",
    )
)
"""What a case can come to; written with blanks, and `the floor decides`."""


class Remedy(Struct, frozen=True):
    """What a case is expected to come to. Details are facts of the ruling, in words; options are all it offers."""

    key: str
    options: tuple[str, ...] = ()
    details: tuple[str, ...] = ()


class DeckCase(Sentence, frozen=True):
    """A case and what it comes to."""

    remedy: Remedy


class CardsExposed(DeckCase, frozen=True):
    """Cards of the deal that the dealer turned up, counted from 1."""

    cards: tuple[int, ...]


class DealtWrong(DeckCase, frozen=True):
    """An error in the order of the deal."""

    fault: DealFault


class Holds(DeckCase, frozen=True):
    """Players with a wrong number of cards, each with as many."""

    players: tuple[str, ...]
    count: int
    acted: bool = False
    seen: bool = False


class FaceUp(DeckCase, frozen=True):
    """Cards that lay face up in the deck: those of the deal by their numbers, and how many came later."""

    cards: tuple[int, ...] = ()
    later: int = 0


class DeckFaulty(DeckCase, frozen=True):
    """A deck that is not in order."""

    fault: DeckFault
    next_hand: bool = False


class ButtonMisplaced(DeckCase, frozen=True):
    """The button lies in the wrong place."""


class FlopIs(DeckCase, frozen=True):
    """A flop that is not in order. ``exposed``: it was turned up; ``acted``: somebody has acted on it."""

    cards: int = 3
    burns: int = 1
    exposed: bool = True
    acted: bool = False


class ComesEarly(DeckCase, frozen=True):
    """A street dealt before the betting was over."""

    street: str


class StubIs(DeckCase, frozen=True):
    """A stub out of order."""

    order: StubOrder


class AsksForDeck(DeckCase, frozen=True):
    """A player wants another deck."""

    player: str
    irregular: bool = False


class DeckChangedAt(DeckCase, frozen=True):
    """An occasion on which the deck may be changed."""

    occasion: DeckChange


class UndealtAsked(DeckCase, frozen=True):
    """Somebody wants to see the cards that would have come."""


class SeventhStreet(DeckCase, frozen=True):
    """Players who wait for seventh street, and the cards that are left."""

    waiting: int
    left: int
