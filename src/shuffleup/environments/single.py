"""A hand as a Gymnasium environment for one learner."""

from collections.abc import Iterator, Sequence

import numpy as np

from shuffleup.api.players import AnyPlayer
from shuffleup.environments.learner import Info, LearnerGym
from shuffleup.environments.numbered import NumberedHand, SeatedGame, Seen


class HandGym(LearnerGym):
    """Each episode is one hand. The reward, at its end, is what the learner has won, in units.

    If a hand ends before the learner has a decision, it is not an episode, and the next one is dealt.
    """

    def __init__(self, seating: SeatedGame, seat: int | None, rivals: Sequence[AnyPlayer], mode: str | None) -> None:
        super().__init__(seating, seat, rivals, mode)
        self._hands: Iterator[NumberedHand] | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Deals a hand up to the learner's first decision; the same ``seed`` gives the same hands and bots."""
        super().reset(seed=seed)
        if seed is not None or self._hands is None:
            self._hands = self._seating.hands(self.np_random)
        self._seated()
        self._played = next(hand for hand in self._hands if self._up_to_own(hand))
        return self._seen(self._played), {"seat": self._own}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Plays the learner's action, then the bots up to his next turn. Raises ``ValueError`` if it is not legal."""
        played = self._dealt()
        played.play(action)
        goes_on = self._up_to_own(played)
        reward = 0.0 if goes_on else played.gains()[self._own]
        return self._seen(played), reward, not goes_on, False, {"seat": self._own}
