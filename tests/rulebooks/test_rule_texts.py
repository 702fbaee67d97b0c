"""The texts of the rules: each in every language, in our own words, and a few words' length."""

import re
from pathlib import Path

import pytest

from shuffleup.locale.rule_texts import rule_text
from shuffleup.rulebooks.catalogue import BOOKS, rulebook
from shuffleup.rulebooks.rule import Language
from tests.rulebooks.seeds import SEEDS, runs
from tools.translations import missing_texts

BOOK_FILES = Path(__file__).parents[2] / "src" / "shuffleup" / "rulebooks" / "books"


@pytest.mark.parametrize("key", BOOKS)
def test_every_rule_is_written_in_every_language_and_nothing_else_is(key: str) -> None:
    assert missing_texts(rulebook(key)) == ()


@pytest.mark.parametrize("key", BOOKS)
def test_a_text_is_a_title_and_one_or_two_sentences(key: str) -> None:
    """Long enough to say something, short enough for a screen at the table."""
    book = rulebook(key)
    for rule in book.rules:
        said = [rule_text(book, rule.number, language) for language in Language]
        assert all(one.title and one.title == one.title.strip() for one in said), rule.number
        assert all(re.fullmatch(r"\S.*\S\.", one.summary) for one in said), rule.number
        assert len({one.summary for one in said}) == len(Language), rule.number
        assert "  " not in "".join([one.summary for one in said]), rule.number
        assert all(4 < len(one.summary) <= 260 for one in said), rule.number


@pytest.mark.skipif(not SEEDS.is_dir(), reason="the printed rulebooks are not beside the repository")
@pytest.mark.parametrize("key", BOOKS)
def test_no_summary_copies_a_sentence_of_a_source(key: str) -> None:
    printed = set().union(*[runs(source.read_text(encoding="utf-8")) for source in SEEDS.glob("*.txt")])
    assert len(printed) > 10_000
    copied = {
        rule.number: " ".join(run)
        for rule in rulebook(key).rules
        for language in Language
        for text in [rule_text(rulebook(key), rule.number, language)]
        for run in runs(f"{text.title}. {text.summary}") & printed
    }
    assert not copied


@pytest.mark.parametrize("key", BOOKS)
def test_the_file_of_a_book_names_each_rule_by_its_title(key: str) -> None:
    book = rulebook(key)
    named = re.findall(r"^\[rule\.(\S+)\] # (.+)$", (BOOK_FILES / f"{key}.toml").read_text("utf-8"), re.MULTILINE)
    assert named == [(rule.number, rule_text(book, rule.number, Language.ENGLISH).title) for rule in book.rules]


OPEN = (
    *[("mediterraneo-2026", number) for number in ("MED-4", "MED-5", "MED-13", "MED-23")],
    *[("figp-2012", number) for number in ("33a", "40")],
    ("italiana", "a6"),
)
"""Rules that leave something open which no value of the policy names."""


def test_what_a_text_leaves_open_is_told_with_its_reading_in_every_language() -> None:
    told = {
        (book.key, rule.number): [rule_text(book, rule.number, language).reading for language in Language]
        for book in BOOKS.values()
        for rule in book.rules
        if rule_text(book, rule.number, Language.ENGLISH).reading
    }
    assert sorted(told) == sorted(OPEN)
    assert all(all(one) and len(set(one)) == len(Language) for one in told.values())
