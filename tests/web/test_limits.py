"""Answers that have not changed are not sent again, and nobody takes the server's time for himself."""

from shuffleup.web.shell.limits import PLAYERS_A_SECOND, STRANGERS_A_MINUTE
from tests.web.answers import error
from tests.web.browsers import invited, somebody
from tests.web.club import floor


def test_an_answer_that_has_not_changed_is_told_by_its_tag() -> None:
    with floor() as desk:
        desk.begun()
        address = "/api/events/friday/floor"
        first = desk.client.get(address)
        tag = first.headers["etag"]
        assert first.headers["cache-control"] == "no-store"
        desk.at += 1_000
        same = desk.client.get(address, headers={"if-none-match": f'"other", {tag}'})
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
        desk.give("pause-clock", reason="")
        changed = desk.client.get(address, headers={"if-none-match": tag})
        assert changed.status_code == 200
        assert changed.headers["etag"] != tag
        assert changed.json()["version"] == first.json()["version"] + 1


def test_a_stranger_who_asks_too_often_waits_and_the_staff_do_not() -> None:
    with floor() as desk:
        desk.begun()
        stranger = somebody(desk)
        answers = [stranger.get("/api/session").status_code for _ in range(STRANGERS_A_MINUTE + 1)]
        entered = 1  # by the owner, who came in from this address
        assert answers == [401] * (STRANGERS_A_MINUTE - entered) + [429] * (entered + 1)
        told = error(stranger.get("/api/session"), 429)
        assert (told["code"], told["message"]) == ("too-often", "asked too often: wait a moment, then ask again")
        assert {desk.client.get("/api/session").status_code for _ in range(STRANGERS_A_MINUTE + 1)} == {200}


def test_a_player_who_asks_too_often_waits() -> None:
    with floor() as desk:
        desk.begun()
        player = invited(desk, "player")
        answers = [player.get("/api/lobby").status_code for _ in range(4 * PLAYERS_A_SECOND)]
        assert set(answers) == {200, 429}
