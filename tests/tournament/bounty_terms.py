"""Bounties of each kind, pots as they are won, and what must hold of the heads."""

from random import Random

from shuffleup.table.plan import HandPlan
from shuffleup.table.result import HandResult, PotResult
from shuffleup.tournament.words.money import BOUNTIES, balance_of
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import BountyKind, BountyTerms
from tests.tournament.room import a_pot

FIXED = BountyTerms(kind=BountyKind.FIXED, cents=2_000)
HALVES = BountyTerms(kind=BountyKind.PROGRESSIVE, cents=2_500, unit_cents=500)
MYSTERY = BountyTerms(kind=BountyKind.MYSTERY, cents=2_000, unit_cents=100, from_players=5, envelopes=(4_000, 2_000))


def whole(_event: object, state: EventState) -> None:
    """What came in is what stands somewhere or was won, and the ledger says the same."""
    book = state.bounties
    held = sum(book.heads.values()) + sum(one.cents for one in book.loose)
    held += sum(book.envelopes) + book.mystery.purse
    assert book.posted == held + sum(book.won.values())
    assert -balance_of(state.cage.ledger, BOUNTIES) == held
    assert sum(state.cage.ledger.balances.values()) == 0
    assert all(head > 0 for head in book.heads.values())


def with_pots(plan: HandPlan, dice: Random) -> HandResult:
    """A pot as ``a_pot`` makes it, told with its pots: each loser's chips are a pot of his own with the winner."""
    result = a_pot(plan, dice)
    winners = [seat for seat, one in enumerate(result.seats) if (one.finished or 0) > one.started]
    if not winners:
        return result
    winner = winners[0]
    layers = sorted({one.started - (one.finished or 0) for one in result.seats if one.started > (one.finished or 0)})
    pots: list[PotResult] = []
    below = 0
    for layer in layers:
        inside = tuple(
            [s for s, one in enumerate(result.seats) if s == winner or one.started - (one.finished or 0) >= layer]
        )
        amount = (layer - below) * len(inside)
        pots.insert(0, PotResult(amount, inside, ((winner, amount),)))
        below = layer
    return HandResult(result.hand, result.seats, tuple(pots), result.carry)
