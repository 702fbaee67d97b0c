"""What must be so of leagues and teams. Money may have hundredths; points and places are in digits.

Under mediterraneo-2026, place 10 of 75 players scores 12 points (rule MED-22)
"""

import re

from shuffleup.scenarios.cage_setting import MONEY, cents
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence


class PlaceScores(Sentence, frozen=True):
    """What a place scores; ``unpaid_on_day_two``: its holder reached the second day and is not paid."""

    at_place: int
    of_players: int
    amount: int
    unpaid_on_day_two: bool = False


class SameDay(Sentence, frozen=True):
    """What two scores of one day come to."""

    points: int
    more_points: int
    amount: int


class NoShowScoresNothing(Sentence, frozen=True):
    """A registered player who never plays has no points."""


class Retains(Sentence, frozen=True):
    """What a prize pool pays into the league's pot."""

    of_pot: int
    money: int


class LeavesInEvent(Sentence, frozen=True):
    """What stays in the event for its own prizes."""

    of_pot: int
    money: int


class GeneralLeaguePays(Sentence, frozen=True):
    """The prize of a rank of the general league."""

    at_rank: int
    of_pot: int
    money: int


class SeriesPays(Sentence, frozen=True):
    """The prizes of a rank and of a place in the final, together."""

    at_rank: int
    at_place: int
    of_pot: int
    money: int


class FinalChips(Sentence, frozen=True):
    """The chips with which points begin the final."""

    points: int
    amount: int


class AbsentPlaced(Sentence, frozen=True):
    """The place of a finalist who is removed for not coming."""

    of_players: int
    after: int
    amount: int


class AbsentStays(Sentence, frozen=True):
    """It is too early to remove a finalist who has not come."""

    after: int


class MatesScore(Sentence, frozen=True):
    """What the places of team-mates come to."""

    ordinals: tuple[int, ...]
    amount: int


_ORDINAL = r"\d{1,2}(?:st|nd|rd|th)"


def _ordinals(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in re.findall(r"\d+", text)])


LEAGUE_SLOTS = {
    "at_place": Slot(r"[1-9]\d{0,4}", int, "a place, in digits: `10`"),
    "at_rank": Slot(r"[1-9]\d{0,2}", int, "a rank of a season: `3`"),
    "of_players": Slot(r"[1-9]\d{0,4}", int, "how many there are: `75`"),
    "of_pot": Slot(MONEY, cents, "money: `8000`, or `8000.50`"),
    "points": Slot(r"\d{1,4}", int, "points: `143`"),
    "more_points": Slot(r"\d{1,4}", int, "points: `22`"),
    "after": Slot(r"\d{1,3}", int, "minutes: `60`"),
    "ordinals": Slot(rf"{_ORDINAL}(?:, {_ORDINAL})*(?: and {_ORDINAL})?", _ordinals, "places: `1st, 5th and 9th`"),
}


def _day_two(at_place: int, of_players: int, amount: int) -> PlaceScores:
    return PlaceScores(at_place, of_players, amount, unpaid_on_day_two=True)


LEAGUE_EXPECTED = (
    Form(
        "place {at_place} of {of_players} players scores {amount} points",
        "Points of the league for a place. The rule may follow.",
        "place 10 of 75 players scores 12 points (rule MED-22)",
        PlaceScores,
        cites=True,
    ),
    Form(
        "place {at_place} of {of_players} players scores {amount} points on an unpaid second day",
        "The same for a player who reached the second day and is not paid.",
        "place 20 of 100 players scores 8 points on an unpaid second day",
        _day_two,
        cites=True,
    ),
    Form(
        "{points} and {more_points} points on one day count as {amount}",
        "What two scores of the same day come to.",
        "14 and 22 points on one day count as 22",
        SameDay,
        cites=True,
    ),
    Form(
        "a registered player who never plays scores nothing",
        "He is not in the standings.",
        "a registered player who never plays scores nothing",
        NoShowScoresNothing,
        cites=True,
    ),
    Form(
        "of a pot of {of_pot} the league retains {money}",
        "What an event pays into the pot of the season.",
        "of a pot of 8000 the league retains 400",
        Retains,
        cites=True,
    ),
    Form(
        "of a pot of {of_pot} the event keeps {money}",
        "What is left for the prizes of the event itself.",
        "of a pot of 8000 the event keeps 7600",
        LeavesInEvent,
        cites=True,
    ),
    Form(
        "rank {at_rank} of the general league wins {money} of {of_pot}",
        "The prize of a rank when the season has ended.",
        "rank 10 of the general league wins 240 of 10000",
        GeneralLeaguePays,
        cites=True,
    ),
    Form(
        "rank {at_rank} and place {at_place} of the final win {money} of {of_pot}",
        "The prizes of one player in a league with a final, by rank and in the final together.",
        "rank 1 and place 3 of the final win 1850 of 10000",
        SeriesPays,
        cites=True,
    ),
    Form(
        "{points} points begin the final with {amount}",
        "Chips for points.",
        "143 points begin the final with 14300",
        FinalChips,
        cites=True,
    ),
    Form(
        "a finalist absent for {after} minutes, with {of_players} left, is placed {amount}",
        "The place of a finalist who is removed for not coming.",
        "a finalist absent for 60 minutes, with 12 left, is placed 12",
        AbsentPlaced,
        cites=True,
    ),
    Form(
        "a finalist absent for {after} minutes stays in",
        "It is too early to remove him. The rule may follow.",
        "a finalist absent for 59 minutes stays in (rule MED-21)",
        AbsentStays,
        cites=True,
    ),
    Form(
        "team-mates who come {ordinals} score {amount}",
        "The points of a team in one heat.",
        "team-mates who come 1st, 5th and 9th score 16",
        MatesScore,
        cites=True,
    ),
)
"""What may be expected of leagues and teams."""
