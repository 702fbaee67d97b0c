"""``shuffleup evaluate`` for the Italian games: which hand wins, and by which rule."""

import json
import re
import shlex

import pytest

from tests.cli.shell import ROOT, ran

FOUR = ("evaluate", "--game", "telesina", "--players", "4")
CROCE = ("evaluate", "--game", "telesina-croce", "--players", "4")


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (
            [*FOUR, "JhJdJc8s8c", "AdKdQd9d8d"],
            [
                "JhJdJc8s8c  full house, jacks full of eights  Jh Jd Jc 8c 8s",
                "AdKdQd9d8d  flush of diamonds, ace-king-queen-nine-eight  Ad Kd Qd 9d 8d  wins",
                "a flush beats a full house (italiana a8)",
            ],
        ),
        (
            [*FOUR, "As7s8s9sTs", "AhKhQhJhTh"],
            [
                "As7s8s9sTs  straight flush of spades, ten high (minima)  Ts 9s 8s 7s As  wins",
                "AhKhQhJhTh  straight flush of hearts, ace high (massima)  Ah Kh Qh Jh Th",
                "the minima of spades beats the massima of hearts when both contest the pot (italiana a8, AMB-24)",
            ],
        ),
        (
            [*CROCE, "Th9hKcQcJc", "KsQsJsTs9s", "--board", "Jh Tc 8h 9c Qh"],
            [
                "Th9hKcQcJc  straight flush of hearts, queen high (media)  Qh Jh Th 9h 8h",
                "KsQsJsTs9s  straight flush of spades, king high (media)  Ks Qs Js Ts 9s  wins",
                "the ranks decide: king over queen (italiana a8)",
            ],
        ),
        (
            [*FOUR, "9c9d", "AcKd", "8c8s"],
            [
                "9c9d  pair of nines  9d 9c  speaks first",
                "AcKd  ace high, king  Ac Kd",
                "8c8s  pair of eights  8c 8s",
                "the ranks decide: nine over eight (italiana a8)",
            ],
        ),
        ([*FOUR, "AhKdQcJsTs"], ["AhKdQcJsTs  straight, ace high (massima)  Ah Kd Qc Js Ts"]),
    ],
)
def test_named_hands(arguments: list[str], lines: list[str]) -> None:
    answer = ran(*arguments)
    assert (answer.status, answer.err, answer.out.splitlines()) == (0, "", lines)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (
            "KhQhTh9h8h AsKsJs9s8s",
            "of two flushes the suit decides before the ranks: hearts over spades (italiana a8, AMB-29)",
        ),
        ("KhKcQsQc7s KdKsQhQd7h", "equal in rank, so the suit decides: 7h over 7s (italiana a8)"),
        ("Td9d8s7cAh Tc9h8h7hAs", "equal in rank, so the suit decides: Td over Tc (italiana a8)"),
        ("9h9s9cAd7c 8h8d8cAhKh", "the ranks decide: nine over eight (italiana a8)"),
        ("QhQdQcQs7c AhJh9h8h7h", "four of a kind beat a flush (italiana a8)"),
    ],
)
def test_what_decides(cards: str, reason: str) -> None:
    assert ran(*FOUR, *cards.split()).out.splitlines()[-1] == reason


def test_side_cards_that_are_shared_leave_the_group_to_decide() -> None:
    told = ran("evaluate", "--game", "telesina-tre", "--players", "5", "--board", "JhJd6s", "Jc6cKhQs9s", "Js6hAcKdTs")
    assert told.out.splitlines()[-1] == "equal in rank, so the suit decides: Jc over Js (italiana a8, AMB-23)"


def test_the_options_of_a_table() -> None:
    off = ran(*FOUR, "As7s8s9sTs", "AhKhQhJhTh", "--exception", "off").out.splitlines()
    assert off[1].endswith("wins") and off[2] == "the ranks decide: ace over ten (italiana a8)"
    tre = ("evaluate", "--game", "telesina-tre", "--players", "4", "--board", "As Kd 7c", "AhJh9h8h7h")
    assert "flush of hearts" in ran(*tre).out
    assert "two pair, aces and sevens" in ran(*tre, "--own-cards", "exactly_two").out


def test_vele_face_down_and_a_document() -> None:
    document = json.loads(ran(*CROCE, "KhQd9c8c", "--board", "Kc ?? 9d ?? ??", "--json").out)
    assert document["schema"] == "shuffleup.evaluate/1"
    assert (document["players"], document["verdict"], document["why"]) == (4, "speaks first", None)
    reading = document["hands"][0]["readings"][0]
    assert (reading["order"], reading["cards"], reading["wins"]) == ("Italian", "KhKc9d9cQd", True)
    two = json.loads(ran(*FOUR, "JhJdJc8s8c", "AdKdQd9d8d", "--json").out)
    assert two["why"] == {"reason": "a flush beats a full house", "book": "italiana", "rules": ["a8"], "by": "category"}
    assert two["language"] == "en"
    spanish = json.loads(ran(*FOUR, "JhJdJc8s8c", "AdKdQd9d8d", "--lang", "es", "--json").out)
    assert (spanish["language"], spanish["why"]["by"]) == ("es", "category")
    assert spanish["why"]["reason"] == "el color vale más que el full"


@pytest.mark.parametrize(
    ("language", "cards", "lines"),
    [
        (
            "it",
            "JhJdJc8s8c AdKdQd9d8d",
            [
                "JhJdJc8s8c  full di fanti e otto  Jh Jd Jc 8c 8s",
                "AdKdQd9d8d  colore di quadri, asso-re-donna-nove-otto  Ad Kd Qd 9d 8d  vince",
                "il colore batte il full (italiana a8)",
            ],
        ),
        (
            "it",
            "As7s8s9sTs AhKhQhJhTh",
            [
                "As7s8s9sTs  scala reale minima di picche al dieci  Ts 9s 8s 7s As  vince",
                "AhKhQhJhTh  scala reale massima di cuori all'asso  Ah Kh Qh Jh Th",
                "la minima di picche batte la massima di cuori quando si contendono lo stesso piatto "
                "(italiana a8, AMB-24)",
            ],
        ),
        (
            "es",
            "JhJdJc8s8c AdKdQd9d8d",
            [
                "JhJdJc8s8c  full de jotas y ochos  Jh Jd Jc 8c 8s",
                "AdKdQd9d8d  color de diamantes, as-rey-dama-nueve-ocho  Ad Kd Qd 9d 8d  gana",
                "el color vale más que el full (italiana a8)",
            ],
        ),
        (
            "es",
            "As7s8s9sTs AhKhQhJhTh",
            [
                "As7s8s9sTs  escalera de color mínima de picas al diez  Ts 9s 8s 7s As  gana",
                "AhKhQhJhTh  escalera de color máxima de corazones al as  Ah Kh Qh Jh Th",
                "la mínima de picas gana a la máxima de corazones cuando las dos disputan el mismo bote "
                "(italiana a8, AMB-24)",
            ],
        ),
        (
            "it",
            "9c9d AcKd",
            [
                "9c9d  coppia di nove  9d 9c  parla per prima",
                "AcKd  carta alta asso, poi re  Ac Kd",
                "la coppia batte la carta alta (italiana a8)",
            ],
        ),
    ],
)
def test_the_answer_in_italian_and_spanish(language: str, cards: str, lines: list[str]) -> None:
    answer = ran(*FOUR, "--lang", language, *cards.split())
    assert (answer.status, answer.err, answer.out.splitlines()) == (0, "", lines)


def test_the_draw_game_reads_the_same_hands() -> None:
    draw = ("evaluate", "--game", "italiana", "--players", "4")
    for cards in (("JhJdJc8s8c", "AdKdQd9d8d"), ("As7s8s9sTs", "AhKhQhJhTh")):
        assert ran(*draw, *cards).out == ran(*FOUR, *cards).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["evaluate", "--game", "telesina", "AhKdQcJsTs"], "--players: the deck depends on how many players there are"),
        ([*FOUR[:4], "7", "AhKdQcJsTs"], "--players: the Italian game is not for 7 players; give 2 to 6"),
        ([*FOUR, "AhKdQcJs6s"], "6s is not in the deck of 4 players, which begins with the 7"),
        ([*FOUR, "AhKdQcJs9s8s"], "hand 1: 6 cards; a hand is five own cards"),
        ([*FOUR, "AhKdQcJs9s", "AcKh"], "hand 2: 2 cards; hand 1 has 5"),
        ([*FOUR, "AhKdQcJs9s", "AhKc"], "Ah is named twice"),
        ([*FOUR, "AhKdQcJs9s", "--board", "As"], "--board: telesina nessuna mai has no vele, not 1; leave it out"),
        ([*CROCE, "AhKdQcJs9s", "--board", "As"], "--board: telesina croce mai has 5 vele, not 1; name A, B, C, D, E"),
        (["evaluate", "--game", "italiana", "--players", "4", "AhKd"], "hand 1: 2 cards; a hand is five cards"),
        (["evaluate", "--players", "4", "AhKdQcJs9s"], "--players: the deck of hold'em is the same"),
        (["evaluate", "--exception", "off", "AhKdQcJs9s"], "--exception: in hold'em no hand beats a higher one"),
        (["evaluate", "--own-cards", "free", "AhKdQcJs9s"], "--own-cards: hold'em has no vele"),
    ],
)
def test_mistakes(arguments: list[str], told: str) -> None:
    answer = ran(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"error: {told}") and answer.err.count("\n") == 1


def test_hands_of_other_games_have_english_names() -> None:
    mistaken = ran("evaluate", "--lang", "it", "AhKdQcJs9s")
    assert (mistaken.status, mistaken.out) == (2, "")
    assert mistaken.err.startswith("errore: --lang: le mani di hold'em si chiamano solo in inglese; ")


def test_the_guide_shows_what_the_command_says() -> None:
    guide = (ROOT / "docs" / "guides" / "italian_ranking.md").read_text(encoding="utf-8")
    shown = [block for block in re.findall(r"```text\n(.*?)```", guide, re.DOTALL) if block.startswith("$ ")]
    sessions = [session for block in shown for session in block.split("$ shuffleup ")[1:]]
    assert len(sessions) == 5
    for session in sessions:
        command, _, answer = session.partition("\n")
        assert ran(*shlex.split(command)).out == answer
