"""The plain player: legal in every game and limit, the same every time, and no fool with the nuts or with nothing."""

import random
from itertools import product

import pytest

from shuffleup.bots.any_game import _kept, worth
from shuffleup.bots.cast import bot_for
from shuffleup.bots.game_sense import SENSES
from shuffleup.bots.turns import decision
from shuffleup.cards.card import cards_text, parse_cards
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Fold
from shuffleup.hand.play import Hand
from shuffleup.hand.state import Seated
from shuffleup.hand.view import seat_asked
from shuffleup.table.carry import carried_chips
from tests.games.random_hands import dealt

OTHERS = [
    (key, limit)
    for key, limit in product(VARIANTS, Limit)
    # Antes alone say nothing of a spread.
    if key not in SENSES and not (limit is Limit.SPREAD_LIMIT and VARIANTS[key].bets_max)
]


def step(hand: Hand, seed: int) -> str:
    """The bot of the seat that is asked acts; what it did, in words."""
    state = hand.state
    assert not isinstance(state, Seated)
    bot = bot_for(seed, seat_asked(state))
    move = decision(bot, hand.rules, state, hand.deck)
    assert move is not None
    assert move == decision(bot, hand.rules, state, hand.deck)
    if isinstance(move, Fold):
        assert hand.options().fold, "folded for nothing"
    refusal = hand.act(move)
    assert refusal is None, (refusal, move)
    return type(move).__name__


@pytest.mark.parametrize(("key", "limit"), OTHERS)
def test_every_choice_is_legal_and_hands_are_played(key: str, limit: Limit) -> None:
    done: list[str] = []
    for seed in range(40):
        chance = random.Random(seed)
        chips = [chance.choice((3, 40, 300, 2000)) for _ in range(chance.randint(2, min(8, VARIANTS[key].seats_max)))]
        hand = dealt(VARIANTS[key], limit, chips, chance)
        while not hand.over:
            done.append(step(hand, seed))
        result = hand.result()
        assert sum(seat.finished or 0 for seat in result.seats) + carried_chips(result.carry) == sum(chips)
    for move in ("Fold", "Check", "Call", "RaiseTo"):
        assert done.count(move) > 0.01 * len(done), f"{move}: {done.count(move)} of {len(done)}"


@pytest.mark.parametrize(
    ("game", "better", "worse"),
    [
        ("stud", "AsAhAd", "Ks9d2c"),
        ("stud", "KsKh2d", "KsQh2d"),
        ("razz", "As2d3c", "KsQd3c"),
        ("razz", "As2d3c4h5s", "As2d3cKhQs"),
        ("stud-8", "As2d3c", "KsQd3c"),
        ("triple-draw-27", "2s3d4c5h7s", "2s3d4cKhQs"),
        ("badugi", "As2d3c4h", "As2d3c3h"),
        ("five-card-draw", "AsAdKcKh2s", "AsAdKcQh2s"),
    ],
)
def test_the_better_hand_is_worth_more(game: str, better: str, worse: str) -> None:
    assert worth(game, parse_cards(better), ()) > worth(game, parse_cards(worse), ())


def test_the_better_cards_are_kept() -> None:
    assert kept("five-card-draw", "AsAd9c4h2s") == "AsAd"
    assert kept("five-card-draw", "As9s5s2sKd") == "As9s5s2s"
    assert kept("five-card-draw", "As9s5s2sKs") == "As9s5s2sKs"
    assert kept("triple-draw-27", "2s3d4cKhKs") == "2s3d4c"
    assert kept("badugi", "As2d3c3h") in ("As2d3c", "As2d3h")


def kept(game: str, text: str) -> str:
    """What the plain player keeps of a hand, read from the places it throws away."""
    hole = parse_cards(text)
    held = _kept(game, hole)
    return cards_text([card for card in hole if card in held])
