"""What an older Shuffleup wrote is lifted step by step, and what a newer one wrote is refused."""

from typing import Any

import pytest

from shuffleup.wire.upcast import LIFTS, SCHEMA, TooNewError, lifted


def row(*events: dict[str, Any]) -> dict[str, Any]:
    return {"stream": "event/club", "version": 1, "command": {"type": "bust", "who": "Anna"}, "events": list(events)}


LIFTS_OF_A_TEST = {
    1: {"busted": lambda event: {**event, "player": event["who"]}},
    2: {
        "busted": lambda event: {key: value for key, value in event.items() if key != "who"},
        "bust": lambda command: {"type": "report-bust", "players": [command["who"]]},
    },
}


def test_every_step_from_the_schema_of_the_row_is_taken_in_order() -> None:
    old = row({"type": "busted", "who": "Anna"}, {"type": "moved"})
    assert lifted(old, 1, LIFTS_OF_A_TEST, 3) == {
        "stream": "event/club",
        "version": 1,
        "command": {"type": "report-bust", "players": ["Anna"]},
        "events": [{"type": "busted", "player": "Anna"}, {"type": "moved"}],
    }
    assert lifted(row({"type": "busted", "who": "Anna"}), 2, LIFTS_OF_A_TEST, 3)["events"] == [{"type": "busted"}]
    assert old == row({"type": "busted", "who": "Anna"}, {"type": "moved"})


def test_a_row_of_today_stays_as_it_is() -> None:
    assert lifted(row({"type": "busted", "who": "Anna"}), 3, LIFTS_OF_A_TEST, 3) == row(
        {"type": "busted", "who": "Anna"}
    )


def test_a_row_of_tomorrow_is_refused() -> None:
    with pytest.raises(TooNewError, match=f"schema {SCHEMA + 1}"):
        lifted(row(), SCHEMA + 1)


def test_there_is_a_lift_only_from_schemas_that_were() -> None:
    assert all(0 < schema < SCHEMA for schema in LIFTS)
