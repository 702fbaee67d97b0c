"""How a line is recognised: a form is a pattern with places to fill in, and the function that its contents go to.

    {player} raises to {amount}     Anna raises to 300     →  raises_to(scene, player="Anna", amount=300)

The reader and the reference page are made from the same forms. ``(s)`` in a pattern is optional, and of ``is|are``
either word is accepted.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

from msgspec import Struct

from shuffleup.answer import ProblemError, note
from shuffleup.cards.card import CardError, card_text, parse_cards
from shuffleup.chips.denominations import USUAL_COLOURS
from shuffleup.chips.pile import Pile, PileError, parse_pile
from shuffleup.scenarios.forgiving import forgiven
from shuffleup.scenarios.nearness import Nearness
from shuffleup.scenarios.said import Saying, Value


class FillingError(ProblemError):
    """A line has the shape of a form, but one of its places is filled with something that cannot be there."""


def as_told(value: object) -> int | str:
    """A figure as it is, anything else as text."""
    return value if isinstance(value, int) else str(value)


def _nothing(_value: object) -> tuple[()]:
    return ()


class Naming(Struct, frozen=True):
    """What a value names that must be there."""

    people: Callable[[Any], Iterable[str]] = _nothing
    """Players: each of them must be at the table."""
    piles: Callable[[Any], Iterable[Pile]] = _nothing
    """Chips: each of them must be in play."""
    number_of: str = ""
    """``table`` or ``chair``, if there must be one of that number."""


class Slot(Struct, frozen=True):
    """A kind of place in a pattern: what it may contain, and the value it becomes."""

    shape: str
    read: Callable[[str], Any]
    explained: str
    naming: Naming = Naming()
    known: tuple[str, ...] = ()
    """The words that it may contain, if it has a fixed set."""
    tell: Callable[[Any], int | str] = as_told
    """How such a value is written when it is the true one instead of another."""
    said: Callable[[Any], Value] | None = None
    """How such a value is told in every language, if not by its words."""
    in_any_order: bool = False


class Ending(Struct, frozen=True):
    """How the outcome of a ruling is written, and whether it is the actual one."""

    place: str
    slot: Slot
    judge: Callable[[Any, Any, Any], Any]
    """Receives the scene, the ruling, and the contents of the place."""


NAME = r"[^\W\d_][\w'’-]*"
NAMES = rf"{NAME}(?:, {NAME})*(?: and {NAME})?"
STREETS = ("preflop", "flop", "turn", "river")
ACTS = ("fold", "check", "call", "bet", "raise")


def _names(text: str) -> tuple[str, ...]:
    names = tuple(re.findall(NAME, text.replace(" and ", ", ")))
    if len(set(names)) != len(names):
        raise FillingError(note("player-twice", text=text))
    return names


NOTHING = "nothing"
"""No chips, in a word."""


def _amount(text: str) -> int:
    if text == NOTHING:
        return 0
    if len(text) > 15:
        raise FillingError(note("text-not-chips", text=text))
    return int(text)


def cards_of(text: str) -> tuple[int, ...]:
    """The cards in a line, as ``AsKd``. Raises ``FillingError``."""
    try:
        return parse_cards(text)
    except CardError as error:
        raise FillingError(error.first.what) from None


def pile_of(text: str) -> Pile:
    """The chips in a line, as ``500+25x3`` or ``500+3x25``. Raises ``FillingError``."""
    try:
        return parse_pile(text).told_in(USUAL_COLOURS)
    except PileError:
        raise FillingError(note("not-a-number-of-chips", text=text)) from None


def cards_text(cards: Iterable[int]) -> str:
    """Cards as a line names them."""
    return " ".join(map(card_text, cards)) or NOTHING


def listed(names: Sequence[str]) -> str:
    """Names as people write them: ``Anna, Bruno and Carla``; ``nobody`` if there are none."""
    if len(names) < 2:
        return names[0] if names else "nobody"
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _acts(text: str) -> tuple[str, ...]:
    acts = tuple(re.split(r", | or ", text))
    if len(set(acts)) != len(acts):
        raise FillingError(note("act-twice", text=text))
    return acts


def _pot(text: str) -> int:
    return 0 if text.endswith("main pot") else int(text.removeprefix("side pot "))


SLOTS: dict[str, Slot] = {
    "player": Slot(NAME, str, "a player named in `Stacks`", Naming(people=lambda name: (name,))),
    "players": Slot(
        NAMES,
        _names,
        "one player or several: `Anna, Bruno and Carla`",
        Naming(people=tuple),
        tell=listed,
        in_any_order=True,
    ),
    "amount": Slot(rf"\d+|{NOTHING}", _amount, "chips, in digits only: `1400`; none are `0` or `nothing`"),
    "pile": Slot(r"\d[\dx×+]*", pile_of, "chips by denomination: `1000+500x3`", Naming(piles=lambda pile: (pile,))),
    "cards": Slot(
        r"[0-9TJQKAcdhs? ]+",
        cards_of,
        "cards of rank and suit (c, d, h, s): `As Kd 2c`",
        tell=cards_text,
        in_any_order=True,
    ),
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
"""The places available in every pattern; a list of forms may add its own."""


class Form(Struct, frozen=True, dict=True):
    """One way to write a line: a pattern, and the function that receives its places by name."""

    pattern: str
    meaning: str
    example: str
    cites: bool = False
    """Whether ``(rule 37)`` may follow: the answer comes with the rule that decides."""
    does: Callable[..., Any] | None = None
    slots: Mapping[str, Slot] = {}
    fixed: Mapping[str, Any] = {}
    """What this wording fixes without a place for it."""
    ending: Ending | None = None
    """What the line expects of a ruling, after the colon."""

    @cached_property
    def told_by(self) -> Callable[..., Any] | None:
        """The function as it is written, within whatever decorates it."""
        return inspect.unwrap(self.does) if self.does else None

    @property
    def named(self) -> tuple[str, ...]:
        """The names of its places."""
        return tuple(re.findall(r"\{(\w+)\}", self.pattern))

    def asked(self) -> "Form":
        """The same case without its expected outcome."""
        assert self.ending
        slots = {name: slot for name, slot in self.slots.items() if name != self.ending.place}
        case, example = self.pattern.rpartition(": ")[0], self.example.partition(": ")[0]
        return Form(case, self.meaning, example, self.cites, self.does, slots, self.fixed, self.ending)


class Line(Struct, frozen=True):
    """The meaning of a line: its form, and the values of its places."""

    form: Form
    places: Mapping[str, Any]
    texts: Mapping[str, str] = {}
    """The places as they were written."""

    def said(self, written: str = "") -> Saying:
        """The line as a value that every language can express."""
        return Saying(self.form.pattern, self._told(self.texts), written)

    @property
    def asks(self) -> bool:
        """Whether it, or the line within it, expects a ruling, and so can be asked without saying which."""
        within = self.places.get("case")
        ends = self.form.ending is not None and self.form.ending.place in self.places
        return within.asks if isinstance(within, Line) else ends

    def case(self, written: str = "") -> Saying:
        """The same without the expected ruling, if it has one."""
        if not self.asks:
            return self.said(written)
        ending = self.form.ending
        form = self.form.asked() if ending else self.form
        texts = {name: text for name, text in self.texts.items() if not ending or name != ending.place}
        return Saying(form.pattern, self._told(texts, asked=True), written.partition(": ")[0])

    def _told(self, texts: Mapping[str, str], *, asked: bool = False) -> tuple[tuple[str, Value], ...]:
        within = self.places.get("case")
        told: dict[str, Value] = dict(texts)
        if isinstance(within, Line):
            told["case"] = within.case(texts["case"]) if asked else within.said(texts["case"])
        for name, slot in self._slots():
            if name in texts and slot.said:
                told[name] = slot.said(self.places[name])
        return tuple(told.items())

    def says(self, *functions: Callable[..., object]) -> bool:
        """Whether it is a sentence of one of these functions."""
        return self.form.told_by in functions

    def ask(self, scene: object) -> object:
        """The result of the function for the scene: a finding, a refusal, or a ruling."""
        assert self.form.does
        answer: object = self.form.does(scene, **self.given)
        return answer

    @property
    def given(self) -> Mapping[str, Any]:
        """The arguments of the function, by parameter."""
        ending = self.form.ending.place if self.form.ending else ""
        return {**self.form.fixed, **{name: value for name, value in self.places.items() if name != ending}}

    @property
    def about(self) -> tuple[str, ...]:
        """The players that it names."""
        found = [slot.naming.people(self.places[name]) for name, slot in self._slots()]
        return tuple([player for players in found for player in players])

    @property
    def pushed(self) -> tuple[Pile, ...]:
        """The chips that it names."""
        found = [slot.naming.piles(self.places[name]) for name, slot in self._slots()]
        return tuple([pile for piles in found for pile in piles])

    def numbered(self, what: str) -> tuple[int, ...]:
        """The tables or chairs that it names by their numbers."""
        within = self.places.get("case")
        here = [self.places[name] for name, slot in self._slots() if slot.naming.number_of == what]
        return (*here, *(within.numbered(what) if isinstance(within, Line) else ()))

    def _slots(self) -> list[tuple[str, Slot]]:
        return [(name, slot) for name, slot in self.form.slots.items() if name in self.places]


class _Shape:
    """Recognises one form. Most lines lack its words, so its expression is made only when one has them."""

    def __init__(self, form: Form, slots: Mapping[str, Slot]) -> None:
        self.form = form
        self._slots = form.slots or slots
        self._words = max(re.split(r"\{\w+\}|\w+\(s\)|\w+\|\w+", form.pattern), key=len)
        self._expression: re.Pattern[str] | None = None

    def places(self, line: str) -> dict[str, str] | None:
        """The contents of the places, as written; None if the line is not of this form."""
        if self._words not in line:
            return None
        if self._expression is None:
            self._expression = re.compile(_expression(self.form.pattern, self._slots))
        found = self._expression.fullmatch(line)
        return found.groupdict() if found else None


class Phrasebook:
    """A list of forms, and how a line is recognised by them."""

    def __init__(self, forms: Iterable[Form], slots: Mapping[str, Slot] = {}) -> None:
        self.forms = tuple(forms)
        self.slots = {**slots, **{name: slot for form in self.forms for name, slot in form.slots.items()}}
        self._shapes = [_Shape(form, slots) for form in self.forms]

    def read(self, line: str, names: Iterable[str] = ()) -> tuple[Form, Line] | None:
        """The form of a line and its meaning; None if no form fits. Raises ``FillingError``."""
        found = self.filled(line, names)
        if found is None:
            return None
        return found[0], self.made(*found)

    def made(self, form: Form, texts: Mapping[str, str]) -> Line:
        """The line of a form with its places written like this. Raises ``FillingError``."""
        slots = self.slots_of(form)
        return Line(form, {name: slots[name].read(text) for name, text in texts.items()}, texts)

    def slots_of(self, form: Form) -> Mapping[str, Slot]:
        """The places of a form: its own, as two forms may call different places by one name."""
        return form.slots or self.slots

    def within(self, explained: str) -> Slot:
        """A place for a line of this language inside another one."""
        return Slot(".+", self._sentence, explained, Naming(lambda line: line.about, lambda line: line.pushed))

    def _sentence(self, line: str) -> Line:
        """The meaning of a line inside another one. Raises ``FillingError`` if no form fits."""
        read = self.read(line)
        if read is None:
            raise FillingError(note("cannot-stand-here", text=line, list=self.examples_near(line)))
        return read[1]

    def filled(self, line: str, names: Iterable[str] = ()) -> tuple[Form, dict[str, str]] | None:
        """The form of a line and the contents of its places, as written, or as is forgiven; None if no form fits."""
        for one in chain((line,), forgiven(line, names)):
            for shape in self._shapes:
                places = shape.places(one)
                if places is not None:
                    return shape.form, places
        return None

    @cached_property
    def _nearness(self) -> Nearness:
        known = [
            " ".join([form.example, *[word for slot in form.slots.values() for word in slot.known]])
            for form in self.forms
        ]
        return Nearness([form.pattern for form in self.forms], known)

    def nearest(self, line: str, players: Iterable[str] = ()) -> tuple[Form, ...]:
        """The forms nearest to a line that was not understood, by their words, nearest first."""
        return tuple([self.forms[number] for number in self._nearness.nearest(line, players)])

    def examples_near(self, line: str, players: Iterable[str] = ()) -> str:
        """What may have been meant: an example of each of the nearest forms, as it can be written."""
        return " · ".join([form.example for form in self.nearest(line, players)])


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
