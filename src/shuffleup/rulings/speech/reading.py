"""What a player says, read: the act it declares first, and every size it may name.

    raise to forty-two thousand      RAISE, 42,000
    five                             AMOUNT, 5 or 500 or 5,000 …
    call plus 500, vedo e rilancio   CALL_AND_RAISE: the call binds
    raise, sorry, call               RAISE: what is said first binds (TDA 40-A, 50, 51)
    call?                            QUESTION: it declares nothing

A word that nobody knows makes the whole unclear, at the player's risk (TDA 3, PSLive 3, FIGP 64).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.speech import lexicon
from shuffleup.rulings.speech.atoms import AtomKind, atoms_of
from shuffleup.rulings.speech.lexicon import LEXICON, SIZE_WORDS, Qualifier, SizeWord
from shuffleup.rulings.speech.numerals import readings
from shuffleup.rulings.speech.sizing import Number, SizeUnit, Sizing, Sureness
from shuffleup.rulings.speech.word import Word

LONGEST = 200
"""The most letters that anybody says to make a bet."""
_LONGEST_PHRASE = 3
_MOST_TIMES = 20
"""``por tres`` is three times; ``por 500`` names chips."""
_OF_THE_POT = frozenset((Word.BET, Word.RAISE, Word.POT))
"""A player who bets or raises "the pot" says "pot"."""
_SIZED = frozenset((Word.AMOUNT, Word.BET, Word.RAISE, Word.CALL_AND_RAISE))
"""Declarations that a size belongs to."""
_COUNTED = {
    Qualifier.MORE: SizeUnit.MORE,
    Qualifier.BY: SizeUnit.MORE,
    Qualifier.BLINDS: SizeUnit.BLINDS,
    Qualifier.TIMES: SizeUnit.BETS,
}
"""What a number counts by the word beside it."""
_COUNTING = frozenset((Qualifier.BLINDS, Qualifier.TIMES))
"""Words that stand behind their number."""
_ALONE = {Qualifier.LEAST: SizeUnit.LEAST, Qualifier.SAME: SizeUnit.SAME, Qualifier.BETS: SizeUnit.BETS}
"""What needs no number."""


class Meaning(Struct, frozen=True):
    """The meaning of words: the act, and all that its size may be, the smallest number first."""

    word: Word
    sizes: tuple[Sizing, ...] = ()

    @property
    def amounts(self) -> tuple[int, ...]:
        """The numbers of chips that are said, or meant as everybody would complete them."""
        sure = [size for size in self.sizes if size.of is SizeUnit.CHIPS and size.sure <= Sureness.USUAL]
        return tuple([int(size.count) for size in sure])


UNCLEAR = Meaning(Word.UNCLEAR)


def read_words(text: str, languages: Iterable[Language] = Language, also: Mapping[str, Word] = {}) -> Meaning:
    """The act and the size of words in the languages of the table; ``Word.UNCLEAR`` if they name neither.

    English words are always understood; ``also`` are words of the room. Numbers are understood in any language.
    """
    return _read(text, tuple(languages), tuple(also.items()))


@lru_cache(maxsize=1024)
def _read(text: str, languages: tuple[Language, ...], also: tuple[tuple[str, Word], ...]) -> Meaning:
    """The same; kept, as people say the same words again and again."""
    if "?" in text or "¿" in text:
        return Meaning(Word.QUESTION)
    acts = _acts(languages)
    if also:
        acts = {**acts, **{_plain(word): act for word, act in also}}
    told = _Declared()
    words = _plain(text[:LONGEST]).split()
    while words and not told.ended:
        for length in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
            phrase = " ".join(words[:length])
            if told.take(phrase, acts.get(phrase), alone=length == 1):
                break
        else:
            return UNCLEAR
        words = words[length:]
    return told.meaning()


@cache
def _acts(languages: tuple[Language, ...]) -> Mapping[str, Word]:
    """The words of these languages that are acts, and the English ones; kept, as they never change."""
    known = [LEXICON.get(one, {}) for one in (Language.ENGLISH, *languages)]
    return {_plain(word): act for words in known for word, act in words.items()}


class _Declared:
    """What has been declared so far, word by word, until something cannot belong to it any more."""

    def __init__(self) -> None:
        self.ended = False
        self._word: Word | None = None
        self._number: list[str] = []
        self._hints: list[SizeWord] = []
        self._joined = False
        """Whether the last word was a joint."""

    @property
    def _begun(self) -> bool:
        return bool(self._word or self._number or self._hints)

    def take(self, phrase: str, act: Word | None, *, alone: bool) -> bool:
        """Takes one word, or several that belong together; False if they mean nothing together.

        A single word that is nothing else must be a part of a number.
        """
        joined, self._joined = self._joined, False
        if act is not None and not self._is_point(phrase):
            self._act(act)
        elif phrase in SIZE_WORDS:
            self._hint(SIZE_WORDS[phrase])
        elif phrase in lexicon.IDLE_PAIRS:
            return True
        elif not alone:
            self._joined = joined
            return False
        elif phrase in lexicon.TAKEN_BACK:
            self.ended = self._begun
            return self._begun or phrase != "no"
        elif phrase in lexicon.JOINTS:
            self._joined = True
            if self._number:
                self._number.append(phrase)
        elif phrase not in lexicon.IDLE or (phrase == "m" and self._number):
            if joined and self._word is Word.CALL:
                self._also_raises()
            self._number.append(phrase)
        return True

    def _is_point(self, phrase: str) -> bool:
        """``due punto cinque``: behind a number it is no bet."""
        return phrase == "punto" and bool(self._number)

    def _act(self, act: Word) -> None:
        self._without_article()
        word = self._word
        if word is None:
            # "Two thousand raise" is a raise; "two thousand, call" is two thousand.
            self._word = act if not (self._number or self._hints) or act in _OF_THE_POT else None
            self.ended = self._word is None
        elif word in _OF_THE_POT and act in _OF_THE_POT:
            self._word = Word.POT if Word.POT in (word, act) else word
        elif word is Word.CALL and act in (Word.BET, Word.RAISE):
            self._also_raises()
        elif word in (Word.BET, Word.RAISE) and act is Word.ALL_IN and not self._number:
            self._word = act
        elif word is not act and not (word is Word.COMPLETE and act is Word.BET):
            self.ended = True

    def _without_article(self) -> None:
        if len(self._number) == 1 and self._number[0] in lexicon.ARTICLES:
            self._number.clear()

    def _hint(self, found: SizeWord) -> None:
        if found.hint not in _COUNTING:
            self._without_article()
        if found.hint is Qualifier.MORE and self._word is Word.CALL:
            self._also_raises(keeping=self._number)
        self._hints.append(found)

    def _also_raises(self, keeping: Sequence[str] = ()) -> None:
        """A call, and a raise behind it: a number that came before belonged to the call."""
        self._word, self._number, self._hints = Word.CALL_AND_RAISE, list(keeping), []

    def meaning(self) -> Meaning:
        """All of it."""
        while self._number and self._number[-1] in lexicon.JOINTS:
            self._number.pop()
        word = self._word or Word.AMOUNT
        if word is Word.POT:
            idle = all(one.hint in (Qualifier.BY, Qualifier.PER) for one in self._hints)
            return _part_of_pot(self._number) if idle else UNCLEAR
        found = _numbers(self._number)
        if self._number and not found:
            return UNCLEAR if word in _SIZED and word is not Word.CALL_AND_RAISE else self._unsized(word)
        if word not in _SIZED:
            return self._unsized(word)
        sizes = _sizes(word, found, self._hints)
        if sizes is None or (word is Word.AMOUNT and not sizes):
            return UNCLEAR
        return Meaning(word, sizes)

    def _unsized(self, word: Word) -> Meaning:
        """An act to which no size belongs; whatever stands beside it must at least be numbers."""
        return Meaning(word) if all(_numbers((one,)) for one in self._number if one not in lexicon.JOINTS) else UNCLEAR


def _sizes(word: Word, found: Mapping[Number, Sureness], hints: Sequence[SizeWord]) -> tuple[Sizing, ...] | None:
    """The sizes; None if the words beside the number do not go with it."""
    told = [one for one in hints if _matters(one.hint, word, found)]
    kinds = {one.hint for one in told}
    if Qualifier.MORE in kinds:
        kinds.discard(Qualifier.BY)
    if kinds == {Qualifier.BETS, Qualifier.BLINDS} and not found:
        # Double the blind.
        return (Sizing(max([one.count for one in told]), SizeUnit.BLINDS),)
    if len(kinds) > 1:
        return None
    if not kinds:
        return _whole(found, SizeUnit.CHIPS) or (None if found else ())
    (hint,) = kinds
    if hint in _ALONE:
        count = next(one.count for one in told if one.hint is hint)
        return None if found else (Sizing(count, _ALONE[hint]),)
    if not found:
        return None
    measure = _COUNTED.get(hint, SizeUnit.BETS)
    if measure is SizeUnit.MORE:
        return _whole(found, measure)
    return (Sizing(min(found), measure),)


def _whole(found: Mapping[Number, Sureness], measure: SizeUnit) -> tuple[Sizing, ...]:
    """Every whole number of them, the smallest first."""
    return tuple([Sizing(count, measure, sure) for count, sure in sorted(found.items()) if count.denominator == 1])


def _matters(hint: Qualifier, word: Word, found: Mapping[Number, Sureness]) -> bool:
    """Does the word say something here? ``Per`` and ``di`` are mostly idle."""
    if hint is Qualifier.BY:
        return word is Word.RAISE and bool(found)
    return hint is not Qualifier.PER or (bool(found) and min(found) <= _MOST_TIMES)


def _numbers(tokens: Sequence[str]) -> Mapping[Number, Sureness]:
    """Every number that these words are in one of the languages."""
    found: dict[Number, Sureness] = {}
    # Digits are the same in all of them.
    for language in (Language if any(map(_LETTERS.search, tokens)) else (Language.ENGLISH,)) if tokens else ():
        atoms = atoms_of(tokens, language)
        for value, sure in ((readings(atoms, language) or {}) if atoms else {}).items():
            found[value] = min(sure, found.get(value, sure))
    return found


def _part_of_pot(tokens: Sequence[str]) -> Meaning:
    """The pot, or a part of it: ``half``, ``tre quarti``."""
    if not tokens:
        return Meaning(Word.POT)
    for language in Language:
        atoms = atoms_of(tokens, language) or ()
        kinds = [atom.kind for atom in atoms]
        if kinds in ([AtomKind.PART], [AtomKind.NUMBER, AtomKind.PART]):
            part = atoms[-1].value * (atoms[0].value if len(atoms) > 1 else 1)
            return Meaning(Word.POT, (Sizing(part, SizeUnit.POTS),)) if 0 < part <= 1 else UNCLEAR
    return UNCLEAR


# ── letters ──────────────────────────────────────────────────────────────────────────────────────────────────────────

_ACCENTS = str.maketrans("àèéìíòóùúáñ×", "aeeiioouuanx")
_SIGNS = re.compile(r"[^\w\s.,'½]|(?<!\d)[.,']|[.,'](?!\d)")
_ALL_IN = re.compile(r"\ball[\s-]in\b")
_LETTERS = re.compile(r"[^\W\d_]")
_PILE = re.compile(r"\b(\d{1,12})\s?x\s?(\d{1,12})\b")
_TIMES = re.compile(r"(?<=\d)\s?(x|bb)\b|\bx(?=\d)")


def _plain(text: str) -> str:
    """The text in lower case, without accents on Italian and Spanish vowels, and with signs only inside numbers."""
    lower = _ALL_IN.sub("allin", text.lower().translate(_ACCENTS))
    plain = _SIGNS.sub(" ", lower)
    if "x" in plain or "bb" in plain:
        plain = _PILE.sub(lambda pile: str(int(pile[1]) * int(pile[2])), plain)
        plain = _TIMES.sub(lambda sign: f" {sign[1] or 'x'} ", plain)
    return plain.strip()
