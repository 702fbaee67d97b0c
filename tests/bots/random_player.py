"""A player without a plan: the yardstick every bot must beat by far."""

from msgspec import Struct

from shuffleup.bots.chance import mixed, mood
from shuffleup.bots.moves import Move, give_up, stay
from shuffleup.cards.card import Card
from shuffleup.hand.actions import RaiseTo
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound


class RandomPlayer(Struct, frozen=True, gc=False):
    """Chooses evenly among folding (against a bet only), calling and raising, and evenly among the totals."""

    seed: int

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        """Any legal action; the cards only feed the chance."""
        roll = mood(self.seed, state, hole)
        kinds = (give_up,) * options.fold + (stay,)
        kind = roll % (len(kinds) + (options.min_to > 0))
        if kind < len(kinds):
            return kinds[kind](options)
        return RaiseTo(options.seat, options.min_to + mixed(roll) % (options.max_to - options.min_to + 1))
