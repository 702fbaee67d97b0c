"""Dealer's choice: whose turn it is names the next game of his table.

A choice may be changed until the hand begins, and is lost if who made it leaves before. Nobody has to make one: without
it the game after the last one is dealt.

Refusals, in this order:

    not-playing
    unknown-table
    no-choice           the event is no dealer's choice, or the game of the table lasts some hands more
    hand-in-progress
    too-few-players     nobody to play with
    unknown-game        the game is not one of those that may be chosen
    which-limit         it may be chosen with several limits
"""

from shuffleup.table.rotation import Rotation, RotationGame, confusing, turn_begins
from shuffleup.tournament import levels, mixed, seating
from shuffleup.tournament.dealers import rule_on
from shuffleup.tournament.draft import Decision
from shuffleup.tournament.live_commands import ChooseGame
from shuffleup.tournament.live_events import GameChosen
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase, Table

ORDER_RULE = "mixed-game-order"
"""What the books say of the order of mixed games."""


def choose_game(state: EventState, command: ChooseGame) -> Decision:
    """Notes the game that the chooser of a table has named."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    table = state.floor.tables.get(command.table)
    if table is None:
        return seating.unknown_table(state, command.table)
    rotation = state.opening.definition.rotation
    refused = _cannot_choose(rotation, table)
    if refused is not None:
        return refused
    assert rotation is not None
    chooser = mixed.chooser(state, table)
    if chooser is None:
        message = f"table {table.number} has one player: nobody to play with"
        return Refusal("too-few-players", message, facts=(("why", "table"), ("table", table.number)))
    place = _named(rotation, command)
    if isinstance(place, Refusal):
        return place
    game = rotation.games[place]
    before = table.button.turn.place
    warned = before is not None and confusing(rotation.games[before.game], game)
    rule = rule_on(state, ORDER_RULE) if warned else ""
    return (GameChosen(table.number, chooser.chair, chooser.player, place, mixed.key_of(game), command.author, rule),)


def _cannot_choose(rotation: Rotation | None, table: Table) -> Refusal | None:
    if rotation is None or not rotation.chosen:
        message = "the event is no dealer's choice: its games are settled"
        return Refusal("no-choice", message, facts=(("why", "no-dealers-choice"),))
    if table.hand:
        return Refusal(
            "hand-in-progress",
            f"table {table.number} is playing hand {table.hand}",
            facts=(("hand", table.hand), ("table", table.number)),
        )
    place = table.button.turn.place
    if place is not None and not turn_begins(rotation, table.button.turn):
        left = place.hands_left(len(table.chairs)) - 1
        message = f"the game of table {table.number} lasts {left} hand{'' if left == 1 else 's'} more"
        return Refusal("no-choice", message, facts=(("why", "turn"), ("table", table.number), ("left", left)))
    return None


def _named(rotation: Rotation, command: ChooseGame) -> int | Refusal:
    """The place of the game that is meant."""
    found = [
        place
        for place, game in enumerate(rotation.games)
        if game.variant == command.game and command.limit in {None, game.limit}
    ]
    if len(found) == 1:
        return found[0]
    known = ", ".join([written(game) for game in rotation.games])
    if found:
        message = f"{command.game} may be chosen with several limits: name one of {known}"
        return Refusal("which-limit", message, facts=(("game", command.game), ("known", known)))
    message = f"{command.game} cannot be chosen here: games are {known}"
    return Refusal("unknown-game", message, facts=(("game", command.game), ("known", known)))


def written(game: RotationGame) -> str:
    """The game and its limit in words: ``razz fixed-limit``."""
    return f"{game.variant} {game.limit.value}"
