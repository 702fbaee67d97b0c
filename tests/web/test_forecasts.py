"""The forecast of a running event over the network: ranges, an honest no, and never in anybody's way."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from shuffleup.web.shell import forecasts
from tests.web.club import MINUTE, NAMES, Floor, Json, floor

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def asked(desk: Floor) -> dict[str, object]:
    """The forecast of the event."""
    answer = desk.client.get("/api/events/friday/forecast")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_running_event_has_ranges_and_they_move_with_the_players() -> None:
    with floor() as desk:
        desk.begun(12)
        before = desk.client.get("/api/events/friday/forecast").json()
        assert (before["why"], before["at"], before["players"]) == ("", desk.at, 12)
        for name in ("end", "bubble", "final_table"):
            moment = before[name]
            assert desk.at < moment["early"] < moment["middle"] < moment["late"], name
        assert before["bubble"]["middle"] < before["end"]["middle"]
        assert before["hours"][0]["tables"] >= before["hours"][-1]["tables"]
        assert all(one["players"] <= one["players_most"] <= 12 for one in before["hours"])
        while desk.page()["view"]["numbers"]["players"] > 4:
            kinds = [one["kind"] for one in desk.page()["view"]["advice"]]
            if "final-table" in kinds:
                desk.give("redraw-final-table")
            desk.bust(desk.at_table(desk.page()["view"]["tables"][0]["table"])[0])
        desk.at += 2 * MINUTE
        after = desk.client.get("/api/events/friday/forecast").json()
        assert after["players"] == 4
        assert after["end"]["middle"] < before["end"]["middle"]


def test_where_there_is_none_it_says_why() -> None:
    with floor() as desk:
        text = (EXAMPLES / "horse.toml").read_text(encoding="utf-8")
        body = {"command_id": "open", "event_id": "friday", "file": "horse.toml", "text": text}
        assert desk.client.post("/api/events/file", json=body).status_code == 201
        desk.give("register", players=["Anna", "Bruno", "Carla"])
        desk.give("draw-seats")
        found = asked(desk)
        assert (found["why"], found["end"], found["hours"]) == ("not-playing", None, [])
        desk.at += MINUTE
        desk.give("start-event")
        assert asked(desk)["why"] == "mixed"


def test_what_it_does_not_know_is_noted() -> None:
    with floor() as desk:
        desk.create(late_level=2)
        desk.give("register", players=["Anna", "Bruno", "Carla", "Dario"])
        desk.give("draw-seats")
        desk.give("start-event")
        assert asked(desk)["notes"] == ["late"]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The moments of every forecast that was really made, and that none was made by the loop's own thread."""
    made: list[int] = []
    real = forecasts.outlook

    def outlook(state, at, rng, more):  # type: ignore[no-untyped-def]  # hands on what it gets
        assert threading.current_thread().name.startswith("forecast")
        made.append(at)
        return real(state, at, rng, more)

    monkeypatch.setattr(forecasts, "outlook", outlook)
    yield made


def test_it_is_made_once_for_everybody_who_asks(counted: list[int]) -> None:
    with floor() as desk:
        desk.begun(12)
        first = asked(desk)
        assert asked(desk) == first
        desk.bust(desk.at_table(1)[0])  # a second later: others have just got one
        assert asked(desk) == first
        desk.at += 11 * 1_000_000
        second = asked(desk)
        assert (second["players"], len(counted)) == (11, 2)
        desk.at += 11 * 1_000_000
        assert asked(desk) == second, "nothing has changed"
        desk.at += MINUTE
        assert asked(desk)["at"] == desk.at
        assert len(counted) == 3


def test_what_if_more_come_or_levels_are_longer() -> None:
    with floor() as desk:
        desk.create()
        desk.give("register", players=NAMES)
        planned = asked_if(desk, entries=24)
        assert (planned["before"]["players"], planned["after"]["players"]) == (12, 36)
        assert planned["before"]["end"]["middle"] < planned["after"]["end"]["middle"]
        desk.give("draw-seats")
        desk.give("start-event")
        same = asked_if(desk)
        assert same["before"] == same["after"] == asked(desk)
        more = asked_if(desk, entries=12)
        assert (more["entries"], more["after"]["players"]) == (24, 24)
        assert more["after"]["hours"][0]["tables_most"] > more["before"]["hours"][0]["tables_most"]
        longer, shorter = asked_if(desk, minutes=60)["after"], asked_if(desk, minutes=5)["after"]
        assert shorter["end"]["middle"] < same["before"]["end"]["middle"] < longer["end"]["middle"]
        assert asked(desk) == same["before"]  # nothing was done


def asked_if(desk: Floor, **question: int) -> Json:
    answer = desk.client.post("/api/events/friday/forecast/what-if", json=question)
    assert answer.status_code == 200, answer.text
    return answer.json()
