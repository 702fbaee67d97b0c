"""The deal that the players of a run without people make, when so many are left as their event file says."""

from collections.abc import Iterator, Mapping, Sequence

from shuffleup.formats.event_deals import PlannedDeal
from shuffleup.tournament.commands import Command
from shuffleup.tournament.prize_commands import AgreeToDeal, NamedAmount, ProposeDeal
from shuffleup.tournament.state import Chair, EventState, Phase

DESK = "the desk"
"""Who writes the deal down and sees everybody agree."""


def deal_is_due(state: EventState, planned: PlannedDeal) -> bool:
    """Are so few players left, with prizes to divide and no deal made?"""
    known = state.phase is Phase.PLAYING and state.cage.closed_at is not None
    return known and state.outcome.deal.made is None and 1 < state.floor.players <= planned.players


def deal_of(state: EventState, planned: PlannedDeal) -> Iterator[Command]:
    """The deal worked out, and one signature after the other. Nothing is kept back for places that nobody can reach."""
    chairs = [chair for table in state.floor.tables.values() for chair in table.chairs]
    yield ProposeDeal(
        method=planned.method,
        play_for_cents=planned.play_for_cents[: len(chairs)],
        amounts=_amounts(chairs, planned),
        play_on=planned.play_on,
        unit_cents=planned.unit_cents,
        author=DESK,
        told="everybody who reads the report of the run",
    )
    for chair in chairs:
        yield AgreeToDeal(chair.player, DESK)


def _amounts(chairs: Sequence[Chair], planned: PlannedDeal) -> tuple[NamedAmount, ...]:
    """The players' own amounts, by name or most chips first. One too many belongs to nobody and is refused."""
    if isinstance(planned.amounts, Mapping):
        return tuple([NamedAmount(player, cents) for player, cents in planned.amounts.items()])
    order = [chair.player for chair in sorted(chairs, key=lambda chair: (-chair.stack, chair.player))]
    missing = [f"player {place} of the deal" for place in range(len(order) + 1, len(planned.amounts) + 1)]
    # Amounts are left out only where none is named at all: there are as many as players may be left.
    return tuple(
        [NamedAmount(player, cents) for player, cents in zip([*order, *missing], planned.amounts, strict=False)]
    )
