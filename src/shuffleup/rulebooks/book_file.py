"""Reads a rulebook from its file: the rules in the order of the book, and under each what it decides.

    name = "Poker TDA Rules"
    edition = "2024, version 1.0"
    gap_rule = "1"

    [rule.29]
    status = "mechanised"
    clock_seconds = 25
    clock_tie = "action_stands"
    notes.clock_tie = "said in the Spanish text only"
    says = ["calling-time"]

    [rule.30]
    status = "mechanised"
    also = ["clock_callers"]

A value is under its leading rule; other rules that it rests on have its name in ``also``. A value with a note is our
reading of the text, and one without a note is printed; what is nowhere, the book does not say. ``says`` lists subjects
on which all books agree. With ``like = "tda-2024"`` a file is another edition and has only what differs; ``without``
lists the rules that it no longer has.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, fields, replace

from shuffleup.answer import Note, ProblemError, Problems, note
from shuffleup.rulebooks.book_parts import BookParts, BreachTable, PayoutsOfBook, RuleTable
from shuffleup.rulebooks.infraction import Due, Infraction, Offence
from shuffleup.rulebooks.policy import PARAMETERS
from shuffleup.rulebooks.policy.conduct import Penalty
from shuffleup.rulebooks.policy.event import DIRECTOR_DECIDES
from shuffleup.rulebooks.policy.payout_table import PayoutColumn, PayoutTable
from shuffleup.rulebooks.policy.values import left_to_announcement, may_be_left_open, parameters_near, read_value
from shuffleup.rulebooks.price_bands import FormLimits, PriceBands
from shuffleup.rulebooks.rule import (
    BookHead,
    BookReading,
    Money,
    PlainValue,
    ReadingKind,
    Rule,
    Rulebook,
    Status,
)
from shuffleup.toml_text import did_you_mean, read_toml, shown

Table = Mapping[str, Any]
"""A table of a file."""
E = TypeVar("E", bound=Enum)
T = TypeVar("T")
_GAME = "game."
"""The prefix of the name of a game option among parameters."""
_WHOLE = 10_000
"""A whole pool, in hundredths of a per cent."""


# ── the shape of a file ──────────────────────────────────────────────────────────────────────────────────────────────


_KEYS = tuple([field.name for kind in (BookHead, BookParts) for field in fields(kind)])
_OF_A_RULE = tuple([field.name for field in fields(RuleTable)])


@cache
def _options() -> Mapping[str, Any]:
    """The options of a game, each with its type."""
    from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable  # only one book has options

    return {option.name: option.type for kind in (ItalianSwitches, ItalianTable) for option in fields(kind)}


def book_tables(text: str, file: str) -> dict[str, Any]:
    """The tables of a book's file, each of the right shape. Raises ``ProblemError`` with every fault."""
    problems = Problems(file)
    raw = read_toml(text, problems)
    for name in [name for name in raw if name not in _KEYS]:
        problems.add("", note("not-a-key-here", key=name), did_you_mean(name, _KEYS, "keys-are-list"))
    if _shaped(raw, BookParts, "", problems):
        for number, table in raw.get("rule", {}).items():
            _shaped(table, RuleTable, f"[rule.{number}]", problems)
        for breach, table in raw.get("infractions", {}).items():
            _shaped(table, BreachTable, f"[infractions] {breach}", problems)
    problems.stop()
    return raw


def _shaped(given: object, kind: type[T], place: str, problems: Problems) -> T | None:
    """Data as a type; None, with the problem noted, if it is not of that type."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as fault:
        problems.add(place, note("cannot-be-read-why", why=str(fault)))
        return None


# ── editions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def edition(base: Table, own: Table) -> dict[str, Any]:
    """The tables of a book that is like another one, except for what its own tables say."""
    merged = {**base, **own}
    for part in ("silent", "infractions"):
        merged[part] = {**base.get(part, {}), **own.get(part, {})}
    gone = {name for table in own.get("rule", {}).values() for name in _decided(table)} | set(own.get("silent", {}))
    kept = [number for number in base.get("rule", {}) if number not in own.get("without", ())]
    rules = {number: _without(base["rule"][number], gone) for number in kept}
    for number, table in own.get("rule", {}).items():
        old = rules.get(number, {})
        rules[number] = {**old, **table, "notes": {**old.get("notes", {}), **table.get("notes", {})}}
    return {**merged, "rule": rules}


def _decided(table: Table) -> list[str]:
    return [name for name in table if name not in _OF_A_RULE]


def _without(table: Table, gone: Iterable[str]) -> dict[str, Any]:
    """The table of a rule without parameters that are decided elsewhere."""
    kept = {name: value for name, value in table.items() if name not in gone}
    kept["notes"] = {name: text for name, text in table.get("notes", {}).items() if name not in gone}
    kept["also"] = [name for name in table.get("also", ()) if name not in gone]
    return kept


# ── the book ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_book(key: str, tables: Table, file: str, books: Iterable[str]) -> Rulebook:
    """The book that these tables describe; ``books`` are all keys. Raises ``ProblemError`` with every fault."""
    return _Reader(key, file, tuple(books)).book(tables)


class _Stated(Struct):
    """A value, its note, and the rules it rests on, while they are collected."""

    value: PlainValue
    note: str
    rules: list[str]

    def reading(self) -> BookReading:
        """The finished cell of the table of rulebooks."""
        kind = ReadingKind.RECOMMENDED if self.note else ReadingKind.PRINTED
        return BookReading(self.value, tuple(self.rules), kind, self.note)


class _Reader:
    """Reads one book and collects what is wrong with it."""

    def __init__(self, key: str, file: str, books: tuple[str, ...]) -> None:
        self._key = key
        self._books = books
        self._problems = Problems(file)
        self._stated: dict[str, _Stated] = {}
        self._subjects: dict[str, list[str]] = {}

    def book(self, raw: Table) -> Rulebook:
        parts = msgspec.convert(raw, BookParts)
        for number, table in parts.rule.items():
            self._rule(number, table)
        for number, table in parts.rule.items():
            self._also(number, table.get("also", ()))
        self._silences(parts.silent)
        found = Rulebook(
            key=self._key,
            head=self._head(raw, parts.rule),
            rules=self._rules(parts.rule),
            readings=self._readings(parts.silent),
            subjects={subject: tuple(numbers) for subject, numbers in self._subjects.items()},
            infractions=self._infractions(parts),
            aliases=parts.misprint,
            options=self._game_options(),
            money=Money(self._bands(parts), self._payouts(parts.payouts) if parts.payouts else None),
        )
        self._problems.stop()
        return found

    def _wrong(self, place: str, what: Note, word: str, known: Iterable[str]) -> None:
        """Notes an unknown word, with the nearest known one."""
        self._problems.add(place, what, did_you_mean(word, known, "known-list"))

    def _one_of(self, kind: type[E], word: str, place: str, instead: E) -> E:
        """The member of a vocabulary that a word names; if it names none, ``instead``, and the problem is noted."""
        try:
            return kind(word)
        except ValueError:
            self._wrong(place, note("word-is-no-word", word=word), word, [str(member.value) for member in kind])
            return instead

    def _numbered(self, number: str, rules: Table, place: str) -> None:
        if number not in rules:
            self._wrong(place, note("there-is-no-rule-number", number=number), number, rules)

    def _head(self, raw: Table, rules: Table) -> BookHead:
        head = _shaped(raw, BookHead, "", self._problems) or BookHead()
        for name in ("name", "edition", "gap_rule"):
            if not getattr(head, name):
                self._problems.add("", note("key-is-missing", key=name), note("write-it-above"))
        if head.gap_rule:
            self._numbered(head.gap_rule, rules, "gap_rule")
        return head

    # ── what the rules decide ────────────────────────────────────────────────────────────────────────────────────

    def _rule(self, number: str, table: Table) -> None:
        """Takes every value that a rule leads, with its note, and every subject."""
        place, notes, game = f"[rule.{number}]", table.get("notes", {}), table.get("game", {})
        self._one_of(Status, table.get("status", ""), f"{place} status", Status.POSTED)
        values = [(name, table[name]) for name in _decided(table)]
        for name, value in (*values, *[(_GAME + name, value) for name, value in game.items()]):
            self._state(name, value, notes.get(name.removeprefix(_GAME), ""), number)
        for name in [name for name in notes if name not in table and name not in game]:
            self._problems.add(place, note("note-on-undecided", name=name), note("put-it-under-its-rule"))
        for subject in table.get("says", ()):
            self._subjects.setdefault(subject, []).append(number)

    def _state(self, name: str, value: object, remark: str, number: str) -> None:
        place = f"[rule.{number}]"
        if name in self._stated:
            self._twice(f"{place} {name}", self._stated[name].rules[0])
        elif name in PARAMETERS or (name.startswith(_GAME) and name.removeprefix(_GAME) in _options()):
            self._stated[name] = _Stated(self._value(name, value, f"{place} {name}"), remark, [number])
        else:
            self._unknown(place, name)

    def _unknown(self, place: str, name: str) -> None:
        self._problems.add(place, note("name-is-no-parameter", name=name), parameters_near(name, PARAMETERS))

    def _twice(self, place: str, number: str) -> None:
        self._problems.add(place, note("is-also-in-rule", number=number), note("keep-one-of-the-two"))

    def _value(self, name: str, given: object, place: str) -> PlainValue:
        if name.startswith(_GAME):
            _shaped(given, _options()[name.removeprefix(_GAME)], place, self._problems)
            return _plain(given)
        if name == "fallback_rulebook" and given not in (*self._books, DIRECTOR_DECIDES):
            self._wrong(place, note("unknown-rulebook-key", key=str(given)), str(given), self._books)
        try:
            if isinstance(given, Mapping) and given.keys() == {"usual", "other"} and left_to_announcement(name):
                return tuple([_plain(read_value(name, given[which])) for which in ("usual", "other")])
            return _plain(read_value(name, given))
        except ProblemError as fault:
            self._problems.add(place, note("value-value-cannot-be", value=shown(given)), fault.first.what)
            return None

    def _also(self, number: str, names: Iterable[str]) -> None:
        """Adds this rule to values that other rules lead."""
        for name in names:
            if name in self._stated:
                self._stated[name].rules.append(number)
            elif name in self._subjects:
                self._subjects[name].append(number)
            else:
                what = note("no-rule-leads-name", name=name)
                self._wrong(f"[rule.{number}] also", what, name, (*self._stated, *self._subjects))

    def _silences(self, silent: Mapping[str, str]) -> None:
        """Checks that remarks are on undecided parameters, and that a book without fallback decides all it must."""
        for name in silent:
            if name not in PARAMETERS:
                self._unknown("[silent]", name)
            elif name in self._stated:
                self._twice(f"[silent] {name}", self._stated[name].rules[0])
        fallback = self._stated.get("fallback_rulebook")
        if fallback is None or fallback.value == DIRECTOR_DECIDES:
            for name in PARAMETERS:
                if name not in self._stated and not may_be_left_open(name):
                    self._problems.add("", note("no-rule-decides-name", name=name), note("decide-it-or-fall-back"))

    def _readings(self, silent: Mapping[str, str]) -> dict[str, BookReading]:
        stated = {name: found.reading() for name, found in self._stated.items()}
        return {
            name: stated.get(name) or BookReading(None, (), ReadingKind.SILENT, silent.get(name, ""))
            for name in PARAMETERS
        }

    def _game_options(self) -> dict[str, BookReading]:
        stated = [name for name in self._stated if name.startswith(_GAME)]
        names = [name for name in _options() if _GAME + name in stated] if stated else []
        return {name: self._stated[_GAME + name].reading() for name in names}

    def _rules(self, rules: Table) -> tuple[Rule, ...]:
        """The rules, each with the parameters that rest on it."""
        rests: dict[str, list[str]] = {number: [] for number in rules}
        for name in PARAMETERS:
            for number in self._stated[name].rules if name in self._stated else ():
                rests[number].append(name)
        status = {member.value: member for member in Status}
        return tuple(
            [
                Rule(number, status.get(table.get("status"), Status.POSTED), tuple(rests[number]))
                for number, table in rules.items()
            ]
        )

    # ── conduct and money ────────────────────────────────────────────────────────────────────────────────────────

    def _infractions(self, parts: BookParts) -> dict[Offence, Infraction]:
        found = {}
        for breach, table in parts.infractions.items():
            said, place = msgspec.convert(table, BreachTable), f"[infractions] {breach}"
            for number in said.rules:
                self._numbered(number, parts.rule, place)
            first = self._one_of(Due, said.due, place, Due.NAMED)
            usual = Due.POSSIBLE if first is Due.IF_REPEATED else first
            again = self._one_of(Due, said.again, place, usual) if said.again else usual
            most = self._one_of(Penalty, said.most, place, Penalty.WARNING) if said.most else None
            offence = self._one_of(Offence, breach, "[infractions]", Offence.OTHER)
            found[offence] = Infraction(said.rules, first, again, most)
        return found

    def _bands(self, parts: BookParts) -> dict[str, PriceBands]:
        """The limits by the kind of event, with their rules as full citations; a kind may have its prices in common."""
        bands = {}
        for band in parts.prices:
            limits = {name: value for name, value in asdict(band).items() if name != "events"}
            league = band.league and replace(band.league, rule=f"{self._key} {band.league.rule}")
            bands[band.events] = PriceBands(**{**limits, "rule": f"{self._key} {band.rule}", "league": league})
        for form in parts.forms:
            self._numbered(form.rule, parts.rule, f"[[forms]] {form.events}")
            fixed = {name: value for name, value in asdict(form).items() if name != "events"}
            prices = bands.get(form.events) or bands.get("", PriceBands())
            bands[form.events] = replace(prices, form=FormLimits(**{**fixed, "rule": f"{self._key} {form.rule}"}))
        return bands

    def _payouts(self, table: PayoutsOfBook) -> PayoutTable:
        columns = []
        for column in table.column:
            shares = column.printed + column.derived
            derived = tuple(range(len(column.printed) + 1, len(shares) + 1))
            columns.append(PayoutColumn(column.entries_to, shares, derived))
            if sum(shares) != _WHOLE:
                place = f"[[payouts.column]] entries_to = {column.entries_to}"
                self._problems.add(place, note("shares-come-to", basis_points=sum(shares)))
        return PayoutTable(tuple(columns), f"{self._key} {table.rule}")


def _plain(value: object) -> PlainValue:
    """A value as plain data, with lists as tuples."""
    parts = msgspec.to_builtins(value)
    return tuple([_plain(part) for part in parts]) if isinstance(parts, tuple | list) else parts
