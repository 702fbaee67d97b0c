"""A hand told in lines: what the table saw, in the order in which it happened."""

import pytest

from shuffleup.cards.card import parse_cards
from shuffleup.cards.deck import FULL_DECK, deck_of
from shuffleup.cli.hand.story import story
from shuffleup.cli.typed import chips, money
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.locale.hand_sentences import HandSpeech
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.rule import Language
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import Stakes
from tests.hand.italian_table import carried, italian_deck, italian_hand, say

RULES = hand_rules(HOLDEM, Limit.NO_LIMIT, resolved("tda-2024"))


def hand(*stacks: int, cards: str = "") -> Hand:
    """A hand at 50/100 with names in alphabetical order, Anna in the small blind."""
    names = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
    seats = tuple([SeatPlan(number + 1, names[number], stack) for number, stack in enumerate(stacks)])
    blinds = (Posting(0, PostingKind.SMALL_BLIND, 50), Posting(1, PostingKind.BIG_BLIND, 100))
    top = parse_cards(cards)
    deck = deck_of([*top, *[card for card in FULL_DECK if card not in top]])
    plan = HandPlan(1, GameKey("holdem", Limit.NO_LIMIT), Stakes(50, 100), seats, blinds, len(stacks))
    return Hand.start(RULES, plan, deck)


def test_a_pot_that_nobody_contests() -> None:
    told = hand(1000, 1000, 1000, 1000, 1000)
    told.fold()
    told.fold()
    told.raise_to(300)
    told.fold()
    told.fold()
    assert story(told.events) == (
        "Preflop: Carla and Dario fold, Elena raises to 300, Anna and Bruno fold",
        "Elena wins 250 uncontested",
    )


def test_streets_bets_and_a_showdown() -> None:
    # Anna, Bruno, Carla twice round, a burn and the flop, a burn and the turn, a burn and the river.
    told = hand(1000, 1000, 1000, cards="AsKd7c AhKc2d 3s QhJs9d 3h 4c 3d 5c")
    told.call()
    told.call()
    told.check()
    for _ in range(3):
        told.check()
    told.check()
    told.raise_to(200)
    told.fold()
    told.raise_to(500)
    told.call()
    told.raise_to(400)
    told.call()
    assert story(told.events) == (
        "Preflop: Carla calls, Anna calls, Bruno checks",
        "Flop Qh Js 9d (pot 300): Anna checks, Bruno checks, Carla checks",
        "Turn 4c (pot 300): Anna checks, Bruno bets 200, Carla folds, Anna raises to 500, Bruno calls",
        "River 5c (pot 1,300): Anna bets 400 and is all in, Bruno calls and is all in, "
        "Anna shows As Ah, Bruno shows Kd Kc",
        "Anna wins 2,100",
    )


def test_side_pots_are_named() -> None:
    told = hand(200, 600, 1000, cards="AsKd7c AhKc2d 3s QhJs9d 3h 4c 3d 5c")
    told.raise_to(1000)
    told.call()
    told.call()
    lines = story(told.events)
    assert lines[0].startswith("Preflop: Carla raises to 1,000 and is all in, Anna calls and is all in, ")
    assert lines[-2:] == ("Side pot 1: Bruno wins 800", "Anna wins 600")


@pytest.mark.parametrize(
    ("language", "stands", "knocks", "one", "two"),
    [
        (Language.ENGLISH, "B lets it stand", "C checks", "B draws 1", "C draws 2"),
        (Language.ITALIAN, "B dice va bene", "C bussa", "B cambia 1", "C cambia 2"),
        (Language.SPANISH, "B dice vale", "C pasa", "B cambia 1 carta", "C cambia 2 cartas"),
    ],
)
def test_who_leaves_his_own_blind_does_not_knock(
    language: Language, stands: str, knocks: str, one: str, two: str
) -> None:
    """a13, H4a: BUSSO is there only without a bet."""
    told = say(italian_hand(), "buio dai vedo vedo vedo busso")
    for count in (1, 2, 0, 0):
        assert told.draw(*range(count)) is None
    say(told, "busso busso busso busso")
    opening, draw = [line.split(": ")[1].split(", ") for line in story(told.events, HandSpeech(language))[:2]]
    assert opening[-1] == stands
    assert draw[:2] == [one, two]
    assert knocks in draw


def test_chips_that_an_earlier_hand_left_are_in_the_pot_that_is_told() -> None:
    unopened = say(italian_hand(), "dai busso busso busso busso")
    assert story(unopened.events)[-1] == "Nobody opens: 40 pass to the next hand"
    cards = italian_deck({"B": "Ks Kd 7c 8c 9c"}, 4)
    parol = say(italian_hand(990, 990, 990, 990, carry=carried(unopened), deck=cards), "40 vedo passo passo")
    say(parol, "servito servito parol parol partecipo rinuncio")
    assert carried(parol).chips == 200
    told = story(parol.events)
    assert told[0] == "Opening (pot 40): B bets 40, C calls, D and A fold"
    assert told[1].startswith("Draw (pot 160): B stands pat")
    assert told[2] == "Parol: 200 pass to the next hand"


def test_nothing_is_told_of_nothing() -> None:
    assert story(()) == ()


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (HandSpeech().listed(["a"]), "a"),
        (HandSpeech().listed(["a", "b", "c"]), "a, b and c"),
        (chips(1234567), "1,234,567"),
        (money(123450, "EUR"), "1,234.50 EUR"),
        (money(-5, "EUR"), "-0.05 EUR"),
        (money(0, ""), "0.00"),
    ],
)
def test_words_and_figures(told: str, wanted: str) -> None:
    assert told == wanted
