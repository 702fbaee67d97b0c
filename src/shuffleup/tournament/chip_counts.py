"""Counting chips against the total, bags for the night, and chips that turn up.

Refusals, in this order:

    not-playing             the event is not being played
    reason-missing          nobody stands behind it
    not-in-play             somebody counted has no seat
    counted-twice           or two bags have the same tag
    hand-in-progress        chips are counted between hands
    count-incomplete        a table, or for bags the event, was not counted whole
    no-chips                nobody who is in has nothing
    count-does-not-match    and nobody has explained why

and for single chips not-equal-value, too-many-chips, still-in-play, not-in-the-set, no-chips.
"""

from collections.abc import Sequence

from shuffleup.chips.race import Race, exchange_late
from shuffleup.tournament import levels, seating
from shuffleup.tournament.chip_commands import BagStacks, ColourUp, Count, CountChips, ExchangeFound, TakeInStray
from shuffleup.tournament.chip_events import (
    BagTag,
    ChipsCounted,
    ColouredUp,
    CountedStack,
    FoundExchanged,
    StacksBagged,
    StrayTakenIn,
)
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.entries import in_hand, not_in_play
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Chair, EventState, Phase, Table

COLOUR_UP_RULE = "tda-2024 25"
STRAY_RULE = "tda-2024 64"


def count_chips(state: EventState, command: CountChips, at: int) -> Decision:
    """The counted stacks, if they come to what they were on record, or to less by what was found astray."""
    seats = _seats(state)
    refused = _cannot_count(state, command.counts, command.author, seats)
    if refused is not None:
        return refused
    tables = {seats[count.player][0].number for count in command.counts}
    counted = {count.player for count in command.counts}
    missing = [player for player, (table, _) in seats.items() if table.number in tables and player not in counted]
    return _counted(state, command.counts, command.author, command.explanation, at, missing)


def bag_stacks(state: EventState, command: BagStacks, at: int) -> Decision:
    """A bag for everybody who is in, counted like any other count."""
    seats = _seats(state)
    counts = tuple([Count(bag.player, bag.chips) for bag in command.bags])
    refused = _cannot_count(state, counts, command.author, seats)
    if refused is not None:
        return refused
    if len({bag.tag for bag in command.bags}) < len(command.bags):
        return Refusal("counted-twice", "two bags have the same tag", facts=(("why", "tag"),))
    missing = [player for player in seats if all(bag.player != player for bag in command.bags)]
    counted = _counted(state, counts, command.author, command.explanation, at, missing)
    if isinstance(counted, Refusal):
        return counted
    tags = [
        BagTag(bag.player, bag.tag, seats[bag.player][0].number, seats[bag.player][1].number, bag.chips)
        for bag in command.bags
    ]
    return (*counted, StacksBagged(state.clock.pace.day.number, tuple(tags), command.author, at))


def _seats(state: EventState) -> dict[str, tuple[Table, Chair]]:
    return {chair.player: (table, chair) for table in state.floor.tables.values() for chair in table.chairs}


def _cannot_count(
    state: EventState, counts: Sequence[Count], author: str, seats: dict[str, tuple[Table, Chair]]
) -> Refusal | None:
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not author.strip() or not counts:
        return Refusal("reason-missing", "a count names who counted, and somebody's chips", facts=(("why", "count"),))
    for count in counts:
        if count.player not in seats:
            return not_in_play(count.player)
    if len({count.player for count in counts}) < len(counts):
        return Refusal("counted-twice", "somebody was counted twice", facts=(("why", "player"),))
    busy = next((count for count in counts if seats[count.player][0].hand), None)
    return in_hand(busy.player, seats[busy.player][0]) if busy else None


def _counted(
    state: EventState, counts: Sequence[Count], author: str, explanation: str, at: int, missing: Sequence[str]
) -> tuple[ChipsCounted] | Refusal:
    if missing:
        message = f"{missing[0]} was not counted: tables are counted whole"
        return Refusal("count-incomplete", message, facts=(("missing", len(missing)), ("player", missing[0])))
    empty = next((count.player for count in counts if count.chips <= 0), None)
    if empty is not None:
        return Refusal(
            "no-chips", f"{empty} is in and cannot have no chips", facts=(("player", empty), ("why", "player"))
        )
    seats = _seats(state)
    stacks = [
        CountedStack(count.player, seats[count.player][0].number, seats[count.player][1].stack, count.chips)
        for count in counts
    ]
    expected, found = sum(stack.before for stack in stacks), sum(stack.after for stack in stacks)
    strays = min(state.chips.strayed, max(0, expected - found))
    if found - expected + strays and not explanation.strip():
        message = f"{found} chips were counted, {expected - strays} should be there: count again, or explain it"
        facts = (("counted", found), ("expected", expected - strays), ("difference", found - expected + strays))
        return Refusal("count-does-not-match", message, facts=facts)
    return (ChipsCounted(tuple(stacks), found - expected, strays, explanation, author, at),)


# ── single chips ─────────────────────────────────────────────────────────────────────────────────────────────────────


def colour_up(state: EventState, command: ColourUp, at: int) -> Decision:
    """Larger chips of the same value; no stack changes."""
    table = seating.table_of(state, command.player)
    if table is None:
        return not_in_play(command.player)
    if not command.author.strip():
        return Refusal("reason-missing", "say who exchanged them", facts=(("why", "exchange"),))
    given, received = command.given, command.received
    if given.total != received.total or not given.total:
        facts = (("given", given.total), ("received", received.total))
        return Refusal("not-equal-value", f"{given} and {received} are not worth the same", facts=facts)
    stack = next(chair.stack for chair in table.chairs if chair.player == command.player)
    if given.total > stack:
        return Refusal(
            "too-many-chips",
            f"{command.player} has {stack} chips",
            facts=(("stack", stack), ("why", "exchange"), ("player", command.player)),
        )
    known = {chip.value for chip in state.opening.definition.chips}
    strange = next((value for value, _ in received.chips if known and value not in known), 0)
    if strange:
        return Refusal("not-in-the-set", f"there is no chip of {strange}", facts=(("value", strange),))
    return (ColouredUp(command.player, table.number, given, received, command.author, COLOUR_UP_RULE, at),)


def exchange_found(state: EventState, command: ExchangeFound, at: int) -> Decision:
    """Chips found after their race: whole chips still in play for them, and the rest is lost."""
    table = seating.table_of(state, command.player)
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if table is None:
        return not_in_play(command.player)
    if table.hand:
        return in_hand(command.player, table)
    if not command.author.strip():
        return Refusal("reason-missing", "say who exchanged them", facts=(("why", "exchange"),))
    if command.found < 1 or command.value < 1:
        return Refusal("no-chips", "at least one chip was found", facts=(("why", "found"),))
    if command.value >= table.unit:
        message = f"chips of {command.value} are still in play at table {table.number}"
        return Refusal(
            "still-in-play", message, facts=(("unit", table.unit), ("value", command.value), ("table", table.number))
        )
    known = {chip.value for chip in state.opening.definition.chips}
    if table.unit % command.value or (known and command.value not in known):
        return Refusal("not-in-the-set", f"there is no chip of {command.value}", facts=(("value", command.value),))
    late = exchange_late(Race(command.value, table.unit), command.found)
    silent = state.opening.policy.policy.event.late_found_chips is None
    return (
        FoundExchanged(
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


def take_in_stray(state: EventState, command: TakeInStray, at: int) -> Decision:
    """Chips without an owner, back to the inventory; whose they were, the next count will show."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not (command.author.strip() and command.where.strip()):
        return Refusal("reason-missing", "say where they were found and who took them in", facts=(("why", "found"),))
    if not 0 < command.chips < state.chips.in_play - state.chips.strayed:
        message = f"{command.chips} chips cannot have been lost of {state.chips.in_play}"
        return Refusal(
            "too-many-chips",
            message,
            STRAY_RULE,
            (("in_play", state.chips.in_play), ("why", "lost"), ("chips", command.chips)),
        )
    return (StrayTakenIn(command.chips, command.where, command.author, STRAY_RULE, at),)
