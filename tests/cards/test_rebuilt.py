"""A rebuilt stub holds the cards it should, and every card from it is proven down to the first deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.cards.shuffle.commit import SealedDeck, commit, open_card, seal
from shuffleup.cards.shuffle.rebuilt import Layer, NewStub, proven_card, rebuilt_deck

FIRST_SEED, SECOND_SEED, THIRD_SEED = bytes(32), bytes([1]) * 32, bytes([2]) * 32


def sealed(seed: bytes, label: str, items: tuple[int, ...]) -> SealedDeck:
    return seal(seed, commit(seed, label, items), (b"client",))


FIRST = sealed(FIRST_SEED, "table 1, hand 1", FULL_DECK)
DECK = Deck(FIRST.order)


@given(st.lists(st.integers(0, 51), unique=True, max_size=52))
def test_the_old_places_stay_and_the_fresh_ones_repeat_them(places: list[int]) -> None:
    rebuilt = rebuilt_deck(DECK, places)
    assert rebuilt.cards[:52] == DECK.cards
    assert rebuilt.cards[52:] == tuple([DECK.cards[place] for place in places])


@pytest.mark.parametrize("places", [(3, 3), (52,), (-1,)])
def test_a_place_that_is_not_there_or_named_twice_is_refused(places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="each of its places once, from 0 to 51"):
        rebuilt_deck(DECK, places)


def test_every_card_of_two_rebuilt_stubs_is_proven() -> None:
    stub = NewStub(tuple(range(30, 52)), kept=(29,))
    second = sealed(SECOND_SEED, "table 1, hand 1, stub 1", stub.shuffled)
    deck = rebuilt_deck(DECK, (*stub.kept, *second.order))
    layers = [Layer(52, stub.kept, second.commitment)]
    assert proven_card(FIRST.commitment, layers, 52, [open_card(FIRST, 29)]) == deck.cards[52]
    for at, old in enumerate(second.order):
        openings = [open_card(second, at), open_card(FIRST, old)]
        assert proven_card(FIRST.commitment, layers, 53 + at, openings) == deck.cards[53 + at]

    third = sealed(THIRD_SEED, "table 1, hand 1, stub 2", tuple(range(60, 75)))
    again = rebuilt_deck(deck, third.order)
    layers.append(Layer(75, (), third.commitment))
    for at, fresh in enumerate(third.order):
        openings = [open_card(third, at), open_card(second, fresh - 53), open_card(FIRST, second.order[fresh - 53])]
        assert proven_card(FIRST.commitment, layers, 75 + at, openings) == again.cards[75 + at]


def test_openings_of_another_place_prove_nothing() -> None:
    second = sealed(SECOND_SEED, "table 1, hand 1, stub 1", tuple(range(30, 52)))
    layers = [Layer(52, (), second.commitment)]
    right = [open_card(second, 0), open_card(FIRST, second.order[0])]
    assert proven_card(FIRST.commitment, layers, 52, right) is not None
    assert proven_card(FIRST.commitment, layers, 53, right) is None
    assert proven_card(FIRST.commitment, layers, 52, right[:1]) is None
    assert proven_card(FIRST.commitment, layers, 52, right[1:]) is None
    assert proven_card(FIRST.commitment, layers, 52, [right[0], open_card(FIRST, second.order[1])]) is None
    assert proven_card(FIRST.commitment, layers, 52, [*right, right[1]]) is None
    assert proven_card(second.commitment, layers, 52, right) is None
