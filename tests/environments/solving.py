"""Small games for two, solved over the environment alone: what an agent observes is all that its strategy knows."""

from collections.abc import Mapping, Sequence
from itertools import permutations

import numpy as np
from msgspec import Struct

import shuffleup as sh
from shuffleup.cards.card import card_text
from shuffleup.environments.aec import HandAEC
from shuffleup.games.catalogue import variant

Odds = Mapping[bytes, Mapping[int, float]]
"""What a player does, by what he knows."""


class Node(Struct):
    """A decision, or an end where there is none: what its player knows, or what the first player has won."""

    player: int = -1
    known: bytes = b""
    after: dict[int, "Node"] = {}
    gain: float = 0.0


def deals(game: str) -> list[tuple[float, Node]]:
    """How likely each deal is, and all that may follow. Suits do not count, so of each order of ranks there is one."""
    env, cards = sh.aec_env(game), 2 + sum(street.board for street in variant(game).streets)
    orders: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for dealt in permutations(variant(game).deck, cards):
        orders.setdefault(tuple([card >> 2 for card in dealt]), []).append(dealt)
    every = sum(map(len, orders.values()))
    return [(len(same) / every, _grown(env, [card_text(card) for card in same[0]], [])) for same in orders.values()]


def _grown(env: HandAEC, deck: Sequence[str], acts: list[int]) -> Node:
    env.reset(options={"deck": deck})
    for act in acts:
        env.step(act)
    if any(env.terminations.values()):
        return Node(gain=env.rewards["player_0"])
    seen, player = env.observe(env.agent_selection), env.possible_agents.index(env.agent_selection)
    legal = np.flatnonzero(seen["action_mask"]).tolist()
    after = {act: _grown(env, deck, [*acts, act]) for act in legal}
    return Node(player, _without_suits(env, seen["observation"]), after)


def _without_suits(env: HandAEC, row: np.ndarray) -> bytes:
    """A row that counts cards by their ranks, of which these games have three."""
    told = [row[field.start : field.start + field.shape[0]].reshape(3, -1).sum(axis=1) for field in env.fields[:2]]
    return np.concatenate([*told, row[env.fields[2].start :]]).tobytes()


class Solver:
    """Minimises counterfactual regret (M. Zinkevich and others, NIPS 2007), cut at 0 (O. Tammelin, 2014)."""

    def __init__(self, game: list[tuple[float, Node]]) -> None:
        self.game = game
        self.regrets: dict[bytes, dict[int, float]] = {}
        self.sums: dict[bytes, dict[int, float]] = {}

    def run(self, rounds: int) -> Odds:
        """The average of what both have played, later rounds counting for more."""
        for weight in range(1, rounds + 1):
            for learner in (0, 1):
                gained: dict[bytes, dict[int, float]] = {}
                for chance, root in self.game:
                    self._walk(root, learner, chance, weight, gained)
                for known, gains in gained.items():
                    old = self.regrets[known]
                    self.regrets[known] = {act: max(0.0, old[act] + gain) for act, gain in gains.items()}
        return {known: _mixed(played) for known, played in self.sums.items()}

    def _walk(
        self, node: Node, learner: int, reach: float, weight: int, gained: dict[bytes, dict[int, float]]
    ) -> float:
        """What the learner wins on average; ``reach`` is how likely chance and the other one come here."""
        if node.player < 0:
            return node.gain if learner == 0 else -node.gain
        played = _mixed(self.regrets.setdefault(node.known, dict.fromkeys(node.after, 0.0)))
        if node.player != learner:
            sums = self.sums.setdefault(node.known, dict.fromkeys(node.after, 0.0))
            worth = 0.0
            for act, odds in played.items():
                sums[act] += weight * reach * odds
                if odds:
                    worth += odds * self._walk(node.after[act], learner, reach * odds, weight, gained)
            return worth
        each = {act: self._walk(after, learner, reach, weight, gained) for act, after in node.after.items()}
        mean = sum([played[act] * each[act] for act in each])
        gains = gained.setdefault(node.known, dict.fromkeys(each, 0.0))
        for act in each:
            gains[act] += reach * (each[act] - mean)
        return mean


def _mixed(weights: Mapping[int, float]) -> dict[int, float]:
    total = sum(weights.values())
    return {act: weight / total if total else 1 / len(weights) for act, weight in weights.items()}


def best_answer(game: list[tuple[float, Node]], player: int, odds: Odds) -> float:
    """What the best that a player can do wins him against a known strategy of the other one."""
    sets: dict[bytes, list[tuple[float, Node]]] = {}

    def gather(node: Node, reach: float) -> None:
        if node.player == player:
            sets.setdefault(node.known, []).append((reach, node))
        for act, after in node.after.items():
            gather(after, reach if node.player == player else reach * odds[node.known][act])

    chosen: dict[bytes, int] = {}

    def worth(node: Node) -> float:
        if node.player < 0:
            return node.gain if player == 0 else -node.gain
        if node.player != player:
            return sum([odds[node.known][act] * worth(after) for act, after in node.after.items()])
        if node.known not in chosen:
            same = sets[node.known]
            chosen[node.known] = max(
                node.after, key=lambda act: sum([reach * worth(one.after[act]) for reach, one in same])
            )
        return worth(node.after[chosen[node.known]])

    for chance, root in game:
        gather(root, chance)
    return sum([chance * worth(root) for chance, root in game])
