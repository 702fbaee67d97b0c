"""A forecast as people read it: ranges, a table by the hour, and a chart of the players left."""

from collections.abc import Iterator, Sequence

from shuffleup.cli.money import chips
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks, Range

BAR = 32
SHOWN_HOURS = 60
"""Rows of the table; programs get them all."""


def span_of(seconds: int) -> str:
    """A length of time: ``5 h 08``."""
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours} h {minutes:02d}"


def mark_lines(marks: Marks, paid: int, final_table: int) -> Iterator[str]:
    """When what happens: the three columns are never one."""
    yield f"{'':<26}{'1 in 10 by':>14}{'half by':>14}{'9 in 10 by':>14}"
    if marks.bubble:
        yield range_line(f"in the money ({chips(paid)} paid)", marks.bubble)
    if marks.final_table:
        yield range_line(f"one table ({final_table})" if final_table else "one table", marks.final_table)
    yield range_line("end", marks.end)
    yield _count("level at the end", marks.level)
    yield _count("big blinds in play then", marks.big_blinds)
    yield _count("hands at all tables", marks.hands)


def range_line(name: str, found: Range) -> str:
    """A moment in three columns."""
    return f"{name:<26}" + "".join([f"{span_of(seconds):>14}" for seconds in (found.p10, found.p50, found.p90)])


def _count(name: str, found: Range) -> str:
    return f"{name:<26}" + "".join([f"{chips(value):>14}" for value in (found.p10, found.p50, found.p90)])


def hour_lines(hours: Sequence[HourRow]) -> Iterator[str]:
    """A row for each hour; the bar is the players left in the middle run, from the light part on in nine of ten."""
    most = max([row.players.p90 for row in hours])
    yield f"{'hours':>5}{'level':>7}{'players':>16}{'tables':>12}{'dealers':>9}{'over':>7}  players left"
    for row in hours[:SHOWN_HOURS]:
        sure, may = _filled(row.players.p10, most), _filled(row.players.p90, most)
        bar = "█" * sure + "░" * (may - sure)
        yield (
            f"{row.hour:>5}{row.level:>7}{between(row.players):>16}{between(row.tables):>12}"
            f"{row.dealers:>9}{row.over:>7.0%}  {bar}"
        )
    if len(hours) > SHOWN_HOURS:
        yield f"… and {len(hours) - SHOWN_HOURS} more hours; --json has them all"


def _filled(players: int, most: int) -> int:
    return max(1, round(BAR * players / most)) if players else 0


def between(found: Range) -> str:
    """``25–30``, or one number where both are the same."""
    if found.p10 == found.p90:
        return chips(found.p10)
    return f"{chips(found.p10)}–{chips(found.p90)}"


def day_lines(days: Sequence[DayRow]) -> Iterator[str]:
    """Who goes on to the next day."""
    for row in days:
        over = f"; over by then in {row.over:.0%} of the runs" if row.over else ""
        yield f"Day {row.day} ends after {span_of(row.seconds)} of play with {between(row.players)} players left{over}"
