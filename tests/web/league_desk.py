"""Commands to a league, and the events that count for it."""

from tests.web.club import Floor, Json


def asked(desk: Floor, kind: str, /, **fields: object) -> Json:
    desk.given += 1
    body = {"command_id": f"l{desk.given}", "command": {"type": kind, **fields}}
    return desk.client.post("/api/leagues/winter/commands", json=body).json()


def played(desk: Floor, event: str, order: tuple[str, ...]) -> None:
    """An event in which these go out one after the other, the last one wins."""
    form = {"name": event.title(), "rulebook": "tda-2024", "seats": 9, "places_paid": 1}
    desk.client.post("/api/events", json={"command_id": event, "event_id": event, "form": form})
    steps: list[Json] = [{"type": "register", "players": order}, {"type": "draw-seats"}, {"type": "start-event"}]
    steps += [{"type": "report-bust", "players": [out], "by": [order[-1]], "author": "floor"} for out in order[:-1]]
    steps.append({"type": "award-prizes"})
    for number, step in enumerate(steps):
        answer = desk.ask(step, f"{event}-{number}", event)
        assert answer.status_code == 200, answer.text
