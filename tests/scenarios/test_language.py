"""The language itself: every form is what its example says, and every bad line is one clear error."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Problem, note, voice
from shuffleup.hand.events import HandStarted
from shuffleup.hand.state import BettingRound
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.scenarios import reader
from shuffleup.scenarios.forms import Form, Line, Phrasebook
from shuffleup.scenarios.headers import HEADERS, Header
from shuffleup.scenarios.languages import PLAY
from shuffleup.scenarios.outcomes import OUTCOME_WORDS
from shuffleup.scenarios.reader import check_id, read_scenarios
from shuffleup.scenarios.reference import reference_page
from shuffleup.scenarios.runner import count_by_book, failures, perform, run_scenario
from shuffleup.scenarios.scenario import Expectation, FileLine, Scenario, ScenarioError, Setting
from shuffleup.scenarios.scene import Scene
from shuffleup.scenarios.sentences.betting import may_not_raise
from shuffleup.scenarios.sentences.hand_language import EXPECTED
from shuffleup.scenarios.sentences.italian_table import raise_reopens
from shuffleup.scenarios.stage import start
from shuffleup.table.plan import PostingKind
from tests.scenarios.policy_changes import every_scenario
from tests.scenarios.wrongs import Wrongs, made_wrong

FOLDER = Path(__file__).parent
HEAD = """\
Scenario: a case
Id: case-1
Rules: tda-2024 43
Game: no-limit hold'em
Blinds: 50/100, on the flop
Stacks: Anna 5000, Bruno 125, Carla 5000
"""
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
GOOD = HEAD + "\n  Anna bets 100\nUnder tda-2024, Carla is to act\n"


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "case.scenario")
    return scenario


@pytest.mark.parametrize(
    ("language", "form"),
    [(language, form) for language in (PLAY, EXPECTED) for form in language.forms],
    ids=lambda value: value.pattern if isinstance(value, Form) else "",
)
def test_every_form_is_what_its_example_says(language: Phrasebook, form: Form) -> None:
    example = form.example.split(" (rule")[0]
    read = language.read(example)
    assert read is not None
    assert read[0] is form, f"{example} is taken for {read[0].pattern}"
    assert form.example in [near.example for near in language.nearest(example.replace("e", "a", 1), NAMES)]


@pytest.mark.parametrize("header", HEADERS.values(), ids=lambda header: header.name)
def test_every_header_takes_its_own_example(header: Header) -> None:
    assert header.read(header.example) is not None


def test_the_reference_page_shows_every_form_and_header() -> None:
    page = reference_page()
    assert all(f"`{header.name}:`" in page for header in HEADERS.values())
    for form in (*PLAY.forms, *EXPECTED.forms):
        assert f"| `{form.pattern.replace('|', chr(92) + '|')}` |" in page
        assert f"`{form.example}`" in page


def test_every_form_is_used_by_some_scenario() -> None:
    """A form that no rulebook's example needs is not worth learning."""
    used = {type(step.sentence) for case in every_scenario() for step in case.steps}
    made = {type(read[1]) for form in (*PLAY.forms, *EXPECTED.forms) if (read := _read(form))}
    assert made <= used, sorted(kind.__name__ for kind in made - used)


def _read(form: Form) -> tuple[Form, object] | None:
    example = form.example.split(" (rule")[0]
    return PLAY.read(example) or EXPECTED.read(example)


BAD_LINES = [
    ("Anna bet 100", 8, "'Anna bet 100' is not understood", "Anna bets 100"),
    ("Anna rises to 300", 8, "'Anna rises to 300' is not understood", "Anna raises to 300"),
    ("Ana bets 100", 8, "nobody at the table is called Ana", "did you mean Anna?"),
    ("Zoe bets 100", 8, "nobody at the table is called Zoe", "players are Anna, Bruno, Carla"),
    ("Anna bets 1000000000000000", 8, "'1000000000000000' is not a number of chips", ""),
    ("Anna and Anna fold", 8, "names a player twice", ""),
    ("Blinds: 100/200", 8, "Blinds stands twice in this scenario", "keep one of them"),
    ("Anna checks\nPot: 300", 9, "stands below the play", "headers come first"),
    ("Under tda-2024 Anna may raise to 300", 8, "does not name its books", "for example Under tda-2024"),
    ("Under tda-2025, Anna may raise to 300", 8, "unknown rulebook 'tda-2025'", "did you mean 'tda-2024'?"),
    ("Under tda-2024 and tda-2024, Anna is to act", 8, "names a book twice", ""),
    ("Under tda-2024, Anna might raise to 300", 8, "is not understood", "Anna may raise to 300"),
    ("Under tda-2024, Anna is to act (rule 47)", 8, "cannot name a rule", ""),
    ("Under tda-2024, Anna may not raise (rule fig-2012 9)", 8, "unknown rulebook 'fig-2012'", "figp-2012"),
    ("Under tda-2024, Anna pushes 100: raise", 8, "'raise' is no ruling", ""),
    ("Under tda-2024, Anna pushes 100y2: call", 8, "is not understood", "Bruno pushes 1000+500: call (rule 45)"),
]


@pytest.mark.parametrize(("bad", "line", "what", "hint"), BAD_LINES, ids=[row[0] for row in BAD_LINES])
def test_a_line_not_understood_is_an_error_with_file_and_line(bad: str, line: int, what: str, hint: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        one(f"{HEAD}\n  {bad}\nUnder tda-2024, Anna is to act\n")
    assert (caught.value.place.file, caught.value.place.line) == ("case.scenario", line)
    assert what in voice(caught.value.first.what)
    assert hint in voice(caught.value.first.hint or note(""))
    assert "\n" not in str(caught.value)


BAD_HEADERS = [
    ("Id: case-1\n", "", 1, "the scenario has no Id"),
    ("Rules: tda-2024 43\n", "", 1, "the scenario has no Rules"),
    ("Under tda-2024, Carla is to act\n", "", 1, "the scenario expects nothing"),
    ("Under tda-2024, Carla is to act\n", "Under tda-2024, Carla is to act\nBruno folds\n", 10, "nothing is expected"),
    ("Id: case-1", "Id: case 1", 2, "'case 1' is not an id"),
    ("Id: case-1", "Id: case-1\nId: case-2", 3, "Id stands twice"),
    ("Id: case-1", "Idd: case-1", 2, "there is no header Idd"),
    ("Id: case-1", "Id:", 2, "Id is empty"),
    ("tda-2024 43", "tda-2025 43", 3, "unknown rulebook 'tda-2025'"),
    ("tda-2024 43", "43", 3, "'43' is not a rule"),
    ("tda-2024 43", "tda-2024 143", 3, "there is no rule tda-2024 143"),
    ("tda-2024 43", "tda-2024 43z", 3, "there is no rule tda-2024 43z"),
    ("no-limit hold'em", "no-limit holdem poker", 4, "is not a game"),
    ("no-limit hold'em", "fixed-limit razz", 5, "there is no flop in razz"),
    ("no-limit hold'em", "no-limit five-card draw", 5, "there is no flop in five-card draw"),
    ("no-limit hold'em", "no-limit pineapple", 5, "pineapple cannot begin on the flop: cards are thrown away before"),
    ("50/100, on the flop", "100/50", 5, "the small blind is at least 1 and at most the big blind"),
    ("50/100, on the flop", "50/100 on the flop", 5, "are no blinds"),
    ("50/100, on the flop", "50/100, no small blind, on the flop", 5, "no small blind"),
    ("50/100, on the flop", "50/100\nPot: 300", 6, "begins with an empty pot"),
    ("50/100, on the flop", "50/100, on the flop\nAnte: 100", 6, "no ante is paid on the flop"),
    ("Bruno 125", "Bruno 1.25", 6, "'Bruno 1.25' is no stack"),
    ("Bruno 125", "Anna 125", 6, "two players have the same name"),
    ("Anna 5000, Bruno 125, Carla 5000", "Anna 5000", 6, "1 player"),
    ("Anna 5000,", "Anna 5000, Dora 30,", 7, "Dora cannot have 30"),
    ("Carla 5000", "Carla 5000\nButton: Karla", 7, "nobody at the table is called Karla"),
    ("Carla 5000", "Carla 5000\nCards: Anna AsKd, Bruno AsQd", 7, "As is dealt twice"),
    ("Carla 5000", "Carla 5000\nCards: Anna AsKdQc", 7, "Anna has 3 cards"),
    ("Carla 5000", "Carla 5000\nBoard: As Kd Qc Jh 2d 3d", 7, "6 board cards"),
    ("Carla 5000", "Carla 5000\nBoard: Ax Kd 2c", 7, "'Ax'"),
    ("Carla 5000", "Carla 5000\nCards: Anna AsKd\nBoard: As Qd 2c", 8, "As is dealt twice"),
    ("Carla 5000", "Carla 5000\nTable: full", 7, "'full' says nothing of a table"),
    ("Scenario: a case\n", "", 1, "a scenario begins with Scenario:"),
]


@pytest.mark.parametrize(("old", "new", "line", "what"), BAD_HEADERS, ids=[row[3] for row in BAD_HEADERS])
def test_a_bad_header_is_an_error_with_its_line(old: str, new: str, line: int, what: str) -> None:
    text = GOOD.replace(old, new)
    if "Dora" in new:
        text = text.replace("Id: case-1", "Id: case-1\nChips: 25, 100").replace("Bruno 125", "Bruno 125")
    with pytest.raises(ScenarioError) as caught:
        one(text)
    assert what in voice(caught.value.first.what)
    assert caught.value.place.line == line


@pytest.mark.parametrize("cited", ["figp-2012 9", "figp-2012 33", "pslive 30"])
def test_the_number_above_lettered_rules_is_a_rule(cited: str) -> None:
    assert [str(rule) for rule in one(GOOD.replace("tda-2024 43", cited)).rules] == [cited]


@pytest.mark.parametrize(
    ("cited", "near"),
    [
        ("tda-2024 143", "tda-2024 71"),
        ("tda-2024 43z", "tda-2024 43"),
        ("tda-2024 RP-30", "tda-2024 RP-22"),
        ("mediterraneo-2026 23", "mediterraneo-2026 MED-23"),
        ("figp-2012 37z", "figp-2012 37a"),
    ],
)
def test_a_rule_that_the_book_does_not_have_is_told_with_the_nearest(cited: str, near: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        one(GOOD.replace("tda-2024 43", cited))
    first = caught.value.first
    told = (voice(first.what), voice(first.hint or first.what))
    assert told == (f"there is no rule {cited}", f"did you mean {near}?")


def test_a_chip_that_is_not_in_play_is_an_error() -> None:
    text = GOOD.replace("Id: case-1", "Id: case-1\nChips: 25, 100").replace(
        "Carla is to act", "Bruno pushes 50x2: call"
    )
    with pytest.raises(ScenarioError, match="no chip of 50 is in play; Chips are 25, 100"):
        one(text)


def test_an_id_stands_in_one_scenario_only() -> None:
    first: dict[str, FileLine] = {}
    (before,), (after,) = read_scenarios(GOOD, "first"), read_scenarios(GOOD, "second")
    check_id(before, first)
    with pytest.raises(ScenarioError, match=r"second:1: case-1 is already the id of the scenario at first:1"):
        check_id(after, first)
    for case in every_scenario():
        check_id(case, first)


def test_what_is_not_so_is_told_with_what_is() -> None:
    text = HEAD + "\n  Anna bets 100\nUnder every book, Bruno may raise to 300\nUnder pslive, Bruno may not raise\n"
    report = run_scenario(one(text))
    assert not report.passed
    assert next(failures(report)) == (
        "case.scenario:9: under tda-2024, 'Bruno may raise to 300' is not so: Bruno may raise to 125"
    )
    assert count_by_book([report]) == {key: (0, 1 + (key == "pslive")) for key in RULEBOOKS}


def test_another_rule_than_the_one_named_is_told() -> None:
    text = HEAD + "\n  Anna bets 100\nUnder tda-2024, Bruno may not raise to 5000 (rule 47)\n"
    (line,) = failures(run_scenario(one(text)))
    assert line.endswith("is not so: it is so, and no rule was applied")
    text = HEAD.replace("Bruno 125", "Bruno 500")
    text += "\n  Anna bets 100\nUnder tda-2024, Bruno pushes 100+25: call (rule 44)\n"
    (line,) = failures(run_scenario(one(text)))
    assert line.endswith("is not so: it is so by tda-2024 45, tda-2024 43")


PLAYS = [
    ("Carla bets 100", "it is Anna's turn"),
    ("Anna calls", "nothing to call"),
    ("Anna bets 50", "the minimum is 100"),
    ("Anna raises to 100", "there is no bet to raise: write bets"),
    ("Anna is all in for 4000", "Anna is all in for 5,000"),
    ("Anna shows", "the hand is at another stage: this cannot be done now"),
]


@pytest.mark.parametrize(("deed", "reason"), PLAYS, ids=[row[0] for row in PLAYS])
def test_what_cannot_happen_stops_the_play(deed: str, reason: str) -> None:
    report = run_scenario(one(f"{HEAD}\n  {deed}\nUnder every book, Anna is to act\n"))
    assert {stop.book for stop in report.stopped} == set(RULEBOOKS)
    assert not report.verdicts
    assert not report.passed
    assert all(reason in stop.reason for stop in report.stopped)
    assert all(stop.place.line == 8 for stop in report.stopped)


def test_a_book_is_played_only_as_far_as_it_is_asked() -> None:
    text = HEAD.replace("Carla 5000", "Carla 1500").replace("Bruno 125", "Bruno 5000")
    text += "\n  Anna bets 1000\n  Bruno calls\n  Carla is all in for 1500\nUnder pslive, Anna may not raise\n"
    assert run_scenario(one(text)).passed
    text += "  Anna raises to 2500\nUnder tda-2024, Bruno may fold, call or raise\n"
    report = run_scenario(one(text))
    assert [stop.book for stop in report.stopped] == ["tda-2024"], "pslive is not asked after the raise it forbids"


def test_a_result_that_hangs_on_cards_not_named_is_no_result() -> None:
    text = HEAD.replace("on the flop", "on the river").replace("Bruno 125", "Bruno 5000")
    text += "Pot: 300\n  Anna, Bruno and Carla check\nUnder tda-2024, Anna wins 300\n"
    (line,) = failures(run_scenario(one(text)))
    assert line.endswith("it hangs on cards that are not named: write Cards and Board")
    named = text.replace("Pot:", "Cards: Anna AsAd, Bruno 7c2h, Carla 3h4s\nBoard: Ac Ah 9d 8s Kc\nPot:")
    assert run_scenario(one(named)).passed


@pytest.mark.parametrize(("street", "board"), [("flop", 3), ("turn", 4), ("river", 5)])
def test_a_hand_may_begin_on_a_later_street(street: str, board: int) -> None:
    case = one(GOOD.replace("on the flop", f"on the {street}").replace("Id:", "Pot: 750\nId:"))
    assert isinstance(case.setting, Setting)
    hand = start(case.setting, resolved("tda-2024")).hand
    assert hand
    state = hand.state
    assert isinstance(state, BettingRound)
    assert isinstance(hand.events[0], HandStarted)
    assert (state.turn, state.stacks, sum(state.bets)) == (0, (5000, 125, 5000), 0)
    assert len(state.felt.cards.board) == board
    assert state.felt.dead + sum(state.felt.paid) == 750
    assert (state.price.high, state.price.inc, state.price.raises) == (0, 100, 0)


def _falsified(sentence: Line) -> list[Line]:
    """The sentence with one chip more, or one player less; nothing where it has neither."""
    wrong = _wrong(sentence)
    return [Line(sentence.form, {**sentence.places, **wrong})] if wrong else []


def _wrong(line: Line) -> dict[str, object]:
    """A place of the line with a wrong value; none where it has no number and no list of players."""
    places = line.places
    # What a case tells of is not what is expected; what a ruling must come to is looked at by itself.
    if line.form.ending:
        return {}
    # Where a raise is not legal, one by a chip more may not be either; so it is with one that does not reopen.
    if line.says(may_not_raise, raise_reopens):
        return {}
    if "payments" in places:
        return {"payments": (*places["payments"], (PostingKind.ANTE, 1))}
    for figure in ("amount", "money"):
        if places.get(figure):
            return {figure: places[figure] + 1}
    return {"players": places["players"][1:]} if places.get("players") else {}


@pytest.mark.parametrize("wrongs", made_wrong(every_scenario(), _falsified), ids=str)
def test_no_expectation_holds_with_another_amount_or_other_players(wrongs: Wrongs) -> None:
    """Every number and every list of players in the files is really checked."""
    assert wrongs.held() == []


def test_what_holds_is_not_taken_for_wrong() -> None:
    case = one(GOOD.replace("Carla is to act", "Bruno is to act"))
    (number, right), *_ = [(at, step.sentence) for at, step in enumerate(case.steps) if isinstance(step, Expectation)]
    assert Wrongs(case, {number: [right]}).held() == [(case.steps[number].place.line, right)]


PIECES = [line.split() for line in GOOD.splitlines()]
WORDS = sorted(
    {word for line in PIECES for word in line} | {"Under", "raises", "to", "300", "(rule", "47)", ":", ",", "and"}
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


def test_the_guide_tells_the_truth() -> None:
    guide = (FOLDER.parents[1] / "docs" / "guides" / "scenarios.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in guide.split("```text\n")[1:]]
    case, _, wrong, misread = blocks
    assert run_scenario(one(case)).passed
    report = run_scenario(*read_scenarios(case.replace("raise to 300\n", "raise to 250\n", 1), "my_club.scenario"))
    assert list(failures(report)) == [wrong.strip()]
    with pytest.raises(ScenarioError) as caught:
        read_scenarios(case.replace("Carla calls", "Carla cals"), "my_club.scenario")
    first = caught.value.first
    told = voice(Problem(first.what, "", first.hint))
    assert misread == f"error: my_club.scenario: line {caught.value.place.line}: {told}\n"


def test_the_reference_page_lists_every_word_of_an_outcome() -> None:
    page = reference_page()
    words = [word for _, several in OUTCOME_WORDS for word in several]
    assert all(f"`{word}`" in page for word in words)
    outcomes = [step.sentence.texts.get("ruling", "") for case in every_scenario() for step in case.steps]
    heads = {text.partition(", ")[0] for text in outcomes if text and not any(sign.isdigit() for sign in text)}
    deciding = {head for head in heads if ": " in head}
    choices = {one for head in deciding for one in head.removeprefix("the floor decides: ").split(" or ")}
    assert (heads - deciding) | choices <= {*words, "call"}


@pytest.mark.parametrize("none", ["0", "nothing"])
def test_none_is_a_number_of_chips(none: str) -> None:
    so = f"Anna has {none} in front", f"the pot is {none}", f"Anna may call {none}", f"Anna may not raise to {none}"
    expected = "".join([f"Under tda-2024, {line}\n" for line in so])
    assert run_scenario(one(f"{HEAD}\n{expected}")).passed
    for bet in (f"bets {none}", f"is all in for {none}"):
        (stopped,) = run_scenario(one(f"{HEAD}\n  Anna {bet}\nUnder tda-2024, the pot is 0\n")).stopped
        assert stopped.reason in ("the minimum is 100", "Anna is all in for 5,000")


def test_a_line_refused_at_its_second_act_has_done_nothing() -> None:
    case = one(GOOD)
    assert isinstance(case.setting, Setting)
    scene = Scene(start(case.setting, resolved("tda-2024")))
    before, events = scene.hand.state, list(scene.hand.events)
    line = PLAY.read("Anna and Carla check")
    assert line is not None
    assert perform(scene, line[1]) is not None
    assert (scene.hand.state, scene.hand.events) == (before, events)


def test_names_that_look_alike_are_one_player() -> None:
    """A line is read in the one form of its names: composed letters, and nothing that nobody sees."""
    text = "Ren\u00e9 bets 300\nRene\u0301\u00a0be\u00adts 300\n"
    one, other = [line.text for line in reader._lines(text, "club.scenario")]
    assert one == other
