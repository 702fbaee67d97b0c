"""What was said at the table, in three languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.speech.lexicon import LEXICON
from shuffleup.rulings.speech.reading import read_words
from shuffleup.rulings.speech.word import Word


@pytest.mark.parametrize(
    ("text", "word", "readings"),
    [
        ("raise to forty-two thousand", Word.RAISE, (42_000,)),
        ("I'm all in", Word.ALL_IN, ()),
        ("I raise the pot", Word.POT, ()),
        ("Punto il piatto", Word.POT, ()),
        ("rilancio per un importo del piatto", Word.POT, ()),
        ("apuesto el bote", Word.POT, ()),
        # What is said first binds (TDA 50, 51-A).
        ("call the pot", Word.CALL, ()),
        ("rilancio e vedo", Word.RAISE, ()),
        ("ALL-IN!", Word.ALL_IN, ()),
        ("42k", Word.AMOUNT, (42_000,)),
        ("fourteen hundred", Word.AMOUNT, (1400,)),
        ("six hundred and fifty", Word.AMOUNT, (650,)),
        ("bet 1,400", Word.BET, (1400,)),
        ("five", Word.AMOUNT, (5, 500, 5000)),
        ("rilancio milleduecento", Word.RAISE, (1200,)),
        ("punto centottanta", Word.BET, (180,)),
        ("tremilacinquecento", Word.AMOUNT, (3500,)),
        ("ventuno mila", Word.AMOUNT, (21_000,)),
        ("passo", Word.FOLD, ()),
        ("busso", Word.CHECK, ()),
        ("subo a cuatro mil doscientos", Word.RAISE, (4200,)),
        ("cuarenta y dos mil", Word.AMOUNT, (42_000,)),
        ("veintidós mil", Word.AMOUNT, (22_000,)),
        ("un millón", Word.AMOUNT, (1_000_000,)),
        ("me retiro", Word.FOLD, ()),
        ("paso", Word.CHECK, ()),
        ("banana", Word.UNCLEAR, ()),
        # A call, and a raise behind it: a string bet in words (FIGP 14, glossary).
        ("Vedo e rilancio", Word.CALL_AND_RAISE, ()),
        ("I call, and raise 2,000", Word.CALL_AND_RAISE, (2000,)),
        ("veo y subo a tres mil", Word.CALL_AND_RAISE, (3000,)),
        ("pago", Word.CALL, ()),
        ("parola", Word.CHECK, ()),
        ("vado all in", Word.ALL_IN, ()),
        ("vado con tutto", Word.ALL_IN, ()),
        ("mi ritiro", Word.FOLD, ()),
        ("controrilancio", Word.RAISE, ()),
        ("voy", Word.CALL, ()),
        ("no voy", Word.FOLD, ()),
        ("voy all-in", Word.ALL_IN, ()),
        ("voy con todo", Word.ALL_IN, ()),
        ("igualo", Word.CALL, ()),
        ("subo el bote", Word.POT, ()),
        ("resto", Word.ALL_IN, ()),
        # Said of cards to draw.
        ("servito", Word.UNCLEAR, ()),
        ("me planto", Word.UNCLEAR, ()),
        ("raise a lot", Word.UNCLEAR, ()),
        ("", Word.UNCLEAR, ()),
    ],
)
def test_words_in_english_italian_and_spanish(text: str, word: Word, readings: tuple[int, ...]) -> None:
    said = read_words(text)
    assert (said.word, said.amounts) == (word, readings)


def test_a_room_may_have_words_of_its_own() -> None:
    assert read_words("ship it").word is Word.UNCLEAR
    assert read_words("ship it", also={"ship": Word.ALL_IN}).word is Word.ALL_IN


@given(st.integers(1, 10**12), st.sampled_from(["{}", "{:,}", "raise {}", "rilancio a {:,}", "subo a {}"]))
def test_every_number_is_read_as_it_is_written(amount: int, shape: str) -> None:
    assert read_words(shape.format(amount)).amounts[0] == amount


UNITS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
ITALIAN_TENS = ["venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"]
ITALIAN = ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"]


@given(st.integers(0, 7), st.integers(0, 8), st.integers(0, 8))
def test_compound_numbers(ten: int, unit: int, hundred: int) -> None:
    value = 20 + 10 * ten + 1 + unit
    english = f"{UNITS[hundred]} hundred and {TENS[ten]}-{UNITS[unit]} thousand"
    assert read_words(english).amounts == (((hundred + 1) * 100 + value) * 1000,)
    stem = ITALIAN_TENS[ten][:-1] if ITALIAN[unit][0] in "uo" else ITALIAN_TENS[ten]
    hundreds = "cento" if hundred == 0 else f"{ITALIAN[hundred]}cento"
    assert read_words(f"{hundreds}{stem}{ITALIAN[unit]}mila").amounts == (((hundred + 1) * 100 + value) * 1000,)


@given(st.text(max_size=300))
def test_any_text_is_read_or_unclear(text: str) -> None:
    said = read_words(text)
    assert (said.word is Word.UNCLEAR) <= (said.sizes == ())
    assert all(size.count > 0 for size in said.sizes)


def test_no_word_is_two_acts() -> None:
    assert all(read_words(word).word is act for words in LEXICON.values() for word, act in words.items())


def test_a_table_understands_its_own_languages_and_english() -> None:
    assert read_words("vedo", [Language.SPANISH]).word is Word.UNCLEAR
    assert read_words("veo", [Language.SPANISH]).word is Word.CALL
    assert read_words("call", [Language.SPANISH]).word is Word.CALL
    assert {word for words in LEXICON.values() for word in words.values()} == {*Word} - {
        Word.NOTHING,
        Word.AMOUNT,
        Word.CALL_AND_RAISE,
        Word.QUESTION,
        Word.UNCLEAR,
    }
