"""How events of the cage change the state: money by their postings, chips and seats by what they say."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from shuffleup.table.button import Origin
from shuffleup.tournament import cage_events as e
from shuffleup.tournament.cage_state import Cage, Entry, Posting, PurchaseKind, Standing
from shuffleup.tournament.events import EntriesRegistered, Event, PrizesAwarded
from shuffleup.tournament.floor import (
    ChipCountError,
    floor_of,
    in_order,
    joined,
    left,
    told_now,
    with_floor,
    with_places,
)
from shuffleup.tournament.ledger import awarded_prizes, posted
from shuffleup.tournament.state import Chair, EventState, Place, Table, TableButton
from shuffleup.tournament.ticket_state import TICKET, TicketUse


def registered(state: EventState, event: EntriesRegistered) -> EventState:
    """The state after several entries were sold at once."""
    return _with_cage(state, _entered(_posted(state.cage, event.postings), event.entries))


def awarded(state: EventState, event: PrizesAwarded) -> EventState:
    """The state after the prizes left the pool; they are owed to the players from now on."""
    return _with_cage(state, _posted(state.cage, awarded_prizes(event.awards)))


def after_arrival(state: EventState, player: str) -> tuple[Place, ...]:
    """The places once a player has a seat: with somebody new, everybody who was out is one place lower.

    Who enters again gives his old place up, and only those who had been out after him move down; nobody does for a
    player who has no place yet because he gave his chips up, or bust a moment ago.
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


def _with_cage(state: EventState, cage: Cage) -> EventState:
    return replace(state, cage=cage)


def _posted(cage: Cage, postings: tuple[Posting, ...]) -> Cage:
    return replace(cage, ledger=posted(cage.ledger, postings))


def _entered(cage: Cage, entries: tuple[Entry, ...]) -> Cage:
    return replace(cage, entries=cage.entries + entries, numbers=max(cage.numbers, entries[-1].number))


def _money_moved(
    state: EventState, event: e.DebtPaid | e.RefundPaid | e.PrizePaid | e.CashMoved | e.CashCounted
) -> EventState:
    return _with_cage(state, _posted(state.cage, event.postings))


def _checked(state: EventState, event: e.PlayerChecked) -> EventState:
    return _with_cage(state, replace(state.cage, checks=(*state.cage.checks, event.check)))


def _entry_sold(state: EventState, event: e.EntrySold) -> EventState:
    cage = _entered(_posted(state.cage, event.postings), (event.entry,))
    if event.ticket:
        cage = replace(cage, waiting=tuple([one for one in cage.waiting if one.ticket != event.ticket]))
    used = [TicketUse(one.reference, event.entry.number, one.cents) for one in event.payments if one.method == TICKET]
    return _with_uses(_with_cage(state, cage), (*state.book.tickets.uses, *used)) if used else _with_cage(state, cage)


def _with_uses(state: EventState, uses: Iterable[TicketUse]) -> EventState:
    return replace(state, book=replace(state.book, tickets=replace(state.book.tickets, uses=tuple(uses))))


def _tickets_taken(state: EventState, event: e.TicketsTaken) -> EventState:
    book = state.book.tickets
    after = replace(state, book=replace(state.book, tickets=replace(book, taken=(*book.taken, event.batch))))
    return _with_cage(after, _posted(state.cage, event.postings))


def _alternate_listed(state: EventState, event: e.AlternateListed) -> EventState:
    cage = _posted(state.cage, event.postings)
    waiting = (*cage.waiting, event.alternate)
    return _with_cage(state, replace(cage, waiting=waiting, tickets=event.alternate.ticket))


def _alternate_released(state: EventState, event: e.AlternateReleased) -> EventState:
    cage = _posted(state.cage, event.postings)
    return _with_cage(state, replace(cage, waiting=tuple([one for one in cage.waiting if one.ticket != event.ticket])))


def _table_opened(state: EventState, event: e.TableOpened) -> EventState:
    if event.table in state.floor.tables:
        raise ChipCountError(f"table {event.table} is in play already")
    opened = Table(event.table, event.chairs, (), TableButton(event.button, told=told_now(state)), event.unit)
    return with_floor(state, floor_of(state.floor.tables | {event.table: opened}, state.floor))


def _player_seated(state: EventState, event: e.PlayerSeated) -> EventState:
    tables = state.floor.tables.copy()
    table = tables[event.table]
    tables[event.table] = joined(table, [Chair(event.chair, event.player, event.stack)], table.unit, Origin.NEW)
    chips = replace(state.chips, issued=state.chips.issued + event.stack)
    seated = with_places(replace(state, chips=chips), after_arrival(state, event.player))
    return with_floor(_back_in(seated, event.player), floor_of(tables, state.floor))


def _back_in(state: EventState, player: str) -> EventState:
    """The state without the traces of a player's last bust: he has chips again."""
    declined = tuple([one for one in state.cage.declined if one != player])
    busts = tuple([bust for bust in state.round.busts if bust.player != player])
    return replace(state, cage=replace(state.cage, declined=declined), round=replace(state.round, busts=busts))


def _surrendered(state: EventState, event: e.StackSurrendered) -> EventState:
    return _chips_removed(state, event.table, event.player, event.stack)


def _chips_removed(state: EventState, table: int, player: str, stack: int) -> EventState:
    """The state without a player's chair and chips."""
    tables = state.floor.tables.copy()
    tables[table], leaving = left(tables[table], player)
    if leaving.stack != stack:
        raise ChipCountError(f"{player} has {leaving.stack} chips, not {stack}")
    chips = replace(state.chips, removed=state.chips.removed + stack)
    return with_floor(replace(state, chips=chips), floor_of(tables, state.floor))


def _chips_bought(state: EventState, event: e.ChipsBought) -> EventState:
    purchase = event.purchase
    tables = state.floor.tables.copy()
    tables[event.table] = _with_more_chips(tables[event.table], event.chair, purchase.player, purchase.chips)
    chips = replace(state.chips, issued=state.chips.issued + purchase.chips)
    cage = _posted(state.cage, event.postings)
    cage = replace(cage, purchases=(*cage.purchases, purchase))
    bought = replace(state, chips=chips, cage=cage)
    if purchase.kind is PurchaseKind.REBUY:
        bought = _back_in(bought, purchase.player)
    return with_floor(bought, floor_of(tables, state.floor))


def _with_more_chips(table: Table, number: int, player: str, chips: int) -> Table:
    """The table with a player's stack raised; who has no chips any more gets his chair back, and is no newcomer."""
    at_chair = {chair.number: chair for chair in table.chairs}
    chair = at_chair.get(number, Chair(number, player, 0))
    if chair.player != player:
        raise ChipCountError(f"chair {number} of table {table.number} is {chair.player}'s, not {player}'s")
    at_chair[number] = Chair(number, player, chair.stack + chips)
    return replace(table, chairs=in_order(at_chair.values()))


def _rebuy_declined(state: EventState, event: e.RebuyDeclined) -> EventState:
    return _with_cage(state, replace(state.cage, declined=(*state.cage.declined, event.player)))


def _entry_voided(state: EventState, event: e.EntryVoided) -> EventState:
    cage = _posted(state.cage, event.postings)
    cage = replace(cage, entries=tuple([entry for entry in cage.entries if entry.number != event.number]))
    after = _with_cage(state, cage)
    if any(use.entry == event.number for use in state.book.tickets.uses):
        after = _with_uses(after, [use for use in state.book.tickets.uses if use.entry != event.number])
    if not event.table:
        return after
    risen = tuple([replace(place, place=place.place - 1) for place in state.places])
    return with_places(_chips_removed(after, event.table, event.player, event.stack), risen)


def _purchase_voided(state: EventState, event: e.PurchaseVoided) -> EventState:
    cage = _posted(state.cage, event.postings)
    purchases = [
        replace(one, standing=Standing.VOIDED) if one.number == event.number else one for one in cage.purchases
    ]
    cage = replace(cage, purchases=tuple(purchases))
    tables = state.floor.tables.copy()
    chair = next(chair for chair in tables[event.table].chairs if chair.player == event.player)
    tables[event.table] = _with_more_chips(tables[event.table], chair.number, event.player, -event.chips)
    chips = replace(state.chips, removed=state.chips.removed + event.chips)
    return with_floor(replace(state, cage=cage, chips=chips), floor_of(tables, state.floor))


def _registration_closed(state: EventState, event: e.RegistrationClosed) -> EventState:
    return _with_cage(state, replace(_posted(state.cage, event.postings), closed_at=event.at))


APPLY_CAGE: Mapping[type[Event], Callable[[EventState, Any], EventState]] = {
    e.PlayerChecked: _checked,
    e.EntrySold: _entry_sold,
    e.AlternateListed: _alternate_listed,
    e.AlternateReleased: _alternate_released,
    e.TableOpened: _table_opened,
    e.PlayerSeated: _player_seated,
    e.StackSurrendered: _surrendered,
    e.ChipsBought: _chips_bought,
    e.RebuyDeclined: _rebuy_declined,
    e.DebtPaid: _money_moved,
    e.EntryVoided: _entry_voided,
    e.PurchaseVoided: _purchase_voided,
    e.RefundPaid: _money_moved,
    e.PrizePaid: _money_moved,
    e.CashMoved: _money_moved,
    e.CashCounted: _money_moved,
    e.RegistrationClosed: _registration_closed,
    e.TicketsTaken: _tickets_taken,
}
