"""A bot: a character and a seed that can play any seat with what that seat may know."""

from typing import Protocol

from msgspec import Struct

from shuffleup.bots.after_flop import after_flop
from shuffleup.bots.any_game import discards, play_any
from shuffleup.bots.before_flop import before_flop
from shuffleup.bots.character import Character
from shuffleup.bots.game_sense import SENSES
from shuffleup.bots.italiana import catches_up, changed, opens_blind, play_italian, shown_card
from shuffleup.bots.moves import Move
from shuffleup.cards.card import Card
from shuffleup.games.italiana import ITALIANA
from shuffleup.hand.actions import DealCards, Decline, Discard, Join, PostBlind, TurnUp
from shuffleup.hand.options import Options
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing


class Player(Protocol):
    """A player who decides for a seat. It may also have the other methods of ``Bot``; a bot stands in for the rest."""

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        """The action of the seat whose turn it is; ``hole`` are that seat's own cards."""
        ...


class Bot(Struct, frozen=True, gc=False):
    """Plays by position, strength, pot odds and stack depth.

    It has no state: an action depends only on the seed, the public state and the seat's own cards, so a hand that is
    played again goes the same way.
    """

    character: Character
    seed: int

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        """The action of the seat whose turn it is, legal under ``options``; unstudied games are played plainly."""
        felt = state.felt
        game = SENSES.get(felt.plan.game.variant)
        if game is None:
            if felt.plan.game.variant == ITALIANA.key:
                return play_italian(self.character, self.seed, state, hole, options)
            return play_any(self.character, self.seed, state, hole, options)
        play = after_flop if felt.street else before_flop
        return play(game, self.character, self.seed, state, hole, options)

    def discard(self, state: Drawing, hole: tuple[Card, ...], draw: int, exactly: int) -> Discard:
        """The discards of the seat to draw: up to ``draw`` cards to exchange, or ``exactly`` that many for nothing."""
        if state.felt.plan.game.variant == ITALIANA.key:
            return Discard(state.turn, changed(self.seed, state, hole, draw))
        return Discard(state.turn, discards(self.seed, state, hole, draw, exactly))

    def turn_up(self, state: Choosing, seat: int, hole: tuple[Card, ...]) -> TurnUp:
        """The covered card that a seat turns face up; ``hole`` are all its cards."""
        return TurnUp(seat, shown_card(self.seed, state, seat, hole, covered(state.felt, seat)))

    def before_cards(self, state: BlindOpening) -> PostBlind | DealCards:
        """Whether the seat to act opens blind."""
        return (PostBlind if opens_blind(self.character, self.seed, state) else DealCards)(state.turn)

    def catch_up(self, state: CatchUp) -> Join | Decline:
        """Whether the seat to act pays to join a carried pot."""
        return (Join if catches_up(self.character, self.seed, state) else Decline)(state.turn)
