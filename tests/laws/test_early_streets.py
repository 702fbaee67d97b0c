"""Whatever street of whatever game comes too early: the ruling can be carried out, and no chip is lost by it."""

import random
from itertools import chain

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.commit import SealedDeck, commit, seal
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, Dealing, Drawing, Settled
from shuffleup.rulings.deck.premature import Premature, premature_cards, premature_stub
from shuffleup.rulings.deck.stub import mended
from tests.laws.any_game import EACH, dealt, on_the_table
from tests.laws.meddling import meddled
from tests.laws.volume import NIGHTLY

SEEDS = range(100 if NIGHTLY else 5)
SEED = bytes(range(32))


def comes_early(hand: Hand, chance: random.Random) -> tuple[str, bool]:
    """The floor is told that a street came too early: the key of its answer, and was the street in the record?"""
    street = chance.randrange(1, max(2, len(hand.rules.variant.streets)))
    early = Premature(street, len(hand.deck))
    ruling = premature_cards(hand.rules, hand.state, early)
    stub = premature_stub(hand.rules, hand.state, early)
    if isinstance(ruling, Refusal) or isinstance(stub, Refusal):
        assert ruling == stub
        return ruling.code, False
    assert isinstance(hand.state, BettingRound | Dealing | Drawing)
    in_record = hand.state.felt.street == street
    made = mended(hand.deck, stub, ruling.remedy, "Rita", _sealed(stub.shuffled))
    burns = len(hand.state.felt.cards.burns)
    hand.deck = made.deck
    for order in made.orders:
        assert hand.act(order) is None, order
    if in_record and isinstance(hand.state, BettingRound):
        assert hand.state.felt.street == street
        assert len(hand.state.felt.cards.burns) >= burns
    return ruling.key, in_record


def _sealed(places: tuple[int, ...]) -> SealedDeck:
    return seal(SEED, commit(SEED, "a new stub", places), (b"anna", b"bruno"))


def no_card_lies_twice(hand: Hand) -> None:
    """The cards of live hands and of the board are different ones."""
    state = hand.state
    if not isinstance(state, BettingRound | Dealing | Drawing | Settled):
        return
    cards = state.felt.cards
    live = [held for seat, held in enumerate(cards.holes) if state.live >> seat & 1]
    lying = [hand.deck.cards[place] for place in chain.from_iterable(live)]
    if not hand.rules.variant.layout.letters:
        lying += cards.board
    assert len(lying) == len(set(lying)), lying


def played(hand: Hand, chance: random.Random) -> set[tuple[str, bool]]:
    """Plays the hand to its end; at every fourth turn a street comes too early."""
    return meddled(hand, chance, comes_early, no_card_lies_twice)


@pytest.mark.parametrize(("game", "limit"), EACH)
def test_a_street_that_came_too_early_is_dealt_again_in_every_game(game: Variant, limit: Limit) -> None:
    for seed in SEEDS:
        hand = dealt(game, limit, seed)
        brought = on_the_table(hand.state)
        played(hand, random.Random(seed))
        assert isinstance(hand.state, Settled) and on_the_table(hand.state) == brought
        assert fold(hand.events) == hand.state


@pytest.mark.parametrize("key", ["holdem", "crazy-pineapple", "courchevel", "stud", "razz", "telesina-due-mai"])
def test_it_comes_too_early_on_the_table_and_in_the_record(key: str) -> None:
    told: set[tuple[str, bool]] = set()
    for seed in range(60):
        told |= played(dealt(VARIANTS[key], Limit.FIXED_LIMIT, seed), random.Random(seed))
    assert {("redeal-street", False), ("redeal-street", True)} <= told


def test_where_only_cards_are_exchanged_none_comes_too_early() -> None:
    for key in ("five-card-draw", "triple-draw-27", "badugi", "italiana"):
        for seed in range(20):
            told = played(dealt(VARIANTS[key], Limit.FIXED_LIMIT, seed), random.Random(seed))
            assert told <= {("not-this-street", False), ("hand-over", False)}
