"""The player of poker all'italiana: what he keeps, when he opens, what he pays for, and when he would carry the pot."""

from collections import Counter

import pytest
from msgspec.structs import replace

from shuffleup.bots.bot import Bot
from shuffleup.bots.cast import bot_for
from shuffleup.bots.character import CHARACTERS, GAMBLER, REGULAR, ROCK, Character
from shuffleup.bots.italiana import catches_up, changed, opens_blind, says_parol, worth
from shuffleup.bots.turns import decision
from shuffleup.cards.card import cards_text, parse_cards
from shuffleup.cards.deck import Deck
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Check, DealCards, Fold, Join, Parol, PostBlind, RaiseTo
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Drawing
from shuffleup.hand.view import seat_asked
from tests.hand.italian_table import italian_deck, italian_hand, say

SEEDS = range(200)


def at_draw(cards: str) -> Drawing:
    """B opened with jacks, C called with these cards and is to draw."""
    hand = italian_hand(deck=italian_deck({"B": "JcJd9s8h7c", "C": cards}, 4))
    state = say(hand, "dai 10 vedo vedo vedo servito").state
    assert isinstance(state, Drawing) and state.turn == 1
    return state


@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        ("KcKdAs9h8s", "KcKd"),
        ("TcTdTs9h8s", "TcTdTs"),
        ("TcTd9s9h8s", "TcTd9s9h"),
        ("Ad7s8c9hTd", "Ad7s8c9hTd"),  # the minima of this deck
        ("AhQhTh8hKd", "AhQhTh8h"),
        ("TdTh9h8h7h", "Th9h8h7h"),  # the low pair goes
        ("QdQhTh8h7h", "QdQh"),  # the high pair stays
        ("AsKdTc9h8d", "As"),
        ("KsQdTc9h7d", "KsQd"),
        ("KcKdKs9h9s", "KcKdKs9h9s"),
    ],
)
def test_what_counts_is_kept(cards: str, kept: str) -> None:
    state, held = at_draw(cards), parse_cards(cards)
    picks = Counter([changed(seed, state, held, 4) for seed in SEEDS]).most_common(1)[0]
    assert picks[1] > 0.9 * len(SEEDS)
    assert {card for place, card in enumerate(held) if place not in picks[0]} == set(parse_cards(kept)), cards_text(
        held
    )


def test_better_hands_are_worth_more_and_a_flush_more_than_a_full_house() -> None:
    felt = at_draw("AsKdTc9h8d").felt
    rising = (
        "KsQdTc9h7d",
        "9c9dAsKh8s",
        "AcAdKs9h8s",
        "TcTd9s9h8s",
        "7c7d7s9h8s",
        "Ad7s8c9hTd",
        "7c7d7s9h9s",
        "7h8hThJhKh",
    )
    values = [worth(felt, parse_cards(cards), before_draw=False) for cards in rising]
    assert values == sorted(set(values)) and values[0] > 0 and values[-1] <= 1
    four = parse_cards("AhQhTh8hKd")
    assert worth(felt, four, before_draw=True) > worth(felt, four, before_draw=False)


def openings(character: Character) -> Counter[str]:
    """What B does with two jacks when nobody has opened yet."""
    state_of = say(italian_hand(deck=italian_deck({"B": "JcJd9s8h7c"}, 4)), "dai")
    assert isinstance(state_of.state, BettingRound)
    held = parse_cards("JcJd9s8h7c")
    return Counter(
        [type(Bot(character, seed).choose(state_of.state, held, state_of.options())).__name__ for seed in SEEDS]
    )


def test_a_hand_that_may_open_mostly_does_and_the_bold_open_more() -> None:
    assert openings(REGULAR)["RaiseTo"] > 0.6 * len(SEEDS)
    assert openings(GAMBLER)["RaiseTo"] > openings(ROCK)["RaiseTo"]
    assert all(openings(character)["Fold"] == 0 for character in CHARACTERS), "nothing is to be paid"


def test_nothing_is_given_up_to_a_large_bet() -> None:
    hand = say(italian_hand(deck=italian_deck({"B": "JcJd9s8h7c", "C": "AsKdTc9h8d"}, 4)), "dai 200")
    assert isinstance(hand.state, BettingRound)
    moves = [Bot(REGULAR, seed).choose(hand.state, parse_cards("AsKdTc9h8d"), hand.options()) for seed in SEEDS]
    assert sum(isinstance(move, Fold) for move in moves) > 0.9 * len(SEEDS)
    good = [Bot(REGULAR, seed).choose(hand.state, parse_cards("AcAsAd9h9d"), hand.options()) for seed in SEEDS]
    assert not any(isinstance(move, Fold) for move in good)
    assert any(isinstance(move, RaiseTo) for move in good)


def test_blinds_are_opened_now_and_then_and_never_for_much_of_a_stack() -> None:
    rich, poor = italian_hand().state, italian_hand(390, 1000, 1000, 1000).state
    assert isinstance(rich, BlindOpening) and isinstance(poor, BlindOpening)
    often = sum(opens_blind(REGULAR, seed, rich) for seed in SEEDS)
    assert 0.05 * len(SEEDS) < often < 0.3 * len(SEEDS)
    assert not any(opens_blind(GAMBLER, seed, poor) for seed in SEEDS)
    hand = italian_hand()
    asked = Counter([type(decision(Bot(REGULAR, seed), hand.rules, rich, hand.deck)) for seed in SEEDS])
    assert set(asked) == {PostBlind, DealCards}


def last_round(cards: str) -> Hand:
    hand = italian_hand(deck=italian_deck({"B": cards}, 4))
    return say(hand, "dai 40 vedo passo passo servito servito")


def test_a_weak_hand_would_rather_play_the_pot_again() -> None:
    weak, strong = "JcJd9s8h7c", "JcJdJs8h8c"
    for cards, says in ((weak, True), (strong, False)):
        hand = last_round(cards)
        assert isinstance(hand.state, BettingRound)
        assert any(says_parol(seed, hand.state, parse_cards(cards)) for seed in SEEDS) is says
    hand = last_round(weak)
    asked = Counter([type(decision(bot_for(seed, 0), hand.rules, hand.state, hand.deck)) for seed in SEEDS])
    assert asked[Parol] and asked[Check]


def test_a_carried_pot_is_joined_where_it_is_cheap() -> None:
    hand = say(last_round("JcJd9s8h7c"), "parol parol")
    assert isinstance(hand.state, CatchUp) and hand.turn == 2
    joins = sum(catches_up(REGULAR, seed, hand.state) for seed in SEEDS)
    assert 0.3 * len(SEEDS) < joins < len(SEEDS)
    poor = replace(hand.state, stacks=(950, 950, 100, 990))
    assert not any(catches_up(GAMBLER, seed, poor) for seed in SEEDS)
    free = replace(hand.state, target=10)
    assert all(catches_up(ROCK, seed, free) for seed in SEEDS)
    assert any(isinstance(decision(bot_for(seed, 2), hand.rules, hand.state, hand.deck), Join) for seed in SEEDS)


@pytest.mark.parametrize("limit", [Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT])
def test_the_same_hand_is_played_alike_and_to_its_end(limit: Limit) -> None:
    for seed in range(20):
        logs = []
        for _ in range(2):
            players = 2 + seed % 5
            deck = Deck(tuple(shuffled(stripped_deck(players), SeededDice(bytes([seed]), "deck"))))
            hand = italian_hand(*[600] * players, limit=limit, deck=deck)
            while not hand.over:
                action = decision(bot_for(seed, seat_asked(hand.state)), hand.rules, hand.state, hand.deck)
                assert action is not None and hand.act(action) is None
            logs.append(hand.events)
        assert logs[0] == logs[1]
