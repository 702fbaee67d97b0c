"""Seats in a tournament case: draws, breaks, arrivals, absences, the button."""

import re

from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence
from shuffleup.tournament.commands import Command
from shuffleup.tournament.seat_commands import BalanceTables, HaltTable, LetTablePlay, RedrawSeats

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class FloorSeats(Sentence, frozen=True):
    """A command about seats that needs nothing said beside it."""

    command: Command


class EverybodyEnters(Sentence, frozen=True):
    """Everybody named in Players enters in this order, and seats are given."""


class TableBreaks(Sentence, frozen=True):
    """The floor breaks a table."""

    table: int


class DrawnTo(Sentence, frozen=True):
    """A late entrant's draw gives him this chair, and he sits down with a full stack."""

    player: str
    chair: int
    table: int


class WasWrong(Sentence, frozen=True):
    """A player sat in the wrong seat; this is the right one."""

    player: str
    chair: int
    table: int


class Needs(Sentence, frozen=True):
    """A player needs a chair of this number."""

    player: str
    chair: int


class AreAbsent(Sentence, frozen=True):
    """Players who are not there."""

    players: tuple[str, ...]


class Come(Sentence, frozen=True):
    """Players who were absent and come."""

    players: tuple[str, ...]


class OrderPublished(Sentence, frozen=True):
    """The order in which tables break."""

    numbers: tuple[int, ...]


class HaltWaived(Sentence, frozen=True):
    """The floor lets a table play a hand that had to stop."""

    table: int


# ── expectations ─────────────────────────────────────────────────────────────────────────────────────────────────────


class SitsIn(Sentence, frozen=True):
    """Where a player sits."""

    player: str
    chair: int
    table: int


class SitsInChair(Sentence, frozen=True):
    """The number of a player's chair, at whatever table."""

    player: str
    chair: int


class HasChips(Sentence, frozen=True):
    """A player's chips."""

    player: str
    amount: int


class TableHas(Sentence, frozen=True):
    """How many players a table has."""

    table: int
    amount: int


class TableGone(Sentence, frozen=True):
    """A table is no longer in play."""

    table: int


class FinalTableOf(Sentence, frozen=True):
    """Everybody who is left sits at one table, so many."""

    amount: int


class NoFinalTable(Sentence, frozen=True):
    """There is more than one table."""


class SeatCards(Sentence, frozen=True):
    """In which order chairs that drew these cards get their seat cards."""

    cards: tuple[int, ...]
    numbers: tuple[int, ...]


class NextPositions(Sentence, frozen=True):
    """Button and blinds of a table's next hand; ``small`` 0 for no small blind."""

    table: int
    button: int
    small: int
    big: int


class OneButton(Sentence, frozen=True):
    """Every table begins with the button in the same chair."""


class DealtAndKilled(Sentence, frozen=True):
    """A player gets cards in the next hand and may not play them."""

    player: str


class StackOut(Sentence, frozen=True):
    """A player has a seat, and his stack is not in play."""

    player: str


class BreaksNext(Sentence, frozen=True):
    """Which table breaks next."""

    table: int


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in re.findall(r"\d+", text)])


def _no_small(table: int, button: int, big: int) -> NextPositions:
    return NextPositions(table, button, 0, big)


_CHAIR = Slot(r"[1-9]\d?", int, "the number of a chair")

SEAT_SLOTS = {
    "numbers": Slot(r"\d+(?:, \d+)*(?: and \d+)?", _numbers, "numbers of chairs or tables: `2, 3 and 1`"),
    "button": _CHAIR,
    "small": _CHAIR,
    "big": _CHAIR,
}

_WHY = ("the floor decides it so", "floor")

SEAT_PLAY = (
    Form(
        "everybody enters",
        "The players of `Players` enter in this order, and seats are given.",
        "everybody enters",
        EverybodyEnters,
    ),
    Form(
        "the tables are balanced",
        "Players move now, if the tables are uneven.",
        "the tables are balanced",
        lambda: FloorSeats(BalanceTables()),
    ),
    Form(
        "all seats are drawn anew",
        "Everybody who is left, at as few tables as they need.",
        "all seats are drawn anew",
        lambda: FloorSeats(RedrawSeats()),
    ),
    Form("table {table} breaks", "By the floor, with a draw.", "table 3 breaks", TableBreaks),
    Form(
        "{player} draws chair {chair} of table {table}",
        "A late entrant, or one who enters again, sits down with a full stack.",
        "Zoe draws chair 4 of table 1",
        DrawnTo,
    ),
    Form(
        "{player} belongs in chair {chair} of table {table}",
        "A player who sat down in the wrong seat goes to the right one.",
        "Anna belongs in chair 4 of table 2",
        WasWrong,
    ),
    Form("{player} needs chair {chair}", "A special need, at whatever table.", "Anna needs chair 9", Needs),
    Form("{players} is|are absent", "They have a seat and are not there.", "Anna and Bruno are absent", AreAbsent),
    Form("{players} come(s)", "They were absent.", "Anna comes", Come),
    Form(
        "tables break in the order {numbers}",
        "As published.",
        "tables break in the order 2, 3 and 1",
        OrderPublished,
    ),
    Form(
        "the floor halts table {table}",
        "No hand begins there until the halt is ended.",
        "the floor halts table 1",
        lambda table: FloorSeats(HaltTable(table, *_WHY)),
    ),
    Form(
        "the floor ends the halt of table {table}",
        "Though it was halted, or is too short.",
        "the floor ends the halt of table 1",
        lambda table: FloorSeats(LetTablePlay(table, *_WHY)),
    ),
    Form(
        "the floor lets table {table} play a hand",
        "Though it is too short: the halt is waived.",
        "the floor lets table 1 play a hand",
        HaltWaived,
    ),
)

SEAT_EXPECTED = (
    Form(
        "{player} sits in chair {chair} of table {table}",
        "Where a player sits.",
        "Anna sits in chair 4 of table 2",
        SitsIn,
    ),
    Form("{player} sits in chair {chair}", "At whatever table.", "Anna sits in chair 9", SitsInChair),
    Form("{player} has {amount}", "A player's chips.", "Anna has 5300", HasChips),
    Form("table {table} has {amount} player(s)", "How many sit there.", "table 1 has 8 players", TableHas),
    Form("table {table} is gone", "It is no longer in play.", "table 3 is gone", TableGone),
    Form(
        "the final table has {amount} player(s)",
        "Everybody who is left sits at one table.",
        "the final table has 10 players",
        FinalTableOf,
    ),
    Form("there is no final table yet", "More than one table is in play.", "there is no final table yet", NoFinalTable),
    Form(
        "chairs that draw {cards} get seats in the order {numbers}",
        "Who gets a seat card first when a table breaks; the cards are those of chair 1, 2 and so on.",
        "chairs that draw 7d Ks Kh get seats in the order 2, 3 and 1",
        SeatCards,
    ),
    Form(
        "next at table {table}: button {button}, small blind {small}, big blind {big}",
        "The chairs of the next hand; the button's may be empty.",
        "next at table 1: button 1, small blind 3, big blind 4",
        NextPositions,
    ),
    Form(
        "next at table {table}: button {button}, big blind {big} alone",
        "The same, with no small blind.",
        "next at table 1: button 2, big blind 4 alone",
        _no_small,
    ),
    Form(
        "every table begins with the button in one chair",
        "The button was drawn once for all tables.",
        "every table begins with the button in one chair",
        OneButton,
    ),
    Form(
        "{player} is dealt in and killed",
        "He gets cards, pays what he owes, and may not play.",
        "Anna is dealt in and killed",
        DealtAndKilled,
    ),
    Form(
        "{player} is not in play yet",
        "A seat was assigned, and its stack is not in play yet.",
        "Anna is not in play yet",
        StackOut,
    ),
    Form("table {table} breaks next", "In the order of breaking.", "table 3 breaks next", BreaksNext),
)
