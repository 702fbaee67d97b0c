"""Words that only English has: heard in another language, a sentence was left as it was."""

import re

from shuffleup.rulebooks.rule import Language

_WORDS = (
    "the is are not there give write with this has see did you missing cannot be each an of to and for than more two"
)
_MORE_WORDS = "above below take leave add choose whole chips list"
ENGLISH_WORDS = frozenset(f"{_WORDS} {_MORE_WORDS}".split())
AS_THEY_ARE = re.compile(
    r"\"[^\"]*\"|'[^']*'|shuffleup [a-z]+|Under \S+( book)?|50/100,[^;]*|"
    r"(?:scrivere|escriba) (?:check|2 players left|giro pazzo|Anna goes|600 |l'esito|el resultado|X3 to the king).*|"
    r"Bruno \w+.*"
)


def english_words(text: str) -> set[str]:
    """The words of a sentence that only English has; keys, and what is quoted or to be written, are as they are."""
    plain = AS_THEY_ARE.sub(" ", text)
    return ENGLISH_WORDS & set(re.findall(r"(?<![\w/.-])[a-z]+(?![\w/.-])", plain))


OTHER = (Language.ITALIAN, Language.SPANISH)


_POKER = (
    "all ante antes backdoor bet big blind board bounty bring buy call calls card case check chip color connectors "
    "dead deal dealer drawing dumping error final five flop floor fold free full general gutshot holdem icm in "
    "irregular legal "
    "media min muck mystery no nuts odds omaha out outs overcard overcards overpair pair play poker pot preflop "
    "progressive race ragged rainbow raise razz rebuy river roll set shootout showdown side small soft "
    "stack staff scare stud top trips turn bets opens raises to level"
)
"""Words of poker that Italian or Spanish has too, and a few that are alike by chance."""


_ITALIAN = (
    "all'italiana ascensore base croce due giro mai massima minima nessuna parol pazzo sempre telesina "
    "tre vela vele una"
)
"""Words of the Italian game, which are its own in every language."""


_KEYS = "add on end director dealers tda pslive figp mediterraneo italiana fee_cents buy_in_cents complete"
"""Keys of books, rules and event files, words that Spanish has too, and one that is said as the player said it."""


EVERYWHERE = frozenset(" ".join((_POKER, _ITALIAN, _KEYS)).split())


QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|«[^»]*»|\([^)]*\)")


WORD = re.compile(r"[^\W\d_][\w'’]+")


def english_left(english: str, told: str, names: frozenset[str]) -> set[str]:
    """The words that stand in a sentence and in the English of it, but for cards, figures and rules (``a4``)."""
    words = [{word for word in WORD.findall(QUOTED.sub(" ", text)) if word[0].islower()} for text in (english, told)]
    cards = {word for word in words[1] if re.fullmatch(r"[acdhsx]?\d\w*|[a-z]?(?:[AKQJTakqjt\d][cdhs])+", word)}
    return (words[0] & words[1]) - EVERYWHERE - cards - names
