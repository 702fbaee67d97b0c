"""The mad round at a table of an event: which game is dealt, and what a hand's result leads to (a6)."""

from msgspec.structs import replace

from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.table.giro import DealerChoice, GiroRules, after_hand, next_game
from shuffleup.table.plan import GameKey
from shuffleup.table.result import HandResult
from shuffleup.tournament import seating, seats
from shuffleup.tournament.commands import PlanHand
from shuffleup.tournament.definition import Definition
from shuffleup.tournament.events import HandReported
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Table


def giro_rules(definition: Definition) -> GiroRules:
    """Whether this event has mad rounds."""
    italian = definition.italian
    return GiroRules(italian.table.giro_pazzo, italian.switches.giro_retrigger)


def dealer_due(state: EventState, number: int) -> str:
    """Who deals a table's next hand, and what it is, at his seat or not; "" where it is no hand of a mad round."""
    table = state.floor.tables.get(number)
    if table is None or not table.button.giro.on:
        return ""
    for claimed in seats.claimed_now(state):  # as when the hand begins
        state = evolve(state, claimed)
    seated = seating.playing(state, table)
    if len(seated.chairs) < 2:
        return ""
    button = seating.next_positions(seated, state.opening.procedure).button
    return next(chair.player for chair in seated.chairs if chair.number == button)


def cannot_choose(definition: Definition, table: Table, command: PlanHand) -> Refusal | None:
    """Why the dealer's choice does not stand: it is no mad round, or the table's rules have settled it."""
    choice = command.choice
    if choice is None:
        return None
    if not table.button.giro.on:
        message = f"table {table.number} plays no mad round: nothing is chosen"
        return Refusal("no-choice", message, facts=(("why", "no-giro"), ("table", table.number)))
    fixed = definition.italian.table
    for settled, free, chosen in (
        (fixed.vele_rule, VeleRule.LIBERA, choice.vele),
        (fixed.covered_rule, CoveredRule.LIBERA, choice.covered),
    ):
        if chosen is free or (settled is not free and chosen is not settled):
            message = f"{chosen.value} cannot be chosen: the table plays {settled.value}"
            return Refusal("no-choice", message, facts=(("why", "settled"), ("rule", settled.value)))
    return None


def game_due(definition: Definition, table: Table, command: PlanHand) -> GameKey:
    """The game of the next hand; a dealer who said nothing deals what the table has settled, else the plainest."""
    if not table.button.giro.on:
        return definition.game
    return next_game(definition.game, table.button.giro, command.choice or _settled(definition))


def with_giro(state: EventState, table: Table, result: HandResult, reported: HandReported) -> HandReported:
    """A report with the mad round as it stands after the hand."""
    definition, positions = state.opening.definition, table.button.last
    if not definition.italian.table.giro_pazzo or positions is None:
        return reported
    out = {bust.chair for bust in reported.busts}
    active = [chair.number for chair in seating.playing(state, table).chairs if chair.number not in out]
    giro = after_hand(table.button.giro, giro_rules(definition), result, positions.button, active)
    return replace(reported, giro=giro)


def _settled(definition: Definition) -> DealerChoice:
    table = definition.italian.table
    plain = DealerChoice()
    return DealerChoice(
        plain.vele if table.vele_rule is VeleRule.LIBERA else table.vele_rule,
        plain.covered if table.covered_rule is CoveredRule.LIBERA else table.covered_rule,
    )
