"""A forecast as people read it: ranges, a table by the hour, and a chart of the players left."""

from collections.abc import Iterator, Sequence

from shuffleup.cli.money import chips, figures
from shuffleup.locale.messages import Messages, Values
from shuffleup.maths.duration_marks import DayRow, HourRow, Marks, Range

BAR = 32
SHOWN_HOURS = 60
"""Rows of the table; programs get them all."""


def span_of(seconds: int) -> str:
    """A length of time: ``5 h 08``."""
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours} h {minutes:02d}"


def mark_lines(marks: Marks, paid: int, final_table: int, speech: Messages) -> Iterator[str]:
    """When what happens, in the order in which it does: the three columns are never one."""
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
    """A row for each hour; the bar is the players left in the middle run, from the light part on in nine of ten."""
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
    """Who goes on to the next day."""
    for row in days:
        left = row.players
        players = left.p10 if left.p10 == left.p90 else between(left, speech)
        values: Values = {"day": row.day, "time": span_of(row.seconds), "players": players}
        told = speech.say("forecast-day", values)
        yield speech.say("forecast-day-over", {"day": told, "share": f"{row.over:.0%}"}) if row.over else told
