"""How a line is recognised: a form is a pattern with places to fill in, and what the filled-in line means.

    {player} raises to {amount}     Anna raises to 300     →  RaisesTo(player="Anna", amount=300)

The reader and the reference page are both made from the same forms. ``(s)`` in a pattern may be written or left out,
and of ``is|are`` either word is taken.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import SequenceMatcher
from typing import Any

from msgspec import Struct

from shuffleup.cards.card import CardError, parse_cards
from shuffleup.chips.pile import Pile, PileError, parse_pile
from shuffleup.scenarios.scenario import Sentence


class FillingError(ValueError):
    """A line has the shape of a form, and one of its places is filled with something that cannot stand there."""


class Slot(Struct, frozen=True):
    """A kind of place in a pattern: what may stand there, and the value it becomes."""

    shape: str
    read: Callable[[str], Any]
    explained: str


NAME = r"[^\W\d_][\w'’-]*"
NAMES = rf"{NAME}(?:, {NAME})*(?: and {NAME})?"
STREETS = ("preflop", "flop", "turn", "river")
ACTS = ("fold", "check", "call", "bet", "raise")


def _names(text: str) -> tuple[str, ...]:
    names = tuple(re.findall(NAME, text.replace(" and ", ", ")))
    if len(set(names)) != len(names):
        raise FillingError(f"'{text}' names a player twice")
    return names


NOTHING = "nothing"
"""No chips, in a word."""


def _amount(text: str) -> int:
    if text == NOTHING:
        return 0
    if len(text) > 15:
        raise FillingError(f"'{text}' is not a number of chips")
    return int(text)


def cards_of(text: str) -> tuple[int, ...]:
    """Cards of a line, as ``AsKd``. Raises ``FillingError``."""
    try:
        return parse_cards(text)
    except CardError as error:
        raise FillingError(str(error)) from None


def pile_of(text: str) -> Pile:
    """Chips of a line, as ``500+25x3``. Raises ``FillingError``."""
    try:
        return parse_pile(text)
    except PileError as error:
        raise FillingError(str(error)) from None


def _acts(text: str) -> tuple[str, ...]:
    acts = tuple(re.split(r", | or ", text))
    if len(set(acts)) != len(acts):
        raise FillingError(f"'{text}' names an act twice")
    return acts


def _pot(text: str) -> int:
    return 0 if text.endswith("main pot") else int(text.removeprefix("side pot "))


SLOTS: dict[str, Slot] = {
    "player": Slot(NAME, str, "a player named in `Stacks`"),
    "players": Slot(NAMES, _names, "one player or several: `Anna, Bruno and Carla`"),
    "amount": Slot(rf"\d+|{NOTHING}", _amount, "chips, in digits only: `1400`; none are `0` or `nothing`"),
    "pile": Slot(r"\d[\dx×+]*", pile_of, "chips by denomination: `1000+500x3`"),
    "cards": Slot(r"[0-9TJQKAcdhs? ]+", cards_of, "cards of rank and suit (c, d, h, s): `As Kd 2c`"),
    "street": Slot("|".join(STREETS), str, "`preflop`, `flop`, `turn` or `river`"),
    "acts": Slot(
        rf"(?:{'|'.join(ACTS)})(?:, (?:{'|'.join(ACTS)}))*(?: or (?:{'|'.join(ACTS)}))?",
        _acts,
        "acts, all that are open and no others: `fold, call or raise`",
    ),
    "pot": Slot(
        r"(?:the )?main pot|side pot [1-9]", _pot, "`the main pot` or `side pot 1`, the pot next to the main one"
    ),
    "pots": Slot(
        r"(?:main pot|side pot [1-9])(?:, (?:main pot|side pot [1-9]))+",
        lambda text: tuple([_pot(part) for part in text.split(", ")]),
        "pots, parted by commas",
    ),
}
"""The places that every pattern may have; a list of forms may bring some of its own."""


class Form(Struct, frozen=True):
    """One way to write a line. ``make`` takes the places by their names."""

    pattern: str
    meaning: str
    example: str
    make: Callable[..., Sentence]
    cites: bool = False
    """``(rule 37)`` may follow: what decides the matter answers with its rule."""


class _Shape:
    """What recognises one form. Most lines lack its words, so that its expression is made when one has them."""

    def __init__(self, form: Form, slots: Mapping[str, Slot]) -> None:
        self.form = form
        self._slots = slots
        self._words = max(re.split(r"\{\w+\}|\w+\(s\)|\w+\|\w+", form.pattern), key=len)
        self._expression: re.Pattern[str] | None = None

    def places(self, line: str) -> dict[str, str] | None:
        """What stands in the places of the form, as written; None where the line is not of this form."""
        if self._words not in line:
            return None
        if self._expression is None:
            self._expression = re.compile(_expression(self.form.pattern, self._slots))
        found = self._expression.fullmatch(line)
        return found.groupdict() if found else None


class Language:
    """A list of forms and what recognises a line by them."""

    def __init__(self, forms: Iterable[Form], slots: Mapping[str, Slot] = SLOTS) -> None:
        self.forms = tuple(forms)
        self.slots = slots
        self._shapes = [_Shape(form, slots) for form in self.forms]

    def read(self, line: str) -> tuple[Form, Sentence] | None:
        """The form of a line and what it says; nothing if no form fits. Raises ``FillingError``."""
        found = self.filled(line)
        if found is None:
            return None
        form, places = found
        return form, form.make(**{name: self.slots[name].read(text) for name, text in places.items()})

    def sentence(self, line: str) -> Sentence:
        """What a line says that stands inside another one. Raises ``FillingError`` where no form fits."""
        read = self.read(line)
        if read is None:
            near = self.nearest(line)
            raise FillingError(f"'{line}' cannot stand here; the nearest is '{near.pattern}': {near.example}")
        return read[1]

    def filled(self, line: str) -> tuple[Form, dict[str, str]] | None:
        """The form of a line and what stands in each of its places, as written; nothing if no form fits."""
        for shape in self._shapes:
            places = shape.places(line)
            if places is not None:
                return shape.form, places
        return None

    def nearest(self, line: str, players: Iterable[str] = ()) -> Form:
        """The form that a line not understood resembles most."""
        plain = _plain(line, players)
        return max(self.forms, key=lambda form: SequenceMatcher(None, _plain(form.pattern), plain).ratio())


def _expression(pattern: str, slots: Mapping[str, Slot]) -> str:
    """A pattern as a regular expression: ``(s)`` and ``is|are`` become choices, places become named groups."""
    parts = []
    for part in re.split(r"(\{\w+\})", pattern):
        if part.startswith("{"):
            name = part[1:-1]
            parts.append(f"(?P<{name}>{slots[name].shape})")
        else:
            words = re.escape(part).replace(r"\(s\)", "s?")
            parts.append(re.sub(r"(\w+)\\\|(\w+)", r"(?:\1|\2)", words))
    return "".join(parts)


def _plain(text: str, players: Iterable[str] = ()) -> str:
    """A line or a pattern with its places emptied, so that only the words are compared."""
    for player in sorted(players, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(player)}\b", "{}", text)
    text = re.sub(r"\{\}(?:, \{\})*(?: and \{\})?", "{}", re.sub(r"\{\w+\}", "{}", text))
    return re.sub(r"\b\d[\dx+]*", "{}", text).replace("(s)", "s").replace("is|are", "is")
