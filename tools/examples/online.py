"""A sit & go that the software deals, from the seats of two players."""

from typing import Any

from litestar.testing import TestClient

from tools.examples.sample_room import PASSWORD, Json, SampleRoom, done

FORM = {"name": "Sit & go", "rulebook": "tda-2024", "seats": 4, "places_paid": 1, "structure": "turbo"}
ONLINE = {"online": True, "starts_at": 3, "bots": 2}
MOST_LOOKS = 200
PLACE = "/api/events/sit-and-go"


def sit_and_go(room: SampleRoom) -> None:
    """One player against two bots, through a hand."""
    room.post("events", command_id="open", event_id="sit-and-go", form={**FORM, **ONLINE})
    player = _player(room, "Nina")
    done(player.get("/api/lobby"))
    for number, step in enumerate(("enter", "leave", "enter")):
        done(player.post(f"{PLACE}/{step}", json={"command_id": f"in{number}"}))
    _until_a_hand_is_over(room, player)
    done(player.get(f"{PLACE}/tables/1"))
    done(player.get(f"{PLACE}/hands"))
    hand: Json = done(player.get(f"{PLACE}/tables/1/hands/1")).json()
    room.post("calculations/verification", **hand["proof"])


def _player(room: SampleRoom, name: str) -> TestClient[Any]:
    link = room.post("staff/invitations", name=name, role="player")["link"]
    browser = room.somebody()
    body = {"by": "invitation", "key": link.partition("=")[2], "name": name, "login": name.lower()}
    done(browser.post("/api/session", json={**body, "password": PASSWORD}))
    return browser


def _until_a_hand_is_over(room: SampleRoom, player: TestClient[Any]) -> None:
    for number in range(MOST_LOOKS):
        if done(player.get(f"{PLACE}/hands")).json()["hands"]:
            return
        page: Json = done(player.get(f"{PLACE}/seat")).json()
        asked = page["seat"] and page["seat"]["ask"]
        if asked:
            act = {"do": _answer(asked["acts"]), "asked_at": asked["asked_at"]}
            done(player.post(f"{PLACE}/acts", json={"command_id": f"a{number}", "act": act}))
        room.wait(1)
    raise AssertionError("no hand is over")


def _answer(acts: list[str]) -> str:
    return next(one for one in ("check", "call", "fold", *acts) if one in acts)
