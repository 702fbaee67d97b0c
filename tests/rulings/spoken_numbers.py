"""Amounts said in words, as people say them in English, Italian and Spanish: written apart from what reads them."""

from shuffleup.rulebooks.rule import Language

_ENGLISH, _ENGLISH_TENS, _ITALIAN, _ITALIAN_TENS, _SPANISH, _SPANISH_TENS, _SPANISH_HUNDREDS = (
    words.split()
    for words in (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen",
        "_ _ twenty thirty forty fifty sixty seventy eighty ninety",
        "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
        "diciassette diciotto diciannove",
        "_ _ venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
        "dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete "
        "veintiocho veintinueve",
        "_ _ veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        "_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    )
)
_HALVES = {Language.ENGLISH: " and a half", Language.ITALIAN: " e mezzo", Language.SPANISH: " y medio"}
_POINTS = {Language.ENGLISH: "point", Language.ITALIAN: "virgola", Language.SPANISH: "coma"}
_JOINTS = {Language.ENGLISH: " ", Language.ITALIAN: " e ", Language.SPANISH: " "}
_THOUSANDS = {Language.ENGLISH: " thousand", Language.ITALIAN: "mila", Language.SPANISH: " mil"}


def spoken(amount: int, language: Language) -> set[str]:
    """Ways to say the amount; with what may be left out if hundreds or thousands are meant."""
    words = _WORDS[language]
    said = {words(amount), str(amount), f"{amount:,}", f"{amount:,}".replace(",", ".")}
    thousands, rest = divmod(amount, 1000)
    if 0 < thousands < 1000:
        said |= _in_thousands(thousands, rest, language, words(thousands))
    if amount < 10_000 and amount % 100 == 0:
        said.add(words(amount // 100))
    if 100 < amount < 10_000 and amount % 100 >= 10:
        said.add(f"{words(amount // 100)}{_JOINTS[language]}{words(amount % 100)}")
    if amount % 100_000 == 0 and 1 < amount / 1_000_000 < 100 and amount % 1_000_000:
        million = {Language.ENGLISH: "million", Language.ITALIAN: "milioni", Language.SPANISH: "millones"}[language]
        said.add(f"{amount // 1_000_000} {million}{_JOINTS[language]}{words(amount % 1_000_000 // 100_000)}")
    return said


def _in_thousands(thousands: int, rest: int, language: Language, words: str) -> set[str]:
    """``2k``, ``2.5k``, ``2k5``, "two and a half", "two point five", "two five"."""
    said = set()
    if rest == 0:
        said |= {f"{thousands}k", f"{thousands} k", words}
    if rest == 500 and thousands < 100:
        said.add(words + _HALVES[language])
        if thousands > 1:
            said.add(words + _THOUSANDS[language] + _HALVES[language])
    if rest and rest % 100 == 0:
        hundreds = rest // 100
        digit = _WORDS[language](hundreds)
        said |= {f"{thousands}k{hundreds}", f"{thousands}.{hundreds}k", f"{thousands},{hundreds}k"}
        if thousands < 100:
            said |= {f"{words} {_POINTS[language]} {digit}", f"{thousands}.{hundreds}", f"{thousands},{hundreds}"}
            said |= {f"{words}{_JOINTS[language]}{digit}"} if thousands < 20 else set()
    return said


def _english(number: int) -> str:
    for value, name in ((1_000_000, "million"), (1000, "thousand")):
        if number >= value:
            rest = number % value
            return f"{_english(number // value)} {name}" + (f" {_english(rest)}" if rest else "")
    if number >= 100:
        rest = number % 100
        return f"{_ENGLISH[number // 100]} hundred" + (f" and {_english(rest)}" if rest else "")
    if number < 20:
        return _ENGLISH[number]
    return _ENGLISH_TENS[number // 10] + (f"-{_ENGLISH[number % 10]}" if number % 10 else "")


def _italian(number: int) -> str:
    if number >= 1_000_000:
        millions, rest = divmod(number, 1_000_000)
        said = "un milione" if millions == 1 else f"{_italian(millions)} milioni"
        return said + (f" {_italian(rest)}" if rest else "")
    if number >= 1000:
        thousands, rest = divmod(number, 1000)
        return ("mille" if thousands == 1 else f"{_italian(thousands)}mila") + (_italian(rest) if rest else "")
    if number >= 100:
        hundreds, rest = divmod(number, 100)
        return ("" if hundreds == 1 else _ITALIAN[hundreds]) + "cento" + (_italian(rest) if rest else "")
    if number < 20:
        return _ITALIAN[number]
    ten, unit = _ITALIAN_TENS[number // 10], number % 10
    return ten if not unit else (ten[:-1] if unit in (1, 8) else ten) + _ITALIAN[unit]


def _spanish(number: int) -> str:
    if number >= 1_000_000:
        millions, rest = divmod(number, 1_000_000)
        said = "un millón" if millions == 1 else f"{_spanish(millions)} millones"
        return said + (f" {_spanish(rest)}" if rest else "")
    if number >= 1000:
        thousands, rest = divmod(number, 1000)
        return ("mil" if thousands == 1 else f"{_spanish(thousands)} mil") + (f" {_spanish(rest)}" if rest else "")
    if number >= 100:
        hundreds, rest = divmod(number, 100)
        return "cien" if number == 100 else _SPANISH_HUNDREDS[hundreds] + (f" {_spanish(rest)}" if rest else "")
    if number < 30:
        return _SPANISH[number]
    return _SPANISH_TENS[number // 10] + (f" y {_SPANISH[number % 10]}" if number % 10 else "")


_WORDS = {Language.ENGLISH: _english, Language.ITALIAN: _italian, Language.SPANISH: _spanish}
