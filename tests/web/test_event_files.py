"""Events opened from their files: mixed games, satellites and bounties as the pages show them."""

from pathlib import Path

import pytest
from httpx import Response

from tests.web.club import NAMES, Floor, Json, floor

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


SATELLITE = (EXAMPLES / "satellite.toml").read_text(encoding="utf-8")
HOUSE = SATELLITE.replace("[entry]", 'house = "club.toml"\n\n[entry]', 1)


def opened(desk: Floor, file: str, text: str = "") -> Response:
    """An event from an example, or from this text."""
    told = text or (EXAMPLES / file).read_text(encoding="utf-8")
    body = {"command_id": "open", "event_id": "friday", "file": file, "text": told}
    return desk.client.post("/api/events/file", json=body)


def begun(desk: Floor, file: str, count: int = 12) -> None:
    """Opens it, enters so many, draws their seats and starts."""
    assert opened(desk, file).status_code == 201
    desk.give("register", players=NAMES[:count])
    desk.give("draw-seats")
    desk.give("start-event")


def advised(desk: Floor) -> list[Json]:
    """What is to be done about games."""
    return [one for one in desk.page()["view"]["advice"] if one["kind"] in {"choose-game", "game-order"}]


def test_the_whole_room_plays_the_game_of_the_level() -> None:
    with floor() as desk:
        begun(desk, "horse.toml")
        desk.give("advance-level")
        desk.give("advance-level")
        clock = desk.page("wall")["view"]["clock"]
        games = clock["games"]
        assert (games["games"][games["now"]]["game"], games["games"][games["next"]]["game"]) == ("stud", "razz")
        assert clock["blinds"]["bring_in"] == clock["blinds"]["ante"] > 0
        assert (clock["next"]["game"], clock["next"]["limit"]) == ("razz", "fixed-limit")
        table = desk.page()["view"]["tables"][0]
        assert (table["game"]["game"], table["game"]["counted"]) == ("stud", True)
        assert table["button"], "it waits"
        assert (table["small_blind"], table["big_blind"]) == (0, 0), "nobody posts a blind in stud"
        assert advised(desk) == []


def test_stud_games_that_follow_one_another_are_warned_about_in_the_last_level_before() -> None:
    text = (EXAMPLES / "horse.toml").read_text(encoding="utf-8")
    rotation = '[rotation]\ngames = ["stud", "stud-8", "holdem"]\nchange = "level"\nevery = 2\n\n[entry]'
    with floor() as desk:
        assert opened(desk, "mix.toml", text.replace("[entry]", rotation, 1)).status_code == 201
        desk.give("register", players=NAMES)
        desk.give("draw-seats")
        desk.give("start-event")
        assert advised(desk) == [], "two levels are left"
        desk.give("advance-level")
        (warned,) = advised(desk)
        assert (warned["kind"], warned["game"], warned["next_game"]) == ("game-order", "stud", "stud-8")
        assert warned["rule"].startswith("tda-2024 ")


def test_dealers_choice_says_who_chooses_until_somebody_has() -> None:
    with floor() as desk:
        begun(desk, "dealers_choice.toml")
        first, second = advised(desk)
        assert (first["kind"], first["table"], second["table"]) == ("choose-game", 1, 2)
        assert first["player"] in desk.at_table(1)
        desk.give("choose-game", table=1, game="razz", limit="fixed-limit", author="floor")
        assert [one["table"] for one in advised(desk)] == [2]
        game = desk.page()["view"]["tables"][0]["game"]
        assert (game["game"], game["limit"], game["chooser"]) == ("razz", "fixed-limit", first["player"])
        refused = desk.refused("choose-game", table=2, game="courchevel", limit="pot-limit", author="floor")
        assert refused["code"] == "unknown-game"


def test_a_satellite_has_seats_and_who_left_with_one_is_not_out() -> None:
    with floor() as desk:
        begun(desk, "satellite.toml")
        prizes = desk.page("wall")["view"]["prizes"]
        assert prizes["seat"] == {"cents": 22_000, "into": "Main event", "won": []}
        assert [row["prize_cents"] for row in prizes["chart"]["rows"]] == [22_000, 4_000]
        champion = desk.at_table(1)[0]
        desk.give("start-round")
        for player in desk.at_table(1)[1:]:
            desk.give("report-bust", players=[player], by=[champion], author="floor")
        desk.give("close-round")  # 60,000 chips between two hands
        line = next(one for one in desk.page()["view"]["entrants"] if one["player"] == champion)
        view = desk.page("wall")["view"]
        assert (line["status"], view["prizes"]["seat"]["won"]) == ("seat", [champion])
        left = view["numbers"]["players"]
        assert view["prizes"]["chart"]["until_money"] == left + 1 - 2, "he has one of the two seats already"


def test_bounties_stand_at_the_chairs_and_with_their_winners() -> None:
    with floor() as desk:
        begun(desk, "knock_out.toml")
        seats = desk.page()["view"]["tables"][0]["seats"]
        assert {seat["bounty_cents"] for seat in seats if seat["player"]} == {2_500}
        alike = {"player": "", "cents": 2_500, "envelopes": 0, "richest": 0, "alike": True}
        assert desk.page("wall")["view"]["bounties"] == alike
        out, winner = desk.at_table(1)[:2]
        desk.give("report-bust", players=[out], by=[winner], author="floor")
        line = next(one for one in desk.page()["view"]["entrants"] if one["player"] == winner)
        seats = desk.page()["view"]["tables"][0]["seats"]
        head = next(seat["bounty_cents"] for seat in seats if seat["player"] == winner)
        assert line["knock_outs"] == 1
        assert line["bounties_cents"] + head == 2 * 2_500
        top = desk.page("wall")["view"]["bounties"]
        assert not top["alike"]
        assert (top["player"], top["cents"]) == (winner, head)


@pytest.mark.parametrize(
    ("file", "text", "place"),
    [
        ("team_event.toml", "", "a contest of teams"),
        ("amended.toml", HOUSE, "house"),
        ("broken.toml", 'name = "A"\nrulebok = "tda-2024"', "rulebok"),
        ("broken.toml", "name = ", "end of document"),
        ("notes.txt", "buy milk", "line 1"),
    ],
)
def test_a_file_that_cannot_be_opened_opens_nothing_and_says_why(file: str, text: str, place: str) -> None:
    with floor() as desk:
        answer = opened(desk, file, text)
        told = answer.json()["error"]
        assert (answer.status_code, told["code"]) == (422, "bad-event")
        assert place in f"{told['place']} {told['message']}"
        assert told["hint"]
        assert desk.client.get("/api/events").json() == []
