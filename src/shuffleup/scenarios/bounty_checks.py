"""What the sentences about bounties do, and whether they are so."""

from shuffleup.scenarios import bounty_forms as f
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World
from shuffleup.scenarios.said import money_text, say
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult, PotResult, SeatResult
from shuffleup.tournament import commands as c
from shuffleup.tournament.ledger import BOUNTIES, balance
from shuffleup.tournament.refusal import Refusal

# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _knocks_out(world: World, said: f.KnocksOut) -> Refusal | None:
    table = world.table_of(said.player)
    if table is None:
        return Refusal("not-in-play", f"{said.player} is not in play", facts=(("player", said.player),))
    if said.player in said.players:
        text = f"{said.player} cannot win his own stack"
        return Refusal("wins-own-stack", text, facts=(("player", said.player),))
    refused = world.send(c.PlanHand(table.number))
    plan = world.plan(table.number)
    if refused or plan is None:
        return refused
    playing = [seat.player for seat in plan.seats]
    for winner in [player for player in said.players if player not in playing]:
        return Refusal("not-at-this-table", f"{winner} is not at this table", facts=(("player", winner),))
    return world.send(c.ReportHand(table.number, _pot(plan, said.player, said.players)))


def _pot(plan: HandPlan, loser: str, winners: tuple[str, ...]) -> HandResult:
    """A pot to which each of them gave the loser's stack; what does not divide goes to the first left of the button."""
    inside = tuple([seat for seat, one in enumerate(plan.seats) if one.player in {loser, *winners}])
    stake = next(seat.stack for seat in plan.seats if seat.player == loser)
    winning = [seat for seat in inside if plan.seats[seat].player != loser]
    each, odd = divmod(stake * len(inside), len(winning))
    shares = tuple([(seat, each + (place < odd)) for place, seat in enumerate(winning)])
    won = dict(shares)
    seats = [
        SeatResult(
            one.number, one.player, one.stack, one.stack - stake + won.get(seat, 0) if seat in inside else one.stack
        )
        for seat, one in enumerate(plan.seats)
    ]
    return HandResult(plan.hand, tuple(seats), (PotResult(stake * len(inside), inside, shares),))


def _pot_goes_to(world: World, said: f.PotGoesTo) -> Refusal | None:
    table = world.table_of(said.player)
    if table is None:
        return Refusal("not-in-play", f"{said.player} is not in play", facts=(("player", said.player),))
    refused = world.send(c.PlanHand(table.number))
    plan = world.plan(table.number)
    if refused or plan is None:
        return refused
    other = next(seat for seat in plan.seats if seat.player != said.player and seat.stack > table.unit)
    stack = next(seat.stack for seat in plan.seats if seat.player == said.player)
    stacks = {said.player: stack + table.unit, other.player: other.stack - table.unit}
    return world.send(c.ReportHand(table.number, world.result(table.number, stacks)))


BOUNTY_DEEDS: EventDeeds = {f.KnocksOut: _knocks_out, f.PotGoesTo: _pot_goes_to}

# ── checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _has_won(world: World, said: f.HasWon) -> Finding:
    won = world.state.book.bounties.won
    if not said.players:
        return Finding("nobody is named")
    wrong = [player for player in said.players if won.get(player, 0) != said.amount]
    return Finding("; ".join(f"{player} has won {money_text(won.get(player, 0))}" for player in wrong))


def _has_won_none(world: World, said: f.HasWonNone) -> Finding:
    return _has_won(world, f.HasWon(said.players, 0))


def _on_head(world: World, said: f.OnHead) -> Finding:
    heads = world.state.book.bounties.heads
    wrong = [player for player in said.players if heads.get(player, 0) != said.amount]
    return Finding("; ".join(f"{player} carries {money_text(heads.get(player, 0))}" for player in wrong))


def _waits(world: World, said: f.WaitsForPot) -> Finding:
    loose = {one.player for one in world.state.book.bounties.loose}
    return HOLDS if said.player in loose else Finding(f"the bounty of {said.player} waits for nothing")


def _close(world: World, _said: f.BountiesClose) -> Finding:
    book = world.state.book.bounties
    held = sum(book.heads.values()) + sum(one.cents for one in book.loose)
    held += sum(book.mystery.envelopes) + book.mystery.purse
    there = -balance(world.state.cage.ledger, BOUNTIES)
    if held == there and book.posted == held + sum(book.won.values()):
        return HOLDS
    return Finding(
        say(
            "{money} came in, {held} stand, the ledger has {there}",
            money=money_text(book.posted),
            held=money_text(held),
            there=money_text(there),
        )
    )


BOUNTY_CHECKS: EventChecks = {
    f.HasWon: _has_won,
    f.HasWonNone: _has_won_none,
    f.OnHead: _on_head,
    f.WaitsForPot: _waits,
    f.BountiesClose: _close,
}
