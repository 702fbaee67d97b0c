"""What the tables of an event file must mean together: blinds that rise, prizes that sum, chips that can be paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise

from shuffleup.formats.event_problems import Problems, nearest
from shuffleup.formats.event_schema import (
    BreakTable,
    ChipsTable,
    ClosingTable,
    EntryTable,
    EventTable,
    LevelTable,
    Steps,
)
from shuffleup.games.limits import Limit
from shuffleup.games.mixed import MIXES
from shuffleup.tournament.definition import AfterLast, Break, Denomination, Level, Step, Structure
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.structure_checks import bring_in_fault, chip_faults, step_faults


def level_place(number: int) -> str:
    """How an error line names a ``[[level]]``: the first one in the file is 1, breaks counted."""
    return f"[[level]] {number}"


def entrants(entries: int | list[str]) -> tuple[str, ...]:
    """The ids of the players: the names, or ``p001``, ``p002``, ... for a number of them."""
    if isinstance(entries, list):
        return tuple(entries)
    digits = len(str(entries))
    return tuple([f"p{number:0{digits}}" for number in range(1, entries + 1)])


def event(table: EventTable, rulebooks: Iterable[str], seats_max: Mapping[str, int], problems: Problems) -> None:
    """Rulebook, game and limit exist, and one deck serves a table."""
    known_books = list(rulebooks)
    if table.rulebook not in known_books:
        hint = nearest(table.rulebook, known_books, "rulebooks are")
        if table.rulebook in seats_max:
            books = ", ".join(known_books)
            hint = f'game = "{table.rulebook}" brings its own rules: name the book of the tournament, one of {books}'
        problems.add("", f"rulebook {table.rulebook!r} is not known", hint)
    limits = [limit.value for limit in Limit]
    if table.limit not in limits:
        problems.add("", f"limit {table.limit!r} is not known", nearest(table.limit, limits, "limits are"))
    if table.game not in seats_max:
        problems.add("", f"game {table.game!r} is not known", nearest(table.game, [*seats_max, *MIXES], "games are"))
    elif not 2 <= table.seats <= seats_max[table.game]:
        most = seats_max[table.game]
        problems.add("", f"seats = {table.seats} cannot be dealt in {table.game}", f"give a number from 2 to {most}")


def entry(table: EntryTable, problems: Problems) -> None:
    """At least two players enter, and no two have the same name."""
    players = entrants(table.entries) if isinstance(table.entries, list) or table.entries > 0 else ()
    if len(players) < 2:
        problems.add("[entry]", "entries has fewer than 2 players", "a tournament needs at least 2")
    if "" in players:
        problems.add("[entry]", "entries has an empty name", "name every player")
    for name in [name for name, times in Counter(players).items() if name and times > 1]:
        problems.add("[entry]", f"entries has {name!r} twice", "give the two players different names")


def steps(table: Steps, limit: str, problems: Problems) -> None:
    """Levels have one length and prices that never fall; the structure begins and ends with a level."""
    known = {one.value: one for one in Limit}
    for fault in step_faults(Structure(tuple(map(_as_written, table))), known.get(limit)):
        if fault.fact("step"):
            _tell(fault, problems)


def _as_written(step: LevelTable | BreakTable) -> Step:
    """A step without what follows from it: the bets of a fixed limit."""
    if isinstance(step, BreakTable):
        return Break(step.break_minutes)
    return Level(step.small, step.big, step.ante, step.minutes, step.hands, step.small_bet, step.big_bet)


def _tell(fault: Refusal, problems: Problems) -> None:
    """A fault of a step in the words of a file. What the type of its table refuses has been told before."""
    told = dict(fault.facts)
    place, limit, key = level_place(int(told["step"])), told.get("limit", ""), told.get("key", "")
    small, big, amount = told.get("small_bet", 0), int(told.get("big", 0)), told.get("amount", 0)
    add = problems.add
    match told.get("why", fault.code):
        case "blinds-fall":
            hint = f"give at least {told['before']} or take the level out"
            add(place, f"{key} = {amount} falls below the {told['before']} of the level before", hint)
        case "ends":
            add(place, "is a break", "the first and the last [[level]] must have blinds")
        case "length":
            add(place, "needs one length", "give either minutes or hands, at least 1")
        case "small":
            add(place, f"small = {told['small']} is above big = {big}", "give a small blind up to the big one")
        case "no-bets":
            add(place, f"fixed bets do not belong to {limit}", "take small_bet and big_bet out")
        case "bets" if not big:
            add("", f"{limit} is not for a game without blinds", "choose another limit")
        case "bets":
            bets = f"give small_bet and big_bet, as small_bet = {big} and big_bet = {5 * big}"
            add(place, f"{limit} needs its least and its highest bet", bets)
        case "bets-fall":
            what = f"small_bet = {small} and big_bet = {told['big_bet']} do not rise from the big blind of {big}"
            add(place, what, f"usual are {big} and {2 * big}")
        case "unpaid":
            mend = "give a multiple of it or remove the smaller chip later"
            add(place, f"{key} = {amount} cannot be paid: the smallest chip is {told['unit']}", mend)


def without_bring_in(level: object, place: str, problems: Problems) -> object:
    """A level without ``bring_in``, which prices written by game have: a level of stud alone calls it ``small``."""
    if not isinstance(level, Mapping) or "bring_in" not in level:
        return level
    hint = "write small and big: in stud small is the bring-in, and big the bet"
    problems.add(place, "'bring_in' is not a key here", hint)
    return {key: value for key, value in level.items() if key != "bring_in"}


def stud(event_table: EventTable, table_steps: Steps, problems: Problems) -> None:
    """In an event of stud alone there is one bet, and the bring-in lies below it."""
    game, limit = event_table.game, event_table.limit
    if limit == Limit.SPREAD_LIMIT.value:
        what = f"{game} cannot be played at {limit}: a bring-in is completed to the bet, and there is no one bet"
        problems.add("", what, f'write limit = "{Limit.FIXED_LIMIT.value}"')
        return
    for number, level in enumerate(table_steps, start=1):
        if isinstance(level, BreakTable):
            continue
        bet = level.small_bet or level.big
        if bring_in_fault(number, Level(0, 0, small_bet=bet, bring_in=level.small)):
            what = f"a bring-in of {level.small} is not below the bet of {bet} in {game}"
            hint = "give a small below big: in stud small is the bring-in, and big the bet"
            problems.add(level_place(number), what, hint)


def chips(table: ChipsTable | None, entry_table: EntryTable, table_steps: Steps, problems: Problems) -> None:
    """Chips rise, the small ones are raced off first and into the next, and every price can be paid."""
    if table is None:
        return
    values = table.denominations
    if values != sorted(set(values)):
        problems.add("[chips]", "denominations do not rise", "list each chip once, the smallest first")
        return
    removed = _removed(table, problems)
    order = [removed[value] for value in values if value in removed]
    if list(removed) != values[: len(removed)] or order != sorted(order) or len(removed) == len(values):
        hint = "remove the smallest chip first, and keep the largest"
        problems.add("[chips]", "removed_at_level leaves chips out of order", hint)
        return
    for value, above in pairwise(values[: len(removed) + 1]):
        if above % value:
            what = f"chips of {value} cannot be raced off for chips of {above}"
            problems.add("[chips]", what, "a removed chip must divide the next one")
    _payable(values, removed, entry_table.stack, table_steps, problems)
    _stack_chips(table, entry_table.stack, problems)


def _stack_chips(table: ChipsTable, stack: int, problems: Problems) -> None:
    """The chips of a starting stack are of the set and come to the stack; so are the chips that have a colour."""
    known = {str(value) for value in table.denominations}
    for key, chips in (("in_a_stack", table.in_a_stack), ("colours", table.colours)):
        strange = next((value for value in chips if value not in known), "")
        if strange:
            hint = f"denominations are {', '.join(map(str, table.denominations))}"
            problems.add("[chips]", f"{key} has a chip of {strange}, which is not in the set", hint)
            return
    total = sum(int(value) * count for value, count in table.in_a_stack.items())
    if table.in_a_stack and total != stack:
        problems.add("[chips]", f"in_a_stack comes to {total}, a stack is {stack}", "give the chips of one whole stack")


def _removed(table: ChipsTable, problems: Problems) -> dict[int, int]:
    """The level at which each removed chip goes, smallest chip first."""
    removed: dict[int, int] = {}
    for text, level in table.removed_at_level.items():
        if text.isdigit() and int(text) in table.denominations:
            removed[int(text)] = level
        else:
            hint = f"denominations are {', '.join(map(str, table.denominations))}"
            problems.add("[chips]", f"removed_at_level has a chip of {text}, which is not in the set", hint)
    return dict(sorted(removed.items()))


def _payable(values: list[int], removed: dict[int, int], stack: int, table_steps: Steps, problems: Problems) -> None:
    if stack % values[0]:
        problems.add("[entry]", f"stack = {stack} cannot be paid in chips of {values[0]}", "give a multiple of it")
    chips = [Denomination(value, removed.get(value, 0)) for value in values]
    for fault in chip_faults(Structure(tuple(map(_as_written, table_steps))), chips):
        _tell(fault, problems)


def closing(table: ClosingTable, table_steps: Steps, entry_table: EntryTable, problems: Problems) -> None:
    """Play ends with somebody left, at a level that comes."""
    ways = [way.value for way in AfterLast]
    if table.after_last_level not in ways:
        hint = nearest(table.after_last_level, ways, "it can be")
        problems.add("[closing]", f"after_last_level = {table.after_last_level!r} is not known", hint)
    if table.players_left >= len(entrants(entry_table.entries)):
        problems.add("[closing]", f"players_left = {table.players_left} is everybody", "give fewer than enter")
    levels = sum(isinstance(step, LevelTable) for step in table_steps)
    if table.end_of_level > levels and table.after_last_level == AfterLast.STAY.value:
        problems.add("[closing]", f"end_of_level = {table.end_of_level} never comes", f"there are {levels} levels")
