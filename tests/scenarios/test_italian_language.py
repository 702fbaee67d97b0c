"""The language of poker all'italiana: every form is what its example says, is used, and is really checked."""

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.answer import note, voice
from shuffleup.cards.italian.ranking import ItalianCategory, Straight
from shuffleup.rulebooks.catalogue import GAME_BOOKS
from shuffleup.scenarios.forms import Form, Line, Phrasebook
from shuffleup.scenarios.headers import TITLES, Header
from shuffleup.scenarios.italian_headers import ITALIAN_HEADERS
from shuffleup.scenarios.language import deeds_of
from shuffleup.scenarios.languages import ITALIAN_EXPECTED, ITALIAN_FORMS, ITALIAN_PLAY
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.reference import reference_page
from shuffleup.scenarios.runner import failures, run_scenario
from shuffleup.scenarios.scenario import Deed, Expectation, ItalianSetting, Scenario, ScenarioError
from shuffleup.scenarios.sentences import betting, hand, italian_play
from shuffleup.scenarios.sentences import italian_cards as cards
from shuffleup.scenarios.sentences import italian_table as table
from shuffleup.scenarios.sentences.italian_cards import HandWords
from tests.scenarios.policy_changes import FOLDER, every_scenario
from tests.scenarios.wrongs import Wrongs, made_wrong
from tools.reference.rulebooks import without_scenario

HEAD = """\
Scenario: a case
Id: case-1
Rules: italiana a3
Game: poker all'italiana, no limit
Ante: 10
Stacks: Anna 1000, Bruno 1000, Carla 1000
Button: Anna
Cards: Bruno JcJd9s8h8c
"""
CASES = [case for case in every_scenario() if isinstance(case.setting, ItalianSetting)]
FORMS = [
    *[(ITALIAN_PLAY, form) for form in deeds_of(italian_play)],
    *[(ITALIAN_EXPECTED, form) for form in ITALIAN_FORMS],
]
"""What is particular to the game; the lines of every hand are looked at with those of other games."""


def _line(step: Deed | Expectation) -> Line:
    return step.sentence


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "case.scenario")
    return scenario


@pytest.mark.parametrize(("language", "form"), FORMS, ids=lambda value: getattr(value, "pattern", ""))
def test_every_form_is_what_its_example_says(language: Phrasebook, form: Form) -> None:
    read = language.read(form.example.split(" (rule")[0])
    assert read is not None
    assert read[0] is form, f"{form.example} is taken for {read[0].pattern}"


@pytest.mark.parametrize("header", ITALIAN_HEADERS.values(), ids=lambda header: header.name)
def test_every_header_takes_its_own_example_and_is_used(header: Header) -> None:
    assert header.read(header.example)
    text = "\n".join(_lines())
    # Titles in further languages are for a room's own cases (``tests/cli/test_compare.py``).
    assert f"\n{header.name}: " in text or header.name in TITLES


def _lines() -> Iterator[str]:
    for file in {case.place.file for case in CASES}:
        yield from (FOLDER / "italiana" / file).read_text(encoding="utf-8").splitlines()


def test_every_form_is_used_by_some_scenario() -> None:
    used = set()
    for case in CASES:
        for step in case.steps:
            read = (ITALIAN_PLAY if isinstance(step, Deed) else ITALIAN_EXPECTED).read(step.text)
            assert read is not None
            used.add(read[0].pattern)
    assert [form.pattern for _, form in FORMS if form.pattern not in used] == []


def test_the_reference_page_shows_every_form_and_header() -> None:
    page = reference_page()
    assert all(f"`{header.name}: {header.example}`" in page for header in ITALIAN_HEADERS.values())
    for _, form in FORMS:
        assert f"| `{form.pattern.replace('|', chr(92) + '|')}` | {form.meaning} | `{form.example}` |" in page


def test_every_rule_of_the_game_that_is_kept_has_a_scenario() -> None:
    cited = {str(rule) for case in every_scenario() for rule in case.rules}
    for key, book in GAME_BOOKS.items():
        shown = {rule.number for rule in book.rules if f"{key} {rule.number}" in cited}
        assert [rule.number for rule in without_scenario(book, shown)] == []
        assert [rule for rule in cited if rule.startswith(f"{key} ") and rule.split(" ")[1] not in shown] == []


# ── every word of an expectation is checked ──────────────────────────────────────────────────────────────────────────


def _other_words(words: HandWords) -> HandWords:
    if words.straight:
        return replace(words, straight=Straight.MEDIA if words.straight is not Straight.MEDIA else Straight.MINIMA)
    pair = ItalianCategory.PAIR
    return HandWords(pair if words.category is not pair else ItalianCategory.HIGH_CARD)


def _other_than(value: Any) -> Any:  # noqa: ANN401 - a value of whatever kind a place has
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}X"
        case Enum():
            return next(one for one in type(value) if one is not value)
        case HandWords():
            return _other_words(value)
        case (str(), *_) | (int(), *_):
            return value[1:]
        case ():
            return ("Anna",)
    return value


_LEFT_ALONE: Mapping[Callable[..., Any], tuple[str, ...]] = {
    table.raise_reopens: ("amount",),  # most other sums are on the same side; the files have both sides of each limit
    table.button_takes: ("word",),
    hand.pot_goes: ("pot",),
    betting.may_not_raise: ("amount",),
    cards.cards_are: ("five",),
}
"""What may be another value and still be so."""


def _values(line: Line) -> dict[str, Any]:
    """What the line says, also by its wording and by what it leaves out."""
    parameters = inspect.signature(line.form.does or line.ask).parameters.values()
    defaults = {one.name: one.default for one in parameters if one.default is not one.empty}
    return {**defaults, **line.form.fixed, **line.places}


def _with(line: Line, name: str, value: object) -> Line:
    if name in line.form.fixed:
        return Line(replace(line.form, fixed={**line.form.fixed, name: value}), line.places)
    return Line(line.form, {**line.places, name: value})


def _falsified(line: Line) -> Iterator[Line]:
    """The line with one thing in it made wrong, each in turn. Who is meant may be anybody and is left."""
    values, function = _values(line), inspect.unwrap(line.form.does or line.ask)
    if function is cards.cards_beat:
        first, *rest = values["others"]
        yield Line(line.form, {"five": first, "others": (values["five"], *rest)})
        return
    if function in (betting.is_to_act, table.has_button) and values["player"]:
        yield _with(line, "player", "nobody at all")
    if function is cards.has_drawn:
        for number, (some, pool) in enumerate(values["drawing"]):
            wrong = (some + 1, pool) if some else (0, pool[1:] or (*pool, 0))
            yield _with(line, "drawing", (*values["drawing"][:number], wrong, *values["drawing"][number + 1 :]))
        return
    for name, value in values.items():
        if name != "player" and function and name not in _LEFT_ALONE.get(function, ()):
            wrong = _other_than(value)
            if wrong != value:
                yield _with(line, name, wrong)


@pytest.mark.parametrize("wrongs", made_wrong(CASES, _falsified), ids=str)
def test_no_expectation_holds_with_anything_else_in_it(wrongs: Wrongs) -> None:
    assert wrongs.held() == []


# ── lines that cannot be read ────────────────────────────────────────────────────────────────────────────────────────

BAD_LINES = [
    ("Bruno opens", 9, "'Bruno opens' is not understood", "Bruno opens 40"),
    ("Dario folds", 9, "nobody at the table is called Dario", "players are Anna, Bruno, Carla"),
    ("Anna chooses cross", 9, "is not understood", "Anna chooses croce and mai"),
    ("the next hand is dealt: Carla AhAh", 9, "Ah is dealt twice", ""),
    ("Under italiana, Bruno may jump", 9, "is not understood", "Bruno may knock, open or fold"),
    ("Under italiana, Jc Jd 9s 8h 8c is a straight", 9, "write a straight to the king, media", ""),
    ("Under italiana, Bruno is to act (rule a3)", 9, "cannot name a rule", ""),
    ("Compare: Bruno is to act", 9, "cannot be asked without an outcome", "compare shows what is so"),
]


@pytest.mark.parametrize(("bad", "line", "what", "hint"), BAD_LINES, ids=[row[0] for row in BAD_LINES])
def test_a_line_not_understood_is_an_error_with_file_and_line(bad: str, line: int, what: str, hint: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        one(f"{HEAD}{bad}\nUnder italiana, Bruno is to act\n")
    assert (caught.value.place.file, caught.value.place.line) == ("case.scenario", line)
    assert what in voice(caught.value.first.what)
    assert hint in voice(caught.value.first.hint or note(""))
    assert "\n" not in str(caught.value)


BAD_HEADERS = [
    ("no limit", "without limit", "is not a game"),
    ("Ante: 10", "Ante: ten", "is not a number of chips"),
    ("Ante: 10\n", "", "the scenario has no Ante"),
    ("Button: Anna", "Button: Dora", "nobody at the table is called Dora"),
    ("Button: Anna", "Button: Anna\nAway: Dora", "nobody at the table is called Dora"),
    ("Button: Anna", "Button: Anna\nBlinds: 50/100", "there is no header Blinds"),
    ("Button: Anna", "Button: Anna\nLevel: kings", "write its Pot"),
    ("Button: Anna", "Button: Anna\nLevel: aces", "'aces' is no level"),
    ("Button: Anna", "Button: Anna\nPot: 40", "was not paid by 3 players alike"),
    ("Button: Anna", "Button: Anna\nGiro: Anna", "telesina is dealt"),
    ("Button: Anna", "Button: Anna\nParol: Anna 10, Bruno 10\nLevel: kings", "leave Pot and Level out"),
    ("Button: Anna", "Button: Anna\nVele: A Kd", "leave Vele out"),
    ("poker all'italiana, no limit", "telesina, no limit\nStock: Kd", "leave Stock out"),
    ("poker all'italiana, no limit", "telesina, no limit\nGiro: Bruno", "Giro begins with the dealer"),
    ("Button: Anna", "Button: Anna\nTable: mad round", "is nothing a table chooses"),
    ("Button: Anna", "Button: Anna\nReadings: parol_ante maybe", "is no reading"),
    ("Button: Anna", "Button: Anna\nReadings: ante collect", "is no reading"),
    ("Button: Anna", "Button: Anna\nPreferences: Bruno bluffs", "is nothing a player settles in advance"),
    ("Button: Anna", "Button: Anna\nVele: J Kd", "are no vele"),
    ("Bruno JcJd9s8h8c", "Bruno JcJd9s8h7c", "7c is not in the deck of 3 players"),
    ("Bruno JcJd9s8h8c", "Bruno JcJd9s8h8cAh", "Bruno has 6 cards"),
    ("Bruno JcJd9s8h8c", "Bruno JcJd9s8h8c, Carla Jc", "Jc is dealt twice"),
    (", Carla 1000", ", Carla 1000, D 1, E 1, F 1, G 1", "7 players"),
]


@pytest.mark.parametrize(("old", "new", "what"), BAD_HEADERS, ids=[row[1] or row[0] for row in BAD_HEADERS])
def test_a_bad_header_is_an_error(old: str, new: str, what: str) -> None:
    with pytest.raises(ScenarioError, match=re.escape(what)) as caught:
        one(f"{HEAD.replace(old, new)}Under italiana, Bruno is to act\n")
    assert "\n" not in str(caught.value)


PLAYS = [
    ("Bruno goes blind for 50", "the blind is 30"),
    ("Carla goes blind for 30", "it is Bruno's turn"),
    ("Bruno opens 10", "before the draw"),
    ("Bruno bets 10", ""),
    ("Bruno raises to 10", ""),
    ("Bruno is all in for 990", "no betting is going on"),
    ("Bruno says parol", ""),
    ("Anna chooses croce", "Anna has nothing to choose"),
    ("Bruno draws 1 card", ""),
    ("Bruno turns up Jc", ""),
    ("everybody turns up the latest card", "no card is to be turned up"),
    ("everybody knocks", "no betting is going on"),
    ("Bruno joins", ""),
    ("Bruno shows", ""),
    ("Carla does not answer", "Carla is not to act"),
    ("Carla comes back", "Carla is not sitting out"),
    ("the next hand is dealt", "the hand is not over"),
]


@pytest.mark.parametrize(("deed", "reason"), PLAYS, ids=[row[0] for row in PLAYS])
def test_what_cannot_happen_stops_the_play(deed: str, reason: str) -> None:
    report = run_scenario(one(f"{HEAD}  {deed}\nUnder italiana, Bruno is to act\n"))
    (stop,) = report.stopped
    assert not report.verdicts
    assert stop.place.line == 9
    assert reason in stop.reason


def test_a_book_of_another_game_says_so_and_nothing_else() -> None:
    report = run_scenario(one(f"{HEAD}Under every book, another game\nUnder tda-2024, Bruno is to act\n"))
    assert [verdict.holds for verdict in report.verdicts] == [True] * 4 + [False]
    assert next(failures(report)).endswith("'Bruno is to act' is not so: another game")
    assert not run_scenario(one(f"{HEAD}Under italiana, another game\n")).passed


def test_the_book_of_the_italian_game_says_so_of_another_hand() -> None:
    hand = HEAD.replace("poker all'italiana, no limit", "no-limit hold'em").replace("Ante: 10", "Blinds: 50/100")
    text = hand.replace("Cards: Bruno JcJd9s8h8c\n", "") + "Under tda-2024 and italiana, Anna is to act\n"
    assert list(failures(run_scenario(one(text)))) == [
        "case.scenario:8: under italiana, 'Anna is to act' is not so: another game"
    ]


def test_a_result_that_hangs_on_cards_not_named_is_no_result() -> None:
    play = "  Bruno declines the blind\n  Bruno opens 10\n  Carla and Anna call\n  Bruno, Carla and Anna stand pat\n"
    play += "  Bruno, Carla and Anna knock\nUnder italiana, Carla wins 60\n"
    (line,) = failures(run_scenario(one(HEAD + play)))
    assert line.endswith("it hangs on cards that are not named: write Cards")


def test_the_guide_tells_the_truth() -> None:
    guide = (FOLDER.parents[1] / "docs" / "guides" / "scenarios.md").read_text(encoding="utf-8")
    (case,) = [block for block in re.findall(r"```scenario\n(.+?)```", guide, re.DOTALL) if "Game: poker" in block]
    assert run_scenario(one(case)).passed


PIECES = [line.split() for line in f"{HEAD}  Bruno declines the blind\nUnder italiana, Bruno is to act\n".splitlines()]
WORDS = sorted(
    {word for line in PIECES for word in line}
    | {
        "Parol:",
        "Pot:",
        "Level:",
        "kings",
        "Away:",
        "Giro:",
        "Table:",
        "giro",
        "pazzo",
        "telesina,",
        "30",
        "0",
        ",",
        "and",
    }
)


@given(st.lists(st.tuples(st.integers(0, len(PIECES) - 1), st.integers(0, 8), st.sampled_from(WORDS)), max_size=4))
def test_no_garbled_file_raises_anything_but_a_scenario_error(changes: list[tuple[int, int, str]]) -> None:
    lines = [list(line) for line in PIECES]
    for line, place, word in changes:
        lines[line][place : place + 1] = [word]
    try:
        scenarios = read_scenarios("\n".join(" ".join(line) for line in lines), "garbled")
    except ScenarioError as error:
        assert error.place.file == "garbled"
        assert 1 <= error.place.line <= len(lines)
        return
    for scenario in scenarios:
        run_scenario(scenario)


DEEDS = [_line(step) for case in CASES for step in case.steps if isinstance(step, Deed)]
ASKED = [_line(step) for case in CASES for step in case.steps if isinstance(step, Expectation)]


@given(st.sampled_from(CASES), st.lists(st.sampled_from(DEEDS), max_size=6), st.sampled_from(ASKED))
def test_whatever_is_written_after_one_another_ends_in_a_report(case: Scenario, deeds: list[Line], asked: Line) -> None:
    """Acts of other cases behind those of this one: each is done, or stops the play with a reason."""
    seated = set(case.setting.players)
    if not all(set(one.about) <= seated for one in (*deeds, asked)):
        return
    place = case.place
    more = tuple([Deed(place, "", one) for one in deeds])
    last = Expectation(place, "", ("italiana",), asked)
    report = run_scenario(replace(case, steps=(*[step for step in case.steps if isinstance(step, Deed)], *more, last)))
    assert report.verdicts or report.stopped
    assert all(stop.reason for stop in report.stopped)
