"""Random hands of every layout, covered-card mode and number of players: who wins, chips, replay, and who sees what."""

import os
import random
from collections.abc import Sequence

import msgspec
import pytest

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.games.limits import Limit
from shuffleup.games.telesina import LAYOUTS, Covered
from shuffleup.hand.actions import Action, Call, Check, Fold, Muck, RaiseTo, Show, TurnUp
from shuffleup.hand.events import HandsRead, HandTabled, PotAwarded, RoundOpened
from shuffleup.hand.evolve import fold
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, Choosing, Seated, Settled, Showdown
from shuffleup.hand.view import seat_view
from tests.hand.dealer import all_of
from tests.hand.italian_table import stacks_by_name
from tests.hand.telesina_oracle import CATEGORIES, LINES, Value, allowed, best, visible, winner
from tests.hand.telesina_table import telesina_deck, telesina_hand

HANDS = 40 if os.environ.get("HYPOTHESIS_PROFILE") == "nightly" else 1
CELLS = [(vele, mode, players) for vele in LAYOUTS for mode in Covered for players in range(2, 7)]
LIMITS = (Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT)
MARK = 7_777_777_000
"""Far above any card and any stack."""


def dealt(vele: str, mode: Covered, players: int, chance: random.Random) -> Hand:
    """A hand of random stacks, limit and cards, now and then with a player who sits out."""
    cards = list(stripped_deck(players))
    chance.shuffle(cards)
    return telesina_hand(
        *[chance.choice((5, 10, 60, 400, 1000)) for _ in range(players)],
        game=f"telesina-{vele}-{mode.value}",
        limit=chance.choice(LIMITS),
        deck=Deck(tuple(cards)),
        away=chance.choice(("", "", "", "B")) if players > 2 else "",
        asked=chance.random() < 0.5,
    )


def some_action(hand: Hand, chance: random.Random) -> Action:
    """A legal action, seldom a fold, so that many hands are compared."""
    state = hand.state
    if isinstance(state, Choosing):
        seat = chance.choice(members(state.waiting))
        return TurnUp(seat, chance.choice(covered(state.felt, seat)))
    if isinstance(state, Showdown):
        return chance.choice((Show, Muck))(state.turn)
    assert isinstance(state, BettingRound)
    legal = hand.options()
    if legal.min_to and chance.random() < 0.25:
        return RaiseTo(state.turn, chance.randint(legal.min_to, min(legal.max_to, 3 * legal.min_to)))
    if legal.fold and chance.random() < 0.12:
        return Fold(state.turn)
    return Call(state.turn) if legal.call else Check(state.turn)


def played(hand: Hand, vele: str, chance: random.Random) -> None:
    """Plays the hand to its end. At every step the log gives the same state, and no view has a card it should not."""
    opened = 0
    for _ in range(500):
        assert fold(hand.events) == hand.state
        check_views(hand)
        opened = check_openers(hand, vele, opened)
        if hand.over:
            return
        refusal = hand.act(some_action(hand, chance))
        assert refusal is None, refusal
    raise AssertionError("the hand does not end")


def check_views(hand: Hand) -> None:
    """With every card marked that a seat may not know, its view has no mark."""
    state = hand.state
    assert not isinstance(state, Seated)
    cards = state.felt.cards
    open_cards = {face for faces in cards.faces for face in faces} | set(cards.board)
    for seat, holes in enumerate(cards.holes):
        known = open_cards | {hand.deck.cards[place] for place in holes}
        marked = Deck(tuple([card if card in known else MARK + card for card in hand.deck.cards]))
        assert b"7777777" not in msgspec.json.encode(seat_view(state, marked, seat))


def check_openers(hand: Hand, vele: str, opened: int) -> int:
    """A round that has just begun is opened by the best visible hand of those who can bet; how many rounds began."""
    rounds = len(all_of(hand, RoundOpened))
    state = hand.state
    if rounds == opened or not isinstance(state, BettingRound):
        return rounds
    board = state.felt.cards.board
    lines = [[board[ord(letter) - ord("A")] for letter in line] for line in LINES[vele]]
    turned = [[card for card in line if card != UNKNOWN] for line in lines]
    seen = {
        seat: visible([card for card in state.felt.cards.faces[seat] if card != UNKNOWN], turned, lowest_of(hand))
        for seat in members(state.able)
    }
    assert state.turn == max(seen, key=lambda seat: seen[seat])
    return rounds


def lowest_of(hand: Hand) -> int:
    """The lowest rank of the deck, 0 for the deuce."""
    return min(hand.deck.cards) >> 2


def counted(hand: Hand, vele: str) -> dict[int, tuple[Value, tuple[int, ...]]]:
    """What every seat dealt five cards would count at the end, by the oracle."""
    assert isinstance(hand.state, Settled)
    board = hand.deck.cards[: len(LAYOUTS[vele].letters)]
    return {
        seat: best([hand.deck.cards[place] for place in holes], board, vele, lowest_of(hand))
        for seat, holes in enumerate(hand.state.felt.cards.holes)
        if len(holes) == 5
    }


def check_awards(hand: Hand, vele: str) -> int:
    """Each contested pot went whole to the oracle's winner, and what was shown is what he counts; how many pots."""
    pots = [event for event in all_of(hand, PotAwarded) if len(event.contenders) > 1]
    if not pots:
        return 0
    hands = counted(hand, vele)
    for pot in pots:
        first = winner({seat: hands[seat][0] for seat in pot.contenders}, lowest_of(hand))
        assert pot.shares == ((first, pot.amount),), (vele, hand.deck.cards)
    board = hand.deck.cards[: len(LAYOUTS[vele].letters)]
    for shown in [shown for event in all_of(hand, HandsRead) for shown in event.hands]:
        assert (shown.category, set(shown.cards)) == (CATEGORIES[hands[shown.seat][0][0]], set(hands[shown.seat][1]))
        own = [hand.deck.cards[place] for place in _holes(hand, shown.seat)]
        assert set(shown.cards) in [set(five) for five in allowed(own, board, vele)]
    return len(pots)


def _holes(hand: Hand, seat: int) -> Sequence[int]:
    assert isinstance(hand.state, Settled)
    return hand.state.felt.cards.holes[seat]


@pytest.mark.parametrize("vele", LAYOUTS)
@pytest.mark.parametrize("mode", Covered)
def test_every_pot_goes_to_the_hand_that_the_rules_name(vele: str, mode: Covered) -> None:
    pots = 0
    for players in range(2, 7):
        for number in range(HANDS):
            chance = random.Random(f"{vele} {mode.value} {players} {number}")
            hand = dealt(vele, mode, players, chance)
            brought = sum([seat.stack for seat in hand.events[0].plan.seats])  # type: ignore[union-attr]
            played(hand, vele, chance)
            assert isinstance(hand.state, Settled)
            assert sum(hand.state.stacks) == brought, "Telesina carries no pot"
            pots += check_awards(hand, vele)
    assert pots, "no hand was compared"


def test_hands_are_compared_in_every_layout() -> None:
    """Of six who always call, the winner is the oracle's, also where lines of vele make the same cards for several."""
    for vele in LAYOUTS:
        for number in range(3 * HANDS):
            chance = random.Random(f"{vele} {number}")
            cards = list(stripped_deck(6))
            chance.shuffle(cards)
            hand = telesina_hand(*[1000] * 6, game=f"telesina-{vele}", deck=Deck(tuple(cards)))
            while not hand.over:
                hand.check()
            assert check_awards(hand, vele) == 1
            assert all_of(hand, HandTabled)


def test_straight_flushes_are_read_and_compared_as_the_rules_say() -> None:
    """The hearts and spades lie among the vele and two of the hands, so that one in three pots or so goes to one."""
    won = 0
    for seed in range(60 * HANDS):
        chance = random.Random(seed)
        vele = chance.choice(("croce", "h", "piramide", "tre"))
        hand = telesina_hand(*[1000] * 4, game=f"telesina-{vele}", deck=Deck(hearts_and_spades(vele, chance)))
        while not hand.over:
            hand.check()
        assert check_awards(hand, vele) == 1
        won += "straight-flush" in [shown.category for event in all_of(hand, HandsRead) for shown in event.hands]
    assert won > 10 * HANDS


def hearts_and_spades(vele: str, chance: random.Random) -> tuple[int, ...]:
    """The deck of four players with the two suits on the vele and with the first and the third player."""
    suited = [card for card in stripped_deck(4) if card & 3 in (2, 3)]
    others = [card for card in stripped_deck(4) if card & 3 not in (2, 3)]
    chance.shuffle(suited)
    chance.shuffle(others)
    laid = [suited.pop() for _ in LAYOUTS[vele].letters]
    dealt_cards = [(suited if suited and seat % 2 == 0 else others).pop() for _ in range(5) for seat in range(4)]
    return (*laid, *dealt_cards, *suited, *others)


RARE = [
    pytest.param("croce", "JhTc8h9cQh", {"B": "Th9hKcQcJc", "C": "KsQsJsTs9s"}, "C", id="two of one, the hearts count"),
    pytest.param("croce", "JhTc8h9cQh", {"B": "Th9hKcQcJc", "C": "Ks8d7dAdKd"}, "B", id="two of one, and they win"),
    pytest.param("nessuna", "", {"B": "AhKhQhJhTh", "C": "As7s8s9sTs"}, "C", id="minima of spades, massima of hearts"),
    pytest.param("nessuna", "", {"B": "AhKhQhJhTh", "C": "Ac7c8c9cTc"}, "B", id="minima of clubs"),
    pytest.param("nessuna", "", {"B": "AdKdQdJdTd", "C": "As7s8s9sTs"}, "B", id="massima of diamonds"),
    pytest.param("una", "Js", {"B": "AhKhQhJhTh", "C": "As7s8s9sTs"}, "B", id="the jack high of the suit must count"),
]


@pytest.mark.parametrize(("vele", "laid", "hands", "first"), RARE)
def test_what_chance_never_deals(vele: str, laid: str, hands: dict[str, str], first: str) -> None:
    """ita-vele-14 to ita-vele-16 and ita-rank-17 to ita-rank-19 in whole hands, by the program and by the oracle."""
    hand = telesina_hand(game=f"telesina-{vele}", deck=telesina_deck(hands, 4, vele=laid))
    while not hand.over:
        hand.check()
    assert check_awards(hand, vele) == 1
    assert stacks_by_name(hand)[first] == 1030


def test_the_exception_is_a_rule_of_each_pot() -> None:
    """ita-rank-22: the minima of spades is all-in and takes the main pot, the massima of hearts the side pot."""
    hands = {"B": "AhKhQhJhTh", "C": "As7s8s9sTs", "D": "Kc9cQcJcTc"}
    hand = telesina_hand(1000, 100, 1000, 1000, deck=telesina_deck(hands, 4))
    hand.raise_to(90)
    hand.call()
    hand.raise_to(290)
    while not hand.over:
        hand.check_or_call()
    assert check_awards(hand, "nessuna") == 2
    assert stacks_by_name(hand) == {"B": 1300, "C": 400, "D": 700, "A": 700}
