"""What happens to the clock of a tournament, and hand for hand, and what must be so of it."""

from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.clock_commands import AnnounceClosing, AnnounceHandForHand, PauseClock, ResumeClock, StartDay
from shuffleup.tournament.commands import AdvanceLevel, AwardPrizes, CloseRound, Command

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class TimePasses(Sentence, frozen=True):
    """Time passes, in which nobody plays."""

    minutes: int


class FloorGives(Sentence, frozen=True):
    """A command that needs nothing said beside it."""

    command: Command


class NextHand(Sentence, frozen=True):
    """The floor starts one hand at every table."""


class TableBegins(Sentence, frozen=True):
    """A table begins a hand. ``pushed``: so many minutes ago, when its dealers changed."""

    table: int
    pushed: int = 0


class TableFinishes(Sentence, frozen=True):
    """A table ends its hand; these players lose everything to another at the table."""

    table: int
    players: tuple[str, ...] = ()


class AllInCalled(Sentence, frozen=True):
    """A called all-in is reported."""

    table: int


class TableGoesOn(Sentence, frozen=True):
    """The floor lets a held all-in run."""

    table: int


class CardDrawn(Sentence, frozen=True):
    """A player draws the card that says how many hands are left of the day."""

    card: int


# ── expectations ─────────────────────────────────────────────────────────────────────────────────────────────────────


class LevelIs(Sentence, frozen=True):
    """The number of the level as printed."""

    amount: int


class BlindsAre(Sentence, frozen=True):
    """What the hand in progress at a table costs."""

    table: int
    amount: int


class MinutesLeft(Sentence, frozen=True):
    """Whole minutes until the end of the level or break."""

    amount: int


class AllInWaits(Sentence, frozen=True):
    """The floor may not let the table run yet."""

    table: int


class AllInMayRun(Sentence, frozen=True):
    """The floor may let the table run."""

    table: int


class HandForHandIs(Sentence, frozen=True):
    """Whether the tables play hand for hand."""

    on: bool


class HandsLeft(Sentence, frozen=True):
    """How many hands every table may still begin."""

    amount: int


class CardRefused(Sentence, frozen=True):
    """The last hands may not be drawn."""


class DayIsOver(Sentence, frozen=True):
    """The day is over."""


class DealAsked(Sentence, frozen=True):
    """Play is over, and these players divide the prizes of their places by ICM."""

    players: tuple[str, ...]


class IsPaid(Sentence, frozen=True):
    """What a player is awarded, in hundredths."""

    player: str
    amount: int


class TrophyGoes(Sentence, frozen=True):
    """Who has most chips when play is over."""

    player: str


def _deed(command: Command) -> FloorGives:
    return FloorGives(command)


def _paid(player: str, money: int) -> IsPaid:
    return IsPaid(player, money)


def _on() -> HandForHandIs:
    return HandForHandIs(on=True)


def _off() -> HandForHandIs:
    return HandForHandIs(on=False)


CLOCK_SLOTS = {
    "minutes": Slot(r"[1-9]\d{0,4}", int, "whole minutes"),
    "pushed": Slot(r"[1-9]\d{0,3}", int, "whole minutes"),
    "card": Slot(r"\d{1,2}", int, "the value of a card"),
}

CLOCK_PLAY = (
    Form("{minutes} minute(s) pass", "Time goes by, and nobody plays.", "20 minutes pass", TimePasses),
    Form("the clock is stopped", "It keeps what it shows.", "the clock is stopped", lambda: _deed(PauseClock("case"))),
    Form("the clock goes on", "From what it shows.", "the clock goes on", lambda: _deed(ResumeClock())),
    Form(
        "the next level is announced",
        "Before its time, by the floor.",
        "the next level is announced",
        lambda: _deed(AdvanceLevel()),
    ),
    Form(
        "hand for hand is announced",
        "Every table finishes the hand it plays and waits.",
        "hand for hand is announced",
        lambda: _deed(AnnounceHandForHand()),
    ),
    Form("the floor starts the next hand", "One at every table.", "the floor starts the next hand", NextHand),
    Form(
        "every table has finished",
        "The hand is over everywhere: who bust in it is placed.",
        "every table has finished",
        lambda: _deed(CloseRound()),
    ),
    Form("table {table} begins a hand", "By itself.", "table 1 begins a hand", TableBegins),
    Form(
        "table {table} begins a hand with a dealer pushed {pushed} minute(s) ago",
        "The first hand of a new dealer.",
        "table 1 begins a hand with a dealer pushed 2 minutes ago",
        TableBegins,
    ),
    Form("table {table} finishes its hand", "No chip moves.", "table 1 finishes its hand", TableFinishes),
    Form(
        "table {table} finishes its hand, {players} bust(s)",
        "These players lose all their chips to another at their table.",
        "table 1 finishes its hand, Anna and Bruno bust",
        TableFinishes,
    ),
    Form(
        "an all-in is called at table {table}",
        "Hand for hand it is held, the hands face down.",
        "an all-in is called at table 2",
        AllInCalled,
    ),
    Form(
        "the floor lets table {table} go on", "A held all-in is let run.", "the floor lets table 2 go on", TableGoesOn
    ),
    Form(
        "the card drawn is a {card}",
        "The clock is stopped near the end of the day; the card says how many hands are left.",
        "the card drawn is a 5",
        CardDrawn,
    ),
    Form("the prizes are awarded", "When play is over.", "the prizes are awarded", lambda: _deed(AwardPrizes())),
    Form("the next day begins", "With the next level.", "the next day begins", lambda: _deed(StartDay())),
    Form("the house closes", "The closing hour has come.", "the house closes", lambda: _deed(AnnounceClosing())),
)

CLOCK_EXPECTED = (
    Form("the level is {amount}", "That of a hand that begins now, breaks not counted.", "the level is 3", LevelIs),
    Form(
        "the big blind at table {table} is {amount}",
        "What the hand in progress there costs.",
        "the big blind at table 1 is 200",
        BlindsAre,
    ),
    Form(
        "{amount} minute(s) are left",
        "Whole minutes until the level or the break ends.",
        "12 minutes are left",
        MinutesLeft,
    ),
    Form(
        "the all-in at table {table} waits",
        "The floor may not let it run yet. The rule may follow.",
        "the all-in at table 2 waits (rule 23a)",
        AllInWaits,
        cites=True,
    ),
    Form(
        "the all-in at table {table} may run",
        "The floor may let it run now.",
        "the all-in at table 2 may run",
        AllInMayRun,
    ),
    Form("hand for hand goes on", "The money is not reached.", "hand for hand goes on", _on),
    Form("hand for hand is over", "Tables play by themselves.", "hand for hand is over", _off),
    Form(
        "every table plays {amount} more hand(s)",
        "So many hands every table may still begin.",
        "every table plays 5 more hands",
        HandsLeft,
    ),
    Form(
        "the card may not be drawn",
        "It is not the time for it. The rule may follow.",
        "the card may not be drawn (rule 22)",
        CardRefused,
        cites=True,
    ),
    Form("the day is over", "No hand begins until the next day does.", "the day is over", DayIsOver),
    Form(
        "{players} divide the prizes by ICM",
        "Play is over; these players, and nobody else, divide the prizes not won yet. The rule may follow.",
        "Anna and Bruno divide the prizes by ICM (rule MED-24)",
        DealAsked,
        cites=True,
    ),
    Form("{player} is paid {money}", "All that a player is awarded.", "Anna is paid 42", _paid),
    Form(
        "the trophy goes to {player}",
        "The winner; of those left at the closing hour, who has most chips.",
        "the trophy goes to Anna",
        TrophyGoes,
    ),
)
