"""A sit & go over the network: people and bots at one table that the software deals."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from shuffleup.cards.shuffle.verifier import faults
from tests.web.answers import error
from tests.web.browsers import invited
from tests.web.club import NOON, Json, floor
from tests.web.online_seat import SECOND, Seat, entered, sit_and_go, until_asked, wait


def test_it_begins_with_the_last_player_and_each_sees_his_own_cards() -> None:
    with sit_and_go() as (desk, anna, bruno):
        [line] = anna.browser.get("/api/lobby").json()
        assert (line["event"]["event_id"], line["starts_at"], line["bots"], line["mine"]) == ("friday", 4, 2, False)
        assert anna.look()["me"]["status"] == "none"
        entered(desk, anna)
        assert anna.look()["me"]["status"] == "entered"
        entered(desk, bruno)
        pages = [seat.look() for seat in (anna, bruno)]
        for page in pages:
            assert page["me"]["status"] == "in"
            assert len(page["seat"]["own"]["cards"]) == 2
            assert all(set(one["cards"]) <= {"??"} for one in page["seat"]["table"]["players"])
        assert not set(pages[0]["seat"]["own"]["cards"]) & set(pages[1]["seat"]["own"]["cards"])


def test_an_act_counts_once_and_only_for_the_question_it_answers() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        asked = until_asked(desk, anna, bruno)
        other = bruno if asked is anna else anna
        assert error(other.act("fold", asked_at=1), 409)["code"] in {"not-your-turn", "question-over"}
        question = asked.look()["seat"]["ask"]
        assert error(asked.act("fold", asked_at=question["asked_at"] - 1), 409)["code"] == "question-over"
        answer = asked.act("call", "once", asked_at=question["asked_at"])
        assert answer.status_code == 200, answer.text
        version = answer.json()["table_version"]
        again = asked.act("call", "once", asked_at=question["asked_at"])
        assert (again.status_code, again.json()["table_version"]) == (200, version)
        assert error(asked.act("fold", "once", asked_at=question["asked_at"]), 409)["code"] == "command-id-used"
        page = answer.json()["seat"]["table"]
        [mine] = [one for one in page["players"] if one["chair"] == answer.json()["me"]["chair"]]
        assert mine["bet"] > 0


def test_a_raise_beyond_the_stack_is_refused_in_words_and_nothing_changes() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        asked = until_asked(desk, anna, bruno)
        before = asked.look()
        ask = before["seat"]["ask"]
        told = error(asked.act("raise-to", asked_at=ask["asked_at"], to=ask["max_to"] + 1), 409)
        assert told["message"]
        assert asked.look()["table_version"] == before["table_version"]


@pytest.mark.parametrize(
    "act",
    [
        {"do": "win"},
        {"do": "call", "seat": 2},
        {"do": "call", "player": "bruno"},
        {"do": "raise-to", "to": -5},
        {"do": "raise-to", "to": "200"},
        {"do": "raise-to", "to": "2e2"},
        {"do": "raise-to", "to": True},
        {"do": "discard", "picks": list(range(11))},
        {"do": "set-preferences", "preferences": {"vele": "all"}},
    ],
)
def test_what_is_no_act_is_told_in_one_line(act: Json) -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        told = error(anna.post("acts", {"command_id": "x", "act": act}), 400)
        assert told["code"] == "bad-request"
        assert "\n" not in told["message"]


def test_who_says_nothing_sits_out_and_comes_back() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        late = until_asked(desk, anna, bruno)
        clock = late.look()["seat"]["table"]["clocks"][0]
        assert clock["until"] - clock["since"] == 30 * SECOND
        desk.at = clock["until"]
        assert error(late.act("call", asked_at=clock["since"]), 409)["code"] == "time-is-up"
        wait(desk, 1)
        assert late.look()["seat"]["own"]["sitting_out"]
        assert late.act("come-back").status_code == 200
        assert not late.look()["seat"]["own"]["sitting_out"]


def test_the_rail_sees_it_later_and_the_floor_at_once() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        address = "/api/events/friday/tables/1"
        watcher = invited(desk, "display", "screen")
        assert watcher.get(address).json()["table"]["hand"] == 0
        assert desk.client.get(address).json()["table"]["hand"] == 1
        wait(desk, 31)
        seen = watcher.get(address).json()
        assert seen["table"]["hand"] == 1
        assert seen["as_of"] == seen["now"] - 30 * SECOND
        assert error(watcher.get("/api/events/friday/tables/9"), 404)["code"] == "unknown-table"
        assert error(watcher.get("/api/events/friday/seat"), 403)["code"] == "role-needed"


def test_a_player_reads_his_hands_and_checks_their_shuffle() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        auditor = invited(desk, "auditor", "audit")
        own = anna.look()["seat"]["own"]["cards"]
        wait(desk, 300)
        listed = anna.browser.get("/api/events/friday/hands?most=100").json()["hands"]
        assert [one["hand"] for one in listed] == sorted([one["hand"] for one in listed], reverse=True)
        first = listed[-1]
        assert first["hand"] == 1
        address = f"/api/events/friday/tables/{first['table']}/hands/1"
        told = anna.browser.get(address).json()
        assert f"Dealt to Anna [{' '.join(own)}]" in told["text"]
        assert "p-" not in told["text"]
        assert list(faults(told["proof"])) == []
        assert len(told["proof"]["openings"]) >= 2
        assert "server_seed" not in told["proof"]
        full = auditor.get(address).json()
        assert list(faults(full["proof"])) == []
        assert full["proof"]["server_seed"]
        assert full["text"].count("Dealt to") > told["text"].count("Dealt to")
        assert error(anna.browser.get("/api/events/friday/tables/1/hands/999"), 404)["code"] == "unknown-hand"
        assert error(desk.client.get(address), 403)["code"] == "role-needed"


def test_an_event_that_people_deal_is_not_played_here() -> None:
    with floor() as desk:
        desk.begun()
        anna = Seat(desk, "anna")
        assert anna.browser.get("/api/lobby").json() == []
        assert error(anna.post("enter", {"command_id": "x"}), 409)["code"] == "people-deal"
        assert error(anna.act("fold"), 409)["code"] == "people-deal"


def test_who_leaves_before_it_begins_is_no_longer_in() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna)
        assert anna.post("leave", {"command_id": "out"}).json()["me"]["status"] == "none"
        assert error(anna.post("leave", {"command_id": "out2"}), 409)["code"] == "not-entered"
        entered(desk, bruno)
        assert bruno.look()["me"]["status"] == "entered", "one is missing"
        assert desk.at > NOON


def test_a_player_hears_of_every_act_at_his_table() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        asked = until_asked(desk, anna, bruno)
        with asked.browser.websocket_connect("/api/live?event=friday&table=1") as line:
            hint = line.receive_json()
            assert hint["table_version"] == asked.look()["table_version"]
            asked.answer("fold") if "fold" in asked.look()["seat"]["ask"]["acts"] else asked.answer("check")
            heard = line.receive_json()
            assert heard["table_version"] > hint["table_version"]
            assert heard["version"] >= hint["version"]


def test_the_floor_is_told_who_plays_from_one_address() -> None:
    with sit_and_go() as (desk, anna, bruno):
        entered(desk, anna, bruno)
        assert desk.page()["same_address"] == []
        anna.look()
        assert desk.page()["same_address"] == []
        bruno.look()
        [shared] = desk.page()["same_address"]
        assert (shared["table"], sorted(shared["players"])) == (1, ["Anna", "Bruno"])


@pytest.mark.slow
def test_a_table_of_four_seats_four_however_many_press_at_once() -> None:
    """Six phones enter within a moment, while the server looks after its events: four sit, and no bot among them."""
    with sit_and_go() as (desk, anna, bruno):
        seats = [anna, bruno, *[Seat(desk, name) for name in ("carla", "dario", "elena", "fabio")]]
        with ThreadPoolExecutor(len(seats)) as phones:
            answers = list(phones.map(lambda seat: seat.post("enter", {"command_id": "enter"}), seats))
        inside = [answer for answer in answers if answer.status_code == 200]
        assert [error(one, 409)["code"] for one in answers if one.status_code != 200] == ["event-full", "event-full"]
        wait(desk, 2)
        states = [seat.look()["me"]["status"] for seat in seats]
        assert (len(inside), states.count("in"), states.count("none")) == (4, 4, 2)
        assert desk.page()["view"]["numbers"]["entries"] == 4
