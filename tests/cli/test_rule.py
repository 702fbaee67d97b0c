"""Reading a rulebook from the command line."""

import json

import msgspec
import pytest

from shuffleup.cli.rule import RuleDocument
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.coverage import printed_value
from tests.cli.shell import ran


@pytest.mark.parametrize("key", RULEBOOKS)
def test_a_book_lists_each_of_its_rules_once(key: str) -> None:
    document = msgspec.json.decode(ran("rule", key, "--json").out, type=RuleDocument)
    assert [row.number for row in document.rules] == [row.number for row in RULEBOOKS[key].rules]
    lines = ran("rule", key).out.splitlines()
    assert len(lines) == len(document.rules) + 2
    assert lines[-1].startswith(f"{len(document.rules)} rules: ")


def test_a_rule_shows_what_it_decides() -> None:
    told = ran("rule", "tda-2024", "47")
    assert told.status == 0
    assert told.out.startswith("tda-2024 47: ")
    assert "  short_all_in_reopen = cumulative\n" in told.out
    decided = json.loads(ran("rule", "tda-2024", "47", "--json").out)["rules"][0]["decides"]
    assert {"name": "short_all_in_reopen", "value": "cumulative"} in decided


def test_numbers_are_read_in_any_case() -> None:
    wanted = next(row.number for row in RULEBOOKS["tda-2024"].rules if row.number.startswith("RP"))
    assert ran("rule", "tda-2024", wanted.lower()).out == ran("rule", "tda-2024", wanted).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tda-2042"], "error: unknown rulebook 'tda-2042'; did you mean 'tda-2024'? known: "),
        (["tda-2024", "999"], "error: tda-2024: there is no rule 999; "),
    ],
)
def test_what_is_not_there(arguments: list[str], told: str) -> None:
    mistaken = ran("rule", *arguments)
    assert mistaken.status == 2
    assert mistaken.err.startswith(told)


def test_values_as_a_table_prints_them() -> None:
    assert [printed_value(value) for value in (True, False, None, 3, ("a", "b"), ())] == [
        "yes",
        "no",
        "left to the director",
        "3",
        "a, b",
        "none",
    ]


def test_without_a_book_the_books_are_counted() -> None:
    lines = ran("rule").out.splitlines()
    assert [line.split(":")[0] for line in lines if not line.startswith(("  ", "read"))] == list(RULEBOOKS)
    document = msgspec.json.decode(ran("rule", "--json").out, type=RuleDocument)
    assert [sum(book.counts.values()) for book in document.books] == [len(book.rules) for book in RULEBOOKS.values()]


def test_a_rule_is_read_in_three_languages() -> None:
    told = {language: ran("rule", "tda-2024", "36", "--lang", language).out for language in ("en", "it", "es")}
    assert told["en"].startswith("tda-2024 36: Substantial action (mechanised)\n")
    assert told["it"].startswith("tda-2024 36: Azione significativa o sostanziale (automatica)\n")
    assert told["es"].startswith("tda-2024 36: Acción sustancial (automática)\n")
    assert all("  sa_blind_posts_count = no\n" in text for text in told.values())


def test_a_number_printed_wrongly_leads_to_the_rule_that_is_meant() -> None:
    # No rule has this number: the one that is meant is shown.
    assert ran("rule", "pslive", "51b").out.startswith("pslive 42b: ")
    assert "printed as 51b in rule 41b; the rule meant is 42b" in ran("rule", "pslive", "51b").out
    # A rule has this number: it is shown, with the warning.
    told = ran("rule", "pslive", "41").out
    assert told.startswith("pslive 41: ")
    assert "printed as 41 in rule 11c; the rule meant is 29" in told
    assert "printed as 66 in rules 13 and 68; the rule meant is 65" in ran("rule", "tda-2024", "65").out


def test_search_shows_titles_first() -> None:
    document = msgspec.json.decode(ran("rule", "--search", "substantial action", "--json").out, type=RuleDocument)
    assert [(row.rulebook, row.number) for row in document.rules[:2]] == [("tda-2024", "36"), ("pslive", "29")]
    only = msgspec.json.decode(ran("rule", "pslive", "--search", "SUBSTANTIAL", "--json").out, type=RuleDocument)
    assert {row.rulebook for row in only.rules} == {"pslive"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--search", "zebra"], "no rule of the books holds all of 'zebra' in English; try fewer words"),
        (["pslive", "--search", "sostanziale"], "no rule of pslive holds all of 'sostanziale' in English; "),
        (["tda-2024", "--search", "bottone"], "no rule of tda-2024 holds all of 'bottone' in English; Italian has"),
        (["--search", "?!"], "no rule of the books holds all of '?!' in English; try fewer words"),
    ],
)
def test_a_search_in_vain_says_how_to_go_on(arguments: list[str], told: str) -> None:
    nothing = ran("rule", *arguments)
    assert nothing.status == 0
    assert nothing.out.startswith(told)
    assert nothing.out.count("\n") == 1


def test_words_without_quotes_are_told_so() -> None:
    mistaken = ran("rule", "--search", "out", "of", "turn")
    assert mistaken.status == 2
    assert (
        mistaken.err
        == "error: a number and --search do not go together; put all the words in quotes, as --search 'out of turn'\n"
    )


def test_a_letter_of_a_rule_leads_to_its_row() -> None:
    told = ran("rule", "tda-2024", "45-B").err
    assert (
        told
        == "error: tda-2024: there is no rule 45-B; the letters of rule 45 share one row: shuffleup rule tda-2024 45\n"
    )
