"""The worth of a hand on a board: how much it beats now, what it may still become, and its claim to a low half."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from shuffleup.bots.field import RivalHands, any_five_field, two_and_three_field
from shuffleup.cards.card import Card
from shuffleup.cards.lookup import LOW_BITS, LOWS, load
from shuffleup.cards.ranking import HIGH, Ranker

Cards = tuple[Card, ...]

_STRAIGHT, _FLUSH, _FULL_HOUSE = 5854, 5864, 7141
"""The lowest values of a straight, a flush and a full house among the 7,462 of ``cards.ranking``."""
_SUITED_PLAY = 1.6
"""How much more often two suited cards see a flop than any two."""


class WinChances(Struct, frozen=True, gc=False):
    """A player's chances as shares from 0 to 1."""

    ahead: float
    """The share of two-card hands, with the board, that this hand beats."""
    draw: float
    """The chance to improve to a hand that usually wins."""
    low: float
    """The share of two-card lows that this hand beats."""
    low_half: float
    """The part of the pot likely to go to the low, 0 to 0.5."""


class Board(Struct, frozen=True):
    """What every player can work out about a board."""

    ranker: Ranker
    field: RivalHands
    ranks: int
    """A mask of the ranks, bit 0 for the deuce."""
    suits: tuple[int, ...]
    """The number of cards of each suit."""
    threat: int
    """The suit in which a flush is possible, -1 for none."""
    cards: Cards


@lru_cache(maxsize=512)
def holdem_board(cards: Cards) -> Board:
    """A board on which any five cards play."""
    return _board(cards, HIGH.over_board(cards), any_five_field(tuple(sorted([card >> 2 for card in cards]))))


@lru_cache(maxsize=512)
def omaha_board(cards: Cards) -> Board:
    """A board from which exactly three cards play."""
    return _board(cards, HIGH.two_and_three(cards), two_and_three_field(tuple(sorted([card >> 2 for card in cards]))))


def _board(cards: Cards, ranker: Ranker, field: RivalHands) -> Board:
    held = [card & 3 for card in cards]
    suits = (held.count(0), held.count(1), held.count(2), held.count(3))
    threat = next((suit for suit in range(4) if suits[suit] >= 3), -1)
    return Board(ranker, field, _rank_mask(cards), suits, threat, cards)


def _rank_mask(cards: Cards) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << (card >> 2)
    return mask


# ── how much a made hand beats ───────────────────────────────────────────────────────────────────────────────────────


def _ahead(board: Board, hole: Cards, value: int, needed: int) -> float:
    """The share of two-card hands that ``value`` beats; ``needed`` hole cards make a flush on this board."""
    ahead = board.field.ahead(value)
    if board.threat < 0 or value >= _FULL_HOUSE:
        return ahead
    suit = board.threat
    seen = [card >> 2 for card in (*board.cards, *hole) if card & 3 == suit]
    left = 13 - len(seen)
    if value < _FLUSH:
        return ahead * (1 - _flush_share(left, needed, 52 - len(board.cards) - len(hole)))
    own = max([card >> 2 for card in hole if card & 3 == suit], default=-1)
    higher = sum([1 for rank in range(own + 1, 13) if rank not in seen])
    beaten_by = _flush_share(left, needed, 47) - _flush_share(left - higher, needed, 47)
    return ahead * (1 - beaten_by)


def _flush_share(left: int, needed: int, unseen: int) -> float:
    """The share of two-card hands with ``needed`` or more of the ``left`` cards of a suit."""
    hands = unseen * (unseen - 1)
    if needed >= 2:
        return min(1.0, _SUITED_PLAY * left * (left - 1) / hands)
    others = unseen - left
    return 1 - others * (others - 1) / hands


def _chance(outs: float, board_cards: int) -> float:
    """The chance to hit one of ``outs``; on the flop it is between that of one card and that of two."""
    if board_cards >= 5 or not outs:
        return 0.0
    return min(0.6, outs * (0.031 if board_cards == 3 else 0.0215))


# ── cards that would turn a losing hand into a winning one ───────────────────────────────────────────────────────────

_WINDOWS: tuple[int, ...] = (0b1_0000_0000_1111, *(0b11111 << low for low in range(9)))
"""The ten straights as masks of ranks, bit 0 for the deuce; the wheel is first."""


@lru_cache(maxsize=8192)
def straight_outs(ranks: int, board: int) -> int:
    """How many cards complete a straight of any five cards, except those that complete one for everybody."""
    missing = 0
    for window in _WINDOWS:
        held = ranks & window
        if held.bit_count() == 4 and (board & window).bit_count() < 4:
            missing |= window ^ held
    return 4 * missing.bit_count()


@lru_cache(maxsize=8192)
def omaha_straight_outs(hole: int, board: int) -> int:
    """The same if two hole cards and three of the board must play: a wrap has up to twenty outs."""
    missing = 0
    for window in _WINDOWS:
        own, shared = hole & window, board & window
        if own.bit_count() < 2 or shared.bit_count() < 2:
            continue
        gaps = window ^ shared
        for rank in range(13):
            bit = 1 << rank
            # With this rank on the board, at most two hole cards may fill the rest.
            if gaps & bit and (gaps ^ bit) & ~own == 0:
                missing |= bit
    return 4 * missing.bit_count() - (missing & hole).bit_count()


# ── hold'em ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_holdem(hole: Cards, cards: Cards) -> WinChances:
    """Two hole cards on a board of three to five."""
    board = holdem_board(cards)
    value = board.ranker(hole)
    needed = 5 - board.suits[board.threat] if board.threat >= 0 else 2
    ahead = _ahead(board, hole, value, needed)
    if len(cards) == 5 or value >= _FLUSH:
        return WinChances(ahead, 0.0, 0.0, 0.0)
    outs = _holdem_flush_outs(board, hole)
    if value < _STRAIGHT:
        runs = straight_outs(board.ranks | _rank_mask(hole), board.ranks)
        # On a board with three cards of a suit, a straight is often not good.
        outs += runs - (runs // 4 if outs else 0) if board.threat < 0 else runs // 2
        if min(hole) >> 2 > max(cards) >> 2:
            outs += 3
    return WinChances(ahead, _chance(outs, len(cards)), 0.0, 0.0)


def _holdem_flush_outs(board: Board, hole: Cards) -> int:
    one, other = hole[0] & 3, hole[1] & 3
    if one == other:
        return 9 if board.suits[one] == 2 else 0
    best = max([card >> 2 for card in hole if board.suits[card & 3] == 3], default=0)
    return 8 if best >= 11 else 4 if best >= 9 else 0


# ── Omaha ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_omaha(hole: Cards, cards: Cards) -> WinChances:
    """Four hole cards of which two play, on a board of three to five."""
    board = omaha_board(cards)
    value = board.ranker(hole)
    ahead = _ahead(board, hole, value, 2)
    if len(cards) == 5 or value >= _FULL_HOUSE:
        return WinChances(ahead, 0.0, 0.0, 0.0)
    outs = _omaha_flush_outs(board, hole) if value < _FLUSH else 0
    if value < _STRAIGHT:
        runs = omaha_straight_outs(_rank_mask(hole), board.ranks)
        outs += runs - runs // 4 if board.threat < 0 else runs // 3
    return WinChances(ahead, _chance(outs, len(cards)), 0.0, 0.0)


def _omaha_flush_outs(board: Board, hole: Cards) -> int:
    """The flush outs: nine if the hand has the ace or king of the suit, five if not: a higher flush often beats it."""
    outs = 0
    for suit in range(4):
        if board.suits[suit] == 2:
            held = [card >> 2 for card in hole if card & 3 == suit]
            if len(held) >= 2:
                outs += 9 if max(held) >= 11 else 5
    return outs


# ── Omaha eight-or-better ────────────────────────────────────────────────────────────────────────────────────────────

_LOW_PAIRS: tuple[int, ...] = tuple([(1 << one) | (1 << other) for one, other in combinations(range(8), 2)])


def read_omaha_8(hole: Cards, cards: Cards) -> WinChances:
    """As ``read_omaha``, plus the claim to the low half."""
    high = read_omaha(hole, cards)
    shared = _low_mask(cards)
    own = _low_mask(hole)
    possible = shared.bit_count()
    if possible >= 3:
        return WinChances(high.ahead, high.draw, _low_ahead(shared, own), 0.5)
    if possible < 2 or len(cards) == 5:
        return WinChances(high.ahead, high.draw, 0.0, 0.0)
    return WinChances(high.ahead, high.draw, _hope(own & ~shared), 0.3 if len(cards) == 3 else 0.2)


def _low_mask(cards: Cards) -> int:
    mask = 0
    for card in cards:
        mask |= LOW_BITS[card]
    return mask


@lru_cache(maxsize=8192)
def _low_ahead(shared: int, own: int) -> float:
    """The share of two-card lows that the best low of ``own`` beats; ties count half; 0 without a low."""
    load()
    mine = max([_two_card_low(shared, pair) for pair in _LOW_PAIRS if pair & own == pair], default=0)
    if not mine:
        return 0.0
    others = [_two_card_low(shared, pair) for pair in _LOW_PAIRS]
    worse = sum([1 for other in others if other < mine])
    # Hands without a low card, and pairs, make no low: about half of all two-card hands.
    return (len(others) + worse + 0.5 * others.count(mine)) / (2 * len(others))


@lru_cache(maxsize=8192)
def _two_card_low(shared: int, pair: int) -> int:
    ranks = [1 << rank for rank in range(8) if shared >> rank & 1]
    return max([LOWS[pair | sum(three)] for three in combinations(ranks, 3) if not pair & sum(three)], default=0)


@lru_cache(maxsize=256)
def _hope(own: int) -> float:
    """The promise of the two lowest cards while the board is one low card short: the most for ace and deuce."""
    lowest = [rank for rank in range(8) if own >> rank & 1][:2]
    if len(lowest) < 2:
        return 0.0
    return max(0.0, 0.9 - 0.12 * (sum(lowest) - 1))


Reader = Callable[[Cards, Cards], WinChances]
