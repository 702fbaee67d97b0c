"""A hand as a PettingZoo environment, whose agents act in turn."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from shuffleup.environments.numbered import NumberedHand, SeatedGame, Seen
from shuffleup.hand.state import NOBODY

RENDER_MODES = ["ansi", "svg"]


def checked_mode(mode: str | None) -> None:
    """Raises ``ValueError`` for an unknown render mode."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is {mode!r}: choose {' or '.join(RENDER_MODES)}")


def seen_space(seating: SeatedGame, more: int = 0, unit: int = 0, most: int = 52) -> Dict:
    """The observation space of a seat. Its row has ``more`` numbers after those of the hand.

    The upper bound is all the chips in play, counted in the smallest ``unit``, or ``most`` if that is larger.
    """
    chips = sum([seat.stack for seat in seating.plan.seats]) / (unit or seating.coding.unit)
    row = Box(0.0, max(chips, most), (seating.coding.eye.size + more,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (len(seating.coding.actions.names),), np.int8)})


class HandAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Each episode is one hand; the agents are the players, clockwise from the left of the button.

    An agent observes a dictionary. ``observation`` is a row of 32-bit floats; ``fields`` names its parts, each with its
    shape and unit. ``action_mask`` has ones at the legal actions, which ``actions`` names. Rewards come at the end of
    the hand and add up to 0. They are in units: big blinds; in stud small bets; in games without blinds antes.
    """

    def __init__(self, seating: SeatedGame, render_mode: str | None = None) -> None:
        super().__init__()
        checked_mode(render_mode)
        self.metadata = {"name": f"shuffleup_{seating.rules.variant.key}_v0", "render_modes": RENDER_MODES}
        self.render_mode = render_mode
        self.actions, self.fields = seating.coding.actions.names, seating.coding.eye.fields
        self.possible_agents = list(seating.names)
        self.agents: list[str] = []
        self.observation_spaces = {name: seen_space(seating) for name in seating.names}
        self.action_spaces = {name: Discrete(len(self.actions)) for name in seating.names}
        self._seating, self._hands = seating, seating.hands(np.random.default_rng())
        self._seats = {name: seat for seat, name in enumerate(seating.names)}
        self._start, self._running = dict.fromkeys(seating.names, 0.0), dict.fromkeys(seating.names, False)
        self._played: NumberedHand | None = None

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a hand. The same ``seed`` deals the same hands from here on; ``options["deck"]`` gives the top cards.

        Raises ``ValueError`` for a deck that cannot be read.
        """
        if seed is not None:
            self._hands = self._seating.hands(np.random.default_rng(seed))
        deck = (options or {}).get("deck")
        self._played = played = next(self._hands) if deck is None else self._seating.hand_of(deck)
        names, start = self._seating.names, self._start
        self.agents = [*names]
        self.rewards, self._cumulative_rewards = start.copy(), start.copy()
        self.terminations, self.truncations = self._running.copy(), self._running.copy()
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._skip_agent_selection = None
        self.agent_selection = names[max(0, played.seat)]
        if played.seat == NOBODY:
            self._end(played)

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is. Raises ``ValueError`` if its mask does not allow it."""
        played = self._dealt()
        if played.seat == NOBODY:
            self._was_dead_step(action)
            return
        played.play(-1 if action is None else action)
        if played.seat == NOBODY:
            self._end(played)
        else:
            self.agent_selection = self._seating.names[played.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent knows now; its mask is all zeros when it is not its turn."""
        return self._dealt().seen(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002
        """Observation, reward, termination, truncation and info of the agent whose turn it is."""
        agent = self.agent_selection
        seen = self._dealt().seen(self._seats[agent]) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def render(self) -> str | None:
        """The hand with everybody's cards, as a line of text (``ansi``) or as a picture (``svg``)."""
        return self._seating.drawn(self._dealt().hand, self.render_mode)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""

    def _end(self, played: NumberedHand) -> None:
        self.rewards = dict(zip(self._seating.names, played.gains(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self._running, True)

    def _dealt(self) -> NumberedHand:
        if self._played is None:
            raise ValueError("no hand has been dealt: call reset() first")
        return self._played
