"""Which function decides which command about prizes."""

from collections.abc import Callable, Mapping
from typing import Any

from shuffleup.tournament import deal_desk, payout_desk, tickets
from shuffleup.tournament import prize_commands as c
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.state import EventState

# Each function takes its own command, which mypy cannot follow in a table.
DECIDE_PRIZES: Mapping[type[Command], Callable[[EventState, Any, int, Draw | None], Decision]] = {
    c.SetPayouts: lambda state, command, at, _draw: payout_desk.set_payouts(state, command, at),
    c.ProposeDeal: lambda state, command, at, _draw: deal_desk.propose_deal(state, command, at),
    c.AgreeToDeal: deal_desk.agree_to_deal,
    c.DropDeal: lambda state, command, at, _draw: deal_desk.drop_deal(state, command, at),
    c.HandOverSeats: lambda state, command, at, _draw: tickets.hand_over_seats(state, command, at),
}
