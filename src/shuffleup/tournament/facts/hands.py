"""A rotation of games at the tables of an event: which game a table's next hand is, what it costs, who chooses it.

    by levels           every table changes with the level
    by hands or orbits  every table counts its own hands, and goes on counting whoever sits there
    dealer's choice     as by hands or orbits, and a player names each game (``decide.live``)

The button waits through stud where the book says so, and every player is dealt in there: none has to wait for the
button to pass. The same holds in an event of one game without blinds.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.rulebooks.policy.event import HandStart
from shuffleup.table.button import Positions, everybody
from shuffleup.table.plan import GameKey
from shuffleup.table.rotation import (
    NO_TURN,
    NOT_CHOSEN,
    Chooser,
    GameTurn,
    Rotation,
    RotationGame,
    RotationPlace,
    Turn,
    at_level,
    button_moves_after,
    chooser_due,
    next_game,
    next_place,
    redrawn,
    turn_begins,
)
from shuffleup.table.stakes import Stakes
from shuffleup.tournament.facts.clock import game_stakes
from shuffleup.tournament.facts.italian import game_due
from shuffleup.tournament.facts.seats import event_has_blinds, next_positions, table_in_play
from shuffleup.tournament.words.commands import PlanHand, StartingAct
from shuffleup.tournament.words.state import EventState, FloorTable

_COUNTS_AS: Mapping[StartingAct, tuple[HandStart, ...]] = {
    StartingAct.WASH: (HandStart.FIRST_SHUFFLE,),
    StartingAct.RIFFLE: (HandStart.FIRST_RIFFLE, HandStart.FIRST_SHUFFLE),
    StartingAct.MACHINE_BUTTON: (HandStart.MACHINE_BUTTON,),
    StartingAct.DEALER_PUSH: (HandStart.DEALER_PUSH,),
}
"""A wash is a shuffle but no riffle, and a riffle is both."""


def begins_a_hand(starts: tuple[HandStart, ...], act: StartingAct) -> bool:
    """Does a hand begin with this act, according to a book's list of the acts that begin one?"""
    return any(start in starts for start in _COUNTS_AS[act])


class NextDeal(Struct, frozen=True, gc=False):
    """A table's next hand: its game, its price, where the button is and where the rotation stands."""

    game: GameKey
    stakes: Stakes
    positions: Positions
    turn: GameTurn


def next_deal(state: EventState, table: FloorTable, command: PlanHand, level: int, stakes: Stakes) -> NextDeal:
    """The next hand of a table at a level; ``stakes`` are those of an event of one game there."""
    definition = state.definition
    seated = table_in_play(state, table)
    positions = next_positions(seated, state.procedure)
    rotation = definition.rotation
    if rotation is None:
        game = game_due(definition, table, command)
        positions = _dealt(seated, positions, has_blinds=event_has_blinds(state))
        return NextDeal(game, stakes, positions, table.button.turn)
    turn = next_turn(state, rotation, seated, positions, level)
    assert turn.place is not None
    due = rotation.games[turn.place.game]
    positions = _dealt(seated, positions, has_blinds=due.uses_button)
    return NextDeal(key_of(due), game_stakes(state, turn.place.game, level), positions, turn)


def _dealt(seated: FloorTable, positions: Positions, *, has_blinds: bool) -> Positions:
    """The positions as dealt: without blinds everybody is dealt in, as no blind has to come round to a newcomer."""
    return positions if has_blinds else everybody(positions, [chair.number for chair in seated.chairs])


def next_turn(state: EventState, rotation: Rotation, seated: FloorTable, positions: Positions, level: int) -> GameTurn:
    """Where a table's rotation stands with its next hand, dealt at these positions and this level."""
    turn, rules = seated.button.turn, state.procedure.button
    if rotation.turn is Turn.LEVELS:
        place = at_level(rotation, level)
        return GameTurn(place, not button_moves_after(rotation, place, rules))
    chooser = turn.chooser
    if rotation.chosen and turn_begins(rotation, turn):
        due = _chooser_of(seated, positions)
        chooser = due.chair
        turn = turn if due == seated.button.chosen_by else replace(turn, chosen=NOT_CHOSEN)
    dealt = _dealt(seated, positions, has_blinds=rotation.games[next_game(rotation, turn)].uses_button)
    place = next_place(rotation, turn, len(dealt.dealt_in))
    return GameTurn(place, not button_moves_after(rotation, place, rules), chooser)


def _chooser_of(seated: FloorTable, positions: Positions) -> Chooser:
    """The player who chooses the game that begins with a table's next hand.

    A player who has named it has chosen, even if somebody sits down before him; if he leaves his chair, the choice is
    gone. The first choice is the button's, even where the button is placed after somebody has chosen.
    """
    players = {chair.number: chair.player for chair in seated.chairs}
    due = chooser_due(seated.button.turn, positions.dealt_in[-1], players)
    named = seated.button.chosen_by
    if named and seated.button.turn.chooser and players.get(named.chair) == named.player:
        return named
    return Chooser(due, players[due])


def turn_after_redraw(state: EventState, number: int) -> GameTurn:
    """Where a table formed by a redraw stands: by hands and orbits it goes on; by levels the level decides."""
    rotation = state.definition.rotation
    if rotation is None or rotation.turn is Turn.LEVELS:
        return NO_TURN
    tables = state.floor.tables
    own = tables[number].button.turn if number in tables else NO_TURN
    return redrawn(rotation, own, [tables[other].button.turn for other in sorted(tables)])


def after_live_hands(state: EventState, table: FloorTable, hands: int) -> GameTurn:
    """Where a table stands after this many hands dealt by people; ``NO_TURN`` without a rotation that counts hands.

    The button on record is still that of the last hand recorded here, and moves or stands as it did after that one.
    """
    rotation = state.definition.rotation
    seated = table_in_play(state, table)
    if rotation is None or rotation.turn is Turn.LEVELS or len(seated.chairs) < 2:
        return NO_TURN
    positions = next_positions(seated, state.procedure)
    for _ in range(hands):
        turn = next_turn(state, rotation, seated, positions, max(1, state.clock.number))
        seated = replace(seated, button=replace(seated.button, turn=turn, chosen_by=None))
    return replace(seated.button.turn, button_stands=table.button.turn.button_stands)


def upcoming_game(state: EventState, table: FloorTable) -> RotationPlace | None:
    """The place in the rotation of a table's next hand; None without a rotation or for a table that cannot play."""
    rotation = state.definition.rotation
    seated = table_in_play(state, table)
    if rotation is None or len(seated.chairs) < 2:
        return None
    positions = next_positions(seated, state.procedure)
    return next_turn(state, rotation, seated, positions, max(1, state.clock.number)).place


def key_of(game: RotationGame) -> GameKey:
    """The game as a plan names it."""
    return GameKey(game.variant, game.limit)


def chooser_now(state: EventState, table: FloorTable) -> Chooser | None:
    """The player who chooses the table's next game; None where no player has to choose now."""
    rotation = state.definition.rotation
    seated = table_in_play(state, table)
    if not rotation or not rotation.chosen or table.hand or len(seated.chairs) < 2:
        return None
    if not turn_begins(rotation, table.button.turn):
        return None
    return _chooser_of(seated, next_positions(seated, state.procedure))
