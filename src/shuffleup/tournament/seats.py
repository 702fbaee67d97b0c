"""Wrong seats, special needs, absent players, the published break order (TDA 7, 9; PSLive 6, 6b, 9; FIGP 55)."""

from collections.abc import Iterable

from shuffleup.rulebooks.policy.seating import UnclaimedStack
from shuffleup.tournament import carried_pots, levels, rebuy_rights, seating
from shuffleup.tournament import seat_events as e
from shuffleup.tournament.draft import Decision, rule_of
from shuffleup.tournament.events import PlayerMoved
from shuffleup.tournament.reasons import Why
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seat_commands import (
    CorrectSeat,
    EndSeatNeed,
    MarkAbsent,
    MarkPresent,
    NeedSeat,
    PublishBreakOrder,
)
from shuffleup.tournament.seat_needs import need_of
from shuffleup.tournament.state import EventState, Phase, Table, chair_of

# ── special needs ────────────────────────────────────────────────────────────────────────────────────────────────────


def need_seat(state: EventState, command: NeedSeat) -> Decision:
    """Notes a need, with author and reason; nobody is moved by it."""
    need = command.need
    if not need.reason or not need.author:
        return Refusal(
            "no-reason", "a special seat needs a reason and who decided it", facts=(("why", "special-seat"),)
        )
    entered = {entry.player for entry in state.entries}
    if need.player not in entered:
        return Refusal("not-entered", f"{need.player} has not entered", facts=(("player", need.player),))
    seats = state.opening.definition.seats
    wrong = [chair for chair in need.chairs if not 1 <= chair <= seats]
    if wrong or need.table < 0:
        return Refusal(
            "no-such-seat", f"chairs are numbered from 1 to {seats}", facts=(("seats", seats), ("why", "event"))
        )
    return (e.SeatNeeded(need),)


def end_seat_need(state: EventState, command: EndSeatNeed) -> Decision:
    """Forgets a need."""
    if need_of(state, command.player) is None:
        return Refusal("no-need", f"{command.player} needs no special seat", facts=(("player", command.player),))
    return (e.SeatNeedEnded(command.player),)


# ── the wrong seat ───────────────────────────────────────────────────────────────────────────────────────────────────


def correct_seat(state: EventState, command: CorrectSeat) -> Decision:
    """To the right seat with the chips he has now, between two hands; who sits there takes the other seat (TDA 7)."""
    source, target = seating.table_of(state, command.player), state.floor.tables.get(command.table)
    if source is None:
        return Refusal("not-in-play", f"{command.player} is not in play", facts=(("player", command.player),))
    if target is None:
        return seating.unknown_table(state, command.table)
    if not command.author:
        return Refusal("no-reason", "a correction of a seat needs who decided it", facts=(("why", "seat"),))
    held = None if source is target else carried_pots.stays((source, target))
    held = _in_hand(source) or _in_hand(target) or held
    if held is not None:
        return held
    chair = chair_of(source, command.player)
    if not 1 <= command.chair <= target.seats:
        return _no_such_chair(target)
    if source is target and chair.number == command.chair:
        return Refusal("right-seat", f"{command.player} sits there already", facts=(("player", command.player),))
    kept = rebuy_rights.chair_is_kept(state, target.number, command.chair)
    if kept is not None:
        return kept
    rule = rule_of(state, "late_entry_seating")
    there = next((other for other in target.chairs if other.number == command.chair), None)
    if there is not None:
        return (e.SeatsExchanged(command.player, there.player, rule, command.author),)
    return (
        PlayerMoved(
            command.player,
            source.number,
            target.number,
            command.chair,
            chair.stack,
            Why.WRONG_SEAT,
            rule,
            command.author,
        ),
    )


def _in_hand(table: Table) -> Refusal | None:
    if not table.hand:
        return None
    message = f"table {table.number} is playing hand {table.hand}: seats are corrected between hands"
    facts = (("hand", table.hand), ("why", "seats"), ("table", table.number))
    return Refusal("hand-in-progress", message, facts=facts)


def _no_such_chair(table: Table) -> Refusal:
    message = f"table {table.number} has chairs 1 to {table.seats}"
    return Refusal("no-such-seat", message, facts=(("why", "table"), ("table", table.number), ("seats", table.seats)))


# ── absent players ───────────────────────────────────────────────────────────────────────────────────────────────────


def mark_absent(state: EventState, command: MarkAbsent) -> Decision:
    """Notes who is not there. Where the book keeps unclaimed stacks out, those who never came are not dealt in yet."""
    refused = _not_seated(state, command.players) or _noted(state, command.players)
    if refused:
        return refused
    keeps_out = _trigger(state) is not None and state.floor.hands == 0
    unclaimed = tuple([player for player in command.players if not _assigned(state, player)]) if keeps_out else ()
    rule = rule_of(state, "unclaimed_stack_trigger" if unclaimed else "absent_policy")
    return (e.PlayersAbsent(command.players, unclaimed, rule, state.clock.number),)


def mark_present(state: EventState, command: MarkPresent) -> Decision:
    """Notes who has come; he plays from the next hand of his table."""
    for player in command.players:
        if player not in state.floor.care.absent:
            return Refusal("not-absent", f"{player} was not noted as absent", facts=(("player", player),))
    if not command.players:
        return Refusal("nobody-named", "name the players who have come", facts=(("why", "come"),))
    return (e.PlayersPresent(command.players),)


def _not_seated(state: EventState, players: Iterable[str]) -> Refusal | None:
    seated = {chair.player for table in state.floor.tables.values() for chair in table.chairs}
    for player in players:
        if player not in seated:
            return Refusal("not-in-play", f"{player} is not in play", facts=(("player", player),))
    return None


def _noted(state: EventState, players: tuple[str, ...]) -> Refusal | None:
    if not players or len(set(players)) < len(players):
        return Refusal("nobody-named", "name the players who are absent, each once", facts=(("why", "absent"),))
    for player in players:
        if player in state.floor.care.absent:
            return Refusal("absent-already", f"{player} is noted as absent", facts=(("player", player),))
    return None


def _trigger(state: EventState) -> UnclaimedStack | None:
    return state.opening.policy.policy.seating.unclaimed_stack_trigger


def _assigned(state: EventState, player: str) -> bool:
    """Have all seats of the number of this player's seat been assigned, at every table (PSLive 6b)?"""
    table = seating.table_of(state, player)
    return table is not None and chair_of(table, player).number in assigned_everywhere(state)


def assigned_everywhere(state: EventState) -> frozenset[int]:
    """The seat numbers that are assigned at every table."""
    numbers = [{chair.number for chair in table.chairs} for table in state.floor.tables.values()]
    return frozenset(set.intersection(*numbers)) if numbers else frozenset()


def claimed_now(state: EventState) -> tuple[e.StacksClaimed, ...]:
    """The stacks that go into play because the last seat of their number was assigned; decided when a hand begins."""
    care = state.floor.care
    if not care.unclaimed:
        return ()
    players = tuple([player for player in sorted(care.unclaimed) if _assigned(state, player)])
    return (e.StacksClaimed(players, rule_of(state, "unclaimed_stack_trigger")),) if players else ()


# ── the break order ──────────────────────────────────────────────────────────────────────────────────────────────────


def publish_break_order(state: EventState, command: PublishBreakOrder) -> Decision:
    """The order in which tables break, by their numbers; those not named break afterwards."""
    if state.phase not in {Phase.SEATED, Phase.PLAYING}:
        return levels.not_playing(state)
    if len(set(command.tables)) < len(command.tables):
        return Refusal("named-twice", "the order names a table twice")
    for number in command.tables:
        if number not in state.floor.tables:
            return seating.unknown_table(state, number)
    return (e.BreakOrderPublished(command.tables),)


def break_order(state: EventState) -> tuple[int, ...]:
    """In which order the tables break: as published, then from the highest number down."""
    tables = state.floor.tables
    published = [number for number in state.floor.care.break_order if number in tables]
    rest = sorted([number for number in tables if number not in published], reverse=True)
    return (*published, *rest)
