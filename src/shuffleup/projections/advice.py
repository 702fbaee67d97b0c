"""What the floor should do next, by which rule, and why: it is shown, and done only when a person says so.

low-ante        before play: a level's ante is below the big blind, who pays it alone; it was meant for each player
next-round      every table of a shootout has its winner: seats are drawn for the next round
final-table     so few players are left that they fit at one table
break           the players left fit at one table fewer
balance         tables are uneven: which player moves where, by the rulebook
halted          a table is so short that it must stop
hand-for-hand   so few players above the money that it should be announced
hand-over       hand for hand: the floor says when the hand is over at every table
next-hand       hand for hand: every table waits until the floor begins the next hand
last-hand       the next of the last hands of a day, or of the event, where people deal
last-hand-over  a last hand is being played: the floor says when it is over at every table
choose-game     dealer's choice: a player has not yet named the game of his table
game-order      the game after this level is easily confused with the present one
colour-up       small chips leave play with the next level: they are raced off before it
rebuy           a player without chips may still rebuy
knock-out       a bounty waits until somebody says who won it
penalty         a player has hands to miss where people deal: the floor reports each hand that his table deals
draw-last-hands  the level ends the day, and people deal: in its last minutes the clock is stopped and a card is drawn
next-day        the day is over: the floor begins the next one
close-flight    the flight is over: its bags and its money go to the final day
close-registration  only the director can end the sale now
payouts         the pool cannot be divided as announced: it needs another division
count           people deal, and their last hand is over: with the count of everybody's chips the event ends
prizes          play is over and the prizes are not awarded
"""

from msgspec import Struct

from shuffleup.projections.games import games
from shuffleup.projections.penalty_book import open_penalties
from shuffleup.tournament.decide.seats import balance_tables
from shuffleup.tournament.decision import Draft
from shuffleup.tournament.facts import balance
from shuffleup.tournament.facts.clock import awaits_count, is_last_level, is_last_of_day, next_step, structure_of
from shuffleup.tournament.facts.ends import bags_now, cards_to_draw, hand_for_hand_is_due, hand_for_hand_is_live
from shuffleup.tournament.facts.fund import pool_fits
from shuffleup.tournament.facts.hands import chooser_now
from shuffleup.tournament.facts.rebuys import keeps_seats
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import is_halted, last_told, people_play_last_hands, table_in_play
from shuffleup.tournament.facts.shootout import shootout_round_is_over
from shuffleup.tournament.facts.standing import awaited_rebuys, is_selling, sale_is_over
from shuffleup.tournament.facts.structure import low_ante
from shuffleup.tournament.words.clock import LastHands, LastHandsOf
from shuffleup.tournament.words.definition import Level
from shuffleup.tournament.words.events import PlayerMoved
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from shuffleup.tournament.words.terms import Flight


class Move(Struct, frozen=True, gc=False):
    """A player who should change tables. ``source_players`` and ``target_players`` are the sizes before the move."""

    player: str
    source: int
    source_players: int
    target: int
    target_players: int
    chair: int
    big_blind: bool
    """Whether he is chosen as the next big blind of his table."""
    button: int = 0
    """The button's chair, if the move was computed from a button last reported perhaps many hands ago."""


class Advice(Struct, frozen=True, gc=False):
    """One thing to do. ``rule`` is empty if no book has one; ``table`` and ``player`` are set if it is about one.

    ``game`` and ``next_game`` are the games that a warning is about; ``chips`` are those to be raced off.
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
    """Chips are raced off before this level, or the next day begins with it, or it was the last; 0: house closed."""
    hands: int = 0
    """How many last hands are still to begin, or how many hands of a penalty are still to be missed."""
    cards: tuple[int, ...] = ()
    """The cards, one of which says how many last hands are played."""
    button: int = 0
    """For the choice of a game, as in a move: the chair of the button it was computed from, where that is uncertain."""


def advice(state: EventState) -> tuple[Advice, ...]:
    """What is due now, most urgent first; before play only what is odd about the levels."""
    if state.phase is Phase.PLAYED_OUT:
        return (*_unnamed(state), *_played_out(state))
    if state.phase is not Phase.PLAYING:
        return _before_play(state)
    # Hand for hand: somebody is out, and other tables may still be in that hand, so nobody moves before it is over.
    mid_hand = hand_for_hand_is_live(state) and state.round.busts
    floor = () if mid_hand else _floor(state)
    due = (*_people(state), *floor, *_sale(state), *_pace(state), *_penalties(state), *_chips(state), *_games(state))
    return (*due, *_end(state))


def _before_play(state: EventState) -> tuple[Advice, ...]:
    low = low_ante(structure_of(state), state.procedure.ante_mode)
    if state.phase is Phase.FINISHED or not low:
        return ()
    return (Advice("low-ante", rule_of(state, "ante_mode"), level=low),)


def _played_out(state: EventState) -> list[Advice]:
    """The prizes, once their pool is settled. A flight pays nothing: its money is paid on the final day."""
    if state.bounties.unnamed:
        return []  # prizes, and the closing of a flight, wait for it
    if isinstance(state.definition.part, Flight):
        return _flight(state)
    return [_pool(state)] if is_selling(state) else [Advice("prizes")]


def _pool(state: EventState) -> Advice:
    """What settles the pool: the end of the sale, or first another division if the announced one does not fit."""
    return Advice("close-registration" if pool_fits(state) else "payouts")


def _sale(state: EventState) -> list[Advice]:
    """The pool that is still open, if no coming level settles it, or nothing more is sold."""
    busy = state.round.open or any(table.hand for table in state.floor.tables.values())
    if not is_selling(state) or busy or awaited_rebuys(state):
        return []
    over = sale_is_over(state) or is_last_level(state) or _counts(state)
    return [_pool(state)] if over else []


def _end(state: EventState) -> list[Advice]:
    """How a day goes on, or the event ends, once the clock has done its part; comes after anything to do before it."""
    if state.round.open:
        return []
    if _counts(state):
        waits = awaited_rebuys(state) or (is_selling(state) and not sale_is_over(state))
        closed = state.last_hands
        return [] if waits else [Advice("count", level=0 if closed else state.clock.number)]
    if not state.day.over:
        return _last_level_of_day(state)
    if bags_now(state):
        return _flight(state)
    # The present level stays on if no other follows.
    return [Advice("next-day", level=state.clock.number + (next_step(state) is not None))]


def _last_level_of_day(state: EventState) -> list[Advice]:
    """The card that a player draws before the level is over. No event says when its minutes have come."""
    cards = cards_to_draw(state)
    drawn = state.floor.dealt or state.last_hands or not is_last_of_day(state)
    if cards is None or drawn or not state.clock.ends_at:
        return []
    values = tuple(range(cards.first, cards.last + 1))
    return [Advice("draw-last-hands", rule_of(state, "end_of_day_draw"), cards=values)]


def _counts(state: EventState) -> bool:
    """Is play only waiting for everybody's count? The clock has been stopped by then."""
    return awaits_count(state, state.clock.stopped_at)


def _flight(state: EventState) -> list[Advice]:
    waits = state.bounties.unnamed or awaited_rebuys(state)
    return [] if waits else [Advice("close-flight")]


def _penalties(state: EventState) -> list[Advice]:
    """Players with hands to miss where no hand is announced. Hand for hand and last hands are reported anyway."""
    if state.floor.dealt or state.round.open or state.day.over:
        return []
    rule = rule_of(state, "penalty_scale")
    return [Advice("penalty", rule, one.table, one.player, hands=one.hands) for one in open_penalties(state)]


def _people(state: EventState) -> list[Advice]:
    asked = [
        Advice("rebuy", rule_of(state, "rebuy_announcement_binding"), bust.table, bust.player)
        for bust in state.round.busts
        if bust.player in awaited_rebuys(state)
    ]
    return [*asked, *_unnamed(state)]


def _unnamed(state: EventState) -> list[Advice]:
    return [Advice("knock-out", player=one.player, table=one.table) for one in state.bounties.unnamed]


def _floor(state: EventState) -> list[Advice]:
    # No seats are drawn while a player there may still rebuy: his answer comes first. The same holds if his chair is
    # kept at a table that others would move to, and there are too few without it. With him back, a table that looks
    # short may be even.
    if shootout_round_is_over(state):
        return [Advice("next-round")]
    if balance.final_table_is_due(state):
        waits = keeps_seats(state)
        return [] if waits else [Advice("final-table", rule_of(state, "final_table_size"))]
    if balance.break_is_due(state):
        next_table = balance.break_order(state)[0]
        waits = keeps_seats(state, next_table)
        walks = not waits and balance.may_walk(state, state.floor.tables[next_table])
        return [Advice("break", rule_of(state, "break_draw"), next_table)] if walks else []
    found: list[Advice] = []
    if balance.is_uneven(state):
        moves = _moves(state)
        if moves and not any(keeps_seats(state, move.target) for move in moves):
            found.append(Advice("balance", rule_of(state, "mover"), moves=moves))
    open_to_book = [table for number, table in state.floor.tables.items() if number not in state.seating.halts]
    halted = [table for table in open_to_book if is_halted(state, table)]
    return found + [Advice("halted", rule_of(state, "halt_threshold"), table.number) for table in halted]


def _moves(state: EventState) -> tuple[Move, ...]:
    sizes = {number: len(table.chairs) for number, table in state.floor.tables.items()}
    moves: list[Move] = []
    draft = Draft(state)
    for event in draft.events if balance_tables(draft) is None else ():
        if isinstance(event, PlayerMoved):
            table = state.floor.tables[event.source]
            due = next_big_blind(state, table) == event.player
            told = last_told(state, table) if due else 0
            source, target = sizes[event.source], sizes[event.target]
            moves.append(Move(event.player, event.source, source, event.target, target, event.chair, due, told))
            sizes[event.source] -= 1
            sizes[event.target] += 1
    return tuple(moves)


def next_big_blind(state: EventState, table: FloorTable) -> str:
    """Who pays the next big blind at a table, as far as its button is known; empty for a table that cannot play."""
    ready = table_in_play(state, table)
    if len(ready.chairs) < 2 or table.hand or balance.plays_stud(state):
        return ""
    return balance.player_due_big_blind(ready, state.procedure).player


def _pace(state: EventState) -> list[Advice]:
    pace = state.schedule
    stands = pace.day.over or _counts(state)
    if stands and not state.round.open:
        return []
    if hand_for_hand_is_due(state):
        return [Advice("hand-for-hand", rule_of(state, "h4h_called_all_in"))]
    if pace.last_hands is not None and people_play_last_hands(state):
        return _last_hands(state, pace.last_hands)
    dealt = any(table.hand for table in state.floor.tables.values())
    if pace.hand_for_hand is None or dealt:
        return []
    return [Advice("hand-over" if state.round.open else "next-hand", rule_of(state, "h4h_called_all_in"))]


def _last_hands(state: EventState, last: LastHands) -> list[Advice]:
    """Where people deal, the floor begins each of the last hands everywhere, and says when it is over."""
    rule = rule_of(state, "closing_last_hands" if last.of is LastHandsOf.EVENT else "end_of_day_draw")
    left = last.hands - (state.round.number - last.after_round)
    return [Advice("last-hand-over" if state.round.open else "last-hand", rule, hands=left)]


def _chips(state: EventState) -> list[Advice]:
    """Chips that the next level no longer uses, in the break before it; without a break, in the level before it.

    There is time for it between two days too, whatever the structure has there: the next day may skip the break. Where
    the software deals, chips are raced off automatically. It does not see whether people have done it.
    """
    number = state.clock.number + 1
    leaving = tuple([chip.value for chip in state.definition.chips if chip.removed_at_level == number])
    step, last = next_step(state), state.definition.closing.end_of_level
    comes = step is not None and not 0 < last < number
    now = isinstance(step, Level) or state.day.over
    if not leaving or state.floor.dealt or not (comes and now):
        return []
    return [Advice("colour-up", rule_of(state, "chip_race_start"), chips=leaving, level=number)]


def _games(state: EventState) -> list[Advice]:
    """The choice of a game that is awaited, and before a game's last level ends, what is easily confused."""
    mix = games(state)
    if mix is None:
        return []
    if mix.warning and mix.left == 1:
        now, following = mix.games[mix.now].game, mix.games[mix.next].game
        return [Advice("game-order", mix.warning, game=now, next_game=following)]
    found: list[Advice] = []
    for number, table in sorted(state.floor.tables.items()) if mix.chosen else ():
        due = chooser_now(state, table)
        if due and due != table.button.chosen_by:
            told = last_told(state, table)
            found.append(Advice("choose-game", table=number, player=due.player, button=told))
    return found
