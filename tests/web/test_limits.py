"""Answers that have not changed are not sent again, and nobody takes the server's time for himself."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from shuffleup.web.shell import limits
from shuffleup.web.shell.limits import MINUTE, MOST_COUNTED, PLAYERS_A_SECOND, STRANGERS_A_MINUTE, Budget, Budgets
from tests.web.answers import error
from tests.web.browsers import PASSWORD as PASSWORD_OF_STAFF
from tests.web.browsers import invited, paired, somebody
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
        assert answers == [401] * STRANGERS_A_MINUTE + [429]
        told = error(stranger.get("/api/session"), 429)
        assert (told["code"], told["message"]) == ("too-often", "asked too often: wait a moment, then ask again")
        assert {desk.client.get("/api/session").status_code for _ in range(STRANGERS_A_MINUTE + 1)} == {200}


def test_a_player_who_asks_too_often_waits() -> None:
    with floor() as desk:
        desk.begun()
        player = invited(desk, "player")
        answers = [player.get("/api/lobby").status_code for _ in range(4 * PLAYERS_A_SECOND)]
        assert set(answers) == {200, 429}


HUNDRED = 100
PASSWORD = {"by": "password", "login": "nobody", "password": "not his"}
KINDS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("SIGN_INS_A_MINUTE", "/api/session", {"by": "link", "key": "nothing"}),
    ("SIGN_INS_A_MINUTE", "/api/devices", {"key": "nothing"}),
    ("PHONES_A_MINUTE", "/api/phone", {"key": "nothing"}),
    ("PUBLIC_A_MINUTE", "/api/public/friday", {}),
    ("PUBLIC_A_MINUTE", "/api/public", {}),
    ("HEALTH_A_MINUTE", "/api/health", {}),
    ("HEALTH_A_MINUTE", "/health", {}),
    ("HEALTH_A_MINUTE", "/ready", {}),
    ("FILES_A_MINUTE", "/door", {}),
    ("STRANGERS_A_MINUTE", "/api/events", {}),
)


@pytest.mark.parametrize(("limit", "address", "body"), KINDS, ids=[one[1] for one in KINDS])
def test_of_a_hundred_requests_at_once_as_many_pass_as_may_and_other_kinds_are_left_alone(
    limit: str, address: str, body: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, limit, 4)
    with floor() as desk, ThreadPoolExecutor(HUNDRED) as threads:
        stranger = somebody(desk)
        asked = (lambda: stranger.post(address, json=body)) if body else (lambda: stranger.get(address))
        answers = [one.result().status_code for one in [threads.submit(asked) for _ in range(HUNDRED)]]
        signed_in = limit == "SIGN_INS_A_MINUTE"  # the owner, from this address
        assert len([one for one in answers if one != 429]) == 4 - signed_in
        others = {other: address for other, address, body in KINDS if not body and other != limit}
        assert {somebody(desk).get(one).status_code for one in others.values()}.isdisjoint({429})


def test_phones_behind_one_address_do_not_lock_the_staff_out() -> None:
    with floor() as desk:
        desk.begun()
        invited(desk, "director", "dario")
        assert desk.client.put("/api/events/friday/public", json={"on": True}).status_code == 204
        phones = [somebody(desk) for _ in range(50)]
        follows = [phone.get("/api/public/friday").status_code for phone in phones for _ in range(8)]
        assert set(follows) == {200}
        body = {"by": "password", "login": "dario", "password": PASSWORD_OF_STAFF}
        assert somebody(desk).post("/api/session", json=body).status_code == 200
        assert somebody(desk).get("/api/health").status_code == 200


def test_a_device_has_a_budget_of_its_own_for_sign_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SIGN_INS_A_MINUTE", 4)
    with floor() as desk, ThreadPoolExecutor(HUNDRED) as threads:
        tablet = paired(desk)
        pin = {"by": "pin", "staff": "nobody", "pin": "9182"}
        told = [threads.submit(lambda: tablet.post("/api/session", json=pin).status_code) for _ in range(HUNDRED)]
        assert len([one for one in told if one.result() != 429]) <= 4
        assert somebody(desk).post("/api/session", json=PASSWORD).status_code == 401, "by address there is some left"


def test_whoever_was_counted_is_forgotten_after_his_time() -> None:
    budgets = Budgets()
    for number in range(MOST_COUNTED + 10):
        assert budgets.spend(None, f"address {number}", Budget.OTHER, 0.0)
    assert len(budgets._used) == MOST_COUNTED
    assert budgets.spend(None, "one more", Budget.OTHER, MINUTE)
    assert len(budgets._used) == 1


def test_a_subscriber_with_many_addresses_is_one_stranger() -> None:
    budgets = Budgets()
    asked = [budgets.spend(None, f"2001:db8:1:2::{number:x}", Budget.OTHER, 0.0) for number in range(400)]
    assert asked.count(True) == STRANGERS_A_MINUTE
    assert budgets.spend(None, "2001:db8:1:3::1", Budget.OTHER, 0.0)


def test_of_a_hundred_requests_of_a_player_at_once_as_many_pass_as_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAYERS_A_SECOND", 4)
    monkeypatch.setattr(limits, "SECOND", 3_600.0)
    with floor() as desk, ThreadPoolExecutor(HUNDRED) as threads:
        desk.begun()
        player = invited(desk, "player")
        told = [threads.submit(lambda: player.get("/api/lobby").status_code) for _ in range(HUNDRED)]
        assert sorted([one.result() for one in told]) == [200] * 4 + [429] * (HUNDRED - 4)
        assert invited(desk, "player", "dario").get("/api/lobby").status_code == 200, "another has his own"
