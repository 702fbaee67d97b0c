"""What the floor of a tournament may order, and what was drawn for the tables."""

from shuffleup.scenarios.cage_setting import MONEY, cents
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.bounty_terms import BountyKind, BountyTerms


class CardMay(Sentence, frozen=True):
    """Whether a card of this value may say how many hands are left of the day."""

    card: int
    yes: bool


class HouseMayClose(Sentence, frozen=True):
    """Whether the closing hour may come now."""

    yes: bool


class HandMayTake(Sentence, frozen=True):
    """Whether hand for hand may take so many minutes off the clock with every hand."""

    minutes: int
    yes: bool


class BountiesMay(Sentence, frozen=True):
    """Whether such an event may be played with these bounties."""

    bounties: BountyTerms
    yes: bool


class ButtonsDrawnAnew(Sentence, frozen=True):
    """Whether the buttons of all tables were drawn in the middle of the event."""

    yes: bool


class OwnButtons(Sentence, frozen=True):
    """Each table has drawn its own button."""


def _bounties(text: str) -> BountyTerms:
    kind, *_, amount = text.split()
    return BountyTerms(kind=BountyKind(kind), cents=cents(amount))


PROCEDURE_SLOTS = {
    "bounties": Slot(
        rf"(?:fixed|progressive|mystery) bounties of {MONEY}",
        _bounties,
        "how bounties are won, and how high each is: `fixed bounties of 20`",
    ),
}

PROCEDURE_EXPECTED = (
    Form(
        "a card of {card} may be drawn",
        "It is time for the last hands, and the card is one of those.",
        "a card of 3 may be drawn",
        lambda card: CardMay(card, yes=True),
    ),
    Form(
        "a card of {card} may not be drawn",
        "It is not the time, or the card is not one of those. The rule may follow.",
        "a card of 8 may not be drawn (rule 22)",
        lambda card: CardMay(card, yes=False),
        cites=True,
    ),
    Form(
        "the house may close",
        "The event ends by the closing hour.",
        "the house may close",
        lambda: HouseMayClose(yes=True),
    ),
    Form(
        "the house may not close",
        "No closing hour ends the event.",
        "the house may not close",
        lambda: HouseMayClose(yes=False),
    ),
    Form(
        "a hand may take {minutes} minutes off the clock",
        "Hand for hand may be announced so.",
        "a hand may take 3 minutes off the clock",
        lambda minutes: HandMayTake(minutes, yes=True),
    ),
    Form(
        "a hand may not take {minutes} minutes off the clock",
        "It may not. The rule may follow.",
        "a hand may not take 4 minutes off the clock (rule RP-8)",
        lambda minutes: HandMayTake(minutes, yes=False),
        cites=True,
    ),
    Form(
        "{bounties} may be played",
        "An event may announce them.",
        "fixed bounties of 20 may be played",
        lambda bounties: BountiesMay(bounties, yes=True),
    ),
    Form(
        "{bounties} may not be played",
        "The book knows no such bounties. The rule may follow.",
        "fixed bounties of 30 may not be played (rule MED-15)",
        lambda bounties: BountiesMay(bounties, yes=False),
        cites=True,
    ),
    Form(
        "the buttons were drawn anew",
        "At all tables, in the middle of the event.",
        "the buttons were drawn anew",
        lambda: ButtonsDrawnAnew(yes=True),
    ),
    Form(
        "the buttons were not drawn anew",
        "Every table goes on with the one it has.",
        "the buttons were not drawn anew",
        lambda: ButtonsDrawnAnew(yes=False),
    ),
    Form(
        "every table has drawn its own button",
        "They do not all begin with it in the same chair.",
        "every table has drawn its own button",
        OwnButtons,
    ),
)
