"""Every game of the catalogue as an environment: the libraries' own tests, exact masks, no secret told."""

import random
import re
from collections.abc import Callable, Iterator

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import shuffleup as sh
from shuffleup.cards.deck import Deck
from shuffleup.environments.actions import LEAST
from shuffleup.environments.numbered import NumberedHand, SeatedGame
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.state import NOBODY

pytestmark = [  # PettingZoo warns of dictionaries, which it asks for where there are masks
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
DEPTHS = (3.0, 20.0, 100.0)


@pytest.mark.parametrize("game", VARIANTS)
def test_the_libraries_find_no_fault(game: str) -> None:
    api_test(sh.aec_env(game, players=min(3, VARIANTS[game].seats_max)), num_cycles=6)
    seed_test(lambda: sh.aec_env(game), num_cycles=3)
    check_env(sh.gym_env(game), skip_render_check=True)


def test_the_libraries_find_no_fault_in_a_tournament() -> None:
    check_env(sh.tournament_env(players=3, stack=10), skip_render_check=True)


def test_gymnasium_makes_each_by_its_name() -> None:
    own = sh.gym_env("omaha", players=3)
    made = gymnasium.make("shuffleup.environments.registry:shuffleup/omaha-v0", players=3, seat=1)
    names = {name for name in gymnasium.registry if name.startswith("shuffleup/")}
    assert names == {f"shuffleup/{name}-v0" for name in (*VARIANTS, "tournament")}
    check_env(made.unwrapped, skip_render_check=True)
    assert made.observation_space == own.observation_space and made.reset(seed=1)[1] == {"seat": 1}
    assert gymnasium.make("shuffleup/tournament-v0", players=3).reset(seed=1)[1]["worth"] == 1
    with pytest.raises(gymnasium.error.NameNotFound, match="Did you mean: `holdem`"):
        gymnasium.make("shuffleup/holdm-v0")


def test_several_are_played_at_once() -> None:
    envs = gymnasium.make_vec("shuffleup.environments.registry:shuffleup/leduc-v0", num_envs=3)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (3, *sh.gym_env("leduc").observation_space["observation"].shape)
    _, won, *_ = envs.step(np.ones(3, np.int64))
    assert won.shape == (3,)
    envs.close()


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("limit", [Limit.FIXED_LIMIT, Limit.POT_LIMIT, Limit.NO_LIMIT], ids=lambda limit: limit.value)
def test_masks_are_exact_and_rewards_add_up_to_nothing(game: str, limit: Limit) -> None:
    chance = random.Random(f"{game}{limit.value}")
    for players in sorted({2, VARIANTS[game].seats_max}):
        made = VARIANTS[game].seats_max == 2
        seating = SeatedGame(game, players, None if made else chance.choice(DEPTHS), limit=limit)
        hands = seating.hands(np.random.default_rng(1))
        for _ in range(3):
            played = next(hands)
            for number in acts(played, chance):
                assert played.hand.fork().over or legal_alone(played)
                played.play(number)
            assert sum(played.gains()) == pytest.approx(0)


def acts(played: NumberedHand, chance: random.Random) -> Iterator[int]:
    """Acts of the mask drawn at random, to the end of a hand."""
    while played.seat != NOBODY:
        yield chance.choice(np.flatnonzero(played.seen(played.seat)["action_mask"]).tolist())


def legal_alone(played: NumberedHand) -> bool:
    """Is each act of the mask legal, no other one, and does each raise another amount?"""
    seen, raised = played.seen(played.seat)["action_mask"], []
    for number in range(-1, len(seen) + 1):
        copied = NumberedHand(played._coding, played.hand.fork())
        if 0 <= number < len(seen) and seen[number]:
            copied.play(number)
            raised += [copied.hand.state] if LEAST <= number < played._coding.actions.past_raises else []
        else:
            with pytest.raises(ValueError, match="is not legal for player_"):
                copied.play(number)
            assert copied.hand.state == played.hand.state
    return seen.any() and len(raised) == len({*map(repr, raised)})


@pytest.mark.parametrize("game", VARIANTS)
def test_nobody_sees_what_lies_face_down(game: str) -> None:
    """Whatever the cards are that a seat has not seen, it is told the same."""
    chance = random.Random(game)
    players = min(3, VARIANTS[game].seats_max)
    hands = SeatedGame(game, players).hands(np.random.default_rng(2))
    for _ in range(4):
        played = next(hands)
        for number in acts(played, chance):
            hand, seat = played.hand, played.seat
            felt, cards = hand.state.felt, list(hand.deck.cards)
            seen = {*felt.cards.board, *[card for faces in felt.cards.faces for card in faces]}
            own = {cards[place] for place in felt.cards.holes[seat]}
            hidden = [place for place, card in enumerate(cards) if card not in seen | own]
            for place, other in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
                cards[place] = hand.deck.cards[other]
            other = NumberedHand(played._coding, Hand(hand.rules, Deck(tuple(cards)), hand.state, []))
            other._thrown = played._thrown
            told, twin = played.seen(seat), other.seen(seat)
            assert np.array_equal(told["observation"], twin["observation"])
            assert told["observation"][: len(cards)].sum() == len(own)
            played.play(number)


@pytest.mark.parametrize("game", ["holdem", "omaha-8", "short-deck", "kuhn", "leduc"])
def test_what_is_remembered_is_what_the_engine_plays(game: str) -> None:
    """Hands that walk over remembered places stand where the engine comes to, with the same to see and to win."""
    chance, limit = random.Random(game), Limit.FIXED_LIMIT
    seating = SeatedGame(game, min(3, VARIANTS[game].seats_max), limit=limit)
    hands, walked = seating.hands(np.random.default_rng(3)), 0
    for _ in range(300):
        played = next(hands)
        played.hand  # noqa: B018 (nothing is played yet)
        twin = NumberedHand(seating.coding, Hand.start(seating.rules, seating.plan, played.hand.deck))
        for number in acts(played, chance):
            played.play(number)
            twin.play(number)
            walked += len(played._ahead) > 0
            assert played.seat == twin.seat
            for seat in range(len(seating.names)):
                told, other = played.seen(seat), twin.seen(seat)
                assert np.array_equal(told["observation"], other["observation"])
                assert np.array_equal(told["action_mask"], other["action_mask"])
        assert played.gains() == twin.gains()
        assert played.hand.events == twin.hand.events
    assert walked > 300, "most places were known"


def test_a_seed_deals_the_same_hands_again_and_a_deck_is_dealt_as_it_is_given() -> None:
    env = sh.aec_env("omaha", players=4)
    rows = []
    for seed in (5, 5, 6):
        env.reset(seed=seed)
        env.reset()
        rows.append(env.observe("player_3")["observation"])
    assert np.array_equal(rows[0], rows[1]) and not np.array_equal(rows[0], rows[2])
    env = sh.aec_env("holdem", render_mode="ansi")
    env.reset(options={"deck": "AsKhAdKd"})
    assert env.render() == "<no-limit hold'em, hand 1, pot 150, player_1 to act: call 50 or raise to 200 to 10,000>"
    assert {*np.flatnonzero(env.observe("player_0")["observation"])[:2]} == {4 * 12 + 3, 4 * 12 + 1}


def test_a_row_says_in_its_fields_what_it_holds() -> None:
    env = sh.aec_env("holdem", players=3, stack=40)
    env.reset(seed=1)
    env.step(3)
    row = env.observe(env.agent_selection)["observation"]
    told = {field.name: row[field.start : field.start + int(np.prod(field.shape))].tolist() for field in env.fields}
    assert told["stacks"] == [39.5, 39.0, 37.75] and told["bets"] == [0.5, 1.0, 2.25]
    assert (told["pot"], told["to call"], told["raises"]) == ([3.75], [1.75], [2.0])
    assert told["seat"] == [1.0, 0.0, 0.0] and told["live"] == [1.0] * 3 and told["street"] == [1.0, 0.0, 0.0, 0.0]
    assert told["last aggressor"][:3] == [0.0, 0.0, 1.0] and told["own cards"] != told["board"]


def test_a_picture_is_drawn_of_the_hand() -> None:
    env = sh.gym_env("stud", render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg") and "player_1" in str(env.render())


def test_rivals_and_seat_are_those_that_are_asked_for() -> None:
    env = sh.gym_env(players=3, seat=2, rivals=[sh.bot_for(1, 1), lambda turn: turn.call()])
    for seed in range(5):
        assert env.reset(seed=seed)[1] == {"seat": 2}
    assert {sh.gym_env(players=3).reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("ask", "line"),
    [
        (lambda: sh.aec_env("holdm"), "unknown game 'holdm': did you mean 'holdem'?"),
        (lambda: sh.aec_env("kuhn", players=3), "players is 3: Kuhn poker is dealt to 2 to 2"),
        (lambda: sh.aec_env(raises=(0.0,)), "raises is (0.0,): give shares of the pot above 0, such as (0.5, 1.0)"),
        (lambda: sh.aec_env(stack=0), "the stack of player_0 is 0: every player needs at least one chip"),
        (lambda: sh.aec_env(render_mode="png"), "render_mode is 'png': choose ansi or svg"),
        (lambda: sh.gym_env(seat=2), "seat is 2: 0 to 1, or None for another in each episode"),
        (lambda: sh.gym_env().step(1), "no hand has been dealt: call reset() first"),
        (
            lambda: sh.tournament_env("italiana"),
            "a pot of poker all'italiana may pass to the next hand: choose another",
        ),
        (lambda: sh.tournament_env(prizes=(0.5, 0.6)), "prizes is (0.5, 0.6): give up to 6 parts that add up to 1"),
        (lambda: sh.tournament_env(hands=0), "hands is 0: a level lasts 1 hand or more"),
        (lambda: sh.tournament_env(levels=[(2, 1)]), "levels is ((2, 1),): give the small and the big blind of each"),
    ],
)
def test_what_cannot_be_dealt_is_one_line(ask: Callable[[], object], line: str) -> None:
    with pytest.raises(ValueError, match=re.escape(line)) as caught:
        ask()
    assert "\n" not in str(caught.value)


def test_an_act_outside_the_mask_says_where_it_is_and_what_would_do() -> None:
    env = sh.aec_env("leduc")
    env.reset(seed=1)
    with pytest.raises(ValueError) as caught:
        env.step(0)
    told = "action 0 (fold) is not legal for player_0 on deal: choose 1 check or call, 2 raise the least"
    assert str(caught.value) == told
    with pytest.raises(ValueError, match="action 7 \\(none of the 3 that there are\\)"):
        env.step(7)
    with pytest.raises(TypeError, match="integer"):
        env.step(1.5)


def test_without_the_libraries_one_line_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.environments.api.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=re.escape("pip install 'shuffleup[gym]'")):
        sh.aec_env()
