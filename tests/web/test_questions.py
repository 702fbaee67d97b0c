"""What anybody who has signed in may ask beside an event: the documents are those of the command line."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Response

from tests.cli.shell import ROOT, ran
from tests.web.answers import error
from tests.web.club import Floor, Json, floor
from tools.examples.questions import CASE, HAND

CLUB = (ROOT / "examples" / "club_night.toml").read_text(encoding="utf-8")
ASKED: tuple[tuple[str, Json, tuple[str, ...]], ...] = (
    (
        "calculations/icm",
        {"stacks": [5000, 3000, 2000], "payouts_cents": [5000, 3000, 2000], "ranks": True},
        ("icm", "--stacks", "5000,3000,2000", "--payouts", "50,30,20", "--ranks"),
    ),
    (
        "calculations/deal",
        {
            "stacks": [5000, 3000],
            "payouts_cents": [5000, 3000],
            "names": ["Ada", "Bo"],
            "terms": {"unit_cents": 100},
        },
        ("deal", "--stacks", "5000,3000", "--payouts", "50,30", "--names", "Ada,Bo", "--unit", "1"),
    ),
    (
        "calculations/payouts",
        {"entries": 75, "buy_in_cents": 10_000, "shape": {"type": "book", "rulebook": "mediterraneo-2026"}},
        ("payouts", "--entries", "75", "--buy-in", "100", "--rulebook", "mediterraneo-2026"),
    ),
    (
        "calculations/points",
        {"basis": {"formula": {"text": "10 * sqrt(n / k)"}}, "players": [30, 75]},
        ("points", "--formula", "10 * sqrt(n / k)", "--players", "30,75"),
    ),
    (
        "calculations/equity",
        {"hands": ["AsKd", "QQ"], "board": "Ts7s2c"},
        ("equity", "AsKd", "QQ", "--board", "Ts7s2c"),
    ),
    ("calculations/evaluation", {"hands": ["AsKdQhJcTs"]}, ("evaluate", "AsKdQhJcTs")),
    (
        "calculations/evaluation",
        {"hands": ["AsKsQsJsTs", "AhKhQhJhTh"], "game": "telesina", "players": 4},
        ("evaluate", "AsKsQsJsTs", "AhKhQhJhTh", "--game", "telesina", "--players", "4"),
    ),
    (
        "calculations/structure",
        {"entries": 20, "stack": 10_000, "hours": 3, "runs": 20},
        ("structure", "--entries", "20", "--stack", "10000", "--hours", "3", "--runs", "20", "--quiet"),
    ),
    (
        "calculations/race",
        {"stacks": {"1": "25x3+100x2", "2": "25x2"}, "remove": 25, "lowest": 100, "seed": "spring"},
        ("race", "1=25x3+100x2", "2=25x2", "--remove", "25", "--lowest", "100", "--seed", "spring"),
    ),
)


@pytest.fixture(scope="module")
def desk() -> Iterator[Floor]:
    """A room that is only asked: nothing that stands here is kept by it."""
    with floor() as asked:
        yield asked


def ask(desk: Floor, address: str, body: Json, language: str = "en") -> Response:
    """A question, and whatever the server says to it."""
    return desk.client.post(f"/api/{address}", json=body, headers={"accept-language": language})


def told(desk: Floor, address: str, body: Json, language: str = "en") -> Json:
    """The document that answers a question."""
    answer = desk.client.post(f"/api/{address}", json=body, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(("address", "body", "command"), ASKED, ids=lambda one: one if isinstance(one, str) else None)
def test_the_server_answers_as_the_command_line_does(
    address: str, body: Json, command: tuple[str, ...], desk: Floor
) -> None:
    assert told(desk, address, body) == json.loads(ran(*command, "--json").out)


def test_an_event_file_is_forecast_and_its_chips_are_counted(tmp_path: Path, desk: Floor) -> None:
    file = ROOT / "examples" / "club_night.toml"
    there = told(desk, "calculations/duration", {"file": CLUB, "expected": {"runs": 20}})
    assert there == json.loads(ran("duration", str(file), "--runs", "20", "--quiet", "--json").out)
    there = told(desk, "calculations/chips", {"file": CLUB, "entries": 30})
    assert there == json.loads(ran("chips", str(file), "--entries", "30", "--json").out)


def test_an_event_file_is_played_many_times(desk: Floor) -> None:
    file = ROOT / "examples" / "club_night.toml"
    there = told(desk, "calculations/simulation", {"file": CLUB, "played": {"runs": 2, "seed": 7}})
    assert there == json.loads(ran("simulate", str(file), "--runs", "2", "--seed", "7", "--quiet", "--json").out)


def test_recorded_hands_are_played_again_and_written_in_another_format(tmp_path: Path, desk: Floor) -> None:
    file, stars = tmp_path / "hand.phh", tmp_path / "hand.txt"
    file.write_text(HAND, encoding="utf-8")
    there = told(desk, "calculations/replay", {"text": HAND})
    assert there == json.loads(ran("replay", str(file), "--json").out)
    assert (there["dealt"], there["equal"]) == (1, 1)
    assert ran("convert", str(file), str(stars)).status == 0
    there = told(desk, "calculations/conversion", {"text": HAND, "ending": ".txt"})
    assert (there["hands"], there["text"]) == (1, stars.read_text(encoding="utf-8"))
    other = told(desk, "calculations/replay", {"text": HAND.replace("5100, 4900", "5000, 5000")})
    assert [one["player"] for one in other["differences"]] == ["Anna", "Bruno"]


def test_rules_are_read_in_the_language_of_whoever_asks(desk: Floor) -> None:
    said = desk.client.get("/api/rules?book=tda-2024&number=47", headers={"accept-language": "it"}).json()
    assert said == json.loads(ran("rule", "tda-2024", "47", "--lang", "it", "--json").out)
    assert len(desk.client.get("/api/rules").json()["books"]) == len(json.loads(ran("rule", "--json").out)["books"])
    unknown = desk.client.get("/api/rules?book=tda-2042")
    assert (unknown.status_code, error(unknown)["code"]) == (400, "unknown-rulebook")
    assert "tda-2024" in error(unknown)["hint"]


def test_a_case_is_ruled_on_compared_and_checked(tmp_path: Path, desk: Floor) -> None:
    file = tmp_path / "half.scenario"
    file.write_text(CASE, encoding="utf-8")
    for address, command in (("rulings", "ruling"), ("rulings/comparison", "compare")):
        for language in ("en", "es"):
            there = told(desk, address, {"text": CASE}, language)
            here = json.loads(ran(command, str(file), "--lang", language, "--json").out)
            for question in (*there["questions"], *here["questions"]):
                del question["file"]
            assert there == here
    expects = CASE.replace(
        "Compare: Anna pushes 1000+500+500", "Under tda-2024, Anna pushes 1000+500+500: raise to 2300"
    )
    checked = told(desk, "scenarios", {"text": expects})
    assert (checked["schema"], checked["passed"], len(checked["scenarios"])) == ("shuffleup.scenario/1", True, 1)


def test_the_floor_decides_against_the_book_and_says_who_and_why(desk: Floor) -> None:
    book = {"text": CASE, "rulebook": "tda-2024"}
    [ruled] = told(desk, "rulings", book)["questions"][0]["answers"]
    other = next(one["text"] for one in ruled["ruling"]["others"] if one not in ruled["ruling"]["options"])
    unsigned = ask(desk, "rulings", {**book, "choice": {"decide": other}})
    assert (unsigned.status_code, error(unsigned)["code"]) == (400, "unsigned")
    signed = {"decide": other, "author": "Ada", "reason": "no chips were seen"}
    [decided] = told(desk, "rulings", {**book, "choice": signed})["questions"][0]["answers"]
    assert decided["ruling"]["decision"]["overrules"] and decided["ruling"]["decision"]["author"] == "Ada"


def test_a_house_book_is_read_and_a_wrong_one_is_told_where(desk: Floor) -> None:
    house = 'house = "Corner"\namends = "tda-2024"\n\n[[change]]\nparameter = "nothing"\nvalue = 1\n'
    wrong = ask(desk, "house-books", {"house": house})
    assert (wrong.status_code, error(wrong)["code"]) == (400, "bad-house")
    assert error(wrong)["place"].startswith("house")


WRONG: tuple[tuple[str, Json, str, str], ...] = (
    ("calculations/icm", {"stacks": [1, 2], "payouts_cents": [1], "names": ["Anna"]}, "names-do-not-match", "names"),
    ("calculations/icm", {"stacks": [1] * 1_001, "payouts_cents": [1]}, "too-much", "stacks"),
    ("calculations/icm", {"stacks": [1] * 101, "payouts_cents": [1], "ranks": True}, "too-much", "stacks"),
    ("calculations/icm", {"stacks": [0, 1], "payouts_cents": [1]}, "bad-stack", ""),
    ("calculations/payouts", {"entries": 9, "shape": {"type": "book", "rulebook": "x"}}, "no-payout-table", "rulebook"),
    ("calculations/points", {"basis": {}, "players": [9]}, "bad-input", "basis"),
    ("calculations/points", {"basis": {"league": "x"}, "players": [9]}, "bad-input", "league"),
    ("calculations/points", {"basis": {"formula": {"text": "n"}}, "players": [20_001]}, "too-much", "players"),
    ("calculations/equity", {"hands": ["AsKd", "AsQd"]}, "duplicate-card", ""),
    ("calculations/equity", {"hands": ["AsKx", "AsQd"]}, "not-a-range", "hand 1"),
    ("calculations/equity", {"hands": ["AsKd", "QQ"], "samples": 10**7}, "too-much", "samples"),
    ("calculations/evaluation", {"hands": ["AsKdQhJcTs"], "game": "snap"}, "unknown-game", "game"),
    ("calculations/evaluation", {"hands": ["AsKdQhJcTs"], "players": 4}, "no-such-option", "players"),
    ("calculations/structure", {"entries": 9, "stack": 9_000, "hours": 1_000}, "too-much", "hours"),
    ("calculations/simulation", {"file": CLUB, "played": {"runs": 501}}, "too-much", "runs"),
    ("calculations/replay", {"text": "PokerStars Hand #1"}, "bad-hand", "text"),
    ("calculations/replay", {"text": HAND, "rulebook": "tda-2042"}, "unknown-rulebook", "rulebook"),
    ("calculations/replay", {"text": '_rulebook = "tda-2042"\n' + HAND}, "unknown-rulebook", "text: _rulebook"),
    ("calculations/conversion", {"text": HAND.replace("p3 f", "p3 q"), "ending": ".ohh"}, "bad-hand", "text"),
    ("calculations/duration", {"file": "name = 1"}, "bad-event", "file"),
    ("calculations/chips", {"file": 'house = "x.toml"\n' + CLUB}, "no-house", "house"),
    ("calculations/race", {"stacks": {"1": "25y3"}, "remove": 25, "lowest": 100}, "bad-stack", "chair 1"),
    ("calculations/race", {"stacks": {"1": "25x3"}, "remove": 25, "lowest": 100, "first": 2}, "bad-race", "first"),
    ("calculations/race", {"stacks": {"1": "25x3"}, "remove": 25, "lowest": 110}, "bad-race", "remove and lowest"),
    ("calculations/evaluation", {"hands": ["AsKs"]}, "wrong-number", "hand 1"),
    ("rulings", {"text": "Scenario: x"}, "scenario", "text"),
    ("rulings", {"text": CASE, "rulebook": "x"}, "unknown-rulebook", "rulebook"),
    ("rulings", {"text": "\n".join([CASE.replace("-half", f"-half{n}") for n in range(21)])}, "too-much", "cases"),
)


@pytest.mark.parametrize(("address", "body", "code", "place"), WRONG)
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_what_cannot_be_answered_is_one_line_that_says_where(
    address: str, body: Json, code: str, place: str, language: str, desk: Floor
) -> None:
    answer = ask(desk, address, body, language)
    said = error(answer)
    assert (answer.status_code, said["code"]) == (400, code), said
    assert said["message"] and "\n" not in said["message"] and "--" not in said["message"] + said["hint"], said
    if language == "en":
        assert said["place"].startswith(place), said
