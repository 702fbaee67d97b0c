"""What holds in every hand of Telesina, whatever its players do: chips, replay, and who may see which card."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from shuffleup.bots.cast import bot_for
from shuffleup.bots.turns import decision
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.games.limits import Limit
from shuffleup.games.telesina import TELESINA
from shuffleup.hand.evolve import fold
from shuffleup.hand.play import Hand
from shuffleup.hand.seats import members
from shuffleup.hand.state import Choosing, Seated, Settled
from shuffleup.hand.view import public_view, seat_asked, seat_view
from shuffleup.table.carry import carried_chips
from shuffleup.wire.json import canonical, decode_event
from tests.hand.telesina_table import telesina_hand

GAMES = tuple(TELESINA)
LIMITS = (Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT)
MARK = 7_777_777_000
"""Far above any card and any stack."""


def dealt(seed: int) -> Hand:
    """A random hand: its game, limit, players, stacks and deck."""
    chance = random.Random(seed)
    players = chance.randint(2, 6)
    cards = list(stripped_deck(players))
    chance.shuffle(cards)
    stacks = [chance.choice((5, 10, 25, 200, 1000)) for _ in range(players)]
    return telesina_hand(
        *stacks,
        game=GAMES[seed % len(GAMES)],
        limit=LIMITS[seed % len(LIMITS)],
        deck=Deck(tuple(cards)),
        away=chance.choice(("", "", "", "B", "CA")),
        asked=bool(seed % 2),
    )


def steps(seed: int) -> Iterator[Hand]:
    """The hand after the deal and after every action of its bots."""
    hand = dealt(seed)
    yield hand
    for _ in range(500):
        if hand.over:
            return
        action = decision(bot_for(seed, seat_asked(hand.state)), hand.rules, hand.state, hand.deck)
        assert action is not None
        refusal = hand.act(action)
        assert refusal is None, (refusal, action)
        yield hand
    raise AssertionError("the hand does not end")


@pytest.mark.parametrize("seed", range(0, 240, 7))
def test_chips_stay_and_the_log_replays(seed: int) -> None:
    for hand in steps(seed):
        assert fold(hand.events) == hand.state
    assert isinstance(hand.state, Settled)
    brought = sum([seat.stack for seat in hand.state.felt.plan.seats])
    carried = carried_chips(hand.state.carry)
    assert sum(hand.state.stacks) + carried == brought
    assert [decode_event(canonical(event)) for event in hand.events] == hand.events


@pytest.mark.parametrize("seed", range(1, 240, 9))
def test_no_covered_card_is_in_a_view(seed: int) -> None:
    for hand in steps(seed):
        state = hand.state
        assert not isinstance(state, Seated)
        for viewer in (-1, *range(len(state.felt.plan.seats))):
            marked = Deck(tuple([card if _known(hand, viewer, card) else MARK + card for card in hand.deck.cards]))
            seen = public_view(state) if viewer < 0 else seat_view(state, marked, viewer)
            assert b"7777777" not in msgspec.json.encode(seen)


def _known(hand: Hand, viewer: int, card: int) -> bool:
    state = hand.state
    assert not isinstance(state, Seated)
    cards = state.felt.cards
    open_cards = {face for faces in cards.faces for face in faces} | set(cards.board)
    own = {hand.deck.cards[place] for place in cards.holes[viewer]} if viewer >= 0 else set()
    return card in own or (card != UNKNOWN and card in open_cards)


@pytest.mark.parametrize("seed", range(2, 240, 24))
def test_other_covered_cards_change_no_event_before_they_are_turned(seed: int) -> None:
    """The same hand with two covered cards of one player exchanged looks the same until one of them lies open."""
    for mode in ("mai", "sempre"):
        first = telesina_hand(game=f"telesina-croce-{mode}", deck=_shuffled(seed))
        places = first.state.felt.cards.holes if not isinstance(first.state, Seated) else ()
        one, other = (places[0][0], 0) if mode == "mai" else places[0][:2]
        cards = list(first.deck.cards)
        cards[one], cards[other] = cards[other], cards[one]
        second = telesina_hand(game=f"telesina-croce-{mode}", deck=Deck(tuple(cards)))
        assert first.events == second.events
        assert public_view(first.state) == public_view(second.state)


def _shuffled(seed: int) -> Deck:
    cards = list(stripped_deck(4))
    random.Random(seed).shuffle(cards)
    return Deck(tuple(cards))


@pytest.mark.parametrize("seed", range(0, 240, 11))
def test_one_card_is_covered_at_the_end_in_every_mode(seed: int) -> None:
    hand = dealt(seed)
    before = hand.state
    while not hand.over:
        before = hand.state
        action = decision(bot_for(seed, seat_asked(hand.state)), hand.rules, hand.state, hand.deck)
        assert action is not None
        hand.act(action)
    if isinstance(before, Seated | Settled | Choosing) or before.felt.street < 3:
        return
    for seat in members(before.live):
        faces = before.felt.cards.faces[seat]
        assert len(faces) == 5
        assert faces.count(UNKNOWN) in (0, 1)
