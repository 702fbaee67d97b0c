"""Settling the prize pool when nothing more is sold: retention, guarantee, tax, then the ladder.

pool collected   shares of buy-ins, rebuys and add-ons
- retention      a share of the pool collected, rounded down (MED-19)
+ overlay        what the guarantee lacks
= prizes
"""

from shuffleup.answer import UNSAID, Refusal, Why
from shuffleup.tournament.decision import Draft
from shuffleup.tournament.evolve.apply import evolve
from shuffleup.tournament.facts.prizes import fix_payouts, pool_cents, tax_base
from shuffleup.tournament.facts.rebuys import alternate_released
from shuffleup.tournament.words.entry import RegistrationClosed
from shuffleup.tournament.words.events import PayoutsFixed
from shuffleup.tournament.words.money import OVERLAY, POOL, RETENTION, TAX, TAX_DUE, LedgerPosting, transfer
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import WHOLE


def settle_pool(draft: Draft, at: int, reason: Why, author: str = "") -> Refusal | None:
    """Refunds waiting alternates, fixes the pool, and makes the ladder from it.

    Nothing is settled if no ladder can be made of it: then the director has to close the registration.
    """
    branch = draft.branch()
    for alternate in draft.state.cage.waiting:
        branch.add(alternate_released(alternate, Reason.REGISTRATION_CLOSED, author, at))
    branch.add(RegistrationClosed(at, reason, author, _settlement(branch.state)))
    payouts = fix_payouts(branch.state)
    if isinstance(payouts, Refusal):
        return payouts
    branch.add(payouts)
    draft.join(branch)
    return None


def pool_fits(state: EventState) -> bool:
    """Could the pool be divided as announced if it were settled now?"""
    return settle_pool(Draft(state), 0, UNSAID) is None


def prizes_if_closed(state: EventState) -> PayoutsFixed | Refusal:
    """The ladder as it would be if nothing more were sold: after the league's share, and up to the guarantee."""
    closed = evolve(state, RegistrationClosed(0, UNSAID, "", _settlement(state)))
    return fix_payouts(closed)


def _settlement(state: EventState) -> tuple[LedgerPosting, ...]:
    money = state.definition.money
    collected = pool_cents(state)
    retained = collected * money.shares.league // WHOLE
    missing = max(0, money.guarantee_cents - (collected - retained))
    tax = tax_base(state) * money.shares.tax // WHOLE
    return (*transfer(RETENTION, POOL, retained), *transfer(POOL, OVERLAY, missing), *transfer(TAX_DUE, TAX, tax))
