"""A row of the staff or of a key with damaged bytes: everybody else is served, and an owner hears of it."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.roles import Role
from shuffleup.accounts.seal import Seal, SealError
from shuffleup.accounts.staff import Person, Staff
from tests.web.answers import error
from tests.web.asking import program
from tests.web.browsers import invited, somebody
from tests.web.club import room_in_file

DAMAGES = (
    "role = 'king'",
    "role = x'ff'",
    "name = 'sealed:xx'",
    "name = 'seaded' || substr(name, 7)",
    "name = x'ff00'",
    "name = cast(x'ff41' as text)",
    "made_at = 'abc'",
    "login = cast(x'ff41' as text)",
)


def damage(path: Path, what: str, where: str = "role = 'floor'") -> None:
    with closing(sqlite3.connect(path)) as file:
        assert file.execute(f"update staff set {what} where {where}").rowcount == 1
        file.commit()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Path]:
    """An owner, and somebody of the floor."""
    path = tmp_path / "club.db"
    with room_in_file(path) as desk:
        invited(desk, "floor", "Ada")
    yield path


@pytest.mark.parametrize("what", DAMAGES)
def test_whoever_cannot_be_read_stops_nobody(room: Path, what: str, caplog: pytest.LogCaptureFixture) -> None:
    damage(room, what)
    with caplog.at_level(logging.ERROR), room_in_file(room) as desk:
        [told] = [line for line in caplog.records if line.message == "staff-damaged"]
        people = desk.client.get("/api/staff", headers={"accept-language": "it"}).json()["staff"]
        [one] = [person for person in people if person["damaged"]]
        assert told.actor == one["id"] and one["name"] == f"{one['id']} (riga danneggiata)"  # type: ignore[attr-defined]
        assert (one["active"], one["login"]) == (False, "")
        place = f"/api/staff/{one['id']}"
        assert error(desk.client.patch(place, json={"name": "Ada"}), 409)["code"] == "person-damaged"
        assert desk.client.delete(place).status_code == 204
        assert invited(desk, "floor", "Ada").get("/api/events").status_code == 200
        assert not [person for person in desk.client.get("/api/staff").json()["staff"] if person["damaged"]]


def test_a_room_whose_owner_cannot_be_read_has_another(room: Path) -> None:
    damage(room, "role = 'king'", "role = 'owner'")
    with room_in_file(room) as desk:
        people = desk.client.get("/api/staff").json()["staff"]
    assert sorted((one["role"], one["damaged"]) for one in people) == [
        ("floor", False),
        ("owner", False),
        ("owner", True),
    ]


def test_under_another_secret_nobody_is_damaged() -> None:
    async def opened() -> tuple[Person, ...]:
        database = Database.in_memory()
        await database.open()
        await Staff(database).make("Ada", Role.FLOOR, "", 0)
        database.seal = Seal(bytes(32))
        try:
            return await Staff(database).everybody()
        finally:
            await database.close()

    with pytest.raises(SealError):
        asyncio.run(opened())


@pytest.mark.parametrize("what", ["role = 'king'", "name = 'sealed:xx'", "name = x'ff00'", "events = x'ff'"])
def test_a_key_that_cannot_be_read_lets_nobody_in_and_stops_nobody(tmp_path: Path, what: str) -> None:
    path = tmp_path / "club.db"
    with room_in_file(path) as desk:
        told = program(desk, Role.AUDITOR).headers["authorization"]
        assert desk.client.get("/api/events", headers={"authorization": told}).status_code == 200
    with closing(sqlite3.connect(path)) as file:
        assert file.execute(f"update access_key set {what} where kind = 'token'").rowcount == 1
        file.commit()
    with room_in_file(path) as desk:
        assert desk.client.get("/api/staff").json()["keys"] == []
        asking = somebody(desk)
        assert error(asking.get("/api/events", headers={"authorization": told}), 401)["code"]
        assert desk.client.get("/api/events").status_code == 200
