"""The actions of a hand as numbers, and which of them are legal.

    0                fold; decline to catch up with a carried pot
    1                check, call, bring in; have the cards dealt without a blind opening
    2                the minimum bet or raise; open blind; catch up with a carried pot
    3, 4, ...        bets and raises by shares of the pot, then the largest legal one (none of these in fixed-limit)
    then             parol; the cards to discard or to turn up, in games that have these actions

A share of the pot counts the call first: a raise of half the pot raises by half of what the pot will be after the call.
A size is legal if it lies between the minimum and the maximum and is larger than the size before it, so no two numbers
do the same.
"""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.actions import Action, DealCards, Decline, Discard, Join, Parol, PostBlind, TurnUp
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.phases.drawing import discard, draw_bounds
from shuffleup.hand.phases.stub import STUB_SHORT
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import lowest
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, HandState

Mask = NDArray[np.int8]
GIVE_UP, STAY, LEAST = 0, 1, 2


class ActionCode:
    """The action numbers of one game, the same at every decision; ``names`` says what each does.

    ``shares`` of the pot are the sizes between the minimum and the maximum. Raises ``ValueError`` unless all are > 0.
    """

    __slots__ = ("_first_throw", "_most", "_shares", "_throws", "carries", "names", "nothing", "past_raises")

    def __init__(self, rules: HandRules, shares: Sequence[float]) -> None:
        game, names = rules.variant, ["fold", "check or call", "raise the least"]
        self._shares: tuple[tuple[int, float], ...] = ()
        self._most = 0
        if any(not share > 0 for share in shares):
            raise ValueError(f"raises is {tuple(shares)}: give shares of the pot above 0, such as (0.5, 1.0)")
        if rules.limit is not Limit.FIXED_LIMIT:
            self._shares = tuple(enumerate(sorted(shares), start=len(names)))
            names += [f"raise {share:g} of the pot" for share in sorted(shares)]
            self._most = len(names)
            names.append("raise the most")
        self.carries, self.past_raises = game.carries, len(names)
        names += ["parol"] if game.carries else []
        self._first_throw, self._throws = len(names), _throws(game)
        names += [f"throw away {' '.join([str(pick + 1) for pick in picks]) or 'none'}" for picks in self._throws]
        turned = game.hole_cards if any(street.uncover for street in game.streets) else 0
        self.names = (*names, *[f"turn up {pick + 1}" for pick in range(turned)])
        self.nothing = self.mask(0)

    def mask(self, bits: int) -> Mask:
        """A bit mask as an array of zeros and ones."""
        return np.array([bits >> place & 1 for place in range(len(self.names))], np.int8)

    def bets(self, hand: Hand, state: BettingRound, totals: list[int]) -> int:
        """The legal actions of a betting round as a bit mask; writes the total of each raise into ``totals``."""
        legal = hand.options()
        bits = 2 | legal.fold
        least, most = legal.min_to, legal.max_to
        if least:
            bits |= 4
            totals[LEAST] = least
            if most > least:
                felt, high = state.felt, state.price.high
                pot = sum(felt.paid) + felt.dead + sum(state.bets) + legal.call
                for place, share in self._shares:
                    total = high + int(share * pot)
                    if least < total < most:
                        bits |= 1 << place
                        totals[place] = least = total
                bits |= 1 << self._most
                totals[self._most] = most
        if self.carries and may_say_parol(hand.rules, state):
            bits |= 1 << self.past_raises
        return bits

    def others(self, hand: Hand) -> int:
        """The legal actions outside a betting round, as a bit mask."""
        state = hand.state
        if type(state) is Drawing:
            held = len(state.felt.cards.holes[state.turn])
            most, exactly = draw_bounds(hand.rules, state)
            counts = [exactly] if exactly else [count for count in range(most + 1) if _served(hand, state, count)]
            return sum(
                [
                    1 << self._first_throw + place
                    for place, picks in enumerate(self._throws)
                    if len(picks) in counts and (not picks or picks[-1] < held)
                ]
            )
        if type(state) is Choosing:
            first = self._first_throw + len(self._throws)
            return sum([1 << first + pick for pick in covered(state.felt, lowest(state.waiting))])
        return 1 << STAY | 1 << LEAST if type(state) is BlindOpening else 1 << GIVE_UP | 1 << LEAST

    def act(self, state: HandState, seat: int, number: int) -> Action:
        """The action of a legal number other than a fold, check, call, bet or raise."""
        if type(state) is BettingRound:
            return Parol(seat)
        if type(state) is Drawing:
            return Discard(seat, self._throws[number - self._first_throw])
        if type(state) is Choosing:
            return TurnUp(seat, number - self._first_throw - len(self._throws))
        if type(state) is CatchUp:
            return Join(seat) if number == LEAST else Decline(seat)
        return PostBlind(seat) if number == LEAST else DealCards(seat)


def _throws(game: Variant) -> tuple[tuple[int, ...], ...]:
    """All discards that can be legal in the game, as places in the hand, fewest cards first."""
    draw, forced = max(street.draw for street in game.streets), sum([street.discard for street in game.streets])
    counts = range(draw + 1) if draw else range(forced, forced + 1) if forced else ()
    return tuple([picks for count in counts for picks in combinations(range(game.hole_cards), count)])


def _served(hand: Hand, state: Drawing, count: int) -> bool:
    """Can the stub, if need be with the reshuffled discards, supply a draw of ``count`` cards?"""
    if count <= len(hand.deck) - state.felt.cards.stub:
        return True
    answer = discard(hand.rules, state, hand.deck, Discard(state.turn, tuple(range(count))))
    return not isinstance(answer, Refusal) or answer.code == STUB_SHORT
