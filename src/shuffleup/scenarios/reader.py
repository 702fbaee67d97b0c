"""Reading scenario files. Every line is understood, or is an error with its file, its line and the nearest forms.

    Scenario: title          headers, in any order
    Id: …

      Anna bets 100          what happens; blanks at the start of a line mean nothing
    Under tda-2024, …        what must be true at this point
    Compare: …               what is asked at this point, with nothing expected

A line that begins with ``#`` is a comment. A wrong line costs only what needs it: what stands above it is asked, and
beside a question that is not understood the other questions are.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from msgspec import Struct

from shuffleup.answer import Note, note
from shuffleup.rulebooks.catalogue import BOOKS, RULEBOOKS, UnknownRulebookError, nearest_number, rulebook
from shuffleup.rulebooks.rule import Citation
from shuffleup.scenarios.event_headers import EVENT_HEADERS, event_setting
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.forgiving import in_figures
from shuffleup.scenarios.forms import FillingError, Form, Line, Phrasebook
from shuffleup.scenarios.headers import HEADERS, RULE, TITLES, Header
from shuffleup.scenarios.italian_headers import GAME, ITALIAN_HEADERS, italian_setting
from shuffleup.scenarios.languages import EVENT_EXPECTED, ITALIAN_EXPECTED, ITALIAN_PLAY, PLAY
from shuffleup.scenarios.named import check_names
from shuffleup.scenarios.scenario import (
    THE_HOUSE,
    AnySetting,
    Deed,
    Expectation,
    FileLine,
    HeaderValue,
    ItalianSetting,
    Scenario,
    ScenarioError,
    Setting,
    setting_of,
)
from shuffleup.scenarios.sentences.event_language import EVENT_PLAY
from shuffleup.scenarios.sentences.hand_language import ASKED, EXPECTED
from shuffleup.tournament.words.names import canonical_name

EVERY_BOOK = "every book"
COMPARE = "Compare:"
_BOOK = r"[A-Za-z]+[-_]\d+|[a-z]+"
_ONE = rf"(?i:{'|'.join((THE_HOUSE, *BOOKS))})|{_BOOK}"
_UNDER = re.compile(rf"Under (?P<books>(?i:{EVERY_BOOK})|(?:{_ONE})(?:(?:, | and )(?:{_ONE}))*), (?P<body>.+)")
_CITED = re.compile(rf"(?P<body>.+?) \(rule (?P<rule>(?:\S+ )?{RULE})\)")
_CITED_OF_A_HOUSE = re.compile(r"(?P<body>.+?) \(rule (?P<rule>.+)\)")
"""A house numbers its rules as it likes; where it says nothing of them, ``house rule 1``."""
_HEADER = re.compile(r"(?P<name>[A-Z][a-zí]+):(?: +(?P<value>.*))?")


class Written(Struct, frozen=True):
    """A line that is not empty, without surrounding blanks."""

    place: FileLine
    text: str


def read_scenarios(text: str, file: str) -> tuple[Scenario, ...]:
    """The scenarios of one file. Raises ``ScenarioError`` for the first line that cannot be read."""
    found = []
    for one in scenarios_of(text, file):
        if isinstance(one, ScenarioError):
            raise one
        found.append(one)
    return tuple(found)


def scenarios_of(text: str, file: str) -> Iterator[Scenario | ScenarioError]:
    """The scenarios of one file, each after its wrong lines, and without them and whatever depends on them."""
    lines = list(_lines(text, file))
    starts = [number for number, line in enumerate(lines) if line.text.startswith("Scenario:")]
    if not lines:
        yield ScenarioError(FileLine(file, 1), note("the-file-is-empty"), note("write-scenario-title"))
    elif not starts or starts[0] != 0:
        yield ScenarioError(lines[0].place, note("begins-with-scenario"), note("write-that-line-first"))
    for start, end in pairwise((*starts, len(lines))):
        try:
            yield from _scenario(lines[start:end])
        except ScenarioError as error:
            yield error


def check_id(scenario: Scenario, first: dict[str, FileLine]) -> None:
    """Raises ``ScenarioError`` for an id that another scenario has; ``first`` says where each id first occurred."""
    for name in scenario.ids:
        if name in first:
            hint = note("id-of-one-scenario")
            raise ScenarioError(scenario.place, note("id-already-taken", name=name, place=str(first[name])), hint)
        first[name] = scenario.place


def _lines(text: str, file: str) -> Iterator[Written]:
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = _opened(canonical_name(" ".join(line.split())))
        if stripped and not stripped.startswith("#"):
            yield Written(FileLine(file, number), stripped)


_OPENINGS = {
    opening.casefold(): opening
    for opening in ("Under", COMPARE, *[f"{name}:" for name in (*HEADERS, *EVENT_HEADERS, *ITALIAN_HEADERS)])
}


def _opened(line: str) -> str:
    """A line with its first word in the capitals that it has there."""
    first, blank, rest = line.partition(" ")
    return _OPENINGS.get(first.casefold(), first) + blank + rest


def _scenario(lines: list[Written]) -> Iterator[Scenario | ScenarioError]:
    """One case, after its wrong lines. Raises ``ScenarioError`` if its table is not known."""
    headers = _headers_for(lines)
    given, rest, wrong = _headers(lines, headers)
    yield from [error for _, error in wrong]
    if not {name for name, _ in wrong} <= _BESIDE:
        return
    yield from _missing(lines[0].place, rest, headers, (*given, *[name for name, _ in wrong]))
    ids, rules = [given[name].value if name in given else () for name in ("Id", "Rules")]
    yield from [error for cited in rules if (error := _unknown_rule(given["Rules"].place, cited))]
    setting = _setting(given, headers)
    read = list(_steps(rest, setting))
    errors = [step for step in read if isinstance(step, ScenarioError)]
    steps = [step for step in read if not isinstance(step, ScenarioError)]
    asked = max([place for place, step in enumerate(steps, 1) if isinstance(step, Expectation)], default=0)
    if errors:
        yield from errors
    elif not asked:
        raise ScenarioError(lines[0].place, note("expects-nothing"), note("write-what-must-be-so"))
    elif steps[asked:]:
        yield ScenarioError(steps[-1].place, note("nothing-expected-after"), note("write-or-leave-line"))
    if asked:
        titles = {code: given[name].value for name, code in TITLES.items() if name in given}
        yield Scenario(lines[0].place, given["Scenario"].value, ids, rules, setting, tuple(steps[:asked]), titles)


def _steps(lines: list[Written], setting: AnySetting) -> Iterator[Deed | Expectation | ScenarioError]:
    """What happens and what is asked, with the lines that are wrong; nothing is asked of a hand that is told wrong."""
    told = True
    for number, line in enumerate(lines):
        try:
            step = _step(line, setting)
        except ScenarioError as error:
            if told and not _asks(line):
                told, waiting = False, sum(map(_asks, lines[number + 1 :]))
                yield _waited_for(error, waiting) if waiting else error
            else:
                yield error
        else:
            if told:
                yield step


def _asks(line: Written) -> bool:
    return line.text.startswith(("Under ", COMPARE))


def _waited_for(error: ScenarioError, waiting: int) -> ScenarioError:
    """The error of a line of the play, saying how many questions below it cannot be asked until it is mended."""
    what, hint = error.first.what, error.first.hint
    if hint is None:
        return ScenarioError(error.place, what, note("questions-waiting", count=waiting))
    return ScenarioError(error.place, what, note("hint-and-questions-waiting", hint=hint, count=waiting))


# ── headers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _headers_for(lines: list[Written]) -> Mapping[str, Header]:
    """Which headers a case has: those of a tournament, of a table of poker all'italiana, or of a hand."""
    if any(line.text.startswith("Event:") for line in lines):
        return EVENT_HEADERS
    games = [line.text.removeprefix("Game: ") for line in lines if line.text.startswith("Game: ")]
    return ITALIAN_HEADERS if any(GAME.match(game) for game in games) else HEADERS


def _setting(given: Mapping[str, HeaderValue], headers: Mapping[str, Header]) -> AnySetting:
    values = {name: one.value for name, one in given.items()}
    if headers is HEADERS:
        return setting_of(given)
    italian = headers is ITALIAN_HEADERS
    try:
        return italian_setting(values) if italian else event_setting(values)
    except FillingError as error:
        raise ScenarioError(given["Game" if italian else "Event"].place, error.first.what) from None


def _missing(
    place: FileLine, rest: list[Written], headers: Mapping[str, Header], seen: Iterable[str]
) -> Iterator[ScenarioError]:
    """The headers that are not there. Raises ``ScenarioError`` for one without which there is no table."""
    questions = [line.text.partition(" ")[0] for line in rest if _asks(line)]
    only_asked = questions and "Under" not in questions
    missing = [one for one in headers.values() if one.required and one.name not in seen]
    needed = [one for one in missing if one.name not in _BESIDE]
    for header in missing if needed or not only_asked else ():
        hint = note("write-header-example", header=header.name, example=header.example)
        error = ScenarioError(place, note("no-header", header=header.name), hint)
        if needed:
            raise error
        yield error


_BESIDE = frozenset(("Id", "Rules", *TITLES))
"""Headers without which a case can still be asked."""


def _headers(
    lines: list[Written], headers: Mapping[str, Header]
) -> tuple[dict[str, HeaderValue], list[Written], list[tuple[str, ScenarioError]]]:
    """The headers of a scenario, the lines below them, and each header that is wrong, by its name."""
    given: dict[str, HeaderValue] = {}
    wrong: list[tuple[str, ScenarioError]] = []
    for number, line in enumerate(lines):
        found = _HEADER.fullmatch(line.text)
        if not found or line.text.startswith(COMPARE):
            return given, lines[number:], wrong
        name = found["name"]
        try:
            if name in given:
                raise ScenarioError(line.place, note("header-twice", name=name), note("keep-one-of-them"))
            given[name] = _given(line.place, _header(line.place, name, headers), found["value"])
        except ScenarioError as error:
            wrong.append((name, error))
    return given, [], wrong


def _header(place: FileLine, name: str, headers: Mapping[str, Header]) -> Header:
    header = headers.get(name)
    if header is None:
        near = get_close_matches(name, headers, 1)
        known = note("headers-are-list", list=", ".join(headers))
        hint = note("did-you-mean-either", near=near[0]) if near else known
        raise ScenarioError(place, note("there-is-no-header-name", name=name), hint)
    return header


def _given(place: FileLine, header: Header, text: str | None) -> HeaderValue:
    if not text:
        hint = note("write-header-example", header=header.name, example=header.example)
        raise ScenarioError(place, note("name-is-empty", name=header.name), hint)
    try:
        return HeaderValue(place, _forgivingly(header, text))
    except FillingError as error:
        raise ScenarioError(
            place, error.first.what, note("for-example-example", example=f"{header.name}: {header.example}")
        ) from None


def _forgivingly(header: Header, text: str) -> Any:  # noqa: ANN401 - a header has a value of its own kind
    """The value of a header as it is written, or else with its figures in digits. Raises ``FillingError``."""
    try:
        return header.read(text)
    except FillingError:
        plain = in_figures(text)
        if plain == text:
            raise
    try:
        return header.read(plain)
    except FillingError:
        return header.read(text)  # what is wrong is told as it is written


# ── sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _languages(setting: AnySetting) -> tuple[Phrasebook, Phrasebook]:
    """The languages for cases of this kind: what happens, and what must be true."""
    if isinstance(setting, EventSetting):
        return EVENT_PLAY, EVENT_EXPECTED
    return (ITALIAN_PLAY, ITALIAN_EXPECTED) if isinstance(setting, ItalianSetting) else (PLAY, EXPECTED)


def _step(line: Written, setting: AnySetting) -> Deed | Expectation:
    if line.text.startswith("Under "):
        return _expectation(line, setting)
    if line.text.startswith(COMPARE):
        return _asked(line, setting)
    if _HEADER.fullmatch(line.text):
        raise ScenarioError(line.place, note("line-below-the-play", line=line.text), note("headers-come-first"))
    _, sentence = _sentence(line.place, line.text, _languages(setting)[0], setting)
    return Deed(line.place, line.text, sentence)


def _expectation(line: Written, setting: AnySetting) -> Expectation:
    found = _UNDER.fullmatch(line.text)
    if not found:
        hint = note("for-example-example", example="Under tda-2024 and pslive, Anna may raise to 300")
        raise ScenarioError(line.place, note("names-no-books", line=line.text), hint)
    books = _books(line.place, found["books"])
    of_a_house = books == (THE_HOUSE,)
    cited = (_CITED_OF_A_HOUSE if of_a_house else _CITED).fullmatch(found["body"])
    body = cited["body"] if cited else found["body"]
    form, sentence = _sentence(line.place, body, _languages(setting)[1], setting)
    rule = cited["rule"] if cited else ""
    if rule and not form.cites:
        hint = note("leave-out-here")
        raise ScenarioError(line.place, note("form-names-no-rule", form=body), hint)
    if " " in rule and not of_a_house:
        _known_book(line.place, rule.split(" ")[0])
    return Expectation(line.place, body, books, sentence, rule)


def _asked(line: Written, setting: AnySetting) -> Expectation:
    """A case without an outcome; it binds no book."""
    if not isinstance(setting, Setting):
        hint = note("write-under-every-book")
        kind = "tournament" if isinstance(setting, EventSetting) else "table's"
        raise ScenarioError(line.place, note("case-cannot-be-asked", kind=kind), hint)
    text = line.text.removeprefix(COMPARE).strip()
    if not text:
        raise ScenarioError(
            line.place,
            note("nothing-is-asked-here"),
            note("write-header-example", header="Compare", example="Bruno pushes 1000+500"),
        )
    return Expectation(line.place, text, (), _sentence(line.place, text, ASKED, setting)[1])


_BOOKS = {book.casefold(): book for book in (*BOOKS, THE_HOUSE)}


def _books(place: FileLine, text: str) -> tuple[str, ...]:
    if text.casefold() == EVERY_BOOK:
        return tuple(RULEBOOKS)
    books = tuple([_BOOKS.get(book.casefold(), book) for book in re.split(r", | and ", text)])
    for book in books:
        if book != THE_HOUSE:
            _known_book(place, book)
    if len(set(books)) != len(books):
        raise ScenarioError(place, note("book-named-twice", text=text), note("name-each-once"))
    return books


def _unknown_rule(place: FileLine, cited: Citation) -> ScenarioError | None:
    """The error for a rule that there is not; ``None`` for one that there is."""
    try:
        _known_book(place, cited.book)
    except ScenarioError as error:
        return error
    near = nearest_number(rulebook(cited.book), cited.rule)
    if near == cited.rule:
        return None
    hint = note("did-you-mean-either", near=f"{cited.book} {near}")
    return ScenarioError(place, note("there-is-no-rule-number", number=str(cited)), hint)


def _known_book(place: FileLine, key: str) -> None:
    try:
        rulebook(key)
    except UnknownRulebookError as error:
        hint = dict(error.first.what.facts)["hint"]
        assert isinstance(hint, Note), "an unknown book is told with those that are known"
        raise ScenarioError(place, note("unknown-rulebook-key", key=error.key), hint) from None


def _sentence(place: FileLine, text: str, language: Phrasebook, setting: AnySetting) -> tuple[Form, Line]:
    try:
        read = language.read(text, setting.players)
    except FillingError as error:
        raise ScenarioError(place, error.first.what) from None
    if read is None:
        raise not_understood(place, text, language, setting)
    check_names(place, read[1], setting)
    return read


def not_understood(place: FileLine, text: str, language: Phrasebook, setting: AnySetting) -> ScenarioError:
    """The error for a line that fits no form."""
    hint = note("nearest-forms", list=language.examples_near(text, setting.players))
    return ScenarioError(place, note("line-is-not-understood", line=text), hint)
