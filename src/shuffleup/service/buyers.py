"""What the players of a run without people buy: they pass every check, rebuy, take the add-on and enter again.

Each buys all he may, but nothing more than twice if it is sold without limit. First entries are paid from accounts with
the house.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from shuffleup.formats.event.deals import PlannedDeal
from shuffleup.tournament.facts.entry import entry_closed, price_at, re_entries_used_up, room_left
from shuffleup.tournament.facts.standing import awaited_rebuys, may_buy, purchases_of
from shuffleup.tournament.words.commands import Command
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.entry import BuyAddOn, PurchaseKind, Rebuy, RecordCheck, SellEntry
from shuffleup.tournament.words.money import Payment
from shuffleup.tournament.words.offers import ALWAYS
from shuffleup.tournament.words.prizes import AgreeToDeal, NamedAmount, ProposeDeal
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import Chair, EventState, Phase
from shuffleup.tournament.words.terms import MoneyTerms

TWICE = 2


def checks(definition: Definition, players: tuple[str, ...]) -> Iterator[Command]:
    """The checks that each player passes before he may enter."""
    for player in players:
        for kind in definition.money.admission.checks:
            yield RecordCheck(player=player, kind=kind, passed=True, author="run", source=Reason.RUN)


def before_the_close(state: EventState) -> Iterator[Command]:
    """What is bought when every table has finished its hand of a round: rebuys, and the add-on in its level."""
    money = state.definition.money
    if state.phase is not Phase.PLAYING:
        return
    for player in awaited_rebuys(state):
        rebuy = next(one for one in money.rebuys if may_buy(state, one, player))
        if len(purchases_of(state, player, PurchaseKind.REBUY)) < TWICE:
            yield Rebuy(player=player, payments=_paid(money, rebuy.due_cents, player), offer=rebuy.name)
    for add_on in [one for one in money.add_ons if one.window.from_level == state.clock.number]:
        bought = [one for one in state.cage.purchases if one.kind is PurchaseKind.ADD_ON]
        had = {one.player for one in bought if one.offer == add_on.name}
        for player in [chair.player for table in state.floor.tables.values() for chair in table.chairs]:
            if player not in had:
                payments = _paid(money, add_on.due_cents, player)
                yield BuyAddOn(player=player, payments=payments, offer=add_on.name)


def after_the_close(state: EventState, at: int) -> Iterator[Command]:
    """A bust player who may enter again does so, as long as there are seats."""
    money = state.definition.money
    if money.admission.late == ALWAYS or money.admission.re_entries == 0 or entry_closed(state, at) is not None:
        return
    entered = Counter(entry.player for entry in state.entries)
    out = [place.player for place in state.places if entered[place.player] <= TWICE]
    again = [player for player in out if re_entries_used_up(state, player) is None]
    for player in again[: room_left(state)]:
        due = price_at(state, at, player).due_cents
        yield SellEntry(player=player, payments=_paid(money, due, player))


def _paid(money: MoneyTerms, cents: int, player: str) -> tuple[Payment, ...]:
    """Purchases during play are paid at the cage, in turn in cash and by card."""
    if not cents:
        return ()
    methods = tuple([method for method in money.methods if method in {"cash", "card"}]) or money.methods
    method = methods[sum(player.encode()) % len(methods)]
    return (Payment(method=method, cents=cents, cashier="cage", payer=player, reference="run"),)


DESK = "run"
"""Who records the deal and sees everybody agree."""


def deal_is_due(state: EventState, planned: PlannedDeal) -> bool:
    """Are few enough players left, with prizes to divide and no deal made?"""
    known = state.phase is Phase.PLAYING and state.cage.closed_at is not None
    return known and state.outcome.deal.made is None and 1 < state.floor.players <= planned.players


def deal_of(state: EventState, planned: PlannedDeal) -> Iterator[Command]:
    """The deal is worked out, then signed player by player. Nothing is kept back for places that nobody can reach."""
    chairs = [chair for table in state.floor.tables.values() for chair in table.chairs]
    yield ProposeDeal(
        method=planned.method,
        play_for_cents=planned.play_for_cents[: len(chairs)],
        amounts=_amounts(chairs, planned),
        play_on=planned.play_on,
        unit_cents=planned.unit_cents,
        author=DESK,
        told=Reason.RUN,
    )
    for chair in chairs:
        yield AgreeToDeal(chair.player, DESK)


def _amounts(chairs: Sequence[Chair], planned: PlannedDeal) -> tuple[NamedAmount, ...]:
    """The players' own amounts, by name or most chips first. A surplus amount belongs to nobody and is refused."""
    if isinstance(planned.amounts, Mapping):
        return tuple([NamedAmount(player, cents) for player, cents in planned.amounts.items()])
    order = [chair.player for chair in sorted(chairs, key=lambda chair: (-chair.stack, chair.player))]
    missing = [f"#{place}" for place in range(len(order) + 1, len(planned.amounts) + 1)]
    # Amounts are left out only if none is named at all: there are as many as players may be left.
    return tuple(
        [NamedAmount(player, cents) for player, cents in zip([*order, *missing], planned.amounts, strict=False)]
    )
