"""The deal that the players of a run without people make, when so many are left as their event file says."""

from collections.abc import Iterator

from shuffleup.formats.event_payouts import PlannedDeal
from shuffleup.tournament.commands import Command
from shuffleup.tournament.prize_commands import AgreeToDeal, ProposeDeal
from shuffleup.tournament.state import EventState, Phase

DESK = "the desk"
"""Who writes the deal down and sees everybody agree."""


def deal_is_due(state: EventState, planned: PlannedDeal) -> bool:
    """Are so few players left, with prizes to divide and no deal made?"""
    known = state.phase is Phase.PLAYING and state.cage.closed_at is not None
    return known and state.outcome.deal.made is None and 1 < state.floor.players <= planned.players


def deal_of(state: EventState, planned: PlannedDeal) -> Iterator[Command]:
    """The deal worked out, and one signature after the other. Nothing is kept back for places that nobody can reach."""
    yield ProposeDeal(
        method=planned.method,
        play_for_cents=planned.play_for_cents[: state.floor.players],
        author=DESK,
        told="everybody who reads the report of the run",
    )
    for table in state.floor.tables.values():
        for chair in table.chairs:
            yield AgreeToDeal(chair.player, DESK)
