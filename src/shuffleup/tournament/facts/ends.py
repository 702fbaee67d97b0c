"""Whether a table may begin another hand, and whether the hand, the day or play is over everywhere."""

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.event import EndOfDay
from shuffleup.rulebooks.policy.exact import Span
from shuffleup.tournament.facts.clock import closing_is_due, is_last_of_day, level_over
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import any_pot_waits, hands_left_at, pot_waits, tables_to_play
from shuffleup.tournament.facts.shootout import keeps_tables
from shuffleup.tournament.facts.standing import paid_places, standing
from shuffleup.tournament.words.clock import LastHandsOf
from shuffleup.tournament.words.state import EventState, FloorTable, Phase
from shuffleup.tournament.words.terms import Flight


def day_stands_in_the_way(state: EventState, table: FloorTable, at: int) -> Refusal | None:
    """Why a table may not begin a hand: it has played its last one, or the day is over."""
    schedule = state.schedule
    if pot_waits(table) and not schedule.day.over:
        return None
    if schedule.day.over or day_is_due(state, at):
        return refuse("day-over", day=schedule.day.number)
    if schedule.last_hands and hands_left_at(state, table) == 0:
        closing = schedule.last_hands.of is LastHandsOf.EVENT
        rule = rule_of(state, "closing_last_hands" if closing else "end_of_day_draw")
        return refuse("last-hand-played", rule, table=table.number)
    return None


def day_is_due(state: EventState, at: int) -> bool:
    """Is the last level of the day over, with no last hands to play? A level by hands ends with its round."""
    if not is_last_of_day(state) or state.last_hands:
        return False
    in_last_round = state.round.open and state.clock.last_round == state.round.number
    return level_over(state, at) and not in_last_round


def cards_to_draw(state: EventState) -> Span | None:
    """The cards, one of which says how many hands are played at the end of a day; None where the book draws none."""
    policy = state.policy.event
    return policy.end_of_day_draw if policy.end_of_day is EndOfDay.RANDOM_HANDS else None


def bags_now(state: EventState) -> bool:
    """Is the day that has ended the last of a flight, so that everybody's chips go to the final day?"""
    definition, day = state.definition, state.day
    bagging = isinstance(definition.part, Flight) and definition.part.bags
    return bagging and day.over and (day.number >= len(definition.day_ends) or state.floor.players < 2)


def hand_for_hand_is_due(state: EventState) -> bool:
    """Should it be announced now, by the event's terms: so few players above the money, at more than one table?

    Not before the prizes are fixed: until then the bubble is not known. Not in a shootout: no table plays
    against another.
    """
    margin = state.definition.closing.hand_for_hand
    if not margin or state.phase is not Phase.PLAYING or state.hand_for_hand or keeps_tables(state):
        return False
    paid = paid_places(state)
    return len(state.floor.tables) > 1 and 0 < paid < standing(state) <= paid + margin


def hand_for_hand_is_live(state: EventState) -> bool:
    """Is hand for hand on where people deal, so that rounds follow one another by themselves?"""
    current = state.hand_for_hand
    return current is not None and current.live


def waits_for_all(state: EventState, table: FloorTable) -> Refusal | None:
    """Why a table may not begin a hand on its own now: the floor starts one for all."""
    current = state.hand_for_hand
    if current is None:
        return None
    rule = rule_of(state, "h4h_called_all_in")
    if current.finishing and state.round.open and table.round != state.round.number:
        return refuse("hand-for-hand", rule, why="waits", table=table.number)
    if not state.round.open:
        return refuse("hand-for-hand", rule, why="round")
    return None


def waits_face_down(state: EventState, table: FloorTable) -> Refusal | None:
    """Why a table's result is refused: its all-in has not been released to play out."""
    current = state.hand_for_hand
    if current is None or table.number not in current.held:
        return None
    return refuse("all-in-held", rule_of(state, "h4h_called_all_in"), why="waits", table=table.number)


def to_play(state: EventState, at: int) -> tuple[int, ...]:
    """The tables that can begin a hand now; when play is due to end, only those where a pot waits to be won."""
    tables = tables_to_play(state)
    if not any_pot_waits(state) or not (closing_is_due(state, at) or day_is_due(state, at)):
        return tables
    return tuple([table for table in tables if pot_waits(state.floor.tables[table])])


def yet_to_begin(state: EventState, at: int) -> tuple[int, ...]:
    """The tables that have still to begin the hand of this round, hand for hand.

    None while the hands that ran at the announcement are played out: a table that ran none waits already.
    """
    current = state.hand_for_hand
    return () if current is None or current.finishing else to_play(state, at)


def is_over(state: EventState) -> bool:
    """Has the last hand been played?"""
    return state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}
