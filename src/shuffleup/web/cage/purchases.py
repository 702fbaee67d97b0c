"""The money of one player at an event: his purchases and what is due to him or from him."""

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right
from shuffleup.accounts.signing_in import Door
from shuffleup.projections.ledger import DrawerLine, ledger
from shuffleup.room.sales import PaidLine, Sales, SoldLine, sales
from shuffleup.tournament.words import money
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.desk import Desk


class PlayerDue(Struct, frozen=True):
    """What is due back to him, what he has won and not yet received, and what he has announced and not paid.
    ``deposit_cents`` is what he has paid for a seat that he waits for, ``seat_cents`` his satellite seats' worth."""

    refund_cents: int
    prize_cents: int
    debt_cents: int
    deposit_cents: int
    seat_cents: int


class TicketTerms(Struct, frozen=True):
    """What is printed on every ticket: the stack of an entry, and the part of its price that goes onto the head."""

    stack: int
    bounty_cents: int


class PlayerMoney(Struct, frozen=True):
    """A player's account at the cage, newest line first."""

    version: int
    sold: tuple[SoldLine, ...]
    paid: tuple[PaidLine, ...]
    due: PlayerDue
    drawers: tuple[DrawerLine, ...]
    """The drawers from which he can be paid."""
    terms: TicketTerms
    names: Mapping[str, str]
    """The names of players and cashiers, by id."""


@get("/events/{event_id:str}/money/{player:str}", summary="The money of a player", right=Right.SEE_AUDIT)
async def player_money(
    event_id: FromPath[str],
    player: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
) -> PlayerMoney:
    """A player's entries, rebuys and add-ons with their payments, what was taken back, and what is due. It is empty for
    a player who is not in the event."""
    state, version = await desk.state(event_id)
    his = sales((await desk.followed(event_id)).steps.values()).get(player, Sales())
    names = {**desk.names.within(state, [player]), **await door.names()}
    bounty = state.definition.money.shares.bounty
    terms = TicketTerms(state.definition.entry.stack, bounty.cents if bounty else 0)
    return PlayerMoney(version, his.sold, his.paid, _due(state, player), ledger(state).drawers, terms, names)


def _due(state: EventState, player: str) -> PlayerDue:
    def owed(kind: money.AccountKind) -> int:
        return -money.balance_of(state.cage.ledger, money.owed_to(player, kind))

    kinds = money.AccountKind
    debts = owed(kinds.DEPOSITS), owed(kinds.SEATS)
    return PlayerDue(owed(kinds.REFUNDS), owed(kinds.PRIZES), -owed(kinds.OWED), *debts)
