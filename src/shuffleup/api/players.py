"""Players that programs write: a function that looks at its turn and returns an action can play any seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TypeAlias

from shuffleup.api.standing import OpenFelt
from shuffleup.bots.bot import Bot, Player
from shuffleup.bots.character import REGULAR
from shuffleup.bots.moves import Move, give_up, raise_near, stay
from shuffleup.cards.card import Card, card_text
from shuffleup.hand.actions import DealCards, Decline, Discard, Join, PostBlind, TurnUp
from shuffleup.hand.options import Options
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, HandState
from shuffleup.hand.view import PublicView, public_view


class OwnTurn(OpenFelt):
    """What a player sees when it is his turn to bet. Its methods make the actions he may answer with, all legal.

    >>> import shuffleup as sh
    >>> def aces(turn: sh.OwnTurn):
    ...     return turn.all_in() if turn.cards[0][0] == turn.cards[1][0] == "A" else turn.fold()
    >>> sh.new_hand(stacks=[5_000] * 3, deck="AsKd2c AhQd3c").play(aces)
    <no-limit hold'em, hand 1, over: p1 +100, p2 -100>
    """

    def __init__(self, state: BettingRound, hole: tuple[Card, ...], legal: Options) -> None:
        self.deep = state
        self.legal = legal
        """The bounds: ``call``, ``min_to``, ``max_to``. Raises are totals for the street."""
        self._hole = hole

    @property
    def player(self) -> str:
        """The name of the player to act."""
        return self._plan.seats[self.legal.seat].player

    @property
    def cards(self) -> tuple[str, ...]:
        """The player's own cards."""
        return tuple(map(card_text, self._hole))

    @property
    def stack(self) -> int:
        """The player's chips behind."""
        return self.deep.stacks[self.legal.seat]

    @property
    def big_blind(self) -> int:
        """The big blind; the ante in games without blinds, the small bet in games with a bring-in."""
        stakes = self._plan.stakes
        return stakes.big_blind or stakes.small_bet or stakes.ante

    @property
    def street(self) -> int:
        """0 before the flop or the draw, 1 on the next street, and so on."""
        return self.deep.felt.street

    def fold(self) -> Move:
        """Folds, or checks if there is nothing to call."""
        return give_up(self.legal)

    def call(self) -> Move:
        """Calls, or checks if there is nothing to call."""
        return stay(self.legal)

    def raise_to(self, total: int) -> Move:
        """Bets or raises to the nearest legal total; calls if no raise is allowed."""
        return raise_near(self.legal, total, 1)

    def all_in(self) -> Move:
        """Bets the most that is legal; in pot-limit and fixed-limit that may be less than the stack."""
        return raise_near(self.legal, self.legal.max_to, 1)

    @property
    def _state(self) -> HandState:
        return self.deep

    @cached_property
    def _view(self) -> PublicView:
        return public_view(self.deep)


Chooser: TypeAlias = Callable[[OwnTurn], Move]
AnyPlayer: TypeAlias = Player | Chooser
"""Whatever can take a seat: a player, or a function that takes its turn and returns an action."""


class Guest(Bot, frozen=True, gc=False):
    """A program's own player in a bot's seat. The bot makes the decisions for which the player has no method."""

    player: Player

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        """The player's action. Raises ``TypeError`` if the answer is not an action."""
        move = self.player.choose(state, hole, options)
        if not isinstance(move, Move):
            raise TypeError(f"the player answered {move!r}: an act such as turn.fold() is expected")
        return move

    def discard(self, state: Drawing, hole: tuple[Card, ...], draw: int, exactly: int) -> Discard:
        """The cards the player discards."""
        own: Callable[..., Discard] = getattr(self.player, "discard", super().discard)
        return own(state, hole, draw, exactly)

    def turn_up(self, state: Choosing, seat: int, hole: tuple[Card, ...]) -> TurnUp:
        """The card the player turns face up for the rest of the hand."""
        own: Callable[..., TurnUp] = getattr(self.player, "turn_up", super().turn_up)
        return own(state, seat, hole)

    def before_cards(self, state: BlindOpening) -> PostBlind | DealCards:
        """Whether the player opens blind."""
        own: Callable[..., PostBlind | DealCards] = getattr(self.player, "before_cards", super().before_cards)
        return own(state)

    def catch_up(self, state: CatchUp) -> Join | Decline:
        """Whether the player pays to join a carried pot."""
        own: Callable[..., Join | Decline] = getattr(self.player, "catch_up", super().catch_up)
        return own(state)


class _Chosen:
    """A function as a player."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def choose(self, state: BettingRound, hole: tuple[Card, ...], options: Options) -> Move:
        return self._chooser(OwnTurn(state, hole, options))


def seated(given: AnyPlayer, seed: int = 0) -> Bot:
    """The given player or function as a bot, ready to sit down. ``seed`` seeds the bot that fills in for it.

    Raises ``TypeError`` for anything that cannot play.
    """
    if isinstance(given, Bot):
        return given
    if hasattr(given, "choose") and not isinstance(given, type):
        return Guest(REGULAR, seed, given)
    if callable(given) and not isinstance(given, type):
        return Guest(REGULAR, seed, _Chosen(given))
    hint = f": write {given.__name__}()" if isinstance(given, type) else ""
    raise TypeError(f"{given!r} cannot play: a player with choose(), or a function of its turn, is expected{hint}")
