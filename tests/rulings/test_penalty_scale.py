"""What a penalty costs in hands, what is left of it, and what removal from the event costs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.rulebooks.catalogue import RULEBOOKS, resolved
from shuffleup.rulebooks.policy.conduct import Penalty, PenaltyFollows
from shuffleup.rulings.conduct.penalty_scale import (
    HandsGiven,
    HandsServed,
    PuttingOut,
    hands_left,
    missed_hands,
    penalised_hand,
    removal,
)
from shuffleup.rulings.ruling import Ruling


def facts(ruling: Ruling | Refusal) -> dict[str, int | str]:
    assert isinstance(ruling, Ruling), ruling
    assert ruling.rules
    return dict(ruling.facts)


@pytest.mark.parametrize(("book", "players", "hands"), [("tda-2024", 9, 18), ("pslive", 6, 12), ("figp-2012", 8, 16)])
def test_two_orbits(book: str, players: int, hands: int) -> None:
    assert facts(missed_hands(resolved(book), HandsGiven(0, 2, players)))["hands"] == hands


@given(st.sampled_from(list(RULEBOOKS)), st.integers(0, 9), st.integers(0, 9), st.integers(2, 10), st.data())
def test_what_is_served_and_what_is_left_are_the_whole(
    book: str, hands: int, orbits: int, players: int, data: st.DataObject
) -> None:
    given_penalty = HandsGiven(hands, orbits, players)
    whole = missed_hands(resolved(book), given_penalty)
    if hands + orbits == 0:
        assert isinstance(whole, Refusal)
        return
    size = facts(whole)["hands"]
    assert size == hands + orbits * players
    dealt = data.draw(st.integers(0, int(size)))
    redeals = data.draw(st.integers(0, dealt))
    left = facts(hands_left(resolved(book), HandsServed(given_penalty, dealt, redeals)))["hands"]
    # A misdeal and its redeal are one hand.
    assert int(left) + dealt - redeals == size


@pytest.mark.parametrize("across", PenaltyFollows)
@pytest.mark.parametrize("book", ["pslive", "figp-2012"])
def test_the_rest_follows_the_player(book: str, across: PenaltyFollows) -> None:
    ruling = hands_left(resolved(book), HandsServed(HandsGiven(0, 2, 8), 5, across=across))
    assert facts(ruling)["hands"] == 11
    assert isinstance(ruling, Ruling) and ruling.key == "hands-left"


def test_where_no_book_says_so_the_floor_decides() -> None:
    ruling = hands_left(resolved("tda-2024"), HandsServed(HandsGiven(0, 2, 8), 5, across=PenaltyFollows.DAY))
    assert isinstance(ruling, Ruling)
    assert (ruling.key, [option.key for option in ruling.options]) == ("floor-decides", ["hands-left", "penalty-ends"])
    put_out = removal(resolved("tda-2024"), PuttingOut(Penalty.ELIMINATION, 15, 100))
    assert isinstance(put_out, Ruling) and put_out.key == "floor-decides"


def test_elimination_pays_the_place_and_disqualification_nothing() -> None:
    book = resolved("pslive")
    assert facts(removal(book, PuttingOut(Penalty.ELIMINATION, 15, 100))) == {"prize": "place", "place": 15}
    assert facts(removal(book, PuttingOut(Penalty.ELIMINATION, 101, 100)))["prize"] == "none"
    out = removal(book, PuttingOut(Penalty.DISQUALIFICATION, 15, 100))
    assert facts(out) == {"prize": "none", "refund": "stays-in-the-pool"}
    assert isinstance(out, Ruling) and out.rules[0] == "pslive 52f"


def test_a_penalised_player_is_dealt_in_and_killed() -> None:
    assert penalised_hand(resolved("tda-2024")) == Ruling("dealt-and-killed", ("tda-2024 71", "tda-2024 35"))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (lambda book: missed_hands(book, HandsGiven(0, 1, 1)), "no-table"),
        (lambda book: missed_hands(book, HandsGiven(-1, 2, 8)), "no-penalty"),
        (lambda book: hands_left(book, HandsServed(HandsGiven(1, 0, 8), 1, 2)), "too-many-redeals"),
        (lambda book: removal(book, PuttingOut(Penalty.WARNING, 1, 1)), "no-removal"),
        (lambda book: removal(book, PuttingOut(Penalty.ELIMINATION, 0, 1)), "no-such-place"),
    ],
)
def test_what_cannot_be_is_refused(asked: object, code: str) -> None:
    assert callable(asked)
    refused = asked(resolved("tda-2024"))
    assert isinstance(refused, Refusal)
    assert refused.code == code
