"""A forecast as people read it: ranges, a table by the hour, and a chart of the players left."""

from collections.abc import Iterator, Sequence

import click

from shuffleup.cli.options import NumberWithin
from shuffleup.cli.typed import chips, money
from shuffleup.locale.messages import Messages, Values
from shuffleup.locale.writing import figures
from shuffleup.maths.duration import TABLES_PER_RELIEF
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks, Range
from shuffleup.projections.ledger import LedgerReport


def ledger_lines(report: LedgerReport, speech: Messages) -> Iterator[str]:
    """What the event holds and what that is owed or was earned for; empty if no money was moved."""
    totals: dict[str, int] = {}
    for line in report.accounts:
        totals[line.account] = totals.get(line.account, 0) + line.cents
    if not totals:
        return
    language = speech.language
    held = money(report.held_cents, report.currency, language)
    yield speech.say("ledger-head", {"state": closing(speech, closes=report.closes), "money": held})
    for side, sign in (("has", 1), ("for", -1)):
        parts = [
            f"{speech.say(f'ledger-{account}')} {money(sign * cents, report.currency, language)}"
            for account, cents in totals.items()
            if sign * cents > 0
        ]
        yield f"  {speech.say(f'ledger-{side}')}: {'; '.join(parts)}"


def closing(speech: Messages, *, closes: bool) -> str:
    """Whether both sides of an account agree, in a word."""
    return speech.say("report-closes" if closes else "report-does-not-close")


relief_option = click.option(
    "--tables-per-relief",
    type=NumberWithin(min=0),
    default=TABLES_PER_RELIEF,
    show_default=True,
    help="One more dealer for so many tables; 0 for none.",
)
BAR = 32
SHOWN_HOURS = 60
"""The rows of the table; programs get them all."""


def span_of(seconds: int) -> str:
    """A length of time: ``5 h 08``."""
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours} h {minutes:02d}"


def mark_lines(marks: Marks, paid: int, final_table: int, speech: Messages) -> Iterator[str]:
    """The times of the milestones, in the order in which they happen: the three columns are never merged."""
    say = speech.say
    heads = [say(f"forecast-{name}") for name in ("one-in-ten", "half", "nine-in-ten")]
    yield " " * 26 + "".join([f"{head:>14}" for head in heads])
    moments: list[tuple[str, Range]] = []
    if marks.bubble:
        moments.append((say("forecast-money", {"paid": paid}), marks.bubble))
    if marks.final_table:
        told = say("forecast-one-table-of", {"players": final_table}) if final_table else say("forecast-one-table")
        moments.append((told, marks.final_table))
    for told, moment in sorted(moments, key=lambda one: one[1].p50):
        yield range_line(told, moment)
    yield range_line(say("forecast-end"), marks.end)
    yield _count("level-at-end", marks.level, speech)
    yield _count("big-blinds", marks.big_blinds, speech)
    yield _count("hands", marks.hands, speech)


def range_line(name: str, found: Range) -> str:
    """A moment in three columns."""
    return f"{name:<26}" + "".join([f"{span_of(seconds):>14}" for seconds in (found.p10, found.p50, found.p90)])


def _count(name: str, found: Range, speech: Messages) -> str:
    cells = [f"{chips(value, speech.language):>14}" for value in (found.p10, found.p50, found.p90)]
    return f"{speech.say(f'forecast-{name}'):<26}" + "".join(cells)


def hour_lines(hours: Sequence[HourRow], speech: Messages) -> Iterator[str]:
    """A row for each hour; the bar is the players left in the middle run, and from its light part on in nine of ten."""
    most = max([row.players.p90 for row in hours])
    names = ("hours", "level", "players", "tables", "dealers", "over", "players-left")
    hour, level, players, tables, dealers, over, left = [speech.say(f"forecast-{name}") for name in names]
    yield f"{hour:>5}{level:>8}{players:>15}{tables:>12}{dealers:>10}{over:>7}  {left}"
    for row in hours[:SHOWN_HOURS]:
        sure, may = _filled(row.players.p10, most), _filled(row.players.p90, most)
        bar = "█" * sure + "░" * (may - sure)
        yield (
            f"{row.hour:>5}{row.level:>8}{between(row.players, speech):>15}{between(row.tables, speech):>12}"
            f"{figures(f'{row.dealers}', speech.language):>10}{row.over:>7.0%}  {bar}"
        )
    if len(hours) > SHOWN_HOURS:
        yield speech.say("forecast-more-hours", {"count": len(hours) - SHOWN_HOURS})


def _filled(players: int, most: int) -> int:
    return max(1, round(BAR * players / most)) if players else 0


def between(found: Range, speech: Messages) -> str:
    """``25–30``, or one number where both are the same."""
    first, last = chips(found.p10, speech.language), chips(found.p90, speech.language)
    return first if found.p10 == found.p90 else f"{first}–{last}"


def day_lines(days: Sequence[DayRow], speech: Messages) -> Iterator[str]:
    """How many players go on to the next day."""
    for row in days:
        left = row.players
        players = left.p10 if left.p10 == left.p90 else between(left, speech)
        values: Values = {"day": row.day, "time": span_of(row.seconds), "players": players}
        told = speech.say("forecast-day", values)
        yield speech.say("forecast-day-over", {"day": told, "share": f"{row.over:.0%}"}) if row.over else told
