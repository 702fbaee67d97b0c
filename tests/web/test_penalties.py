"""The penalty book as a page reads it: what the event's book can give, and what is still to be missed."""

import pytest

from tests.web.club import Json, floor

STEPS = {
    "tda-2024": ["warning", "hands", "orbits", "disqualification"],
    "figp-2012": [
        *("warning", "hand_annulled", "hands_or_orbits", "elimination", "disqualification", "event_ban"),
        "circuit_exclusion",
    ],
}


@pytest.mark.parametrize("rulebook", STEPS)
def test_the_book_says_its_own_steps_and_what_is_left_of_a_penalty(rulebook: str) -> None:
    with floor() as desk:
        desk.begun(rulebook=rulebook)

        def page() -> Json:
            return desk.client.get("/api/events/friday/penalties").json()

        found = page()
        assert [one["step"] for one in found["book"]["scale"]] == STEPS[rulebook]
        assert found["book"]["rule"].startswith(rulebook) and found["book"]["lines"] == []
        player = next(iter(found["names"]))
        step = "hands" if rulebook == "tda-2024" else "hands_or_orbits"
        told = {"player": player, "step": step, "hands": 2, "offence": "soft-play", "reason": "seen", "author": "floor"}
        desk.give("give-penalty", **told)
        (line,) = page()["book"]["lines"]
        assert (line["player"], line["hands"], line["left"], line["lifted"]) == (player, 2, 2, False)
        desk.give("lift-penalty", sanction=line["number"], reason="heard", author="floor")
        (line,) = page()["book"]["lines"]
        assert (line["left"], line["lifted"]) == (0, True)
