"""Random hands of every game that PokerKit has, or has the parts of, decision by decision and stack by stack."""

import os
import warnings
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.differences import RULES, reasons
from tests.games.pokerkit_twin import PEERS, Peer

HANDS = 10_000 if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" else 100


@pytest.fixture(autouse=True)
def quiet_pokerkit() -> Iterator[None]:
    """PokerKit warns of cards that it did not deal itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: f"{peer.game}-{peer.limit.value}")
def test_random_hands_end_with_the_same_stacks(peer: Peer) -> None:
    differing: Counter[str] = Counter()
    for seed in range(HANDS):
        differing.update(reasons(peer, seed))
    assert set(differing) <= set(RULES)
    assert differing["opener"] <= HANDS * 0.02
    assert differing["no low"] == 0 or peer.game in ("stud-8", "omaha-8")
