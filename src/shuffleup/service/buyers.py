"""What the players of a run without people buy: they pass every check, rebuy, take the add-on and enter again.

Each takes what he may, but of what is sold without limit no more than twice. First entries are paid from accounts with
the house.
"""

from collections import Counter
from collections.abc import Iterator

from shuffleup.tournament import admission
from shuffleup.tournament import rebuy_rights as rights
from shuffleup.tournament.cage_commands import BuyAddOn, Rebuy, RecordCheck, SellEntry
from shuffleup.tournament.cage_state import Payment, PurchaseKind
from shuffleup.tournament.commands import Command
from shuffleup.tournament.definition import Definition
from shuffleup.tournament.money_terms import MoneyTerms
from shuffleup.tournament.state import EventState, Phase

TWICE = 2


def checks(definition: Definition, players: tuple[str, ...]) -> Iterator[Command]:
    """The checks that everybody passes before he may enter."""
    for player in players:
        for kind in definition.money.admission.checks:
            yield RecordCheck(player=player, kind=kind, passed=True, author="run", source="run without people")


def before_the_close(state: EventState) -> Iterator[Command]:
    """What is bought when every table has finished its hand of a round: rebuys, and the add-on in its level."""
    money = state.opening.definition.money
    if state.phase is not Phase.PLAYING:
        return
    if money.rebuy is not None:
        due = money.rebuy.cents + money.rebuy.fee_cents
        for player in rights.awaited(state):
            if rights.bought(state, player, PurchaseKind.REBUY) < TWICE:
                yield Rebuy(player=player, payments=_paid(money, due, player))
    if money.add_on is not None and state.clock.number == money.add_on.from_level:
        due = money.add_on.cents + money.add_on.fee_cents
        had = {one.player for one in state.cage.purchases if one.kind is PurchaseKind.ADD_ON}
        for player in [chair.player for table in state.floor.tables.values() for chair in table.chairs]:
            if player not in had:
                yield BuyAddOn(player=player, payments=_paid(money, due, player))


def after_the_close(state: EventState, at: int) -> Iterator[Command]:
    """Who has bust and may enter again does so, as long as there are seats."""
    money = state.opening.definition.money
    if not money.admission.until_level or money.admission.re_entries == 0 or admission.closed(state, at) is not None:
        return
    price = admission.price_at(state, at)
    due = price.buy_in_cents + price.fee_cents
    entered = Counter(entry.player for entry in state.entries)
    out = [place.player for place in state.places if entered[place.player] <= TWICE]
    again = [player for player in out if admission.re_entries_used_up(state, player) is None]
    for player in again[: admission.room_left(state)]:
        yield SellEntry(player=player, payments=_paid(money, due, player))


def _paid(money: MoneyTerms, cents: int, player: str) -> tuple[Payment, ...]:
    """What is bought during play is paid at the cage, by one player in cash and by the next by card."""
    if not cents:
        return ()
    methods = tuple([method for method in money.methods if method in {"cash", "card"}]) or money.methods
    method = methods[sum(player.encode()) % len(methods)]
    return (Payment(method=method, cents=cents, cashier="cage", payer=player, reference="run"),)
