"""``shuffleup equity`` and ``shuffleup evaluate`` from the command line."""

import json
import subprocess
import sys

import pytest

from tests.cli.shell import ran


def test_three_hands_and_a_board() -> None:
    told = ran("equity", "AhKh", "QsQd", "7c7d", "--board", "2h7h9c")
    assert (told.status, told.err) == (0, "")
    head, *rows, foot = told.out.splitlines()
    assert head.split() == ["hand", "equity", "wins", "ties", "combos", "wins", "ties"]
    assert [row.split()[0] for row in rows] == ["AhKh", "QsQd", "7d7c"]
    assert sum(int(row.split()[5]) for row in rows) == 903
    assert foot == "hold'em, board 2h7h9c: all 903 outcomes counted"


def test_aces_against_kings() -> None:
    rows = [line.split() for line in ran("equity", "AcAd", "KcKd").out.splitlines()]
    assert rows[1] == ["AdAc", "82.637%", "82.36%", "0.54%", "1", "1,410,336", "9,308"]
    assert rows[2] == ["KdKc", "17.363%", "17.09%", "0.54%", "1", "292,660", "9,308"]


def test_a_document_for_programs() -> None:
    document = json.loads(ran("equity", "AKs, QQ+", "random", "--samples", "5000", "--seed", "3", "--json").out)
    assert document["schema"] == "shuffleup.equity/1"
    assert (document["exact"], document["outcomes"], document["seed"]) == (False, 5_000, 3)
    assert [player["combinations"] for player in document["players"]] == [22, 1_326]
    assert sum(player["equity"] for player in document["players"]) == pytest.approx(1)
    assert all(0 < player["error"] < 0.02 for player in document["players"])


def test_any_hand_of_stud() -> None:
    """Nothing has been dealt to it yet, so each of its cards is drawn."""
    told = ran("equity", "AsKsQs", "Random", "--game", "stud", "--samples", "20000")
    assert (told.status, told.err) == (0, "")
    assert told.out.splitlines()[2].startswith("Random ")
    worth = json.loads(ran("equity", "random", "random", "--game", "razz", "--samples", "20000", "--json").out)
    assert [one["hand"] for one in worth["players"]] == ["random", "random"]
    assert all(abs(one["equity"] - 0.5) < 2 * one["error"] for one in worth["players"])
    # Four aces lose to a straight flush and to nothing else.
    drawn = json.loads(ran("equity", "AsAdAcAh", "any", "--game", "stud", "--samples", "20000", "--json").out)
    assert drawn["players"][0]["equity"] > 0.99


def test_drawn_deals_state_their_error() -> None:
    foot = ran("equity", "AA", "KK", "--samples", "5000").out.splitlines()[-1]
    assert foot.startswith("hold'em: 5,000 outcomes drawn with seed 0, ±1.0") and foot.endswith("% (95 %)")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["AhKh"], "1 hand; equity is for 2 to 9 players"),
        (["AA"] * 10, "10 hands; equity is for 2 to 9 players"),
        (["AhKh", "AhQd"], "Ah is both in hand 1 and in hand 2; each card is in the deck once"),
        (["AAs", "KK"], "hand 1: 'AAs' is neither a hand nor a range; write hands like AsKd or ranges like 99+"),
        (["AA", ""], "hand 2: the range '' names no hand; write hands"),
        (["AA", "KdQd2c"], "hand 2: 'KdQd2c' has 3 cards; a hand of this game has 2"),
        (["AA", "KK", "--board", "2c3c"], "the board has 2 cards; a board has none, 3, 4 or 5"),
        (["AA", "KK", "--board", "2c3cZz"], "--board: 'Zz' is not a card"),
        (["AA", "KK", "--dead", "2c??"], "--dead: ?? is no card to reckon with; name the card"),
        (["AA", "KK", "--game", "omhaa"], "--game: unknown game 'omhaa': did you mean 'omaha'?"),
        (["AA", "KK", "--game", "badugi"], "badugi: equity depends on what players throw away"),
        (["AA", "KK", "--seed", "-1"], "--seed: -1 is negative"),
        (["AsAdKs", "2c3c2c", "--game", "stud"], "2c is named twice"),
        (["AsAdKs", "2c3c4c5c6c7c8c9c", "--game", "stud"], "hand 2: '2c3c4c5c6c7c8c9c' has 8 cards; give 1 to 7 cards"),
    ],
)
def test_mistakes_in_equity(arguments: list[str], told: str) -> None:
    answer = ran("equity", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"error: {told}") and answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["As", "Ks", "Qs", "Js", "10s"], ["AsKsQsJsTs  royal flush  As Ks Qs Js Ts"]),
        (["AsKsQsJsTs9s8s"], ["AsKsQsJsTs9s8s  royal flush  As Ks Qs Js Ts"]),
        (
            ["AsKd", "QcQh", "--board", "Qd7h2cTsJh"],
            [
                "AsKd  straight, ace high  As Kd Qd Jh Ts  wins",
                "      two overcards, made hand, nuts",
                "QcQh  three of a kind, queens, jack-ten kickers  Qh Qd Qc Jh Ts",
                "      set, top set",
            ],
        ),
        (
            ["AsKd2c3c4d5d", "2s2d7c7d8dTh", "--board", "6h", "--game", "stud"],
            [
                "AsKd2c3c4d5d  straight, six high  6h 5d 4d 3c 2c  wins",
                "2s2d7c7d8dTh  two pair, sevens and deuces, ten kicker  7d 7c 2s 2d Th",
            ],
        ),
        (
            ["AsAd2c3d", "KhKd8c9s", "--board", "4d5h6c7dJs", "--game", "omaha-8"],
            [
                "AsAd2c3d  straight, six high  6c 5h 4d 3d 2c",
                "          six-five-four-deuce-ace low  6c 5h 4d 2c As  wins",
                "KhKd8c9s  straight, nine high  9s 8c 7d 6c 5h  wins",
                "          no low",
            ],
        ),
    ],
)
def test_named_hands(arguments: list[str], lines: list[str]) -> None:
    answer = ran("evaluate", *arguments)
    assert (answer.status, answer.out.splitlines()) == (0, lines)


def test_three_own_cards_beside_the_flop_before_the_discard() -> None:
    told = ran("evaluate", "AsKdQh", "--board", "JsTs4c", "--game", "crazy-pineapple")
    assert (told.status, told.out) == (0, "AsKdQh  straight, ace high  As Kd Qh Js Ts\n")


def test_what_players_call_a_hand_stands_below_it() -> None:
    told = ran("evaluate", "QhQs", "AsKs", "7c6d", "--board", "Qd9s2s").out.splitlines()
    assert told[1].strip() == "set, top set, backdoor flush draw, nuts"
    assert told[3].strip() == "two overcards, flush draw"
    assert len(told) == 5, "a hand that nothing is said of has no line of its own"


def test_hands_that_tie_and_a_document() -> None:
    told = ran("evaluate", "AsKd", "AcKh", "--board", "Qd7h2cTs9h").out
    assert [line.endswith("  ties") for line in told.splitlines() if not line.startswith(" ")] == [True, True]
    document = json.loads(ran("evaluate", "AsKd", "--board", "Qd7h2cTsJh", "--json").out)
    assert document["schema"] == "shuffleup.evaluate/1"
    assert document["hands"][0]["readings"] == [
        {"order": "high", "name": "straight, ace high", "cards": "AsKdQdJhTs", "value": 5_863, "wins": True}
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["AsKd"], "hand 1: 2 cards; a hand of hold'em is read from 5 to 7 cards, or hole cards and --board"),
        (
            ["AsKd", "--board", "2c3c"],
            "hand 1: 2 cards and a board of 2; a hand of hold'em is read from 2 cards and a board of 3 to 5",
        ),
        (
            ["AsKdQh", "--board", "2c3c4c"],
            "hand 1: 3 cards and a board of 3; a hand of hold'em is read from 2 cards and a board of 3 to 5",
        ),
        (
            ["AsKdQh", "--board", "2c3c4c5c", "--game", "crazy-pineapple"],
            "hand 1: 3 cards and a board of 4; a hand of crazy pineapple is read from 2 to 3 cards and a board of 3",
        ),
        (
            ["AsKdQh", "--board", "2c3c4c", "--game", "pineapple"],
            "hand 1: 3 cards and a board of 3; a hand of pineapple is read from 2 cards and a board of 3 to 5",
        ),
        (["AsAs2c3c4c"], "As is named twice; each card is in the deck once"),
        (["AsKd", "--board", "As3c4c"], "As is named twice"),
        (["AsKdX"], "CARDS: 'AsKdX' has an odd number of letters"),
        (
            ["AsKdQhJc", "--game", "omaha"],
            "hand 1: 4 cards; a hand of Omaha is read from 4 cards and a board of 3 to 5",
        ),
        (["AsKdQhJc2s", "--game", "short-deck"], "hand 1: 2s is not in the deck of short-deck hold'em"),
        (
            ["AsKd", "--board", "2c3c4d5d6h", "--game", "stud"],
            "hand 1: 2 cards and a board of 5; a hand of seven-card stud is read from 5 to 7 cards, "
            "a common seventh card among them as --board",
        ),
        (
            ["AsKd2c3c4d5d7h", "--board", "6h", "--game", "razz"],
            "hand 1: 7 cards and a board of 1; a hand of razz is read from 5 to 7 cards, a common",
        ),
        (
            ["AsKdQh", "2s2d", "--board", "9s8s7h", "--game", "crazy-pineapple"],
            "hand 2: 2 cards; hand 1 has 3: compare hands of equally many cards",
        ),
    ],
)
def test_mistakes_in_evaluate(arguments: list[str], told: str) -> None:
    answer = ran("evaluate", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"error: {told}") and answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "absent"),
    [
        (["--help"], {"numba", "numpy"}),
        (["equity", "AcAd", "KcKd"], {"numba"}),
        (["evaluate", "AcAd2c3c4c"], {"numba", "numpy"}),
    ],
)
def test_short_work_does_not_wait_for_heavy_imports(arguments: list[str], absent: set[str]) -> None:
    program = f"import sys; from shuffleup.main import main; main({arguments!r}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert absent.isdisjoint(done.stderr.split())
