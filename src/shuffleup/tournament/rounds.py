"""Starting, opening and closing rounds, and what the floor settles between hands."""

from shuffleup.tournament import (
    carried_pots,
    hand_for_hand,
    last_hands,
    levels,
    prize_fund,
    rebuy_rights,
    removals,
    satellites,
)
from shuffleup.tournament.attendance import served_everywhere
from shuffleup.tournament.balancing import balance, is_uneven
from shuffleup.tournament.breaking import break_is_due, break_tables, draw_final_table, final_table_is_due
from shuffleup.tournament.chip_events import ChipsCounted
from shuffleup.tournament.chip_race import race_all
from shuffleup.tournament.clock_commands import EndHandForHand
from shuffleup.tournament.closing import awaits_count, close_if_due, closing_is_due, is_over, stop_at_the_end
from shuffleup.tournament.commands import ReportHand
from shuffleup.tournament.draft import DRAW_NEEDED, Decision, Draft
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.elimination import place_busts
from shuffleup.tournament.events import EventStarted, RoundClosed, RoundStarted
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.flight_terms import FinalDay
from shuffleup.tournament.hands import report_hand
from shuffleup.tournament.reasons import Why
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase


def start_event(state: EventState, at: int) -> Decision:
    """Starts the clock with level 1; the prizes are fixed if nothing is sold during play.

    A satellite with a seat for everybody is over with that: a hand would only move the money beside the seats.
    """
    if state.phase is not Phase.SEATED:
        return Refusal(
            "not-seated",
            f"an event starts once its seats are drawn: it is {state.phase.value}",
            facts=(("why", "start"), ("phase", state.phase.value)),
        )
    part = state.opening.definition.part
    first = levels.begin_level(state, part.first_level if isinstance(part, FinalDay) else 1, at)
    sells = prize_fund.last_level(state.opening.definition.money) or not prize_fund.is_selling(state)
    settled = () if sells else prize_fund.settled(state, at, Why.PLAY_BEGUN, "")
    if isinstance(settled, Refusal):
        return settled
    draft = Draft(state)
    for event in (EventStarted(at), *settled, first):
        draft.add(event)
    if satellites.seats_of(draft.state):
        end_play(draft, at)
    return draft.events


def start_round(state: EventState, at: int, draw: Draw | None) -> Decision:
    """Lets the clock catch up, races removed chips off everywhere, and opens a round."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if state.round.open:
        return Refusal(
            "round-open", f"round {state.round.number} is not closed yet", facts=(("round", state.round.number),)
        )
    busy = _busy_table(state)
    if busy:
        return Refusal(
            "hand-in-progress",
            f"table {busy} is playing a hand: a round starts between hands",
            facts=(("why", "round"), ("table", busy)),
        )
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    for change in levels.due(state, at):
        draft.add(change)
    refusal = levels.on_break(draft.state, at) or _day_over(draft.state) or rebuy_rights.unanswered(draft.state)
    if refusal is not None:
        return refusal
    if draft.state.round.busts or (satellites.terms_of(draft.state) and prize_fund.sale_is_over(draft.state)):
        settle(draft, at)
        if is_over(draft.state):
            return draft.events
    last_hands.closing_hour(draft, at)
    if not hand_for_hand.is_live(draft.state) and not last_hands.people_play(draft.state):
        race_all(draft)
    draft.add(RoundStarted(state.round.number + 1, at))
    return draft.events


def close_round(state: EventState, at: int, draw: Draw | None) -> Decision:
    """Places the busts of the round, and settles the floor for the next one."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not state.round.open:
        return Refusal("no-round", "no round is open")
    busy = _busy_table(state)
    if busy:
        return Refusal(
            "hand-in-progress",
            f"table {busy} has not finished its hand of round {state.round.number}",
            facts=(("why", "round-open"), ("table", busy), ("round", state.round.number)),
        )
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    draft.add(RoundClosed(state.round.number, served_everywhere(state)))
    settle(draft, at, moves=not last_hands.people_play(draft.state))
    if not is_over(draft.state):
        hand_for_hand.after_hand(draft, at)
        for change in levels.after_round(draft.state, at):
            draft.add(change)
        last_hands.after_round(draft, at)
        if not awaits_count(draft.state, at):
            hand_for_hand.next_hand(draft, at)
    return draft.events


def advance_clock(state: EventState, at: int, draw: Draw | None) -> Decision:
    """Whatever is due by now: levels, breaks, the closing hour, the end of a day or of play; nothing may be."""
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    draft = Draft(state, draw)
    for change in levels.due(state, at):
        draft.add(change)
    if draw is None:
        last_hands.closing_hour(draft, at)
    else:
        last_hands.after_round(draft, at)
    stop_at_the_end(draft, at)
    return draft.events


def end_hand_for_hand(state: EventState, command: EndHandForHand, at: int, draw: Draw | None) -> Decision:
    """The director stops it; where people deal, the hand they are playing ends with it, and its busts are placed."""
    if not (hand_for_hand.is_live(state) and state.round.open) or _busy_table(state):
        return hand_for_hand.end(state, command, at)
    if draw is None:
        return DRAW_NEEDED
    draft = Draft(state, draw)
    draft.add(RoundClosed(state.round.number, served_everywhere(state)))
    ended = hand_for_hand.end(draft.state, command, at)
    if isinstance(ended, Refusal):
        return ended
    settle(draft, at)
    for event in ended:
        draft.add(event)
    return draft.events


def take_report(state: EventState, command: ReportHand, at: int, draw: Draw | None) -> Decision:
    """The result of a hand. Within a round the rest waits for its close; otherwise the floor is settled at once."""
    reported = report_hand(state, command)
    if isinstance(reported, Refusal):
        return reported
    if state.round.open:
        return (reported,)
    after = evolve(state, reported)
    if (not reported.busts and not _unsettled(after)) or rebuy_rights.awaited(after):
        return (reported,)
    draft = Draft(after, draw)
    settle(draft, at)
    return (reported, *draft.events)


def settle(draft: Draft, at: int, *, moves: bool = True) -> None:
    """Places, free seats, the prize pool, then the end of play or, if it goes on, final table, breaks and balance.

    Without ``moves`` everybody stays where he sits.
    """
    place_busts(draft, at)
    removals.carry_out(draft, at)
    prize_fund.seat_and_settle(draft, at)
    # Where people deal nobody has counted their chips, and they have to walk: the floor orders every move.
    moves = moves and not hand_for_hand.is_live(draft.state)
    if moves:
        satellites.leave_with_seats(draft, at)
    end_play(draft, at)
    if not is_over(draft.state):
        if moves:
            _seat_anew(draft)
        last_hands.end_day_if_played(draft, at)


def settle_between(draft: Draft, at: int) -> None:
    """``settle`` by something else than a hand or a round: where the software has dealt at no table nobody is moved."""
    settle(draft, at, moves=draft.state.floor.dealt)


def once_nobody_is_awaited(state: EventState, decided: Decision, at: int, draw: Draw | None) -> Decision:
    """Settles the floor with the command after which nobody is awaited any more, and the pool with the end of the sale.

    One may be awaited who has lost his chips: his rebuy or his no ends that, and so does the end of his right with a
    level, the sale or a ban. With as few left as the event ends with play waits as long as somebody may still enter; a
    satellite knows only then how many that are.
    """
    if isinstance(decided, Refusal) or state.phase is not Phase.PLAYING or state.round.open:
        return decided
    asked = bool(rebuy_rights.awaited(state))
    selling = prize_fund.is_selling(state)
    if not (asked or selling or prize_fund.is_alone(state)):
        return decided
    draft = Draft(state, draw)
    for event in decided:
        draft.add(event)
    after = draft.state
    if after.phase is not Phase.PLAYING or after.round.open or rebuy_rights.awaited(after):
        return decided
    over = selling and prize_fund.sale_is_over(after)
    nobody_comes = prize_fund.is_alone(after) or (over and satellites.terms_of(after) is not None)
    if asked or (nobody_comes and not _busy_table(after)):
        settle_between(draft, at)
    elif over and not _busy_table(after):
        prize_fund.seat_and_settle(draft, at)
    return draft.events


def end_with_count(state: EventState, decided: Decision, at: int, draw: Draw | None) -> Decision:
    """What follows a count: where people deal, that of everybody's chips ends an event whose last level is over.

    Not while a hand for hand is open, or somebody may still rebuy or enter: then it is a count like any other.
    """
    if isinstance(decided, Refusal):
        return decided
    draft = Draft(state, draw)
    for event in decided:
        draft.add(event)
    after = draft.state
    everybody = any(isinstance(one, ChipsCounted) and len(one.stacks) == after.floor.players for one in decided)
    if not everybody or not awaits_count(after, at) or after.round.open or rebuy_rights.awaited(after):
        return decided
    place_busts(draft, at)
    removals.carry_out(draft, at)
    prize_fund.seat_and_settle(draft, at)
    end_play(draft, at, counted=True)
    return draft.events


def _seat_anew(draft: Draft) -> None:
    draw_final_table(draft)
    break_tables(draft)
    balance(draft)


def end_play(draft: Draft, at: int, *, counted: bool = False) -> None:
    """Ends play if it is time and no pot waits. One player who is left waits as long as somebody may still enter.

    ``counted`` says that the record has everybody's chips as they lie on the tables.
    """
    state = draft.state
    if state.floor.players > 1 and carried_pots.any_waits(state):
        return
    if not closing_is_due(state, at, counted=counted) or (
        prize_fund.is_selling(state) and prize_fund.may_come(state, at)
    ):
        return
    prize_fund.settle_pool(draft, at, Why.PLAY_OVER)
    close_if_due(draft, at, counted=counted)


def _unsettled(state: EventState) -> bool:
    if state.round.busts or removals.is_due(state) or satellites.is_due(state):
        return True
    return is_uneven(state) or break_is_due(state) or final_table_is_due(state) or last_hands.all_played(state)


def _day_over(state: EventState) -> Refusal | None:
    day = state.clock.pace.day
    return (
        Refusal("day-over", f"day {day.number} is over: start the next one", facts=(("day", day.number),))
        if day.over
        else None
    )


def _busy_table(state: EventState) -> int:
    return next((table.number for table in state.floor.tables.values() if table.hand), 0)
