"""Which part of the cage decides which of its commands."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from shuffleup.tournament import cage_commands as c
from shuffleup.tournament import cashier, entries, prize_fund, rebuys, tickets
from shuffleup.tournament.commands import Command
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.state import EventState

_Decider: TypeAlias = Callable[[EventState, Any, int, Draw | None], Decision]

DECIDE_CAGE: Mapping[type[Command], _Decider] = {
    c.RecordCheck: lambda state, command, at, _draw: entries.record_check(state, command, at),
    c.SellEntry: entries.sell_entry,
    c.SurrenderStack: entries.surrender,
    c.SeatAlternates: lambda state, _command, at, draw: entries.call_alternates(state, at, draw),
    c.ReleaseAlternate: lambda state, command, at, _draw: entries.release(state, command, at),
    c.Rebuy: lambda state, command, at, _draw: rebuys.rebuy(state, command, at),
    c.DeclineRebuy: lambda state, command, at, _draw: rebuys.decline(state, command, at),
    c.BuyAddOn: lambda state, command, at, _draw: rebuys.buy_add_on(state, command, at),
    c.PayDebt: lambda state, command, at, _draw: rebuys.pay_debt(state, command, at),
    c.VoidEntry: entries.void_entry,
    c.VoidPurchase: lambda state, command, at, _draw: rebuys.void_purchase(state, command, at),
    c.PayRefund: lambda state, command, at, _draw: cashier.pay_refund(state, command, at),
    c.PayPrize: lambda state, command, at, _draw: cashier.pay_prize(state, command, at),
    c.MoveCash: lambda state, command, at, _draw: cashier.move_cash(state, command, at),
    c.CountCash: lambda state, command, at, _draw: cashier.count_cash(state, command, at),
    c.CloseRegistration: lambda state, command, at, _draw: prize_fund.close_registration(state, command, at),
    c.TakeTickets: lambda state, command, at, _draw: tickets.take_tickets(state, command, at),
}
