"""A run in which rebuys, the add-on and re-entries are sold."""

import pytest
from msgspec.structs import replace

from shuffleup.projections.ledger import ledger, postings_of
from shuffleup.service.simulate import Entrants
from shuffleup.store.memory import MemoryStore
from shuffleup.tournament.words.entry import PurchaseKind
from shuffleup.tournament.words.state import Phase
from shuffleup.tournament.words.terms import Admission, MoneyTerms, PrizeShares
from tests.service.club import EVENT, club, played, told
from tests.tournament.offers import a_rebuy, an_add_on, until

REBUYS = a_rebuy(cents=4_000, chips=1_500, until_level=1, most=1)
ADD_ON = an_add_on(cents=2_000, chips=3_000, from_level=2, until_level=2)
SHARES = PrizeShares(buy_ins=9_000, league=500)


def rebuy_night(admission: Admission) -> Entrants:
    entrants = club(12)
    money = MoneyTerms(
        admission=admission, offers=(REBUYS, ADD_ON), shares=SHARES, guarantee_cents=70_000, methods=("card",)
    )
    return replace(entrants, definition=replace(entrants.definition, money=money))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_run_sells_what_the_event_offers_and_its_ledger_closes(seed: int) -> None:
    store = MemoryStore()
    checks = ("age", "banned-register")
    done = played(store, rebuy_night(Admission(late=until(4), re_entries=1, cap=12, checks=checks)), seed)
    state = done.state
    kinds = [one.kind for one in state.cage.purchases]
    assert {PurchaseKind.REBUY, PurchaseKind.ADD_ON} <= set(kinds)
    assert any(entry.re_entry for entry in state.entries)
    assert len(state.cage.checks) == 24
    assert (state.phase, ledger(state).closes) == (Phase.FINISHED, True)
    assert (
        state.chips.in_play
        == 1_500 * (len(state.entries) + kinds.count(PurchaseKind.REBUY))
        + 3_000 * kinds.count(PurchaseKind.ADD_ON)
        + state.chips.raced
    )
    rows = told(lambda: store.read(EVENT))
    assert len([event for row in rows for event in row.events if postings_of(event)]) == state.cage.ledger.transactions
