"""How the software covers the rules of a book: counts by status, and how policy values are printed."""

from collections import Counter
from collections.abc import Mapping

from shuffleup.rulebooks.policy.exact import FinalTable, Ratio, Span
from shuffleup.rulebooks.rule import Rulebook, Status


def counts(book: Rulebook) -> Mapping[Status, int]:
    """The number of rules of a book with each status; every status is listed, even with 0."""
    found = Counter([rule.status for rule in book.rules])
    return {status: found[status] for status in Status}


def printed_value(value: object) -> str:
    """A policy value as printed in a table: yes or no, a word, a number, a half as 1/2, or a list of these."""
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
