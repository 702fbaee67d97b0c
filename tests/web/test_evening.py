"""An evening over the network: every step of a floor, seen again on the pages."""

from pathlib import Path

import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.store.memory import MemoryStore
from tests.web.browsers import me
from tests.web.club import MINUTE, NAMES, Floor, Json, floor


def test_the_whole_way_from_opening_to_the_podium() -> None:
    with floor() as desk:
        opened = desk.create()
        assert (opened.status_code, opened.json()["version"]) == (201, 1)
        assert desk.page()["view"]["event"]["phase"] == "registering"
        desk.give("register", players=NAMES)
        desk.give("draw-seats")
        assert desk.page("wall")["view"]["mood"] == "seats"
        assert {one["player"] for one in desk.page("wall")["view"]["seats"]} == set(NAMES)
        desk.give("start-event")
        desk.give("pause-clock", reason="")
        assert desk.page("wall")["view"]["clock"]["stopped_at"] == desk.at
        desk.give("resume-clock")
        out = _played_down(desk)
        assert desk.page("wall")["view"]["mood"] == "over"
        assert [one["kind"] for one in desk.page()["view"]["advice"]] == ["prizes"]
        desk.give("award-prizes")
        wall = desk.page("wall")["view"]
        assert wall["mood"] == "results"
        assert [one["player"] for one in wall["out"]] == [*(set(NAMES) - set(out)), out[-1], out[-2]]
        assert sum(one["prize_cents"] for one in wall["out"]) == wall["prizes"]["chart"]["pool_cents"] == 12 * 5000


def _played_down(desk: Floor) -> list[str]:
    """Busts one player after the other and does what the page advises; who went out, in order."""
    out: list[str] = []
    while desk.page()["view"]["event"]["phase"] == "playing":
        for advice in desk.page()["view"]["advice"]:
            if advice["kind"] in ("final-table", "break", "balance"):
                _done(desk, advice)
                break
        tables = desk.page()["view"]["tables"]
        longest = max(tables, key=lambda one: sum(1 for seat in one["seats"] if seat["player"]))
        player = next(seat["player"] for seat in longest["seats"] if seat["player"])
        desk.bust(player)
        out.append(player)
    return out


def _done(desk: Floor, advice: Json) -> None:
    if advice["kind"] == "break":
        desk.give("break-table", table=advice["table"])
    else:
        desk.give({"final-table": "redraw-final-table", "balance": "balance-tables"}[advice["kind"]])


def test_advice_to_balance_names_the_player_the_reason_and_the_rule() -> None:
    with floor() as desk:
        desk.begun(12)
        for player in desk.at_table(1)[:2]:
            desk.bust(player)
        advice = desk.page()["view"]["advice"]
        assert [(one["kind"], one["rule"].partition(" ")[0]) for one in advice] == [("balance", "tda-2024")]
        (move,) = advice[0]["moves"]
        assert (move["source"], move["source_players"], move["target"], move["target_players"]) == (2, 6, 1, 4)
        assert move["big_blind"] and move["player"] in desk.at_table(2)
        desk.give("balance-tables")
        assert move["player"] in desk.at_table(1)
        assert desk.page()["view"]["advice"] == []


def test_undo_takes_the_last_command_back_by_its_name_and_redo_gives_it_again() -> None:
    with floor() as desk:
        desk.begun(12)
        player = desk.at_table(1)[0]
        desk.bust(player, command_id="bust")
        before = desk.page()
        assert before["keys"]["undo"] == {
            "command_id": "bust",
            "said": {
                "kind": "report-bust",
                "facts": [["players", player], ["players_count", 1], ["author", me(desk.client)]],
            },
        }
        desk.ask({"type": "undo", "command_id": "bust"})
        assert player in desk.at_table(1)
        assert desk.page()["keys"]["redo"]["command_id"] == "bust"
        desk.ask({"type": "redo", "command_id": "bust"})
        assert desk.page()["view"] == before["view"]
        audit = desk.page("audit")
        assert [line["asked"]["kind"] for line in audit["lines"][:3]] == ["redo", "undo", "report-bust"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "what came after it stands in the way"), ("it", "quello che è venuto dopo"), ("es", "lo que vino después")],
)
def test_an_undo_that_conflicts_names_the_conflict_in_the_language_of_the_asker(language: str, said: str) -> None:
    with floor() as desk:
        desk.begun(11)
        table = 1 if len(desk.at_table(1)) == 5 else 2
        player = desk.at_table(3 - table)[0]
        seats = next(one for one in desk.page()["view"]["tables"] if one["table"] == table)["seats"]
        chair = next(seat["chair"] for seat in seats if not seat["player"])
        moved = {"player": player, "table": table, "chair": chair, "reason": "asked", "author": "floor"}
        desk.give("move-player", "move", **moved)
        desk.give("place-button", "button", table=table, chair=chair, author="floor")
        version = desk.page()["version"]
        answer = desk.ask({"type": "undo", "command_id": "move"}, accept_language=f"{language}-CH,en;q=0.5")
        error = answer.json()["error"]
        assert (answer.status_code, error["code"]) == (409, "undo-conflict")
        assert said in error["message"]
        assert error["facts"]["command_id"] == "button"
        assert error["facts"]["command"] == "place-button"
        assert desk.page()["version"] == version


def test_a_command_sent_again_after_a_lost_answer_counts_once() -> None:
    with floor() as desk:
        desk.begun(12)
        player = desk.at_table(1)[0]
        first = desk.bust(player, command_id="once")
        again = desk.bust(player, command_id="once")
        assert (first["repeated"], again["repeated"]) == (False, True)
        assert first["version"] == again["version"] == desk.page()["version"]
        other = desk.ask({"type": "pause-clock", "reason": ""}, "once")
        assert (other.status_code, other.json()["error"]["code"]) == (409, "command-id-used")


def test_a_new_server_over_the_same_log_shows_the_same(tmp_path: Path) -> None:
    store, seal = MemoryStore(), Seal.of_the_moment()
    people = tmp_path / "people.db"
    with floor(store, people=Database.beside(people, seal)) as desk:
        desk.begun(12)
        player = desk.at_table(2)[0]
        desk.bust(player, command_id="bust")
        desk.ask({"type": "undo", "command_id": "bust"})
        before = [desk.page(name) for name in ("floor", "wall", "audit")]
        at = desk.at
    with floor(store, people=Database.beside(people, seal)) as again:
        again.at = at
        assert [again.page(name) for name in ("floor", "wall", "audit")] == before


def test_the_last_opened_event_stands_first() -> None:
    with floor() as desk:
        desk.create()
        desk.at += MINUTE
        later = {"command_id": "o2", "event_id": "another", "form": {"name": "Another", "rulebook": "pslive"}}
        assert desk.client.post("/api/events", json=later).status_code == 201
        events = desk.client.get("/api/events").json()
        assert [one["event"]["event_id"] for one in events] == ["another", "friday"]
        assert {one["key"] for one in desk.client.get("/api/rulebooks").json()} >= {"tda-2024", "mediterraneo-2026"}
