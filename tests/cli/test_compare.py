"""The same case under every rulebook, side by side."""

import json
from pathlib import Path

import msgspec
import pytest

from shuffleup.questions.compare import CompareDocument
from shuffleup.rulebooks.catalogue import BOOKS
from tests.cli.shell import ROOT, ran

CASES = ROOT / "examples" / "cases"


def document(*arguments: str) -> CompareDocument:
    told = ran("compare", *arguments, "--json")
    assert (told.status, told.err) == (0, "")
    return msgspec.json.decode(told.out, type=CompareDocument)


@pytest.mark.parametrize("path", sorted(CASES.glob("*.scenario")), ids=lambda path: path.stem)
def test_the_example_cases_are_answered_by_every_book(path: Path) -> None:
    found = document(str(path))
    assert found.books == tuple(BOOKS)
    assert found.questions
    for question in found.questions:
        assert tuple(answer.rulebook for answer in question.answers) == tuple(BOOKS)
        assert {answer.kind for answer in question.answers[:-1]} <= {"ruling", "statement"}
        assert (question.answers[-1].kind, question.answers[-1].group) == ("another-game", -1)
    # Every example shows a difference.
    assert any(max(answer.group for answer in question.answers) > 0 for question in found.questions)


def test_a_case_of_poker_all_italiana_is_answered_by_its_own_book_alone() -> None:
    found = document(str(ROOT / "tests" / "scenarios" / "italiana" / "blinds.scenario"))
    assert found.books == tuple(BOOKS)
    for question in found.questions:
        assert tuple(answer.rulebook for answer in question.answers) == tuple(BOOKS)
        assert {answer.kind for answer in question.answers[:-1]} == {"another-game"}
        assert (question.answers[-1].kind, question.answers[-1].text) == ("statement", question.case)


def test_a_case_that_one_book_answers_says_so() -> None:
    blinds = str(ROOT / "tests" / "scenarios" / "italiana" / "blinds.scenario")
    told = ran("compare", blinds).out
    assert "  Only italiana answers.\n" in told
    assert "alike" not in told
    assert "  Risponde solo italiana.\n" in ran("compare", blinds, "--lang", "it").out


def test_a_house_has_a_name_of_its_own(tmp_path: Path) -> None:
    club = tmp_path / "club.toml"
    text = (ROOT / "examples" / "house_club.toml").read_text(encoding="utf-8")
    for book in ("pslive", "italiana"):
        club.write_text(text.replace("Club Aurora", book), encoding="utf-8")
        told = ran("compare", str(CASES / "two_chips.scenario"), "--house", str(club))
        assert told.status == 2
        assert told.err == f'error: {club}: name = "{book}" is a rulebook; give the house a name of its own\n'


def test_books_that_answer_alike_have_the_same_letter() -> None:
    lines = ran("compare", str(CASES / "out_of_turn.scenario")).out.splitlines()
    assert "  A  tda-2024           Bruno raises to 800. A penalty is possible. (tda-2024 53)" in lines
    assert "  A  pslive             As tda-2024. (pslive 31)" in lines
    assert (
        "  B  figp-2012          Bruno calls and adds 200. 600 go back. A penalty is possible. (figp-2012 23)" in lines
    )
    assert "  2 different answers: A tda-2024, pslive, mediterraneo-2026; B figp-2012" in lines
    assert "  -  italiana           another game" in lines
    assert "  All books answer alike." in lines


def test_the_answers_come_in_three_languages() -> None:
    italian = ran("compare", str(CASES / "out_of_turn.scenario"), "--lang", "it").out
    assert "Bruno chiama e aggiunge 200. 600 tornano indietro." in italian
    assert "un altro gioco" in italian
    spanish = document(str(CASES / "out_of_turn.scenario"), "--lang", "es")
    assert spanish.language == "es"
    assert any("iguala" in answer.text for question in spanish.questions for answer in question.answers)


def test_a_house_answers_beside_its_book(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(
        'amends = "tda-2024"\nname = "Club"\n[[change]]\nparameter = "premature_turn"\n'
        'value = "river_card_becomes_turn"\nreason = "as it was always done here"\n',
        encoding="utf-8",
    )
    found = document(str(CASES / "premature_turn.scenario"), "--house", str(house))
    (question,) = found.questions
    groups = {answer.rulebook: answer.group for answer in question.answers}
    assert groups["Club"] == groups["figp-2012"] != groups["tda-2024"]
    club = next(answer for answer in question.answers if answer.rulebook == "Club")
    assert club.ruling is not None
    assert club.ruling.rules[0] == "Club house rule 1"


def test_a_misspelt_case_is_one_line_and_status_2(tmp_path: Path) -> None:
    bad = tmp_path / "bad.scenario"
    bad.write_text(
        (CASES / "two_chips.scenario").read_text("utf-8").replace("pushes 1000+500", "pushs 1000+500"), "utf-8"
    )
    mistaken = ran("compare", str(bad))
    assert (mistaken.status, mistaken.err.count("\n")) == (2, 1)
    assert mistaken.out.startswith("two 1,000 chips facing 1,200: Dario pushes 1000x2\n")
    assert mistaken.err.startswith(f"error: {bad}: line 12: 'Dario pushs 1000+500' is not understood; nearest are: ")
    assert [one["code"] for one in json.loads(ran("compare", str(bad), "--json").out)["errors"]] == ["scenario"]


def test_more_chips_than_the_stack_is_told_by_every_book(tmp_path: Path) -> None:
    case = tmp_path / "case.scenario"
    case.write_text((CASES / "two_chips.scenario").read_text("utf-8").replace("1000x2", "1000x99"), "utf-8")
    first = document(str(case)).questions[0]
    assert {answer.kind for answer in first.answers[:-1]} == {"impossible"}
    assert "It cannot be so: 99,000 are pushed and the stack is 20,000" in first.answers[0].text


def test_what_only_asks_is_no_scenario_to_check() -> None:
    mistaken = ran("scenario", str(CASES / "two_chips.scenario"))
    assert mistaken.status == 2
    assert "the scenario expects nothing; write Under tda-2024" in mistaken.err


def test_a_tournament_case_has_a_column_for_the_house() -> None:
    case = str(ROOT / "tests" / "scenarios" / "compare" / "final_tables.scenario")
    told = ran("compare", case, "--house", str(ROOT / "examples" / "house_club.toml"), "--lang", "it").out
    assert "nine play at a table: il tavolo finale ha 10 giocatori?\n" in told
    assert "  B  Club Aurora        Come figp-2012.\n" in told
    assert "  Club Aurora risponde in modo diverso da tda-2024, il suo regolamento.\n" in told


def test_all_cases_stand_in_one_table_with_the_differences_marked() -> None:
    lines = ran("compare", str(CASES)).out.splitlines()
    table = lines[lines.index(next(line for line in lines if line.startswith("    All cases"))) :]
    assert table[0].split() == ["All", "cases", *BOOKS]
    rows = {" ".join(line.split()) for line in table[1:]}
    assert "= Dario pushes 1000x2 A A A A -" in rows
    assert "≠ Dario pushes 1000+500 A B B A -" in rows
    assert max(map(len, lines)) <= 120


def test_what_the_house_has_changed_is_told_with_its_reason(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(
        'amends = "tda-2024"\nname = "Club"\n[[change]]\nparameter = "premature_turn"\n'
        'value = "river_card_becomes_turn"\nreason = "as it was always done here"\nrule = "12"\n',
        encoding="utf-8",
    )
    told = ran("compare", str(CASES / "premature_turn.scenario"), "--house", str(house)).out
    assert "  Club answers otherwise than tda-2024, its own book.\n    Club 12: as it was always done here\n" in told


def test_the_room_s_words_are_those_of_the_house_alone(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('amends = "tda-2024"\nname = "Club"\n[words]\nmando = "all in"\n', encoding="utf-8")
    case = tmp_path / "word.scenario"
    text = (CASES / "two_chips.scenario").read_text("utf-8").splitlines()
    kept = [line for line in text if not line.startswith("Compare:")]
    case.write_text("\n".join([*kept, 'Compare: Dario says "mando"']), encoding="utf-8")
    (question,) = document(str(case), "--house", str(house)).questions
    answers = {answer.rulebook: answer for answer in question.answers}
    assert answers["Club"].ruling is not None
    assert (answers["Club"].ruling.key, answers["Club"].ruling.chips.to) == ("raise", 20_000)
    assert answers["tda-2024"].group != answers["Club"].group


def test_no_line_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [str(path) for path in sorted((ROOT / "examples" / "cases").glob("*.scenario"))]
    for wide in (72, 80, 132):
        monkeypatch.setenv("COLUMNS", str(wide))
        for language in ("en", "it", "es"):
            lines = ran("compare", *cases, "--lang", language).out.splitlines()
            assert max(map(len, lines)) <= min(wide, 110)
            assert max(map(len, ran("ruling", *cases, "--lang", language).out.splitlines())) <= min(wide, 110)
    monkeypatch.setenv("COLUMNS", "80")
    assert (
        "    All cases                                 tda  pslive  figp  medit…  itali…" in ran("compare", *cases).out
    )


def test_a_title_is_given_in_further_languages() -> None:
    case = str(ROOT / "examples" / "cases" / "two_chips.scenario")
    assert ran("compare", case, "--lang", "it").out.startswith("due chip da 1.000 davanti a 1.200: Dario spinge 1000x2")
    assert ran("ruling", case, "--lang", "es").out.startswith("dos fichas de 1.000 ante 1.200: Dario empuja 1000x2")
    assert ran("compare", case).out.startswith("two 1,000 chips facing 1,200: ")


def test_what_is_so_names_its_rule() -> None:
    told = ran("compare", str(ROOT / "examples" / "cases" / "who_shows_first.scenario")).out
    assert "tda-2024           Anna shows first. (tda-2024 17)" in told
    assert "pslive             Bruno shows first. (pslive 41)" in told
    assert "figp-2012          As pslive. (figp-2012 25)" in told


SCENARIOS = ROOT / "tests" / "scenarios"


def test_a_clock_that_ends_at_another_time_is_another_answer() -> None:
    """It runs for 60, 90 and 100 seconds."""
    found = document(str(SCENARIOS / "compare" / "calling_time.scenario"))
    (question,) = [one for one in found.questions if one.case == "time is granted after 30 s"]
    assert [answer.group for answer in question.answers] == [0, 1, 2, 0, -1]


def test_two_ways_with_the_money_of_the_disqualified_are_two_answers() -> None:
    found = document(str(SCENARIOS / "compare"))
    asked = [one for one in found.questions if one.case == "the floor disqualifies Anna in place 15 of 100 paid"]
    assert asked
    for question in asked:
        said = {answer.group: answer.text for answer in question.answers}
        assert all(said[answer.group] == answer.text for answer in question.answers)


DRAWN = "it is refused as no such draw: the card drawn is a 3"


def test_what_a_tournament_does_not_allow_is_told_with_the_reason() -> None:
    """And who is refused for another reason has another answer."""
    found = document(str(SCENARIOS / "compare" / "days.scenario"))
    question = next(one for one in found.questions if one.case == DRAWN)
    first, second = question.answers[:2]
    assert first.text.startswith(f"{DRAWN}: this rulebook draws no last hands")
    assert second.text.endswith("the clock is stopped between 15 and 5 minutes before the end of the level")
    assert (first.group, second.group, second.rule) == (0, 1, "pslive 22")


def test_what_may_not_be_and_may_is_told_as_what_may_be() -> None:
    """``It is allowed`` would leave open what is; and what is only so or not so is asked, of one book too."""
    file = str(SCENARIOS / "compare" / "days.scenario")
    cases = [one for one in document(file).questions if one.case == DRAWN]
    told = {answer.text for question in cases for answer in question.answers if answer.rulebook == "pslive"}
    assert "it is allowed: the card drawn is a 3" in told
    assert not any(answer.text == "it is allowed" for question in cases for answer in question.answers)
    assert f"{DRAWN}?" in " ".join(ran("ruling", file).out.split())
    italian = document(file, "--lang", "it")
    assert "è permesso: la carta estratta è un 3" in {one.text for asked in italian.questions for one in asked.answers}


def test_a_line_that_cannot_be_read_stops_its_case_alone(tmp_path: Path) -> None:
    """Nor does a file that is not there, nor another one that is no text."""
    good = CASES / "two_chips.scenario"
    bad = tmp_path / "bad.scenario"
    bad.write_text(f"Scenario: a title\nGame: whist\n\n{good.read_text('utf-8')}", "utf-8")
    (tmp_path / "not_text.scenario").write_bytes(b"\xff\xfe")
    told = ran(
        "compare", str(bad), str(tmp_path / "not_text.scenario"), str(tmp_path / "none.scenario"), "--lang", "it"
    )
    assert told.status == 2
    assert "  A  tda-2024 " in told.out
    lines = told.err.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("errore: ") for line in lines)
    found = json.loads(ran("compare", str(bad), "--json").out)
    assert [error["place"] for error in found["errors"]] == [f"{bad}: line 2"]
    assert found["questions"]


@pytest.mark.parametrize("command", ["compare", "ruling"])
def test_answers_are_printed_as_lines_of_a_scenario(command: str) -> None:
    printed = ran(command, "--as-scenario", str(CASES / "two_chips.scenario")).out.splitlines()
    assert printed[0] == "# two 1,000 chips facing 1,200: Dario pushes 1000x2"
    assert printed[1] == "Under tda-2024, Dario pushes 1000x2: call 1200, 800 back, of Dario (rule 45)"
    assert all(line.startswith(("Under ", "# ")) for line in printed)
