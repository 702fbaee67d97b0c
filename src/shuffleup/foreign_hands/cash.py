"""Plays hands of cash games again. The engine deals tournament hands; what only cash games have is added here.

Straddles and dead blinds are postings like any other. A hand run twice halves every pot, with the odd chip on the first
board, and the engine says who wins on each board. The rake comes out of what was won: seat by seat if the record tells
the stacks at the end, and otherwise in proportion.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from msgspec.structs import replace

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, Card, CardError, parse_cards
from shuffleup.chips.pots import halves, split
from shuffleup.formats.phh.phh import PhhHand, Replay, ReplayedHand, Replayer
from shuffleup.formats.phh.replay import stacks_of
from shuffleup.hand.events import PotAwarded
from shuffleup.hand.evolve import fold
from shuffleup.hand.phases.showdown import award
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Dealing, Showdown

SECOND_BOARD, RAKE = "_second_board", "_rake"
"""Fields of a record: the whole second board of a hand run twice, and the rake, in recorded chips."""


def is_cash(record: PhhHand) -> bool:
    """Was the hand run twice, or did the house take a rake?"""
    return bool(record.fields.get(RAKE) or record.fields.get(SECOND_BOARD))


class CashReplayer(Replayer):
    """Plays records of tournaments and cash games by one rulebook."""

    def replayed(self, record: PhhHand) -> tuple[Replay, Hand]:
        """Plays a record. A hand with a rake or a second board ends with its last award."""
        outcome, hand = super().replayed(record)
        if not is_cash(record) or not isinstance(outcome, ReplayedHand) or not hand.over:
            return outcome, hand
        played = [event for event in hand.events if not isinstance(event, PotAwarded)][:-1]
        state = fold(played)
        assert isinstance(state, Dealing | Showdown), "pots are awarded behind the last bet"
        awards = [*_net(record, state.stacks, [*_awards(record, hand, state)])]
        hand.events = [*played, *awards]
        hand.state = fold(awards, state)
        return replace(outcome, stacks=stacks_of(hand.state)), hand


def second_board(record: PhhHand, first: Sequence[Card] = ()) -> tuple[Card, ...]:
    """The second board of a hand run twice; empty if there is none. Raises ``PhhError`` if it cannot be one."""
    text = record.fields.get(SECOND_BOARD)
    if not text:
        return ()
    try:
        cards = parse_cards(str(text))
    except CardError as fault:
        raise record.error(SECOND_BOARD, fault.first.what, note("rank-and-suit")) from None
    again = [one for one, other in zip(cards, first, strict=False) if one in first and one != other]
    if first and (len(cards) != len(first) or len({*cards}) < len(cards) or again):
        raise record.error(SECOND_BOARD, note("second-board-differs"), note("second-board-is"))
    return cards


def rake_units(record: PhhHand) -> int:
    """The rake, in units of the record."""
    rake = record.fields.get(RAKE, 0)
    return int(rake * record.scale) if isinstance(rake, int | Decimal) else 0


def _awards(record: PhhHand, hand: Hand, state: Dealing | Showdown) -> Iterator[PotAwarded]:
    """The awards of the pots before the rake."""
    cards, unit = state.felt.cards, state.felt.plan.stakes.unit
    second = second_board(record, cards.board)
    held = {hand.deck.cards[place] for holes in cards.holes for place in holes} - {UNKNOWN}
    if held & {*second}:
        raise record.error(SECOND_BOARD, note("a-card-is-there-twice"), note("correct-one-card"))
    for number, board in enumerate((cards.board, second) if second else (cards.board,)):
        dealt = replace(state, felt=replace(state.felt, cards=replace(cards, board=board)))
        for one in award(hand.rules, dealt):
            if not isinstance(one, PotAwarded):
                continue
            if not second:
                yield one
                continue
            amount = halves(one.amount, unit)[number]
            winners = [seat for seat, _ in one.shares]
            yield PotAwarded(one.pot, amount, one.contenders, split(amount, winners, unit), one.side)


def _net(record: PhhHand, before: Sequence[int], awards: Sequence[PotAwarded]) -> Iterator[PotAwarded]:
    """The awards after the rake."""
    gross = [0] * len(before)
    for one in awards:
        for seat, amount in one.shares:
            gross[seat] += amount
    owed = _taken(record, before, gross)
    for one in awards:
        shares = []
        for seat, amount in one.shares:
            part = min(owed[seat], amount)
            owed[seat] -= part
            shares.append((seat, amount - part))
        yield PotAwarded(one.pot, sum([amount for _, amount in shares]), one.contenders, tuple(shares), one.side)


def _taken(record: PhhHand, before: Sequence[int], gross: Sequence[int]) -> list[int]:
    """The rake each seat pays: as the recorded stacks say, if they add up to the rake; otherwise in proportion."""
    rake, total = rake_units(record), sum(gross)
    if record.finishing:
        told = [chips + won - left for chips, won, left in zip(before, gross, record.finishing, strict=True)]
        if sum(told) == rake and all(0 <= part <= won for part, won in zip(told, gross, strict=True)):
            return told
    paid = [rake * won // total for won in gross]
    paid[gross.index(max(gross))] += rake - sum(paid)
    return paid
