"""Hand for hand: on the bubble every table plays one hand and waits for the others (RP-8, PSLive 23, FIGP 60).

    announced ──► hands in progress are finished ──► one hand at every table ──► closed ──┐
                                                     ▲                                    │
                                                     └──────── the money not reached ─────┘

A player who busts after the announcement is ranked with all who bust in the same hand: hands in progress at that moment
count as one. A called all-in waits face down until the other tables are done. The clock stands still and loses some
minutes with every hand.

Where people deal, the software sees no hand begin. A round is open from the announcement on, and each close begins the
next: a hand needs only one word from the floor, "the hand is over at every table".
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.event import HandForHandAllIn
from shuffleup.tournament.decision import DRAW_NEEDED, Draft, Events
from shuffleup.tournament.evolve.conduct import served_everywhere
from shuffleup.tournament.facts.clock import MINUTE, catch_up
from shuffleup.tournament.facts.ends import hand_for_hand_is_live, yet_to_begin
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import busy_table, unknown_table
from shuffleup.tournament.facts.standing import paid_places, place_busts, standing
from shuffleup.tournament.words import clock as e
from shuffleup.tournament.words.clock import AnnounceHandForHand, EndHandForHand, HoldAllIn, ReleaseTable
from shuffleup.tournament.words.events import RoundClosed, RoundStarted
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState, Phase


def announce_hand_for_hand(draft: Draft, command: AnnounceHandForHand, at: int) -> Refusal | None:
    """From now on one hand at a time. The hands in progress become a round: their busts count as simultaneous."""
    state = draft.state
    if state.hand_for_hand:
        return refuse("hand-for-hand", why="already")
    paid, players = paid_places(state), standing(state)
    if not paid:
        return refuse("prizes-not-fixed")
    if players <= paid:
        return refuse("in-the-money", players=players, paid=paid)
    policy = state.policy.event
    minutes = command.minutes or policy.h4h_minutes_per_hand
    if not 0 < minutes <= policy.h4h_minutes_max:
        facts = (("most", policy.h4h_minutes_max),)
        return Refusal("too-many-minutes", rule_of(state, "h4h_minutes_max"), (*facts, ("minutes", minutes)))
    begun = busy_table(state) > 0 or state.round.open
    live = command.live and not begun
    finishing = live or begun
    rule = rule_of(state, "h4h_called_all_in")
    announced = e.HandForHandAnnounced(at, players, paid, minutes, finishing, rule, live)
    begins = finishing and not state.round.open
    if begins:  # players who lost their chips earlier are out earlier: a round begins with nobody waiting for a place
        place_busts(draft, at)
    catch_up(draft, at)
    draft.add(announced)
    if begins:
        draft.add(RoundStarted(state.round.number + 1, at))
    return None


def end_hand_for_hand(draft: Draft, command: EndHandForHand, at: int) -> Refusal | None:
    """The director stops it; where people deal, the hand being played ends with it, and its busts are placed."""
    state = draft.state
    if not (hand_for_hand_is_live(state) and state.round.open) or busy_table(state):
        return draft.take(_end_between_hands(state, command, at))
    if not draft.has_draw:
        return DRAW_NEEDED
    if not (command.reason and command.author):
        return refuse("no-reason", why="hand-for-hand")
    draft.add(RoundClosed(state.round.number, served_everywhere(state)))
    draft.add(e.HandForHandEnded(at, command.reason, command.author))
    return None


def _end_between_hands(state: EventState, command: EndHandForHand, at: int) -> Events | Refusal:
    """The director stops it between two hands, before the money is reached."""
    current = state.hand_for_hand
    if current is None:
        return refuse("no-hand-for-hand")
    if not command.reason or not command.author:
        return refuse("no-reason", why="hand-for-hand")
    if state.round.open:
        return refuse("round-open", round=state.round.number)
    return (e.HandForHandEnded(at, command.reason, command.author),)


def next_hand_everywhere(draft: Draft, at: int) -> None:
    """Where people deal, every table begins its next hand when the last one is over everywhere."""
    state = draft.state
    if state.phase is not Phase.PLAYING or not hand_for_hand_is_live(state) or state.day.over:
        return
    catch_up(draft, at)
    draft.add(RoundStarted(state.round.number + 1, at))


def hold_all_in(state: EventState, command: HoldAllIn) -> Events | Refusal:
    """Reports a called all-in: the table waits."""
    current = state.hand_for_hand
    if current is None:
        return refuse("no-hand-for-hand")
    table = state.floor.tables.get(command.table)
    if table is None:
        return unknown_table(state, command.table)
    if not table.hand:
        return refuse("no-hand", table=table.number)
    if table.number in current.held or table.number in current.released:
        return refuse("all-in-held", why="known", table=table.number)
    return (e.AllInHeld(table.number, table.hand, rule_of(state, "h4h_called_all_in")),)


def release_table(state: EventState, command: ReleaseTable, at: int) -> Events | Refusal:
    """Lets a held all-in play out: when every other table is done and, where the book says so, one after the other.

    A table is done when it has finished its hand of the round or is held itself (PSLive 23a, FIGP 60a).
    """
    current = state.hand_for_hand
    if current is None:
        return refuse("no-hand-for-hand")
    table = state.floor.tables.get(command.table)
    if table is None:
        return unknown_table(state, command.table)
    if table.number not in current.held:
        return refuse("not-held", table=table.number)
    rule = rule_of(state, "h4h_called_all_in")
    playing = [other.number for other in state.floor.tables.values() if other.hand and other.number not in current.held]
    going_on = [number for number in playing if number in current.released]
    for number in playing:
        if number not in going_on:
            return refuse("tables-playing", rule, table=number, waiting=table.number)
    if late := yet_to_begin(state, at):
        return refuse("tables-playing", rule, why="not-begun", table=late[0], waiting=table.number)
    if going_on and state.policy.event.h4h_called_all_in is HandForHandAllIn.FACE_DOWN_SEQUENTIAL:
        return refuse("one-at-a-time", rule, table=going_on[0])
    return (e.TableReleased(table.number, table.hand),)


def after_hand_for_hand(draft: Draft, at: int) -> None:
    """Takes the hand's minutes off the clock, and ends it once the money is reached."""
    state = draft.state
    current = state.hand_for_hand
    if current is None:
        return
    if state.clock.stopped_at:
        minutes = current.minutes
        draft.add(e.HandDeducted(minutes, state.clock.stopped_at + minutes * MINUTE))
    if standing(state) <= current.paid:
        catch_up(draft, at)
        draft.add(e.HandForHandEnded(at, Reason.IN_THE_MONEY))
