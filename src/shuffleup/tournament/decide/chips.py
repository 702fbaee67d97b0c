"""Counting chips against the total, bags for the night, and chips that turn up.

Refusals, in this order:

    not-playing             the event is not being played
    reason-missing          nobody stands behind it
    not-in-play             somebody counted has no seat
    counted-twice           a player is counted twice, or two bags have the same tag
    hand-in-progress        chips are counted between hands
    count-incomplete        a table, or for bags the event, was not counted whole
    no-chips                a player who is in cannot have no chips
    count-does-not-match    and nobody has explained why

and for single chips not-equal-value, too-many-chips, still-in-play, not-in-the-set, no-chips.
"""

from collections.abc import Sequence

from shuffleup.answer import Refusal, Why, refuse
from shuffleup.chips.race import Race, exchange_late
from shuffleup.tournament.decision import Events
from shuffleup.tournament.facts.entry import in_hand
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words import chips as words
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, chair_of

COLOUR_UP_RULE = "tda-2024 25"
STRAY_RULE = "tda-2024 64"


def count_chips(state: EventState, command: words.CountChips, at: int) -> Events | Refusal:
    """Takes counted stacks if they come to the total on record, or fall short by exactly what was found astray."""
    seats = _seats(state)
    if refused := _cannot_count(state, command.counts, command.author, seats):
        return refused
    tables = {seats[count.player][0].number for count in command.counts}
    counted = {count.player for count in command.counts}
    missing = [player for player, (table, _) in seats.items() if table.number in tables and player not in counted]
    return _counted(state, command.counts, command.author, command.explanation, at, missing)


def bag_stacks(state: EventState, command: words.BagStacks, at: int) -> Events | Refusal:
    """A bag for each player who is in, counted like any other count."""
    seats = _seats(state)
    counts = tuple([words.Count(bag.player, bag.chips) for bag in command.bags])
    if refused := _cannot_count(state, counts, command.author, seats):
        return refused
    if len({bag.tag for bag in command.bags}) < len(command.bags):
        return refuse("counted-twice", why="tag")
    missing = [player for player in seats if all(bag.player != player for bag in command.bags)]
    counted = _counted(state, counts, command.author, command.explanation, at, missing)
    if isinstance(counted, Refusal):
        return counted
    tags = [
        words.BagTag(bag.player, bag.tag, seats[bag.player][0].number, seats[bag.player][1].number, bag.chips)
        for bag in command.bags
    ]
    return (*counted, words.StacksBagged(state.day.number, tuple(tags), command.author, at))


def _seats(state: EventState) -> dict[str, tuple[FloorTable, Chair]]:
    return {chair.player: (table, chair) for table in state.floor.tables.values() for chair in table.chairs}


def _cannot_count(
    state: EventState, counts: Sequence[words.Count], author: str, seats: dict[str, tuple[FloorTable, Chair]]
) -> Refusal | None:
    if not author.strip() or not counts:
        return refuse("reason-missing", why="count")
    for count in counts:
        if count.player not in seats:
            return refuse("not-in-play", player=count.player)
    if len({count.player for count in counts}) < len(counts):
        return refuse("counted-twice", why="player")
    busy = next((count for count in counts if seats[count.player][0].hand), None)
    return in_hand(busy.player, seats[busy.player][0]) if busy else None


def _counted(
    state: EventState, counts: Sequence[words.Count], author: str, explanation: Why, at: int, missing: Sequence[str]
) -> tuple[words.ChipsCounted] | Refusal:
    if missing:
        return refuse("count-incomplete", missing=len(missing), player=missing[0])
    empty = next((count.player for count in counts if count.chips <= 0), None)
    if empty is not None:
        return refuse("no-chips", player=empty, why="player")
    seats = _seats(state)
    stacks = [
        words.CountedStack(count.player, seats[count.player][0].number, seats[count.player][1].stack, count.chips)
        for count in counts
    ]
    expected, found = sum(stack.before for stack in stacks), sum(stack.after for stack in stacks)
    strays = min(state.chips.strayed, max(0, expected - found))
    if found - expected + strays and not explanation.strip():
        return refuse(
            "count-does-not-match", counted=found, expected=expected - strays, difference=found - expected + strays
        )
    return (words.ChipsCounted(tuple(stacks), found - expected, strays, explanation, author, at),)


def colour_up(state: EventState, command: words.ColourUp, at: int) -> Events | Refusal:
    """Larger chips of the same value; no stack changes."""
    table = table_of(state, command.player)
    if table is None:
        return refuse("not-in-play", player=command.player)
    if not command.author.strip():
        return refuse("reason-missing", why="exchange")
    given, received = command.given, command.received
    if given.total != received.total or not given.total:
        return refuse("not-equal-value", given=given.total, received=received.total)
    stack = chair_of(table, command.player).stack
    if given.total > stack:
        return refuse("too-many-chips", stack=stack, why="exchange", player=command.player)
    known = {chip.value for chip in state.definition.chips}
    strange = next((value for value, _ in received.chips if known and value not in known), 0)
    if strange:
        return refuse("not-in-the-set", value=strange)
    return (words.ColouredUp(command.player, table.number, given, received, command.author, COLOUR_UP_RULE, at),)


def exchange_found(state: EventState, command: words.ExchangeFound, at: int) -> Events | Refusal:
    """Exchanges chips found after their race for whole chips still in play; the rest is lost."""
    table = table_of(state, command.player)
    if table is None:
        return refuse("not-in-play", player=command.player)
    if table.hand:
        return in_hand(command.player, table)
    if not command.author.strip():
        return refuse("reason-missing", why="exchange")
    if command.found < 1 or command.value < 1:
        return refuse("no-chips", why="found")
    if command.value >= table.unit:
        return refuse("still-in-play", unit=table.unit, value=command.value, table=table.number)
    known = {chip.value for chip in state.definition.chips}
    if table.unit % command.value or (known and command.value not in known):
        return refuse("not-in-the-set", value=command.value)
    late = exchange_late(Race(command.value, table.unit), command.found)
    silent = state.policy.event.late_found_chips is None
    return (
        words.FoundExchanged(
            command.player,
            table.number,
            command.value,
            command.found,
            table.unit,
            late.received,
            late.forfeited,
            late.received * table.unit,
            command.author,
            "" if silent else rule_of(state, "late_found_chips"),
            at,
        ),
    )


def take_in_stray(state: EventState, command: words.TakeInStray, at: int) -> Events | Refusal:
    """Puts chips without an owner back into the inventory; the next count will show whose they were."""
    if not (command.author.strip() and command.where.strip()):
        return refuse("reason-missing", why="found")
    if not 0 < command.chips < state.chips.in_play - state.chips.strayed:
        return refuse("too-many-chips", STRAY_RULE, in_play=state.chips.in_play, why="lost", chips=command.chips)
    return (words.StrayTakenIn(command.chips, command.where, command.author, STRAY_RULE, at),)
