"""What a translation lacks, one line each: a message of the English files, a fact that it names, or a rule's text.

    python -m tools.translations           every language
    python -m tools.translations it        one of them

A message that is missing is said in English, so that a translation may grow file by file.
"""

import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

from shuffleup.locale.rule_texts import editions, texts
from shuffleup.rulebooks.catalogue import BOOKS
from shuffleup.rulebooks.rule import Language, Rulebook

Facts = Mapping[str, frozenset[str]]
"""The facts that each message of a file names."""
OWN_FORM = frozenset(("example", "number", "rank", "to"))
"""Facts that a language may say otherwise: forms of one word, examples in English, a place inside another fact."""


def lacking(language: Language) -> Iterator[str]:
    """What the messages of a language lack that English ones have, and what they name that English ones do not."""
    own, english = _folder(language), _folder(Language.ENGLISH)
    written = {name for messages in own.values() for name in messages}
    known = {name: facts for messages in english.values() for name, facts in messages.items()}
    for file, wanted in english.items():
        for name in [name for name in wanted if name not in written]:
            yield f"locale/{language.value}/{file}: {name} is missing"
    for file, messages in own.items():
        for name, facts in messages.items():
            for fact in sorted(known.get(name, facts) - facts - OWN_FORM):
                yield f"locale/{language.value}/{file}: {name} does not say ${fact}, as the English message does"
            for fact in sorted(facts - known.get(name, facts) - OWN_FORM):
                yield f"locale/{language.value}/{file}: {name} names ${fact}, which the English message does not have"
    for book in BOOKS.values():
        yield from [line for line in missing_texts(book) if line.startswith(f"locale/{language.value}/")]


def missing_texts(book: Rulebook) -> tuple[str, ...]:
    """What a translation of a book lacks, and what it has of no rule: file and message, a line for each."""
    wanted = {f"rule-{rule.number}" for rule in book.rules}
    found = []
    for language in Language:
        written = set().union(*[texts(key, language).names for key in editions(book)])
        file = f"locale/{language.value}/rules_{book.key}.ftl"
        found += [f"{file}: {name} is missing" for name in sorted(wanted - written)]
        found += [f"{file}: {name} is of no rule" for name in sorted(texts(book.key, language).names - wanted)]
    return tuple(found)


def _folder(language: Language) -> dict[str, Facts]:
    folder = Path(str(files("shuffleup.locale").joinpath(language.value)))
    wanted = sorted([file for file in folder.rglob("*.ftl") if not file.name.startswith("rules_")])
    return {file.relative_to(folder).as_posix(): _messages(file.read_text(encoding="utf-8")) for file in wanted}


def _messages(text: str) -> Facts:
    return {entry.id.name: _facts(entry) for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def _facts(message: Message) -> frozenset[str]:
    found: set[str] = set()

    class Named(Visitor):
        """Hears the names of the facts."""

        def generic_visit(self, node: BaseNode) -> None:
            if isinstance(node, VariableReference):
                found.add(node.id.name)
            super().generic_visit(node)

    Named().visit(message)
    return frozenset(found)


if __name__ == "__main__":
    asked = [Language(code) for code in sys.argv[1:]] or list(Language)
    lines = [line for language in asked for line in lacking(language)]
    print("\n".join(lines) or "every message and every text of a rule is there")
    sys.exit(bool(lines))
