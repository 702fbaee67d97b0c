"""How a hand stands, by names: chips, cards, whose turn it is; and how it is told."""

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
    """What everybody at the table sees of a hand. Chips are whole numbers; cards are texts such as ``As``."""

    @property
    @abstractmethod
    def _state(self) -> HandState: ...

    record: PhhHand | None = None
    """What it was read from; None where it was dealt here."""

    @property
    def number(self) -> int:
        """Which hand of the table it is, from 1."""
        return self._plan.hand

    @property
    def board(self) -> tuple[str, ...]:
        """The community cards dealt so far."""
        return tuple(map(card_text, self._view.board))

    @property
    def second_board(self) -> tuple[str, ...]:
        """The board that was dealt a second time in a recorded cash game, each pot being halved."""
        if not self.record:
            return ()
        from shuffleup.records.cash import second_board  # who deals a hand does not wait for what reads one

        return tuple(map(card_text, second_board(self.record)))

    @property
    def rake(self) -> int:
        """What the house took in a recorded cash game."""
        if not self.record:
            return 0
        from shuffleup.records.cash import rake_units  # as above

        return rake_units(self.record)

    @property
    def pot(self) -> int:
        """All chips on the table that are in nobody's stack, the bets of this street included."""
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
        """The player with the button; empty where the button is dead, at a seat that nobody holds."""
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
    """A hand as it stands, with all that its dealer knows."""

    deep: Hand
    """The hand of the engine, for everything that is not here."""

    @property
    def _state(self) -> HandState:
        return self.deep.state

    @property
    def over(self) -> bool:
        """Whether the hand is over: nobody is to act, and all chips are back in the stacks."""
        return self.deep.over

    @property
    def turn(self) -> str:
        """The player whose turn it is; empty where it is nobody's."""
        seat = seat_asked(self.deep.state)
        return "" if seat == NOBODY else self._plan.seats[seat].player

    @property
    def legal(self) -> Options:
        """What the player whose turn it is may bet, with every bound. Raises ``ValueError`` where nobody is to bet."""
        return self.deep.options()

    @property
    def won(self) -> dict[str, int]:
        """What each player has won, or lost below 0, in a hand that is over. Raises ``ValueError`` before the end."""
        return {one.player: (one.finished or 0) - one.started for one in self.deep.result().seats}

    def cards(self, player: str) -> tuple[str, ...]:
        """The cards of a player, seen or not. Raises ``ValueError`` for a name that does not play."""
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
        from shuffleup.door.pictures import hand_picture

        return hand_picture(self)

    def _seat(self, player: str) -> int:
        names = [one.player for one in self._plan.seats]
        if player not in names:
            raise ValueError(f"{player!r} does not play: {', '.join(names)}")
        return names.index(player)
