"""As many hands can be played here as in PokerKit, in every game it has: each legal act of each position is compared.

Of a draw only the number of cards counts as an act: which cards go changes nothing that may be done after. Stacks are
short, so that the trees end, and such that no all-in is less than a full bet, which the rulebooks see otherwise
(``tests/counts`` has those).
"""

import random
import warnings
from collections.abc import Hashable, Iterator
from copy import copy

import pytest

from shuffleup.games.catalogue import variant
from shuffleup.hand.actions import Action, Call, Check, Discard, Fold, RaiseTo
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound, Drawing
from shuffleup.rulebooks.catalogue import resolved
from tests.counts.pokerkit_tree import fork
from tests.games.pokerkit_twin import PEERS, Twin
from tests.games.random_hands import dealt


@pytest.fixture(autouse=True)
def quiet_pokerkit() -> Iterator[None]:
    """PokerKit warns of cards that it did not deal itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def moves(twin: Twin) -> list[Action]:
    """Every legal act here, after both engines have been found to agree on them."""
    hand = twin.hand
    state = hand.state
    if isinstance(state, Drawing):
        assert twin.state.stand_patter_or_discarder_index == state.turn
        held = twin.state.hole_cards[state.turn]
        assert len(held) == len(state.felt.cards.holes[state.turn])
        numbers = range(len(held) + 1)
        assert all(twin.state.can_stand_pat_or_discard(held[:number]) for number in numbers)
        return [Discard(state.turn, tuple(range(number))) for number in numbers]
    if not isinstance(state, BettingRound):
        assert hand.over and not twin.state.status
        return []
    assert twin.state.actor_index == state.turn
    twin.compare()
    assert not twin.findings, "only other rules make other bounds"
    return _bets(hand.options())


def _bets(legal: Options) -> list[Action]:
    folds: list[Action] = [Fold(legal.seat)] if legal.fold else []
    raises = [RaiseTo(legal.seat, total) for total in range(legal.min_to, legal.max_to + 1) if total]
    return [*folds, Call(legal.seat) if legal.call else Check(legal.seat), *raises]


def key(twin: Twin) -> Hashable:
    """All that later acts depend on; in stud also the cards, because boards open the rounds."""
    state = twin.hand.state
    assert isinstance(state, BettingRound | Drawing)
    seats = (state.stacks, state.bets, state.live, state.waiting, state.turn, state.felt.street)
    if isinstance(state, Drawing):
        return seats
    price = state.price
    cards = state.felt.cards.holes if twin.hand.rules.brings_in else ()
    return *seats, state.acted, state.felt.active, price.high, price.inc, price.raises, cards


def after(twin: Twin, move: Action) -> Twin:
    """Both engines one act on; the twin given stays as it was."""
    next_one = copy(twin)
    next_one.hand = twin.hand.fork()
    next_one.state = fork(twin.state)
    next_one.drawn = twin.drawn.copy()
    refusal = next_one.hand.act(move)
    assert refusal is None, refusal
    next_one.follow()
    return next_one


def sequences(twin: Twin, known: dict[Hashable, int]) -> int:
    """How many legal sequences of acts end the hand from here."""
    legal = moves(twin)
    if not legal:
        return 1
    here = key(twin)
    if here not in known:
        known[here] = sum([sequences(after(twin, move), known) for move in legal])
    return known[here]


COUNTS = {
    "holdem-no-limit": ((25, 25, 25), 3_442),
    "holdem-fixed-limit": ((40, 40, 40), 2_180),
    "omaha-pot-limit": ((20, 20, 20), 82),
    "omaha-8-fixed-limit": ((30, 30, 30), 524),
    "stud-fixed-limit": ((32, 32, 32), 2_950),
    "stud-8-fixed-limit": ((32, 32, 32), 2_950),
    "razz-fixed-limit": ((32, 32, 32), 2_950),
    "five-card-draw-no-limit": ((20, 20, 20), 4_147),
    "single-draw-27-no-limit": ((20, 20, 20), 4_147),
    "triple-draw-27-fixed-limit": ((30, 30), 2_019_461),
    "triple-draw-a5-fixed-limit": ((30, 30), 2_019_461),
    "badugi-fixed-limit": ((30, 30), 678_330),
    "short-deck-no-limit": ((25, 25, 25), 3_442),
    "omaha-5-pot-limit": ((20, 20, 20), 82),
}
"""By game: the stacks, and how many legal sequences of acts a hand has."""
BY_NAME = {f"{peer.game}-{peer.limit.value}": peer for peer in PEERS}


def test_every_game_is_counted() -> None:
    assert BY_NAME.keys() == COUNTS.keys()


@pytest.mark.parametrize("name", COUNTS)
def test_every_position_has_the_same_legal_acts(name: str) -> None:
    stacks, expected = COUNTS[name]
    peer = BY_NAME[name]
    twin = Twin(peer, dealt(variant(peer.game), peer.limit, stacks, random.Random(1), resolved("pslive")))
    twin.follow()
    assert sequences(twin, {}) == expected
