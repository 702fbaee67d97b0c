"""The words used at the table in English, Italian and Spanish, beside those of numbers (``number_words``)."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.speech.word import Word

LEXICON: Mapping[Language, Mapping[str, Word]] = {
    Language.ENGLISH: {
        "bet": Word.BET,
        "raise": Word.RAISE,
        "reraise": Word.RAISE,
        "re raise": Word.RAISE,
        "three bet": Word.RAISE,
        "3 bet": Word.RAISE,
        "3bet": Word.RAISE,
        "four bet": Word.RAISE,
        "4 bet": Word.RAISE,
        "4bet": Word.RAISE,
        "call": Word.CALL,
        "see": Word.CALL,
        "fold": Word.FOLD,
        "check": Word.CHECK,
        "all in": Word.ALL_IN,
        "all-in": Word.ALL_IN,
        "allin": Word.ALL_IN,
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
        "apuesta": Word.BET,
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


class Qualifier(Enum):
    """What a word beside a number says of it."""

    MORE = "more"
    BLINDS = "blinds"
    BETS = "bets"
    """A multiple of the bet to match that is one word: "double"."""
    TIMES = "times"
    """``3 times``, ``x3``, ``por tres``."""
    LEAST = "least"
    SAME = "same"
    BY = "by"
    """More, if it stands between a raise and its number: ``rilancio di 500``; otherwise nothing."""
    PER = "per"
    """A multiple, if a small number follows: ``por tres``; otherwise nothing."""


class SizeWord(Struct, frozen=True):
    """A word that says what a number counts, or is a size by itself."""

    hint: Qualifier
    count: int = 1


def _hints(hint: Qualifier, words: str) -> dict[str, SizeWord]:
    """Words, separated by commas, that say the same."""
    return {word: SizeWord(hint) for word in words.split(", ")}


def _multiples(count: int, words: str) -> dict[str, SizeWord]:
    return {word: SizeWord(Qualifier.BETS, count) for word in words.split()}


SIZE_WORDS: Mapping[str, SizeWord] = {
    **_hints(Qualifier.MORE, "more, another, plus, extra, on top, add"),
    **_hints(Qualifier.MORE, "piu, in piu, di piu, altri, altre, altro, altra, ancora, sopra, aggiungo"),
    **_hints(Qualifier.MORE, "mas, de mas, otros, otras, otro, otra, encima, por encima, anado"),
    **_hints(Qualifier.BLINDS, "bb, blind, blinds, big blind, big blinds"),
    **_hints(Qualifier.BLINDS, "buio, bui, grande buio, grandi bui, ciega, ciegas, ciega grande, ciegas grandes"),
    **_hints(Qualifier.TIMES, "x, times, volte, veces"),
    **_hints(Qualifier.LEAST, "min, minimum, least, minimo, minima"),
    **_hints(Qualifier.SAME, "same, stessa, stesso, uguale, mismo, misma, igual"),
    **_hints(Qualifier.BY, "by, di, en"),
    **_hints(Qualifier.PER, "per, por"),
    **_multiples(2, "double doppio doppia raddoppio doble doblo"),
    **_multiples(3, "triple triplo triplico"),
    **_multiples(4, "quadruple quadruplo cuadruple"),
}
"""Without accents."""

_IDLE_WORDS = """
    i a m s ll d an to it the my is with for of your his her their its that you as before again make makes just
    let us go ok okay well then uh um eh chip chips
    io il lo la i gli le l mi me ti del al tuo tuoi suo suoi faccio metto come prima allora ehm fiches gettoni
    yo el los las de te tu tus su sus hago pongo como antes vale bueno ficha fichas
"""
IDLE = frozenset(_IDLE_WORDS.split())
"""Words that change nothing."""
IDLE_PAIRS = frozenset(
    ("un importo", "un importe", "voy con", "vado con", "in all", "in total", "in tutto", "in totale", "en total")
)
"""Words that change nothing in combination: ``rilancio per un importo del piatto`` (FIGP 21)."""
ARTICLES = frozenset(("un", "una"))
"""Numbers that are none before an act: ``una puntata di 500``."""
_TAKEN_BACK_WORDS = """
    no sorry wait actually rather oops
    scusa scusate scusi anzi cioe aspetta aspettate
    perdon perdona perdone mejor digo espera
"""
TAKEN_BACK = frozenset(_TAKEN_BACK_WORDS.split())
"""Words by which a speaker takes back what he has said. He cannot: what is said first binds."""
JOINTS = frozenset(("and", "e", "ed", "y"))
