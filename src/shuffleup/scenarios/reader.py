"""Reading scenario files. Every line is understood or is an error with its file, its line and the nearest form.

    Scenario: title          headers, in any order
    Id: …

      Anna bets 100          what happens; blanks at the start of a line mean nothing
    Under tda-2024, …        what must be so at this point
    Compare: …               what is asked at this point, and nothing expected

A line that begins with ``#`` is a remark.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import pairwise

import msgspec
from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.games.variant import Variant
from shuffleup.rulebooks.catalogue import RULEBOOKS, UnknownRulebookError, rulebook
from shuffleup.rulebooks.rule import Citation
from shuffleup.rulebooks.search import nearest_number
from shuffleup.scenarios.asked import ASKED
from shuffleup.scenarios.event_headers import EVENT_HEADERS, event_setting
from shuffleup.scenarios.event_language import EVENT_EXPECTED, EVENT_PLAY
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.expected import EXPECTED
from shuffleup.scenarios.forms import FillingError, Form, Language
from shuffleup.scenarios.headers import HEADERS, RULE, TITLES, Header
from shuffleup.scenarios.house import THE_HOUSE
from shuffleup.scenarios.italian_expected import ITALIAN_EXPECTED
from shuffleup.scenarios.italian_headers import GAME, ITALIAN_HEADERS, italian_setting
from shuffleup.scenarios.italian_play import ITALIAN_PLAY
from shuffleup.scenarios.italian_setting import ItalianSetting
from shuffleup.scenarios.scenario import (
    AnySetting,
    Deed,
    Expectation,
    Place,
    Scenario,
    ScenarioError,
    Sentence,
    Setting,
)
from shuffleup.scenarios.sentences import PLAY, BoardIs
from shuffleup.scenarios.setting import Given, check_board, known_player, setting_of
from shuffleup.tournament.names import canonical_name

EVERY_BOOK = "every book"
COMPARE = "Compare:"
_BOOK = r"[A-Za-z]+[-_]\d+|[a-z]+"
_ONE = rf"{THE_HOUSE}|{_BOOK}"
_UNDER = re.compile(rf"Under (?P<books>{EVERY_BOOK}|(?:{_ONE})(?:(?:, | and )(?:{_ONE}))*), (?P<body>.+)")
_CITED = re.compile(rf"(?P<body>.+?) \(rule (?P<rule>(?:\S+ )?{RULE})\)")
_HEADER = re.compile(r"(?P<name>[A-Z][a-zí]+):(?: +(?P<value>.*))?")


class Line(Struct, frozen=True):
    """A line with something on it, the blanks around it removed."""

    place: Place
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
    """Each scenario of one file, or of those that cannot be read the first line that is wrong."""
    lines = list(_lines(text, file))
    starts = [number for number, line in enumerate(lines) if line.text.startswith("Scenario:")]
    if not lines:
        yield ScenarioError(Place(file, 1), "the file is empty", "write Scenario: and a title")
    elif not starts or starts[0] != 0:
        yield ScenarioError(lines[0].place, "a scenario begins with Scenario: and its title", "write that line first")
    for start, end in pairwise((*starts, len(lines))):
        try:
            yield _scenario(lines[start:end])
        except ScenarioError as error:
            yield error


def check_ids(scenarios: Iterable[Scenario]) -> None:
    """Raises ``ScenarioError`` at the second scenario that bears an id."""
    first: dict[str, Place] = {}
    for scenario in scenarios:
        check_id(scenario, first)


def check_id(scenario: Scenario, first: dict[str, Place]) -> None:
    """Raises ``ScenarioError`` for an id that another scenario bears; ``first`` has where each stood first."""
    for name in scenario.ids:
        if name in first:
            hint = "an id stands in one scenario only"
            raise ScenarioError(scenario.place, f"{name} is already the id of the scenario at {first[name]}", hint)
        first[name] = scenario.place


def _lines(text: str, file: str) -> Iterator[Line]:
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = canonical_name(" ".join(line.split()))
        if stripped and not stripped.startswith("#"):
            yield Line(Place(file, number), stripped)


def _scenario(lines: list[Line]) -> Scenario:
    headers = _headers_for(lines)
    given, rest = _headers(lines, headers)
    place = lines[0].place
    only_asked = any(line.text.startswith(COMPARE) for line in rest) and not any(
        line.text.startswith("Under ") for line in rest
    )
    for header in headers.values():
        if header.required and header.name not in given and not (only_asked and header.name in ("Id", "Rules")):
            raise ScenarioError(place, f"the scenario has no {header.name}", f"write {header.name}: {header.example}")
    ids, rules = [given[name].value if name in given else () for name in ("Id", "Rules")]
    for cited in rules:
        _known_rule(given["Rules"].place, cited)
    setting = _setting(given, headers)
    steps = tuple([_step(line, setting) for line in rest])
    if not any(isinstance(step, Expectation) for step in steps):
        raise ScenarioError(place, "the scenario expects nothing", "write Under tda-2024, and what must be so")
    if isinstance(steps[-1], Deed):
        raise ScenarioError(steps[-1].place, "nothing is expected after this", "write Under … or leave the line out")
    if isinstance(setting, Setting):
        setting = _with_board(setting, steps)
    titles = {code: given[name].value for name, code in TITLES.items() if name in given}
    return Scenario(place, given["Scenario"].value, ids, rules, setting, steps, titles)


# ── headers ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _headers_for(lines: list[Line]) -> Mapping[str, Header]:
    """Which headers a case has: those of a tournament, of a table of poker all'italiana, or of a hand."""
    if any(line.text.startswith("Event:") for line in lines):
        return EVENT_HEADERS
    games = [line.text.removeprefix("Game: ") for line in lines if line.text.startswith("Game: ")]
    return ITALIAN_HEADERS if any(GAME.match(game) for game in games) else HEADERS


def _setting(given: Mapping[str, Given], headers: Mapping[str, Header]) -> AnySetting:
    values = {name: one.value for name, one in given.items()}
    if headers is HEADERS:
        return setting_of(given)
    italian = headers is ITALIAN_HEADERS
    try:
        return italian_setting(values) if italian else event_setting(values)
    except FillingError as error:
        raise ScenarioError(given["Game" if italian else "Event"].place, str(error)) from None


def _headers(lines: list[Line], headers: Mapping[str, Header]) -> tuple[dict[str, Given], list[Line]]:
    """The headers of a scenario and the lines below them."""
    given: dict[str, Given] = {}
    for number, line in enumerate(lines):
        found = _HEADER.fullmatch(line.text)
        if not found or line.text.startswith(COMPARE):
            return given, lines[number:]
        name = found["name"]
        header = headers.get(name)
        if header is None:
            near = get_close_matches(name, headers, 1)
            hint = f"did you mean {near[0]}?" if near else f"headers are {', '.join(headers)}"
            raise ScenarioError(line.place, f"there is no header {name}", hint)
        if name in given:
            raise ScenarioError(line.place, f"{name} stands twice in this scenario", "keep one of them")
        if not found["value"]:
            raise ScenarioError(line.place, f"{name} is empty", f"write {name}: {header.example}")
        given[name] = _given(line.place, header, found["value"])
    return given, []


def _given(place: Place, header: Header, text: str) -> Given:
    try:
        return Given(place, header.read(text))
    except FillingError as error:
        raise ScenarioError(place, str(error), f"for example {header.name}: {header.example}") from None


# ── sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _languages(setting: AnySetting) -> tuple[Language, Language]:
    """How a case of this kind writes what happens, and what must be so."""
    if isinstance(setting, EventSetting):
        return EVENT_PLAY, EVENT_EXPECTED
    return (ITALIAN_PLAY, ITALIAN_EXPECTED) if isinstance(setting, ItalianSetting) else (PLAY, EXPECTED)


def _step(line: Line, setting: AnySetting) -> Deed | Expectation:
    if line.text.startswith("Under "):
        return _expectation(line, setting)
    if line.text.startswith(COMPARE):
        return _asked(line, setting)
    if _HEADER.fullmatch(line.text):
        raise ScenarioError(line.place, f"'{line.text}' stands below the play", "headers come first")
    _, sentence = _sentence(line.place, line.text, _languages(setting)[0], setting)
    return Deed(line.place, line.text, sentence)


def _expectation(line: Line, setting: AnySetting) -> Expectation:
    found = _UNDER.fullmatch(line.text)
    if not found:
        hint = "for example Under tda-2024 and pslive, Anna may raise to 300"
        raise ScenarioError(line.place, f"'{line.text}' does not name its books and what they say", hint)
    books = _books(line.place, found["books"])
    cited = _CITED.fullmatch(found["body"])
    body = cited["body"] if cited else found["body"]
    form, sentence = _sentence(line.place, body, _languages(setting)[1], setting)
    rule = cited["rule"] if cited else ""
    if rule and not form.cites:
        hint = "leave it out here: Rules says what the scenario is about"
        raise ScenarioError(line.place, f"'{form.pattern}' cannot name a rule", hint)
    if " " in rule:
        _known_book(line.place, rule.split(" ")[0])
    return Expectation(line.place, body, books, sentence, rule)


def _asked(line: Line, setting: AnySetting) -> Expectation:
    """A case without an outcome; it binds no book."""
    if not isinstance(setting, Setting):
        hint = "write Under every book, and what you expect: compare shows what is so"
        kind = "tournament" if isinstance(setting, EventSetting) else "table's"
        raise ScenarioError(line.place, f"a {kind} case cannot be asked without an outcome", hint)
    text = line.text.removeprefix(COMPARE).strip()
    if not text:
        raise ScenarioError(line.place, "nothing is asked here", f"write {COMPARE} Bruno pushes 1000+500")
    return Expectation(line.place, text, (), read_sentence(line.place, text, ASKED, setting))


def read_sentence(place: Place, text: str, language: Language, setting: AnySetting) -> Sentence:
    """What one line says in a language, about people of this table. Raises ``ScenarioError``."""
    return _sentence(place, text, language, setting)[1]


def _books(place: Place, text: str) -> tuple[str, ...]:
    if text == EVERY_BOOK:
        return tuple(RULEBOOKS)
    books = tuple(re.split(r", | and ", text))
    for book in books:
        if book != THE_HOUSE:
            _known_book(place, book)
    if len(set(books)) != len(books):
        raise ScenarioError(place, f"'{text}' names a book twice", "name each once")
    return books


def _known_rule(place: Place, cited: Citation) -> None:
    _known_book(place, cited.book)
    near = nearest_number(rulebook(cited.book), cited.rule)
    if near != cited.rule:
        raise ScenarioError(place, f"there is no rule {cited}", f"did you mean {cited.book} {near}?")


def _known_book(place: Place, key: str) -> None:
    try:
        rulebook(key)
    except UnknownRulebookError as error:
        what, _, hint = str(error).partition(": ")
        raise ScenarioError(place, what, hint) from None


def _sentence(place: Place, text: str, language: Language, setting: AnySetting) -> tuple[Form, Sentence]:
    try:
        read = language.read(text)
    except FillingError as error:
        raise ScenarioError(place, str(error)) from None
    if read is None:
        near = language.nearest(text, setting.players)
        hint = f"the nearest form is '{near.pattern}', for example: {near.example}"
        raise ScenarioError(place, f"'{text}' is not understood", hint)
    _check_names(place, read[1], setting)
    return read


def _check_names(place: Place, sentence: Sentence, setting: AnySetting) -> None:
    """Whoever is named sits at the table, and every chip pushed is one of those in play."""
    for field in ("player", "players", "about"):
        named = getattr(sentence, field, ())
        for name in named.split() if isinstance(named, str) else named:  # empty: nobody is named
            known_player(place, name, setting.players)
    if isinstance(setting, Setting) and setting.chips:
        for chip in [chip for pile in getattr(sentence, "pushed", ()) for chip in pile]:
            if chip not in setting.chips:
                hint = f"Chips are {', '.join(map(str, setting.chips))}"
                raise ScenarioError(place, f"no chip of {chip} is in play", hint)


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _with_board(setting: Setting, steps: tuple[Deed | Expectation, ...]) -> Setting:
    """The setting with the cards that the play names: the deck must hold them from the start."""
    streets = setting.game.variant.streets
    board = list(setting.board) + [UNKNOWN] * (sum([street.board for street in streets]) - len(setting.board))
    for step in steps:
        if isinstance(step, Deed) and isinstance(step.sentence, BoardIs):
            _lay(board, setting.game.variant, step.sentence, step.place)
            check_board(setting, tuple(board), step.place)
    return msgspec.structs.replace(setting, board=tuple(board))


def _lay(board: list[Card], variant: Variant, said: BoardIs, place: Place) -> None:
    number = variant.street_named(said.street)
    wanted = variant.streets[number].board if number is not None else 0
    if len(said.cards) != wanted:
        raise ScenarioError(place, f"{len(said.cards)} cards on the {said.street}", f"there are {wanted}")
    first = sum([street.board for street in variant.streets[:number]])
    where = range(first, first + wanted)
    for spot, card in zip(where, said.cards, strict=True):
        if board[spot] not in (UNKNOWN, card):
            raise ScenarioError(place, f"{card_text(card)} lies where {card_text(board[spot])} was said to lie")
        board[spot] = card
