"""Late changes of the structure: what has been is frozen, and what an edit would change is told before it is made."""

from typing import Any

from tests.web.club import Floor, Json, floor


def page(desk: Floor) -> Json:
    return desk.client.get("/api/events/friday/structure").json()


def previewed(desk: Floor, steps: list[Any]) -> Json:
    body = {"structure": {"steps": steps, "after_last": "double"}}
    return desk.client.post("/api/events/friday/structure/preview", json=body).json()


def test_shorter_levels_to_come_end_the_event_earlier_and_change_nothing_yet() -> None:
    with floor() as desk:
        desk.begun()
        found = page(desk)
        assert (found["present"], found["structure"]["after_last"]) == (0, "double")
        steps = found["structure"]["steps"]
        short = [steps[0], *[{**one, "minutes": max(1, one["minutes"] // 2)} for one in steps[1:]]]
        told = previewed(desk, short)
        assert told["after"]["middle"] < told["before"]["middle"]
        assert told["minutes_after"] < told["minutes_before"]
        assert page(desk) == found
        edited = {"structure": {"steps": short, "after_last": "double"}, "reason": "late", "author": "td"}
        desk.give("edit-structure", **edited)
        assert page(desk)["structure"]["steps"] == short


def test_what_has_been_is_frozen_and_a_break_is_put_in() -> None:
    with floor() as desk:
        desk.begun()
        desk.give("advance-level")
        steps = page(desk)["structure"]["steps"]
        assert page(desk)["present"] == 1
        assert previewed(desk, [{**steps[0], "minutes": 5}, *steps[1:]])["error"]["code"] == "past-frozen"
        assert previewed(desk, [steps[0], {**steps[1], "big": 150}, *steps[2:]])["error"]["code"] == "past-frozen"
        with_break = [*steps[:2], {"type": "break", "minutes": 10}, *steps[2:]]
        assert previewed(desk, with_break)["minutes_after"] == previewed(desk, with_break)["minutes_before"] + 10
        assert (
            previewed(desk, [*steps[:2], {**steps[2], "small": 9_000}, *steps[3:]])["error"]["code"] == "no-structure"
        )


def test_before_play_nothing_is_frozen_and_there_is_no_forecast() -> None:
    with floor() as desk:
        desk.create()
        assert page(desk)["present"] == -1
        steps = page(desk)["structure"]["steps"]
        told = previewed(desk, steps[1:])
        assert (told["before"], told["why"]) == (None, "not-playing")
        assert told["minutes_after"] == told["minutes_before"] - 20
