"""Finding rules by the words in them."""

import re
import unicodedata
from collections.abc import Iterable

from msgspec import Struct

from shuffleup.rulebooks.rule import Language, Rule, Rulebook

_WORD = re.compile(r"[^\W_]+")


class Match(Struct, frozen=True, gc=False):
    """A rule that was found, in the book with this key."""

    book: str
    rule: Rule


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text in lower case and without accents; punctuation only parts them.

    >>> plain_words("Più chip, ¿cuántas?")
    ('piu', 'chip', 'cuantas')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return tuple(_WORD.findall("".join([letter for letter in letters if not unicodedata.combining(letter)])))


def find(books: Iterable[Rulebook], words: str, language: Language) -> tuple[Match, ...]:
    """The rules that hold all the words in this language, the ones with most of them in the title first.

    A word is found where it begins a word of the title, of the summary or of a parameter's name, or is the rule's
    number. Rules of the same worth keep the order of the books. Words without a letter or digit find nothing.
    """
    wanted = plain_words(words)
    if not wanted:
        return ()
    found = [
        (missing, Match(book.key, rule))
        for book in books
        for rule in book.rules
        if (missing := _missing_in_title(rule, wanted, language)) is not None
    ]
    return tuple([match for _, match in sorted(found, key=lambda pair: pair[0])])


def _missing_in_title(rule: Rule, wanted: tuple[str, ...], language: Language) -> int | None:
    """How many of the words the title lacks; ``None`` when the rule lacks one altogether."""
    wording = rule.wording(language)
    title = (*plain_words(wording.title), *plain_words(rule.number))
    rest = (*plain_words(wording.summary), *plain_words(" ".join(rule.decides)))
    missing = [word for word in wanted if not _begins(title, word)]
    return len(missing) if all(_begins(rest, word) for word in missing) else None


def _begins(words: tuple[str, ...], start: str) -> bool:
    # A number is only itself: who looks for 4 does not mean 45.
    return start in words if start.isdigit() else any(word.startswith(start) for word in words)


def nearest_number(book: Rulebook, number: str) -> str:
    """The number itself where the book has it, else the one that is most like it: its rule, or the next figure."""
    numbers = [row.number for row in book.rules]
    if number in numbers:
        return number
    series = [one for one in numbers if _before_figures(one) == _before_figures(number)]
    return min(series or numbers, key=lambda one: abs(_figures(one) - _figures(number)))


def _before_figures(number: str) -> str:
    """``RP-`` of ``RP-7``; nothing of ``37a``."""
    return re.split(r"\d", number, maxsplit=1)[0]


def _figures(number: str) -> int:
    return int("".join(re.findall(r"\d+", number)[:1]) or 0)
