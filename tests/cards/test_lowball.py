"""The low orders and the short deck against rules written out card by card, and against PokerKit."""

import random
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import (
    BadugiHand,
    Card,
    Hand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardLowHand,
)

from shuffleup.cards.card import UNKNOWN, cards_text, parse_cards
from shuffleup.cards.deck import FULL_DECK, SHORT_DECK
from shuffleup.cards.lowball import BADUGI, BADUGI27, LOW27, LOW_A5
from shuffleup.cards.orders import RANKINGS
from shuffleup.cards.ranking import Ranking, high
from shuffleup.cards.short_deck import SHORT_DECK_HIGH

Cards = tuple[int, ...]
FULL, SHORT = list(FULL_DECK), list(SHORT_DECK)
FEW_RANKS, FEW_SUITS = [*range(24), *range(48, 52)], [card for card in range(52) if card & 3 < 2]


def hands(size: int, decks: tuple[list[int], ...] = (FULL, FEW_RANKS, FEW_SUITS)) -> st.SearchStrategy[Cards]:
    """Distinct cards; often from few ranks or suits, where pairs and flushes crowd."""
    return st.one_of(
        [st.lists(st.sampled_from(deck), min_size=size, max_size=size, unique=True).map(tuple) for deck in decks]
    )


# ── rules written out ────────────────────────────────────────────────────────────────────────────────────────────────


def by_groups(pips: list[int]) -> tuple[list[int], list[int]]:
    """How often ranks repeat, most first, and the ranks in that order: what a hand without straights is compared by."""
    counted = sorted(((pips.count(pip), pip) for pip in set(pips)), reverse=True)
    return [times for times, _ in counted], [pip for _, pip in counted]


def naive_a5(cards: Cards) -> tuple[list[int], list[int]]:
    """The least of all fives, aces counting one: fewer repeats first, then the lower cards."""
    pips = [[(card // 4 + 1) % 13 + 1 for card in five] for five in combinations(cards, 5)]
    return min(by_groups(five) for five in pips)


def naive_27(cards: Cards) -> tuple[int, list[int], list[int]]:
    """The least of all fives, aces high: nothing, pairs, straight, flush, full house and so on as in high poker."""
    return min(_standing(five) for five in combinations(cards, 5))


def _standing(five: Cards, *, wheel: tuple[int, ...] = ()) -> tuple[int, list[int], list[int]]:
    pips = sorted(card // 4 for card in five)
    times, ranks = by_groups(pips)
    flush = len({card % 4 for card in five}) == 1
    run = len(set(pips)) == 5 and (pips[4] - pips[0] == 4 or tuple(pips) == wheel)
    if tuple(pips) == wheel:
        ranks = [ranks[1], *ranks[2:], ranks[0]]
    kinds = {(2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
    kind = kinds.get(tuple(times), 8 if flush and run else 5 if flush else 4 if run else 0)
    return kind, [], ranks


def naive_badugi(cards: Cards) -> tuple[int, list[int]]:
    """Of all selections of different ranks and suits the largest, then the lowest from the top."""
    best = (5, [99])
    for size in range(1, 5):
        for some in combinations(cards, size):
            if len({card // 4 for card in some}) == len({card % 4 for card in some}) == size:
                pips = sorted([(card // 4 + 1) % 13 for card in some], reverse=True)
                best = min(best, (4 - size, pips))
    return best


def naive_badugi_aces_high(cards: Cards) -> tuple[int, list[int]]:
    """The same where a deuce is the lowest card and an ace the highest."""
    best = (5, [99])
    for size in range(1, 5):
        for some in combinations(cards, size):
            if len({card // 4 for card in some}) == len({card % 4 for card in some}) == size:
                best = min(best, (4 - size, sorted([card // 4 for card in some], reverse=True)))
    return best


def naive_short(cards: Cards) -> tuple[int, list[int]]:
    """The greatest of all fives, A-6-7-8-9 a straight, flushes above full houses; negative, so that less is better."""
    found = []
    for five in combinations(cards, 5):
        kind, _, ranks = _standing(five, wheel=(4, 5, 6, 7, 12))
        found.append(({5: 6, 6: 5}.get(kind, kind), ranks))
    kind, ranks = max(found)
    return -kind, [-rank for rank in ranks]


ORACLES: list[tuple[Ranking, int, Callable[[Cards], object], tuple[list[int], ...]]] = [
    (LOW_A5, 5, naive_a5, (FULL, FEW_RANKS)),
    (LOW_A5, 7, naive_a5, (FULL, FEW_RANKS)),
    (LOW27, 5, naive_27, (FULL, FEW_RANKS, FEW_SUITS)),
    (LOW27, 7, naive_27, (FULL, FEW_RANKS)),
    (BADUGI, 4, naive_badugi, (FULL, FEW_RANKS, FEW_SUITS)),
    (BADUGI, 5, naive_badugi, (FULL, FEW_RANKS)),
    (BADUGI27, 4, naive_badugi_aces_high, (FULL, FEW_RANKS, FEW_SUITS)),
    (BADUGI27, 5, naive_badugi_aces_high, (FULL, FEW_RANKS)),
    (SHORT_DECK_HIGH, 5, naive_short, (SHORT, SHORT[:20] + SHORT[-4:])),
    (SHORT_DECK_HIGH, 7, naive_short, (SHORT, SHORT[:20] + SHORT[-4:])),
]


@pytest.mark.parametrize(("ranking", "size", "naive", "decks"), ORACLES, ids=lambda part: getattr(part, "key", ""))
def test_the_order_is_that_of_the_rules(
    ranking: Ranking, size: int, naive: Callable[[Cards], object], decks: tuple[list[int], ...]
) -> None:
    chance = random.Random(size)
    dealt = [tuple(chance.sample(decks[number % len(decks)], size)) for number in range(700)]
    by_rules = sorted(dealt, key=naive)
    values = [ranking.value(hand) for hand in by_rules]
    assert values == sorted(values, reverse=True)
    for one, other in pairwise(by_rules):
        assert (naive(one) == naive(other)) == (ranking.value(one) == ranking.value(other)), (one, other)


# ── against PokerKit ─────────────────────────────────────────────────────────────────────────────────────────────────

PEERS: list[tuple[Ranking, type[Hand], int, list[int]]] = [
    (LOW_A5, RegularLowHand, 5, FULL),
    (LOW27, StandardLowHand, 5, FULL),
    (LOW27, StandardLowHand, 5, FEW_SUITS),
    (BADUGI, BadugiHand, 4, FULL),
    (SHORT_DECK_HIGH, ShortDeckHoldemHand, 5, SHORT),
    (SHORT_DECK_HIGH, ShortDeckHoldemHand, 7, SHORT),
    (LOW_A5, RegularLowHand, 7, FEW_RANKS),
]


@pytest.mark.parametrize(("ranking", "peer", "size", "deck"), PEERS)
def test_two_hands_compare_as_in_pokerkit(ranking: Ranking, peer: type[Hand], size: int, deck: list[int]) -> None:
    chance = random.Random(7)
    dealt = [tuple(chance.sample(deck, size)) for _ in range(600 if size < 7 else 250)]
    theirs = [peer.from_game(tuple(Card.parse(cards_text(hand)))) for hand in dealt]
    ours = list(map(ranking.value, dealt))
    for place, (one, value) in enumerate(zip(theirs, ours, strict=True)):
        other, rival = theirs[place - 1], ours[place - 1]
        assert (one > other, one == other) == (value > rival, value == rival), (dealt[place], dealt[place - 1])


# ── what plays, and words ────────────────────────────────────────────────────────────────────────────────────────────

NEW = (LOW_A5, LOW27, BADUGI, BADUGI27, SHORT_DECK_HIGH)


@given(hands(7, (SHORT, SHORT[:20] + SHORT[-4:])))
def test_the_cards_that_play_have_the_value_of_the_hand(cards: Cards) -> None:
    for ranking in (LOW_A5, LOW27, SHORT_DECK_HIGH):
        five = ranking.five(cards)
        assert len(five) == 5 and set(five) <= set(cards)
        assert ranking.value(five) == ranking.value(cards)


@given(hands(4))
def test_the_cards_of_a_badugi_have_different_ranks_and_suits(cards: Cards) -> None:
    for ranking, ace in ((BADUGI, 1), (BADUGI27, 0)):
        played = ranking.five(cards)
        assert set(played) <= set(cards)
        assert len({card >> 2 for card in played}) == len({card & 3 for card in played}) == len(played)
        others = tuple([card for card in cards if card not in played])
        assert ranking.value((*others, *played)) == ranking.value(cards)
        assert [*played] == sorted(played, key=lambda card: -((card // 4 + ace) % 13))


WORDS = [
    (LOW_A5, "5s4d3c2hAs", "five-four-three-deuce-ace low"),
    (LOW_A5, "KsKd3c2hAs", "a pair, king-three-deuce-ace"),
    (LOW_A5, "As2s3s4s5sKdKh", "five-four-three-deuce-ace low"),
    (LOW_A5, "KsKdKc2h2s", "a full house, king-deuce"),
    (LOW27, "7s5d4c3h2s", "seven-five-four-three-deuce low"),
    (LOW27, "As5d4c3h2s", "ace-five-four-three-deuce low"),
    (LOW27, "As5s4s3s2s", "flush, ace-five-four-three-deuce"),
    (LOW27, "6s5d4c3h2s", "straight, six high"),
    (LOW27, "AsKd4c3h2s", "ace-king-four-three-deuce low"),
    (BADUGI, "4s3d2cAh", "badugi, four-three-deuce-ace"),
    (BADUGI, "4s3d2cAc", "three cards, four-three-ace"),
    (BADUGI, "KsKdKcKh", "one card, king"),
    (BADUGI27, "As5d4c2h2s", "badugi, ace-five-four-deuce"),
    (BADUGI27, "5s4d3c2h", "badugi, five-four-three-deuce"),
    (BADUGI27, "AsAd3c2c", "two cards, ace-deuce"),
    (SHORT_DECK_HIGH, "As9d8c7h6s", "straight, nine high"),
    (SHORT_DECK_HIGH, "As9s8s7s6s", "straight flush, nine high"),
    (SHORT_DECK_HIGH, "AsKsQsJs7s", "flush, ace-king-queen-jack-seven"),
    (SHORT_DECK_HIGH, "AsAdAcKsKd", "full house, aces full of kings"),
]


@pytest.mark.parametrize(("ranking", "text", "words"), WORDS)
def test_a_hand_in_words(ranking: Ranking, text: str, words: str) -> None:
    assert ranking.describe(ranking.value(parse_cards(text))) == words


def test_aces_are_high_in_deuce_to_seven_even_in_a_wheel() -> None:
    ladder = ["KsQdJcTh8s", "As5d4c3h2s", "As6d4c3h2s", "2s2d3c4h5s"]
    values = [LOW27.value(parse_cards(text)) for text in ladder]
    assert values == sorted(values, reverse=True) and len(set(values)) == 4
    flushes = [LOW27.value(parse_cards(text)) for text in ("KsQsJsTs8s", "As5s4s3s2s", "As6s4s3s2s")]
    assert flushes == sorted(flushes, reverse=True) and len(set(flushes)) == 3


def test_no_two_values_of_a_hand_share_their_words() -> None:
    chance = random.Random(3)
    for ranking, size, deck in ((LOW_A5, 5, FULL), (LOW27, 5, FULL), (BADUGI, 4, FULL), (SHORT_DECK_HIGH, 5, SHORT)):
        values = {ranking.value(tuple(chance.sample(deck, size))) for _ in range(4000)}
        assert len({ranking.describe(value) for value in values}) == len(values)


# ── what is refused ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cards", [(), (20, 24, 28), tuple(range(20, 28)), (20, 24, 29, 33, UNKNOWN)])
def test_what_is_not_a_hand_has_no_value(cards: Cards) -> None:
    for ranking in NEW:
        with pytest.raises(ValueError, match="cards"):
            ranking.value(cards)


@pytest.mark.parametrize("board", [(20, 24), tuple(range(20, 26)), (20, 24, UNKNOWN)])
def test_what_is_not_a_board_has_no_ranker(board: Cards) -> None:
    for ranking in NEW:
        for ranker in (ranking.over_board, ranking.two_and_three):
            with pytest.raises(ValueError, match=r"board|cards"):
                ranker(board)


def test_a_short_deck_has_no_fives() -> None:
    with pytest.raises(ValueError, match="below the six"):
        SHORT_DECK_HIGH.value(parse_cards("As9d8c7h5s"))


def test_every_order_has_its_own_key() -> None:
    assert [ranking.key for ranking in RANKINGS.values()] == list(RANKINGS)
    assert len(RANKINGS) == 8
    assert high(parse_cards("As6d4c3h2s")) == 785
    assert high(parse_cards("As6s4s3s2s")) == 6648
