"""Which of several Italian hands wins a pot: their keys decide, with one exception among straight flushes.

The minima of spades beats the massima of hearts, which otherwise beats everything. The rule looks only at the hands
that contest a pot, so a main pot and a side pot may be decided differently (rule a8, reading AMB-24).
"""

from collections.abc import Sequence

from shuffleup.cards.italian.ranking import ItalianCategory, ItalianHand, Straight
from shuffleup.cards.italian.readings import StraightFlushException

_HEARTS, _SPADES = 2, 3


_PRINTED = StraightFlushException.SPADE_MIN_OVER_HEART_MAX


def order(
    hands: Sequence[ItalianHand],
    exception: StraightFlushException = _PRINTED,
    *,
    contenders: int | None = None,
) -> tuple[int, ...]:
    """The indices of the ``hands`` that contest one pot, best hand first. No two hands are equal.

    ``contenders`` is the number of players who contest the pot, if only some of their hands have been shown so far.
    """
    ranked = sorted(range(len(hands)), key=lambda place: hands[place].key, reverse=True)
    if len(ranked) < 2 or hands[ranked[1]].category is not ItalianCategory.STRAIGHT_FLUSH:
        return tuple(ranked)
    contending = len(hands) if contenders is None else contenders
    if exception is StraightFlushException.OFF:
        return tuple(ranked)
    if exception is StraightFlushException.TWO_CONTENDERS_ONLY and contending != 2:
        return tuple(ranked)
    return tuple(_moved(hands, ranked, full_circle=exception is StraightFlushException.FULL_CIRCLE))


def winner(
    hands: Sequence[ItalianHand],
    exception: StraightFlushException = _PRINTED,
    *,
    contenders: int | None = None,
) -> int:
    """The index of the one of ``hands`` that wins a pot they all contest. Raises ``ValueError`` without a hand."""
    if not hands:
        raise ValueError("no hand contests the pot")
    return order(hands, exception, contenders=contenders)[0]


def _moved(hands: Sequence[ItalianHand], ranked: list[int], *, full_circle: bool) -> list[int]:
    flushes = [place for place in ranked if hands[place].category is ItalianCategory.STRAIGHT_FLUSH]
    kinds = {hands[place].straight for place in flushes}
    if full_circle and kinds == {Straight.MINIMA, Straight.MASSIMA}:
        raised = [place for place in flushes if hands[place].straight is Straight.MINIMA]
    elif any(_is(hands[place], Straight.MASSIMA, _HEARTS) for place in flushes):
        # If all three kinds meet, the circle has no best hand: then the printed pair and the values decide.
        raised = [place for place in flushes if _is(hands[place], Straight.MINIMA, _SPADES)]
    else:
        raised = []
    # The massima of hearts leads whenever it is there, so "just above it" is the first place.
    return [*raised, *[place for place in ranked if place not in raised]]


def _is(hand: ItalianHand, kind: Straight, suit: int) -> bool:
    return hand.straight is kind and hand.cards[0] & 3 == suit
