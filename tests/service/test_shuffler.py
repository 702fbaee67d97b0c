"""Chance from one master secret: the same again for the same use, another for every other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import FULL_DECK
from shuffleup.hand.events import BoardDealt, BoardTurned
from shuffleup.service.past_hands import shown_cards
from shuffleup.service.streams import Shuffler, drawn_seed, event_of, event_stream, table_of, table_stream


@given(seed=st.integers(0, 2**64), hand=st.integers(1, 10**6))
def test_a_deck_is_a_permutation_and_comes_again(seed: int, hand: int) -> None:
    deck = Shuffler.from_seed(seed).deck("table/club/1", hand, FULL_DECK)
    assert sorted(deck.cards) == list(FULL_DECK)
    assert Shuffler.from_seed(seed).deck("table/club/1", hand, FULL_DECK) == deck


def test_every_use_has_its_own_chance() -> None:
    shuffler = Shuffler.from_seed(7)
    decks = [
        shuffler.deck("table/club/1", 1, FULL_DECK),
        shuffler.deck("table/club/1", 11, FULL_DECK),
        shuffler.deck("table/club/11", 1, FULL_DECK),
        shuffler.deck("table/other/1", 1, FULL_DECK),
        Shuffler.from_seed(8).deck("table/club/1", 1, FULL_DECK),
    ]
    assert len({deck.cards for deck in decks}) == len(decks)
    draws = [
        shuffler.draw("event/club", "run:1"),
        shuffler.draw("event/club", "run:2"),
        shuffler.draw("event/b", "run:1"),
    ]
    assert len({draw.seed for draw in draws}) == 3
    assert len({draw.label for draw in draws}) == 3
    assert all(len(bytes.fromhex(draw.seed)) == 32 for draw in draws)
    assert shuffler.bots_seed() != Shuffler.from_seed(8).bots_seed()


def test_a_drawn_seed_can_be_typed_again() -> None:
    assert all(0 <= drawn_seed() < 2**48 for _ in range(50))
    assert len({drawn_seed() for _ in range(50)}) == 50


@pytest.mark.parametrize("event_id", ["club", "spring-2026", "a/b"])
def test_streams_are_named_after_event_and_table(event_id: str) -> None:
    assert event_of(event_stream(event_id)) == event_id
    assert event_of(table_stream(event_id, 12)) == event_id
    assert table_of(table_stream(event_id, 12)) == 12


@pytest.mark.parametrize("name", ["", "event/", "table/", "club", "hand/club/1"])
def test_other_names_are_no_streams(name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a stream"):
        event_of(name)


def test_an_event_is_no_table() -> None:
    with pytest.raises(ValueError, match="not the stream of a table"):
        table_of("event/club")


def test_a_proof_opens_the_cards_that_were_turned_on_the_table() -> None:
    turned = BoardTurned(street=4, places=(0,), cards=(32,))
    assert list(shown_cards((BoardDealt(0, (), (UNKNOWN, 7), 20), turned))) == [7, 32]
