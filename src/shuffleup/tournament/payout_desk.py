"""Dividing the pool otherwise than announced, as long as nobody can gain or lose by it: until the bubble.

Refusals, in this order:

    reason-missing
    play-over, deal-made     nothing is left to be divided
    payouts-locked           the bubble is reached, by the old division or the new one
    payouts-not-fit          a satellite stays one, and no other event becomes one
    whatever ``payouts`` answers to a plan that divides no pool, or not the one that is settled
"""

from shuffleup.tournament import satellites
from shuffleup.tournament.definition import PayoutPlan, Seats
from shuffleup.tournament.draft import Decision, Draft
from shuffleup.tournament.payouts import fix_payouts, plan_of, unfit
from shuffleup.tournament.prize_commands import SetPayouts
from shuffleup.tournament.prize_events import PayoutsPlanned
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase


def set_payouts(state: EventState, command: SetPayouts, at: int) -> Decision:
    """Takes another division; where the pool is settled, the ladder is made of it at once."""
    refusal = _may_not_set(state, command)
    if refusal is not None:
        return refusal
    draft = Draft(state)
    draft.add(PayoutsPlanned(command.plan, command.reason, command.author, at))
    if state.cage.closed_at is not None:
        made = fix_payouts(draft.state)
        if isinstance(made, Refusal):
            return made
        if _locked(state, len(made.ladder)):
            return _too_late(state, len(made.ladder))
        draft.add(made)
    return draft.events


def _may_not_set(state: EventState, command: SetPayouts) -> Refusal | None:
    if not (command.reason.strip() and command.author.strip()):
        return Refusal(
            "reason-missing", "another division names its reason and who decides it", facts=(("why", "payouts"),)
        )
    # A division that does not fit its pool has left it open: without another one nobody could ever be paid.
    unsettled = state.phase is Phase.PLAYED_OUT and state.cage.closed_at is None
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED} and not unsettled:
        return Refusal("play-over", "play is over: the prizes stand")
    if state.outcome.deal.made is not None:
        return Refusal("deal-made", "a deal has been made: the prizes stand", facts=(("why", "prizes"),))
    if state.cage.closed_at is not None and _locked(state, 0):
        return _too_late(state, satellites.paid_places(state))
    return _unlike(plan_of(state), command.plan) or unfit(command.plan)


def _unlike(before: PayoutPlan, after: PayoutPlan) -> Refusal | None:
    if isinstance(before.table, Seats) is isinstance(after.table, Seats):
        return None
    stays = isinstance(before.table, Seats)
    what = "a satellite stays one" if stays else "this event is no satellite"
    why = "satellite" if stays else "no-satellite"
    return Refusal("payouts-not-fit", f"{what}: its seats decide when play ends", facts=(("why", why),))


def _locked(state: EventState, places: int) -> bool:
    """Is the next player out the last one unpaid, or is he paid already?"""
    if not state.floor.tables:
        return False
    paid = max(places, satellites.paid_places(state))
    return state.clock.pace.hand_for_hand is not None or satellites.standing(state) <= paid + 1


def _too_late(state: EventState, places: int) -> Refusal:
    players = satellites.standing(state)
    message = f"{players} players are left for {places} paid places: from the bubble on the prizes stand"
    return Refusal("payouts-locked", message, facts=(("players", players), ("places", places)))
