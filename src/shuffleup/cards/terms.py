"""What players call their cards: starting hands, pairs by their place on the board, draws, the nuts.

    holdings(hole, board)       all terms for two hole cards with a board of none to five cards
    textures(board)             the terms for a board and for the last card on it
    outs, has_counterfeited     what the next card may bring, and what the last one has spoiled

For games with two hole cards and a board, such as hold'em. Cards are distinct and known. The terms are those of FIGP's
glossary and of every card room; nothing here decides a pot.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import TypeAlias

from shuffleup.cards.card import Card, rank_of, suit_of
from shuffleup.cards.hand_class import Category, category
from shuffleup.cards.ranking import board_ranker, high

Cards: TypeAlias = Sequence[Card]

ACE = 12
KING = 11
FULL_BOARD = 5
FULL_DECK = frozenset(range(52))
_BELOW_DEUCE = -1
"""The ace as the lowest card of a straight."""


class HoldingTerm(Enum):
    """Terms for two hole cards, alone or with the board."""

    POCKET_PAIR = "pocket pair"
    BIG_SLICK = "big slick"  # ace and king
    SUITED = "suited"
    OFFSUIT = "offsuit"
    CONNECTORS = "connectors"
    ONE_GAP = "one-gap connectors"
    TWO_GAP = "two-gap connectors"
    OVERPAIR = "overpair"  # a pocket pair above every card of the board
    TOP_PAIR = "top pair"
    SECOND_PAIR = "second pair"
    BOTTOM_PAIR = "bottom pair"
    TOP_TWO = "top two pair"
    TOP_AND_BOTTOM = "top and bottom pair"
    SET = "set"  # three of a kind with a pocket pair
    TOP_SET = "top set"
    TRIPS = "trips"  # three of a kind with a pair of the board
    ONE_OVERCARD = "one overcard"
    TWO_OVERCARDS = "two overcards"
    FLUSH_DRAW = "flush draw"
    OPEN_ENDED = "open-ended straight draw"
    GUTSHOT = "gutshot"  # one rank completes it
    DOUBLE_GUTSHOT = "double gutshot"  # two ranks complete it, neither of them at an end of four in a row
    BACKDOOR_FLUSH_DRAW = "backdoor flush draw"  # turn and river must both help
    BACKDOOR_FLUSH = "backdoor flush"  # turn and river both helped
    DRAWING_HAND = "drawing hand"
    MADE_HAND = "made hand"  # a straight or better, which need not improve
    QUADS = "quads"
    CRIPPLED_DECK = "crippled deck"  # a pocket pair and its other two cards: nobody else has anything
    NUTS = "nuts"  # no two other cards beat it on this board


class Texture(Enum):
    """Terms for a board."""

    RAINBOW = "rainbow"  # no two cards of a suit
    RAGGED = "ragged"  # rainbow, unpaired, and no two cards within one straight
    BLANK = "blank"  # the last card makes nothing possible that was not
    SCARE_CARD = "scare card"  # the last card makes a flush possible, or pairs the board


# ── holdings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def holdings(hole: Cards, board: Cards = ()) -> frozenset[HoldingTerm]:
    """All terms for these two cards with this board. Raises ``ValueError`` for other numbers of cards."""
    if len(hole) != 2 or len(board) not in (0, 3, 4, 5):
        raise ValueError(f"{len(hole)} hole cards and {len(board)} of a board: there are 2, and 0, 3, 4 or 5")
    found = {*_starting(hole), *(_with_board(hole, board) if board else ())}
    if found & _DRAWS or (not board and found >= {HoldingTerm.SUITED, HoldingTerm.CONNECTORS}):
        found.add(HoldingTerm.DRAWING_HAND)
    return frozenset(found)


_DRAWS = {HoldingTerm.FLUSH_DRAW, HoldingTerm.OPEN_ENDED, HoldingTerm.GUTSHOT, HoldingTerm.DOUBLE_GUTSHOT}


def _starting(hole: Cards) -> Iterator[HoldingTerm]:
    low, top = sorted(map(rank_of, hole))
    yield HoldingTerm.SUITED if suit_of(hole[0]) == suit_of(hole[1]) else HoldingTerm.OFFSUIT
    if low == top:
        yield HoldingTerm.POCKET_PAIR
    if (low, top) == (KING, ACE):
        yield HoldingTerm.BIG_SLICK
    apart = min(top - low, low - _BELOW_DEUCE) if top == ACE else top - low
    if apart in _GAPS:
        yield _GAPS[apart]


_GAPS = {1: HoldingTerm.CONNECTORS, 2: HoldingTerm.ONE_GAP, 3: HoldingTerm.TWO_GAP}


def _with_board(hole: Cards, board: Cards) -> Iterator[HoldingTerm]:
    yield from _by_pairs(hole, board)
    kind = category(high((*hole, *board)))
    if kind >= Category.STRAIGHT and kind > _alone(board):
        yield HoldingTerm.MADE_HAND
    if kind is Category.FOUR_OF_A_KIND:
        yield HoldingTerm.QUADS
    if kind < Category.STRAIGHT and len(board) < FULL_BOARD:
        yield from _straight_draws(hole, board)
    yield from _flushes(hole, board, kind)
    if is_nuts(hole, board):
        yield HoldingTerm.NUTS


def _by_pairs(hole: Cards, board: Cards) -> Iterator[HoldingTerm]:
    ranks = [rank_of(card) for card in hole]
    lying = [rank_of(card) for card in board]
    places = sorted(set(lying), reverse=True)
    paired = sorted([places.index(rank) for rank in set(ranks) if rank in places])
    above = sum([rank > places[0] for rank in ranks])
    if ranks[0] == ranks[1]:
        yield from _pocket_pair(ranks[0], lying, places)
    elif not paired:
        if above:
            yield HoldingTerm.ONE_OVERCARD if above == 1 else HoldingTerm.TWO_OVERCARDS
    elif len(paired) == 2:
        if paired == [0, 1]:
            yield HoldingTerm.TOP_TWO
        elif paired == [0, len(places) - 1]:
            yield HoldingTerm.TOP_AND_BOTTOM
    elif lying.count(places[paired[0]]) == 2:
        yield HoldingTerm.TRIPS
    elif paired[0] == 0:
        yield HoldingTerm.TOP_PAIR
    elif paired[0] == len(places) - 1:
        yield HoldingTerm.BOTTOM_PAIR
    elif paired[0] == 1:
        yield HoldingTerm.SECOND_PAIR


def _pocket_pair(rank: int, lying: list[int], places: list[int]) -> Iterator[HoldingTerm]:
    same = lying.count(rank)
    if same == 2:
        yield HoldingTerm.CRIPPLED_DECK
    elif same == 1:
        yield HoldingTerm.SET
        if rank == places[0]:
            yield HoldingTerm.TOP_SET
    elif rank > places[0]:
        yield HoldingTerm.OVERPAIR


def is_nuts(hole: Cards, board: Cards) -> bool:
    """Is this hand unbeatable by any two other cards, on a board of three to five?"""
    rank = board_ranker(board)
    own = rank(hole)
    return all(rank(two) <= own for two in combinations(FULL_DECK.difference(hole, board), 2))


# ── draws ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _straight_draws(hole: Cards, board: Cards) -> Iterator[HoldingTerm]:
    ranks = _with_low_ace([*hole, *board])
    shared = _with_low_ace(board)
    finishing = [rank for rank in range(ACE + 1) if _best_straight(ranks, rank) > _best_straight(shared, rank)]
    if len(finishing) == 1:
        yield HoldingTerm.GUTSHOT
    elif len(finishing) > 1:
        in_a_row = any(ranks.issuperset(range(low, low + 4)) for low in range(_BELOW_DEUCE + 1, ACE - 3))
        yield HoldingTerm.OPEN_ENDED if in_a_row else HoldingTerm.DOUBLE_GUTSHOT


def _with_low_ace(cards: Iterable[Card]) -> frozenset[int]:
    ranks = {rank_of(card) for card in cards}
    return frozenset(ranks | {_BELOW_DEUCE} if ACE in ranks else ranks)


def _best_straight(ranks: frozenset[int], more: int) -> int:
    """The highest card of the best straight that these ranks make with one more card; 0 for none."""
    all_ranks = ranks | ({more, _BELOW_DEUCE} if more == ACE else {more})
    return max(
        [low + 4 for low in range(_BELOW_DEUCE, ACE - 3) if all_ranks.issuperset(range(low, low + 5))], default=0
    )


def _flushes(hole: Cards, board: Cards, kind: Category) -> Iterator[HoldingTerm]:
    for suit in {suit_of(card) for card in hole}:
        own, on_flop, lying = [_of_suit(cards, suit) for cards in (hole, board[:3], board)]
        if len(board) < FULL_BOARD and own + lying == 4:
            yield HoldingTerm.FLUSH_DRAW
        if len(board) == 3 and own + lying == 3 and kind < Category.STRAIGHT:
            yield HoldingTerm.BACKDOOR_FLUSH_DRAW
        if kind is Category.FLUSH and own + lying == 5 and own + on_flop == 3:
            yield HoldingTerm.BACKDOOR_FLUSH


def _of_suit(cards: Cards, suit: int) -> int:
    return sum([suit_of(card) == suit for card in cards])


def outs(hole: Cards, board: Cards, wanted: Category) -> int:
    """How many unseen cards make the hand ``wanted`` or better at once; 0 if it is that good already.

    Raises ``ValueError`` if no card is to come.
    """
    if not 3 <= len(board) < FULL_BOARD:
        raise ValueError(f"with {len(board)} cards on the board there is no next one to count on")
    if category(high((*hole, *board))) >= wanted:
        return 0
    unseen = FULL_DECK.difference(hole, board)
    return sum([category(high((*hole, *board, card))) >= wanted for card in unseen])


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def textures(board: Cards) -> frozenset[Texture]:
    """The terms for a board of three to five cards and, if there are four or five, for the last card dealt."""
    found = set()
    suits, ranks = {suit_of(card) for card in board}, {rank_of(card) for card in board}
    if len(suits) == len(board):
        found.add(Texture.RAINBOW)
        if len(ranks) == len(board) and not _sharing_a_straight(board, 2):
            found.add(Texture.RAGGED)
    if len(board) > 3:
        pairs = rank_of(board[-1]) in {rank_of(card) for card in board[:-1]}
        suited = _of_suit(board, suit_of(board[-1])) == 3
        if pairs or suited:
            found.add(Texture.SCARE_CARD)
        elif _sharing_a_straight(board, 3) == _sharing_a_straight(board[:-1], 3) and _is_lower(board):
            found.add(Texture.BLANK)
    return frozenset(found)


def _sharing_a_straight(board: Cards, cards: int) -> int:
    """The number of straights that contain at least ``cards`` different ranks of the board."""
    ranks = _with_low_ace(board)
    return sum([len(ranks.intersection(range(low, low + 5))) >= cards for low in range(_BELOW_DEUCE, ACE - 3)])


def _is_lower(board: Cards) -> bool:
    return rank_of(board[-1]) < max([rank_of(card) for card in board[:-1]])


def has_counterfeited(hole: Cards, board: Cards) -> bool:
    """Does the board's last card pair a rank so that fewer hole cards count and the category is no better?"""
    before = (*hole, *board[:-1])
    if len(board) < 4 or rank_of(board[-1]) not in {rank_of(card) for card in before}:
        return False
    if category(high((*hole, *board))) > category(high(before)):
        return False
    return _needed(hole, board) < _needed(hole, board[:-1])


def _needed(hole: Cards, board: Cards) -> int:
    """The number of hole cards that the hand needs."""
    best = high((*hole, *board))
    if len(board) == FULL_BOARD and high(board) == best:
        return 0
    return 1 if len(board) > 3 and any(high((card, *board)) == best for card in hole) else 2


def _alone(board: Cards) -> Category:
    return category(high(board)) if len(board) == FULL_BOARD else Category.HIGH_CARD


def is_case_card(hole: Cards, board: Cards) -> bool:
    """Is the last card of the board the fourth of a rank whose other three this player sees?"""
    return [rank_of(card) for card in (*hole, *board)].count(rank_of(board[-1])) == 4


def hit(hole: Cards, flop: Cards) -> Category | None:
    """What the flop makes with the help of at least one hole card, a pair or better; ``None`` if it missed."""
    made = category(high((*hole, *flop)))
    pairs = {rank_of(card) for card in hole} & {rank_of(card) for card in flop}
    return made if pairs or made >= Category.STRAIGHT else None


# ── one hand against another ─────────────────────────────────────────────────────────────────────────────────────────


class Chances(Enum):
    """How one hand compares with another over every board that may still come."""

    FAVOURITE = "favourite"
    UNDERDOG = "underdog"
    EVEN = "even"
    FREE_ROLL = "free roll"  # it cannot lose, and may win
    DRAWING_DEAD = "drawing dead"  # it can neither win nor tie


def chances(hole: Cards, other: Cards, board: Cards = ()) -> frozenset[Chances]:
    """How a hand compares with another one, both known, by counting every board from the flop on.

    Before the flop only domination is recognised: a higher pair, or a card in common with a better kicker.
    """
    if not board:
        return frozenset(_by_domination(hole, other))
    wins, ties, losses = _outcomes(hole, other, board)
    found = {Chances.EVEN if wins == losses else Chances.FAVOURITE if wins > losses else Chances.UNDERDOG}
    if wins and not losses:
        found.add(Chances.FREE_ROLL)
    if not wins and not ties:
        found.add(Chances.DRAWING_DEAD)
    return frozenset(found)


def _by_domination(hole: Cards, other: Cards) -> Iterator[Chances]:
    own, their = [sorted(map(rank_of, cards)) for cards in (hole, other)]
    paired = own[0] == own[1] and their[0] == their[1]
    shared = set(own) & set(their)
    if own != their and (paired or (len(shared) == 1 and len({*own, *their}) == 3)):
        yield Chances.FAVOURITE if sum(own) > sum(their) else Chances.UNDERDOG


def _outcomes(hole: Cards, other: Cards, board: Cards) -> tuple[int, int, int]:
    unseen = sorted(FULL_DECK.difference(hole, other, board))
    wins = ties = losses = 0
    for rest in combinations(unseen, FULL_BOARD - len(board)):
        rank = board_ranker((*board, *rest))
        own, their = rank(hole), rank(other)
        wins, ties, losses = wins + (own > their), ties + (own == their), losses + (own < their)
    return wins, ties, losses
