"""The room to import into, and the answers given about its people."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.room_data import RoomData, check_data, opened_log, opened_register, room_secret
from shuffleup.people.matching import NEW, Answers
from shuffleup.people.person import is_id
from shuffleup.people.register import PlayerRegister
from shuffleup.rulebooks.rule import Language
from shuffleup.store.port import Store
from shuffleup.tournament.words.names import canonical_name

PERSON_HELP = "Who somebody is: his id in the register, or new. May be repeated."


class Into(Struct, frozen=True):
    """Where an import goes; without a room it is only shown."""

    room: RoomData | None
    preview: bool
    answers: Answers


class OpenedRoom(Struct, frozen=True):
    """A room while it is being written to."""

    secret: bytes
    store: Store
    register: PlayerRegister


@asynccontextmanager
async def opened_room(room: RoomData, language: Language) -> AsyncIterator[OpenedRoom]:
    """A room that no server has open. Raises ``InputError``."""
    check_data(room)
    async with (
        room_secret(room) as secret,
        opened_log(room, language) as store,
        opened_register(room, secret) as people,
    ):
        yield OpenedRoom(secret, store, people)


def answers_of(people: tuple[str, ...], *, rest_is_new: bool) -> Answers:
    """The answers given about people, ``NAME=ID`` each. Raises ``InputError``."""
    said: dict[str, str] = {}
    for one in people:
        name, _, person = one.rpartition("=")
        if not name.strip() or not (person == NEW or is_id(person)):
            hint = note("write-it-so", example='--person "Anna Rossi=new"')
            raise InputError(note("value-cannot-be", key="--person", value=one), hint=hint, code="bad-person")
        said[canonical_name(name)] = person
    return Answers(said, rest_is_new)


def now() -> int:
    """The time, in microseconds UTC."""
    return time.time_ns() // 1_000
