"""The best hand with common cards: a player's own five and the vele of exactly one combination of the layout.

Any number of those vele may play, even none. Vele of different combinations never mix, so at least one own card always
plays. A player who can make several straight flushes has to count the one of the best suit, and in that suit the
highest, even if another would serve him better (rules a7, a8, reading AMB-22).

Layouts are defined in ``games``; here a combination is a sequence of the cards turned up in it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations as choices

from shuffleup.cards.card import Card
from shuffleup.cards.italian.ranking import (
    CARD_OF_STRENGTH,
    STRENGTHS,
    ItalianCategory,
    ItalianHand,
    category_of,
    italian_hand,
    italian_key,
    open_hand,
)
from shuffleup.cards.italian.readings import VeleOwnCards

_ACE = 12
_THREE_VELE = 3
_RANK_BITS = 0x1FFF


def best_italian_hand(
    own: Sequence[Card],
    combinations: Sequence[Sequence[Card]],
    lowest: int,
    *,
    own_cards: VeleOwnCards = VeleOwnCards.FREE,
) -> ItalianHand:
    """The hand that a player has to count from his five cards and the vele of one combination.

    Without combinations it is the five cards. ``own_cards`` applies only to combinations of three vele. Raises
    ``ValueError`` for other than five own cards, or for a card below the deck.
    """
    if len(own) != 5:
        raise ValueError(f"an own hand has five cards, not {len(own)}")
    exactly_two = own_cards is VeleOwnCards.EXACTLY_TWO
    return _counted(_fives(own, combinations, lowest, exactly_two=exactly_two), lowest)


def visible_hand(up: Sequence[Card], combinations: Sequence[Sequence[Card]], lowest: int) -> ItalianHand:
    """The best visible hand: a player's upcards and the turned vele of one combination, used freely.

    With fewer than five cards only groups and high cards count, and a missing card is below every other; with five or
    more every category counts. Keys from one betting round can be compared (rule a8). Raises ``ValueError`` without a
    card or for a card below the deck.
    """
    pools = [(*up, *vele) for vele in combinations] or [tuple(up)]
    if full := [best_of(pool, lowest) for pool in pools if len(pool) >= 5]:
        return _counted(full, lowest)
    return max([open_hand(pool, lowest) for pool in pools], key=lambda hand: hand.key)


def best_of(cards: Sequence[Card], lowest: int) -> tuple[Card, ...]:
    """The best five of five to nine cards, in no set order. Of straight flushes, the one of the best suit counts."""
    if len(cards) == 5:
        return tuple(cards)
    suits = [0, 0, 0, 0]
    for card in cards:
        strength = STRENGTHS[card]
        suits[strength & 3] |= 1 << (strength >> 2)
    return tuple([CARD_OF_STRENGTH[strength] for strength in _best_five(suits, lowest)])


def _fives(
    own: Sequence[Card], combinations: Sequence[Sequence[Card]], lowest: int, *, exactly_two: bool
) -> Iterator[Sequence[Card]]:
    if not combinations:
        yield own
    for vele in combinations:
        if exactly_two and len(vele) == _THREE_VELE:
            yield from [(*two, *vele) for two in choices(own, 2)]
        else:
            yield best_of((*own, *vele), lowest)


def _counted(fives: Iterable[Sequence[Card]], lowest: int) -> ItalianHand:
    keyed = [(italian_key(five, lowest), five) for five in fives]
    best, chosen = max(keyed)
    if category_of(best) is ItalianCategory.STRAIGHT_FLUSH:
        # Between several straight flushes the suit decides before the value.
        flushes = [one for one in keyed if category_of(one[0]) is ItalianCategory.STRAIGHT_FLUSH]
        _, chosen = max(flushes, key=lambda one: (STRENGTHS[one[1][0]] & 3, one[0]))
    return italian_hand(chosen, lowest)


# ── the best five of more cards ──────────────────────────────────────────────────────────────────────────────────────
# Ranks are masks with bit 0 for the deuce, one mask for each suit from spades to hearts. In every category the ranks
# are chosen first, and then the best suits for each rank. That gives the highest key, since better categories have been
# tried before.


def _best_five(suits: Sequence[int], lowest: int) -> list[int]:
    spades, clubs, diamonds, hearts = suits
    black, red = spades | clubs, diamonds | hearts
    any_two = spades & clubs | diamonds & hearts
    ranks = black | red
    fours = spades & clubs & diamonds & hearts
    suited = next((suit for suit in (3, 2, 1, 0) if suits[suit].bit_count() >= 5), None)
    # Five cards of each of two suits need ten cards, so there is at most one suit.
    if suited is not None and (straight := _straight(suits[suited], lowest)):
        return [4 * rank + suited for rank in straight]
    if fours:
        four = fours.bit_length() - 1
        return [*_of_rank(suits, four, 4), *_of_rank(suits, (ranks ^ 1 << four).bit_length() - 1, 1)]
    if suited is not None:
        return [4 * rank + suited for rank in _highest(suits[suited], 5)]
    threes = spades & clubs & red | diamonds & hearts & black
    return _without_a_flush(suits, ranks, any_two | black & red, threes, lowest)


def _without_a_flush(suits: Sequence[int], ranks: int, twos: int, threes: int, lowest: int) -> list[int]:
    if threes:
        three = threes.bit_length() - 1
        group = _of_rank(suits, three, 3)
        if pairs := twos ^ 1 << three:
            return [*group, *_of_rank(suits, pairs.bit_length() - 1, 2)]
    if straight := _straight(ranks, lowest):
        return [strength for rank in straight for strength in _of_rank(suits, rank, 1)]
    if threes:
        return [*group, *_side_cards(suits, ranks ^ 1 << three, 2)]
    if twos:
        first = twos.bit_length() - 1
        pair, others = _of_rank(suits, first, 2), twos ^ 1 << first
        if others:
            second = others.bit_length() - 1
            return [*pair, *_of_rank(suits, second, 2), *_side_cards(suits, ranks ^ 1 << first ^ 1 << second, 1)]
        return [*pair, *_side_cards(suits, ranks ^ 1 << first, 3)]
    return _side_cards(suits, ranks, 5)


def _straight(ranks: int, lowest: int) -> list[int]:
    if runs := ranks & ranks >> 1 & ranks >> 2 & ranks >> 3 & ranks >> 4:
        bottom = runs.bit_length() - 1
        return [*range(bottom + 4, bottom - 1, -1)]
    minima = 1 << _ACE | 15 << lowest
    return [*range(lowest + 3, lowest - 1, -1), _ACE] if ranks & minima == minima else []


def _highest(ranks: int, count: int) -> list[int]:
    found = []
    for _ in range(count):
        found.append(ranks.bit_length() - 1)
        ranks ^= 1 << found[-1]
    return found


def _side_cards(suits: Sequence[int], ranks: int, count: int) -> list[int]:
    return [strength for rank in _highest(ranks, count) for strength in _of_rank(suits, rank, 1)]


def _of_rank(suits: Sequence[int], rank: int, count: int) -> list[int]:
    return [4 * rank + suit for suit in (3, 2, 1, 0) if suits[suit] >> rank & 1][:count]
