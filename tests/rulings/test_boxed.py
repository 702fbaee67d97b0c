"""Face-up cards of the deck by the moment at which they are met: in the deal, later, and after substantial action."""

import pytest

from shuffleup.rulings.deck.boxed_card import Boxed, boxed_cards
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import ActKind, Since, acts_of
from tests.rulings.mended_hand import start

EARLY = Since((), preflop=True, big_blind=1)
LATE = Since(acts_of((ActKind.FOLD, ActKind.CALL, ActKind.CALL, ActKind.CALL)), preflop=True, big_blind=1)
OPEN_BOOKS = ("tda-2024", "pslive", "mediterraneo-2026")
"""Books that call only two boxed cards of the deal a misdeal, and say nothing of one."""


def ruled(book: str, *dealt: int, since: Since, later: int = 0) -> Ruling:
    hand = start(book)
    ruling = boxed_cards(hand.rules, hand.state, Boxed(dealt, since, later))
    assert isinstance(ruling, Ruling)
    return ruling


def keys(ruling: Ruling) -> list[str]:
    return [one.key for one in ruling.options]


@pytest.mark.parametrize("book", OPEN_BOOKS)
@pytest.mark.parametrize("dealt", [(), (4,), (4, 5)])
def test_a_card_met_after_substantial_action_is_no_reason_to_deal_again(book: str, dealt: tuple[int, ...]) -> None:
    """TDA 35-D: then the hand goes on; what one boxed card is no rule says."""
    ruling = ruled(book, *dealt, since=LATE, later=1)
    assert (ruling.key, keys(ruling)) == ("floor-decides", ["next-card-instead", "continue"])
    assert not any(one.remedy for one in ruling.options)
    assert "tda-2024 35" in ruling.rules or "pslive 11c" in ruling.rules


@pytest.mark.parametrize("book", OPEN_BOOKS)
@pytest.mark.parametrize(("dealt", "later"), [((), 1), ((4,), 0), ((4,), 1)])
def test_before_it_one_card_of_the_deal_may_be_one(book: str, dealt: tuple[int, ...], later: int) -> None:
    ruling = ruled(book, *dealt, since=EARLY, later=later)
    assert (ruling.key, keys(ruling)) == ("floor-decides", ["next-card-instead", "continue", "redeal"])


@pytest.mark.parametrize("book", (*OPEN_BOOKS, "figp-2012"))
def test_two_cards_of_the_deal_are_a_misdeal_until_then(book: str) -> None:
    assert ruled(book, 4, 5, since=EARLY).key == "redeal"
    assert ruled(book, 4, 5, since=LATE).key == "continue"
    assert ruled(book, 4, since=LATE).key == "continue"


@pytest.mark.parametrize("dealt", [(), (4,), (4, 5)])
def test_figp_passes_a_later_card_by_and_leaves_those_that_were_played_with(dealt: tuple[int, ...]) -> None:
    ruling = ruled("figp-2012", *dealt, since=LATE, later=1)
    assert (ruling.key, ruling.rules, ruling.remedy) == ("next-card-instead", ("figp-2012 47",), ())
