"""House books: a room amends a rulebook, parameter by parameter, and gives reasons (``docs/guides/house_book.md``).

    amends = "tda-2024"
    name = "Club Aurora"

    [[change]]
    parameter = "reentry_limit"
    value = 0
    reason = "who is out is out"

Precedence is law, house, book, recommended procedure: ``[law]`` names parameters that no house may change.
``[words]`` are words of the room and the action that each means: ``mando = "all in"``.
"""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Note, ProblemError, Problems, note
from shuffleup.rulebooks.policy import AGREED, GROUP_OF, PARAMETERS
from shuffleup.rulebooks.policy.values import parameters_near, read_value
from shuffleup.rulebooks.rule import ResolvedPolicy, Source, SourceKind
from shuffleup.toml_text import meant_or_known, read_toml, shown

_KEYS = ("amends", "name", "change", "law", "words")
_CHANGE_KEYS = ("parameter", "value", "reason", "rule")
LONGEST_NAME = 60
"""The most letters of a house's name, which heads a column beside the books."""
SAME_EITHER_WAY = "min_raise_basis"
"""Parameters whose two wordings always give the same amount, so a house that changed them would change nothing."""
_SPOKEN = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*(?: [^\W\d_]+(?:['’-][^\W\d_]+)*)?")
"""One or two words of letters, as a player says them."""


class Change(Struct, frozen=True):
    """One amendment: the parameter, its new value, and the reason. ``rule`` is its number in the house rules."""

    parameter: str
    value: object
    reason: str
    rule: str


class HouseBook(Struct, frozen=True):
    """What a house changes in the book ``amends``; ``law`` says, by parameter, which law fixes it."""

    name: str
    amends: str
    changes: tuple[Change, ...]
    law: Mapping[str, str]
    words: Mapping[str, str] = {}
    """Words of the room, each with the action it means, as named in a scenario: ``all in``."""


class HouseError(ProblemError):
    """The text is not a house book."""


def read_house(text: str, file: str, books: Iterable[str], acts: Iterable[str] = ()) -> HouseBook:
    """The house book that a TOML text describes; ``file`` is its name in error lines, ``books`` are the known keys.

    ``acts`` are the actions that a word of the room may mean. Raises ``HouseError`` with every problem found.
    """
    return _Reader(file, tuple(books), tuple(acts)).book(text)


def amend(resolved: ResolvedPolicy, house: HouseBook) -> ResolvedPolicy:
    """The policy of a book as amended by a house: changed values have the house and its reason as their source.

    Raises ``ProblemError`` if the house amends another book.
    """
    if house.amends != resolved.book:
        raise ProblemError(note("house-amends-other", house=house.name, book=house.amends, other=resolved.book))
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
        self._books = books
        self._acts = acts
        self._problems = Problems(file)
        self._add = self._problems.add

    def book(self, text: str) -> HouseBook:
        raw = read_toml(text, self._problems, HouseError)
        for key in [key for key in raw if key not in _KEYS]:
            self._add("", note("not-a-key-here", key=key), _nearest(key, _KEYS))
        amends = self._amends(raw)
        name = self._name(raw)
        law = self._law(raw.get("law", {}))
        words = self._words(raw.get("words", {}))
        changes = () if raw.get("words") and "change" not in raw else self._changes(raw.get("change"), law)
        self._problems.stop(HouseError)
        return HouseBook(name, amends, changes, law, words)

    def _amends(self, raw: Mapping[str, object]) -> str:
        key = self._text(raw, "amends", "", note("one-of-list", list=", ".join(self._books)))
        if key and key not in self._books:
            near = get_close_matches(key.lower().replace("_", "-"), self._books, 1)
            hint = meant_or_known(near, note("known-list", list=", ".join(self._books)))
            self._add("", note("amends-no-rulebook", key=shown(key)), hint)
        return key

    def _name(self, raw: Mapping[str, object]) -> str:
        """The name of the house, short enough for a column."""
        name = self._text(raw, "name", "", note("house-as-known"))
        if len(name) > LONGEST_NAME:
            self._add(
                "",
                note("name-has-count-letters", name="name", count=str(len(name))),
                note("give-one-of-at-most", most=LONGEST_NAME),
            )
        return name

    def _text(self, raw: Mapping[str, object], key: str, place: Note | str, meant: Note) -> str:
        """A required text; if it is missing, empty, and the problem is noted."""
        value = raw.get(key)
        if value is None:
            # A misspelt key has already been reported, and needs no second line.
            known = _CHANGE_KEYS if place else _KEYS
            if not any(_meant(other, known) == key for other in raw if other not in known):
                self._add(place, note("key-is-missing", key=key), note("add-key-what-2", key=key, what=meant))
            return ""
        if not isinstance(value, str) or not value.strip():
            self._add(
                place,
                note("value-cannot-be", key=key, value=shown(value)),
                note("give-text-in-quotes-what", what=meant),
            )
            return ""
        text = " ".join(value.split())
        if not text.isprintable():
            self._add(place, note("signs-not-printable", key=key), note("write-readable"))
        return text

    def _law(self, raw: object) -> dict[str, str]:
        if not isinstance(raw, Mapping):
            self._add("[law]", note("must-be-a-table"), note("write-law"))
            return {}
        for name, text in raw.items():
            if name not in PARAMETERS:
                self._add("[law]", note("name-is-no-parameter", name=name), parameters_near(name))
            elif not isinstance(text, str) or not text.strip():
                self._add("[law]", note("value-cannot-be", key=name, value=shown(text)), note("give-the-law"))
        return {str(name): str(text) for name, text in raw.items()}

    def _words(self, raw: object) -> dict[str, str]:
        if not isinstance(raw, Mapping):
            self._add("[words]", note("must-be-a-table"), note("write-words"))
            return {}
        meant: dict[str, str] = {}
        for said, act in raw.items():
            word = " ".join(str(said).casefold().split())
            if not _SPOKEN.fullmatch(word):
                self._add("[words]", note("word-is-no-word", word=str(said)), note("give-one-or-two-words"))
            elif not isinstance(act, str) or act not in self._acts:
                near = get_close_matches(str(act), self._acts, 1)
                hint = meant_or_known(near, note("acts-are-list", list=", ".join(self._acts)))
                self._add("[words]", note("word-act-is-no-act", word=str(said), act=shown(act)), hint)
            elif word in meant:
                self._add("[words]", note("word-stands-twice", word=word), note("keep-one-of-the-two"))
            else:
                meant[word] = act
        return meant

    def _changes(self, raw: object, law: Mapping[str, str]) -> tuple[Change, ...]:
        if raw is None or raw == []:
            hint = note("add-change")
            self._add("", note("no-change-in-it"), hint)
            return ()
        if not isinstance(raw, list):
            self._add("[change]", note("must-be-changes"), note("write-two-brackets", table="[[change]]"))
            return ()
        changes: dict[str, int] = {}
        made = []
        for number, table in enumerate(raw, start=1):
            change = self._change(table, number, law)
            if change is None:
                continue
            first = changes.setdefault(change.parameter, number)
            if first != number:
                self._add(
                    _place(number, change.parameter), note("also-change", number=first), note("keep-one-of-the-two")
                )
            made.append(change)
        return tuple(made)

    def _change(self, table: object, number: int, law: Mapping[str, str]) -> Change | None:
        place = _place(number)
        if not isinstance(table, Mapping):
            self._add(place, note("must-be-a-table"), note("write-change-below"))
            return None
        for key in [key for key in table if key not in _CHANGE_KEYS]:
            self._add(place, note("not-a-key-here", key=key), _nearest(key, _CHANGE_KEYS))
        parameter = self._parameter(table, number, law)
        place = _place(number, parameter)
        reason = self._text(table, "reason", place, note("why-the-house-plays-so"))
        rule = self._text(table, "rule", place, note("number-in-house-rules")) if "rule" in table else ""
        if "value" not in table:
            # The refusal of a wrong value says what the parameter can be.
            self._value(parameter, None, place)
            return None
        value = self._value(parameter, table["value"], place)
        return Change(parameter, value, reason, rule or f"house rule {number}") if parameter else None

    def _parameter(self, table: Mapping[str, object], number: int, law: Mapping[str, str]) -> str:
        """The parameter that a change names, if a house may change it; if not, empty, and the problem is noted."""
        place = _place(number)
        name = self._text(table, "parameter", place, note("what-is-changed"))
        if name in AGREED:
            self._add(_place(number, name), note("all-books-decide-it-alike"), note("remove-change-of-law"))
            return ""
        if name and name not in GROUP_OF:
            self._add(place, note("name-is-no-parameter", name=name), parameters_near(name))
            return ""
        if name == "fallback_rulebook":
            self._add(place, note("change-of-fallback"), note("name-another-book"))
            return ""
        if name == SAME_EITHER_WAY:
            what = note("min-raise-basis-idle")
            self._add(place, what, note("remove-the-change"))
            return ""
        if name in law:
            self._add(_place(number, name), note("is-fixed-by-law-law", law=law[name]), note("remove-change-of-law"))
            return ""
        return name

    def _value(self, parameter: str, given: object, place: Note) -> object:
        if not parameter:
            return None
        try:
            return read_value(parameter, given)
        except ProblemError as fault:
            what = (
                note("key-is-missing", key="value")
                if given is None
                else note("value-value-cannot-be", value=shown(given))
            )
            self._add(place, what, fault.first.what)
            return None


def _meant(key: str, known: Iterable[str]) -> str:
    near = get_close_matches(key.lower(), list(known), 1)
    return near[0] if near else ""


def _place(number: int, parameter: str = "") -> Note:
    return (
        note("change-number-name", number=number, name=parameter) if parameter else note("change-number", number=number)
    )


def _nearest(key: str, known: tuple[str, ...]) -> Note:
    return meant_or_known([_meant(key, known)], note("keys-are-list", list=", ".join(known)))
