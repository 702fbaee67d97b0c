"""Whether the floor may order what a case says, and whether it was drawn."""

from msgspec.structs import replace

from shuffleup.scenarios import procedure_forms as f
from shuffleup.scenarios.clock_checks import allowed
from shuffleup.scenarios.event_world import EventChecks, World, answer, because
from shuffleup.scenarios.said import say
from shuffleup.scenarios.scene import HOLDS, Finding
from shuffleup.tournament import clock_commands as cc
from shuffleup.tournament.bounty_checks import unfit_bounties
from shuffleup.tournament.commands import Command
from shuffleup.tournament.seat_events import ButtonsDrawn


def _may(world: World, command: Command, *, yes: bool) -> Finding:
    return allowed(world, command) if yes else answer(world, command)


def _card_may(world: World, said: f.CardMay) -> Finding:
    return _may(world, cc.DrawLastHands(said.card), yes=said.yes)


def _house_may_close(world: World, said: f.HouseMayClose) -> Finding:
    return _may(world, cc.AnnounceClosing(), yes=said.yes)


def _hand_may_take(world: World, said: f.HandMayTake) -> Finding:
    return _may(world, cc.AnnounceHandForHand(said.minutes), yes=said.yes)


def _bounties_may(world: World, said: f.BountiesMay) -> Finding:
    definition = world.state.opening.definition
    shares = replace(definition.money.shares, bounty=said.bounties)
    announced = replace(definition, money=replace(definition.money, shares=shares))
    refusal = unfit_bounties(announced, world.state.opening.policy)
    if said.yes:
        return because(refusal) if refusal else HOLDS
    return Finding(rules=(refusal.rule,)) if refusal else Finding("they may be played")


def _drawn_anew(world: World, said: f.ButtonsDrawnAnew) -> Finding:
    drawn = bool(world.happened(ButtonsDrawn))
    if drawn is said.yes:
        return HOLDS
    return Finding("they were drawn anew" if drawn else "they were not drawn")


def _own_buttons(world: World, _said: f.OwnButtons) -> Finding:
    chairs = {table.button.first for table in world.state.floor.tables.values()}
    if not chairs:
        return Finding(say("no table is in play"))
    return HOLDS if len(chairs) > 1 else Finding(f"every table begins in chair {chairs.pop()}")


PROCEDURE_CHECKS: EventChecks = {
    f.CardMay: _card_may,
    f.HouseMayClose: _house_may_close,
    f.HandMayTake: _hand_may_take,
    f.BountiesMay: _bounties_may,
    f.ButtonsDrawnAnew: _drawn_anew,
    f.OwnButtons: _own_buttons,
}
"""What each of these sentences asks."""
