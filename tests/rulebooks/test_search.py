"""Finding rules by the words in them."""

from shuffleup.locale.rule_texts import find, plain_words, rule_text
from shuffleup.rulebooks.catalogue import RULEBOOKS, rulebook
from shuffleup.rulebooks.rule import Language

TDA = (rulebook("tda-2024"),)


def numbers(words: str, language: Language = Language.ENGLISH) -> list[str]:
    """The numbers found in one book."""
    return [match.rule.number for match in find(TDA, words, language)]


def test_case_and_accents_do_not_matter() -> None:
    assert numbers("ACCIÓN sustancial", Language.SPANISH) == numbers("accion Sustancial", Language.SPANISH)
    assert numbers("accion sustancial", Language.SPANISH)[0] == "36"
    assert numbers("PIU chip", Language.ITALIAN) == numbers("più chip", Language.ITALIAN) != []


def test_all_words_must_match_and_titles_come_first() -> None:
    found = numbers("dead button")
    assert found[0] == "32"  # both words in the title
    assert set(found) == set(numbers("button")) & set(numbers("dead"))
    titles = [words_in_title(number, {"dead", "button"}) for number in found]
    assert titles == sorted(titles, reverse=True)


def words_in_title(number: str, words: set[str]) -> int:
    """How many of the words begin a word of the title."""
    title = plain_words(rule_text(TDA[0], number, Language.ENGLISH).title)
    return sum(any(part.startswith(word) for part in title) for word in words)


def test_a_beginning_is_enough_for_a_word_but_not_for_a_number() -> None:
    assert "47" in numbers("reopen")
    assert numbers("45")[0] == "45"
    assert "4" in numbers("4")
    assert "43" not in numbers("4")


def test_parameters_are_found_by_their_names() -> None:
    assert numbers("half_raise_comparator") == ["43"]


def test_the_books_keep_their_order_and_nothing_finds_nothing() -> None:
    found = [match.book for match in find(RULEBOOKS.values(), "side pots", Language.ENGLISH)]
    assert found[:2] == ["tda-2024", "pslive"]
    assert numbers("") == numbers(" ?! ") == numbers("zebra") == []
    # Words of another language are not found: a search is in the language that is read.
    assert numbers("bottone") == []
    assert "32" in numbers("bottone", Language.ITALIAN)
