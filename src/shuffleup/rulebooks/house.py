"""House books: a room amends a rulebook, parameter by parameter, and says why (``docs/guides/house_book.md``).

    amends = "tda-2024"
    name = "Club Aurora"

    [[change]]
    parameter = "reentry_limit"
    value = 0
    reason = "who is out is out"

Precedence is law, house, book, recommended procedure: ``[law]`` names parameters that no house may change.
``[words]`` are words of the room and the act that each means: ``mando = "all in"``.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.rulebooks.policy import GROUP_OF
from shuffleup.rulebooks.policy.values import read_value
from shuffleup.rulebooks.rule import ResolvedPolicy, Source, SourceKind

_POSITION = re.compile(r" \(at (line \d+, column \d+|end of document)\)$")
_KEYS = ("amends", "name", "change", "law", "words")
_CHANGE_KEYS = ("parameter", "value", "reason", "rule")
LONGEST_NAME = 60
"""Letters of a house's name: it heads a column beside the books."""
SAME_EITHER_WAY = "min_raise_basis"
"""What the books word in two ways that always come to the same sum: a house that changed it would change nothing."""
_SPOKEN = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*(?: [^\W\d_]+(?:['’-][^\W\d_]+)*)?")
"""One word or two, of letters: what a player says."""


class Change(Struct, frozen=True):
    """One amendment: the parameter, its new value, and why. ``rule`` is its number in the rules of the house."""

    parameter: str
    value: object
    reason: str
    rule: str


class HouseBook(Struct, frozen=True):
    """What a house changes in the book ``amends``; ``law`` holds what fixes a parameter, by the parameter."""

    name: str
    amends: str
    changes: tuple[Change, ...]
    law: Mapping[str, str]
    words: Mapping[str, str] = {}
    """Words of the room, each with the act that it means, as a scenario names it: ``all in``."""


class HouseProblem(Struct, frozen=True):
    """One mistake in a house book: where, what is wrong there, and how to mend it."""

    file: str
    place: str
    what: str
    hint: str

    def __str__(self) -> str:
        where = f"{self.file}: {self.place} " if self.place else f"{self.file}: "
        return f"{where}{self.what}; {self.hint}"


class HouseError(ValueError):
    """The text is no house book; as text its first problem in one line. ``problems`` holds them all."""

    def __init__(self, problems: Iterable[HouseProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(str(self.problems[0]))

    @property
    def lines(self) -> tuple[str, ...]:
        """Every problem in one line."""
        return tuple([str(problem) for problem in self.problems])


def read_house(text: str, file: str, books: Iterable[str], acts: Iterable[str] = ()) -> HouseBook:
    """The house book that a TOML text describes; ``file`` is its name in error lines, ``books`` are the known keys.

    ``acts`` are what a word of the room may mean. Raises ``HouseError`` with every problem found.
    """
    return _Reader(file, tuple(books), tuple(acts)).book(text)


def amend(resolved: ResolvedPolicy, house: HouseBook) -> ResolvedPolicy:
    """The policy of a book as a house plays it: changed values have the house and its reason as their source.

    Raises ``ValueError`` if the house amends another book.
    """
    if house.amends != resolved.book:
        raise ValueError(f"{house.name} amends {house.amends}, not {resolved.book}")
    policy, sources = resolved.policy, dict(resolved.sources)
    for change in house.changes:
        group = GROUP_OF[change.parameter]
        policy = replace(policy, **{group: replace(getattr(policy, group), **{change.parameter: change.value})})
        sources[change.parameter] = Source(house.name, (change.rule,), SourceKind.HOUSE, change.reason)
    return replace(resolved, edition=f"{resolved.edition}, amended by {house.name}", policy=policy, sources=sources)


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class _Reader:
    """Reads one file and collects what is wrong with it."""

    def __init__(self, file: str, books: tuple[str, ...], acts: tuple[str, ...]) -> None:
        self._file = file
        self._books = books
        self._acts = acts
        self._found: list[HouseProblem] = []

    def book(self, text: str) -> HouseBook:
        raw = self._toml(text)
        for key in [key for key in raw if key not in _KEYS]:
            self._add("", f"'{key}' is not a key here", _nearest(key, _KEYS, "keys are"))
        amends = self._amends(raw)
        name = self._name(raw)
        law = self._law(raw.get("law", {}))
        words = self._words(raw.get("words", {}))
        changes = () if raw.get("words") and "change" not in raw else self._changes(raw.get("change"), law)
        if self._found:
            raise HouseError(self._found)
        return HouseBook(name, amends, changes, law, words)

    def _add(self, place: str, what: str, hint: str) -> None:
        self._found.append(HouseProblem(self._file, place, what, hint))

    def _toml(self, text: str) -> dict[str, object]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = _POSITION.search(str(error))
            what = _POSITION.sub("", str(error))
            place = f"{at.group(1)}:" if at else ""
            self._add(place, what[:1].lower() + what[1:], "mend the TOML there")
        except ValueError:
            self._add("", "a number has thousands of digits", "write a shorter one")
        except RecursionError:
            self._add("", "lists are nested too deeply", "write them side by side")
        raise HouseError(self._found)

    def _amends(self, raw: Mapping[str, object]) -> str:
        key = self._text(raw, "amends", "", f"one of {', '.join(self._books)}")
        if key and key not in self._books:
            near = get_close_matches(key.lower().replace("_", "-"), self._books, 1)
            guess = f"did you mean '{near[0]}'? " if near else ""
            self._add("", f"amends = {_shown(key)} is no rulebook", f"{guess}known: {', '.join(self._books)}")
        return key

    def _name(self, raw: Mapping[str, object]) -> str:
        """The house's own name, short enough for a column."""
        name = self._text(raw, "name", "", "the house as its players know it")
        if len(name) > LONGEST_NAME:
            self._add("", f"name has {len(name)} letters", f"give one of at most {LONGEST_NAME}")
        return name

    def _text(self, raw: Mapping[str, object], key: str, place: str, meant: str) -> str:
        """A text that must be there; empty with the problem noted when it is not."""
        value = raw.get(key)
        if value is None:
            # A misspelt key has been told already, and needs no second line.
            known = _CHANGE_KEYS if place else _KEYS
            if not any(_meant(other, known) == key for other in raw if other not in known):
                self._add(place, f"'{key}' is missing", f'add {key} = "…", {meant}')
            return ""
        if not isinstance(value, str) or not value.strip():
            self._add(place, f"{key} = {_shown(value)} cannot be", f"give text in quotes: {meant}")
            return ""
        text = " ".join(value.split())
        if not text.isprintable():
            self._add(place, f"{key} has signs that cannot be printed", "write it in letters that people can read")
        return text

    def _law(self, raw: object) -> dict[str, str]:
        if not isinstance(raw, Mapping):
            self._add(
                "[law]", "must be a table", 'write [law] on a line of its own, and below it parameter = "the law"'
            )
            return {}
        for name, text in raw.items():
            if name not in GROUP_OF:
                self._add("[law]", f"'{name}' is no parameter", _parameters_near(name))
            elif not isinstance(text, str) or not text.strip():
                self._add("[law]", f"{name} = {_shown(text)} cannot be", "give the law in quotes, as it is to be cited")
        return {str(name): str(text) for name, text in raw.items()}

    def _words(self, raw: object) -> dict[str, str]:
        if not isinstance(raw, Mapping):
            self._add("[words]", "must be a table", 'write [words] on a line of its own, and below it mando = "all in"')
            return {}
        meant: dict[str, str] = {}
        for said, act in raw.items():
            word = " ".join(str(said).casefold().split())
            if not _SPOKEN.fullmatch(word):
                self._add("[words]", f"'{said}' is no word", "give one word or two, of letters")
            elif not isinstance(act, str) or act not in self._acts:
                near = get_close_matches(str(act), self._acts, 1)
                guess = f"did you mean '{near[0]}'? " if near else ""
                self._add("[words]", f"{said} = {_shown(act)} is no act", f"{guess}acts are {', '.join(self._acts)}")
            elif word in meant:
                self._add("[words]", f"'{word}' stands twice", "keep one of the two")
            else:
                meant[word] = act
        return meant

    def _changes(self, raw: object, law: Mapping[str, str]) -> tuple[Change, ...]:
        if raw is None or raw == []:
            hint = "add [[change]] with parameter, value and reason, or play by the rulebook as it stands"
            self._add("", "there is no change in it", hint)
            return ()
        if not isinstance(raw, list):
            self._add("[change]", "must be a list of changes", "write [[change]] with two brackets before each")
            return ()
        changes: dict[str, int] = {}
        made = []
        for number, table in enumerate(raw, start=1):
            change = self._change(table, number, law)
            if change is None:
                continue
            first = changes.setdefault(change.parameter, number)
            if first != number:
                self._add(f"change {number} ({change.parameter})", f"is also change {first}", "keep one of the two")
            made.append(change)
        return tuple(made)

    def _change(self, table: object, number: int, law: Mapping[str, str]) -> Change | None:
        place = f"change {number}"
        if not isinstance(table, Mapping):
            self._add(place, "must be a table", "write [[change]] and its keys below")
            return None
        for key in [key for key in table if key not in _CHANGE_KEYS]:
            self._add(place, f"'{key}' is not a key here", _nearest(key, _CHANGE_KEYS, "keys are"))
        parameter = self._parameter(table, place, law)
        place = f"{place} ({parameter})" if parameter else place
        reason = self._text(table, "reason", place, "why the house plays it so")
        rule = self._text(table, "rule", place, "its number in the house's rules") if "rule" in table else ""
        if "value" not in table:
            # What a parameter can be is told by the refusal of what it cannot.
            self._value(parameter, None, place)
            return None
        value = self._value(parameter, table["value"], place)
        return Change(parameter, value, reason, rule or f"house rule {number}") if parameter else None

    def _parameter(self, table: Mapping[str, object], place: str, law: Mapping[str, str]) -> str:
        """The parameter that a change names, if a house may change it; empty with the problem noted if not."""
        name = self._text(table, "parameter", place, "what is changed")
        if name and name not in GROUP_OF:
            self._add(place, f"'{name}' is no parameter", _parameters_near(name))
            return ""
        if name == "fallback_rulebook":
            self._add(place, "a house cannot change what its book falls back on", "name another book in amends")
            return ""
        if name == SAME_EITHER_WAY:
            what = "min_raise_basis does nothing: a full raise is never smaller than the last, so both values are one"
            self._add(place, what, "remove the change")
            return ""
        if name in law:
            self._add(f"{place} ({name})", f"is fixed by law ({law[name]})", "remove the change: no house may make it")
            return ""
        return name

    def _value(self, parameter: str, given: object, place: str) -> object:
        if not parameter:
            return None
        try:
            return read_value(parameter, given)
        except ValueError as fault:
            what = "'value' is missing" if given is None else f"value = {_shown(given)} cannot be"
            self._add(place, what, str(fault))
            return None


def _meant(key: str, known: Iterable[str]) -> str:
    near = get_close_matches(key.lower(), list(known), 1)
    return near[0] if near else ""


def _nearest(key: str, known: Iterable[str], before: str) -> str:
    near = _meant(key, known)
    return f"{f'did you mean {near!r}? ' if near else ''}{before} {', '.join(known)}"


def _parameters_near(name: str) -> str:
    """The nearest parameter and the others of its chapter; without one, every parameter there is."""
    plain = name.lower().replace("-", "_").replace(" ", "_")
    near = get_close_matches(plain, GROUP_OF, 1) or [known for known in GROUP_OF if plain and plain in known][:1]
    if not near:
        return f"parameters are {', '.join(GROUP_OF)}"
    group = GROUP_OF[near[0]]
    others = [known for known, its in GROUP_OF.items() if its == group]
    return f"did you mean '{near[0]}'? parameters of {group} are {', '.join(others)}"


def _shown(value: object) -> str:
    """A value of the file, as it may be written there."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case list():
            return f"[{', '.join(map(_shown, value))}]"
        case Mapping():
            return f"{{ {', '.join([f'{key} = {_shown(item)}' for key, item in value.items()])} }}"
    return str(value)
