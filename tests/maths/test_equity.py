"""Equity: published counts, plain enumeration in Python, both back ends, and what cannot be asked."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.answer import Refusal
from shuffleup.cards.card import parse_cards
from shuffleup.cards.orders import RANKINGS
from shuffleup.games.catalogue import variant
from shuffleup.locale.answers import answer_text
from shuffleup.maths.equity import Effort, Equity, equity
from shuffleup.maths.equity_spot import Spot, equity_game
from shuffleup.maths.hand_range import Combos, hand_range
from shuffleup.maths.kernels.high import compiled_kernels_exist

BACK_ENDS = [
    pytest.param(
        Effort(compiled=True), id="numba", marks=pytest.mark.skipif(not compiled_kernels_exist(), reason="none")
    ),
    pytest.param(Effort(compiled=False), id="numpy"),
]


def spot(key: str, *hands: str, board: str = "", dead: str = "") -> Spot:
    game = equity_game(variant(key))
    assert not isinstance(game, Refusal)
    ranges: list[Combos] = []
    for text in hands:
        found = hand_range(text, game.hole_cards, game.deck) if game.board_cards else (parse_cards(text),)
        assert not isinstance(found, Refusal), found
        ranges.append(found)
    return Spot(game, tuple(ranges), parse_cards(board), parse_cards(dead))


def found(asked: Spot, effort: Effort = Effort()) -> Equity:  # noqa: B008
    answer = equity(asked, effort)
    assert isinstance(answer, Equity), answer
    return answer


def refused(asked: Spot, effort: Effort = Effort()) -> str:  # noqa: B008
    answer = equity(asked, effort)
    assert isinstance(answer, Refusal)
    return f"{answer.code}: {answer_text(answer)}"


def counts(answer: Equity) -> list[tuple[int, int]]:
    return [(hand.wins, hand.ties) for hand in answer.hands]


@pytest.mark.parametrize("effort", BACK_ENDS)
@pytest.mark.parametrize(
    ("hands", "wins", "ties"),
    [
        (("AcAd", "KcKd"), (1_410_336, 292_660), 9_308),
        (("AcKd", "2s3h"), (1_116_001, 587_030), 9_273),
    ],
)
def test_published_counts(hands: tuple[str, ...], wins: tuple[int, int], ties: int, effort: Effort) -> None:
    answer = found(spot("holdem", *hands), effort)
    assert answer.exact and answer.outcomes == 1_712_304
    assert counts(answer) == [(wins[0], ties), (wins[1], ties)]
    assert answer.hands[0].equity == pytest.approx((wins[0] + ties / 2) / 1_712_304, abs=1e-15)
    assert [hand.error for hand in answer.hands] == [0, 0]


def by_hand(asked: Spot) -> tuple[list[tuple[int, int]], list[Fraction], int]:
    """Wins, ties and equities by going through all boards, one ranking call a hand."""
    game = asked.game
    hands = [combos[0] for combos in asked.hands]
    out = {*asked.board, *asked.dead, *[card for hand in hands for card in hand]}
    left = [card for card in game.deck if card not in out]
    wins, ties, shares, boards = [0] * len(hands), [0] * len(hands), [Fraction()] * len(hands), 0
    for rest in combinations(left, game.board_cards - len(asked.board)):
        boards += 1
        board = (*asked.board, *rest)
        parts = [Fraction()] * len(hands)
        halves = [values for key in game.rankings if any(values := _values(asked, key, hands, board))]
        for values in halves:
            best = [player for player, value in enumerate(values) if value == max(values)]
            for player in best:
                parts[player] += Fraction(1, len(best) * len(halves))
        for player, part in enumerate(parts):
            shares[player] += part
            wins[player] += part == 1
            ties[player] += 0 < part < 1
    return list(zip(wins, ties, strict=True)), [share / boards for share in shares], boards


def _values(asked: Spot, key: str, hands: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    ranking = RANKINGS[key]
    reads = ranking.two_and_three(board) if asked.game.two_and_three else ranking.over_board(board)
    return [reads(hand) for hand in hands]


@st.composite
def narrow_spots(draw: st.DrawFn, key: str, most: int) -> Spot:
    """Spots before the flop with few cards left in the deck, so that every board can be gone through."""
    game = equity_game(variant(key))
    assert not isinstance(game, Refusal)
    players = draw(st.integers(2, most))
    order = draw(st.permutations(range(52)))
    if draw(st.booleans()):
        # Flushes of one suit are what the classes treat apart.
        order = sorted(order, key=lambda card: card % 4 == 3, reverse=True)
        order = [*order[:4], *draw(st.permutations(order[4:]))]
    held = players * game.hole_cards
    hands = tuple(
        [(tuple(sorted(order[place : place + game.hole_cards])),) for place in range(0, held, game.hole_cards)]
    )
    left = min(52 - held, 9)
    return Spot(game, hands, (), tuple(order[held : 52 - left]))


@pytest.mark.parametrize(("key", "most"), [("holdem", 9), ("omaha", 4), ("omaha-8", 4), ("omaha-5", 3)])
@given(data=st.data())
def test_classes_of_boards_against_every_board(key: str, most: int, data: st.DataObject) -> None:
    asked = data.draw(narrow_spots(key, most))
    wanted, shares, boards = by_hand(asked)
    for effort in (Effort(compiled=True), Effort(compiled=False)):
        answer = found(asked, effort)
        assert (counts(answer), answer.outcomes, answer.exact) == (wanted, boards, True)
        assert [hand.equity for hand in answer.hands] == pytest.approx([float(share) for share in shares], abs=1e-14)


@pytest.mark.parametrize("effort", BACK_ENDS)
@pytest.mark.parametrize(
    "asked",
    [
        spot("holdem", "AcAd", "KcKd", "JsTs", board="2c7dJhQs", dead="Kh"),
        spot("holdem", "9h8h", "AsKs", "2c2d", board="7h6hKd"),
        spot("holdem", "9h8h", "AsKs", board="7h6hKd5h2c"),
        spot("omaha", "AcAdKcKd", "9h8h7s6s", board="7h6hKh"),
        spot("omaha-8", "Ac2dKcQd", "9h8h7s6s", "3s4s5sJd", board="7c6h2h"),
        # On some runouts, and in the second spot on all of them, nobody has a low: its half goes with the high.
        spot("omaha-8", "AcAd2c3d", "KhKsQh9s", board="KcQd9c"),
        spot("omaha-8", "AsAdKcKd", "9h8h7s6s", board="QcJhTs9d"),
        spot("courchevel", "AcAdKcKd2s", "9h8h7s6s5c", board="7h6hKh"),
        spot("short-deck", "AcAd", "9h8h", board="7h6hKd"),
    ],
    ids=lambda asked: asked.game.name,
)
def test_boards_against_every_runout(asked: Spot, effort: Effort) -> None:
    wanted, shares, boards = by_hand(asked)
    answer = found(asked, effort)
    assert (counts(answer), answer.outcomes, answer.exact) == (wanted, boards, True)
    assert [hand.equity for hand in answer.hands] == pytest.approx([float(share) for share in shares], abs=1e-14)


@pytest.mark.parametrize("key", ["holdem", "omaha", "omaha-8", "courchevel", "short-deck"])
@given(data=st.data())
def test_any_board_against_every_runout(key: str, data: st.DataObject) -> None:
    game = equity_game(variant(key))
    assert not isinstance(game, Refusal)
    order = data.draw(st.permutations(sorted(game.deck)))
    players, size = data.draw(st.integers(2, 3)), data.draw(st.integers(3, 4))
    held = players * game.hole_cards
    hands = tuple(
        [(tuple(sorted(order[place : place + game.hole_cards])),) for place in range(0, held, game.hole_cards)]
    )
    asked = Spot(game, hands, tuple(order[held : held + size]), tuple(order[held + size : -8]))
    wanted, shares, boards = by_hand(asked)
    for effort in (Effort(compiled=True), Effort(compiled=False)):
        answer = found(asked, effort)
        assert (counts(answer), answer.outcomes, answer.exact) == (wanted, boards, True)
        assert [hand.equity for hand in answer.hands] == pytest.approx([float(share) for share in shares], abs=1e-14)


@pytest.mark.parametrize("effort", BACK_ENDS)
@pytest.mark.parametrize("board", ["", "Ah7d2c"])
def test_ranges_are_the_mean_of_their_deals(board: str, effort: Effort) -> None:
    asked = spot("holdem", "AKs, KK", "QJs, 7h7c", board=board, dead="2s")
    wins = ties = outcomes = 0
    for one in asked.hands[0]:
        for other in asked.hands[1]:
            cards = {*one, *other}
            if len(cards) == 4 and cards.isdisjoint({*asked.board, *asked.dead}):
                single = found(Spot(asked.game, ((one,), (other,)), asked.board, asked.dead), effort)
                wins, ties = wins + single.hands[0].wins, ties + single.hands[0].ties
                outcomes += single.outcomes
    answer = found(asked, effort)
    assert counts(answer)[0] == (wins, ties)
    assert answer.outcomes == outcomes


def test_suits_that_dead_cards_tell_apart_stay_apart() -> None:
    # With three spades dead, spade draws are worth less: deals may be merged only where no dead card tells suits apart.
    answers = [found(spot("holdem", "AA", "KsQs,KhQh", dead=dead)) for dead in ("2s3s4s", "")]
    singles = [found(spot("holdem", "AA", hand, dead="2s3s4s")) for hand in ("KsQs", "KhQh")]
    assert counts(answers[0])[1][0] == sum(counts(single)[1][0] for single in singles)
    assert singles[0].hands[1].equity < singles[1].hands[1].equity
    assert answers[1].outcomes > answers[0].outcomes


def test_two_players_with_the_same_range_are_worth_the_same() -> None:
    answer = found(spot("holdem", "AA", "AA", "22", board="3hKd3c"))
    assert answer.hands[0] == answer.hands[1]
    assert answer.hands[0].ties > 0


@pytest.mark.parametrize(
    ("key", "hands"), [("stud", ("AcAdKcKd2h5s", "QhJhTs9s2s3s")), ("razz", ("Ac2d3c4d9hTs", "KhQhJs3s4s5h"))]
)
def test_stud_by_completion(key: str, hands: tuple[str, str]) -> None:
    one, other = map(parse_cards, hands)
    left = [card for card in range(52) if card not in {*one, *other}]
    read = RANKINGS[variant(key).rankings[0]].value
    values = [(read((*one, first)), read((*other, second))) for first in left for second in left if first != second]
    wanted = [sum(a > b for a, b in values), sum(a < b for a, b in values)]
    answer = found(spot(key, *hands))
    assert [hand.wins for hand in answer.hands] == wanted
    assert answer.exact and answer.outcomes == len(values)


@pytest.mark.parametrize(
    ("asked", "exact"),
    [
        (spot("holdem", "AcAd", "KcKd"), (1_410_336 + 9_308 / 2) / 1_712_304),
        (spot("holdem", "AcAd", "KcKd", board="2c7dJh"), 907 / 990),
        (spot("omaha", "AcAdKcKd", "QhJhTs9s"), (669_247 + 70 / 2) / 1_086_008),
        (spot("stud", "AcAdKcKd2h5s", "QhJhTs9s2s3s"), 1_137 / 1_560),
    ],
    ids=["holdem", "flop", "omaha", "stud"],
)
def test_draws_agree_with_counts_within_their_error(asked: Spot, exact: float) -> None:
    answer = found(asked, Effort(samples=40_000, seed=3))
    assert not answer.exact and answer.outcomes == 40_000
    assert answer.hands[0].error == pytest.approx(1.96 * (exact * (1 - exact) / 40_000) ** 0.5, rel=0.05)
    # Three half-widths: with this seed the draws are always the same, so this cannot fail now and then.
    assert abs(answer.hands[0].equity - exact) < 3 * answer.hands[0].error
    assert answer == found(asked, Effort(samples=40_000, seed=3))
    assert answer != found(asked, Effort(samples=40_000, seed=4))


def test_draws_respect_the_cards_that_are_gone() -> None:
    # The case ace is dead, so kings cannot lose: whoever drew a dead card would find ways.
    asked = spot("holdem", "KcKd", "AsQd", board="KhKs2c3d", dead="AcAdAh")
    answer = found(asked, Effort(samples=20_000))
    assert counts(answer) == [(20_000, 0), (0, 0)]
    assert answer.hands[0].error == 3 / 20_000


def test_what_is_too_much_to_count_is_drawn() -> None:
    answer = found(spot("omaha", "AcAdKcKd", "random", "random"), Effort(samples=5_000))
    assert not answer.exact
    assert sum(hand.equity for hand in answer.hands) == pytest.approx(1)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (spot("holdem", "AcAd"), "players: 1 hand"),
        (spot("holdem", *["random"] * 10), "players: 10 hands"),
        (spot("holdem", "AcAd", "AcKd"), "duplicate-card: Ac is both in hand 1 and in hand 2"),
        (spot("holdem", "AcAd", "KcKd", board="Ac2c3c"), "duplicate-card: Ac is both on the board and in hand 1"),
        (spot("holdem", "AcAd", "KcKd", dead="2c2c"), "duplicate-card: 2c is twice among the dead cards"),
        (spot("holdem", "AcAd", "KcKd", board="2c3c"), "board: the board has 2 cards"),
        (spot("stud", "AcAd", "KcKd", board="2c3c4c"), "board: seven-card stud has no board"),
        (spot("holdem", "AcAd", "KK", dead="KcKdKh"), "empty-range: no hand of range 2 is left"),
        (spot("holdem", "AcAd", "AhAs", "AA"), "cards-conflict: the hands cannot be dealt together"),
        (spot("holdem", "AA", "AA", dead="AcAd"), "cards-conflict: the hands cannot be dealt together"),
        (spot("omaha-5", *["AcAdKcKd2s"] * 9, dead="2c3c4c"), "duplicate-card: 2s is both in hand 1 and in hand 2"),
    ],
)
def test_what_cannot_be_asked(asked: Spot, told: str) -> None:
    assert refused(asked).startswith(told)


def test_hands_that_the_deck_cannot_serve() -> None:
    cards = list(range(48))
    game = equity_game(variant("omaha-5"))
    assert not isinstance(game, Refusal)
    hands = tuple([(tuple(cards[place : place + 5]),) for place in range(0, 45, 5)])
    assert refused(Spot(game, hands, (), (45, 46, 47))).startswith("deck-too-small: 9 hands of five-card Omaha need 53")


def test_games_in_which_players_choose_are_refused() -> None:
    answer = equity_game(variant("badugi"))
    assert isinstance(answer, Refusal) and answer.code == "players-choose"


def test_games_of_a_strict_order_are_refused() -> None:
    answer = equity_game(variant("telesina"))
    assert isinstance(answer, Refusal) and answer.code == "strict-order"


@pytest.mark.parametrize("effort", BACK_ENDS)
def test_orders_beside_high_and_low8_are_read_by_kernels_alike(effort: Effort) -> None:
    """Razz and the short deck, card by card in ``by_hand``; a street is left, so that every outcome is counted."""
    flop = spot("short-deck", "AhKh", "9s9d", "7c8c", board="6d8hTh")
    wins, shares, outcomes = by_hand(flop)
    answer = found(flop, effort)
    assert (answer.exact, answer.outcomes) == (True, outcomes)
    assert counts(answer) == wins
    assert [hand.equity for hand in answer.hands] == [pytest.approx(float(share), abs=1e-12) for share in shares]
    razz = spot("razz", "Ah2c3d8hKc2s", "4h5c6d7sKdKs")
    one, other = razz.hands[0][0], razz.hands[1][0]
    left = [card for card in razz.game.deck if card not in {*one, *other}]
    read = RANKINGS["low-a5"].value
    better = [(read((*one, mine)), read((*other, his))) for mine in left for his in left if mine != his]
    ties = sum(mine == his for mine, his in better)
    assert counts(found(razz, effort)) == [
        (sum(mine > his for mine, his in better), ties),
        (sum(mine < his for mine, his in better), ties),
    ]


def test_draws_without_a_possible_deal() -> None:
    assert refused(spot("holdem", "AcAd", "AhAs", "AA"), Effort(samples=100)).startswith("cards-conflict")
    assert refused(spot("holdem", "AcAd", "KcKd"), Effort(samples=-1)).startswith("samples: -1 samples")


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    equity(spot("holdem", "AA", "KK"), Effort(), lambda done, total: told.append((done, total)))
    assert told[0][0] == 0 and all(done < total for done, total in told)
