"""The feed: every row of an event's log as news, without a gap, and to each role only what its pages show."""

import json
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from shuffleup.accounts.news import News, RoomNews
from shuffleup.accounts.roles import NEWS, RIGHTS, Right, Role
from shuffleup.store.memory import MemoryStore
from shuffleup.store.port import Row
from shuffleup.web.pages import is_built
from shuffleup.web.programs import feed
from shuffleup.web.shell import hub
from tests.store.postgres import postgres
from tests.web.browsers import invited
from tests.web.club import MINUTE, Floor, Json, floor
from tests.web.listening import PATIENCE_SECONDS, Feed, cookies, listening
from tests.web.online_seat import entered, sit_and_go
from tests.web.running import served

ENTERED = {"type": "register", "players": ["Anna", "Bruno"]}
FEED = "/api/events/friday/feed"


def program(desk: Floor, role: str) -> str:
    """A program is let in as this role; what it sends."""
    answer = desk.client.post("/api/tokens", json={"name": f"a {role}", "role": role})
    assert answer.status_code == 201, answer.text
    return f"Bearer {answer.json()['secret']}"


def told(listener: Feed, last: int) -> list[Json]:
    """The bulletins up to this version."""
    found = [listener.news()]
    while found[-1]["version"] < last:
        found.append(listener.news())
    return found


def kinds(bulletin: Json) -> list[str]:
    """What a bulletin tells of."""
    return [one["type"] for one in bulletin["news"]]


def test_a_screen_hears_how_an_evening_goes() -> None:
    with floor() as desk:
        desk.begun(6)
        with listening(desk.client, f"{FEED}?since=0", authorization=program(desk, "display")) as wall:
            assert wall.message() == ("begins", 0, {"event": "friday", "version": 0})
            assert [kinds(one) for one in told(wall, 4)] == [
                ["event-opened"],
                [],  # who enters is not on the wall
                ["called"],
                ["play-started", "registration-closed", "payouts", "level-started"],
            ]
            desk.give("pause-clock", reason="a spilled drink")
            paused = wall.news()
            assert paused["news"] == [{"type": "clock", "now": "stopped"}]
            assert "drink" not in str(paused)
            out = desk.at_table(1)[0]
            desk.bust(out)
            bulletin = wall.news()
            placed = next(one for one in bulletin["news"] if one["type"] == "out")
            assert (placed["place"], placed["shared_by"]) == (6, 1)
            assert bulletin["names"] == {placed["player"]: out}


def test_a_program_that_comes_without_a_version_hears_what_happens_from_now_on() -> None:
    with floor() as desk:
        desk.begun(6)
        with listening(desk.client, FEED) as listener:
            assert listener.message() == ("begins", 4, {"event": "friday", "version": 4})
            desk.give("pause-clock", reason="")
            assert listener.news()["version"] == 5


def test_who_lost_the_feed_gets_what_he_missed_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "AT_ONCE", 2)  # several reads of the log
    with floor() as desk:
        desk.begun(6)
        for _ in range(5):
            desk.give("pause-clock", reason="")
            desk.give("resume-clock")
        # The header of a browser that comes back counts for more than the address it first asked.
        with listening(desk.client, f"{FEED}?since=0", last_event_id="6") as listener:
            assert listener.message() == ("begins", 6, {"event": "friday", "version": 6})
            assert [one["version"] for one in told(listener, 14)] == [*range(7, 15)]


class Watched(MemoryStore):
    """A log that notes from where a feed reads."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[int] = []

    async def read(self, stream: str, from_version: int = 1, most: int | None = None) -> tuple[Row, ...]:
        """See ``Store.read``."""
        if most is not None:
            self.reads.append(from_version)
        return await super().read(stream, from_version, most)


def test_for_a_reader_that_is_stuck_no_more_is_read_than_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "AT_ONCE", 3)
    log = Watched()
    with floor(log) as desk:
        desk.begun(6)
        with listening(desk.client, f"{FEED}?since=0", stuck=True) as reader:
            assert reader.message() == ("begins", 0, {"event": "friday", "version": 0})
            for _ in range(10):
                desk.give("pause-clock", reason="")
                desk.give("resume-clock")
            assert max(log.reads, default=1) == 1
            reader.read()
            assert [one["version"] for one in told(reader, 24)] == [*range(1, 25)]
        assert log.reads[:4] == [1, 4, 7, 10]


def test_a_feed_over_which_nothing_happens_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BEAT_SECONDS", 0.01)
    with floor() as desk:
        desk.begun(6)
        with listening(desk.client, FEED) as listener:
            listener.message()
            bearer = program(desk, "floor")
            key = next(one["id"] for one in desk.client.get("/api/staff").json()["keys"] if one["kind"] == "token")
            with listening(desk.client, FEED, authorization=bearer) as other:
                other.message()
                assert desk.client.delete(f"/api/tokens/{key}").status_code == 204
                assert other.ended()
                assert other.beats >= 1
            desk.give("pause-clock", reason="")
            assert listener.news()["version"] == 5
            assert desk.client.delete("/api/session").status_code == 204
            assert listener.ended()


def test_the_floor_hears_more_than_the_wall_and_the_audit_everything() -> None:
    with floor() as desk:
        desk.begun(6)
        heard: dict[str, list[Json]] = {}
        for role in ("display", "dealer", "cashier", "auditor"):
            with listening(desk.client, f"{FEED}?since=0", authorization=program(desk, role)) as listener:
                listener.message()
                heard[role] = told(listener, 4)
        assert kinds(heard["dealer"][1]) == ["entered"]
        assert kinds(heard["dealer"][2]) == ["seats", "called"]
        assert kinds(heard["cashier"][1]) == ["entered", "log"]
        log = heard["auditor"][3]["news"][-1]
        assert (log["type"], log["asked"]["kind"], log["command_id"]) == ("log", "start-event", "c3")
        assert heard["auditor"][3]["names"] == heard["cashier"][3]["names"]


def test_an_undo_takes_back_what_was_told_and_tells_the_rest_again() -> None:
    with floor() as desk:
        desk.begun(12)
        first, second = desk.at_table(1)[0], desk.at_table(2)[0]
        desk.bust(first, command_id="bust-first")
        desk.bust(second, command_id="bust-second")
        version = desk.page()["version"]
        answer = desk.ask({"type": "undo", "command_id": "bust-first"}, "undo-it")
        assert answer.status_code == 200, answer.text
        with listening(desk.client, f"{FEED}?since={version}", authorization=program(desk, "display")) as listener:
            listener.message()
            news = listener.news()["news"]
        assert news[0] == {"type": "taken-back", "version": version - 1}
        again = next(one for one in news if one["type"] == "told-again")
        assert again["version"] == version
        assert [(one["type"], one["place"]) for one in again["news"] if one["type"] == "out"] == [("out", 12)]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/events/monday/feed", 404, "unknown-event"),
        (f"{FEED}?since=99", 409, "not-so-far"),
        (f"{FEED}?since=-1", 400, "bad-request"),
        (f"{FEED}?since=all", 400, "bad-request"),
    ],
)
def test_a_feed_that_cannot_begin_is_refused(path: str, status: int, code: str) -> None:
    with floor() as desk:
        desk.begun(6)
        answer = desk.client.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_a_program_of_another_event_and_a_stranger_hear_nothing() -> None:
    with floor() as desk:
        desk.begun(6)
        body = {"name": "a screen", "role": "display", "events": ["monday"]}
        secret = desk.client.post("/api/tokens", json=body).json()["secret"]
        other = desk.client.get(FEED, headers={"authorization": f"Bearer {secret}"})
        assert (other.status_code, other.json()["error"]["code"]) == (403, "other-event")
        desk.client.cookies.clear()
        assert desk.client.get(FEED).status_code == 401


def test_every_kind_of_news_stands_in_the_table_of_who_hears_of_it() -> None:
    assert set(NEWS) == set(News.__args__) | set(RoomNews.__args__)
    assert all(who <= RIGHTS[Right.HEAR_NEWS] and Role.OWNER in who for who in NEWS.values())


def test_the_clock_begins_a_level_and_the_feed_tells_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.service.timers.LOOK_SECONDS", 0.005)
    with floor(timers=True) as desk:
        desk.begun(6)
        with listening(desk.client, FEED, authorization=program(desk, "display")) as listener:
            listener.message()
            desk.at += 20 * MINUTE
            (level,) = listener.news()["news"]
        wall = desk.page("wall")["view"]["clock"]
        assert (level["level"], level["blinds"], level["ends_at"]) == (2, wall["blinds"], wall["ends_at"])


def test_a_player_hears_the_clock_and_of_people_only_of_himself() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        version = desk.page()["version"]
        me = desk.naming.ids()["Anna"]
        with listening(desk.client, f"{FEED}?since=0", cookie=cookies(anna.browser)) as listener:
            listener.message()
            heard = told(listener, version)
    news = [one for bulletin in heard for one in bulletin["news"]]
    assert {"event-opened", "play-started", "level-started", "seats"} <= {one["type"] for one in news}
    assert {"entered", "called", "log", "payouts", "busted"}.isdisjoint({one["type"] for one in news})
    assert [[seat["player"] for seat in one["seats"]] for one in news if one["type"] == "seats"] == [[me]]
    assert {name for bulletin in heard for name in bulletin["names"]} <= {me}


def test_where_people_deal_a_player_has_no_page_and_no_feed() -> None:
    with floor() as desk:
        desk.begun(6)
        answer = invited(desk, "player", "anna").get(FEED)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "people-deal")


@pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")
def test_a_row_of_another_process_is_heard(tmp_path: Path) -> None:
    with postgres() as url, served(tmp_path / "club", url) as one:
        form = {"name": "Friday", "rulebook": "tda-2024", "seats": 6, "places_paid": 3}
        one.ask("/api/events", {"command_id": "open", "event_id": "friday", "form": form})
        with served(tmp_path / "club", url) as other:
            asked = Request(f"{other.address}{FEED}?since=0", headers={"cookie": one.headers["cookie"]})
            with urlopen(asked, timeout=PATIENCE_SECONDS) as answer:
                one.ask("/api/events/friday/commands", {"command_id": "in", "command": ENTERED})
                versions = []
                while len(versions) < 2:
                    line = answer.readline().decode()
                    if line.startswith("data: ") and "news" in line:
                        versions.append(json.loads(line[6:])["version"])
        assert versions == [1, 2]


@pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")
def test_a_server_that_is_stopped_ends_its_feeds_and_waits_for_none(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path / "club.db") as server:
        asked = Request(f"{server.address}/api/events/sample/feed", headers={"cookie": server.headers["cookie"]})
        with urlopen(asked, timeout=PATIENCE_SECONDS) as answer:
            assert answer.readline().startswith(b"id: ")
            assert server.stop() == 0
            answer.read()  # whole: an end that was cut off would raise
    assert "Cancel" not in capfd.readouterr().err
