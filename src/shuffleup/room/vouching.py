"""What nobody does with money alone: when a command wants a second person, by what it would do to which drawer.

    own drawer        sells, takes debts, pays prizes out                   alone
    own last sale     undone by whoever sold, until his drawer is counted   alone
    own drawer        counted                                               alone, unless it corrects a count before
    another's drawer  anything                                              wants a second person
    safe, float       anything                                              wants a second person
    any               a void, a refund, any other undo that moves money     wants a second person

A drawer belongs to the person whose id it has. That of the house is nobody's: who may use it is a matter of roles.
What moves is read from the events that the command would lead to, so that no way of writing it leads past this.

Refusals:

    second-person    another person with the right has to vouch for it
"""

from collections.abc import Iterable, Mapping

from shuffleup.answer import Refusal, refuse
from shuffleup.projections.ledger import postings_of
from shuffleup.tournament.undo import History, Redo, Redone, Step, Undo, Undone
from shuffleup.tournament.words.entry import (
    BuyAddOn,
    Rebuy,
    ReleaseAlternate,
    SellEntry,
    SurrenderStack,
    VoidEntry,
    VoidPurchase,
)
from shuffleup.tournament.words.money import (
    MOVED,
    Account,
    AccountKind,
    CashCounted,
    Ledger,
    PayDebt,
    PayRefund,
    balance_of,
)
from shuffleup.wire.json import Command, Event

HOUSE_DRAWER = "house"
"""Whose drawer it is when the house itself pays."""
_SALES = (SellEntry, SurrenderStack, Rebuy, BuyAddOn, PayDebt)


_SAFE = refuse("second-person", why="safe")
_VOID = refuse("second-person", why="void")
_REFUND = refuse("second-person", why="refund")
_COUNT = refuse("second-person", why="count")
_UNDO = refuse("second-person", why="undo")

_ALWAYS: Mapping[type[Command], Refusal] = {
    VoidEntry: _VOID,
    VoidPurchase: _VOID,
    ReleaseAlternate: _VOID,
    PayRefund: _REFUND,
}


def looks_back(command: Command, events: Iterable[Event]) -> bool:
    """Does it take the log to say whether this wants a second person?"""
    return isinstance(command, Undo | Redo) or any(isinstance(one, CashCounted) for one in events)


def wants_second(
    actor: str, command: Command, events: tuple[Event, ...], ledger: Ledger, steps: History | None = None
) -> Refusal | None:
    """Why this person does not do this alone; None if he may. ``events`` are what the command would lead to, and
    ``ledger`` is what they are decided on; ``steps`` is the log so far where ``looks_back`` needs it."""
    steps = steps or {}
    for event in events:
        if isinstance(event, Undone | Redone):
            return _undoing(actor, command, event, steps)
        if isinstance(event, CashCounted) and (why := _counting(actor, event, ledger, steps)):
            return why
    if always := _ALWAYS.get(type(command)):
        return always
    return _moving(actor, [account for event in events for account in _drawers(event)])


def _moving(actor: str, accounts: Iterable[Account]) -> Refusal | None:
    for account in accounts:
        if account.kind is AccountKind.DRAWER and account.holder not in (actor, HOUSE_DRAWER):
            return _another(account.holder)
        if account.kind in MOVED and account.kind is not AccountKind.DRAWER:
            return _SAFE
    return None


def _counting(actor: str, count: CashCounted, ledger: Ledger, steps: History) -> Refusal | None:
    """A count says what is there. One that takes back what another has found corrects it."""
    drawer = count.drawer
    if drawer.holder != actor:
        return _another(drawer.holder)
    off = count.counted_cents - count.expected_cents
    found = -balance_of(ledger, Account(AccountKind.DIFFERENCES, drawer.holder))
    again = off and isinstance(_last(drawer.holder, steps.values()), CashCounted)
    return _COUNT if again or off * found < 0 else None


def _undoing(actor: str, command: Command, event: Undone | Redone, steps: History) -> Refusal | None:
    """Undoing is as if it had never been: every drawer counts that it moves money in, or that the command used."""
    target = steps.get(event.command_id)
    if target is None:
        return None
    used = dict.fromkeys(
        [*[one.account for one in event.money], *[one for made in target.events for one in _drawers(made)]]
    )
    money = [one for one in used if one.kind in MOVED and one.holder != HOUSE_DRAWER]
    if not (money or isinstance(target.given.command, tuple(_ALWAYS))):
        return None
    if others := _moving(actor, money):
        return others
    if target.given.actor != actor or not isinstance(target.given.command, _SALES):
        return _UNDO
    if isinstance(command, Redo):
        return None
    drawn = [one for one in steps.values() if not one.undone_by and _touches(actor, one.events)]
    return None if drawn and drawn[-1] is target else _UNDO


def _touches(holder: str, events: Iterable[Event]) -> bool:
    """Do these events count this person's drawers, or move money there?"""
    return any(one.kind is AccountKind.DRAWER and one.holder == holder for event in events for one in _drawers(event))


def _drawers(event: Event) -> tuple[Account, ...]:
    """The accounts that an event counts, or moves money in."""
    counted = (event.drawer,) if isinstance(event, CashCounted) else ()
    return (*counted, *[one.account for one in postings_of(event)])  # type: ignore[arg-type]  # of a tournament


def _last(holder: str, steps: Iterable[Step]) -> Event | None:
    """The last thing that happened to this person's drawers."""
    every = [event for step in steps if not step.undone_by for event in step.events if _touches(holder, (event,))]
    return every[-1] if every else None


def _another(cashier: str) -> Refusal:
    return refuse("second-person", why="drawer", cashier=cashier)
