"""The people who deal in a tournament, and what is told of the start of a hand: reliefs, decks, handovers, races."""

from shuffleup.scenarios.chip_forms import CHIP_SLOTS, Raced
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.hand_start import StartingAct

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class DealerRelieved(Sentence, frozen=True):
    """Another dealer comes to a table."""

    table: int


class BeginsAfter(Sentence, frozen=True):
    """A table begins a hand; so many minutes ago this was done there."""

    table: int
    act: StartingAct
    minutes: int


class RacedOffFrom(Sentence, frozen=True):
    """The race of one table, its cards dealt by the player of a chair."""

    table: int
    chair: int
    held: tuple[Raced, ...]


# ── expectations ─────────────────────────────────────────────────────────────────────────────────────────────────────


class MayBeRelieved(Sentence, frozen=True):
    """Whether the dealer of a table may be changed now."""

    table: int
    yes: bool


class DecksCalled(Sentence, frozen=True):
    """At which tables decks are called for; none: at no table."""

    tables: tuple[int, ...] = ()


class ToldOfWarning(Sentence, frozen=True):
    """The next dealer hears of a player's warning."""

    table: int
    player: str


class ToldOfHands(Sentence, frozen=True):
    """The next dealer hears what a player has to miss."""

    table: int
    player: str
    hands: int


class ToldOfAbsence(Sentence, frozen=True):
    """The next dealer hears that a player is away."""

    table: int
    player: str


class ToldOfBlinds(Sentence, frozen=True):
    """The next dealer hears the blinds."""

    table: int
    small: int
    big: int


class NotTold(Sentence, frozen=True):
    """The next dealer hears nothing of a player."""

    table: int
    player: str


class RaceBegan(Sentence, frozen=True):
    """The chair to which the first card of a race went."""

    table: int
    chair: int


class AnteIs(Sentence, frozen=True):
    """What all antes of the hand in progress come to."""

    table: int
    amount: int


_ACTS = {
    "deck was washed": StartingAct.WASH,
    "deck was riffled": StartingAct.RIFFLE,
    "shuffling machine was opened": StartingAct.MACHINE_BUTTON,
    "dealer was pushed in": StartingAct.DEALER_PUSH,
}

DEALER_SLOTS = {
    "started": Slot("|".join(_ACTS), _ACTS.__getitem__, ", ".join([f"`{words}`" for words in _ACTS])),
    "tables": Slot(
        r"\d+(?:, \d+)*(?: and \d+)?",
        lambda text: tuple([int(number) for number in text.replace(" and ", ", ").split(", ")]),
        "tables by their numbers: `1 and 3`",
    ),
    "small_blind": Slot(r"[1-9]\d{0,11}", int, "the small blind"),
    "big_blind": Slot(r"[1-9]\d{0,11}", int, "the big blind"),
    "held": CHIP_SLOTS["held"],
}

DEALER_PLAY = (
    Form(
        "the dealer of table {table} is relieved",
        "Between two hands.",
        "the dealer of table 1 is relieved",
        DealerRelieved,
    ),
    Form(
        "table {table} begins a hand whose {started} {minutes} minute(s) ago",
        "The hand is reported late; whether it began then is the book's.",
        "table 1 begins a hand whose deck was riffled 2 minutes ago",
        lambda table, started, minutes: BeginsAfter(table, started, minutes),
    ),
    Form(
        "the chips at table {table} are raced off by the dealer in chair {chair}: {held}",
        "The race of one table where a player deals. Who wins is drawn where no cards are said.",
        "the chips at table 1 are raced off by the dealer in chair 3: Anna 500+25x3, Bruno 25",
        lambda table, chair, held: RacedOffFrom(table, chair, held),
    ),
)
"""What may happen to them."""

DEALER_EXPECTED = (
    Form(
        "the dealer of table {table} may be relieved",
        "It is not shortly before a break or a new level.",
        "the dealer of table 1 may be relieved",
        lambda table: MayBeRelieved(table, yes=True),
    ),
    Form(
        "the dealer of table {table} may not be relieved",
        "It is too shortly before one. The rule may follow.",
        "the dealer of table 1 may not be relieved (rule RP-7)",
        lambda table: MayBeRelieved(table, yes=False),
        cites=True,
    ),
    Form(
        "decks are called for at table(s) {tables}",
        "In the last minute before play goes on. The rule may follow.",
        "decks are called for at tables 1 and 2 (rule RP-20)",
        lambda tables: DecksCalled(tables),
        cites=True,
    ),
    Form("no deck is called for", "It is not the time.", "no deck is called for", DecksCalled),
    Form(
        "the next dealer of table {table} is told of {player}'s warning",
        "Part of what one dealer tells the other. The rule may follow.",
        "the next dealer of table 1 is told of Anna's warning (rule RP-15)",
        ToldOfWarning,
        cites=True,
    ),
    Form(
        "the next dealer of table {table} is told of {hands} hand(s) for {player} to miss",
        "The same, of a penalty that is being served.",
        "the next dealer of table 1 is told of 3 hands for Anna to miss",
        lambda table, hands, player: ToldOfHands(table, player, hands),
        cites=True,
    ),
    Form(
        "the next dealer of table {table} is told that {player} is absent",
        "The same, of somebody who is away.",
        "the next dealer of table 1 is told that Anna is absent",
        ToldOfAbsence,
        cites=True,
    ),
    Form(
        "the next dealer of table {table} is told of blinds {small_blind}/{big_blind}",
        "The same, of the level.",
        "the next dealer of table 1 is told of blinds 100/200",
        lambda table, small_blind, big_blind: ToldOfBlinds(table, small_blind, big_blind),
        cites=True,
    ),
    Form(
        "the next dealer of table {table} is told nothing of {player}",
        "There is nothing against this player, or he sits elsewhere.",
        "the next dealer of table 1 is told nothing of Bruno",
        NotTold,
    ),
    Form(
        "the race at table {table} began in chair {chair}",
        "Where its first card went.",
        "the race at table 1 began in chair 4",
        RaceBegan,
    ),
    Form(
        "the antes at table {table} come to {amount}",
        "All antes of the hand in progress there.",
        "the antes at table 1 come to 200",
        AnteIs,
    ),
)
"""What may be expected of them."""
