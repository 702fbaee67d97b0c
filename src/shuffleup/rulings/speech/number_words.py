"""The words of numbers and sizes, by language: data for ``numerals`` and ``reading``.

A language that joins its numbers is written here by their parts: ``tremilacinque`` is tre, mila and cinque.
"""

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.speech.sizing import Sureness

THOUSAND, MILLION = 1000, 1_000_000


class NumberWords(Struct, frozen=True):
    """How one language says numbers."""

    numbers: Mapping[str, int]
    """Up to 99, and hundreds that are one word."""
    multipliers: Mapping[str, int]
    joints: frozenset[str]
    """Words between the parts of a number."""
    points: frozenset[str]
    """Words for the decimal point."""
    parts: Mapping[str, Fraction]
    """Halves and their like."""
    tens_joined: bool
    """Whether a joint belongs between tens and units: ``treinta y cinco``; ``venti e cinque`` is twenty, and five."""
    thousand_and_digit: Sureness
    """How usual it is to say a thousand and a digit for a thousand and hundreds: ``millecinque`` for 1,500."""
    slang: Mapping[str, int]
    """Names of amounts that not everybody knows."""


def _counted(words: str, first: int, step: int = 1) -> dict[str, int]:
    """The words, numbered from ``first`` on."""
    return {word: first + step * place for place, word in enumerate(words.split())}


def _all(words: str, value: int) -> dict[str, int]:
    return dict.fromkeys(words.split(), value)


_PARTS_OF_ANY = {"½": Fraction(1, 2)}
_THOUSANDS_OF_ANY = {"k": THOUSAND, "m": MILLION, "grand": THOUSAND}

_ENGLISH = NumberWords(
    numbers={
        **_counted("zero one two three four five six seven eight nine ten", 0),
        **_counted("eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty", 11),
        **_counted("thirty forty fifty sixty seventy eighty ninety", 30, 10),
        "oh": 0,
        "fourty": 40,
        "ninty": 90,
    },
    multipliers={
        **_all("hundred hundreds", 100),
        **_all("thousand thousands large", THOUSAND),
        **_all("million millions", MILLION),
        **_THOUSANDS_OF_ANY,
    },
    joints=frozenset(("and",)),
    points=frozenset(("point",)),
    parts={
        **_PARTS_OF_ANY,
        "half": Fraction(1, 2),
        "quarter": Fraction(1, 4),
        "quarters": Fraction(1, 4),
        "third": Fraction(1, 3),
        "thirds": Fraction(1, 3),
    },
    tens_joined=False,
    thousand_and_digit=Sureness.RARE,
    slang={
        **_all("bucks dollars", 1),
        **_all("pony", 25),
        **_all("buck bill bills ton yard yards", 100),
        **_all("nickel monkey", 500),
        **_all("dime dimes rack racks band bands", THOUSAND),
        **_all("mil mill mills", MILLION),
    },
)
_ITALIAN = NumberWords(
    numbers={
        **_counted("zero uno due tre quattro cinque sei sette otto nove dieci", 0),
        **_counted("undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti", 11),
        **_counted("trenta quaranta cinquanta sessanta settanta ottanta novanta", 30, 10),
        **_counted("duecento trecento quattrocento cinquecento seicento settecento ottocento novecento", 200, 100),
        # The last vowel falls before uno and otto: ventuno, trentotto.
        **_counted("vent trent quarant cinquant sessant settant ottant novant", 20, 10),
        **_all("un una", 1),
    },
    multipliers={
        **_all("cento cent", 100),
        **_all("mille mila", THOUSAND),
        **_all("milione milioni", MILLION),
        **_THOUSANDS_OF_ANY,
    },
    joints=frozenset(("e", "ed")),
    points=frozenset(("punto", "virgola")),
    parts={
        **_PARTS_OF_ANY,
        **dict.fromkeys(("mezzo", "mezza", "meta"), Fraction(1, 2)),
        **dict.fromkeys(("quarto", "quarti"), Fraction(1, 4)),
        **dict.fromkeys(("terzo", "terzi"), Fraction(1, 3)),
    },
    tens_joined=False,
    thousand_and_digit=Sureness.USUAL,
    slang={
        **_all("euro", 1),
        **_all("gamba gambe piotta piotte", 100),
        **_all("sacco sacchi cappa", THOUSAND),
        **_all("palo pali testone testoni", MILLION),
    },
)
_SPANISH = NumberWords(
    numbers={
        **_counted("cero uno dos tres cuatro cinco seis siete ocho nueve diez", 0),
        **_counted("once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte", 11),
        **_counted("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
        **_counted("doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos", 200, 100),
        **_counted("doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas", 200, 100),
        **_all("novecientos novecientas nuevecientos", 900),
        **_all("cincocientos", 500),
        **_all("sietecientos", 700),
        **_all("un una", 1),
        "veinti": 20,
    },
    multipliers={
        **_all("cien ciento cientos", 100),
        **_all("mil miles", THOUSAND),
        **_all("millon millones", MILLION),
        **_THOUSANDS_OF_ANY,
    },
    joints=frozenset(("y",)),
    points=frozenset(("punto", "coma")),
    parts={
        **_PARTS_OF_ANY,
        **dict.fromkeys(("medio", "media", "mitad"), Fraction(1, 2)),
        **dict.fromkeys(("cuarto", "cuartos"), Fraction(1, 4)),
        **dict.fromkeys(("tercio", "tercios"), Fraction(1, 3)),
    },
    tens_joined=True,
    # Mil dos for mil doscientos is heard now and then.
    thousand_and_digit=Sureness.RARE,
    slang={
        **_all("pavo pavos peso pesos euro euros", 1),
        **_all("gamba gambas", 100),
        **_all("luca lucas talego talegos ka", THOUSAND),
        **_all("palo palos kilo kilos", MILLION),
    },
)

NUMBER_WORDS: Mapping[Language, NumberWords] = {
    Language.ENGLISH: _ENGLISH,
    Language.ITALIAN: _ITALIAN,
    Language.SPANISH: _SPANISH,
}
