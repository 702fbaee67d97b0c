"""The state of a hand by the players' names: chips, cards, whose turn it is; and how it is printed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING

from shuffleup.cards.card import card_text
from shuffleup.hand.options import Options
from shuffleup.hand.play import Hand
from shuffleup.hand.state import NOBODY, BettingRound, Drawing, HandState, Seated, Settled
from shuffleup.hand.view import PublicView, SeatedPlayer, held, plan_of, public_view, seat_asked
from shuffleup.table.plan import HandPlan

if TYPE_CHECKING:
    from shuffleup.formats.phh.record import PhhHand


class OpenFelt(ABC):
    """What everybody at the table sees of a hand. Chips are whole numbers; cards are strings such as ``As``."""

    @property
    @abstractmethod
    def _state(self) -> HandState: ...

    record: PhhHand | None = None
    """The record the hand was read from; None if it was dealt here."""

    @property
    def number(self) -> int:
        """The number of the hand at its table, from 1."""
        return self._plan.hand

    @property
    def board(self) -> tuple[str, ...]:
        """The community cards dealt so far."""
        return tuple(map(card_text, self._view.board))

    @property
    def second_board(self) -> tuple[str, ...]:
        """The second board of a recorded cash game that was run twice; each board wins half of each pot."""
        if not self.record:
            return ()
        from shuffleup.foreign_hands.cash import second_board  # a hand that is dealt does not load what reads records

        return tuple(map(card_text, second_board(self.record)))

    @property
    def rake(self) -> int:
        """The rake the house took in a recorded cash game."""
        if not self.record:
            return 0
        from shuffleup.foreign_hands.cash import rake_units  # as above

        return rake_units(self.record)

    @property
    def pot(self) -> int:
        """All chips that are in nobody's stack, including the bets of this street."""
        return 0 if isinstance(self._state, Settled) else self._view.pot

    @property
    def stacks(self) -> dict[str, int]:
        """Each player's chips, without the bet in front of him."""
        return {one.player: one.stack for one in self._view.players}

    @property
    def bets(self) -> dict[str, int]:
        """What each player has bet on this street."""
        return {one.player: one.bet for one in self._view.players}

    @property
    def button(self) -> str:
        """The player with the button; empty if the button is dead, at a seat with no player."""
        return next((one.player for one in self._view.players if one.number == self._plan.button), "")

    @property
    def live(self) -> tuple[str, ...]:
        """The players who have not folded."""
        return tuple([one.player for one in self._view.players if one.live])

    @property
    def seats(self) -> tuple[SeatedPlayer, ...]:
        """The players clockwise from the left of the button, as everybody sees them."""
        return self._view.players

    @property
    def _plan(self) -> HandPlan:
        return plan_of(self._state)

    @property
    def _view(self) -> PublicView:
        return public_view(self._state)


class StandingHand(OpenFelt):
    """The state of a hand, with everything that its dealer knows."""

    deep: Hand
    """The engine's hand, for everything this class does not offer."""

    @property
    def _state(self) -> HandState:
        return self.deep.state

    @property
    def over(self) -> bool:
        """Whether the hand is over: nobody is left to act, and all chips are in the stacks or in a carried pot."""
        return self.deep.over

    @property
    def turn(self) -> str:
        """The player whose turn it is; empty if it is nobody's."""
        seat = seat_asked(self.deep.state)
        return "" if seat == NOBODY else self._plan.seats[seat].player

    @property
    def legal(self) -> Options:
        """The bounds of what the player to act may bet. Raises ``ValueError`` if there is no bet to make."""
        return self.deep.options()

    @property
    def won(self) -> dict[str, int]:
        """What each player won (negative: lost) in the hand. Raises ``ValueError`` before the hand is over."""
        return {one.player: (one.finished or 0) - one.started for one in self.deep.result().seats}

    def cards(self, player: str) -> tuple[str, ...]:
        """A player's cards, face up or face down. Raises ``ValueError`` if nobody of that name plays."""
        seat = self._seat(player)
        state = self.deep.state
        return () if isinstance(state, Seated) else tuple(map(card_text, held(state.felt, self.deep.deck, seat)))

    def __repr__(self) -> str:
        return f"<{', '.join(self._told())}>"

    def _told(self) -> Iterator[str]:
        plan, state = self._plan, self.deep.state
        yield f"{plan.game.limit.value} {self.deep.rules.variant.name}, hand {plan.hand}"
        if self.board:
            yield " ".join(self.board)
        if isinstance(state, Settled):
            yield "over: " + ", ".join([f"{player} {chips:+,}" for player, chips in self.won.items() if chips])
            return
        yield f"pot {self.pot:,}"
        if isinstance(state, BettingRound):
            legal = self.legal
            bounds = f"{legal.min_to:,}" if legal.min_to == legal.max_to else f"{legal.min_to:,} to {legal.max_to:,}"
            kept = f"call {legal.call:,}" if legal.call else "check"
            yield f"{self.turn} to act: {kept}" + (f" or raise to {bounds}" if legal.min_to else "")
        elif self.turn:
            yield f"{self.turn} to {'draw' if isinstance(state, Drawing) else 'act'}"

    def _repr_html_(self) -> str:
        # Only notebooks need the picture.
        from shuffleup.api.pictures import hand_picture

        return hand_picture(self)

    def _seat(self, player: str) -> int:
        names = [one.player for one in self._plan.seats]
        if player not in names:
            raise ValueError(f"{player!r} does not play: {', '.join(names)}")
        return names.index(player)
