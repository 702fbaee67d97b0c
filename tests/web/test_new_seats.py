"""Who is sent where: in the answer to the command, in the log, and on the screens until somebody says that all sit."""

from tests.web.club import MINUTE, Floor, Json, floor


def _broken(desk: Floor) -> Json:
    """Table 2 of two, broken with four of its players left: the answer."""
    desk.begun(12)
    desk.bust(*desk.at_table(1)[:2])
    desk.bust(*desk.at_table(2)[:1])
    desk.bust(*desk.at_table(1)[:2])
    desk.bust(*desk.at_table(2)[:1])
    return desk.give("break-table", table=2)


def _by_player(seats: list[Json]) -> dict[str, tuple[int, int, int, int]]:
    return {one["player"]: (one["from_table"], one["from_chair"], one["table"], one["chair"]) for one in seats}


def _sits(desk: Floor) -> dict[str, tuple[int, int]]:
    tables = desk.page()["view"]["tables"]
    return {
        one["player"]: (table["table"], one["chair"]) for table in tables for one in table["seats"] if one["player"]
    }


def test_a_broken_table_names_its_players_their_old_seats_and_their_new_ones() -> None:
    with floor() as desk:
        answer = _broken(desk)
        (broken,) = [one for one in answer["led_to"] if one["kind"] == "table-broken"]
        new = _by_player(broken["seats"])
        sits = _sits(desk)
        assert len(new) == 4
        assert {player: seat[2:] for player, seat in new.items()} == {player: sits[player] for player in new}
        assert {seat[0] for seat in new.values()} == {2}
        assert [one["from_chair"] for one in broken["seats"]] == sorted(one["from_chair"] for one in broken["seats"])
        line = desk.page("audit")["lines"][0]
        assert line["led_to"] == answer["led_to"]
        again = desk.ask({"type": "break-table", "table": 2}, answer["command_id"]).json()
        assert again["repeated"] and again["led_to"] == answer["led_to"]


def test_everybody_called_stands_on_wall_and_floor_until_it_is_read() -> None:
    with floor() as desk:
        answer = _broken(desk)
        (call,) = desk.page("wall")["calls"]
        assert call["version"] == answer["version"]
        assert call["seats"] == next(one["seats"] for one in answer["led_to"] if one["seats"])
        assert desk.page()["calls"] == [call]
        read = desk.client.post("/api/events/friday/seats-read", json={"version": call["version"]})
        assert read.status_code == 204
        assert desk.page("wall")["calls"] == desk.page()["calls"] == []
        with desk.client.websocket_connect("/api/live?event=friday") as line:
            assert line.receive_json()["read"] == call["version"]


def test_a_call_that_nobody_reads_ends_by_itself() -> None:
    with floor() as desk:
        _broken(desk)
        (call,) = desk.page("wall")["calls"]
        desk.at = call["at"] + 5 * MINUTE
        assert desk.page("wall")["calls"] == [call]
        desk.at = call["until"]
        assert desk.page("wall")["calls"] == []


def test_an_undo_sends_everybody_back_and_says_so() -> None:
    with floor() as desk:
        answer = _broken(desk)
        new = _by_player(next(one["seats"] for one in answer["led_to"] if one["seats"]))
        undone = desk.ask({"type": "undo", "command_id": answer["command_id"]}).json()
        back = _by_player(undone["led_to"][0]["seats"])
        assert back == {player: (*seat[2:], *seat[:2]) for player, seat in new.items()}
        (call,) = desk.page("wall")["calls"]
        assert _by_player(call["seats"]) == back
        assert desk.page("audit")["lines"][0]["led_to"] == undone["led_to"]


def test_whoever_is_moved_on_is_called_to_the_last_seat_only() -> None:
    with floor() as desk:
        _broken(desk)
        desk.give("redraw-seats")
        newest, *older = desk.page("wall")["calls"]
        assert {one["player"] for one in newest["seats"]}.isdisjoint(
            one["player"] for call in older for one in call["seats"]
        )
        sits = _sits(desk)
        for call in (newest, *older):
            assert all(sits[one["player"]] == (one["table"], one["chair"]) for one in call["seats"])


def test_who_buys_a_seat_is_told_at_the_cage_and_the_draw_in_the_log() -> None:
    with floor() as desk:
        desk.create(late_level=6)
        desk.give("register", players=["Anna", "Bruno", "Carla"])
        drawn = desk.give("draw-seats")
        assert set(_by_player(drawn["led_to"][-1]["seats"])) == {"Anna", "Bruno", "Carla"}
        desk.give("start-event")
        payments = [{"method": "cash", "cents": 6000}]
        sold = desk.give("sell-entry", player="Dario", payments=payments, override="", author="floor")
        (seat,) = [seat for one in sold["led_to"] for seat in one["seats"]]
        assert (seat["player"], seat["from_table"]) == ("Dario", 0)
        assert desk.page("wall")["calls"] == []
