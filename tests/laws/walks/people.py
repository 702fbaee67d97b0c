"""Whom and what a command can be about: players, tables and payments that make sense now, and some that never do."""

from __future__ import annotations

from shuffleup.tournament.facts.entry import entry_closed, price_at
from shuffleup.tournament.facts.seats import pot_waits
from shuffleup.tournament.words.money import Account, AccountKind, Payment, balance_of
from shuffleup.tournament.words.state import Chair, EventState, FloorTable, Phase
from tests.laws.walks.walk import NotNow, Walk, one_of

CASHIERS = ("Ada", "Bea")
NOBODY = "nobody"
NO_TABLE = 999


def newcomer(walk: Walk) -> str:
    """A player whom nobody has seen before."""
    walk.names += 1
    return f"p{walk.names:03}"


def tables(state: EventState) -> list[FloorTable]:
    """All tables."""
    return list(state.floor.tables.values())


def quiet(state: EventState) -> list[FloorTable]:
    """The tables at which no hand is played and no pot waits."""
    return [table for table in tables(state) if not table.hand and not pot_waits(table)]


def busy(state: EventState) -> list[FloorTable]:
    """The tables in a hand."""
    return [table for table in tables(state) if table.hand]


def between_hands(state: EventState) -> bool:
    """Is no hand played anywhere, and no pot waiting, and no round open?"""
    return len(quiet(state)) == len(tables(state)) and not state.round.open


def chairs(state: EventState) -> list[Chair]:
    """Everybody who sits."""
    return [chair for table in tables(state) for chair in table.chairs]


def seated(walk: Walk) -> str:
    """Somebody with a seat."""
    return one_of(walk, chairs(walk.now)).player


def waiting_for_a_hand(walk: Walk) -> tuple[FloorTable, Chair]:
    """Somebody at a table between two hands."""
    table = one_of(walk, [table for table in quiet(walk.now) if table.chairs])
    return table, one_of(walk, table.chairs)


def in_a_hand(walk: Walk) -> tuple[FloorTable, Chair]:
    """Somebody at a table that plays a hand."""
    table = one_of(walk, busy(walk.now))
    return table, one_of(walk, table.chairs)


def out(walk: Walk) -> str:
    """Somebody who has a place and no seat."""
    state = walk.now
    sitting = {chair.player for chair in chairs(state)}
    return one_of(walk, [place.player for place in state.places if place.player not in sitting])


def price(walk: Walk) -> int:
    """What an entry costs now."""
    return price_at(walk.now, walk.at).due_cents


def paid(walk: Walk, cents: int) -> tuple[Payment, ...]:
    """So much money, by one method or two."""
    if cents <= 0:
        return ()
    parts = (cents,) if cents < 2 or walk.dice.random() < 0.7 else (cents // 2, cents - cents // 2)
    return tuple([_payment(walk, part, walk.dice.choice(("cash", "cash", "card", "transfer"))) for part in parts])


def _payment(walk: Walk, cents: int, method: str) -> Payment:
    return Payment(method=method, cents=cents, cashier=walk.dice.choice(CASHIERS), payer="Uncle", reference="entry")


def payout(walk: Walk, cents: int) -> tuple[Payment, ...]:
    """So much money out of a drawer that has it, else from an account."""
    for cashier in CASHIERS:
        if cents <= cash_of(walk.now, cashier):
            return (Payment(method="cash", cents=cents, cashier=cashier),)
    return (Payment(method="card", cents=cents, cashier=CASHIERS[0]),)


def drawer(cashier: str, method: str = "cash") -> Account:
    """The drawer of a cashier."""
    return Account(AccountKind.DRAWER, cashier, method)


def cash_of(state: EventState, cashier: str) -> int:
    """The cash in a drawer."""
    return balance_of(state.cage.ledger, drawer(cashier))


def owed(state: EventState, kind: AccountKind) -> dict[str, int]:
    """What is owed in these accounts, by player; what players owe is positive too."""
    return {
        account.holder: abs(cents)
        for account, cents in state.cage.ledger.balances.items()
        if account.kind is kind and cents
    }


def may_enter(walk: Walk) -> bool:
    """Is registration open, so that one entry more can be sold?"""
    state = walk.now
    if state.phase not in {Phase.REGISTERING, Phase.SEATED, Phase.PLAYING}:
        raise NotNow
    return entry_closed(state, walk.at) is None
