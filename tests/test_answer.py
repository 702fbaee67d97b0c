"""Answers are codes and facts; their sentences are made elsewhere."""

import pytest

from shuffleup.answer import Problem, ProblemError, Problems, note, plain, refuse
from shuffleup.locale.answers import answer_text
from shuffleup.rulebooks.rule import Language


def test_a_program_reads_the_code_and_the_facts() -> None:
    refused = refuse("raise-too-small", "tda-2024 43", min_to=1200)
    assert (refused.code, refused.rule, refused.fact("min_to")) == ("raise-too-small", "tda-2024 43", 1200)
    assert plain(refused) == "raise-too-small (min_to: 1200)"


def test_an_answer_inside_an_answer_is_said_in_the_same_language() -> None:
    hint = note("give-what", what=note("one-or-other", one=note("a-number"), other=note("true-or-false")))
    assert answer_text(hint) == "give a number or true or false"
    assert answer_text(hint, Language.ITALIAN) != answer_text(hint)


def test_a_number_is_written_as_the_language_writes_it() -> None:
    too_small = refuse("raise-too-small", min_to=12000)
    assert "12,000" in answer_text(too_small)
    assert "12.000" in answer_text(too_small, Language.ITALIAN)


def test_a_code_without_a_sentence_is_told_as_it_is() -> None:
    assert answer_text(note("nobody-wrote-this", seat=3)) == "nobody-wrote-this (seat: 3)"


def test_all_problems_of_a_file_are_told_at_once() -> None:
    problems = Problems("club.toml")
    problems.stop()
    problems.add("[entry]", note("must-be-a-table"), note("give-what", what=note("a-number")))
    problems.add("", note("a-number"))
    with pytest.raises(ProblemError, match=r"^club.toml: \[entry\]: must be a table; give a number$") as told:
        problems.stop()
    assert len(told.value.problems) == 2
    assert told.value.first == Problem(note("must-be-a-table"), "[entry]", problems.found[0].hint, "club.toml")
