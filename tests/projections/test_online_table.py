"""The swap test: what a seat is sent stays the same, byte for byte, when cards that it may not know are swapped."""

import random

import pytest
from msgspec import json

from shuffleup.bots.cast import bot_for
from shuffleup.bots.turns import decision
from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import Deck
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Call, Check, Fold
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, Drawing, HandState, Seated
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.hand.view import plan_of
from shuffleup.play.commands import StartClocks
from shuffleup.play.table import Table
from shuffleup.play.terms import USUAL_TABLE, TableTerms
from shuffleup.projections.online_table import TableHeld, seat_page
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.presence import ClockTerms
from shuffleup.table.stakes import Stakes

PLAYERS = ("Anna", "Bruno", "Carla", "Dario")
STAKES = Stakes(50, 100, 10, small_bet=100, big_bet=200, bring_in=20)
GAMES = [
    ("holdem", Limit.NO_LIMIT, "tda-2024"),
    ("omaha-8", Limit.POT_LIMIT, "pslive"),
    ("stud-8", Limit.FIXED_LIMIT, "tda-2024"),
    ("triple-draw-27", Limit.FIXED_LIMIT, "figp-2012"),
    ("italiana", Limit.POT_LIMIT, "italiana"),
    ("telesina-croce-sempre", Limit.POT_LIMIT, "italiana"),
]


def table(game: str, limit: Limit, book: str, chance: random.Random) -> Table:
    """A table that keeps time, its decks shuffled from a number."""

    def dealt(rules: HandRules, plan: HandPlan) -> Hand:
        cards = list(deck_of_hand(rules, plan))
        chance.shuffle(cards)
        return Hand.start(rules, plan, Deck(tuple(cards)))

    terms = TableTerms(resolved(book))
    made = Table(GameKey(game, limit), STAKES, terms, dict.fromkeys(PLAYERS, 3_000), dealt)
    assert made.command(StartClocks(ClockTerms())) is None
    assert made.next_hand() is None
    return made


def known(state: HandState, seat: int) -> set[int]:
    """The places of the deck that a seat has seen: its own cards, and whatever lies open."""
    if isinstance(state, Seated):
        return set()
    cards = state.felt.cards
    own = set(cards.holes[seat]) if seat >= 0 else set()
    for holes, faces in zip(cards.holes, cards.faces, strict=True):
        own |= {place for place, face in zip(holes, faces, strict=True) if face != UNKNOWN}
    return own


def swapped(deck: Deck, keep: set[int], open_cards: set[int], chance: random.Random) -> Deck:
    """The deck with everything else in another order."""
    free = [place for place, card in enumerate(deck.cards) if place not in keep and card not in open_cards]
    mixed = free[:]
    chance.shuffle(mixed)
    cards = list(deck.cards)
    for place, other in zip(free, mixed, strict=True):
        cards[place] = deck.cards[other]
    return Deck(tuple(cards))


@pytest.mark.parametrize(("game", "limit", "book"), GAMES)
def test_no_byte_depends_on_a_card_that_its_reader_may_not_know(game: str, limit: Limit, book: str) -> None:
    chance = random.Random(17)
    compared = 0
    for _ in range(6):
        playing = table(game, limit, book, chance)
        while playing.hand and not playing.hand.over:
            hand, online = playing.hand, playing.online
            assert online
            board = set() if isinstance(hand.state, Seated) else set(hand.state.felt.cards.board)
            for seat, name in enumerate(PLAYERS):
                other = swapped(hand.deck, known(hand.state, seat), board, chance)
                pages = [
                    json.encode(seat_page(TableHeld(hand.state, hand.rules, deck, online, USUAL_TABLE), name, seat + 1))
                    for deck in (hand.deck, other)
                ]
                assert pages[0] == pages[1]
                compared += 1
            asked = online.asked[0]
            place = [one.player for one in plan_of(hand.state).seats].index(asked.player)
            act = decision(bot_for(5, place), hand.rules, hand.state, hand.deck, place)
            assert act is not None
            assert playing.act(act) is None
    assert compared > 50


@pytest.mark.parametrize(
    ("game", "limit", "picks"),
    [
        ("triple-draw-27", Limit.FIXED_LIMIT, (0, 5)),
        ("badugi", Limit.FIXED_LIMIT, (0, 4)),
        ("crazy-pineapple", Limit.NO_LIMIT, (1, 1)),
    ],
)
def test_a_player_is_told_how_few_and_how_many_cards_he_may_throw_away(
    game: str, limit: Limit, picks: tuple[int, int]
) -> None:
    playing = table(game, limit, "tda-2024", random.Random(3))
    while playing.hand and playing.online and not isinstance(playing.hand.state, Drawing):
        legal = seat_options(playing.hand.rules, playing.hand.state, playing.hand.deck)  # type: ignore[arg-type]
        seat = playing.hand.state.turn
        assert playing.act(Call(seat) if legal.call else Check(seat)) is None
    assert playing.hand and playing.online
    held = TableHeld(playing.hand.state, playing.hand.rules, playing.hand.deck, playing.online, USUAL_TABLE)
    ask = seat_page(held, playing.online.asked[0].player, 1).ask
    assert ask and ask.picks == picks


@pytest.mark.parametrize(("game", "limit", "book"), [GAMES[0], GAMES[2], GAMES[4]])
def test_who_may_stay_for_nothing_may_fold_all_the_same(game: str, limit: Limit, book: str) -> None:
    told: set[str] = set()
    for number in range(6):
        playing = table(game, limit, book, random.Random(number))
        while playing.hand and playing.online and not playing.hand.over:
            hand, name = playing.hand, playing.online.asked[0].player
            place = [one.player for one in plan_of(hand.state).seats].index(name)
            ask = seat_page(TableHeld(hand.state, hand.rules, hand.deck, playing.online, USUAL_TABLE), name, 1).ask
            assert ask
            if isinstance(hand.state, BettingRound):
                folded = Hand(hand.rules, hand.deck, hand.state, [], hand.reshuffle).act(Fold(place))
                assert ("fold" in ask.acts) is (folded is None)
                told |= {"for nothing"} if "fold" in ask.acts and "check" in ask.acts else set()
            act = decision(bot_for(5, place), hand.rules, hand.state, hand.deck, place)
            assert act is not None and playing.act(act) is None
    assert told
