"""The texts of the rules: a title and a summary in our words, in ``rules_<book>.ftl`` of each language."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from shuffleup.locale.messages import Messages, read_messages
from shuffleup.rulebooks.catalogue import rulebook
from shuffleup.rulebooks.rule import Language, Rule, Rulebook

_WORD = re.compile(r"[^\W_]+")


class RuleText(Struct, frozen=True, gc=False):
    """A rule as it is read: its title, and its summary in our words."""

    title: str
    summary: str = ""
    reading: str = ""
    """What the rule leaves open and how it is read here, where no value of the policy says it."""


class Match(Struct, frozen=True, gc=False):
    """A rule that was found, in the book with this key."""

    book: str
    rule: Rule


def rule_text(book: Rulebook, number: str, language: Language) -> RuleText:
    """The text of a rule; in English if it is not translated, and its number if it has no text.

    Another edition of a book uses that book's texts for rules without a text of its own.
    """
    name = f"rule-{number}"
    for key in editions(book):
        for spoken in (language, Language.ENGLISH):
            found = texts(key, spoken)
            if name in found.names:
                reading = found.say(name, part="reading") if "reading" in found.parts(name) else ""
                return RuleText(found.say(name), found.say(name, part="summary"), reading)
    return RuleText(number)


def editions(book: Rulebook) -> Iterator[str]:
    """The key of the book, and of each book of which it is an edition."""
    yield book.key
    if book.head.like:
        yield from editions(rulebook(book.head.like))


@cache
def texts(key: str, language: Language) -> Messages:
    """The texts of a book's own rules."""
    return read_messages(language, f"rules_{key}.ftl")


# ── finding rules by the words in them ───────────────────────────────────────────────────────────────────────────────


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text in lower case and without accents; punctuation only separates them.

    >>> plain_words("Più chip, ¿cuántas?")
    ('piu', 'chip', 'cuantas')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return tuple(_WORD.findall("".join([letter for letter in letters if not unicodedata.combining(letter)])))


def find(books: Iterable[Rulebook], words: str, language: Language) -> tuple[Match, ...]:
    """The rules that contain all the words in this language, those with most of them in the title first.

    A word matches if it begins a word of the title, of the summary or of a parameter's name, or is the rule's number.
    Rules that match equally well keep the order of the books. Words without a letter or digit find nothing.
    """
    wanted = plain_words(words)
    if not wanted:
        return ()
    found = [
        (missing, Match(book.key, rule))
        for book in books
        for rule in book.rules
        if (missing := _missing_in_title(rule, rule_text(book, rule.number, language), wanted)) is not None
    ]
    return tuple([match for _, match in sorted(found, key=lambda pair: pair[0])])


def _missing_in_title(rule: Rule, text: RuleText, wanted: tuple[str, ...]) -> int | None:
    """How many of the words the title lacks; ``None`` when the rule lacks one altogether."""
    title = (*plain_words(text.title), *plain_words(rule.number))
    rest = (*plain_words(text.summary), *plain_words(" ".join(rule.decides)))
    missing = [word for word in wanted if not _begins(title, word)]
    return len(missing) if all(_begins(rest, word) for word in missing) else None


def _begins(words: tuple[str, ...], start: str) -> bool:
    # A number matches only itself: 4 does not find 45.
    return start in words if start.isdigit() else any(word.startswith(start) for word in words)
