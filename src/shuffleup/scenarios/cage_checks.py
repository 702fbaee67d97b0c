"""What the sentences about money do, and whether they are so."""

from shuffleup.projections.ledger import cash_sheet, ledger
from shuffleup.scenarios import cage_forms as f
from shuffleup.scenarios.clock_checks import allowed, busted
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, answer, because
from shuffleup.scenarios.said import money_text, say
from shuffleup.scenarios.scene import HOLDS, Finding, same
from shuffleup.tournament import admission
from shuffleup.tournament import cage_commands as cc
from shuffleup.tournament import commands as c
from shuffleup.tournament.cage_events import PlayerSeated
from shuffleup.tournament.cage_state import Account, AccountKind, Payment
from shuffleup.tournament.definition import EntryTerms
from shuffleup.tournament.ledger import balance
from shuffleup.tournament.levels import not_playing
from shuffleup.tournament.price_checks import beyond_the_bands
from shuffleup.tournament.prize_fund import tax_base
from shuffleup.tournament.rebuy_rights import debt
from shuffleup.tournament.refusal import Refusal

CASHIER = "Cashier"
AUTHOR = "floor"
_HELD = {AccountKind.OWED, AccountKind.DRAWER}


def _cash(cents: int) -> tuple[Payment, ...]:
    return (Payment(method="cash", cents=cents, cashier=CASHIER),) if cents else ()


def _sale(world: World, player: str) -> cc.SellEntry:
    price = admission.price_at(world.state, world.at)
    return cc.SellEntry(player=player, payments=_cash(price.buy_in_cents + price.fee_cents), author=AUTHOR)


def _rebuy(world: World, player: str) -> cc.Rebuy:
    terms = world.state.opening.definition.money.rebuy
    return cc.Rebuy(player=player, payments=_cash(0 if terms is None else terms.cents), author=AUTHOR)


# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _enters(world: World, said: f.Enters) -> Refusal | None:
    for player in said.players:
        refused = world.send(_sale(world, player))
        if refused:
            return refused
    return None


def _crowd_enters(world: World, said: f.CrowdEnters) -> Refusal | None:
    first = len(world.state.entries) + 1
    return world.send(c.Register(tuple([f"p{number}" for number in range(first, first + said.crowd)])))


def _play_begins(world: World, _said: f.PlayBegins) -> Refusal | None:
    return world.send_all((c.DrawSeats(), c.StartEvent()))


def _checked(world: World, said: f.Checked) -> Refusal | None:
    return world.send(cc.RecordCheck(player=said.player, kind=said.check, passed=said.passed, author=CASHIER))


def _rebuys(world: World, said: f.Rebuys) -> Refusal | None:
    return world.send_all([_rebuy(world, player) for player in said.players])


def _crowd_rebuys(world: World, said: f.CrowdRebuys) -> Refusal | None:
    """One after the other, so that a table always has somebody who takes the chips."""
    for _ in range(said.crowd):
        table = next(iter(world.state.floor.tables.values()), None)
        if table is None:
            return not_playing(world.state)
        loser = min(table.chairs, key=lambda chair: chair.stack).player
        refused = world.send(c.PlanHand(table.number))
        if refused:
            return refused
        stacks = busted(world, table.number, (loser,))
        refused = world.send(c.ReportHand(table.number, world.result(table.number, stacks)))
        refused = refused or world.send(_rebuy(world, loser))
        if refused:
            return refused
    return None


def _announces(world: World, said: f.AnnouncesRebuy) -> Refusal | None:
    return world.send(cc.Rebuy(player=said.player))


def _declines(world: World, said: f.DeclinesRebuy) -> Refusal | None:
    return world.send(cc.DeclineRebuy(said.player))


def _pays_debt(world: World, said: f.PaysDebt) -> Refusal | None:
    return world.send(cc.PayDebt(player=said.player, payments=_cash(debt(world.state, said.player))))


def _takes_add_on(world: World, said: f.TakesAddOn) -> Refusal | None:
    terms = world.state.opening.definition.money.add_on
    price = _cash(0 if terms is None else terms.cents)
    return world.send_all([cc.BuyAddOn(player=player, payments=price) for player in said.players])


def _gives_up(world: World, said: f.GivesUpChips) -> Refusal | None:
    sale = _sale(world, said.player)
    return world.send(cc.SurrenderStack(player=said.player, payments=sale.payments, author=AUTHOR))


def _voided(world: World, said: f.Voided) -> Refusal | None:
    numbers = [entry.number for entry in world.state.entries if entry.player == said.player]
    return world.send(cc.VoidEntry(entry=max(numbers, default=0), reason="the case has it so", author=AUTHOR))


def _refunded(world: World, said: f.Refunded) -> Refusal | None:
    due = -balance(world.state.cage.ledger, Account(AccountKind.REFUNDS, said.player))
    return world.send(cc.PayRefund(player=said.player, payments=_cash(due)))


def _closes(world: World, _said: f.RegistrationCloses) -> Refusal | None:
    return world.send(cc.CloseRegistration(reason="the case has it so", author=AUTHOR))


CAGE_DEEDS: EventDeeds = {
    f.Enters: _enters,
    f.CrowdEnters: _crowd_enters,
    f.PlayBegins: _play_begins,
    f.Checked: _checked,
    f.Rebuys: _rebuys,
    f.CrowdRebuys: _crowd_rebuys,
    f.AnnouncesRebuy: _announces,
    f.DeclinesRebuy: _declines,
    f.PaysDebt: _pays_debt,
    f.TakesAddOn: _takes_add_on,
    f.GivesUpChips: _gives_up,
    f.Voided: _voided,
    f.Refunded: _refunded,
    f.RegistrationCloses: _closes,
}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _account_has(world: World, said: f.AccountHas) -> Finding:
    cents = -balance(world.state.cage.ledger, Account(said.kind))
    return same(said.cents, cents, say("{account}: {money}", account=said.kind.value, money=money_text(cents)))


def _players_money(world: World, said: f.PlayersMoney) -> Finding:
    sign = 1 if said.kind in _HELD else -1
    cents = sign * balance(world.state.cage.ledger, Account(said.kind, said.player))
    return same(
        said.cents,
        cents,
        say("{account}, {player}: {money}", account=said.kind.value, player=said.player, money=money_text(cents)),
    )


def _tax_base_is(world: World, said: f.TaxBaseIs) -> Finding:
    base = tax_base(world.state)
    return same(said.cents, base, f"the tax base is {money_text(base)}")


def _ledger_closes(world: World, _said: f.LedgerCloses) -> Finding:
    report = ledger(world.state)
    if not report.closes:
        return Finding(
            say("{money} against {owed}", money=money_text(report.held_cents), owed=money_text(report.owed_cents))
        )
    through = {(line.cashier, line.method): line.cents for line in cash_sheet(world.events)}
    short = [line for line in report.drawers if through.get((line.cashier, line.method), 0) != line.cents]
    # What was paid before the case begins is in the drawer and not in the events of the case.
    if short and not world.setting.tables:
        return Finding(say("the drawer of {player} does not hold what went through it", player=short[0].cashier))
    return HOLDS


def _may(world: World, command: c.Command, *, yes: bool) -> Finding:
    return allowed(world, command) if yes else answer(world, command)


def _may_enter(world: World, said: f.MayEnter) -> Finding:
    return _may(world, _sale(world, said.player), yes=said.yes)


def _may_rebuy(world: World, said: f.MayRebuy) -> Finding:
    return _may(world, _rebuy(world, said.player), yes=said.yes)


def _may_take_back(world: World, said: f.MayTakeBack) -> Finding:
    numbers = [one.number for one in world.state.cage.purchases if one.player == said.player]
    void = cc.VoidPurchase(purchase=max(numbers, default=0), reason="the case has it so", author=AUTHOR)
    return _may(world, void, yes=said.yes)


def _has_chips(world: World, said: f.HasChips) -> Finding:
    stacks = {chair.player: chair.stack for table in world.state.floor.tables.values() for chair in table.chairs}
    other = [f"{player} has {stacks.get(player, 0)}" for player in said.players if stacks.get(player) != said.amount]
    return Finding(", ".join(other)) if other else HOLDS


def _sits_by_lot(world: World, said: f.SitsByLot) -> Finding:
    seats = [seat for seat in world.happened(PlayerSeated) if seat.player == said.player]
    if not seats:
        return Finding(f"{said.player} got no late seat")
    drawn = seats[-1].draw is not None
    if drawn is not said.drawn:
        return Finding("it was drawn" if drawn else "it followed the order of arrival")
    return Finding(rules=(seats[-1].rule,))


def _has_ticket(world: World, said: f.HasTicket) -> Finding:
    tickets = {one.player: one.ticket for one in world.state.cage.waiting}
    if said.player not in tickets:
        return Finding(f"{said.player} does not wait")
    return same(said.amount, tickets[said.player], f"{said.player} is alternate {tickets[said.player]}")


def _price_allowed(world: World, said: f.PriceAllowed) -> Finding:
    definition = world.state.opening.definition
    refusal = beyond_the_bands(EntryTerms(said.cents, said.fee, definition.entry.stack), definition.money)
    if said.yes:
        return because(refusal) if refusal else HOLDS
    return Finding(rules=(refusal.rule,)) if refusal else Finding("it is within them")


CAGE_CHECKS: EventChecks = {
    f.AccountHas: _account_has,
    f.PlayersMoney: _players_money,
    f.TaxBaseIs: _tax_base_is,
    f.LedgerCloses: _ledger_closes,
    f.MayEnter: _may_enter,
    f.MayRebuy: _may_rebuy,
    f.MayTakeBack: _may_take_back,
    f.HasChips: _has_chips,
    f.SitsByLot: _sits_by_lot,
    f.HasTicket: _has_ticket,
    f.PriceAllowed: _price_allowed,
}
