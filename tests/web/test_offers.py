"""What would be refused is known before it is asked: by the same deciders, in the language of the asker."""

from typing import Any

import pytest

from tests.web.club import Floor, floor

REBUY = {"type": "rebuy", "player": "Anna", "payments": [], "author": "floor"}
LET_PLAY = {"type": "let-table-play", "table": 1, "reason": "floor", "author": "floor"}
HALT = {**LET_PLAY, "type": "halt-table"}


def offers(desk: Floor, *commands: dict[str, Any], language: str = "en") -> list[Any]:
    answer = desk.client.post(
        "/api/events/friday/offers", json={"commands": commands}, headers={"accept-language": language}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_each_command_is_answered_as_it_would_be_and_nothing_happens() -> None:
    with floor() as desk:
        desk.begun(12)
        before = desk.page()
        bust = {"type": "report-bust", "players": [desk.at_table(1)[0]], "by": [], "author": "floor"}
        answers = offers(desk, HALT, LET_PLAY, REBUY, bust, {"type": "draw-seats"}, {"type": "undo", "command_id": "x"})
        assert [one and one["code"] for one in answers] == [None, "not-halted", "no-rebuys", None, "seats-drawn", None]
        assert desk.page() == before
        desk.give(**{"kind": HALT["type"], **{name: HALT[name] for name in ("table", "reason", "author")}})
        assert [one and one["code"] for one in offers(desk, HALT, LET_PLAY)] == ["already-halted", None]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "is not halted"), ("it", "non è fermo"), ("es", "no está detenida")]
)
def test_the_reason_is_in_the_language_of_the_asker(language: str, said: str) -> None:
    with floor() as desk:
        desk.begun(12)
        (answer,) = offers(desk, LET_PLAY, language=language)
        assert said in answer["message"]


def test_what_cannot_be_said_at_all_is_refused_as_a_whole() -> None:
    with floor() as desk:
        desk.begun(12)
        answer = desk.client.post("/api/events/friday/offers", json={"commands": [{"type": "nonsense"}]})
        assert answer.status_code == 400
        answer = desk.client.post("/api/events/nosuch/offers", json={"commands": []})
        assert answer.status_code == 404
