"""Reading a rulebook from the command line."""

import json
from pathlib import Path

import msgspec
import pytest

from shuffleup.questions.rule import RuleDocument
from shuffleup.rulebooks.catalogue import BOOKS
from shuffleup.rulebooks.coverage import printed_value
from tests.cli.shell import ROOT, ran


@pytest.mark.parametrize("key", BOOKS)
def test_a_book_lists_each_of_its_rules_once(key: str) -> None:
    document = msgspec.json.decode(ran("rule", key, "--json").out, type=RuleDocument)
    assert [row.number for row in document.rules] == [row.number for row in BOOKS[key].rules]
    lines = ran("rule", key).out.splitlines()
    assert len(lines) == len(document.rules) + 2
    assert lines[-1].startswith(f"{len(document.rules)} rules: ")


def test_a_rule_shows_what_it_decides() -> None:
    told = ran("rule", "tda-2024", "47")
    assert told.status == 0
    assert told.out.startswith("tda-2024 47: ")
    assert "  short_all_in_reopen = cumulative\n" in told.out
    decided = json.loads(ran("rule", "tda-2024", "47", "--json").out)["rules"][0]["decides"]
    assert {"name": "short_all_in_reopen", "value": "cumulative", "printed": "", "reason": ""} in decided


def test_numbers_are_read_in_any_case() -> None:
    wanted = next(row.number for row in BOOKS["tda-2024"].rules if row.number.startswith("RP"))
    assert ran("rule", "tda-2024", wanted.lower()).out == ran("rule", "tda-2024", wanted).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tda-2042"], "error: unknown rulebook 'tda-2042'; did you mean 'tda-2024'? known: "),
        (["tda-2024", "999"], "error: tda-2024: there is no rule 999; "),
        (
            ["mediterraneo-2026", "45"],
            "error: mediterraneo-2026: there is no rule 45; mediterraneo-2026 plays by that of tda-2024: "
            "shuffleup rule tda-2024 45\n",
        ),
        (
            ["mediterraneo-2026", "23"],
            "error: mediterraneo-2026: there is no rule 23; mediterraneo-2026 plays by that of tda-2024: "
            "shuffleup rule tda-2024 23, or did you mean MED-23?\n",
        ),
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
    assert [line.split(":")[0] for line in lines if not line.startswith(("  ", "read"))] == list(BOOKS)
    document = msgspec.json.decode(ran("rule", "--json").out, type=RuleDocument)
    assert [sum(book.counts.values()) for book in document.books] == [len(book.rules) for book in BOOKS.values()]


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


def test_the_book_of_a_game_shows_its_options() -> None:
    told = ran("rule", "italiana", "a3")
    assert told.status == 0
    assert "  parol_ante = none\n" in told.out
    assert ran("rule", "italiana", "AMB-04").out.endswith("  parol_ante = none\n")


HOUSE = str(ROOT / "examples" / "house_club.toml")


def test_a_house_shows_what_it_changes_and_why() -> None:
    told = ran("rule", "--house", HOUSE)
    assert told == ran("rule", "tda-2024", "--house", HOUSE)
    assert told.out.startswith("Club Aurora plays by tda-2024: ")
    assert "  reentry_limit = 0 (7); the book: left to the director; members asked for" in told.out
    document = msgspec.json.decode(ran("rule", "--house", HOUSE, "--json").out, type=RuleDocument)
    assert document.house is not None
    assert {change.parameter for change in document.house.changes} == {"final_table_size", "reentry_limit"}
    assert [book.rulebook for book in document.books] == ["tda-2024"]
    amended = {parameter.name: parameter for row in document.rules for parameter in row.decides if parameter.reason}
    assert amended["final_table_size"].printed != amended["final_table_size"].value
    assert "(the house; the book: " in ran("rule", "tda-2024", "RP-9", "--house", HOUSE).out


def test_a_house_that_amends_another_book_or_has_a_wrong_key(tmp_path: Path) -> None:
    mistaken = ran("rule", "figp-2012", "9", "--house", HOUSE)
    assert (mistaken.status, mistaken.err.count("\n")) == (2, 1)
    assert "Club Aurora amends tda-2024, not figp-2012; ask shuffleup rule tda-2024 --house" in mistaken.err
    wrong = tmp_path / "club.toml"
    wrong.write_text(Path(HOUSE).read_text("utf-8").replace('"reentry_limit"', '"reentry_limits"'), "utf-8")
    mistaken = ran("rule", "--house", str(wrong))
    assert (mistaken.status, mistaken.err.count("\n")) == (2, 1)
    assert "'reentry_limits' is no parameter; did you mean 'reentry_limit'? parameters of " in mistaken.err
