"""What the Gymnasium environments share: one learner, and bots that play between the learner's decisions."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Dict, Discrete

from shuffleup.api.players import AnyPlayer, seated
from shuffleup.bots.bot import Bot
from shuffleup.bots.cast import bot_for
from shuffleup.bots.turns import decision
from shuffleup.environments.actions import STAY, Mask
from shuffleup.environments.aec import RENDER_MODES, checked_mode, seen_space
from shuffleup.environments.numbered import NumberedHand, SeatedGame, Seen
from shuffleup.environments.observation import RowField
from shuffleup.hand.state import NOBODY

Info = dict[str, Any]


class LegalActions(Discrete):
    """The numbers of all actions; without a mask, ``sample`` draws from those that are legal now.

    After ``seed`` it draws from actions that are legal at the first decision of every episode, until the next is seen.
    """

    def __init__(self, first: Mask) -> None:
        self._first = first.copy()
        if first[STAY]:
            self._first[:] = 0
            self._first[STAY] = 1  # always legal; others need not be, once bots have bet or opened blind
        self.now = self._first
        """The mask of the current decision."""
        super().__init__(len(first))

    def seed(self, seed: int | None = None) -> int:
        """Seeds the samples."""
        self.now = self._first
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:  # noqa: ANN401 (as the base class has it)
        """An action of the mask, all equally likely."""
        return super().sample(self.now if mask is None and probability is None else mask, probability)


class LearnerGym(gymnasium.Env[Any, Any]):
    """A learner whose rivals are the given players, repeated around the table, or bots drawn anew in each episode.

    The learner observes a dictionary as in ``HandAEC``; ``fields`` names its numbers and ``actions`` the actions.
    """

    def __init__(
        self,
        seating: SeatedGame,
        seat: int | None,
        rivals: Sequence[AnyPlayer],
        mode: str | None,
        more: Sequence[RowField] = (),
    ) -> None:
        if seat is not None and not 0 <= seat < len(seating.names):
            raise ValueError(f"seat is {seat}: 0 to {len(seating.names) - 1}, or None for another in each episode")
        checked_mode(mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = mode
        self.actions, self.fields = seating.coding.actions.names, (*seating.coding.eye.fields, *more)
        self.observation_space: Dict = seen_space(seating, len(more))
        self.action_space: LegalActions = LegalActions(next(seating.hands(np.random.default_rng(0))).spot.mask)
        self._seating, self._seat, self._rivals = (
            seating,
            seat,
            [seated(one, number) for number, one in enumerate(rivals)],
        )
        self._own = 0
        self._bots: dict[str, Bot] = {}
        self._played: NumberedHand | None = None

    def render(self) -> str | None:
        """The hand with everybody's cards, as a line of text (``ansi``) or as a picture (``svg``)."""
        return self._seating.drawn(self._dealt().hand, self.render_mode)

    def _seated(self) -> None:
        """Draws the learner's seat, if it is not fixed, and the bots."""
        names, draw = self._seating.names, self.np_random.integers
        self._own = int(draw(len(names))) if self._seat is None else self._seat
        word = int(draw(1 << 62))
        others = self._rivals or [bot_for(word, number) for number in range(len(names))]
        self._bots = {name: others[number % len(others)] for number, name in enumerate(names)}

    def _up_to_own(self, played: NumberedHand) -> bool:
        """Lets the bots act until it is the learner's turn; false if the hand ends first."""
        while played.seat not in (self._own, NOBODY):
            hand = played.hand
            bot = self._bots[played.spot.state.felt.plan.seats[played.seat].player]
            action = decision(bot, hand.rules, hand.state, hand.deck)
            assert action is not None, "somebody is asked"
            played.act(action)
        return played.seat != NOBODY

    def _seen(self, played: NumberedHand) -> Seen:
        seen = played.seen(self._own)
        self.action_space.now = seen["action_mask"].copy()
        return seen

    def _dealt(self) -> NumberedHand:
        if self._played is None:
            raise ValueError("no hand has been dealt: call reset() first")
        return self._played
