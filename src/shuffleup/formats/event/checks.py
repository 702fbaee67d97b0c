"""Checks what the tables of an event file mean together: blinds that rise, chips that can be paid, and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from itertools import pairwise
from typing import Any

from msgspec.structs import asdict, replace

from shuffleup.answer import Refusal, note
from shuffleup.formats.event.schema import BreakRow, ChipsTable, EntryTable, EventTable, EventTables, Steps
from shuffleup.formats.event.toml_tables import EventProblems
from shuffleup.games.limits import Limit
from shuffleup.games.mixed import MIXES
from shuffleup.toml_text import did_you_mean
from shuffleup.tournament.facts.structure import bring_in_fault, chip_faults, step_faults
from shuffleup.tournament.words.definition import WEEK_MINUTES, AfterLast, Break, Denomination, Level, Structure


def level_place(number: int) -> str:
    """The name of a ``[[level]]`` in error lines: the first one in the file is 1, and breaks count."""
    return f"[[level]] {number}"


def entrants(entries: int | list[str]) -> tuple[str, ...]:
    """The ids of the players: their names, or ``p001``, ``p002``, ... if only their number is given."""
    if isinstance(entries, list):
        return tuple(entries)
    digits = len(str(entries))
    return tuple([f"p{number:0{digits}}" for number in range(1, entries + 1)])


def event(table: EventTable, rulebooks: Iterable[str], seats_max: Mapping[str, int], problems: EventProblems) -> None:
    """Checks that rulebook, game and limit exist, and that one deck is enough for a table."""
    known_books = list(rulebooks)
    if table.rulebook not in known_books:
        hint = did_you_mean(table.rulebook, known_books, "rulebooks-are-list")
        if table.rulebook in seats_max:
            books = ", ".join(known_books)
            hint = note("game-brings-rules", game=f'"{table.rulebook}"', books=books)
        problems.add("", note("rulebook-not-known", key=table.rulebook), hint)
    limits = [limit.value for limit in Limit]
    if table.limit not in limits:
        problems.add("", note("limit-not-known", key=table.limit), did_you_mean(table.limit, limits, "limits-are-list"))
    if table.game not in seats_max:
        hint = did_you_mean(table.game, [*seats_max, *MIXES], "games-are-list")
        problems.add("", note("game-not-known", key=table.game), hint)
    elif not 2 <= table.seats <= seats_max[table.game]:
        what = note("seats-too-many-for-game", seats=table.seats, game=table.game)
        problems.add("", what, note("give-what", what=note("number-from-2", most=str(seats_max[table.game]))))


def entry(table: EntryTable, problems: EventProblems) -> None:
    """Checks that at least two players enter, and that no two have the same name."""
    players = entrants(table.entries) if isinstance(table.entries, list) or table.entries > 0 else ()
    if len(players) < 2:
        problems.add("[entry]", note("too-few-entries"), note("at-least-2-players"))
    if "" in players:
        problems.add("[entry]", note("entry-without-name"), note("name-every-player"))
    for name in [name for name, times in Counter(players).items() if name and times > 1]:
        problems.add("[entry]", note("entered-twice", name=name), note("give-different-names"))


def steps(tables: EventTables, limit: str, problems: EventProblems) -> None:
    """Checks that each level has one length, that prices never fall unless the file says so, and that a level begins
    and ends the structure.
    """
    known = {one.value: one for one in Limit}
    for number, step in enumerate(tables.steps, start=1):
        key = "break_minutes" if isinstance(step, BreakRow) else "minutes"
        minutes = step.break_minutes if isinstance(step, BreakRow) else step.minutes
        if isinstance(minutes, Decimal) and (minutes * 2 % 1 or not 0 < minutes <= WEEK_MINUTES):
            what = note("value-cannot-be", key=key, value=f"{minutes:f}")
            hint = note("give-what", what=note("minutes-from-to", least="0.5", most=WEEK_MINUTES))
            problems.add(level_place(number), what, hint)
            return
    structure = replace(_written(tables.steps), may_fall=tables.clock.blinds_may_fall)
    for fault in step_faults(structure, known.get(limit)):
        if fault.fact("step"):
            _tell(fault, problems)


def _written(table: Steps) -> Structure:
    """The structure as written, without the fixed-limit bets that follow from its levels."""
    return Structure(
        tuple(
            [
                Break(minutes_of(step.break_minutes))
                if isinstance(step, BreakRow)
                else Level(**asdict(step) | {"minutes": minutes_of(step.minutes)})
                for step in table
            ]
        )
    )


def minutes_of(written: int | Decimal) -> int | float:
    """Minutes as the event has them: a half is exact as a float."""
    return int(written) if written == int(written) else float(written)


def _tell(fault: Refusal, problems: EventProblems) -> None:
    """Reports the fault of a step in the words of the file. What its type refuses has already been reported."""
    told = dict(fault.facts)
    place, limit, key = level_place(fault.number("step")), told.get("limit", ""), told.get("key", "")
    small, big, amount = told.get("small_bet", 0), fault.number("big"), told.get("amount", 0)
    add = problems.add
    match told.get("why", fault.code):
        case "blinds-fall":
            hint = note("give-or-take-level-out", least=str(told["before"]))
            add(place, note("falls-below-last-level", key=str(key), value=str(amount), other=str(told["before"])), hint)
        case "ends":
            add(place, note("is-a-break"), note("blinds-at-both-ends"))
        case "length":
            add(place, note("needs-one-length"), note("give-what", what=note("minutes-or-hands")))
        case "small":
            add(place, note("small-above-big", small=str(told["small"]), big=str(big)), note("give-small-up-to-big"))
        case "no-bets":
            add(place, note("no-fixed-bets-in", limit=str(limit)), note("take-fixed-bets-out"))
        case "bets" if not big:
            add("", note("limit-needs-blinds", limit=str(limit)), note("choose-another-limit"))
        case "bets":
            bets = note("give-fixed-bets", small=str(big), big=str(5 * big))
            add(place, note("limit-needs-its-bets", limit=str(limit)), bets)
        case "bets-fall":
            what = note("bets-do-not-rise", small=str(small), big=str(told["big_bet"]), blind=str(big))
            add(place, what, note("usual-are", one=str(big), other=str(2 * big)))
        case "unpaid":
            mend = note("multiple-or-later")
            add(place, note("value-cannot-be-paid", key=str(key), value=str(amount), unit=str(told["unit"])), mend)


def without_bring_in(level: Mapping[str, Any], place: str, problems: EventProblems) -> Mapping[str, Any]:
    """A level without ``bring_in``, a key of prices by game: a level of an event of stud alone calls it ``small``."""
    if "bring_in" not in level:
        return level
    problems.add(place, note("not-a-key-here", key="bring_in"), note("write-small-and-big"))
    return {key: value for key, value in level.items() if key != "bring_in"}


def stud(event_table: EventTable, table_steps: Steps, problems: EventProblems) -> None:
    """Checks an event of stud alone: it has no spread limit, and the bring-in is below the bet."""
    game, limit = event_table.game, event_table.limit
    if limit == Limit.SPREAD_LIMIT.value:
        what = note("not-at-this-limit", game=game, limit=limit)
        problems.add("", what, note("write-line", line=f'limit = "{Limit.FIXED_LIMIT.value}"'))
        return
    for number, level in enumerate(table_steps, start=1):
        if isinstance(level, BreakRow):
            continue
        bet = level.small_bet or level.big
        if bring_in_fault(number, Level(0, 0, small_bet=bet, bring_in=level.small)):
            what = note("bring-in-not-below-bet", chips=str(level.small), bet=str(bet), game=game)
            problems.add(level_place(number), what, note("give-small-below-big"))


def chips(tables: EventTables, problems: EventProblems) -> None:
    """Checks that chips rise, that the smallest are raced off first into the next, and that every price can be paid."""
    table = tables.chips
    if table is None:
        return
    values = table.denominations
    if values != sorted(set(values)):
        problems.add("[chips]", note("chips-do-not-rise"), note("list-chips-rising"))
        return
    removed = _removed(table, problems)
    order = [removed[value] for value in values if value in removed]
    if list(removed) != values[: len(removed)] or order != sorted(order) or len(removed) == len(values):
        problems.add("[chips]", note("chips-out-of-order"), note("remove-smallest-first"))
        return
    for value, above in pairwise(values[: len(removed) + 1]):
        if above % value:
            what = note("chips-cannot-be-raced", value=str(value), above=str(above))
            problems.add("[chips]", what, note("must-divide-next-chip"))
    stack = tables.entry.stack
    if stack % values[0]:
        what = note("stack-cannot-be-paid", stack=str(stack), chip=str(values[0]))
        problems.add("[entry]", what, note("give-what", what=note("a-multiple-of-it")))
    for fault in chip_faults(_written(tables.steps), [Denomination(value, removed.get(value, 0)) for value in values]):
        _tell(fault, problems)
    _stack_chips(table, stack, problems)


def _stack_chips(table: ChipsTable, stack: int, problems: EventProblems) -> None:
    """Checks that the chips of a starting stack are in the set and add up to it, and that coloured chips exist."""
    known = {str(value) for value in table.denominations}
    for key, chips in (("in_a_stack", table.in_a_stack), ("colours", table.colours)):
        strange = next((value for value in chips if value not in known), "")
        if strange:
            hint = note("denominations-are-list", list=", ".join(map(str, table.denominations)))
            problems.add("[chips]", note("chip-not-in-set", key=key, chip=strange), hint)
            return
    total = sum(int(value) * count for value, count in table.in_a_stack.items())
    if table.in_a_stack and total != stack:
        problems.add("[chips]", note("stack-comes-to", total=str(total), stack=str(stack)), note("give-a-whole-stack"))


def _removed(table: ChipsTable, problems: EventProblems) -> dict[int, int]:
    """The level at which each removed chip leaves play, smallest chip first."""
    removed: dict[int, int] = {}
    for text, level in table.removed_at_level.items():
        if text.isdigit() and int(text) in table.denominations:
            removed[int(text)] = level
        else:
            hint = note("denominations-are-list", list=", ".join(map(str, table.denominations)))
            problems.add("[chips]", note("chip-not-in-set", key="removed_at_level", chip=text), hint)
    return dict(sorted(removed.items()))


def closing(tables: EventTables, problems: EventProblems) -> None:
    """Checks that play ends at a level that is reached, with fewer players left than enter."""
    table = tables.closing
    problems.word("[closing]", "after_last_level", table.after_last_level, [way.value for way in AfterLast])
    if table.players_left >= len(entrants(tables.entry.entries)):
        what = note("everybody-is-left", value=str(table.players_left))
        problems.add("[closing]", what, note("give-what", what=note("fewer-than-enter")))
    if table.end_of_level > tables.levels and table.after_last_level == AfterLast.STAY.value:
        what = note("level-never-comes", value=str(table.end_of_level))
        problems.add("[closing]", what, note("there-are-count-levels", count=tables.levels))


def clock(tables: EventTables, problems: EventProblems) -> None:
    """Checks that days end in order, each before the last level, and that time banks come with their seconds."""
    ends, shots = tables.clock.day_ends, tables.shot_clock
    if ends != sorted(set(ends)):
        problems.add("[clock]", note("day-ends-do-not-rise"), note("list-day-ends-rising"))
    elif ends and ends[-1] >= tables.levels:
        what = note("day-ends-at-level", level=str(ends[-1]))
        problems.add("[clock]", what, note("levels-leave-last-out", count=tables.levels))
    if shots and bool(shots.banks) != bool(shots.bank_seconds):
        problems.add("[shot_clock]", note("banks-go-together"), note("give-what", what=note("both-or-neither")))


def online(tables: EventTables, problems: EventProblems) -> None:
    """Checks that bots play only in an event that starts by itself, with two or more, and that everybody has chips."""
    table = tables.online
    if table and not tables.entry.stack:
        problems.add("[entry]", note("no-chips-to-play"), note("give-a-stack"))
    if table and (table.bots > table.starts_at or table.starts_at == 1):
        what = note("bots-need-a-start") if table.bots > table.starts_at else note("starts-with-two")
        problems.add("[online]", what, note("say-when-it-starts", least=max(2, table.bots)))
