"""Who may enter now and at what price: the time, the checks, the limit of re-entries, the room.

Refusals of a sale, in this order:

    nobody-named            the player has no name, or none that can be shown
    registration-closed     the last level of late registration is over, or the pool is settled
    already-entered         he is in play, or has an entry and the seats are not drawn yet
    already-waiting         he is an alternate
    check-missing, check-failed
    re-entries-used-up      he has entered as often as the event or the book lets him
    event-full              every seat is taken and nobody more may wait
    unknown-method, no-cashier, payer-missing, wrong-amount       the payment
    reason-missing          the floor decides otherwise without a name or a reason
"""

from collections.abc import Iterable

from shuffleup.tournament import levels, seating
from shuffleup.tournament.cage_state import Payment
from shuffleup.tournament.draft import rule_of
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.money_terms import Admission, PriceStep
from shuffleup.tournament.names import LONGEST_NAME, can_be_shown
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase
from shuffleup.tournament.ticket_state import TICKET


def terms(state: EventState) -> Admission:
    """The event's terms of admission."""
    return state.opening.definition.money.admission


def at_present(state: EventState, at: int) -> EventState:
    """The state with the clock caught up to a point in time."""
    for change in levels.due(state, at) if state.phase is Phase.PLAYING else ():
        state = evolve(state, change)
    return state


def price_at(state: EventState, at: int) -> PriceStep:
    """The price of an entry that is paid now: a late price by its level, else an early one by its date, else the usual.

    Of several late prices the one with the highest level counts, of several early ones the one that ends first.
    """
    definition = state.opening.definition
    level = at_present(state, at).clock.number
    late = [step for step in definition.money.prices if 0 < step.from_level <= level]
    if late:
        return max(late, key=lambda step: step.from_level)
    early = [step for step in definition.money.prices if at < step.until]
    if early:
        return min(early, key=lambda step: step.until)
    return PriceStep(name="", buy_in_cents=definition.entry.buy_in_cents, fee_cents=definition.entry.fee_cents)


def closed(state: EventState, at: int) -> Refusal | None:
    """The refusal of an entry that comes too late, or None while registration is open."""
    if is_settled(state):
        return Refusal(
            "registration-closed", "registration is closed and the prize pool is settled", facts=(("why", "settled"),)
        )
    if state.phase is not Phase.PLAYING:
        return None
    last = terms(state).until_level
    if not last:
        return Refusal("registration-closed", "this event has no late registration", facts=(("why", "no-late"),))
    present = at_present(state, at)
    number = present.clock.number
    if number < last or (number == last and not (levels.level_over(present, at) or present.clock.break_until)):
        return None
    message = f"registration closed at the end of level {last}"
    return Refusal("registration-closed", message, facts=(("last_level", last), ("level", number), ("why", "level")))


def is_settled(state: EventState) -> bool:
    """Is the pool settled, so that not even the director can sell anything more?"""
    return state.cage.closed_at is not None or state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}


def misnamed(player: str) -> Refusal | None:
    """The refusal of a name that nobody could read on a wall."""
    if can_be_shown(player):
        return None
    text = f"a name has 1 to {LONGEST_NAME} letters, all of which can be printed"
    return Refusal("nobody-named", text, facts=(("why", "name"), ("most", LONGEST_NAME)))


def already_in(state: EventState, player: str) -> Refusal | None:
    """The refusal of an entry for somebody who is in already."""
    facts = (("player", player),)
    if any(one.player == player for one in state.cage.waiting):
        return Refusal("already-waiting", f"{player} is an alternate already", facts=facts)
    in_play = seating.table_of(state, player) is not None
    if in_play or (not state.floor.tables and any(entry.player == player for entry in state.entries)):
        return Refusal("already-entered", f"{player} has entered already", facts=facts)
    return None


def unchecked(state: EventState, player: str) -> Refusal | None:
    """The refusal of a player who has not passed every check that the event asks for (MED-2)."""
    for kind in terms(state).checks:
        found = next((one for one in reversed(state.cage.checks) if (one.player, one.kind) == (player, kind)), None)
        facts = (("player", player), ("check", kind))
        if found is None:
            return Refusal("check-missing", f"{player} needs the check of {kind} first", facts=facts)
        if not found.passed:
            return Refusal("check-failed", f"{player} did not pass the check of {kind}", facts=facts)
    return None


def re_entries_used_up(state: EventState, player: str) -> Refusal | None:
    """The refusal of one re-entry more than the event announced, or than the book allows."""
    used = sum(entry.player == player for entry in state.entries) - 1
    if used < 0:
        return None
    announced = terms(state).re_entries
    by_book = state.opening.policy.policy.event.reentry_limit
    limit = min([limit for limit in (announced, by_book) if isinstance(limit, int)], default=None)
    if limit is None or used < limit:
        return None
    message = "this event has no re-entry" if not limit else f"{player} has entered again {used} times, the limit"
    rule = rule_of(state, "reentry_limit") if isinstance(by_book, int) else ""
    return Refusal("re-entries-used-up", message, rule, (("player", player), ("limit", limit)))


def room_left(state: EventState) -> int | None:
    """How many more players may be seated now; None without a cap.

    A seat whose player may still rebuy is not free, nor is one that an earlier alternate waits for.
    """
    cap = terms(state).cap
    if not cap:
        return None
    taken = state.floor.players + len(state.round.busts) if state.floor.tables else len(state.entries)
    return max(0, cap - taken - len(state.cage.waiting))


def full(state: EventState) -> Refusal | None:
    """The refusal of a player when nobody more may wait for a seat; None if he may."""
    most = terms(state).alternates
    waiting = len(state.cage.waiting)
    if most is None or waiting < most:
        return None
    message = f"all {terms(state).cap} seats are taken" + (f" and {waiting} alternates wait" if waiting else "")
    return Refusal("event-full", message, facts=(("cap", terms(state).cap), ("waiting", waiting), ("why", "seats")))


def wrong_payment(state: EventState, payments: Iterable[Payment], due_cents: int, *, whole: bool) -> Refusal | None:
    """The refusal of payments that are not what is due: exactly so much, or (not ``whole``) at most so much."""
    methods = state.opening.definition.money.methods
    paid = 0
    for payment in payments:
        paid += payment.cents
        if payment.method not in methods or payment.method == TICKET:  # a ticket pays entries, and is looked at there
            message = f"'{payment.method}' is no method of payment here: they are {', '.join(methods)}"
            return Refusal("unknown-method", message, facts=(("method", payment.method), ("known", ", ".join(methods))))
        if not payment.cashier.strip():
            return Refusal("no-cashier", "name the cashier who handles the money")
        if payment.method == "transfer" and not (payment.payer.strip() and payment.reference.strip()):
            return Refusal("payer-missing", "a transfer names its payer and what it is for")
        if payment.cents <= 0:
            return Refusal(
                "wrong-amount",
                "every payment is at least one cent",
                facts=(("paid_cents", payment.cents), ("why", "least")),
            )
    if paid == due_cents or (not whole and 0 < paid < due_cents):
        return None
    message = f"{due_cents} cents are due, {paid} were paid"
    return Refusal("wrong-amount", message, facts=(("due_cents", due_cents), ("paid_cents", paid), ("why", "due")))


def unexplained(override: str, author: str) -> Refusal | None:
    """The refusal of a decision without a name or without a reason."""
    if override.strip() and author.strip():
        return None
    return Refusal("reason-missing", "the floor decides otherwise with a name and a reason", facts=(("why", "floor"),))
