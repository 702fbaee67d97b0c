"""Events through the API: to their placings, with players that programs bring along; what is wrong is one line."""

import asyncio
from pathlib import Path

import pytest

import shuffleup as sh
from shuffleup.bots.moves import Move, stay
from shuffleup.hand.actions import Discard, Fold
from shuffleup.hand.options import Options
from shuffleup.hand.state import Drawing

EXAMPLES = Path(__file__).parents[2] / "examples"
THREE = ("Anna", "Bruno", "Carla")


def test_an_event_file_is_played_to_its_prizes() -> None:
    played = sh.run_event(EXAMPLES / "sit_and_go.toml", seed=7)
    assert [one.place for one in played.standings] == [*range(1, 11)]
    assert sum(played.prizes_cents.values()) == played.pool_cents == 500_000
    assert repr(played).startswith("<Sit & go 500: ")
    assert "<tr><td>1</td>" in played._repr_html_()
    assert played.prizes_cents == sh.run_event(EXAMPLES / "sit_and_go.toml", seed=played.seed).prizes_cents


def test_who_folds_everything_is_blinded_off_and_who_plays_is_asked_by_name() -> None:
    asked: set[str] = set()

    def folds(turn: sh.OwnTurn) -> Fold:
        asked.add(turn.player)
        assert turn.stacks[turn.player] == turn.stack
        assert len(turn.cards) == 2
        return Fold(turn.legal.seat)

    played = sh.run_event(THREE, players={"Carla": folds}, everybody=lambda turn: turn.all_in(), seed=3)
    assert asked == {"Carla"}
    assert {one.player for one in played.standings} == {*THREE}


def test_an_event_runs_where_a_loop_runs_already() -> None:
    async def notebook() -> sh.PlayedEvent:
        return sh.run_event(THREE, everybody=lambda turn: turn.all_in(), seed=1)

    assert len(asyncio.run(notebook()).standings) == 3


def test_a_player_may_know_more_than_to_bet() -> None:
    class Pat:
        drawn = 0

        def choose(self, state: object, hole: object, options: Options) -> Move:
            return stay(options)

        def discard(self, state: Drawing, *_: object) -> Discard:
            self.drawn += 1
            return Discard(state.turn)

    pat = Pat()
    sh.new_hand("five-card-draw", stacks=[5_000] * 3, seed=2).play(pat)
    assert pat.drawn


@pytest.mark.parametrize(
    ("wrong", "fault", "told"),
    [
        ({"event": ["Anna"]}, ValueError, "entries has fewer than 2 players"),
        ({"event": ["Anna", "Anna"]}, ValueError, "entries has 'Anna' twice"),
        ({"event": THREE, "stack": "x"}, TypeError, "stack is 'x': a whole number of chips is expected"),
        ({"event": THREE, "players": {"Ana": sh.bot_for(1, 1)}}, ValueError, "did you mean 'Anna'?"),
        ({"event": THREE, "everybody": 3}, TypeError, "3 cannot play: a player with choose()"),
        ({"event": THREE, "everybody": lambda turn: None}, TypeError, "the player answered None: an act such as"),
        ({"event": "name = 3\n"}, ValueError, "name = 3 cannot be"),
        ({"event": "no_such.toml"}, FileNotFoundError, "no_such.toml"),
    ],
)
def test_what_is_wrong_is_one_line(wrong: dict[str, object], fault: type[Exception], told: str) -> None:
    with pytest.raises(fault) as raised:
        sh.run_event(**wrong)  # type: ignore[arg-type]  # wrong on purpose
    assert told in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_class_in_place_of_a_player_is_told_how_to_mend_it() -> None:
    class Caller:
        def choose(self, *_: object) -> None: ...

    with pytest.raises(TypeError, match=r"write Caller\(\)"):
        sh.new_hand(stacks=[500, 500]).play(Caller)  # type: ignore[arg-type]  # wrong on purpose
