"""A tournament as an environment: what is won adds up, places are paid, and blinds rise."""

import pytest

pytest.importorskip("gymnasium")

import shuffleup as sh
from shuffleup.table.result import SeatResult

PRIZES = (0.5, 0.3, 0.2)


@pytest.mark.parametrize("game", ["holdem", "omaha-8", "razz", "triple-draw-27", "stud"])
def test_rewards_add_up_to_the_prize_less_the_buy_in(game: str) -> None:
    env = sh.tournament_env(game, players=4, stack=20, hands=3, prizes=PRIZES)
    prizes = {round(4 * part, 6) for part in (*PRIZES, 0.0)}
    for seed in range(3):
        _, info = env.reset(seed=seed)
        assert info["worth"] == pytest.approx(1), "equal stacks are worth their buy-ins"
        won, ended = 0.0, False
        while not ended:
            seen, reward, ended, cut, info = env.step(env.action_space.sample())
            assert not cut and seen["action_mask"].any() != ended
            won += reward
        assert won == pytest.approx(info["worth"] - 1)
        assert round(info["worth"], 6) in prizes


def test_whoever_is_out_with_another_is_placed_by_his_stack_and_equals_share() -> None:
    env = sh.tournament_env(players=3, prizes=PRIZES)
    env.reset(seed=1)
    env._name = "player_1"

    def worth(*chips: tuple[int, int]) -> float:
        seats = [SeatResult(n + 1, f"player_{n}", started, left) for n, (started, left) in enumerate(chips)]
        return round(env._worth_of(seats), 6)

    assert worth((100, 300), (120, 0), (80, 0)) == 0.9
    assert worth((100, 300), (80, 0), (120, 0)) == 0.6
    assert worth((100, 300), (100, 0), (100, 0)) == 0.75
    assert worth((100, 0), (200, 300)) == 1.5
    stacks = {"player_0": 100, "player_1": 150, "player_2": 50}
    model = sh.icm(stacks, [1_500_000, 900_000, 600_000])
    assert worth(*[(chips, chips) for chips in stacks.values()]) == pytest.approx(model["player_1"] / 1e6, abs=1e-6)


def test_blinds_rise_after_so_many_hands_and_the_row_tells_it_before() -> None:
    env = sh.tournament_env(players=2, stack=50, levels=[(50, 100), (100, 200)], hands=2, prizes=[1])
    ends = {field.name: field.start for field in env.fields[-3:]}
    seen, info = env.reset(seed=3)
    told = {}
    for _ in range(40):
        row = seen["observation"]
        told[info["hand"]] = [row[ends[name]] for name in ("players left", "to the next level", "next blinds")]
        mask = seen["action_mask"]
        seen, _, ended, _, info = env.step(0 if mask[0] else 1)
        if ended:
            break
    assert told[1] == [2, 2, 2] and told[3] == [2, 2, 1]
