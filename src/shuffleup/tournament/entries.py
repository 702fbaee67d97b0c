"""Selling entries: first ones and late ones, re-entries, alternates; taking them back and giving money back."""

from shuffleup.table.button import Origin
from shuffleup.tournament import admission, carried_pots, late_seats, removals, seating, tickets
from shuffleup.tournament.absences import claim_is_void
from shuffleup.tournament.bags import FROM_FLIGHT
from shuffleup.tournament.cage_commands import (
    RecordCheck,
    ReleaseAlternate,
    SellEntry,
    SurrenderStack,
    VoidEntry,
)
from shuffleup.tournament.cage_events import (
    AlternateListed,
    AlternateReleased,
    EntrySold,
    EntryVoided,
    PlayerChecked,
    StackSurrendered,
)
from shuffleup.tournament.cage_state import Account, AccountKind, Alternate, Check, Entry, Payment, Posting
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft, rule_of
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.ledger import entry_income, move, owed_to, received, reversed_postings
from shuffleup.tournament.money_terms import PriceStep
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase, Table, chair_of


def record_check(state: EventState, command: RecordCheck, at: int) -> Decision:
    """Writes the outcome of a check down, passed or not."""
    if not (command.player.strip() and command.kind.strip() and command.author.strip()):
        return Refusal(
            "reason-missing", "a check names the player, what was checked, and who looked", facts=(("why", "check"),)
        )
    check = Check(command.player, command.kind, command.passed, at, command.author, command.source)
    return (PlayerChecked(check),)


def sell_entry(state: EventState, command: SellEntry, at: int, draw: Draw | None) -> Decision:
    """One entry, and a seat if the seats are drawn; a place on the list of alternates if there is no room."""
    player = command.player
    refusal = _may_not_enter(state, command, at)
    if refusal is not None:
        return refusal
    price = admission.price_at(state, at)
    due = price.buy_in_cents + price.fee_cents
    if admission.room_left(state) == 0:
        refusal = admission.full(state) or tickets.no_waiting(command.payments)
        refusal = refusal or admission.wrong_payment(state, command.payments, due, whole=True)
        return refusal or (_listed(state, player, command.payments, price, at),)
    refusal = tickets.wrong_price(state, command, due)
    if refusal is not None:
        return refusal
    return _sold(Draft(state, draw), command, at, has_draw=draw is not None)


def _may_not_enter(state: EventState, command: SellEntry, at: int) -> Refusal | None:
    player = command.player
    misnamed = admission.misnamed(player)
    if misnamed is not None:
        return misnamed
    late = admission.closed(state, at)
    if late and (admission.is_settled(state) or not command.override):
        return late
    refusal = admission.already_in(state, player) or admission.unchecked(state, player)
    if refusal is not None:
        return refusal
    beyond = admission.re_entries_used_up(state, player)
    if beyond and not command.override:
        return beyond
    return admission.unexplained(command.override, command.author) if command.override else None


def _sold(draft: Draft, command: SellEntry | SurrenderStack, at: int, *, has_draw: bool) -> Decision:
    """The sale, and the seat of a player who comes after the seats were drawn."""
    seats_drawn = draft.state.phase in {Phase.SEATED, Phase.PLAYING}
    if seats_drawn and not has_draw:
        return DRAW_NEEDED
    held = late_seats.waits(draft.state) if seats_drawn else None
    if held:
        return held
    price = admission.price_at(draft.state, at)
    entry = _entry(draft.state, command.player, price, at)
    postings = (*tickets.taken_in(draft.state, command.payments), *_income(draft.state, price))
    override = command.override if isinstance(command, SellEntry) else ""
    draft.add(EntrySold(entry, command.payments, postings, 0, override, command.author))
    if seats_drawn:
        late_seats.seat_late(draft, command.player)
    return draft.events


def _entry(state: EventState, player: str, price: PriceStep | Alternate, at: int) -> Entry:
    name = price.name if isinstance(price, PriceStep) else price.price
    again = any(entry.player == player for entry in state.entries)
    return Entry(state.cage.numbers + 1, player, price.buy_in_cents, price.fee_cents, name, at, again)


def _income(state: EventState, price: PriceStep | Alternate | Entry) -> tuple[Posting, ...]:
    return entry_income(price.buy_in_cents, price.fee_cents, state.opening.definition.money.shares)


def surrender(state: EventState, command: SurrenderStack, at: int, draw: Draw | None) -> Decision:
    """Takes a player's stack out of play and sells him another entry, with a new seat (TDA 8-B)."""
    table = seating.table_of(state, command.player)
    if not admission.terms(state).surrender:
        return Refusal("no-surrender", "in this event nobody gives chips up to enter again")
    refusal = admission.closed(state, at)
    if refusal is not None:
        return refusal
    if table is None or state.phase is not Phase.PLAYING:
        return not_in_play(command.player)
    if table.hand:
        return in_hand(command.player, table)
    refusal = (
        carried_pots.stays((table,))
        or admission.unchecked(state, command.player)
        or admission.re_entries_used_up(state, command.player)
    )
    price = admission.price_at(state, at)
    due = price.buy_in_cents + price.fee_cents
    refusal = refusal or tickets.wrong_price(state, command, due)
    if refusal is not None:
        return refusal
    draft = Draft(state, draw)
    stack = next(chair.stack for chair in table.chairs if chair.player == command.player)
    draft.add(StackSurrendered(command.player, table.number, stack, command.author, rule_of(state, "late_stack")))
    return _sold(draft, command, at, has_draw=draw is not None)


def not_in_play(player: str) -> Refusal:
    """The answer for somebody who has no seat."""
    return Refusal("not-in-play", f"{player} is not in play", facts=(("player", player),))


def in_hand(player: str, table: Table) -> Refusal:
    """The answer for somebody whose table plays a hand."""
    message = f"table {table.number} plays hand {table.hand}: {player} waits for its end"
    return Refusal(
        "hand-in-progress",
        message,
        facts=(("hand", table.hand), ("why", "waits"), ("table", table.number), ("player", player)),
    )


# ── alternates ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _listed(
    state: EventState, player: str, payments: tuple[Payment, ...], price: PriceStep, at: int
) -> AlternateListed:
    """The next ticket. The money is a deposit until he has a seat."""
    again = any(entry.player == player for entry in state.entries)
    ticket = state.cage.tickets + 1
    alternate = Alternate(ticket, player, price.buy_in_cents, price.fee_cents, price.name, at, again)
    deposit = owed_to(player, AccountKind.DEPOSITS)
    due = price.buy_in_cents + price.fee_cents
    postings = (*received(payments), Posting(deposit, -due)) if due else ()
    return AlternateListed(alternate, payments, postings)


def alternates_due(state: EventState) -> bool:
    """Is there a seat for an alternate?"""
    waiting = state.cage.waiting
    cap = admission.terms(state).cap
    return bool(waiting) and _taken(state) < cap


def _taken(state: EventState) -> int:
    if not state.floor.tables:
        return len(state.entries)
    return state.floor.players + len(state.round.busts)


def seat_alternates(draft: Draft, at: int) -> None:
    """Seats alternates while there is room, the lowest ticket first, at the price each of them paid."""
    while alternates_due(draft.state) and not late_seats.waits(draft.state):
        first = min(draft.state.cage.waiting, key=lambda one: one.ticket)
        entry = _entry(draft.state, first.player, first, at)
        due = first.buy_in_cents + first.fee_cents
        deposit = owed_to(first.player, AccountKind.DEPOSITS)
        postings = (Posting(deposit, due), *_income(draft.state, first)) if due else ()
        draft.add(EntrySold(entry, (), postings, first.ticket))
        if draft.state.floor.tables:
            late_seats.seat_late(draft, first.player)


def call_alternates(state: EventState, at: int, draw: Draw | None) -> Decision:
    """Seats alternates by the floor's decision; nothing happens if there is no room."""
    refusal = admission.closed(state, at)
    if refusal is not None:
        return refusal
    if not alternates_due(state):
        return Refusal(
            "event-full", "no alternate can be seated: nobody waits, or no seat is free", facts=(("why", "alternate"),)
        )
    held = late_seats.waits(state)
    if held:
        return held
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    seat_alternates(draft, at)
    return draft.events


def release(state: EventState, command: ReleaseAlternate, at: int) -> Decision:
    """Takes an alternate off the list."""
    alternate = next((one for one in state.cage.waiting if one.ticket == command.ticket), None)
    if alternate is None:
        return Refusal(
            "unknown-ticket", f"nobody waits with ticket {command.ticket}", facts=(("ticket", command.ticket),)
        )
    refusal = admission.unexplained(command.reason, command.author)
    return refusal or (released(alternate, command.reason, command.author, at),)


def released(alternate: Alternate, reason: str, author: str, at: int) -> AlternateReleased:
    """The event by which an alternate's deposit becomes a refund."""
    due = alternate.buy_in_cents + alternate.fee_cents
    deposit = owed_to(alternate.player, AccountKind.DEPOSITS)
    postings = move(refund_of(alternate.player), deposit, due)
    return AlternateReleased(alternate.ticket, alternate.player, reason, author, postings, at)


def refund_of(player: str) -> Account:
    """The account of what a player is to get back."""
    return owed_to(player, AccountKind.REFUNDS)


# ── voids ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def void_entry(state: EventState, command: VoidEntry, at: int, draw: Draw | None) -> Decision:
    """Takes an entry back that nobody has played with yet; its price becomes a refund, its seat an alternate's."""
    entry = next((one for one in state.entries if one.number == command.entry), None)
    if entry is None:
        return Refusal("unknown-entry", f"there is no entry {command.entry}", facts=(("entry", command.entry),))
    refusal = admission.unexplained(command.reason, command.author) or _forfeited(state, entry.player)
    if refusal is not None:
        return refusal
    if admission.is_settled(state):
        return Refusal("pool-settled", "the prize pool is settled: its entries stand", facts=(("why", "entries"),))
    table = seating.table_of(state, entry.player)
    several = sum(one.player == entry.player for one in state.entries) > 1
    dealt = bool(state.floor.tables) and (table is None or several or _has_played(state, table, entry.player, at))
    if dealt or entry.price == FROM_FLIGHT:  # who comes with a bag has played for it
        return Refusal(
            "has-played",
            f"{entry.player} has played: entry {entry.number} stands",
            facts=(("why", "entry"), ("player", entry.player), ("entry", entry.number)),
        )
    if table is not None and table.hand:
        return in_hand(entry.player, table)
    postings = reversed_postings(_income(state, entry))
    seats = tickets.given_back(state, entry.number)
    due = entry.buy_in_cents + entry.fee_cents + sum([posting.cents for posting in seats])
    money = (Posting(refund_of(entry.player), -due),) if due else ()
    number, stack = (0, 0) if table is None else (table.number, _stack(table, entry.player))
    draft = Draft(state, draw)
    back = (*postings, *seats, *money)
    draft.add(EntryVoided(entry.number, entry.player, command.reason, command.author, back, number, stack, at))
    seat_alternates(draft, at)
    return draft.events


def _forfeited(state: EventState, player: str) -> Refusal | None:
    """Why this player's price is not given back, however little he has played."""
    return claim_is_void(state, player) or removals.price_is_forfeited(state, player)


def _stack(table: Table, player: str) -> int:
    return next(chair.stack for chair in table.chairs if chair.player == player)


def _has_played(state: EventState, table: Table, player: str, at: int) -> bool:
    """Has this player, who has a seat, been dealt a hand, or must it be taken that he has?

    Where people deal nobody says who was dealt in, and chips and bounties have gone to him by the record: whoever has a
    seat there has played, even one who came a minute ago. Only as long as nothing was dealt or reported anywhere, in
    the level in which play began, the word of whoever takes the entry back is enough.
    """
    if state.phase is not Phase.PLAYING:
        return False
    if not state.floor.hands:
        clock = admission.at_present(state, at).clock
        return clock.pace.before is not None or clock.break_until > 0
    if table.button.last is not None:
        return not _undealt(table, player)
    # No hand of the software's since this table was opened or drawn anew.
    sat_down = {arrival.chair: arrival.origin for arrival in table.button.arrivals}
    return not state.floor.dealt or sat_down.get(chair_of(table, player).number) is not Origin.NEW


def _undealt(table: Table, player: str) -> bool:
    """Has no hand been dealt to this player since he sat down at a table that the software deals?"""
    last = table.button.last
    chair = next(chair.number for chair in table.chairs if chair.player == player)
    waiting = () if last is None else last.waiting
    origins = {arrival.chair: arrival.origin for arrival in (*table.button.arrivals, *waiting)}
    return origins.get(chair, Origin.MOVED if last else Origin.NEW) is Origin.NEW
