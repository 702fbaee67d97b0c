"""Money at the cage besides entries: rebuys and add-ons, refunds and prizes paid, tickets, drawers."""

from collections.abc import Sequence

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.decision import Events
from shuffleup.tournament.facts.clock import at_present
from shuffleup.tournament.facts.entry import chips_of, entry_closed, in_hand, unexplained_decision, wrong_payment
from shuffleup.tournament.facts.rebuys import add_on_wanted, debt_of, rebuy_wanted, seat_for_rebuy
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.standing import (
    awaited_rebuys,
    may_not_enter,
    no_rebuys_now,
    pool_is_settled,
    satellite_terms,
    table_of,
    used_up,
)
from shuffleup.tournament.facts.windows import is_open
from shuffleup.tournament.words import entry as words
from shuffleup.tournament.words.money import (
    MOVED,
    Account,
    AccountKind,
    CashCounted,
    CashMoved,
    CountCash,
    DebtPaid,
    LedgerPosting,
    MoveCash,
    PayDebt,
    Payment,
    PayPrize,
    PayRefund,
    PrizePaid,
    RefundPaid,
    TakeTickets,
    Ticket,
    TicketBatch,
    TicketsTaken,
    balance_of,
    carried_money,
    drawer_of,
    may_go_below,
    owed_to,
    purchase_income,
    received_payments,
    refund_of,
    reversed_postings,
    transfer,
)
from shuffleup.tournament.words.offers import Offer
from shuffleup.tournament.words.prizes import HandOverSeats, SeatsHandedOver
from shuffleup.tournament.words.state import EventState, Phase, chair_of


def hand_over_seats(state: EventState, command: HandOverSeats, at: int) -> Events | Refusal:
    """The seats that were won, as tickets for the event they lead to."""
    if not (command.author.strip() and command.event.strip()):
        return refuse("reason-missing", why="seats")
    terms, won = satellite_terms(state), [award for award in state.prizes.awards if award.seat_cents]
    if terms is None or not won:
        return refuse("no-seats-won")
    if state.tickets.handed is not None:
        event = state.tickets.handed.event
        return refuse("seats-handed-over", event=event)
    satellite = state.opening.event_id
    tickets = [
        Ticket(f"{satellite}/{number}", award.player, award.seat_cents, terms.transferable)
        for number, award in enumerate(won, start=1)
    ]
    batch = TicketBatch(satellite=satellite, event=command.event, into=terms.into, tickets=tuple(tickets))
    postings = [
        posting
        for one in batch.tickets
        for posting in transfer(carried_money(satellite), owed_to(one.player, AccountKind.SEATS), one.cents)
    ]
    return (SeatsHandedOver(batch, tuple(postings), command.author, at),)


def take_tickets(state: EventState, command: TakeTickets, at: int) -> Events | Refusal:
    """The event owes the players their entries from now on."""
    batch, opening = command.batch, state.opening
    announced = {"", opening.event_id.casefold(), opening.definition.name.casefold()}
    if batch.event != opening.event_id or batch.into.casefold() not in announced:
        event = batch.into or batch.event
        return refuse("ticket-elsewhere", event=event, satellite=batch.satellite)
    if any(one.satellite == batch.satellite for one in state.tickets.taken):
        return refuse("tickets-taken", satellite=batch.satellite)
    if closed := entry_closed(state, at):
        return closed
    postings = [
        posting
        for one in batch.tickets
        for posting in transfer(owed_to(one.player, AccountKind.SEATS), carried_money(batch.satellite), one.cents)
    ]
    return (TicketsTaken(batch, tuple(postings), at),)


def pay_refund(state: EventState, command: PayRefund, at: int) -> Events | Refusal:
    """Gives a player back money that is due to him, or part of it."""
    postings = _payout(state, AccountKind.REFUNDS, command.player, command.payments)
    return postings if isinstance(postings, Refusal) else (RefundPaid(command.player, command.payments, postings, at),)


def pay_prize(state: EventState, command: PayPrize, at: int) -> Events | Refusal:
    """Pays a player what he has won, or part of it."""
    postings = _payout(state, AccountKind.PRIZES, command.player, command.payments)
    return postings if isinstance(postings, Refusal) else (PrizePaid(command.player, command.payments, postings, at),)


def _payout(
    state: EventState, kind: AccountKind, player: str, payments: tuple[Payment, ...]
) -> tuple[LedgerPosting, ...] | Refusal:
    account = owed_to(player, kind)
    due = -balance_of(state.cage.ledger, account)
    if not due:
        return refuse("nothing-owed", player=player, why="account", account=kind.value)
    if refusal := wrong_payment(state, payments, due, whole=False):
        return refusal
    taken = reversed_postings(received_payments(payments))
    for posting in taken:
        if short := _short(state, posting.account, -posting.cents):
            return short
    return (LedgerPosting(account, -sum(posting.cents for posting in taken)), *taken)


def _short(state: EventState, account: Account, cents: int) -> Refusal | None:
    """The refusal of more money than an account holds that may not go below zero."""
    there = balance_of(state.cage.ledger, account)
    if may_go_below(account) or cents <= there:
        return None
    if account.kind is AccountKind.SAFE:
        return refuse("safe-short", cents=max(0, there), needed_cents=cents)
    return refuse("drawer-short", cents=there, needed_cents=cents, cashier=account.holder)


def move_cash(state: EventState, command: MoveCash, at: int) -> Events | Refusal:
    """Moves money between drawers, the safe, and what the house lends."""
    source, target = command.source, command.target
    if not {source.kind, target.kind} <= MOVED or source == target or source.method != target.method:
        return refuse("not-drawers")
    if command.cents <= 0:
        return refuse("wrong-amount", cents=command.cents, why="moved")
    if refusal := unexplained_decision(command.reason, command.author) or _short(state, source, command.cents):
        return refusal
    postings = transfer(source, target, command.cents)
    return (CashMoved(source, target, command.cents, command.reason, command.author, postings, at),)


def count_cash(state: EventState, command: CountCash, at: int) -> Events | Refusal:
    """Takes a count of a drawer; what is over or short of the ledger becomes the cashier's difference."""
    if command.counted_cents < 0:
        return refuse("wrong-amount", cents=command.counted_cents, why="counted")
    if not command.author.strip():
        return refuse("reason-missing", why="count")
    account = drawer_of(Payment(method=command.method, cents=0, cashier=command.cashier))
    expected = balance_of(state.cage.ledger, account)
    differences = Account(AccountKind.DIFFERENCES, command.cashier)
    postings = transfer(differences, account, command.counted_cents - expected)
    return (CashCounted(account, expected, command.counted_cents, command.author, postings, at),)


def sell_rebuy(state: EventState, command: words.Rebuy, at: int) -> Events | Refusal:
    """Chips for a player in his seat."""
    if barred := may_not_enter(state, command.player):
        return barred
    offer = rebuy_wanted(state, command.offer, command.player, at)
    if isinstance(offer, Refusal):
        return offer
    if refusal := _may_not_rebuy(state, offer, command, at):
        return refusal
    seat = seat_for_rebuy(state, offer, command.player)
    if isinstance(seat, Refusal):
        return seat
    due = offer.due_cents
    # A purchase without payment is an announcement, where announcements bind (TDA 27).
    announced = not command.payments and due and state.policy.event.rebuy_announcement_binding
    if not announced and (refusal := wrong_payment(state, command.payments, due, whole=True)):
        return refusal
    return (_bought(state, offer, command, seat, at),)


def _none_now(now: EventState, offers: Sequence[Offer]) -> Refusal | None:
    """The refusal of every rebuy at this time, or None if one is sold."""
    refusals = [no_rebuys_now(now, one) for one in offers]
    return refusals[0] if all(refusals) else None


def _may_not_rebuy(state: EventState, offer: Offer, command: words.Rebuy, at: int) -> Refusal | None:
    if command.override:
        if unexplained := unexplained_decision(command.override, command.author):
            return unexplained
    elif over := no_rebuys_now(at_present(state, at), offer):
        return over
    if pool_is_settled(state) or state.phase is not Phase.PLAYING:
        return refuse("registration-closed", why="nothing-sold")
    if debt_of(state, command.player):
        owed = debt_of(state, command.player)
        return refuse("debt-unpaid", owed_cents=owed, player=command.player)
    return None if command.override else used_up(state, offer, command.player)


def _bought(
    state: EventState,
    offer: Offer,
    command: words.Rebuy | words.BuyAddOn,
    seat: tuple[int, int],
    at: int,
) -> words.ChipsBought:
    due = offer.due_cents
    owed = bool(due) and not command.payments
    income = purchase_income(offer.cents, offer.fee_cents, state.definition.money.shares)
    source = (
        (LedgerPosting(owed_to(command.player, AccountKind.OWED), due),)
        if owed
        else received_payments(command.payments)
    )
    number = len(state.cage.purchases) + 1
    standing = words.PurchaseStatus.ANNOUNCED if owed else words.PurchaseStatus.PAID
    purchase = words.Purchase(
        number,
        words.PurchaseKind(offer.kind.value),
        command.player,
        offer.cents,
        offer.fee_cents,
        chips_of(state.definition, offer),
        state.floor.hands,
        at,
        standing,
        offer.name,
    )
    rule = rule_of(state, "rebuy_announcement_binding") if owed else ""
    table, chair = seat
    return words.ChipsBought(
        purchase, table, chair, command.payments, (*source, *income), rule, command.override, command.author
    )


def decline_rebuy(state: EventState, command: words.DeclineRebuy, at: int) -> Events | Refusal:
    """Records that a player declines, while he could still rebuy: later he is out without being asked."""
    now = at_present(state, at)
    offers = state.definition.money.rebuys
    if command.player in awaited_rebuys(state) and (over := _none_now(now, offers)):
        return over
    if command.player not in awaited_rebuys(now):
        return refuse("not-awaited", player=command.player)
    return (words.RebuyDeclined(command.player),)


def buy_add_on(state: EventState, command: words.BuyAddOn, at: int) -> Events | Refusal:
    """The add-on for a player in play, between hands, at its stage of the event."""
    if barred := may_not_enter(state, command.player):
        return barred
    offer = add_on_wanted(state, command.offer, command.player, at)
    if isinstance(offer, Refusal):
        return offer
    if refusal := _may_not_add(state, offer, command, at):
        return refusal
    table = table_of(state, command.player)
    if table is None:
        return refuse("not-in-play", player=command.player)
    if table.hand:
        return in_hand(command.player, table)
    if payment := wrong_payment(state, command.payments, offer.due_cents, whole=True):
        return payment
    seat = table.number, chair_of(table, command.player).number
    return (_bought(state, offer, command, seat, at),)


def _may_not_add(state: EventState, offer: Offer, command: words.BuyAddOn, at: int) -> Refusal | None:
    if pool_is_settled(state):
        return refuse("registration-closed", why="settled")
    if command.override:
        return unexplained_decision(command.override, command.author)
    present = at_present(state, at)
    if state.phase is not Phase.PLAYING or not is_open(present, offer.window, at):
        told = (("from", offer.window.from_level), ("to", offer.window.until_level))
        return Refusal("add-on-not-now", facts=(("level", present.clock.number), *told))
    return used_up(state, offer, command.player)


def pay_debt(state: EventState, command: PayDebt, at: int) -> Events | Refusal:
    """Takes the money for chips that were announced, in full or in part."""
    owed = debt_of(state, command.player)
    if not owed:
        return refuse("nothing-owed", player=command.player, why="player")
    if refusal := wrong_payment(state, command.payments, owed, whole=False):
        return refusal
    paid = received_payments(command.payments)
    total = sum(posting.cents for posting in paid)
    postings = (*paid, LedgerPosting(owed_to(command.player, AccountKind.OWED), -total))
    return (DebtPaid(command.player, command.payments, postings, at),)


def void_purchase(state: EventState, command: words.VoidPurchase, at: int) -> Events | Refusal:
    """Takes a rebuy or add-on back while its chips are there and the table is between hands.

    An announced purchase binds as soon as a hand has begun (TDA 27).
    """
    purchase = next((one for one in state.cage.purchases if one.number == command.purchase), None)
    if purchase is None or purchase.standing is words.PurchaseStatus.VOIDED:
        return refuse("unknown-purchase", purchase=command.purchase)
    if refusal := unexplained_decision(command.reason, command.author):
        return refusal
    if pool_is_settled(state):
        return refuse("pool-settled", why="sold")
    table = table_of(state, purchase.player)
    if table is None:
        return refuse("has-played", why="lost", player=purchase.player, kind=purchase.kind.value)
    if table.hand:
        return in_hand(purchase.player, table)
    if purchase.standing is words.PurchaseStatus.ANNOUNCED and state.floor.hands > purchase.hands:
        return refuse(
            "announcement-binds",
            rule_of(state, "rebuy_announcement_binding"),
            player=purchase.player,
            kind=purchase.kind.value,
        )
    stack = chair_of(table, purchase.player).stack
    if stack <= purchase.chips:
        return refuse("has-played", stack=stack, chips=purchase.chips, why="too-few", player=purchase.player)
    return (_voided(state, purchase, table.number, command, at),)


def _voided(
    state: EventState, purchase: words.Purchase, table: int, command: words.VoidPurchase, at: int
) -> words.PurchaseVoided:
    shares = state.definition.money.shares
    due = purchase.cents + purchase.fee_cents
    unpaid = min(due, debt_of(state, purchase.player)) if purchase.standing is words.PurchaseStatus.ANNOUNCED else 0
    back = reversed_postings(purchase_income(purchase.cents, purchase.fee_cents, shares))
    forgiven = (LedgerPosting(owed_to(purchase.player, AccountKind.OWED), -unpaid),) if unpaid else ()
    refund = (LedgerPosting(refund_of(purchase.player), unpaid - due),) if due > unpaid else ()
    return words.PurchaseVoided(
        purchase.number,
        purchase.player,
        purchase.chips,
        table,
        command.reason,
        command.author,
        (*back, *forgiven, *refund),
        at,
    )
