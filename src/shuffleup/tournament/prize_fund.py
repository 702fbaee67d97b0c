"""Settling the prize pool when nothing more is sold: the league's retention, the guarantee, the tax, then the ladder.

pool collected   shares of buy-ins, rebuys and add-ons
- retention      a share of the pool collected, rounded down (MED-19)
+ overlay        what is missing to the guarantee
= prizes
"""

from shuffleup.tournament import admission, levels, satellites
from shuffleup.tournament.cage_commands import CloseRegistration
from shuffleup.tournament.cage_events import RegistrationClosed
from shuffleup.tournament.cage_state import Posting
from shuffleup.tournament.draft import Decision, Draft
from shuffleup.tournament.entries import released, seat_alternates
from shuffleup.tournament.events import PayoutsFixed
from shuffleup.tournament.evolve import evolve
from shuffleup.tournament.ledger import (
    FEES,
    HOUSE,
    ORGANISATION,
    OVERLAY,
    POOL,
    RETENTION,
    TAX,
    TAX_DUE,
    balance,
    move,
)
from shuffleup.tournament.money_terms import WHOLE, MoneyTerms
from shuffleup.tournament.payouts import fix_payouts
from shuffleup.tournament.reasons import Why
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase


def pool(state: EventState) -> int:
    """What stands in the prize pool now, in cents."""
    return -balance(state.cage.ledger, POOL)


def tax_base(state: EventState) -> int:
    """Fees and what is not prizes, less the estimated cost of hospitality (MED-4), in cents."""
    ledger = state.cage.ledger
    not_prizes = -balance(ledger, HOUSE) - balance(ledger, ORGANISATION)
    return -balance(ledger, FEES) + not_prizes - not_prizes * _money(state).bands.hospitality // WHOLE


def is_selling(state: EventState) -> bool:
    """May the pool of an event in play still grow?"""
    return state.cage.closed_at is None


def sale_is_over(state: EventState) -> bool:
    """Has the last level begun after which nothing is sold, and the pool is not settled yet?"""
    return is_selling(state) and state.clock.number > last_level(_money(state))


def last_level(money: MoneyTerms) -> int:
    """The last level in which anything is sold; 0 if the sale ends when play begins."""
    stages = [money.admission.until_level]
    stages += [stage.until_level for stage in (money.rebuy, money.add_on) if stage is not None]
    return max(stages)


def is_alone(state: EventState) -> bool:
    """Are so few players left that play would end?"""
    return satellites.is_decided(state)


def may_come(state: EventState, at: int) -> bool:
    """May somebody still enter, so that play waits for him even if one player is left?

    Not in a level that stays on for ever: then the last player has won.
    """
    return bool(admission.closed(state, at) is None and last_level(_money(state)) and levels.next_step(state))


def settle_pool(draft: Draft, at: int, reason: Why) -> None:
    """Settles the pool if it is not. A ladder that cannot be made of it leaves it open, for the director to close."""
    events = settled(draft.state, at, reason, "") if is_selling(draft.state) else ()
    for event in () if isinstance(events, Refusal) else events:
        draft.add(event)


def seat_and_settle(draft: Draft, at: int) -> None:
    """What the cage does between hands: alternates take the seats that are free, and the pool is settled in time."""
    if draft.state.cage.waiting and admission.closed(draft.state, at) is None:
        seat_alternates(draft, at)
    if sale_is_over(draft.state):
        settle_pool(draft, at, Why.LEVEL_OVER)


def close_registration(state: EventState, command: CloseRegistration, at: int) -> Decision:
    """Settles the pool by the director's decision."""
    if state.phase in {Phase.REGISTERING, Phase.FINISHED}:
        return Refusal(
            "not-seated",
            f"registration is closed once the seats are drawn: it is {state.phase.value}",
            facts=(("why", "registration"), ("phase", state.phase.value)),
        )
    if not is_selling(state):
        return Refusal("registration-closed", "registration is closed already", facts=(("why", "already"),))
    return admission.unexplained(command.reason, command.author) or settled(state, at, command.reason, command.author)


def fits(state: EventState) -> bool:
    """Can the pool be divided as it was announced, were it settled now?"""
    return not isinstance(settled(state, 0, "", ""), Refusal)


def prizes_if_closed(state: EventState) -> PayoutsFixed | Refusal:
    """The ladder as it would be if nothing more were sold: after the league's share, up to the guarantee."""
    closed = evolve(state, RegistrationClosed(0, "", "", _settlement(state)))
    return fix_payouts(closed)


def settled(state: EventState, at: int, reason: str, author: str) -> Decision:
    """Alternates go home with their money, the pool is what it is, and the ladder is made of it."""
    draft = Draft(state)
    for alternate in state.cage.waiting:
        draft.add(released(alternate, Why.REGISTRATION_CLOSED, author, at))
    draft.add(RegistrationClosed(at, reason, author, _settlement(draft.state)))
    payouts = fix_payouts(draft.state)
    if isinstance(payouts, Refusal):
        return payouts
    draft.add(payouts)
    return draft.events


def _settlement(state: EventState) -> tuple[Posting, ...]:
    money = _money(state)
    collected = pool(state)
    retained = collected * money.shares.league // WHOLE
    missing = max(0, money.guarantee_cents - (collected - retained))
    tax = tax_base(state) * money.shares.tax // WHOLE
    return (*move(RETENTION, POOL, retained), *move(POOL, OVERLAY, missing), *move(TAX_DUE, TAX, tax))


def _money(state: EventState) -> MoneyTerms:
    return state.opening.definition.money
