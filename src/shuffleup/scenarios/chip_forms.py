"""What happens to chips in a tournament beside the hands, and what must be so of them."""

import re

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.chips.pile import Pile
from shuffleup.scenarios.event_headers import EVENT_FACTS, Fact
from shuffleup.scenarios.forms import NAME, FillingError, Form, Slot, cards_of, pile_of
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.definition import Denomination

_PILE = r"\d[\dx×+]*"
_RACED = rf"{NAME} {_PILE}(?: with (?:[2-9TJQKA][cdhs])+)?"


def _chips(text: str) -> tuple[Denomination, ...]:
    values, _, leaving = text.partition(" without ")
    known = [int(value) for value in values.split("/")]
    numbers = [int(number) for number in re.findall(r"\d+", leaving)]
    gone = dict(zip(numbers[::2], numbers[1::2], strict=True))
    if known != sorted(set(known)) or any(value not in known for value in gone):
        raise FillingError(f"'{text}': write the chips from the smallest up, and only those that there are")
    return tuple([Denomination(value, gone.get(value, 0)) for value in known])


EVENT_FACTS.append(
    Fact(
        r"chips (\d+(?:/\d+)+(?: without \d+ from level \d+(?: and \d+ from level \d+)*)?)",
        "chips",
        "chips 25/100/500 without 25 from level 2",
        "the chip set, and from which level on a chip is gone",
        _chips,
    )
)


class Raced(Struct, frozen=True):
    """The chips before a player in a race, and the cards dealt to him; none where they are drawn."""

    player: str
    pile: Pile
    cards: tuple[Card, ...] = ()


class RacedOff(Sentence, frozen=True):
    """The race of one table, with the chips before its players."""

    table: int
    held: tuple[Raced, ...]


class FindsChips(Sentence, frozen=True):
    """A player finds chips that have been raced off."""

    player: str
    found: int
    value: int


class TableCounted(Sentence, frozen=True):
    """Chips are counted and are as told."""

    held: tuple[tuple[str, int], ...]


class Stray(Sentence, frozen=True):
    """Chips are found that nobody owns."""

    amount: int


class ExchangedUp(Sentence, frozen=True):
    """The floor gives a player larger chips."""

    player: str
    given: Pile
    received: Pile


class CountRefused(Sentence, frozen=True):
    """A count that does not come to the total is not taken."""

    held: tuple[tuple[str, int], ...]


class ProofHolds(Sentence, frozen=True):
    """Issued and raced and found less removed is what lies on the tables."""


def _held(text: str) -> tuple[Raced, ...]:
    return tuple([_raced(part) for part in text.split(", ")])


def _raced(text: str) -> Raced:
    name, pile, *rest = text.split(" ")
    return Raced(name, pile_of(pile), cards_of("".join(rest[1:])))


def _counted(text: str) -> tuple[tuple[str, int], ...]:
    return tuple([(name, int(chips)) for name, chips in (part.split(" ") for part in text.split(", "))])


CHIP_SLOTS = {
    "held": Slot(
        rf"{_RACED}(?:, {_RACED})*",
        _held,
        "players, their chips, and cards if they are said: `Anna 500+25x3 with 9s4d2c, Bruno 25 with Kc`",
    ),
    "stacks": Slot(rf"{NAME} \d+(?:, {NAME} \d+)*", _counted, "players and amounts: `Anna 9000, Bruno 11000`"),
    "given": Slot(_PILE, pile_of, "chips by denomination: `25x20`"),
    "received": Slot(_PILE, pile_of, "chips by denomination: `500`"),
    "found": Slot(r"[1-9]\d{0,3}", int, "a number of chips"),
    "value": Slot(r"[1-9]\d{0,6}", int, "the value of a chip"),
}

CHIP_PLAY = (
    Form(
        "the chips at table {table} are raced off: {held}",
        "The race of one table with everybody's chips. Who wins is drawn where no cards are said.",
        "the chips at table 1 are raced off: Anna 500+25x3, Bruno 25",
        RacedOff,
    ),
    Form(
        "{player} finds {found} chip(s) of {value}",
        "Chips whose race is over.",
        "Anna finds 5 chips of 25",
        FindsChips,
    ),
    Form(
        "a count finds {stacks}",
        "A count of whole tables that is taken.",
        "a count finds Anna 9000, Bruno 11000",
        lambda stacks: TableCounted(stacks),
    ),
    Form(
        "chips worth {amount} are found astray",
        "Nobody knows whose they are.",
        "chips worth 100 are found astray",
        Stray,
    ),
    Form(
        "the floor exchanges {given} of {player} for {received}",
        "A colour-up by the floor's decision.",
        "the floor exchanges 25x20 of Anna for 500",
        ExchangedUp,
    ),
)

CHIP_EXPECTED = (
    Form(
        "a count of {stacks} is not taken",
        "It does not come to the chips in play, and nobody explains it.",
        "a count of Anna 9000, Bruno 10000 is not taken",
        lambda stacks: CountRefused(stacks),
    ),
    Form("the chips in play are proven", "All tables hold what they must.", "the chips in play are proven", ProofHolds),
)
