"""Who opens where the cards decide it: the door card that brings in, and the board that is best or lowest.

Equal cards are told apart by suit (TDA RP-10 D). A card the table cannot see, in a recorded hand, opens nothing.
"""

from collections.abc import Sequence

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.italian_vele import visible_hand
from shuffleup.games.variant import Opener
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import after, lowest, members
from shuffleup.hand.state import NOBODY, BettingRound, Felt
from shuffleup.hand.strict import lowest_rank_of

_LOW = (Opener.HIGHEST_CARD, Opener.LOWEST_BOARD)
"""Where aces are low."""


def door_seat(rules: HandRules, felt: Felt) -> int:
    """The seat whose door card brings in, in the hand still or not; ``NOBODY`` if no door card is known."""
    place = rules.variant.streets[0].down
    low = rules.variant.streets[0].opener in _LOW
    doors = [
        (_rank(faces[place], aces_low=low), rules.suits[faces[place] & 3], seat)
        for seat, faces in enumerate(felt.cards.faces)
        if len(faces) > place and faces[place] != UNKNOWN
    ]
    if not doors:
        return NOBODY
    return (max(doors) if low else min(doors))[2]


def bring_in_due(rules: HandRules, state: BettingRound) -> bool:
    """Is the seat to act the one whose door card must bring in, with nothing put in yet?

    A low card without chips does not bring in: then the seat on its left may fold like any other (RP-10 E).
    """
    if not rules.variant.brings_in or state.felt.street or state.acted or any(state.bets):
        return False
    return state.turn == door_seat(rules, state.felt)


def board_seat(rules: HandRules, felt: Felt, live: int, street: int) -> int:
    """The live seat with the best board, in razz the lowest; ``NOBODY`` if no up card is known."""
    low = rules.variant.streets[street].opener in _LOW
    boards = []
    for seat in members(live):
        up = [card for card in felt.cards.faces[seat] if card != UNKNOWN]
        if up:
            boards.append((board_strength(up, rules.suits, aces_low=low), seat))
    return max(boards)[1] if boards else NOBODY


def board_strength(up: Sequence[Card], suits: Sequence[int], *, aces_low: bool) -> tuple[object, ...]:
    """A key that is greater for the board that opens: pairs before single cards, and the reverse where low opens.

    Straights and flushes do not show in four cards. Of equal boards the one with the highest card by suit is greater.
    """
    ranks = [((card >> 2) + 1) % 13 for card in up] if aces_low else [card >> 2 for card in up]
    top = max(ranks)
    suit = max([suits[card & 3] for card, rank in zip(up, ranks, strict=True) if rank == top])
    sign = -1 if aces_low else 1
    distinct = set(ranks)
    if len(distinct) == len(ranks):
        return (sign,), [sign * rank for rank in sorted(ranks, reverse=True)], suit
    groups = sorted([(ranks.count(rank), rank) for rank in distinct], reverse=True)
    return tuple([sign * count for count, _ in groups]), [sign * rank for _, rank in groups], suit


def opener_seat(rules: HandRules, felt: Felt, live: int, able: int) -> int:
    """The seat that opens a round after third street; if it is all-in, the next on its left with chips."""
    seat = board_seat(rules, felt, live, felt.street)
    if seat == NOBODY:
        return lowest(able)
    return seat if able >> seat & 1 else after(able, seat)


def blind_opener(felt: Felt) -> int:
    """Who made the last blind opening before the cards, ``NOBODY`` where there was none."""
    return felt.aggressors[0] if len(felt.aggressors) > felt.street + 1 else NOBODY


def last_aggressor(felt: Felt, able: int) -> int:
    """The seat that opens a round where the last bet of the round before has the word; the next that can, if it cannot.

    Whoever opened blind has the last word instead, also after a raise of another (AMB-11).
    """
    blind = blind_opener(felt)
    if blind != NOBODY:
        return after(able, blind)
    seat = felt.aggressors[felt.street - 1]
    if seat == NOBODY:
        return lowest(able)
    return seat if able >> seat & 1 else after(able, seat)


def visible_opener(rules: HandRules, felt: Felt, able: int) -> int:
    """The seat that shows the best hand of up cards and turned cards of one combination, among those who can bet."""
    combinations = rules.variant.layout.open_cards(felt.cards.board)
    lowest_rank = lowest_rank_of(rules, felt.plan)
    shown = []
    for seat in members(able):
        up = [card for card in felt.cards.faces[seat] if card != UNKNOWN]
        if up:
            shown.append((visible_hand(up, combinations, lowest_rank).key, seat))
    return max(shown)[1] if shown else lowest(able)


def _rank(card: Card, *, aces_low: bool) -> int:
    return ((card >> 2) + 1) % 13 if aces_low else card >> 2
