"""What the floor should do next, by which rule, and why: it is shown, and done when somebody says so.

final-table     so few are left that they make one table
break           the players left fit on one table less
balance         tables are uneven: who moves where, as the rulebook chooses him
halted          a table is so short that it must stop
hand-for-hand   so few players above the money that it should be announced
hand-over       hand for hand: the floor says when the hand is over at every table
next-hand       hand for hand: every table waits until the floor begins the next hand
last-hand       the next of the last hands of a day, or of the event, where people deal
last-hand-over  it is being played: the floor says when it is over at every table
choose-game     dealer's choice: a player has not yet named the game of his table
game-order      the game after this level is easily taken for the present one
colour-up       small chips leave play with the next level: they are raced off before it
rebuy           a player without chips may still say yes
knock-out       a bounty waits until somebody says who won it
prizes          play is over and the prizes are not awarded
"""

from msgspec import Struct

from shuffleup.projections.games import games
from shuffleup.tournament import balancing, breaking, hand_for_hand, last_hands, levels, mixed, rebuy_rights, seating
from shuffleup.tournament.clock_state import LastHands, LastHandsOf
from shuffleup.tournament.definition import Level
from shuffleup.tournament.draft import rule_of
from shuffleup.tournament.events import PlayerMoved
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.seats import break_order
from shuffleup.tournament.state import EventState, Phase, Table


class Move(Struct, frozen=True, gc=False):
    """A player who should change tables. ``source_players`` and ``target_players`` are the sizes before he does."""

    player: str
    source: int
    source_players: int
    target: int
    target_players: int
    chair: int
    big_blind: bool
    """Whether he is chosen as the next big blind of his table."""


class Advice(Struct, frozen=True, gc=False):
    """One thing to do. ``rule`` is empty where no book has one; ``table`` and ``player`` where one is meant.

    ``game`` and ``next_game`` are the games that a warning speaks of; ``chips`` are raced off before ``level``.
    """

    kind: str
    rule: str = ""
    table: int = 0
    player: str = ""
    moves: tuple[Move, ...] = ()
    game: str = ""
    next_game: str = ""
    chips: tuple[int, ...] = ()
    level: int = 0
    hands: int = 0
    """Of the last hands how many are still to be begun."""


def advice(state: EventState) -> tuple[Advice, ...]:
    """What is due now, the most urgent first; nothing before play."""
    if state.phase is Phase.PLAYED_OUT:
        # A flight pays nothing: its money is paid on the final day.
        pays = not isinstance(state.opening.definition.part, Flight)
        return (*_unnamed(state), *((Advice("prizes"),) if pays else ()))
    if state.phase is not Phase.PLAYING:
        return ()
    # Hand for hand somebody is out, and other tables may still play that hand: nobody is moved before it is over.
    mid_hand = hand_for_hand.is_live(state) and state.round.busts
    return (*_people(state), *(() if mid_hand else _floor(state)), *_pace(state), *_chips(state), *_games(state))


def _people(state: EventState) -> list[Advice]:
    asked = [
        Advice("rebuy", rule_of(state, "rebuy_announcement_binding"), bust.table, bust.player)
        for bust in state.round.busts
        if bust.player in rebuy_rights.awaited(state)
    ]
    return [*asked, *_unnamed(state)]


def _unnamed(state: EventState) -> list[Advice]:
    return [Advice("knock-out", player=one.player, table=one.table) for one in state.book.bounties.unnamed]


def _floor(state: EventState) -> list[Advice]:
    # Nobody's seat is drawn while somebody there may still rebuy: his answer is asked for first. So it is where his
    # chair is kept at a table that others would walk to, and there are too few without it.
    if breaking.final_table_is_due(state):
        waits = rebuy_rights.keeps_seats(state)
        return [] if waits else [Advice("final-table", rule_of(state, "final_table_size"))]
    if breaking.break_is_due(state):
        next_table = break_order(state)[0]
        waits = rebuy_rights.keeps_seats(state, next_table)
        walks = not waits and breaking.may_walk(state, state.floor.tables[next_table])
        return [Advice("break", rule_of(state, "break_draw"), next_table)] if walks else []
    found: list[Advice] = []
    if balancing.is_uneven(state):
        moves = _moves(state)
        if moves:
            found.append(Advice("balance", rule_of(state, "mover"), moves=moves))
    halted = [table for table in state.floor.tables.values() if seating.is_halted(state, table)]
    return found + [Advice("halted", rule_of(state, "halt_threshold"), table.number) for table in halted]


def _moves(state: EventState) -> tuple[Move, ...]:
    sizes = {number: len(table.chairs) for number, table in state.floor.tables.items()}
    moves: list[Move] = []
    decided = balancing.balance_tables(state)
    for event in decided if isinstance(decided, tuple) else ():
        if isinstance(event, PlayerMoved):
            due = next_big_blind(state, state.floor.tables[event.source]) == event.player
            move = Move(
                event.player, event.source, sizes[event.source], event.target, sizes[event.target], event.chair, due
            )
            moves.append(move)
            sizes[event.source] -= 1
            sizes[event.target] += 1
    return tuple(moves)


def next_big_blind(state: EventState, table: Table) -> str:
    """Who pays the next big blind of a table as far as its button is known; empty for a table that cannot play."""
    ready = seating.playing(state, table)
    if len(ready.chairs) < 2 or table.hand or balancing.plays_stud(state):
        return ""
    return balancing.next_big_blind(ready, state.opening.procedure).player


def _pace(state: EventState) -> list[Advice]:
    if hand_for_hand.is_due(state):
        return [Advice("hand-for-hand", rule_of(state, "h4h_called_all_in"))]
    pace = state.clock.pace
    if pace.last_hands is not None and last_hands.people_play(state):
        return _last_hands(state, pace.last_hands)
    dealt = any(table.hand for table in state.floor.tables.values())
    if pace.hand_for_hand is None or dealt or (pace.day.over and not state.round.open):
        return []
    return [Advice("hand-over" if state.round.open else "next-hand", rule_of(state, "h4h_called_all_in"))]


def _last_hands(state: EventState, last: LastHands) -> list[Advice]:
    """Where people deal the floor begins each of the last hands everywhere, and says when it is over."""
    if state.clock.pace.day.over and not state.round.open:
        return []
    rule = rule_of(state, "closing_last_hands" if last.of is LastHandsOf.EVENT else "end_of_day_draw")
    left = last.hands - (state.round.number - last.after_round)
    return [Advice("last-hand-over" if state.round.open else "last-hand", rule, hands=left)]


def _chips(state: EventState) -> list[Advice]:
    """Chips that the next level does not know, in the break before it; where there is none, in the level before it.

    Between two days there is time for it too, whatever stands in the structure there: the next one may skip the break.
    Where the software deals they are raced off by themselves. It does not see whether people have done it.
    """
    number = state.clock.number + 1
    leaving = tuple([chip.value for chip in state.opening.definition.chips if chip.removed_at_level == number])
    step, last = levels.next_step(state), state.opening.definition.closing.end_of_level
    comes = step is not None and not 0 < last < number
    now = isinstance(step, Level) or state.clock.pace.day.over
    if not leaving or state.floor.dealt or not (comes and now):
        return []
    return [Advice("colour-up", rule_of(state, "chip_race_start"), chips=leaving, level=number)]


def _games(state: EventState) -> list[Advice]:
    """Whose choice is awaited, and before the last level of a game ends, what is easily mistaken."""
    mix = games(state)
    if mix is None:
        return []
    if mix.warning and mix.left == 1:
        now, following = mix.games[mix.now].game, mix.games[mix.next].game
        return [Advice("game-order", mix.warning, game=now, next_game=following)]
    found: list[Advice] = []
    for number, table in sorted(state.floor.tables.items()) if mix.chosen else ():
        due = mixed.chooser(state, table)
        if due and due != table.button.chosen_by:
            found.append(Advice("choose-game", table=number, player=due.player))
    return found
