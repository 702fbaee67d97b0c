"""A player's own page: opened by the code on his ticket, about himself in one event, and nothing else."""

from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import Struct

from shuffleup.printing.press import Press
from shuffleup.web.phone import afterwards
from shuffleup.web.shell import limits
from shuffleup.web.shell.who_asks import PHONE_COOKIE
from tests.web.answers import error
from tests.web.asking import ASKED, LINES, asked, closed_with, everything, line_of
from tests.web.browsers import invited, somebody
from tests.web.club import FORM, NAMES, Floor, Json, cash, floor
from tests.web.league_desk import asked as asked_league
from tests.web.league_desk import played
from tests.web.register import PEOPLE, edited, ids_of
from tools.examples.evening import event_text

LIVE = "/api/events/friday/phone/live"


def link_of(desk: Floor, name: str) -> str:
    """The address that a player's code opens."""
    (player,) = ids_of(desk, name)
    answer = desk.client.post(f"/api/events/friday/players/{player}/phone")
    assert answer.status_code == 200, answer.text
    assert answer.json()["qr"].startswith("<svg")
    return str(answer.json()["link"])


def scanned(desk: Floor, link: str, phone: TestClient[Any] | None = None) -> TestClient[Any]:
    """A phone that has scanned a code."""
    phone = phone or somebody(desk)
    answer = phone.post("/api/phone", json={"key": link.partition("#phone=")[2]})
    assert (answer.status_code, answer.json()) == (200, {"event": "friday"}), answer.text
    return phone


def own(desk: Floor, phone: TestClient[Any]) -> Json:
    """What a player sees, with his name for his id."""
    answer = phone.get("/api/events/friday/phone")
    assert answer.status_code == 200, answer.text
    return desk.naming.read(answer.content)


def test_a_ticket_shows_a_player_himself_on_every_phone_that_scans_it() -> None:
    with floor() as desk:
        desk.begun()
        link = link_of(desk, "Anna")
        assert link_of(desk, "Anna") == link != link_of(desk, "Bruno")
        seat = next(one for one in desk.page()["view"]["entrants"] if one["player"] == "Anna")
        for phone in (scanned(desk, link), scanned(desk, link)):
            page = own(desk, phone)
            assert page["own"]["line"] == seat
            assert page["view"]["event"]["name"] == "Friday" and page["view"]["numbers"]["players"] == 12
            assert list(page["names"].values()) == ["Anna"]


def test_nobody_else_is_told_of() -> None:
    with floor() as desk:
        desk.begun()
        others = [one for name, one in desk.naming.ids().items() if name != "Anna"] or ids_of(desk, *NAMES[1:])
        told = scanned(desk, link_of(desk, "Anna")).get("/api/events/friday/phone").text
        assert len(others) == 11
        assert [one for one in (*others, *NAMES[1:]) if one in told] == []


def test_whoever_of_the_staff_scans_a_ticket_stays_who_he_is() -> None:
    with floor() as desk:
        desk.begun()
        cashier = scanned(desk, link_of(desk, "Anna"), invited(desk, "cashier"))
        assert cashier.get("/api/events/friday/floor").status_code == 200
        assert cashier.get("/api/session").json()["role"] == "cashier"
        assert own(desk, cashier)["own"]["line"]["player"] == "Anna"


def test_a_key_opens_nothing_but_the_page_of_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sent by hand to every address, in its event and in another one."""
    monkeypatch.setattr(limits, "PLAYERS_A_SECOND", 10_000)
    with floor() as desk:
        desk.begun()
        desk.client.post("/api/events", json={"command_id": "o", "event_id": "saturday", "form": FORM})
        link = link_of(desk, "Anna")
        phone = scanned(desk, link)
        assert error(phone.get("/api/events/saturday/phone"), 401)["code"] == "sign-in"
        forced = somebody(desk)
        forced.headers["cookie"] = f"{PHONE_COOKIE}={link.partition('#phone=')[2]}"
        assert error(forced.get("/api/events/saturday/phone"), 403)["code"] == "other-event"
        assert closed_with(forced, "/api/live?event=saturday") == closed_with(
            forced, LIVE.replace("friday", "saturday")
        )
        before = everything(desk)
        told = {one.path: asked(forced, one) for one in ASKED if "right" in one.handler.opt}
        assert everything(desk) == before
        assert [path for path, answer in told.items() if answer.status_code != 403] == [
            "/api/events/{event_id:str}/phone"
        ]
        for line in LINES:
            assert closed_with(forced, line_of(line, "friday")) == (0 if line.handler.opt.get("phone") else 4403)


def test_a_code_that_was_taken_back_shows_nothing_any_more() -> None:
    with floor() as desk:
        desk.begun()
        link, (anna,) = link_of(desk, "Anna"), ids_of(desk, "Anna")
        other = link_of(desk, "Bruno")
        phone = scanned(desk, link)
        assert closed_with(phone, LIVE) == 0
        assert desk.client.delete(f"/api/events/friday/players/{anna}/phone").status_code == 204
        assert error(phone.get("/api/events/friday/phone"), 401)["code"] == "sign-in"
        assert closed_with(phone, LIVE) == 4401
        told = error(somebody(desk).post("/api/phone", json={"key": link.partition("#phone=")[2]}), 401)
        assert told["code"] == "phone-link-gone" and "ask at the cage" in told["message"]
        assert link_of(desk, "Anna") != link
        assert own(desk, scanned(desk, link_of(desk, "Anna"), phone))["own"]["line"]["player"] == "Anna"
        assert own(desk, scanned(desk, other))["own"]["line"]["player"] == "Bruno"


def test_somebody_who_is_erased_has_no_page() -> None:
    with floor() as desk:
        desk.begun(2, places_paid=1)
        (bruno,) = ids_of(desk, "Bruno")
        phone = scanned(desk, link_of(desk, "Bruno"))
        desk.bust("Bruno")
        desk.give("award-prizes")
        assert desk.client.post(f"{PEOPLE}/{bruno}/erasure", json={"name": "Bruno"}).status_code == 204
        assert phone.get("/api/events/friday/phone").status_code == 401
        assert desk.client.post(f"/api/events/friday/players/{bruno}/phone").status_code == 404


def test_nobody_has_a_code_who_is_not_in_the_event() -> None:
    with floor() as desk:
        desk.begun(3)
        assert error(desk.client.post("/api/events/friday/players/p-00000000/phone"), 409)["code"] == "unknown-player"
        assert error(desk.client.post("/api/events/nowhere/players/p-00000000/phone"), 404)["code"] == "unknown-event"


def test_he_sees_his_chips_once_they_are_counted_his_bounty_and_what_he_sits_out() -> None:
    with floor() as desk:
        desk.begun(6, bounty_cents=1000)
        anna = scanned(desk, link_of(desk, "Anna"))
        assert own(desk, anna)["own"]["chips"] is None
        seats = desk.page()["view"]["tables"][0]["seats"]
        stacks = [{"player": one["player"], "chips": one["stack"]} for one in seats if one["player"]]
        desk.give("count-chips", counts=stacks, author="floor")
        desk.give("give-penalty", player="Anna", step="hands", hands=3, reason="phone", author="floor")
        page = own(desk, anna)["own"]
        assert page["chips"] == {"chips": stacks[0]["chips"], "at": desk.at - 1_000_000}
        assert (page["bounty_cents"], page["hands_to_miss"]) == (1000, 3)


def test_a_count_that_is_taken_back_was_none() -> None:
    with floor() as desk:
        desk.begun(4)
        anna = scanned(desk, link_of(desk, "Anna"))
        seats = desk.page()["view"]["tables"][0]["seats"]
        counts = [{"player": one["player"], "chips": one["stack"]} for one in seats if one["player"]]
        desk.give("count-chips", "count", counts=counts, author="floor")
        assert own(desk, anna)["own"]["chips"]
        assert desk.ask({"type": "undo", "command_id": "count"}).status_code == 200
        assert own(desk, anna)["own"]["chips"] is None


def test_out_he_sees_his_place_and_the_prize_that_waits_for_him() -> None:
    with floor() as desk:
        desk.begun(4)
        phones = {name: scanned(desk, link_of(desk, name)) for name in ("Anna", "Bruno")}
        desk.bust("Anna")
        line = own(desk, phones["Anna"])["own"]["line"]
        assert (line["status"], line["place"], line["prize_cents"]) == ("out", 4, 0)
        for name in ("Carla", "Dario"):
            desk.bust(name)
        desk.give("award-prizes")
        page = own(desk, phones["Bruno"])["own"]
        assert (page["line"]["place"], page["due_cents"]) == (1, page["line"]["prize_cents"])
        assert page["due_cents"] > 0


def test_an_alternate_sees_how_many_are_before_him() -> None:
    text = event_text("Full", entry="entries = 2\ncap = 2\nalternates = 5\nlate_until_level = 2")
    with floor() as desk:
        body = {"command_id": "open", "event_id": "friday", "text": text, "file": "friday.toml"}
        assert desk.client.post("/api/events/file", json=body).status_code == 201
        for name in NAMES[:4]:
            desk.give("sell-entry", player=name, payments=cash(6000))
        dario = scanned(desk, link_of(desk, "Dario"))
        assert own(desk, dario)["own"]["queue"] == {"ticket": 2, "ahead": 1}
        assert own(desk, dario)["own"]["line"]["status"] == "waiting"
        desk.give("void-entry", entry=1, reason="ill", author="Ada")
        assert own(desk, dario)["own"]["queue"] == {"ticket": 2, "ahead": 0}


def test_a_ticket_carries_the_code_for_whoever_may_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def press(_: Press, paper: str, told: Struct) -> bytes:
        opened.extend(slip.code.opens for slip in told.slips)  # type: ignore[attr-defined]  # what slips are made of
        return b"%PDF"

    monkeypatch.setattr(Press, "pdf", press)
    with floor() as desk:
        desk.begun(4)
        (anna,) = ids_of(desk, "Anna")
        for role, page in (("cashier", "player#phone="), ("auditor", "wall?event=friday")):
            told = invited(desk, role, role).get(f"/api/events/friday/papers/tickets?player={anna}")
            assert told.status_code == 200 and page in opened.pop(), role
        assert desk.client.get(f"/api/events/friday/papers/tickets?player={anna}").status_code == 200
        assert opened == [link_of(desk, "Anna")]
        assert desk.client.get("/api/events/friday/papers/tickets").status_code == 200
        assert len(set(opened)) == 4


def test_a_dealer_gives_no_codes() -> None:
    with floor() as desk:
        desk.begun(4)
        (anna,) = ids_of(desk, "Anna")
        told = error(invited(desk, "dealer").post(f"/api/events/friday/players/{anna}/phone"), 403)
        assert told["code"] == "role-needed"


@pytest.mark.parametrize(("re_entries", "times"), [(1, 1), (2, 2), (0, 0)])
def test_who_is_out_is_offered_what_the_cage_would_sell_him(re_entries: int, times: int) -> None:
    """As often as the event lets him enter again, and as long as entries are sold."""
    with floor() as desk:
        desk.begun(6, late_level=2, re_entries=re_entries)
        (anna,) = ids_of(desk, "Anna")
        phone = scanned(desk, link_of(desk, "Anna"))
        assert own(desk, phone)["again"] is None
        for _ in range(times):
            desk.bust("Anna")
            again = own(desk, phone)["again"]
            assert (again["kind"], again["cents"], again["chips"]) == ("re-entry", 6000, 10_000)
            assert again["code"].lower().replace("-", "") == anna.removeprefix("p-")
            desk.give("sell-entry", player="Anna", payments=cash(6000), author="floor")
            assert own(desk, phone)["own"]["line"]["status"] == "in" and own(desk, phone)["again"] is None
        desk.bust("Anna")
        assert own(desk, phone)["again"] is None


def test_nothing_is_offered_once_registration_is_closed() -> None:
    with floor() as desk:
        desk.begun(6, late_level=2, re_entries=1)
        phone = scanned(desk, link_of(desk, "Anna"))
        desk.bust("Anna")
        assert own(desk, phone)["again"]
        desk.give("close-registration", reason="full", author="floor")
        assert own(desk, phone)["again"] is None


def test_who_may_still_rebuy_is_offered_that() -> None:
    with floor() as desk:
        desk.begun(6, late_level=3, rebuy_cents=2000, rebuy_level=3)
        phone = scanned(desk, link_of(desk, "Anna"))
        desk.bust("Anna")
        page = own(desk, phone)
        assert page["own"]["line"]["status"] == "rebuy"
        assert (page["again"]["kind"], page["again"]["cents"], page["again"]["chips"]) == ("rebuy", 2000, 10_000)
        desk.give("decline-rebuy", player="Anna")
        assert own(desk, phone)["own"]["line"]["status"] == "out"


def places(page: Json) -> list[tuple[int, str, bool]]:
    return [(one["place"], one["player"], one["own"]) for one in page["results"]]


def test_out_he_reads_the_places_and_others_by_what_they_agreed_to() -> None:
    with floor() as desk:
        desk.begun(4)
        edited(desk, *ids_of(desk, "Bruno"), agreements=["results"])
        phones = {name: scanned(desk, link_of(desk, name)) for name in ("Anna", "Carla")}
        desk.bust("Bruno")
        assert [own(desk, phone)["results"] for phone in phones.values()] == [[], []]
        desk.bust("Anna")
        assert places(own(desk, phones["Anna"])) == [(3, "A.", True), (4, "Bruno", False)]
        told = phones["Anna"].get("/api/events/friday/phone").text
        assert own(desk, phones["Carla"])["results"] == []
        desk.bust("Carla")
        desk.give("award-prizes")
        page = own(desk, phones["Carla"])
        assert places(page) == [(1, "D.", False), (2, "C.", True), (3, "A.", False), (4, "Bruno", False)]
        assert page["results"][0]["prize_cents"] > 0 and page["leagues"] == []
        for text in (told, phones["Carla"].get("/api/events/friday/phone").text):
            assert "Dario" not in text and not [one for one in ids_of(desk, "Bruno", "Dario") if one in text]


def test_of_a_large_field_he_reads_the_best_and_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(afterwards, "MOST_PLACES", 2)
    with floor() as desk:
        desk.begun(5)
        phone = scanned(desk, link_of(desk, "Anna"))
        for name in ("Bruno", "Anna", "Carla", "Dario"):
            desk.bust(name)
        assert places(own(desk, phone)) == [(1, "E.", False), (2, "D.", False), (4, "A.", True)]


def test_where_a_league_has_taken_the_event_he_reads_where_he_stands() -> None:
    terms = {
        "scoring": {"rule": {"type": "points-formula", "text": "n - k"}},
        "counting": {"best_of": 1, "least_events": 2},
    }
    with floor() as desk:
        asked_league(desk, "open-league", league_id="winter", name="Winter", currency="EUR")
        asked_league(desk, "open-season", season="2027", terms=terms)
        played(desk, "friday", NAMES[:6])
        played(desk, "sunday", NAMES[3::-1])
        edited(desk, *ids_of(desk, "Bruno"), agreements=["results"])
        phone = scanned(desk, link_of(desk, "Anna"))
        assert own(desk, phone)["leagues"] == []
        asked_league(desk, "take-event", season="2027", event_id="friday")
        (league,) = own(desk, phone)["leagues"]
        assert [(one["player"], one["rank"], one["own"]) for one in league["around"]] == [
            ("C.", 0, False), ("Bruno", 0, False), ("A.", 0, True),
        ]  # fmt: skip
        asked_league(desk, "take-event", season="2027", event_id="sunday")
        (league,) = own(desk, phone)["leagues"]
        assert [(one["player"], one["rank"], one["centipoints"]) for one in league["around"]] == [
            ("A.", 1, 300), ("D.", 2, 300), ("Bruno", 3, 200)
        ]  # fmt: skip
        assert (league["results"], league["counting"], league["least_events"]) == (2, 1, 2)
        assert (league["event_centipoints"], league["event_verdict"]) == (0, "beyond-best")
