"""What is refused because everybody takes it, and what is not."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update

from shuffleup.accounts.database import Database
from shuffleup.accounts.passwords import _HASHER, unfit_password, unfit_pin
from shuffleup.accounts.schema import STAFF
from shuffleup.accounts.staff import KEYED
from shuffleup.answer import Refusal
from tests.accounts.room import SEAL, Room, entered, in_room

COMMON = (
    "password123 Password2026! P4ssw0rd-2026 qwertyuiop 12345qwerty 1234567890 9876543210 1212121212 iloveyou123 "
    "pokerpoker1 Welcome12345! 1q2w3e4r5t administrator Shuffleup2026 letmein!!!!! aaaaaaaaaa1 asdfghjkl123 "
    "francesco1985 bienvenido2026 0102030405 qazwsxedcrfv zxcvbnmzxcvbnm"
)
FIT = (
    "queens over jacks",
    "cold deck at night",
    "correct horse battery",
    "8273645192",
    "vrk-7731-olm",
    "più tardi ancora",
)
COMMON_PINS = "0000 7777 1234 4321 7890 2468 1212 1122 1221 2580 1999 2026 3112 1231 123123 310785 31071985 19850731"
FIT_PINS = "8351 4826 7305 9182 68351 940737 83519402"


@pytest.mark.parametrize("password", COMMON.split())
def test_a_password_that_everybody_takes_is_refused(password: str) -> None:
    refused = unfit_password(password)
    assert refused is not None and refused.code == "password-too-simple"


@pytest.mark.parametrize("password", FIT)
def test_any_other_is_taken(password: str) -> None:
    assert unfit_password(password, "carla") is None


def test_ones_own_login_is_no_password_whatever_is_put_behind_it() -> None:
    refused = unfit_password("Dario-Of-Milan-1985", "dario.of.milan")
    assert refused is not None and refused.code == "password-too-simple"


@pytest.mark.parametrize("pin", COMMON_PINS.split())
def test_a_pin_that_everybody_takes_is_refused(pin: str) -> None:
    refused = unfit_pin(pin)
    assert refused is not None and refused.code == "pin-too-simple"


@pytest.mark.parametrize("pin", FIT_PINS.split())
def test_any_other_pin_is_taken(pin: str) -> None:
    assert unfit_pin(pin) is None


def test_most_pins_are_left_to_choose_from() -> None:
    assert sum(unfit_pin(f"{pin:04}") is None for pin in range(10_000)) > 8_500


def test_the_digest_of_a_pin_is_worth_nothing_without_the_secret_and_an_old_one_is_made_anew(tmp_path: Path) -> None:
    database = Database.beside(tmp_path / "club.db", SEAL)

    async def kept(room: Room, carla: str) -> str:
        async with database.reading() as connection:
            return str((await connection.execute(select(STAFF.c.pin).where(STAFF.c.id == carla))).scalar())

    async def story(room: Room) -> None:
        carla, tablet = (await room.cashier()).signed.staff, (await room.device()).signed.key
        await room.office.choose_pin(carla, "8351")
        digest = (await kept(room, carla)).removeprefix(KEYED)
        with pytest.raises(Exception, match="does not match"):
            _HASHER.verify(digest, "8351")
        assert _HASHER.verify(digest, SEAL.keyed("8351"))
        async with database.writing() as connection:
            await connection.execute(update(STAFF).values(pin=await asyncio.to_thread(_HASHER.hash, "8351")))
        assert isinstance(await room.door.vouches(carla, "8352", tablet, room.at), Refusal)
        assert not (await kept(room, carla)).startswith(KEYED)
        entered(await room.door.sign_in_by_pin(carla, "8351", tablet, room.at))
        assert (await kept(room, carla)).startswith(KEYED)
        entered(await room.door.sign_in_by_pin(carla, "8351", tablet, room.at))

    in_room(story, database)
