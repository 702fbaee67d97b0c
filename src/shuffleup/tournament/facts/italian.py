"""The mad round at a table of an event: which game is dealt, and what a hand's result leads to (a6)."""

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.italian_game import CoveredRule, VeleRule
from shuffleup.table.auto_play import FRESH_ACCOUNT, panel
from shuffleup.table.giro import GiroRules, after_hand, next_game
from shuffleup.table.plan import GameKey
from shuffleup.table.result import HandResult
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.seats import claimed_now, next_positions, table_in_play
from shuffleup.tournament.words.commands import PlanHand
from shuffleup.tournament.words.definition import Definition
from shuffleup.tournament.words.events import HandReported
from shuffleup.tournament.words.state import EventState, FloorTable


def dealer_due(state: EventState, number: int) -> str:
    """The player who deals a table's next hand and names its game, present or not; "" outside a mad round."""
    table = state.floor.tables.get(number)
    if table is None or not table.button.giro.on:
        return ""
    for claimed in claimed_now(state):  # as when the hand begins
        state = evolve(state, claimed)
    seated = table_in_play(state, table)
    if len(seated.chairs) < 2:
        return ""
    button = next_positions(seated, state.procedure).button
    return next(chair.player for chair in seated.chairs if chair.number == button)


def wrong_choice(definition: Definition, table: FloorTable, command: PlanHand) -> Refusal | None:
    """Why the dealer's choice is refused: it is no mad round, or the table's rules have settled the game."""
    choice = command.choice
    if choice is None:
        return None
    if not table.button.giro.on:
        return refuse("no-choice", why="no-giro", table=table.number)
    fixed = definition.italian.table
    for settled, free, chosen in (
        (fixed.vele_rule, VeleRule.LIBERA, choice.vele),
        (fixed.covered_rule, CoveredRule.LIBERA, choice.covered),
    ):
        if chosen is free or (settled is not free and chosen is not settled):
            return Refusal("no-choice", facts=(("why", "settled"), ("rule", settled.value)))
    return None


def game_due(definition: Definition, table: FloorTable, command: PlanHand) -> GameKey:
    """The game of the next hand; for a dealer who said nothing, what the table has settled, else the plainest."""
    if not table.button.giro.on:
        return definition.game
    choice = command.choice or panel(definition.italian.table, FRESH_ACCOUNT).marked
    return next_game(definition.game, table.button.giro, choice)


def with_giro(state: EventState, table: FloorTable, result: HandResult, reported: HandReported) -> HandReported:
    """A report with the mad round as it stands after the hand."""
    italian, positions = state.definition.italian, table.button.last
    if not italian.table.giro_pazzo or positions is None:
        return reported
    out = {bust.chair for bust in reported.busts}
    active = [chair.number for chair in table_in_play(state, table).chairs if chair.number not in out]
    rules = GiroRules(italian.table.giro_pazzo, italian.switches.giro_retrigger)
    giro = after_hand(table.button.giro, rules, result, positions.button, active)
    return replace(reported, giro=giro)
