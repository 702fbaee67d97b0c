"""A hand for one learner of Gymnasium."""

from collections.abc import Iterator, Sequence

import numpy as np

from shuffleup.door.players import Seatable
from shuffleup.environments.learner import Info, LearnerGym
from shuffleup.environments.numbered import NumberedHand, SeatedGame, Seen


class HandGym(LearnerGym):
    """Each episode is one hand. The reward is what it has won the learner, in units, when it is over.

    Hands that end before he is asked are no episodes: the next one is dealt.
    """

    def __init__(self, seating: SeatedGame, seat: int | None, rivals: Sequence[Seatable], mode: str | None) -> None:
        super().__init__(seating, seat, rivals, mode)
        self._hands: Iterator[NumberedHand] | None = None

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Deals a hand up to the learner's first decision; after the same ``seed`` the same hands and bots."""
        super().reset(seed=seed)
        if seed is not None or self._hands is None:
            self._hands = self._seating.hands(self.np_random)
        self._seated()
        self._played = next(hand for hand in self._hands if self._up_to_own(hand))
        return self._seen(self._played), {"seat": self._own}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Plays an act of the learner, and the bots up to his next. Raises ``ValueError`` for one not in the mask."""
        played = self._dealt()
        played.play(action)
        goes_on = self._up_to_own(played)
        reward = 0.0 if goes_on else played.gains()[self._own]
        return self._seen(played), reward, not goes_on, False, {"seat": self._own}
