"""The floor page says which version it shows: what two people press at the same moment happens once, and is told."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from shuffleup.rulebooks.rule import Language
from tests.web.club import Floor, Json, floor

AT_ONCE = 20


def pressed(desk: Floor, number: int, seen: int, language: str = "en") -> Json:
    """*Next level*, by somebody whose page shows this version."""
    body = {"command_id": f"press-{number}", "command": {"type": "advance-level"}, "seen": seen}
    answer = desk.client.post("/api/events/friday/commands", json=body, headers={"accept-language": language})
    return {"status": answer.status_code, **answer.json()}


def test_next_level_pressed_on_many_pages_at_once_moves_one_level() -> None:
    with floor() as desk:
        desk.begun(12)
        before = desk.page()
        with ThreadPoolExecutor(AT_ONCE) as people:
            answers = list(people.map(lambda number: pressed(desk, number, before["version"]), range(AT_ONCE)))
        late = [one["error"] for one in answers if one["status"] != 200]
        assert [one["code"] for one in late] == ["happened-meanwhile"] * (AT_ONCE - 1)
        assert desk.page()["view"]["clock"]["level"] == before["view"]["clock"]["level"] + 1


@pytest.mark.parametrize("language", Language)
def test_whoever_was_late_is_told_in_his_language_what_happened(language: Language) -> None:
    with floor() as desk:
        desk.begun(12)
        seen = desk.page()["version"]
        pressed(desk, 1, seen)
        told = pressed(desk, 2, seen, language.value)["error"]["message"]
        words = {"en": "the level or its time was changed", "it": "il livello", "es": "el nivel"}
        assert words[language.value] in told and str(seen + 1) in told


def test_a_version_that_no_log_has_is_refused_as_no_number_and_one_ahead_is_taken() -> None:
    with floor() as desk:
        desk.begun(12)
        assert pressed(desk, 1, -1)["status"] == 400
        assert pressed(desk, 2, 2**53)["status"] == 200


def test_the_wall_says_that_the_seats_were_drawn_once_more() -> None:
    with floor() as desk:
        desk.create()
        desk.give("register", players=[f"Player {n}" for n in range(9)])
        desk.give("draw-seats")
        first = desk.page("wall")["view"]
        desk.give("draw-again", reason="Anna was forgotten")
        second = desk.page("wall")["view"]
        assert (first["numbers"]["draw"], second["numbers"]["draw"]) == (1, 2)
        assert first["seats"] != second["seats"]
        assert desk.page("floor")["view"]["numbers"]["draw"] == 2
