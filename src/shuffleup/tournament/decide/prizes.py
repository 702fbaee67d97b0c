"""Dividing the pool otherwise than announced, while nobody can gain or lose by it: until the bubble.

Refusals, in this order:

    reason-missing
    play-over, deal-made     nothing is left to be divided
    payouts-locked           the bubble is reached, by the old division or the new one
    payouts-not-fit          a satellite stays one, and no other event becomes one
    what ``facts.prizes`` answers to a plan that divides no pool, or not the one that is settled

of awarding: not-played-out, paid-later, pool-open; of closing the registration: not-seated, registration-closed.
"""

from collections.abc import Sequence

from shuffleup.answer import Refusal, refuse
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.facts import prizes as facts
from shuffleup.tournament.facts.bounties import unnamed_knock_out
from shuffleup.tournament.facts.entry import unexplained_decision
from shuffleup.tournament.facts.fund import settle_pool
from shuffleup.tournament.facts.standing import bounty_terms, is_selling, paid_places, satellite_terms, standing
from shuffleup.tournament.words.definition import PayoutPlan, Seats
from shuffleup.tournament.words.entry import CloseRegistration
from shuffleup.tournament.words.events import PrizesAwarded
from shuffleup.tournament.words.prizes import MilestoneReached, PayoutsPlanned, SetPayouts
from shuffleup.tournament.words.state import Award, EventState, Phase
from shuffleup.tournament.words.terms import Flight


def _money_awarded(state: EventState) -> Sequence[Award] | Refusal:
    """Pays every place its prize; players who share a place pool the prizes of as many places and divide them.

    What a deal has divided comes on top of what was still played for.
    """
    if state.phase is not Phase.PLAYED_OUT:
        return refuse("not-played-out", phase=state.phase.value)
    if isinstance(state.definition.part, Flight):
        return refuse("paid-later")
    if state.cage.closed_at is None:
        return refuse("pool-open")
    return facts.awards_due(state)


def set_payouts(draft: Draft, command: SetPayouts, at: int) -> Refusal | None:
    """Takes another division; if the pool is settled, the ladder is made from it at once."""
    state = draft.state
    if refusal := _may_not_set(state, command):
        return refusal
    draft.add(PayoutsPlanned(command.plan, command.reason, command.author, at))
    if state.cage.closed_at is not None:
        made = facts.fix_payouts(draft.state)
        if isinstance(made, Refusal):
            return made
        if plan_is_locked(state, len(made.ladder)):
            return _too_late(state, len(made.ladder))
        draft.add(made)
    return None


def _may_not_set(state: EventState, command: SetPayouts) -> Refusal | None:
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="payouts")
    # A division that does not fit its pool has left it open: without another division nobody could ever be paid.
    unsettled = state.phase is Phase.PLAYED_OUT and state.cage.closed_at is None
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED} and not unsettled:
        return refuse("play-over")
    if state.outcome.deal.made is not None:
        return refuse("deal-made", why="prizes")
    if state.cage.closed_at is not None and plan_is_locked(state, 0):
        return _too_late(state, paid_places(state))
    return _unlike(facts.payout_plan(state), command.plan) or facts.unfit_plan(command.plan)


def _unlike(before: PayoutPlan, after: PayoutPlan) -> Refusal | None:
    if isinstance(before.table, Seats) is isinstance(after.table, Seats):
        return None
    stays = isinstance(before.table, Seats)
    why = "satellite" if stays else "no-satellite"
    return refuse("payouts-not-fit", why=why)


def plan_is_locked(state: EventState, places: int) -> bool:
    """Is the next player out the bubble, or already paid?"""
    if not state.floor.tables:
        return False
    paid = max(places, paid_places(state))
    return state.hand_for_hand is not None or standing(state) <= paid + 1


def _too_late(state: EventState, places: int) -> Refusal:
    players = standing(state)
    return refuse("payouts-locked", players=players, places=places)


def award_prizes(state: EventState, at: int) -> Events | Refusal:
    """The awards of the event, as seats in a satellite. Where there are bounties, only once all of them are known."""
    due = _money_awarded(state)
    if isinstance(due, Refusal):
        return due
    unnamed = unnamed_knock_out(state.bounties) if bounty_terms(state) else None
    return unnamed or (PrizesAwarded(tuple(facts.as_seats(state, due)), at),)


def close_registration(draft: Draft, command: CloseRegistration, at: int) -> Refusal | None:
    """Settles the pool by the director's decision."""
    state = draft.state
    if state.phase in {Phase.REGISTERING, Phase.FINISHED}:
        return refuse("not-seated", why="registration", phase=state.phase.value)
    if not is_selling(state):
        return refuse("registration-closed", why="already")
    unexplained = unexplained_decision(command.reason, command.author)
    return unexplained or settle_pool(draft, at, command.reason, command.author)


def leave_with_seats(draft: Draft, at: int) -> None:
    """Players who have reached the milestone leave, most chips first, as long as there are seats."""
    table = satellite_terms(draft.state)
    if table is None:
        return
    for where, chair in facts.milestones_reached(draft.state):
        draft.add(MilestoneReached(chair.player, where.number, chair.stack, table.milestone_chips, at))
