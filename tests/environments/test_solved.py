"""Kuhn and Leduc over their environments: the values of the games as others have found them."""

from fractions import Fraction
from itertools import permutations

import pytest

pytest.importorskip("pettingzoo")

import shuffleup as sh
from tests.environments.solving import Solver, best_answer, deals

JACK, QUEEN, KING = "Js", "Qs", "Ks"
FOLD, STAY, BET = 0, 1, 2
THIRD = Fraction(1, 3)
LEDUC = -0.0856064
"""What the first player wins of an ante (OpenSpiel; M. Lanctot and others, 2019)."""


def equilibrium(bluff: Fraction) -> dict[tuple[int, ...], dict[str, Fraction]]:
    """After which acts which card bets or calls how often; ``bluff`` is how often a first jack bets (Kuhn 1950)."""
    return {
        (): {JACK: bluff, QUEEN: Fraction(0), KING: 3 * bluff},
        (STAY, BET): {JACK: Fraction(0), QUEEN: bluff + THIRD, KING: Fraction(1)},
        (STAY,): {JACK: THIRD, QUEEN: Fraction(0), KING: Fraction(1)},
        (BET,): {JACK: Fraction(0), QUEEN: THIRD, KING: Fraction(1)},
    }


@pytest.mark.parametrize("bluff", [Fraction(0), Fraction(1, 6), THIRD])
def test_kuhns_equilibria_lose_an_eighteenth_of_an_ante_for_the_first_player(bluff: Fraction) -> None:
    env, odds = sh.aec_env("kuhn"), equilibrium(bluff)

    def worth(deck: tuple[str, ...], acts: tuple[int, ...]) -> Fraction:
        env.reset(options={"deck": deck})
        for act in acts:
            env.step(act)
        if env.terminations["player_0"]:
            return Fraction(env.rewards["player_0"])
        own = deck[env.possible_agents.index(env.agent_selection)]
        more, facing = odds[acts][own], acts[-1:] == (BET,)
        # Facing a bet the bold act is to call, otherwise to bet; the other one folds or checks.
        bold, meek = (STAY, FOLD) if facing else (BET, STAY)
        return more * worth(deck, (*acts, bold)) + (1 - more) * worth(deck, (*acts, meek))

    decks = list(permutations((JACK, QUEEN, KING)))
    assert sum([worth(deck, ()) for deck in decks]) / len(decks) == Fraction(-1, 18)


@pytest.mark.parametrize(
    ("game", "value", "rounds", "within"), [("kuhn", -1 / 18, 300, 0.01), ("leduc", LEDUC, 60, 0.1)]
)
def test_the_value_lies_between_what_both_can_be_sure_of(game: str, value: float, rounds: int, within: float) -> None:
    """Each strategy that is learned keeps the other one from winning more than its best answer does."""
    tree = deals(game)
    odds = Solver(tree).run(rounds)
    most, least = best_answer(tree, 0, odds), -best_answer(tree, 1, odds)
    assert least <= value <= most
    assert most - least < within
