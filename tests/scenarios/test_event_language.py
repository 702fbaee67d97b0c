"""The language of tournament cases: every form is what its example says, and every bad line is one clear error."""

import inspect
from pathlib import Path

import pytest

from shuffleup.answer import voice
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.scenarios.event_headers import EVENT_FACTS, EVENT_HEADERS
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.event_world import World
from shuffleup.scenarios.forms import Form, Line, Phrasebook
from shuffleup.scenarios.headers import Header
from shuffleup.scenarios.languages import EVENT_EXPECTED
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.reference import reference_page
from shuffleup.scenarios.runner import run_scenario
from shuffleup.scenarios.scenario import Scenario, ScenarioError
from shuffleup.scenarios.sentences.event_language import EVENT_PLAY
from shuffleup.tournament.evolve.floor import recount

FOLDER = Path(__file__).parent
HEAD = """\
Scenario: a case
Id: case-1
Rules: tda-2024 11
Event: 9-handed, 3 paid
Tables: 1: Anna 5000, Bruno 300, -, Carla; 2: 4 players
Players: Zoe
Levels: 100/200 20 min, break 10 min, 200/400 ante 400 8 hands
Button: Anna
"""
GOOD = HEAD + "\n  20 minutes pass\nUnder every book, the level is 1\n"


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "case.scenario")
    return scenario


def every_case() -> list[Scenario]:
    files = sorted(FOLDER.rglob("*.scenario"))
    cases = [case for file in files for case in read_scenarios(file.read_text(encoding="utf-8"), file.name)]
    return [case for case in cases if isinstance(case.setting, EventSetting)]


@pytest.mark.parametrize(
    ("language", "form"),
    [(language, form) for language in (EVENT_PLAY, EVENT_EXPECTED) for form in language.forms],
    ids=lambda value: value.pattern if isinstance(value, Form) else "",
)
def test_every_form_is_what_its_example_says(language: Phrasebook, form: Form) -> None:
    read = language.read(form.example.split(" (rule")[0])
    assert read is not None and read[0] is form, f"{form.example} is taken for {read and read[0].pattern}"


def test_every_form_is_used_by_some_case_and_shown_in_the_reference() -> None:
    lines = [step.sentence for case in every_case() for step in case.steps]
    lines += [within for line in lines if isinstance(within := line.places.get("case"), Line)]
    used = {inspect.unwrap(line.form.does) for line in lines if line.form.does}
    page = reference_page()
    for form in (*EVENT_PLAY.forms, *EVENT_EXPECTED.forms):
        read = EVENT_PLAY.read(form.example.split(" (rule")[0]) or EVENT_EXPECTED.read(form.example.split(" (rule")[0])
        assert read and read[0].does and inspect.unwrap(read[0].does) in used, form.pattern
        assert f"`{form.example}`" in page
    for fact in EVENT_FACTS:
        assert f"`{fact.example}`" in page


@pytest.mark.parametrize("header", EVENT_HEADERS.values(), ids=lambda header: header.name)
def test_every_header_takes_its_own_example(header: Header) -> None:
    assert header.read(header.example) is not None


def test_the_world_is_as_the_headers_have_it() -> None:
    case = one(GOOD)
    assert isinstance(case.setting, EventSetting)
    world = World(case.setting, resolved("tda-2024"))
    first = world.state.floor.tables[1]
    assert [(chair.number, chair.player, chair.stack) for chair in first.chairs] == [
        (1, "Anna", 5000),
        (2, "Bruno", 300),
        (4, "Carla", 10_000),
    ]
    assert first.button.last and (first.button.last.button, first.button.last.big_blind) == (1, 4)
    assert world.state.floor.tables[2].button.last is None
    assert (world.state.floor.players, len(world.state.prizes.ladder), world.events) == (7, 3, [])
    assert recount(world.state) == 5000 + 300 + 10_000 * 5
    assert run_scenario(case).passed


BAD = [
    ("Event: 9-handed, 3 paid", "Event: 9-handed, 3 pays", 4, "'3 pays' says nothing of an event"),
    ("Event: 9-handed, 3 paid", "Event: 9-handed, 8-handed", 4, "says something twice"),
    ("9-handed", "3-handed", 4, "table 1 has 4 chairs, the event is 3-handed"),
    ("-, Carla", "-, Anna", 5, "a player sits twice"),
    ("2: 4 players", "1: 4 players", 5, "two tables have the same number"),
    ("Anna 5000", "Anna 0", 5, "'Anna 0' is no chair"),
    ("Players: Zoe", "Players: Anna", 4, "stands in Players too"),
    ("8 hands", "8 hours", 7, "is no level"),
    ("Button: Anna", "Button: Zoe", 4, "nobody at the tables is called Zoe"),
    ("Button: Anna", "Button: Anna, Bruno", 4, "a table has one button"),
    ("Button: Anna", "Buttons: Anna", 8, "there is no header Buttons"),
    ("Button: Anna", "Board: As", 8, "there is no header Board"),
    ("20 minutes pass", "20 minute passes", 10, "is not understood"),
    ("20 minutes pass", "Zoey belongs in chair 3 of table 1", 10, "nobody at the table is called Zoey"),
    ("20 minutes pass", "Anna bets 300", 10, "is not understood"),
    ("the level is 1", "the level is 1 (rule 23)", 11, "cannot name a rule"),
]


@pytest.mark.parametrize(("old", "new", "line", "what"), BAD, ids=[row[1] for row in BAD])
def test_a_line_not_understood_is_an_error_with_file_and_line(old: str, new: str, line: int, what: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        one(GOOD.replace(old, new))
    assert (caught.value.place.file, caught.value.place.line) == ("case.scenario", line)
    assert what in voice(caught.value.first.what)
    assert "\n" not in str(caught.value)


def test_what_a_book_refuses_stops_the_case_under_that_book() -> None:
    text = HEAD.replace("3 paid", "7 paid") + "\n  hand for hand is announced\nUnder every book, the level is 1\n"
    report = run_scenario(one(text))
    assert {stop.book for stop in report.stopped} == set(one(text).books) and not report.verdicts
    assert all("nobody can miss the money" in stop.reason for stop in report.stopped)


def test_an_event_that_a_book_does_not_allow_stops_the_case_under_that_book() -> None:
    text = GOOD.replace("3 paid", "prizes 50 and 30").replace("Under tda-2024", "Under every book")
    report = run_scenario(one(text))
    assert report.stopped and not report.verdicts, "seven entries of 100 do not make a pool of 80"
    assert all(stop.place.line == 1 and "pool" in stop.reason for stop in report.stopped)


def test_a_wrong_rule_is_told() -> None:
    text = HEAD + "\n  hand for hand is announced\nUnder pslive, table 1 stops (rule 10)\n"
    (verdict,) = run_scenario(one(text)).verdicts
    assert str(verdict.instead) == "it is so by pslive 23a"


def test_the_case_of_the_guide_is_as_it_says() -> None:
    guide = (FOLDER.parents[1] / "docs" / "guides" / "scenarios.md").read_text(encoding="utf-8")
    case = guide.split("```scenario\n")[1].split("```")[0]
    assert run_scenario(one(case)).passed


def test_a_line_about_a_table_that_broke_between_two_lines_says_so() -> None:
    (case,) = read_scenarios(
        "Scenario: a table breaks\nId: broken-1\nRules: tda-2024 10\nEvent: 4-handed\n"
        "Tables: 1: Anna, Bruno, Carla, -; 2: Dario, Elena, Fabio, -\n"
        "  in one hand, Anna and Dario bust\n  table 2 plays a hand\nUnder tda-2024, table 1 has 4 players\n",
        "case.scenario",
    )
    (stop,) = run_scenario(case).stopped
    assert stop.reason == "table 2 has broken since: tables are 1"
