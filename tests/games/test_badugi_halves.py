"""Badacey and badeucy: random hands played out, and their pots divided again by rules written out card by card."""

import random
from itertools import combinations

import pytest

from shuffleup.cards.card import Card
from shuffleup.chips.pots import side_pots
from shuffleup.games.limits import Limit
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Settled
from tests.games.random_hands import act_by_chance, random_hand


def rank(card: Card, *, aces_high: bool) -> int:
    return card // 4 if aces_high else (card // 4 + 1) % 13


def best_badugi(cards: tuple[Card, ...], *, aces_high: bool) -> tuple[int, list[int]]:
    """The most cards of different ranks and suits, then the lowest from the top; the smaller the better."""
    found = []
    for size in range(1, 5):
        for some in combinations(cards, size):
            if len({card // 4 for card in some}) == len({card % 4 for card in some}) == size:
                found.append((4 - size, sorted([rank(card, aces_high=aces_high) for card in some], reverse=True)))
    return min(found)


def lowest(cards: tuple[Card, ...], *, aces_high: bool) -> tuple[list[tuple[int, int]], list[int]]:
    """The low of five cards; straights and flushes count where aces are high. The smaller the better."""
    ranks = sorted([rank(card, aces_high=aces_high) for card in cards], reverse=True)
    groups = sorted([(ranks.count(one), one) for one in set(ranks)], reverse=True)
    order = [one for _, one in groups]
    shape = [count for count, _ in groups]
    kinds = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
    kind = kinds[tuple(shape)]
    if aces_high and kind == 0:
        flush, straight = len({card % 4 for card in cards}) == 1, ranks[0] - ranks[4] == 4
        kind = 8 if flush and straight else 5 if flush else 4 if straight else 0
    return [(kind, 0)], order


def shares(hand: Hand, *, aces_high: bool) -> dict[int, int]:
    """What every seat should win, by the oracles: half of each pot for each hand, odd chips from the button's left."""
    state = hand.state
    assert isinstance(state, Settled)
    won: dict[int, int] = {}
    faces = state.felt.cards.faces
    for pot in side_pots(state.felt.paid, state.live, state.felt.dead):
        seats = [seat for seat in range(len(faces)) if pot.contenders >> seat & 1]
        if len(seats) == 1:
            won[seats[0]] = won.get(seats[0], 0) + pot.amount
            continue
        half = pot.amount // 2
        for amount, reads in ((pot.amount - half, best_badugi), (half, lowest)):
            values = {seat: reads(tuple(faces[seat]), aces_high=aces_high) for seat in seats}  # type: ignore[operator]
            best = [seat for seat in seats if values[seat] == min(values.values())]
            whole, odd = divmod(amount, len(best))
            for place, seat in enumerate(best):
                won[seat] = won.get(seat, 0) + whole + (place < odd)
    return {seat: chips for seat, chips in won.items() if chips}


@pytest.mark.parametrize(("game", "aces_high"), [("badacey", False), ("badeucy", True)])
def test_both_halves_go_where_the_rules_say(game: str, *, aces_high: bool) -> None:
    chance = random.Random(game)
    shown = split = 0
    while shown < 150:
        hand = random_hand(game, Limit.FIXED_LIMIT, 7, chance)
        while not hand.over:
            act_by_chance(hand, chance, folds=0.05)
        awards = [event for event in hand.events if isinstance(event, PotAwarded)]
        if not any(event.side for event in awards):
            continue
        shown += 1
        given: dict[int, int] = {}
        for event in awards:
            for seat, chips in event.shares:
                given[seat] = given.get(seat, 0) + chips
        split += len(given) > 1
        assert given == shares(hand, aces_high=aces_high), hand.events
    assert split > 30
