"""What came of running scenarios, and how it is told."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from shuffleup.hand.refusal import Refusal
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios.said import Said
from shuffleup.scenarios.scenario import Place, Scenario
from shuffleup.tournament.refusal import Refusal as EventRefusal


class Verdict(Struct, frozen=True):
    """One expectation under one book. ``instead`` is empty where it holds and says what is so where it does not."""

    place: Place
    book: str
    text: str
    instead: Said | str
    refused: Refusal | EventRefusal | None = None
    """The refusal that ``instead`` tells of."""
    ruling: Ruling | None = None
    """The ruling that was found, whether or not it is the one expected."""
    case: str = ""
    """The line without the ruling that it expects, where it expects one."""

    @property
    def holds(self) -> bool:
        """Is it so?"""
        return not self.instead


class Stopped(Struct, frozen=True):
    """The play could not go on under a book: a line says what the rules refuse, or what cannot be."""

    place: Place
    book: str
    text: str
    reason: str
    rule: str = ""
    refusal: Refusal | EventRefusal | None = None
    """The reason as a value."""


class Report(Struct, frozen=True):
    """What came of one scenario."""

    scenario: Scenario
    verdicts: tuple[Verdict, ...]
    stopped: tuple[Stopped, ...]

    @property
    def passed(self) -> bool:
        """Was everything as expected?"""
        return not self.stopped and all(verdict.holds for verdict in self.verdicts)


def failures(report: Report) -> Iterator[str]:
    """One line for each thing that was not as expected: file, line, book, what was written, what is so."""
    for stop in report.stopped:
        rule = f" ({stop.rule})" if stop.rule else ""
        yield f"{stop.place}: under {stop.book}, '{stop.text}' cannot happen: {stop.reason}{rule}"
    for verdict in report.verdicts:
        if not verdict.holds:
            yield f"{verdict.place}: under {verdict.book}, '{verdict.text}' is not so: {verdict.instead}"


def count_by_book(reports: Iterable[Report]) -> dict[str, tuple[int, int]]:
    """For each book how many expectations hold, and how many there are that could be asked."""
    counts: dict[str, tuple[int, int]] = {}
    for report in reports:
        for verdict in report.verdicts:
            held, asked = counts.get(verdict.book, (0, 0))
            counts[verdict.book] = (held + verdict.holds, asked + 1)
    return dict(sorted(counts.items()))
