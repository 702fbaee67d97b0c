"""Whoever has no type checker: functions of the library are called rightly, and then with one thing wrong at a time.

What is wrong is taken for what it means, refused as a value, or raised as one line in the field's words. Nothing comes
from inside, such as ``'NoneType' object has no attribute 'value'``.
"""

import ast
import importlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

import numpy as np
import pytest

from shuffleup.bots.cast import bot_for
from shuffleup.cards.card import card_text, parse_card, parse_cards
from shuffleup.cards.deck import FULL_DECK, Deck, deck_of
from shuffleup.cards.lowball import badugi, low27, low_a5
from shuffleup.cards.ranking import (
    best_five,
    best_low_five,
    board_ranker,
    high,
    low8,
    low8_board_ranker,
    omaha_low8_ranker,
    omaha_ranker,
)
from shuffleup.foreign_hands.ohh import read_ohh
from shuffleup.formats.ohh.open_hand_history import OhhMeta, hand_to_ohh
from shuffleup.formats.phh.phh import PhhMeta, hand_to_phh, read_phh, read_phhs
from shuffleup.formats.results import read_results
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars
from shuffleup.games.holdem import HOLDEM
from shuffleup.games.limits import Limit
from shuffleup.games.omaha import OMAHA
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.league import commands as league
from shuffleup.league.decide import decide
from shuffleup.league.evolve import fold
from shuffleup.maths.course import Course, LevelSpan
from shuffleup.maths.deals import DealMethod, DealTerms, deal
from shuffleup.maths.duration import forecast
from shuffleup.maths.duration_runs import Field
from shuffleup.maths.equity import Effort, equity
from shuffleup.maths.equity_spot import Spot, equity_game
from shuffleup.maths.hand_range import hand_range
from shuffleup.maths.icm import icm
from shuffleup.maths.kernels.high import high_values, low8_values, omaha_low8_values, omaha_values
from shuffleup.maths.payout_curve import usual_places
from shuffleup.maths.payouts import Rounding, UsualCurve, ladder
from shuffleup.maths.structure import Wish, suggest
from shuffleup.rulebooks.catalogue import infractions, resolved, rulebook
from shuffleup.table.next_hand import first_hand_plan
from shuffleup.table.stakes import Stakes
from tests.shape.doc_blocks import FRAGMENTS, PYTHON

WRONG: tuple[object, ...] = (
    *(None, True, "", "rubbish", b"rubbish", -1, 10**30, 2.5, float("nan"), object()),
    *([], [None], ["rubbish"], {}, {"Anna": "rubbish"}, (), (object(),), print, int),
)
INSIDE = re.compile(
    r"NoneType|object (has no|is not|of type)|unsupported operand|indices must|not supported|argument of type|__|ufunc|"
    r"unhashable|unpack|invalid literal|real number|out of range|by zero|broadcast|positional argument|convertible|"
    r"numpy|cannot be interpreted|required argument|has no len|not iterable|not callable|must be str"
)
BOOK = resolved("tda-2024")
RULES = hand_rules(HOLDEM, Limit.NO_LIMIT, BOOK)
PLAN = first_hand_plan(RULES.game, Stakes(50, 100), {"Anna": 5000, "Bruno": 5000, "Carla": 5000})


def running() -> Hand:
    return Hand.start(RULES, PLAN, Deck(FULL_DECK))


def over() -> Hand:
    hand = running()
    hand.fold()
    hand.fold()
    return hand


HAND = over()
RECORD = hand_to_phh(HAND.events, HAND.deck, PhhMeta())
OHH = hand_to_ohh(HAND.events, HAND.deck, OhhMeta())
GAME = equity_game(HOLDEM)
assert not isinstance(GAME, tuple)
RANGES = tuple([hand_range(text, 2, GAME.deck) for text in ("AsAh", "KsKh")])  # type: ignore[union-attr]
LEVELS = tuple([LevelSpan(number, 1200, 50 * number, 100 * number, 0, 100 * number) for number in range(1, 4)])


@dataclass(frozen=True)
class Entry:
    """A public function and arguments that it takes."""

    function: Callable[..., Any]
    right: dict[str, Any] = field(default_factory=dict)


def cards_and_books() -> Iterator[Entry]:
    yield Entry(parse_card, {"text": "As"})
    yield Entry(parse_cards, {"text": "AsKd"})
    yield Entry(card_text, {"card": 51})
    yield Entry(deck_of, {"cards": (0, 1, 2)})
    for order in (high, best_five, low8, best_low_five, low_a5, low27):
        yield Entry(order, {"cards": parse_cards("AsKsQsJsTs2c3d")})
    yield Entry(badugi, {"cards": parse_cards("AsKd2c3h")})
    for ranker in (board_ranker, omaha_ranker, low8_board_ranker, omaha_low8_ranker):
        yield Entry(ranker, {"board": parse_cards("AsKsQs")})
    yield Entry(rulebook, {"key": "pslive"})
    yield Entry(resolved, {"key": "pslive"})
    yield Entry(infractions, {"key": "pslive"})
    yield Entry(hand_rules, {"variant": HOLDEM, "limit": Limit.NO_LIMIT, "resolved": BOOK, "house_raises": 3})
    yield Entry(
        first_hand_plan, {"game": RULES.game, "stakes": Stakes(50, 100), "stacks": {"Anna": 5, "Bruno": 9}, "hand": 1}
    )
    yield Entry(Hand.start, {"rules": RULES, "plan": PLAN, "deck": Deck(FULL_DECK)})


def sums() -> Iterator[Entry]:
    yield Entry(icm, {"stacks": [5000, 3000], "payouts": [70, 30]})
    terms = DealTerms(method=DealMethod.ICM)
    yield Entry(deal, {"chips": [5000, 3000], "prizes_cents": [7000, 3000], "terms": terms})
    yield Entry(equity_game, {"variant": HOLDEM})
    yield Entry(hand_range, {"text": "99+", "hole_cards": 2, "deck": FULL_DECK})
    yield Entry(equity, {"spot": Spot(GAME, RANGES), "effort": Effort(100, 1, compiled=False)})
    yield Entry(
        ladder, {"shape": UsualCurve(), "pool_cents": 100_000, "entries": 50, "rounding": Rounding(100), "players": 50}
    )
    yield Entry(usual_places, {"entries": 50})
    course = Course(LEVELS, seconds_per_hand=120, doubles=True)
    event = Field(seats=9, final_table=9, paid=2, stacks=(10_000,) * 9)
    yield Entry(forecast, {"field": event, "course": course, "rng": np.random.default_rng(1), "runs": 2})
    wish = Wish(20, 10_000, 4 * 3600, (25, 100, 500), 9, 120)
    yield Entry(suggest, {"wish": wish, "rng": np.random.default_rng(1), "runs": 2})


def records() -> Iterator[Entry]:
    yield Entry(bot_for, {"seed": 7, "player": 1})
    yield Entry(decide, {"state": None, "command": league.OpenLeague("club", "The club", "EUR"), "at": 0})
    opened = decide(None, league.OpenLeague("club", "The club", "EUR"))
    assert isinstance(opened, tuple)
    yield Entry(fold, {"events": opened, "state": None})
    rows = np.array([[51, 47, 43, 39, 35, 0, 5]], dtype=np.uint8)
    yield Entry(high_values, {"cards": rows})
    yield Entry(low8_values, {"cards": rows})
    yield Entry(omaha_values, {"hole": rows[:, :4], "board": rows[:, 2:]})
    yield Entry(omaha_low8_values, {"hole": rows[:, :4], "board": rows[:, 2:]})
    yield Entry(hand_to_phh, {"events": HAND.events, "deck": HAND.deck, "meta": PhhMeta()})
    yield Entry(hand_to_ohh, {"events": HAND.events, "deck": HAND.deck, "meta": OhhMeta()})
    yield Entry(hand_to_pokerstars, {"events": HAND.events, "deck": HAND.deck, "meta": OhhMeta()})
    yield Entry(read_phh, {"text": RECORD, "name": "x.phh"})
    yield Entry(read_phhs, {"text": f"[1]\n{RECORD}", "name": "x.phhs"})
    yield Entry(read_ohh, {"text": OHH, "name": "x.ohh"})
    yield Entry(read_results, {"text": "place,player\n1,Anna\n2,Bruno\n", "event_id": "x", "day": "2026-03-01"})


ENTRIES = (*cards_and_books(), *sums(), *records())
CASES = [
    pytest.param(entry, name, id=f"{entry.function.__qualname__}-{name}") for entry in ENTRIES for name in entry.right
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.function.__qualname__)
def test_what_is_right_is_taken(entry: Entry) -> None:
    entry.function(**entry.right)
    assert set(entry.right) <= set(signature(entry.function).parameters)


@pytest.mark.parametrize(("entry", "name"), CASES)
def test_what_is_wrong_is_told_in_the_words_of_the_field(entry: Entry, name: str) -> None:
    for wrong in WRONG:
        told = fault_of(entry.function, {**entry.right, name: wrong})
        assert told is None or fine(told), f"{entry.function.__qualname__}({name}={wrong!r}): {told!r}"


@pytest.mark.parametrize("verb", ["raise_to", "draw", "act"])
def test_verbs_of_a_hand_change_nothing_for_what_is_wrong(verb: str) -> None:
    for wrong in WRONG:
        hand = running()
        before = hand.state
        told = fault_of(getattr(hand, verb), {}, wrong)
        assert told is None or fine(told), f"{verb}({wrong!r}): {told!r}"
        assert hand.state is before, f"{verb}({wrong!r})"


def fault_of(function: Callable[..., Any], named: dict[str, Any], *plain: object) -> Exception | None:
    try:
        function(*plain, **named)
    except Exception as fault:  # noqa: BLE001 - which one it is, is what is asked
        return fault
    return None


def fine(fault: Exception) -> bool:
    return isinstance(fault, ValueError | TypeError) and "\n" not in str(fault) and not INSIDE.search(str(fault))


# ── single ones ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_text_that_names_a_value_is_that_value() -> None:
    assert hand_rules(HOLDEM, "pot-limit", BOOK) == hand_rules(HOLDEM, Limit.POT_LIMIT, BOOK)  # type: ignore[arg-type]
    assert hand_rules(HOLDEM, "pot-limit", BOOK).betting.pot_limit  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (
            lambda: hand_rules(HOLDEM, "pot limt", BOOK),
            "limit is 'pot limt': did you mean 'pot-limit'? known are 'no-limit', 'pot-limit', 'fixed-limit', "
            "'spread-limit'",
        ),
        (
            lambda: hand_rules(HOLDEM, Limit.NO_LIMIT, "tda-2024"),
            "resolved is 'tda-2024': a ResolvedPolicy is expected",
        ),
        (lambda: icm([5000, None], [50]), "stacks[1] is None: a number is expected"),
        (lambda: ladder(UsualCurve(places="3"), 100, 9, Rounding()), "shape.places is '3': a whole number is expected"),
        (lambda: icm([5], payouts=[5], prizes=[5]), "icm: got an unexpected keyword argument 'prizes'"),
        (lambda: parse_cards(51), "text is 51: text is expected"),
        (lambda: deck_of((0, 52, 53)), "53 is no card: cards are numbers from 0 to 51, 52 for an unknown one"),
        (
            lambda: Hand.start(hand_rules(OMAHA, Limit.POT_LIMIT, BOOK), PLAN, Deck(FULL_DECK)),
            "the plan is for holdem no-limit and the rules are for omaha pot-limit",
        ),
        (
            lambda: Hand.start(RULES, PLAN, Deck(FULL_DECK[:13])),
            "the deck has 13 cards: a hand of hold'em for 3 players needs 14",
        ),
    ],
)
def test_one_line_says_what_was_expected(call: Callable[[], object], told: str) -> None:
    with pytest.raises((TypeError, ValueError)) as raised:
        call()
    assert str(raised.value) == told


def test_every_function_that_the_manual_calls_is_walked() -> None:
    walked = {entry.function for entry in ENTRIES} | {league.OpenLeague, Hand}
    missing = []
    for block in [block for block in PYTHON if block.page not in FRAGMENTS]:
        for node in ast.walk(ast.parse(block.text)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("shuffleup"):
                module = importlib.import_module(node.module or "")
                found = [getattr(module, alias.name) for alias in node.names]
                missing += [one.__name__ for one in found if is_function(one) and one not in walked]
    assert sorted(set(missing)) == []


def is_function(value: object) -> bool:
    return callable(value) and not isinstance(value, type)
