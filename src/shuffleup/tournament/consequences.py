"""What follows from each decision, in one list: after X comes Y.

A decider decides its own command. Everything that follows from it is listed here and happens in this order:

    bust → place → who was put out leaves → alternates sit down → pool settled → seats won → play over
         → next round of a shootout → final table → tables broken → tables balanced → day over

``AT_ONCE`` lists what comes right after an event, and ``AT_LAST`` what comes at the end of a command. Bounties are won
right after the events that win them. None of this needs a command of its own.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from shuffleup.tournament.decide import bounties, flights
from shuffleup.tournament.decide.days import closing_hour, end_day_if_played, end_of_round
from shuffleup.tournament.decide.draws import break_tables, draw_final_table, draw_next_round
from shuffleup.tournament.decide.ends import close_if_due, end_by_deal, stop_at_the_end
from shuffleup.tournament.decide.entry import seat_alternates
from shuffleup.tournament.decide.hand_for_hand import after_hand_for_hand, next_hand_everywhere
from shuffleup.tournament.decide.prizes import leave_with_seats
from shuffleup.tournament.decide.races import race_all
from shuffleup.tournament.decide.seats import balance_all
from shuffleup.tournament.decision import Draft, Rows
from shuffleup.tournament.facts.balance import break_is_due, final_table_is_due, is_uneven
from shuffleup.tournament.facts.bounties import takers
from shuffleup.tournament.facts.clock import awaits_count, closing_is_due, level_after_round
from shuffleup.tournament.facts.conduct import removal_is_due
from shuffleup.tournament.facts.ends import hand_for_hand_is_live, is_over
from shuffleup.tournament.facts.entry import entry_closed
from shuffleup.tournament.facts.fund import settle_pool
from shuffleup.tournament.facts.prizes import may_come, milestones_reached
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import (
    any_pot_waits,
    busy_table,
    last_hands_played,
    people_play_last_hands,
    pot_waits,
)
from shuffleup.tournament.facts.standing import (
    awaited_rebuys,
    bounty_terms,
    is_decided,
    is_selling,
    place_busts,
    sale_is_over,
    satellite_terms,
    seats_of,
    standing,
    table_of,
)
from shuffleup.tournament.words import events as e
from shuffleup.tournament.words.bounties import KnockedOut, KnockOut, KnockOutCounted, Taker
from shuffleup.tournament.words.chips import BagStacks, ChipsCounted, CountChips
from shuffleup.tournament.words.commands import AdvanceClock, CloseRound, Command, ReportHand, StartEvent, StartRound
from shuffleup.tournament.words.conduct import PenaltyGiven, PlayerRemoved, PlayerRetired
from shuffleup.tournament.words.entry import EntrySold, EntryVoided, StackSurrendered
from shuffleup.tournament.words.flights import FlightClosed, FlightTaken
from shuffleup.tournament.words.live import LiveHandReported, ReportBust
from shuffleup.tournament.words.prizes import DealMade
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState, Phase, Place, chair_of

Last: TypeAlias = Callable[[Draft, EventState], None]
"""What comes at the end of a command: the draft, and the state before the command."""


# ── what the floor settles ───────────────────────────────────────────────────────────────────────────────────────────


def _settle(draft: Draft, *, moves: bool = True) -> None:
    """Places, free seats and the prize pool, then the end of play or, if play goes on, final table, breaks and balance.

    Without ``moves`` every player stays where he sits.
    """
    place_busts(draft, draft.at)
    _let_go(draft)
    _seat_and_settle(draft)
    # Where people deal, nobody has counted their chips and they have to walk, so the floor orders every move.
    moves = moves and not hand_for_hand_is_live(draft.state)
    if moves:
        leave_with_seats(draft, draft.at)
    _end_play(draft)
    if is_over(draft.state):
        return
    if moves:
        draw_next_round(draft, draft.at)
        draw_final_table(draft)
        break_tables(draft)
        balance_all(draft)
    end_day_if_played(draft, draft.at)


def _settle_between(draft: Draft) -> None:
    """The same after anything but a hand or a round: where the software has not dealt a table, no player is moved."""
    _settle(draft, moves=draft.state.floor.dealt)


def _let_go(draft: Draft) -> None:
    """Takes the players who are to leave out of the event. Players who bust and have no place yet are placed first."""
    for removal in draft.state.conduct.removals:
        if draft.state.round.busts:
            return
        table = table_of(draft.state, removal.player)
        if table is None or draft.state.floor.players == 1:  # everybody else is out: he has the first place
            draft.add(PlayerRemoved(removal.player, 0, 0, removal.sanction))
        elif not table.hand and not pot_waits(table):
            stack = chair_of(table, removal.player).stack
            rule = rule_of(draft.state, "penalty_scale") if removal.sanction else ""
            draft.add(PlayerRemoved(removal.player, table.number, stack, removal.sanction, rule))
            place = Place(removal.player, standing(draft.state) + 1, 1, draft.at)
            draft.add(e.PlayersPlaced((place,)))


def _seat_and_settle(draft: Draft) -> None:
    """What the cage does between hands: alternates take the free seats, and the pool is settled in time."""
    if draft.state.cage.waiting and entry_closed(draft.state, draft.at) is None:
        seat_alternates(draft, draft.at)
    if sale_is_over(draft.state, draft.at):
        _settle_pool(draft, Reason.LEVEL_OVER)


def _settle_pool(draft: Draft, reason: Reason) -> None:
    """Settles the pool if it is not settled. A pool that no ladder fits stays open, for the director to close."""
    if is_selling(draft.state):
        settle_pool(draft, draft.at, reason)


def _end_play(draft: Draft, *, counted: bool = False) -> None:
    """Ends play if it is time and no pot waits. A single player left waits as long as somebody may still enter.

    ``counted`` says that the record has everybody's chips as they lie on the tables.
    """
    state = draft.state
    if not closing_is_due(state, draft.at, counted=counted) or (is_selling(state) and may_come(state, draft.at)):
        return
    if state.floor.players > 1 and any_pot_waits(state):
        return
    _settle_pool(draft, Reason.PLAY_OVER)
    close_if_due(draft, draft.at, counted=counted)


# ── right behind an event ────────────────────────────────────────────────────────────────────────────────────────────


def _after_hand(draft: Draft, _before: EventState, event: e.HandReported) -> None:
    """Within a round the rest waits until it closes; otherwise the floor is settled at once."""
    state = draft.state
    if not state.round.open and (event.busts or _unsettled(state)) and not awaited_rebuys(state):
        _settle(draft)


def _unsettled(state: EventState) -> bool:
    if state.round.busts or removal_is_due(state) or milestones_reached(state):
        return True
    return is_uneven(state) or break_is_due(state) or final_table_is_due(state) or last_hands_played(state)


def _after_bust(draft: Draft, _before: EventState, _event: LiveHandReported) -> None:
    """Where people deal, no player is moved, and the end of the day is not counted in single hands."""
    told = draft.command
    if draft.state.round.open or awaited_rebuys(draft.state) or not isinstance(told, ReportBust):
        return
    place_busts(draft, min(told.told_at or draft.at, draft.at), told.before)
    _let_go(draft)
    _seat_and_settle(draft)
    _end_play(draft)


def _after_count(draft: Draft, _before: EventState, _event: ChipsCounted) -> None:
    """Where people deal, only a count shows who has reached the milestone of a satellite."""
    state = draft.state
    if isinstance(draft.command, CountChips) and milestones_reached(state) and not state.round.open:
        leave_with_seats(draft, draft.at)
        _end_play(draft)


def _after_conduct(draft: Draft, before: EventState, event: PenaltyGiven | PlayerRetired) -> None:
    """A player who is to leave goes now, unless a hand, a round or somebody's unanswered rebuy is in the way."""
    state = draft.state
    table = table_of(before, event.sanction.player if isinstance(event, PenaltyGiven) else event.player)
    if removal_is_due(state) and not (state.round.open or (table and table.hand) or awaited_rebuys(state)):
        _settle_between(draft)


def _after_deal(draft: Draft, before: EventState, _event: DealMade) -> None:
    """Ends play if the players have divided everything; they are placed by their chips."""
    deal = before.outcome.deal.proposed
    if deal is not None and not (any(deal.play_for) or deal.play_on):
        end_by_deal(draft, draft.at)


# ── knock-outs ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _knocked_out(draft: Draft, before: EventState, event: e.HandReported) -> None:
    """Who knocked whom out."""
    command = draft.command
    assert isinstance(command, ReportHand), "hands are reported by nothing else"
    if event.busts:
        outs = [
            KnockOut(bust.player, event.table, event.hand, takers(command.result, bust.player)) for bust in event.busts
        ]
        draft.add(KnockedOut(tuple(outs)))


def _knocked_out_live(draft: Draft, _before: EventState, event: LiveHandReported) -> None:
    """Who knocked whom out where people deal; if nobody is named, the floor is asked once the places are known."""
    by = tuple([Taker(player, 1) for player in event.by])
    draft.add(KnockedOut(tuple([KnockOut(bust.player, event.table, event.hand, by) for bust in event.busts])))


def _count_placed(draft: Draft, before: EventState, event: e.PlayersPlaced) -> None:
    """A player who bust and is out for good counts for those who knocked him out."""
    out = {place.player for place in event.places}
    for player in [name for name in before.bounties.waiting if name in out]:
        _count(draft, player)


def _count_re_entered(draft: Draft, before: EventState, event: EntrySold) -> None:
    """A player who enters again before he was placed has been knocked out too."""
    if event.entry.player in before.bounties.waiting:
        _count(draft, event.entry.player)


def _count(draft: Draft, player: str) -> None:
    by = draft.state.bounties.waiting[player].by
    draft.add(KnockOutCounted(player, tuple([taker.player for taker in by])))


# ── at the end of a command ──────────────────────────────────────────────────────────────────────────────────────────


def _end_with_seats(draft: Draft, _before: EventState) -> None:
    """A satellite with a seat for everybody is over at its start: a hand would only move the money beside the seats."""
    if seats_of(draft.state):
        _end_play(draft)


def _due_before_round(draft: Draft, _before: EventState) -> None:
    if draft.state.round.busts or (satellite_terms(draft.state) and sale_is_over(draft.state, draft.at)):
        _settle(draft)


def _begin_round(draft: Draft, before: EventState) -> None:
    """Removed chips are raced off everywhere first."""
    if is_over(draft.state):
        return
    closing_hour(draft, draft.at)
    if not hand_for_hand_is_live(draft.state) and not people_play_last_hands(draft.state):
        race_all(draft)
    draft.add(e.RoundStarted(before.round.number + 1, draft.at))


def _between_rounds(draft: Draft, _before: EventState) -> None:
    if is_over(draft.state):
        return
    after_hand_for_hand(draft, draft.at)
    draft.take(level_after_round(draft.state, draft.at))
    end_of_round(draft, draft.at)
    if not awaits_count(draft.state, draft.at):
        next_hand_everywhere(draft, draft.at)


def _end_with_count(draft: Draft, _before: EventState) -> None:
    """Where people deal, the count of everybody's chips ends an event whose last level is over.

    Not while a hand for hand is open, or somebody may still rebuy or enter: then it is a count like any other.
    """
    after = draft.state
    everybody = any(isinstance(one, ChipsCounted) and len(one.stacks) == after.floor.players for one in draft.events)
    if not everybody or not awaits_count(after, draft.at) or after.round.open or awaited_rebuys(after):
        return
    place_busts(draft, draft.at)
    _let_go(draft)
    _seat_and_settle(draft)
    _end_play(draft, counted=True)


def _once_nobody_is_awaited(draft: Draft, before: EventState) -> None:
    """Settles the floor once no rebuy is awaited any more, and the pool once nothing more is sold.

    A player who has lost his chips may be awaited until he rebuys, declines, or loses the right to: with a level, the
    end of the sale or a ban. When few enough players are left for the event to end, play waits while somebody may still
    enter; only after that does a satellite know how many that is.
    """
    if before.phase is not Phase.PLAYING or before.round.open:
        return
    asked = bool(awaited_rebuys(before))
    selling = is_selling(before)
    after = draft.state
    if not (asked or selling or is_decided(before)) or after.phase is not Phase.PLAYING or after.round.open:
        return
    if awaited_rebuys(after):
        return
    over = selling and sale_is_over(after, draft.at)
    nobody_comes = is_decided(after) or (over and satellite_terms(after) is not None)
    if asked or (nobody_comes and not busy_table(after)):
        _settle_between(draft)
    elif over and not busy_table(after):
        _seat_and_settle(draft)


# ── the list ─────────────────────────────────────────────────────────────────────────────────────────────────────────

FLOOR: Rows = {
    e.HandReported: (_after_hand,),
    LiveHandReported: (_after_bust,),
    e.RoundClosed: (lambda draft, *_: _settle(draft, moves=not people_play_last_hands(draft.state)),),
    ChipsCounted: (_after_count,),
    PenaltyGiven: (_after_conduct,),
    PlayerRetired: (_after_conduct,),
    EntryVoided: (lambda draft, *_: seat_alternates(draft, draft.at),),
    DealMade: (_after_deal,),
}
KNOCK_OUTS: Rows = {
    e.HandReported: (_knocked_out,),
    LiveHandReported: (_knocked_out_live,),
    e.PlayersPlaced: (_count_placed,),
    EntrySold: (_count_re_entered,),
}
BOUNTIES: Rows = {
    e.HandReported: (_knocked_out, bounties.win_loose),
    LiveHandReported: (_knocked_out_live,),
    e.PlayersPlaced: (bounties.settle_placed, bounties.fill_if_due),
    EntrySold: (bounties.settle_re_entered,),
    EntryVoided: (bounties.take_back_put,),
    e.PayoutsFixed: (bounties.fill_if_due,),
    PlayerRemoved: (bounties.leave_bounty,),
    StackSurrendered: (bounties.leave_bounty,),
    e.PlayEnded: (bounties.keep_bounties,),
    FlightClosed: (flights.hand_over_bounties,),
    FlightTaken: (flights.take_bounties,),
    e.SeatsDrawn: (flights.forgo_bounties,),
}


def _after(first: Rows, then: Rows) -> Rows:
    return {kind: (*first.get(kind, ()), *then.get(kind, ())) for kind in (*first, *then)}


_WITH_BOUNTIES, _WITHOUT = _after(BOUNTIES, FLOOR), _after(KNOCK_OUTS, FLOOR)

AT_LAST: Mapping[type[Command], tuple[Last, ...]] = {
    StartEvent: (_end_with_seats,),
    StartRound: (_due_before_round, _begin_round),
    CloseRound: (_between_rounds,),
    AdvanceClock: (
        lambda draft, _before: (end_of_round if draft.has_draw else closing_hour)(draft, draft.at),
        lambda draft, _before: stop_at_the_end(draft, draft.at),
    ),
    CountChips: (_end_with_count,),
    BagStacks: (_end_with_count,),
}


def at_once(state: EventState) -> Rows:
    """What comes right after which event; knock-outs are counted in events without bounties too."""
    return _WITH_BOUNTIES if bounty_terms(state) else _WITHOUT


def at_last(draft: Draft, before: EventState) -> None:
    """Adds what comes at the end of a command."""
    assert draft.command is not None
    for follow in AT_LAST.get(type(draft.command), ()):
        follow(draft, before)
    _once_nobody_is_awaited(draft, before)
