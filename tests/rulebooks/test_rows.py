"""Every rule of a book has its row, in three languages, in our own words, and decides what rests on it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.rulebooks.catalogue import RULEBOOKS, rulebook
from shuffleup.rulebooks.coverage import counts, printed_value, unlisted, without_scenario
from shuffleup.rulebooks.policy import GROUP_OF
from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.rule import Language, ReadingKind, Rule, Status, mechanised
from shuffleup.rulebooks.search import plain_words

SEEDS = Path(__file__).resolve().parents[3] / "shared" / "seeds"
RUN = 8
"""So many words in a row, equal to those of a source, are no longer our own."""

# The numbers that each book prints: 1-71 is a range, RP-1..22 one with a prefix, 4a-f one of letters; 6b-i is a number.
NUMBERS = {
    "tda-2024": "1-71 RP-1..22",
    "pslive": (
        "1-4 4a-f 5 6 6a-b 6b-i 7-9 9a 10 10a 11 11a-c 12-15 15a 16-18 18a 19 19a-b 20 21 21a-b 22 23 23a-c "
        "24 25 25a 26-30 30a 31 31a 32-35 35a-c 36-38 38a-b 39 40 40a 41 41a-b 42 42a-b 43 43a "
        "44 44a-f 45 46 46a 47-52 52a-e 52e-i 52f 53"
    ),
}


def spelled(ranges: str) -> Iterator[str]:
    """The numbers that ranges stand for."""
    for part in ranges.split():
        if found := re.fullmatch(r"(\d+)-(\d+)", part):
            yield from (str(number) for number in range(int(found[1]), int(found[2]) + 1))
        elif found := re.fullmatch(r"(\D+)(\d+)\.\.(\d+)", part):
            yield from (f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1))
        elif found := re.fullmatch(r"(\d+)([a-z])-([a-h])", part):
            yield from (f"{found[1]}{chr(letter)}" for letter in range(ord(found[2]), ord(found[3]) + 1))
        else:
            yield part


def test_ranges_are_spelled_out() -> None:
    assert list(spelled("1-3 RP-9..11 4a-c 6b-i 7")) == [
        "1",
        "2",
        "3",
        "RP-9",
        "RP-10",
        "RP-11",
        "4a",
        "4b",
        "4c",
        "6b-i",
        "7",
    ]


@pytest.mark.parametrize("key", NUMBERS)
def test_every_number_has_its_row_in_the_order_of_the_book(key: str) -> None:
    assert [rule.number for rule in rulebook(key).rules] == list(spelled(NUMBERS[key]))


@pytest.mark.parametrize("key", NUMBERS)
def test_every_row_is_written_in_three_languages(key: str) -> None:
    for rule in rulebook(key).rules:
        said = [rule.wording(language) for language in Language]
        assert all(one.title and one.title == one.title.strip() for one in said), rule.number
        assert all(re.fullmatch(r"\S.*\S\.", one.summary) for one in said), rule.number
        assert len({one.summary for one in said}) == len(Language), rule.number
        assert "  " not in "".join([one.summary for one in said]), rule.number


@pytest.mark.parametrize("key", NUMBERS)
def test_a_summary_is_one_or_two_sentences(key: str) -> None:
    """Long enough to say something, short enough for a screen at the table."""
    for rule in rulebook(key).rules:
        for language in Language:
            assert 15 < len(rule.wording(language).summary) <= 260, (rule.number, language)


@pytest.mark.parametrize("key", NUMBERS)
def test_nothing_rests_on_a_rule_without_a_row(key: str) -> None:
    assert not unlisted(rulebook(key))


@pytest.mark.parametrize("key", RULEBOOKS)
def test_every_policy_field_is_cited_or_said_to_be_silent(key: str) -> None:
    book = rulebook(key)
    silent = {name for name, reading in book.readings.items() if reading.kind is ReadingKind.SILENT}
    assert book.cites.keys() == GROUP_OF.keys() - silent


@pytest.mark.parametrize("key", NUMBERS)
def test_aliases_stand_for_rows_and_stand_in_rows(key: str) -> None:
    numbers = {rule.number for rule in rulebook(key).rules}
    for alias in rulebook(key).aliases:
        assert {alias.means, *alias.where} <= numbers, alias
        assert alias.printed != alias.means, alias


def test_the_aliases_of_the_sources() -> None:
    found = {key: {alias.printed: alias.means for alias in rulebook(key).aliases} for key in NUMBERS}
    assert found["pslive"] == {"41": "29", "27": "31", "51b": "42b"}
    assert found["tda-2024"] == {"66": "65", "41": "43", "RP-17": "39"}


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of so many words, without accents, case and punctuation."""
    words = plain_words(text)
    return {words[start : start + RUN] for start in range(len(words) - RUN + 1)}


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the printed rulebooks are not beside the repository")
@pytest.mark.parametrize("key", RULEBOOKS)
def test_no_summary_copies_a_sentence_of_a_source(key: str) -> None:
    printed = set().union(*[runs(source.read_text(encoding="utf-8")) for source in SEEDS.glob("*.txt")])
    assert len(printed) > 10_000
    copied = {
        rule.number: " ".join(run)
        for rule in rulebook(key).rules
        for language in Language
        for run in runs(f"{rule.wording(language).title}. {rule.wording(language).summary}") & printed
    }
    assert not copied


def test_a_row_without_translation_is_read_in_english() -> None:
    row = mechanised("9", "Nine", "Only English.")
    assert row.wording(Language.SPANISH) == row.wording(Language.ENGLISH)
    half = mechanised("9", "Nine", "Two languages.", it=("Nove", "Due lingue."))
    assert half.wording(Language.ITALIAN).title == "Nove"
    assert half.wording(Language.SPANISH).title == "Nine"


def test_counts_and_what_no_scenario_shows() -> None:
    book = rulebook("tda-2024")
    assert list(counts(book)) == list(Status)
    assert sum(counts(book).values()) == len(book.rules) == 93
    every = {rule.number for rule in book.rules}
    assert without_scenario(book, every) == ()
    assert [rule.number for rule in without_scenario(book, every - {"2", "6", "45"})] == ["45"]


def test_a_citation_without_a_row_is_found() -> None:
    book = rulebook("tda-2024")
    rows: tuple[Rule, ...] = tuple(rule for rule in book.rules if rule.number != "47")
    shortened = type(book)(
        key="short",
        name=book.name,
        edition=book.edition,
        readings=book.readings,
        gap_rule=book.gap_rule,
        rules=rows,
    )
    assert unlisted(shortened)["short_all_in_reopen"] == ("47",)


def test_values_as_a_table_prints_them() -> None:
    assert printed_value((Ratio(1, 2), Span(15, 5))) == "1/2, 15 to 5"
    assert printed_value((FinalTable(9, 9), FinalTable(None, 10))) == (
        "9 players in 9-handed events, 10 players in other events"
    )
