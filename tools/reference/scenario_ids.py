"""Which scenarios show a rule, read from the headers of their files.

Only the lines ``Scenario:``, ``Id:`` and ``Rules:`` are read: a page names a scenario whatever its play needs.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

_HEADER = re.compile(r"(Scenario|Id|Rules):(.*)")


def scenario_ids(folder: Path) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """For each book and number of a rule, the ids of the scenarios that name it, sorted."""
    found: dict[tuple[str, str], set[str]] = {}
    for path in sorted(folder.rglob("*.scenario")):
        for ids, rules in cases(path.read_text(encoding="utf-8")):
            for rule in rules:
                found.setdefault(rule, set()).update(ids)
    return {rule: tuple(sorted(ids)) for rule, ids in found.items()}


def cases(text: str) -> Iterator[tuple[tuple[str, ...], tuple[tuple[str, str], ...]]]:
    """The ids, and the rules as book and number, of each scenario of a file."""
    ids: tuple[str, ...] = ()
    rules: tuple[tuple[str, str], ...] = ()
    for header in filter(None, map(_HEADER.match, text.splitlines())):
        name, value = header.group(1), header.group(2)
        if name == "Scenario":
            yield ids, rules
            ids, rules = (), ()
        elif name == "Id":
            ids = tuple([part.strip() for part in value.split(",")])
        else:
            rules = tuple(_cited(value))
    yield ids, rules


def _cited(value: str) -> Iterator[tuple[str, str]]:
    """A book is written once and holds for the numbers that follow it."""
    book = ""
    for part in value.split(","):
        named, _, number = part.strip().rpartition(" ")
        book = named or book
        yield book, number
