"""What the software does about the rules of a book: counts, and what would still be missing."""

from collections import Counter
from collections.abc import Collection, Mapping

from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.rule import Rule, Rulebook, Status


def counts(book: Rulebook) -> Mapping[Status, int]:
    """How many rules of a book have each status; every status is there, even with none."""
    found = Counter([rule.status for rule in book.rules])
    return {status: found[status] for status in Status}


def unlisted(book: Rulebook) -> Mapping[str, tuple[str, ...]]:
    """For each parameter that rests on rules without a row in the book, their numbers. Empty in a complete book."""
    listed = {rule.number for rule in book.rules}
    missing = {name: tuple([number for number in rules if number not in listed]) for name, rules in book.cites.items()}
    return {name: numbers for name, numbers in missing.items() if numbers}


def without_scenario(book: Rulebook, shown: Collection[str]) -> tuple[Rule, ...]:
    """The rules that the software keeps or helps to keep and that no scenario shows.

    ``shown`` holds the numbers of the book's rules that stand on the ``Rules:`` line of a scenario.
    """
    kept = (Status.MECHANISED, Status.ASSISTED)
    return tuple([rule for rule in book.rules if rule.status in kept and rule.number not in shown])


def printed_value(value: object) -> str:
    """A policy value as a table prints it: yes or no, a word, a number, a half as 1/2, or a list of these."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "left to the director"
        case tuple():
            return ", ".join(map(printed_value, value)) or "none"
        case Ratio(part, whole):
            return f"{part}/{whole}"
        case Span(start, end):
            return f"{start} to {end}"
        case FinalTable(handed, players):
            return f"{players} players in {f'{handed}-handed events' if handed else 'other events'}"
    return str(getattr(value, "value", value))
