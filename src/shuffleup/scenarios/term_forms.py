"""The words of the table in a scenario: what cards are called, what a call is worth, how big a stack is."""

import re
from collections.abc import Callable
from enum import Enum
from fractions import Fraction

from shuffleup.cards.hand_class import Category
from shuffleup.cards.terms import Chances, Holding, Texture
from shuffleup.scenarios.forms import FillingError, Form, Slot
from shuffleup.scenarios.scenario import Sentence


class Holds(Sentence, frozen=True):
    """What a player's cards are called with the board as it lies."""

    player: str
    holding: Holding


class HoldsNot(Sentence, frozen=True):
    """What they are not called."""

    player: str
    holding: Holding


class HasOuts(Sentence, frozen=True):
    """How many cards make a hand at once."""

    player: str
    outs: int
    wanted: Category


class Stands(Sentence, frozen=True):
    """How a player stands against another, both hands seen."""

    player: str
    about: tuple[str, ...]
    chances: Chances


class StreetIs(Sentence, frozen=True):
    """What the board is called, or its last card."""

    street: str
    texture: Texture


class Effect(Enum):
    """What the last card, or the flop, does to one player."""

    COUNTERFEITS = "counterfeits"
    CASE = "case"
    HITS = "hits"
    HITS_HARD = "hits hard"


class StreetDoes(Sentence, frozen=True):
    """What a street does to one player."""

    street: str
    player: str
    effect: Effect


class GetsOdds(Sentence, frozen=True):
    """The pot for each chip of a call."""

    player: str
    odds: Fraction


class CallGains(Sentence, frozen=True):
    """What a call gains on average, in hundredths of a chip."""

    player: str
    gain: Fraction
    chance: Fraction


class PotShare(Sentence, frozen=True):
    """What a part of the pot is worth."""

    chance: Fraction
    amount: int


class BigBlinds(Sentence, frozen=True):
    """How many big blinds a player has."""

    player: str
    times: int


class TimesTheBet(Sentence, frozen=True):
    """A raise named by the times of the bet before it."""

    times: int
    amount: int


class Hourly(Sentence, frozen=True):
    """Winnings for an hour."""

    amount: int
    hours: int
    gain: Fraction


class CalledCold(Sentence, frozen=True):
    """A player has called a bet and a raise at once."""

    player: str


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_ARTICLE = r"(?:an? |the )?"
_MADE = {
    "pair": Category.PAIR,
    "two pair": Category.TWO_PAIR,
    "three of a kind": Category.THREE_OF_A_KIND,
    "straight": Category.STRAIGHT,
    "flush": Category.FLUSH,
    "full house": Category.FULL_HOUSE,
    "quads": Category.FOUR_OF_A_KIND,
}
_NUMBER = r"\d{1,9}(?:\.\d{1,2})?"


def _words(kind: type[Enum]) -> str:
    return _ARTICLE + "(?:" + "|".join([re.escape(one.value) for one in kind]) + ")"


def _plain(text: str) -> str:
    return re.sub(rf"^{_ARTICLE}", "", text)


def _odds(text: str) -> Fraction:
    pot, _, price = text.partition(" to ")
    if Fraction(price) == 0:
        raise FillingError(f"'{text}' are no odds")
    return Fraction(pot) / Fraction(price)


def _percent(text: str) -> Fraction:
    if Fraction(text) > 100:
        raise FillingError(f"{text} % is more than all")
    return Fraction(text) / 100


TERM_SLOTS = {
    "holding": Slot(
        _words(Holding),
        lambda text: Holding(_plain(text)),
        "what cards are called, with an article or without: " + ", ".join([f"`{one.value}`" for one in Holding]),
    ),
    "texture": Slot(
        _words(Texture),
        lambda text: Texture(_plain(text)),
        ", ".join([f"`{one.value}`" for one in Texture]) + "; the last two are said of the turn or the river",
    ),
    "wanted": Slot(
        _ARTICLE + "(?:" + "|".join(_MADE) + ")",
        lambda text: _MADE[_plain(text)],
        "a hand: " + ", ".join([f"`{one}`" for one in _MADE]),
    ),
    "outs": Slot(r"\d{1,2}", int, "a number of cards"),
    "times": Slot(r"[1-9]\d{0,4}", int, "a whole number"),
    "hours": Slot(r"[1-9]\d{0,5}", int, "hours of play"),
    "odds": Slot(rf"{_NUMBER} to {_NUMBER}", _odds, "odds: `4 to 1`"),
    "chance": Slot(_NUMBER, _percent, "a percentage: `25`"),
    "gain": Slot(rf"-?{_NUMBER}", Fraction, "chips, in hundredths if need be: `7.50`"),
}


def _stands(chances: Chances) -> Callable[[str, str], Stands]:
    return lambda player, other: Stands(player, (player, other), chances)


def _does(effect: Effect) -> Callable[[str, str], StreetDoes]:
    return lambda street, player: StreetDoes(street, player, effect)


TERM_FORMS = (
    Form(
        "{player} holds {holding}",
        "What the hole cards are called, with the board as it lies.",
        "Anna holds bottom pair",
        Holds,
    ),
    Form("{player} does not hold {holding}", "The same, denied.", "Anna does not hold a flush draw", HoldsNot),
    Form(
        "{player} has {outs} outs to {wanted}",
        "How many of the unseen cards make it, or something better, at once.",
        "Anna has 9 outs to a flush",
        HasOuts,
    ),
    Form(
        "{player} is the favourite against {other}",
        "Both hands seen, over every board that may still come; before the flop only where one dominates the other.",
        "Anna is the favourite against Bruno",
        _stands(Chances.FAVOURITE),
    ),
    Form(
        "{player} is the underdog against {other}",
        "The other side of it.",
        "Anna is the underdog against Bruno",
        _stands(Chances.UNDERDOG),
    ),
    Form(
        "{player} is drawing dead against {other}",
        "No board wins or ties.",
        "Anna is drawing dead against Bruno",
        _stands(Chances.DRAWING_DEAD),
    ),
    Form(
        "{player} has a free roll against {other}",
        "No board loses, and some win.",
        "Anna has a free roll against Bruno",
        _stands(Chances.FREE_ROLL),
    ),
    Form("the {street} is {texture}", "What the board is called, or its last card.", "the turn is a blank", StreetIs),
    Form(
        "the {street} counterfeits {player}",
        "Its card does a hole card's work, and the hand is no better.",
        "the turn counterfeits Anna",
        _does(Effect.COUNTERFEITS),
    ),
    Form(
        "the {street} brings {player} the case card",
        "The fourth of a rank whose other three the player sees.",
        "the river brings Anna the case card",
        _does(Effect.CASE),
    ),
    Form(
        "the {street} hits {player}",
        "It makes a pair or more with a hole card.",
        "the flop hits Anna",
        _does(Effect.HITS),
    ),
    Form(
        "the {street} hits {player} hard",
        "It makes two pair or more.",
        "the flop hits Anna hard",
        _does(Effect.HITS_HARD),
    ),
    Form(
        "{player} gets odds of {odds}",
        "The pot against the price of a call.",
        "Bruno gets odds of 4 to 1",
        GetsOdds,
    ),
    Form(
        "{player} gains {gain} by calling with a chance of {chance} %",
        "On average: the pot as often as it is won, the price as often as it is not.",
        "Bruno gains 7.50 by calling with a chance of 25 %",
        CallGains,
    ),
    Form("{chance} % of the pot is|are {amount}", "Somebody's equity in it.", "50 % of the pot are 50", PotShare),
    Form("{player} has {times} big blind(s)", "The stack before the hand.", "Anna has 150 big blinds", BigBlinds),
    Form("{times}x is {amount}", "A raise named by the times of the bet.", "3x is 300", TimesTheBet),
    Form(
        "{amount} won in {hours} hours is|are {gain} an hour",
        "On average.",
        "500 won in 100 hours are 5 an hour",
        Hourly,
    ),
    Form(
        "{player} has called cold",
        "A bet and a raise at once, or the blind and a raise, with no chips put in willingly before.",
        "Carla has called cold",
        CalledCold,
    ),
)
"""What may be expected of words."""
