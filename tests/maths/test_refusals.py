"""Whatever the mathematics refuse is said in every language, with the facts and with how to mend it."""

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.cards.card import parse_cards
from shuffleup.cards.deck import FULL_DECK, SHORT_DECK
from shuffleup.games.catalogue import variant
from shuffleup.locale.answers import answer_text
from shuffleup.maths.bounties import BountyModel, bounty_values
from shuffleup.maths.course import Course, LevelSpan
from shuffleup.maths.duration import forecast
from shuffleup.maths.duration_runs import EntryWave, Field
from shuffleup.maths.equity import Effort, equity
from shuffleup.maths.equity_spot import EquityGame, Spot, equity_game
from shuffleup.maths.hand_range import Combos, hand_range
from shuffleup.maths.icm import icm, prizes_fault
from shuffleup.maths.payout_curve import CurveTerms, curve_ladder
from shuffleup.maths.payouts import PoolShares, Rounding, ladder
from shuffleup.maths.ranks import rank_probabilities
from shuffleup.maths.structure import Wish, suggest
from shuffleup.rulebooks.rule import Language
from tests.locale.english import english_words
from tests.locale.refusal_sites import sites
from tests.locale.watched import answer_faults

HOUR = 3600
WISH = Wish(100, 30_000, 6 * HOUR, (100, 500, 1_000, 5_000))
LEVELS = tuple([LevelSpan(number, 1_200, 50 * number, 100 * number, 0, 100 * number) for number in range(1, 9)])
COURSE = Course(LEVELS, 120, doubles=True)
FIELD = Field(9, 9, 3, (10_000,) * 20)
Asked = Callable[[], object]


def game(key: str) -> EquityGame:
    found = equity_game(variant(key))
    assert isinstance(found, EquityGame)
    return found


def spot(key: str, *hands: str, board: str = "", dead: str = "", effort: Effort = Effort()) -> Asked:  # noqa: B008
    played = game(key)
    ranges: list[Combos] = []
    for text in hands:
        found = hand_range(text, played.hole_cards, played.deck) if played.board_cards else (parse_cards(text),)
        assert not isinstance(found, Refusal), found
        ranges.append(found)
    return partial(equity, Spot(played, tuple(ranges), parse_cards(board), parse_cards(dead)), effort)


def wished(**changes: object) -> Asked:
    return partial(suggest, replace(WISH, **changes), np.random.default_rng(1), runs=10)


def forecasted(runs: int = 10, *, course: Course = COURSE, **changes: object) -> Asked:
    return partial(forecast, replace(FIELD, **changes), course, np.random.default_rng(1), runs=runs)


FULL_TABLE = Spot(game("omaha-5"), tuple([(tuple(range(at, at + 5)),) for at in range(0, 45, 5)]), (), (45, 46, 47))

ASKED: tuple[tuple[str, Asked], ...] = (
    ("samples", spot("holdem", "AcAd", "KcKd", effort=Effort(samples=-1))),
    ("cards-conflict", spot("holdem", "AcAd", "AhAs", "AA")),
    ("players-choose", partial(equity_game, variant("five-card-draw"))),
    ("strict-order", partial(equity_game, variant("telesina"))),
    ("players", spot("holdem", "AcAd")),
    ("board:cards", spot("holdem", "AcAd", "KcKd", board="2c")),
    ("board:none", spot("stud", "AcAd", "KcKd", board="2c3c4c")),
    ("no-such-card:not-in-deck", spot("short-deck", "AcAd", "KcKd", dead="2c")),
    ("duplicate-card:hand", partial(hand_range, "AsAs", 2, FULL_DECK)),
    ("duplicate-card:twice", spot("holdem", "AcAd", "KcKd", board="2c2c3c")),
    ("duplicate-card:twice", spot("holdem", "AcAd", "KcKd", dead="2c2c")),
    ("duplicate-card:twice", spot("stud", "AcAc", "KcKd")),
    ("duplicate-card:both", spot("holdem", "AcAd", "AcKd")),
    ("duplicate-card:both", spot("holdem", "AcAd", "KcKd", board="Ac2c3c")),
    ("duplicate-card:both", spot("holdem", "AcAd", "KcKd", board="2c3c4c", dead="2c")),
    ("empty-range:text", partial(hand_range, "", 2, FULL_DECK)),
    ("empty-range:deck", partial(hand_range, "22", 2, SHORT_DECK)),
    ("empty-range:dead", spot("holdem", "AcAd", "KK", dead="KcKdKh")),
    ("deck-too-small", partial(equity, FULL_TABLE)),
    ("too-many-hands", partial(hand_range, "random", 5, FULL_DECK)),
    ("wrong-number", partial(hand_range, "As", 2, FULL_DECK)),
    ("not-a-range:range", partial(hand_range, "AAs", 2, FULL_DECK)),
    ("not-a-range:cards", partial(hand_range, "AA", 4, FULL_DECK)),
    ("bad-chips:none", wished(chips=())),
    ("bad-chips:set", wished(chips=(0, 11))),
    ("bad-chips:order", wished(chips=(500, 100))),
    ("too-few-players:entries", wished(entries=1)),
    ("bad-stack:unpayable", wished(stack=30_050)),
    ("bad-stack:few-chips", wished(stack=1_500)),
    ("bad-hours", wished(seconds=360)),
    ("bad-hours", wished(seconds=100 * HOUR)),
    ("no-structure:hours", wished(entries=2, stack=2_000, seconds=70 * HOUR)),
    ("bad-runs", forecasted(0)),
    ("too-large", forecasted(1_000, stacks=(), players=50_000, chips=10**9)),
    ("too-few-players:field", forecasted(stacks=(100,))),
    ("bad-seats", forecasted(seats=1)),
    ("nothing-to-play", forecasted(left_at_end=20)),
    ("bad-stack:field", forecasted(stacks=(1, 2, 0))),
    ("bad-chips:players", forecasted(stacks=(), players=10, chips=9)),
    ("bad-stack:late", forecasted(arrivals=(EntryWave(60, 1),))),
    ("bad-levels", forecasted(course=replace(COURSE, spans=()))),
    ("bad-pace", forecasted(course=replace(COURSE, seconds_per_hand=0))),
    ("bad-blinds", forecasted(course=replace(COURSE, spans=(LevelSpan(1, 60),)))),
    ("bad-length", forecasted(course=replace(COURSE, spans=(LevelSpan(1, 0, 1, 2, 0, 2), *LEVELS[1:])))),
    ("endless", forecasted(5, stacks=(10**6,) * 60, course=Course(LEVELS[:1], 3_600))),
    ("no-stacks", partial(icm, [], [1])),
    ("bad-stack", partial(icm, [5, 0], [1])),
    ("stacks-too-wide", partial(icm, [5, 1e-40], [1])),
    ("no-prizes:none", partial(icm, [5, 3], [])),
    ("no-prizes:zero", partial(icm, [5, 3], [0, 0])),
    ("more-prizes-than-players", partial(icm, [5, 3], [3, 2, 1])),
    ("bad-prize", partial(icm, [5, 3], [-5])),
    ("prizes-rise", partial(icm, [5, 3], [2, 3])),
    ("prizes-rise", partial(prizes_fault, [2, 3], 2, cents=True)),
    ("too-many-players:order", partial(bounty_values, [1] * 501, [1] * 501, BountyModel.CLOCK_ORDER)),
    ("too-many-players:sum", partial(rank_probabilities, [1] * 501)),
    ("heads-do-not-match", partial(bounty_values, [5, 3], [1], BountyModel.PROPORTIONAL)),
    ("bad-head", partial(bounty_values, [5, 3], [1, -1], BountyModel.PROPORTIONAL)),
    ("no-places:ladder", partial(curve_ladder, 1_000, CurveTerms(places=0))),
    ("bad-unit", partial(curve_ladder, 1_000, CurveTerms(places=2, unit_cents=0))),
    ("bad-first-share:bounds", partial(curve_ladder, 1_000, CurveTerms(places=2, first_basis_points=10_001))),
    ("bad-first-share", partial(curve_ladder, 1_000, CurveTerms(places=2, first_basis_points=1_050))),
    ("min-cash-too-high", partial(curve_ladder, 1_000, CurveTerms(places=2, least_cents=900))),
)
LADDERS = ("maths/payouts.py", "maths/deals.py")
"""Their refusals are met by the walks of the tournament, and said as all are in ``tests/locale/test_refusals.py``."""


@pytest.mark.parametrize(("named", "ask"), ASKED)
def test_it_is_said_in_every_language(named: str, ask: Asked) -> None:
    refused = ask()
    assert isinstance(refused, Refusal)
    code, _, why = named.partition(":")
    assert (refused.code, dict(refused.facts).get("why", "")) == (code, why)
    assert [fault for language in Language for fault in answer_faults(refused, language)] == []
    said = [answer_text(refused, language) for language in Language]
    assert len(set(said)) == len(Language)
    assert [english_words(text) for text in said[1:]] == [set(), set()]


def test_every_refusal_is_among_them() -> None:
    wanted = {
        f"{site.code}:{why}" if why else site.code
        for site in sites()
        for why in site.reasons
        if site.place.startswith("maths/") and not site.place.startswith(LADDERS)
    }
    assert wanted == {named for named, _ in ASKED}


def text(refused: object, language: Language) -> str:
    assert isinstance(refused, Refusal)
    return answer_text(refused, language)


def test_numbers_hours_and_per_cents_are_written_as_the_language_does() -> None:
    assert text(wished(seconds=360)(), Language.ITALIAN) == "0,1 ore: indicare da un quarto d'ora a 72 ore"
    short = Wish(4, 2_000, HOUR // 4, (100, 500))
    assert text(suggest(replace(short, seconds=0), np.random.default_rng(1)), Language.ENGLISH).startswith("0 hours; ")
    first = curve_ladder(1_000, CurveTerms(places=2, first_basis_points=1_050))
    assert text(first, Language.ITALIAN) == (
        "il primo posto non può avere il 10,5 % del montepremi: con 2 posti a premio ha tra il 50 e il 99,9 %"
    )
    shares = ladder(PoolShares((6_000, 3_950)), 1_000, 3, Rounding(1, 0))
    assert text(shares, Language.SPANISH) == "las partes suman el 99,5 %: deben sumar 100"
    assert text(wished(stack=30_050)(), Language.ITALIAN) == (
        "uno stack di 30.050 non si compone con chip da 100, 500, 1000, 5000: scegliere un altro stack"
    )


def test_a_card_named_twice_is_said_with_its_places() -> None:
    asked = spot("holdem", "AcAd", "KcKd", board="2c3c4c", dead="2c")
    assert [text(asked(), language) for language in Language] == [
        "2c is both on the board and among the dead cards; each card is in the deck once",
        "2c è sia nel board sia fra le carte morte: ogni carta è nel mazzo una volta sola",
        "2c está a la vez en la mesa y entre las cartas muertas: cada carta está una vez en la baraja",
    ]
