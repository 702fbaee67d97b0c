"""What cashiers do with money beside selling: refunds and prizes paid out, money moved, drawers counted."""

from shuffleup.tournament import admission
from shuffleup.tournament.cage_commands import CountCash, MoveCash, PayPrize, PayRefund
from shuffleup.tournament.cage_events import CashCounted, CashMoved, PrizePaid, RefundPaid
from shuffleup.tournament.cage_state import Account, AccountKind, Payment, Posting
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.ledger import balance, drawer, move, owed_to, paid_out
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState

CASH = "cash"
"""The method of payment of which a drawer can hold no less than nothing."""


def pay_refund(state: EventState, command: PayRefund, at: int) -> Decision:
    """Gives a player money back that is waiting for him, or a part of it."""
    postings = _payout(state, AccountKind.REFUNDS, command.player, command.payments)
    return postings if isinstance(postings, Refusal) else (RefundPaid(command.player, command.payments, postings, at),)


def pay_prize(state: EventState, command: PayPrize, at: int) -> Decision:
    """Pays a player what he has won, or a part of it."""
    postings = _payout(state, AccountKind.PRIZES, command.player, command.payments)
    return postings if isinstance(postings, Refusal) else (PrizePaid(command.player, command.payments, postings, at),)


def _payout(
    state: EventState, kind: AccountKind, player: str, payments: tuple[Payment, ...]
) -> tuple[Posting, ...] | Refusal:
    account = owed_to(player, kind)
    due = -balance(state.cage.ledger, account)
    if not due:
        return Refusal(
            "nothing-owed",
            f"nothing in {kind.value} waits for {player}",
            facts=(("player", player), ("why", "account"), ("account", kind.value)),
        )
    refusal = admission.wrong_payment(state, payments, due, whole=False)
    if refusal is not None:
        return refusal
    taken = paid_out(payments)
    for posting in taken:
        short = _short(state, posting.account, -posting.cents)
        if short is not None:
            return short
    return (Posting(account, -sum(posting.cents for posting in taken)), *taken)


def _short(state: EventState, account: Account, cents: int) -> Refusal | None:
    """The refusal of more cash than a drawer has."""
    there = balance(state.cage.ledger, account)
    if account.method != CASH or account.kind is not AccountKind.DRAWER or cents <= there:
        return None
    message = f"{account.holder} has {there} cents of cash, {cents} are needed"
    return Refusal(
        "drawer-short", message, facts=(("cents", there), ("needed_cents", cents), ("cashier", account.holder))
    )


def move_cash(state: EventState, command: MoveCash, at: int) -> Decision:
    """Brings money from one drawer to another, or from or to the safe."""
    source, target = command.source, command.target
    kinds = {AccountKind.DRAWER, AccountKind.SAFE}
    if source.kind not in kinds or target.kind not in kinds or source == target or source.method != target.method:
        return Refusal("not-drawers", "money moves between two drawers of one method, or a drawer and the safe")
    if command.cents <= 0:
        return Refusal("wrong-amount", "at least one cent is moved", facts=(("cents", command.cents), ("why", "moved")))
    refusal = admission.unexplained(command.reason, command.author) or _short(state, source, command.cents)
    if refusal is not None:
        return refusal
    postings = move(source, target, command.cents)
    return (CashMoved(source, target, command.cents, command.reason, command.author, postings, at),)


def count_cash(state: EventState, command: CountCash, at: int) -> Decision:
    """Takes a count of a drawer; what is over or short of the ledger becomes the cashier's difference."""
    if command.counted_cents < 0:
        return Refusal(
            "wrong-amount", "a count is not below nothing", facts=(("cents", command.counted_cents), ("why", "counted"))
        )
    if not command.author.strip():
        return Refusal("reason-missing", "a count names who counted", facts=(("why", "count"),))
    account = drawer(Payment(method=command.method, cents=0, cashier=command.cashier))
    expected = balance(state.cage.ledger, account)
    differences = Account(AccountKind.DIFFERENCES, command.cashier)
    postings = move(differences, account, command.counted_cents - expected)
    return (CashCounted(account, expected, command.counted_cents, command.author, postings, at),)
