"""The public page of an event: who may see it, and by which names players stand there."""

from shuffleup.people.person import Papers
from shuffleup.room.published import public_name
from tests.web.club import MINUTE, Floor, Json, floor
from tests.web.room_night import seated, told


def public(desk: Floor, event: str = "friday") -> Json:
    """As somebody sees it who has no key."""
    cookies = dict(desk.client.cookies)
    desk.client.cookies.clear()
    answer = desk.client.get(f"/api/public/{event}")
    desk.client.cookies.update(cookies)
    return answer


def test_nobody_sees_an_event_before_it_is_published_or_after_that_is_taken_back() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)
        assert public(desk).status_code == 404
        assert public(desk, "nothing").json()["error"]["code"] == "not-public"
        assert desk.client.put("/api/events/friday/public", json={"on": True}).status_code == 204
        assert desk.client.put("/api/events/friday/public", json={"on": True}).status_code == 204
        assert desk.client.get("/api/events/friday/public").json() == {"on": True}
        assert [one["event_id"] for one in desk.client.get("/api/public").json()] == ["friday"]
        assert public(desk).json()["view"]["event"]["name"] == "friday"
        desk.client.put("/api/events/friday/public", json={"on": False})
        assert public(desk).status_code == 404


def test_players_stand_there_by_their_initials_until_they_agree() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)
        told(desk, "friday", "start-event")
        desk.client.put("/api/events/friday/public", json={"on": True})
        text = public(desk).text
        assert "Player" not in text
        assert [one["player"] for one in public(desk).json()["stacks"]] == ["P. 1.", "P. 2.", "P. 3.", "P. 4."]
        assert public_name(Papers(name="Anna Maria Rossi")) == "A. M. R."
        assert public_name(Papers(name="Anna Rossi", public_name="Annina")) == "Annina"
        assert public_name(None) == "–"


def test_what_was_counted_and_who_went_out_is_told_with_its_time() -> None:
    with floor() as desk:
        seated(desk, "friday", 4)
        told(desk, "friday", "start-event")
        desk.client.put("/api/events/friday/public", json={"on": True})
        desk.at += MINUTE
        told(desk, "friday", "report-bust", players=["Player 1"], by=["Player 2"], author="floor")
        desk.at += MINUTE
        seen = public(desk).json()
        chips = {one["player"]: one["chips"] for one in seen["stacks"]}
        assert chips == {"P. 2.": 0, "P. 3.": 0, "P. 4.": 0}, "nobody has counted yet"
        counts = [{"player": f"Player {number}", "chips": 10_000} for number in (3, 4)]
        counts.append({"player": "Player 2", "chips": 20_000})
        assert "error" not in told(desk, "friday", "count-chips", counts=counts, author="floor")
        seen = public(desk).json()
        assert [(one["player"], one["chips"]) for one in seen["stacks"]] == [
            ("P. 2.", 20_000), ("P. 3.", 10_000), ("P. 4.", 10_000),
        ]  # fmt: skip
        assert [(one["place"], one["player"]) for one in seen["places"]] == [(4, "P. 1.")]
        assert [(one["kind"], one["number"], one["player"]) for one in seen["moments"]] == [
            ("counted", 3, "P. 2."), ("out", 4, "P. 1."), ("level", 1, ""),
        ]  # fmt: skip
