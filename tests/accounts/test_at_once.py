"""Guesses that are sent at once: each is counted before it is made, whichever process of the server it reaches."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.failures import (
    FREE,
    FREE_AT_ADDRESS,
    FREE_AT_LOGIN,
    FREE_ON_DEVICE,
    HELD,
    HOUR,
    LONGEST,
    LONGEST_AT_LOGIN,
    SECOND,
    Attempt,
    at_login,
    network,
)
from shuffleup.accounts.passwords import STRANGERS_WAITING
from shuffleup.accounts.signing_in import PIN_TRIES
from shuffleup.accounts.staff import Person
from shuffleup.answer import Refusal
from tests.accounts.room import HERE, PASSWORD, SEAL, Room, code, entered, in_room
from tests.store.postgres import postgres

MANY, THOUSAND = 100, 1_000
COME_BACK = ("door-is-busy", "attempt-under-way")
PIN = "8351"
Two: TypeAlias = Callable[[Callable[[Room, Room], Awaitable[None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Two]:
    """Plays with the doors of two processes over one database."""

    def play(databases: Callable[[], Database], story: Callable[[Room, Room], Awaitable[None]]) -> None:
        async def run() -> None:
            both = databases(), databases()
            for one in both:
                await one.open()
            try:
                await story(Room(both[0]), Room(both[1]))
            finally:
                for one in both:
                    await one.close()

        asyncio.run(run())

    if request.param == "sqlite":
        yield lambda story: play(lambda: Database.beside(tmp_path / "club.db", SEAL), story)
    else:
        with postgres() as url:
            yield lambda story: play(lambda: Database.in_postgres(url, SEAL), story)


async def insisted(*guesses: Callable[[], Awaitable[object]]) -> Counter[str]:
    """How often each answer was given; all guess at once, and those who are told to come back do, a few at a time."""
    answers: list[object] = []
    waiting = deque(guesses)
    several = len(guesses)
    while waiting:
        now = [waiting.popleft() for _ in range(min(several, len(waiting)))]
        for guess, answer in zip(now, await asyncio.gather(*[guess() for guess in now]), strict=True):
            if isinstance(answer, Refusal) and answer.code in COME_BACK:
                waiting.append(guess)
            else:
                answers.append(answer)
        several = STRANGERS_WAITING
    return told(answers)


def told(answers: Sequence[object]) -> Counter[str]:
    """How often each answer was given; whoever gets in is ``in``."""
    return Counter([answer.code if isinstance(answer, Refusal) else "in" for answer in answers])


def test_pins_of_one_person_are_tried_one_at_a_time_and_no_more_than_are_free(two: Two) -> None:
    async def story(one: Room, other: Room) -> None:
        carla, tablet = await one.cashier(), await one.device()
        await one.office.choose_pin(carla.signed.staff, PIN)
        guesses = [
            partial(
                (one, other)[number % 2].door.vouches, carla.signed.staff, f"{9000 + number}", tablet.signed.key, one.at
            )
            for number in range(MANY)
        ]
        answers = await insisted(*guesses)
        assert answers == {"wrong-pin": FREE + 1, "wait-after-failures": MANY - FREE - 1}

    two(story)


def test_a_device_tries_no_more_pins_than_its_own_budget_whosever_they_are(two: Two) -> None:
    async def story(one: Room, other: Room) -> None:
        tablet = (await one.device()).signed.key
        guesses = [
            (one, other)[number % 2].door.sign_in_by_pin(f"staff-{number}", PIN, tablet, one.at)
            for number in range(MANY)
        ]
        answers = told(await asyncio.gather(*guesses))
        assert answers == {"wrong-pin": FREE_ON_DEVICE + 1, "wait-after-failures": MANY - FREE_ON_DEVICE - 1}

    two(story)


def test_passwords_at_one_login_are_no_more_than_are_free(two: Two) -> None:
    async def story(one: Room, other: Room) -> None:
        await one.cashier()
        guesses = [
            partial((one, other)[number % 2].sign_in, "carla", f"queens over jacks {number}") for number in range(MANY)
        ]
        answers = await insisted(*guesses)
        assert answers == {"wrong-login": FREE + 1, "wait-after-failures": MANY - FREE - 1}

    two(story)


def test_logins_at_one_address_are_no_more_than_are_free(two: Two) -> None:
    async def story(one: Room, other: Room) -> None:
        guesses = [partial((one, other)[number % 2].sign_in, f"login-{number}") for number in range(MANY)]
        answers = await insisted(*guesses)
        assert answers == {"wrong-login": FREE_AT_ADDRESS + 1, "wait-after-failures": MANY - FREE_AT_ADDRESS - 1}

    two(story)


def test_what_succeeds_is_given_back_and_resets_nobody_else(two: Two) -> None:
    async def story(one: Room, _: Room) -> None:
        carla, tablet = await one.cashier(), await one.device()
        await one.office.choose_pin(carla.signed.staff, PIN)
        for number in range(FREE_ON_DEVICE):
            assert code(await one.door.vouches(f"staff-{number}", PIN, tablet.signed.key, one.at)) == "wrong-pin"
        for _turn in range(3):
            assert isinstance(await one.door.vouches(carla.signed.staff, PIN, tablet.signed.key, one.at), Person)
        assert code(await one.door.vouches("staff-x", PIN, tablet.signed.key, one.at)) == "wrong-pin"
        last = await one.door.vouches(carla.signed.staff, PIN, tablet.signed.key, one.at)
        assert code(last) == "wait-after-failures"
        for number in range(FREE_AT_ADDRESS):
            assert code(await one.sign_in(f"login-{number}")) == "wrong-login"
        entered(await one.sign_in())
        assert code(await one.sign_in("nobody")) == "wrong-login"
        assert code(await one.sign_in()) == "wait-after-failures"

    two(story)


def test_a_person_who_is_asked_for_ten_wrong_pins_has_none_whoever_vouches(two: Two) -> None:
    async def story(one: Room, other: Room) -> None:
        carla, tablet = await one.cashier(), await one.device()
        await one.office.choose_pin(carla.signed.staff, PIN)
        for number in range(PIN_TRIES):
            one.at += LONGEST
            answer = await (one, other)[number % 2].door.vouches(carla.signed.staff, "8352", tablet.signed.key, one.at)
            assert code(answer) == ("pin-blocked" if number == PIN_TRIES - 1 else "wrong-pin")
        assert code(await other.door.vouches(carla.signed.staff, PIN, tablet.signed.key, one.at)) == "wrong-pin"

    two(story)


def test_failures_at_an_address_are_forgotten_one_after_the_other() -> None:
    async def story(one: Room) -> None:
        for number in range(FREE_AT_ADDRESS + 1):
            assert code(await one.sign_in(f"login-{number}")) == "wrong-login"
        one.at += SECOND + 2 * HOUR
        for number in range(2):
            assert code(await one.sign_in(f"again-{number}")) == "wrong-login"
        assert code(await one.sign_in("again-2")) == "wait-after-failures"

    in_room(story)


def test_an_attempt_whose_end_is_never_told_holds_nobody_up_for_long() -> None:
    async def story(room: Room) -> None:
        await room.cashier()
        login = room.door.staff.digest("carla")
        assert isinstance(await room.door.failures.take(at_login(login or "", HERE), room.at), Attempt)
        assert code(await room.sign_in()) == "attempt-under-way"
        room.at += HELD
        entered(await room.sign_in())

    in_room(story)


def test_a_browser_where_he_has_signed_in_is_held_up_by_no_stranger() -> None:
    async def story(room: Room) -> None:
        await room.cashier()
        browser = room.door.browser("carla")
        for number in range(FREE_AT_LOGIN + 1):
            answer = await room.door.sign_in("carla", "a wrong password", "", f"192.0.2.{number}", room.at)
            assert code(answer) == "wrong-login"
        assert code(await room.door.sign_in("carla", PASSWORD, "", "198.51.100.7", room.at)) == "wait-after-failures"
        entered(await room.door.sign_in("Carla", PASSWORD, "", "198.51.100.7", room.at, browser))
        for forged in (browser[:-1] + "_", room.door.browser("nobody"), "x", "ü.ü"):
            answer = await room.door.sign_in("carla", PASSWORD, "", "198.51.100.7", room.at, forged)
            assert code(answer) == "wait-after-failures"
        room.at += LONGEST_AT_LOGIN
        entered(await room.door.sign_in("carla", PASSWORD, "", "198.51.100.7", room.at))

    in_room(story)


def test_a_browser_that_is_known_tries_no_more_than_is_free() -> None:
    async def story(room: Room) -> None:
        await room.cashier()
        browser = room.door.browser("carla")
        guesses = [
            partial(room.door.sign_in, "carla", f"queens over {number}", "", HERE, room.at, browser)
            for number in range(MANY)
        ]
        answers = await insisted(*guesses)
        assert answers == {"wrong-login": answers["wrong-login"], "wait-after-failures": MANY - answers["wrong-login"]}
        assert answers["wrong-login"] == FREE + 1

    in_room(story)


def test_a_stranger_locks_nobody_out_elsewhere() -> None:
    async def story(room: Room) -> None:
        await room.cashier()
        for _ in range(FREE + 1):
            assert code(await room.sign_in("carla", "a wrong password")) == "wrong-login"
        assert code(await room.sign_in()) == "wait-after-failures"
        entered(await room.door.sign_in("carla", PASSWORD, "", "198.51.100.7", room.at))

    in_room(story)


def test_the_old_password_is_tried_no_more_often_than_any_other() -> None:
    async def story(room: Room) -> None:
        carla = (await room.cashier()).signed
        guesses = [
            partial(room.office.choose_password, carla.staff, "carla", f"guess {one}", "a new password", "", room.at)
            for one in range(MANY)
        ]
        answers = await insisted(*guesses)
        assert answers == {"not-your-password": FREE + 1, "wait-after-failures": MANY - FREE - 1}

    in_room(story)


def test_few_strangers_wait_for_a_digest_and_the_rest_is_told_to_come_back() -> None:
    async def story(room: Room) -> None:
        guesses = [room.door.sign_in(f"login-{one}", PASSWORD, "", f"192.0.2.{one}", room.at) for one in range(MANY)]
        answers = told(await asyncio.gather(*guesses))
        assert answers == {"wrong-login": 5, "door-is-busy": MANY - 5}
        assert code(await room.sign_in("nobody")) == "wrong-login"

    in_room(story)


def test_one_subscriber_is_one_address() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("testclient") == "testclient"


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["pin", "device", "login", "address", "everywhere", "browser", "old password"])
def test_none_of_a_thousand_guesses_sent_at_once_is_right(limit: str, tmp_path: Path) -> None:
    """What is right comes last, and whoever is told to come back does so at once; nothing else slows them down."""

    async def story(room: Room) -> None:
        carla, tablet, door = (await room.cashier()).signed.staff, (await room.device()).signed.key, room.door
        await room.office.choose_pin(carla, PIN)
        browser = door.browser("carla")

        def guess(number: int) -> Awaitable[object]:
            last = number == THOUSAND - 1
            password, elsewhere = PASSWORD if last else f"guess {number}", f"10.{number // 250}.0.{number % 250}"
            match limit:
                case "pin":
                    return door.vouches(carla, PIN if last else f"{number:04}", f"device-{number}", room.at)
                case "device":
                    return door.vouches(carla if last else f"staff-{number}", PIN, tablet, room.at)
                case "login":
                    return door.sign_in("carla", password, "", HERE, room.at)
                case "address":
                    return door.sign_in("carla" if last else f"login-{number}", PASSWORD, "", HERE, room.at)
                case "everywhere":
                    return door.sign_in("carla", password, "", elsewhere, room.at)
                case "browser":
                    return door.sign_in("carla", password, "", elsewhere, room.at, browser)
            return room.office.choose_password(carla, "carla", password, "a new password", "", room.at)

        answers = await insisted(*[partial(guess, number) for number in range(THOUSAND)])
        wrong = answers["wrong-pin"] + answers["wrong-login"] + answers["not-your-password"]
        assert answers["in"] == 0
        free = {"device": FREE_ON_DEVICE, "address": FREE_AT_ADDRESS, "everywhere": FREE_AT_LOGIN}.get(limit, FREE)
        assert wrong == free + 1
        assert answers["wait-after-failures"] == THOUSAND - wrong

    in_room(story, Database.beside(tmp_path / "club.db", SEAL))
