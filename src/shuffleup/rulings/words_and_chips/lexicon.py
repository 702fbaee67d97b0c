"""The words used at the table in English, Italian and Spanish, and the amounts they name.

    read_words("raise to forty-two thousand")    RAISE, 42000
    read_words("rilancio milleduecento")         RAISE, 1200
    read_words("five")                           AMOUNT, 5 or 500 or 5000
    read_words("vedo e rilancio")                CALL_AND_RAISE

A small number may be meant in hundreds or thousands; which reading counts is for a ruling to say (TDA 57). A word that
the lexicon does not know makes the whole unclear, at the player's risk (TDA 3, PSLive 3, FIGP 64).
"""

import re
from collections.abc import Iterable, Mapping

from msgspec import Struct

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.gesture import Word

LEXICON: Mapping[Language, Mapping[str, Word]] = {
    Language.ENGLISH: {
        "bet": Word.BET,
        "raise": Word.RAISE,
        "reraise": Word.RAISE,
        "call": Word.CALL,
        "fold": Word.FOLD,
        "check": Word.CHECK,
        "all in": Word.ALL_IN,
        "all-in": Word.ALL_IN,
        "complete": Word.COMPLETE,
        "pot": Word.POT,
    },
    Language.ITALIAN: {
        "punto": Word.BET,
        "puntata": Word.BET,
        "rilancio": Word.RAISE,
        "controrilancio": Word.RAISE,
        "vedo": Word.CALL,
        "chiamo": Word.CALL,
        "pago": Word.CALL,
        "passo": Word.FOLD,
        "lascio": Word.FOLD,
        "mi ritiro": Word.FOLD,
        "busso": Word.CHECK,
        "parola": Word.CHECK,
        "tutto": Word.ALL_IN,
        "resto": Word.ALL_IN,
        "vado all-in": Word.ALL_IN,
        "completo": Word.COMPLETE,
        "piatto": Word.POT,
    },
    Language.SPANISH: {
        "apuesto": Word.BET,
        "subo": Word.RAISE,
        "resubo": Word.RAISE,
        "veo": Word.CALL,
        "pago": Word.CALL,
        "igualo": Word.CALL,
        "voy": Word.CALL,
        "tiro": Word.FOLD,
        "me retiro": Word.FOLD,
        "no voy": Word.FOLD,
        "paso": Word.CHECK,
        "todo": Word.ALL_IN,
        "voy all-in": Word.ALL_IN,
        "completo": Word.COMPLETE,
        "bote": Word.POT,
    },
}
"""Words that are an action by themselves. The English ones are official everywhere; no word means two actions.

"Resto" is the name for a last bet in the rules of the Italian game. "Servito" and "me planto" are left out, because
they are about drawing cards.
"""

_IDLE_WORDS = "i a m to it the my is with for of per di del il lo la me mi el los las en de por yo io"
_IDLE = frozenset(_IDLE_WORDS.split())
"""Words that change nothing."""
_IDLE_PAIRS = frozenset(("un importo", "un importe", "voy con", "vado con"))
"""Words that change nothing in combination: ``rilancio per un importo del piatto`` (FIGP 21)."""
_ALL_IN = re.compile(r"\ball in\b")
_OF_THE_POT = frozenset((Word.BET, Word.RAISE, Word.POT))
"""A player who bets or raises "the pot" says "pot"."""


def _counted(words: str, first: int, step: int = 1) -> dict[str, int]:
    """The words, numbered from ``first`` on."""
    return {word: first + step * place for place, word in enumerate(words.split())}


_UNITS: Mapping[str, int] = {
    **_counted("one two three four five six seven eight nine ten", 1),
    **_counted("eleven twelve thirteen fourteen fifteen sixteen", 11),
    **_counted("seventeen eighteen nineteen twenty", 17),
    **_counted("thirty forty fifty sixty seventy eighty ninety", 30, 10),
    **_counted("uno due tre quattro cinque sei sette otto nove dieci", 1),
    **_counted("undici dodici tredici quattordici quindici sedici", 11),
    **_counted("diciassette diciotto diciannove venti", 17),
    **_counted("trenta quaranta cinquanta sessanta settanta ottanta novanta", 30, 10),
    # Italian drops the last vowel before uno and otto: ventuno, trentotto.
    **_counted("vent trent quarant cinquant sessant settant ottant novant", 20, 10),
    **_counted("un dos tres cuatro cinco seis siete ocho nueve diez", 1),
    **_counted("once doce trece catorce quince dieciseis", 11),
    **_counted("diecisiete dieciocho diecinueve veinte", 17),
    **_counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
    "veinti": 20,
    "quinientos": 500,
    "setecientos": 700,
    "novecientos": 900,
}
_TIMES: Mapping[str, int] = {
    **_counted("hundred cento cent cien ciento cientos", 100, 0),
    **_counted("thousand grand k mille mila mil", 1000, 0),
    **_counted("million millions milione milioni millon millones", 1_000_000, 0),
}
_JOINTS = frozenset({"and", "e", "y"})
_NUMERALS = sorted({**_UNITS, **_TIMES}, key=len, reverse=True)
_DIGITS = re.compile(r"\d{1,3}(?:[.,']\d{3})+|\d+")
LARGEST = 10**12
"""No stack is larger, so a longer number is not an amount."""

LONGEST = 200
"""The most letters that anybody says to make a bet."""

SMALL = 100
"""A number below this may be meant in hundreds or thousands."""


class Meaning(Struct, frozen=True):
    """The meaning of words: the action, and every reading of the amount, smallest first."""

    word: Word
    readings: tuple[int, ...] = ()


def read_words(text: str, languages: Iterable[Language] = Language, also: Mapping[str, Word] = {}) -> Meaning:
    """The action and amount of words in the languages of the table; ``Word.UNCLEAR`` if they name neither.

    English words are always understood; ``also`` are words of the room. Numbers are understood in any language.
    """
    acts = {**LEXICON[Language.ENGLISH], **also}
    for language in languages:
        acts |= LEXICON.get(language, {})
    words = _ALL_IN.sub("all-in", _plain(text[:LONGEST])).split()
    named: list[Word] = []
    rest: list[str] = []
    while words:
        pair, one = " ".join(words[:2]), words[0]
        if pair in acts:
            named.append(acts[pair])
            words = words[2:]
            continue
        if pair in _IDLE_PAIRS:
            words = words[2:]
            continue
        words = words[1:]
        if one in acts:
            named.append(acts[one])
        elif rest if one in _JOINTS else one not in _IDLE:
            rest.append(one)
    amount = amount_of(" ".join(rest)) if rest else 0
    if Word.POT in named and set(named) <= _OF_THE_POT:
        named = [Word.POT]
    if tuple(dict.fromkeys(named)) == (Word.CALL, Word.RAISE):
        named = [Word.CALL_AND_RAISE]
    if amount is None or len(set(named)) > 1 or not (named or amount):
        return Meaning(Word.UNCLEAR)
    return Meaning(named[0] if named else Word.AMOUNT, readings(amount) if amount else ())


def readings(amount: int) -> tuple[int, ...]:
    """The possible meanings of a spoken number: a small one may also be hundreds or thousands."""
    return (amount, amount * 100, amount * 1000) if amount < SMALL else (amount,)


def amount_of(text: str) -> int | None:
    """The number named by digits (``1,400``, ``42k``) or words (``forty-two thousand``); None if there is none."""
    total, group = 0, 0
    for number, times in _parts(_plain(text)) or ():
        if not times:
            group += number
        elif number == 100:
            group = max(group, 1) * 100
        else:
            total += max(group, 1) * number
            group = 0
    amount = total + group
    return amount if 0 < amount <= LARGEST else None


def _parts(text: str) -> tuple[tuple[int, bool], ...] | None:
    """The numerals of a text, each with whether it multiplies; None if there is anything else in the text."""
    return _numerals("".join([word for word in re.split(r"[\s-]+", text) if word not in _JOINTS]))


def _numerals(text: str) -> tuple[tuple[int, bool], ...] | None:
    if not text:
        return ()
    if digits := _DIGITS.match(text):
        rest = _numerals(text[digits.end() :])
        return None if rest is None else ((int(re.sub(r"\D", "", digits.group())), False), *rest)
    # The longest numeral first; a shorter one if the rest makes no sense: cent-ottanta, not cento-ttanta.
    for numeral in _NUMERALS:
        if text.startswith(numeral):
            rest = _numerals(text[len(numeral) :])
            if rest is not None:
                times = numeral in _TIMES
                return ((_TIMES[numeral] if times else _UNITS[numeral], times), *rest)
    return None


def _plain(text: str) -> str:
    """The text in lower case, without accents on Italian and Spanish vowels, and with signs only inside numbers."""
    lower = text.lower().translate(str.maketrans("àèéìíòóùúáñ", "aeeiioouuan"))
    return re.sub(r"[^\w\s.,'-]|(?<!\d)[.,']|[.,'](?!\d)", " ", lower).strip()
