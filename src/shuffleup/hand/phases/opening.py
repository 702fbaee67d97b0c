"""Who opens if the cards decide it: the best or lowest board, and who is away with the card that brings in.

Ties are broken by suit (TDA RP-10 D). A card the table cannot see, in a recorded hand, does not open.
"""

from collections.abc import Sequence
from functools import reduce
from typing import TypeAlias

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.italian.vele import visible_hand
from shuffleup.hand.bring_in import LOW_OPENERS, door_seat, opening_rank
from shuffleup.hand.events import BroughtIn
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, lowest, members
from shuffleup.hand.state import NOBODY, BettingRound, Felt
from shuffleup.hand.strict_cards import lowest_rank_of
from shuffleup.table.seat import Attendance

_MOST_UP = 13
"""The number of ranks that may be face up in a hand: seven, and more if the floor has given cards."""
Faces: TypeAlias = Sequence[Sequence[Card]]
"""The cards of each seat as the table sees them."""


class _Boards(dict[int, int]):
    """The strength of a board for opening, by the sum of its cards' units, in which each rank has three bits.

    The greater number opens. Its digits are the counts of the ranks, pairs before single cards, and then the ranks.
    """

    def __init__(self, *, aces_low: bool) -> None:
        super().__init__({0: 0})  # no card that the table can see
        self._low = aces_low
        self.units = [1 << 3 * opening_rank(card, aces_low=aces_low) for card in range(52)] + [0]
        """What each card adds; a card the table cannot see adds nothing."""

    def __missing__(self, total: int) -> int:
        groups = sorted([(total >> 3 * rank & 7, rank) for rank in range(13) if total >> 3 * rank & 7], reverse=True)
        # Single cards are one group, however many there are, so a board that lacks a card is compared by ranks.
        counts = [count for count, _ in groups] if groups[0][0] > 1 else [1]
        digits = [0] * (2 * _MOST_UP)
        for place, count in enumerate(counts):
            digits[place] = _MOST_UP + 1 - count if self._low else count
        for place, (_, rank) in enumerate(groups):
            digits[_MOST_UP + place] = 13 - rank if self._low else rank + 1
        self[total] = reduce(lambda number, digit: number * 14 + digit, digits, 0)
        return self[total]


def absent_bring_in(rules: HandRules, felt: Felt, stacks: Sequence[int], live: int) -> tuple[BroughtIn, ...]:
    """The bring-in posted for a door card whose player is away and whose hand is dead (TDA 30, PSLive 25a)."""
    door = door_seat(rules, felt)
    if door == NOBODY or not _away(felt, live, door):
        return ()
    amount = min(felt.plan.stakes.bring_in, stacks[door])
    return (BroughtIn(door, amount, NOBODY),) if amount else ()


def untouched(state: BettingRound) -> bool:
    """Has nobody checked, called or bet in this round? A posting for an absent player is not an action."""
    if state.acted:
        return False
    return not any(bet and not _away(state.felt, state.live, seat) for seat, bet in enumerate(state.bets))


def _away(felt: Felt, live: int, seat: int) -> bool:
    """Was this hand killed because its player is absent? A hand restored by the floor is played like any other."""
    return not live >> seat & 1 and felt.plan.seats[seat].attendance is not Attendance.PRESENT


def board_seat(rules: HandRules, faces: Faces, live: int, street: int) -> int:
    """The live seat with the best board, in razz the lowest; ``NOBODY`` if no up card is known."""
    low = rules.variant.streets[street].opener in LOW_OPENERS
    boards = _LOW_BOARDS if low else _HIGH_BOARDS
    units = boards.units.__getitem__
    seats = members(live)
    heights = [boards[sum(map(units, faces[seat]))] for seat in seats]
    best = max(heights)
    if not best:
        return NOBODY
    if heights.count(best) == 1:
        return seats[heights.index(best)]
    equal = [seat for seat, height in zip(seats, heights, strict=True) if height == best]
    return max(equal, key=lambda seat: (_highest_suit(faces[seat], rules.showdown.suits, aces_low=low), seat))


def _highest_suit(faces: Sequence[Card], suits: Sequence[int], *, aces_low: bool) -> int:
    """The suit of the highest card, or the highest suit if there are several."""
    return max([(opening_rank(card, aces_low=aces_low), suits[card & 3]) for card in faces if card != UNKNOWN])[1]


def opener_seat(rules: HandRules, faces: Faces, street: int, live: int, able: int) -> int:
    """The seat that opens a round after third street; if it is all-in, the next seat on its left with chips."""
    seat = board_seat(rules, faces, live, street)
    if seat == NOBODY:
        return lowest(able)
    return seat if able >> seat & 1 else after(able, seat)


def blind_opener(felt: Felt) -> int:
    """The seat that made the last blind opening before the cards; ``NOBODY`` if there was none."""
    return felt.aggressors[0] if len(felt.aggressors) > felt.street + 1 else NOBODY


def last_aggressor(felt: Felt, able: int) -> int:
    """The seat that opens a round if the last bettor of the round before does; if he cannot, the next who can.

    A player who opened blind acts last instead, even after another player's raise (AMB-11).
    """
    blind = blind_opener(felt)
    if blind != NOBODY:
        return after(able, blind)
    seat = felt.aggressors[felt.street - 1]
    if seat == NOBODY:
        return lowest(able)
    return seat if able >> seat & 1 else after(able, seat)


def visible_opener(rules: HandRules, felt: Felt, able: int) -> int:
    """The seat with the best visible hand, of upcards and turned vele of one combination, of those who can bet."""
    combinations = rules.variant.layout.open_cards(felt.cards.board)
    lowest_rank = lowest_rank_of(rules, felt.plan)
    shown = []
    for seat in members(able):
        if up := [card for card in felt.cards.faces[seat] if card != UNKNOWN]:
            shown.append((visible_hand(up, combinations, lowest_rank).key, seat))
    return max(shown)[1] if shown else lowest(able)


_HIGH_BOARDS = _Boards(aces_low=False)
_LOW_BOARDS = _Boards(aces_low=True)
