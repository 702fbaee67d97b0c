"""A bot: a character and a seed that play any seat from what that seat may know."""

from typing import Protocol

from msgspec import Struct

from shuffleup.bots.after_flop import after_flop
from shuffleup.bots.before_flop import before_flop
from shuffleup.bots.character import Character
from shuffleup.bots.game_sense import SENSES
from shuffleup.bots.moves import Move, give_up
from shuffleup.cards.card import Card
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound


class Player(Protocol):
    """Whoever decides for a seat."""

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        """The action of the seat whose turn it is; ``hole`` are that seat's own cards."""
        ...


class Bot(Struct, frozen=True, gc=False):
    """Plays by position, strength, pot odds and depth of the stack.

    It holds no state: an action depends on the seed, on the public state and on the seat's own cards, and on nothing
    else, so a hand played again is played alike.
    """

    character: Character
    seed: int

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        """The action of the seat whose turn it is, legal under ``options``. Games it does not know it only checks."""
        felt = state.felt
        game = SENSES.get(felt.plan.game.variant)
        if game is None:
            return give_up(options)
        play = after_flop if felt.street else before_flop
        return play(game, self.character, self.seed, state, hole, options)
