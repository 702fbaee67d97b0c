"""How cage events change the state: money by their postings, chips and seats by what they say."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.button import Origin
from shuffleup.table.next_hand import TableButton
from shuffleup.tournament.evolve.bounties import still_in, with_heads
from shuffleup.tournament.evolve.floor import (
    by_number,
    floor_of,
    told_now,
    with_floor,
    with_newcomers,
    with_places,
    with_postings,
    with_records,
    without_stack,
)
from shuffleup.tournament.words import entry as e
from shuffleup.tournament.words.events import EntriesRegistered, Event
from shuffleup.tournament.words.money import (
    TICKET,
    CashCounted,
    CashMoved,
    ChipCountError,
    DebtPaid,
    PrizePaid,
    RefundPaid,
    TicketsTaken,
    TicketUse,
)
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, Place, chair_of


def after_arrival(state: EventState, player: str) -> tuple[Place, ...]:
    """The places once a player has a seat: for a new player, everybody who was out moves one place down.

    A player who enters again gives up his old place, and only those who went out after him move down. Nobody does if he
    has no place yet, because he surrendered his chips or bust a moment ago.
    """
    known = state.places
    old = next((place for place in known if place.player == player), None)
    if old is None:
        is_new = sum(entry.player == player for entry in state.entries) == 1
        return tuple([replace(place, place=place.place + 1) for place in known]) if is_new else known
    moved: list[Place] = []
    for place in known:
        if place.player == player:
            continue
        if place.place == old.place:
            place = replace(place, shared_by=place.shared_by - 1)
        moved.append(replace(place, place=place.place + 1) if place.place <= old.place else place)
    return tuple(moved)


def _with_cage(state: EventState, **changed: object) -> EventState:
    return replace(state, cage=replace(state.cage, **changed))


def _entered(state: EventState, entries: tuple[e.Entry, ...]) -> EventState:
    numbers = max(state.cage.numbers, entries[-1].number)
    entered = _with_cage(state, entries=state.entries + entries, numbers=numbers)
    return with_heads(entered, entries)


def _money_moved(state: EventState, event: DebtPaid | RefundPaid | PrizePaid | CashMoved | CashCounted) -> EventState:
    return with_postings(state, event.postings)


def _entry_sold(state: EventState, event: e.EntrySold) -> EventState:
    sold = _entered(with_postings(state, event.postings), (event.entry,))
    if event.ticket:
        sold = _no_longer_waiting(sold, event.ticket)
    used = [TicketUse(one.reference, event.entry.number, one.cents) for one in event.payments if one.method == TICKET]
    return _with_uses(sold, (*state.tickets.uses, *used)) if used else sold


def _no_longer_waiting(state: EventState, ticket: int) -> EventState:
    return _with_cage(state, waiting=tuple([one for one in state.cage.waiting if one.ticket != ticket]))


def _with_uses(state: EventState, uses: Iterable[TicketUse]) -> EventState:
    return with_records(state, tickets=replace(state.tickets, uses=tuple(uses)))


def _tickets_taken(state: EventState, event: TicketsTaken) -> EventState:
    tickets = replace(state.tickets, taken=(*state.tickets.taken, event.batch))
    return with_records(with_postings(state, event.postings), tickets=tickets)


def _alternate_listed(state: EventState, event: e.AlternateListed) -> EventState:
    waiting = (*state.cage.waiting, event.alternate)
    return _with_cage(with_postings(state, event.postings), waiting=waiting, tickets=event.alternate.ticket)


def _table_opened(state: EventState, event: e.TableOpened) -> EventState:
    if event.table in state.floor.tables:
        raise ChipCountError(f"table {event.table} is in play already")
    opened = FloorTable(event.table, event.chairs, (), TableButton(event.button, told=told_now(state)), event.unit)
    return with_floor(state, floor_of(state.floor.tables | {event.table: opened}, state.floor))


def _player_seated(state: EventState, event: e.PlayerSeated) -> EventState:
    tables = state.floor.tables.copy()
    table = tables[event.table]
    tables[event.table] = with_newcomers(table, [Chair(event.chair, event.player, event.stack)], table.unit, Origin.NEW)
    chips = replace(state.chips, issued=state.chips.issued + event.stack)
    seated = with_places(replace(state, chips=chips), after_arrival(state, event.player))
    return with_floor(_back_in(seated, event.player), floor_of(tables, state.floor))


def _back_in(state: EventState, player: str) -> EventState:
    """The state without the traces of a player's last bust: he has chips again."""
    declined = tuple([one for one in state.cage.declined if one != player])
    busts = tuple([bust for bust in state.round.busts if bust.player != player])
    return replace(_with_cage(state, declined=declined), round=replace(state.round, busts=busts))


def _chips_bought(state: EventState, event: e.ChipsBought) -> EventState:
    purchase = event.purchase
    tables = state.floor.tables.copy()
    tables[event.table] = _with_more_chips(tables[event.table], event.chair, purchase.player, purchase.chips)
    chips = replace(state.chips, issued=state.chips.issued + purchase.chips)
    bought = _with_cage(with_postings(state, event.postings), purchases=(*state.cage.purchases, purchase))
    if purchase.kind is e.PurchaseKind.REBUY:
        bought = still_in(_back_in(bought, purchase.player), purchase.player)
    return with_floor(replace(bought, chips=chips), floor_of(tables, state.floor))


def _with_more_chips(table: FloorTable, number: int, player: str, chips: int) -> FloorTable:
    """The table with a player's stack raised; a player without chips gets his chair back, and is no newcomer."""
    at_chair = {chair.number: chair for chair in table.chairs}
    chair = at_chair.get(number, Chair(number, player, 0))
    if chair.player != player:
        raise ChipCountError(f"chair {number} of table {table.number} is {chair.player}'s, not {player}'s")
    at_chair[number] = Chair(number, player, chair.stack + chips)
    return replace(table, chairs=by_number(at_chair.values()))


def _entry_voided(state: EventState, event: e.EntryVoided) -> EventState:
    entries = tuple([entry for entry in state.entries if entry.number != event.number])
    voided = [entry for entry in state.entries if entry.number == event.number]
    after = _with_cage(with_postings(state, event.postings), entries=entries)
    if any(use.entry == event.number for use in state.tickets.uses):
        after = _with_uses(after, [use for use in state.tickets.uses if use.entry != event.number])
    if event.table:
        risen = tuple([replace(place, place=place.place - 1) for place in state.places])
        after = with_places(without_stack(after, event.table, event.player, event.stack), risen)
    return with_heads(after, voided, sign=-1)


def _purchase_voided(state: EventState, event: e.PurchaseVoided) -> EventState:
    purchases = [
        replace(one, standing=e.PurchaseStatus.VOIDED) if one.number == event.number else one
        for one in state.cage.purchases
    ]
    after = _with_cage(with_postings(state, event.postings), purchases=tuple(purchases))
    tables = state.floor.tables.copy()
    chair = chair_of(tables[event.table], event.player)
    tables[event.table] = _with_more_chips(tables[event.table], chair.number, event.player, -event.chips)
    chips = replace(state.chips, removed=state.chips.removed + event.chips)
    return with_floor(replace(after, chips=chips), floor_of(tables, state.floor))


APPLY_CAGE: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    EntriesRegistered: lambda state, event: _entered(with_postings(state, event.postings), event.entries),
    e.PlayerChecked: lambda state, event: _with_cage(state, checks=(*state.cage.checks, event.check)),
    e.EntrySold: _entry_sold,
    e.AlternateListed: _alternate_listed,
    e.AlternateReleased: lambda state, event: _no_longer_waiting(with_postings(state, event.postings), event.ticket),
    e.TableOpened: _table_opened,
    e.PlayerSeated: _player_seated,
    e.StackSurrendered: lambda state, event: without_stack(state, event.table, event.player, event.stack),
    e.ChipsBought: _chips_bought,
    e.RebuyDeclined: lambda state, event: _with_cage(state, declined=(*state.cage.declined, event.player)),
    DebtPaid: _money_moved,
    e.EntryVoided: _entry_voided,
    e.PurchaseVoided: _purchase_voided,
    RefundPaid: _money_moved,
    PrizePaid: _money_moved,
    CashMoved: _money_moved,
    CashCounted: _money_moved,
    e.RegistrationClosed: lambda state, event: _with_cage(with_postings(state, event.postings), closed_at=event.at),
    TicketsTaken: _tickets_taken,
}
