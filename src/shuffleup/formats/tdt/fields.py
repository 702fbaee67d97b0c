"""Reads the fields of a ``.tdt`` by name and type, and lists at the end the fields that nobody asked for."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from decimal import ROUND_HALF_UP, Decimal

from shuffleup.answer import Note, Problem, note
from shuffleup.formats.tdt.grammar import TdtCall, TdtError, TdtValue
from shuffleup.formats.tdt.record import LeftAside, LeftWhy
from shuffleup.tournament.words.definition import MOST_COUNTED
from shuffleup.tournament.words.names import canonical_name

_SHOWN = 40
_MAP = ("Map", "Map.from")
_STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f]+")
"""Characters to replace, line ends among them: what is kept of a file is on one line."""


class TdtInventory:
    """All objects of the file that were read, and what in them was not taken over."""

    def __init__(self, file: str, repeated: Iterable[str]) -> None:
        self.file = file
        self._seen: list[TdtFields] = []
        self._left = Counter([(key, LeftWhy.TWICE) for key in repeated])

    def see(self, fields: "TdtFields") -> None:
        """Notes one more object that is read."""
        self._seen.append(fields)

    def leave(self, key: str, why: LeftWhy = LeftWhy.NO_PLACE) -> None:
        """Notes something that is not taken over."""
        self._left[key, why] += 1

    def left(self) -> tuple[LeftAside, ...]:
        """Everything that was not taken over, by key."""
        for fields in self._seen:
            for key in fields.unasked():
                self.leave(key, LeftWhy.UNKNOWN)
        return tuple([LeftAside(key, why, self._left[key, why]) for key, why in sorted(self._left, key=_by_name)])


class TdtFields:
    """One object of the file: ``kind`` is its name there, ``place`` its position."""

    def __init__(self, values: Mapping[str, TdtValue], kind: str, place: str, inventory: TdtInventory) -> None:
        self._values, self._inventory = values, inventory
        self.kind, self.place = kind, place
        self._asked: set[str] = set()
        inventory.see(self)

    def unasked(self) -> Iterator[str]:
        """The fields here that nobody asked for."""
        for key, value in self._values.items():
            if key not in self._asked and not _is_empty(value):
                yield f"{self.kind}.{key}" if self.kind else key

    def leave(self, *keys: str) -> None:
        """Leaves out fields for which there is no place here; they are listed if they say something."""
        for key in keys:
            value = self._get(key)
            if value != 0 and not _is_empty(value):
                self._inventory.leave(f"{self.kind}.{key}")

    def text(self, key: str) -> str:
        """A text in the form in which names are compared; a number is accepted as text."""
        value = self._get(key)
        if value is None:
            return ""
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise self._wrong(key, value, note("a-text"))
        return canonical_name(_STEERING.sub(" ", str(value)))

    def whole(self, key: str) -> int:
        """A whole number, 0 if there is none; fractions (of chips, of minutes) are rounded."""
        return int(self.number(key).to_integral_value(ROUND_HALF_UP))

    def cents(self, key: str) -> int:
        """Money in cents; the file has it in units of the currency."""
        return _cents(self.number(key))

    def number(self, key: str) -> Decimal:
        """A number; 0 if there is none."""
        return self._number(key, self._get(key))

    def switch(self, key: str) -> bool:
        """Yes or no."""
        value = self._get(key)
        if value is None or isinstance(value, bool):
            return bool(value)
        raise self._wrong(key, value, note("true-or-false"))

    def moment(self, key: str) -> int:
        """A point in time, in microseconds UTC; 0 for none."""
        return self.whole(key) * 1_000

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; missing elements become empty texts; so do numbers below zero, which stand for nobody."""
        return tuple([self._member(key, one) for one in self._list(key)])

    def whole_numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers; fractions are rounded."""
        return tuple([int(self._number(key, one).to_integral_value(ROUND_HALF_UP)) for one in self._list(key)])

    def rake(self, key: str) -> int:
        """The house's part of a fee, in cents; the file has a list of amounts in a call, or one number."""
        value = self._get(key)
        parts = list(value.given) if isinstance(value, TdtCall) else [value]
        cents = 0
        while parts:
            part = parts.pop()
            if isinstance(part, list):
                parts += part
            else:
                cents += _cents(self._number(key, part))
        return cents

    def one(self, key: str, *kinds: str) -> "TdtFields":
        """One object of these kinds; an empty object if there is none."""
        value = self._get(key)
        if not value:
            return TdtFields({}, kinds[0], f"{self.place}.{key}", self._inventory)
        return self._made(value, kinds, key)

    def several(self, key: str, *kinds: str) -> "list[TdtFields]":
        """A list of such objects, without empty places."""
        found = enumerate(self._list(key))
        return [self._made(one, kinds, f"{key}[{number}]") for number, one in found if one is not None]

    def table(self, key: str, *kinds: str) -> "list[tuple[str, TdtFields]]":
        """Such objects by name; of several with one name the last counts, as in the other program."""
        value = self._get(key)
        if not value:
            return []
        if isinstance(value, dict):
            value = TdtCall(_MAP[0], (value,))
        if not isinstance(value, TdtCall) or value.name not in _MAP:
            raise self._wrong(key, value, note("a-table-by-key"))
        pairs = value.given[0] if value.given else []
        if isinstance(pairs, dict):  # versions before 3.7: new Map({key: …})
            pairs = [[name, one] for name, one in pairs.items()]
        if not isinstance(pairs, list):
            raise self._wrong(key, pairs, note("a-table-by-key"))
        return list(dict([self._pair(key, pair, kinds) for pair in pairs]).items())

    def has(self, key: str) -> bool:
        """Does the field say something? 0 counts as nothing, as it often is."""
        return bool(self._values.get(key))

    def _pair(self, key: str, pair: TdtValue, kinds: tuple[str, ...]) -> "tuple[str, TdtFields]":
        if not isinstance(pair, list) or len(pair) != 2:
            raise self._wrong(key, pair, note("a-table-by-key"))
        name = pair[0]
        if isinstance(name, bool) or not isinstance(name, str | int):
            raise self._wrong(key, name, note("a-text"))
        return str(name), self._made(pair[1], kinds, f"{key}[{name}]")

    def _made(self, value: TdtValue, kinds: tuple[str, ...], key: str) -> "TdtFields":
        place = f"{self.place}.{key}" if self.place else key
        if isinstance(value, TdtCall) and value.name in kinds and len(value.given) <= 1:
            return self._of(value.given[0] if value.given else {}, value.name, place)
        if isinstance(value, dict):
            return self._of(value, kinds[0], place)
        raise self._wrong(key, value, note("one-of-list", list=", ".join(kinds)))

    def _of(self, given: TdtValue, kind: str, place: str) -> "TdtFields":
        if not isinstance(given, dict):
            raise self._wrong(kind, given, note("fields-in-braces"))
        return TdtFields(given, kind, place, self._inventory)

    def _get(self, key: str) -> TdtValue:
        self._asked.add(key)
        return self._values.get(key)

    def _list(self, key: str) -> list[TdtValue]:
        value = self._get(key)
        if not value:
            return []
        if not isinstance(value, list):
            raise self._wrong(key, value, note("a-list"))
        return value

    def _member(self, key: str, value: TdtValue) -> str:
        if value is None or (isinstance(value, int) and value < 0):
            return ""
        if not isinstance(value, str):
            raise self._wrong(key, value, note("a-text"))
        return value

    def _number(self, key: str, value: TdtValue) -> Decimal:
        if value is None or value == "":
            return Decimal(0)
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise self._wrong(key, value, note("a-number"))
        number = Decimal(value)
        if abs(number) > MOST_COUNTED:
            raise self._wrong(key, value, note("at-most-number", most=str(MOST_COUNTED)))
        return number

    def _wrong(self, key: str, value: TdtValue, wanted: Note) -> TdtError:
        what = note("value-cannot-be", key=key, value=_shown(value))
        place = f"{self.place}.{key}" if self.place else key
        return TdtError(Problem(what, place, note("give-what", what=wanted), self._inventory.file))


def _by_name(left: tuple[str, LeftWhy]) -> tuple[str, str]:
    key, why = left
    return key, why.value


def _cents(amount: Decimal) -> int:
    return int((amount * 100).to_integral_value(ROUND_HALF_UP))


def _is_empty(value: TdtValue) -> bool:
    """Is it empty? 0 and false are not."""
    if isinstance(value, TdtCall):
        return value.name in _MAP and all(map(_is_empty, value.given))
    return value is None or (isinstance(value, str | list | dict) and not value)


def _shown(value: TdtValue) -> str:
    match value:
        case TdtCall():
            text = f"{value.name}(…)"
        case dict() | list():
            text = "{…}" if isinstance(value, dict) else "[…]"
        case bool():
            text = str(value).lower()
        case _:
            text = str(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
