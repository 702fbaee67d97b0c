"""Pots that lie on a table because nobody has won them yet: the table stays as it is until somebody does.

nobody wins the 60 of table 1
Under italiana, Anna may not be moved to chair 4 of table 2 (rule AMB-15)
"""

from shuffleup.cards.italian_opening import OpeningLevel
from shuffleup.scenarios.event_world import EventChecks, EventDeeds, World, answer
from shuffleup.scenarios.forms import Form
from shuffleup.scenarios.scenario import Sentence
from shuffleup.scenarios.scene import Finding
from shuffleup.table.carry import CarriedPot, Carry, NoCarry, carried_chips
from shuffleup.tournament import commands as c
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.seating import unknown_table


class PotLeft(Sentence, frozen=True):
    """A hand in which everybody paid alike, and that nobody won."""

    amount: int
    table: int


class PotWon(Sentence, frozen=True):
    """The next hand, in which a player takes what lay on his table."""

    player: str


class MayNotBeMoved(Sentence, frozen=True):
    """The floor may not move a player there now."""

    player: str
    chair: int
    table: int


WAITING_POT_PLAY = (
    Form(
        "nobody wins the {amount} of table {table}",
        "A hand of poker all'italiana that nobody opens: the players, who have paid alike, play on for its pot.",
        "nobody wins the 60 of table 1",
        PotLeft,
    ),
    Form(
        "{player} wins what lies on the table",
        "A hand later; no other chip moves.",
        "Anna wins what lies on the table",
        PotWon,
    ),
)
"""What may happen to them."""

WAITING_POT_EXPECTED = (
    Form(
        "{player} may not be moved to chair {chair} of table {table}",
        "Not even by the floor. The rule may follow.",
        "Anna may not be moved to chair 4 of table 2 (rule AMB-15)",
        MayNotBeMoved,
        cites=True,
    ),
)
"""What may be expected meanwhile."""


def _left(world: World, said: PotLeft) -> Refusal | None:
    table = world.state.floor.tables.get(said.table)
    if table is None:
        return unknown_table(world.state, said.table)
    held = table.chairs
    share = said.amount // len(held)
    paid = tuple([(chair.player, share) for chair in held])
    stacks = {chair.player: chair.stack - share for chair in held}
    return _played(world, said.table, stacks, CarriedPot(paid, OpeningLevel.QUEENS))


def _won(world: World, said: PotWon) -> Refusal | None:
    table = world.table_of(said.player)
    pot = carried_chips(table.button.carry) if table else 0
    if table is None or not pot:
        return Refusal("no-pot", f"no pot lies on the table of {said.player}", facts=(("player", said.player),))
    stack = next(chair.stack for chair in table.chairs if chair.player == said.player)
    return _played(world, table.number, {said.player: stack + pot}, NoCarry())


def _played(world: World, table: int, stacks: dict[str, int], carry: Carry) -> Refusal | None:
    refused = world.send(c.PlanHand(table))
    return refused or world.send(c.ReportHand(table, world.result(table, stacks, carry)))


def _may_not_be_moved(world: World, said: MayNotBeMoved) -> Finding:
    return answer(world, c.MovePlayer(said.player, said.table, said.chair, "the case asks", "floor"))


WAITING_POT_DEEDS: EventDeeds = {PotLeft: _left, PotWon: _won}
"""What these sentences do."""
WAITING_POT_CHECKS: EventChecks = {MayNotBeMoved: _may_not_be_moved}
"""What these sentences ask."""
