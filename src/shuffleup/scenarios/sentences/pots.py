"""A hand of an event with side pots: who put in how much, and whose hands were the best.

at table 1, Anna, Bruno and Carla put in 700, 3000 and 3000, and the best hands are those of Anna and Bruno
"""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.chips.pots import NO_SEAT, Pot, side_pots, uncalled
from shuffleup.scenarios.event_world import World
from shuffleup.scenarios.forms import Slot
from shuffleup.scenarios.language import happens
from shuffleup.scenarios.places import LIST, Players, TableNumber, numbers
from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult, PotResult, SeatResult, given_to
from shuffleup.tournament.words import commands as c

Amounts: TypeAlias = Annotated[
    tuple[int, ...], Slot(LIST, numbers, "chips, one number for each player: `700 and 3000`")
]


@happens(
    "at table {table}, {players} put in {amounts}, and the best hands are those of {best}",
    "at table 1, Anna, Bruno and Carla put in 700, 3000 and 3000, and the best hands are those of Anna and Bruno",
    "One hand with its side pots: each goes to the best of these hands that is in it, the best one being named first.",
)
def hand_with_pots(
    world: World, table: TableNumber, players: Players, amounts: Amounts, best: Players
) -> Refusal | None:
    """A hand of the table; whoever puts in all his chips and wins none is out, knocked out by who won his last ones."""
    if len(amounts) != len(players):
        return refuse("amounts-for-players", players=len(players), amounts=len(amounts))
    refused = world.send(c.PlanHand(table))
    plan = world.plan(table)
    if refused or plan is None:
        return refused
    paid = dict(zip(players, amounts, strict=True))
    seated = {seat.player: seat.stack for seat in plan.seats}
    for player in (*players, *best):
        if seated.get(player, -1) < paid.get(player, 0):
            return refuse("not-so-many-chips", player=player, chips=paid.get(player, 0))
        if player not in paid:
            return refuse("not-in-the-pot", player=player)
    result = _played(plan, paid, best)
    return result if isinstance(result, Refusal) else world.send(c.ReportHand(table, result))


def _played(plan: HandPlan, paid: dict[str, int], best: Sequence[str]) -> HandResult | Refusal:
    """The result: what nobody called goes back, and each pot goes to its best hand."""
    bets = [paid.get(seat.player, 0) for seat in plan.seats]
    live = sum([1 << place for place, seat in enumerate(plan.seats) if seat.player in paid])
    seat, back = uncalled(bets, live)
    if seat != NO_SEAT:
        bets[seat] -= back
    order = [place for name in best for place, one in enumerate(plan.seats) if one.player == name]
    pots = tuple([_won(pot, order) for pot in reversed(side_pots(bets, live))])
    for pot in pots:
        if not pot.shares:
            return refuse("pot-without-best-hand", amount=pot.amount)
    gained = given_to([share for pot in pots for share in pot.shares])
    seats = [
        SeatResult(one.number, one.player, one.stack, one.stack - bets[place] + gained.get(place, 0))
        for place, one in enumerate(plan.seats)
    ]
    return HandResult(plan.hand, tuple(seats), pots)


def _won(pot: Pot, order: Sequence[int]) -> PotResult:
    """The pot with its winner, the best hand that is in it; without one if no hand that is named is in it."""
    contenders = tuple([place for place in range(pot.contenders.bit_length()) if pot.contenders >> place & 1])
    winner = next((place for place in order if place in contenders), None)
    return PotResult(pot.amount, contenders, () if winner is None else ((winner, pot.amount),))
