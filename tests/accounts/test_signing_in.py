"""Who comes in: by link, password, PIN and invitation, and who does not."""

import asyncio
from pathlib import Path

import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.keys import DAY, HOUR, KeyKind
from shuffleup.accounts.roles import Role
from shuffleup.accounts.signing_in import KNOWN_FOR, PIN_TRIES, Credential, Entered
from shuffleup.accounts.staff import Person
from shuffleup.answer import Refusal
from tests.accounts.room import MINUTE, PASSWORD, SEAL, SECOND, Room, code, entered, in_room


def test_the_link_of_the_terminal_lets_the_owner_in_once() -> None:
    async def play(room: Room) -> None:
        link = await room.door.owner_link(room.at)
        first = entered(await room.door.enter(link, "", room.at))
        assert first.signed.role is Role.OWNER
        assert code(await room.door.enter(link, "", room.at)) == "link-used-up"
        again = entered(await room.door.enter(await room.door.owner_link(room.at), "", room.at))
        assert again.signed.staff == first.signed.staff

    in_room(play)


def test_a_second_start_takes_no_link_away_and_the_first_use_ends_them_all() -> None:
    async def play(room: Room) -> None:
        links = [await room.door.owner_link(room.at) for _start in range(3)]
        entered(await room.door.enter(links[0], "", room.at))
        for link in links:
            assert code(await room.door.enter(link, "", room.at)) == "link-used-up"

    in_room(play)


def test_of_links_that_are_opened_at_once_one_lets_the_owner_in_and_all_end() -> None:
    async def play(room: Room) -> None:
        links = [await room.door.owner_link(room.at) for _start in range(2)]
        same = await asyncio.gather(*[room.door.enter(links[0], "", room.at) for _ in range(100)])
        assert len([one for one in same if isinstance(one, Entered)]) == 1
        assert code(await room.door.enter(links[1], "", room.at)) == "link-used-up"

    in_room(play)


def test_a_link_ends_after_a_day() -> None:
    async def play(room: Room) -> None:
        link = await room.door.owner_link(room.at)
        assert code(await room.door.enter(link, "", room.at + DAY)) == "link-used-up"

    in_room(play)


def test_an_invitation_makes_a_cashier_who_signs_in_by_password_however_the_login_is_written() -> None:
    async def play(room: Room) -> None:
        carla = await room.cashier()
        assert carla.signed.role is Role.CASHIER
        again = entered(await room.sign_in(" CARLA "))
        assert again.signed.staff == carla.signed.staff
        known = await room.door.known(KeyKind.SESSION, again.secret, room.at)
        assert known == again.signed

    in_room(play)


def test_a_wrong_login_is_told_like_a_wrong_password() -> None:
    async def play(room: Room) -> None:
        await room.cashier()
        assert await room.sign_in("carla", "something else") == await room.sign_in("nobody", PASSWORD)

    in_room(play)


def test_who_is_wrong_again_and_again_has_to_wait_and_twice_as_long_each_time() -> None:
    async def play(room: Room) -> None:
        await room.cashier()
        for _ in range(5):
            assert code(await room.sign_in("carla", "something else")) == "wrong-login"
        assert code(await room.sign_in()) == "wait-after-failures"
        room.at += SECOND
        assert code(await room.sign_in("carla", "something else")) == "wrong-login"
        room.at += SECOND
        assert code(await room.sign_in()) == "wait-after-failures"
        room.at += SECOND
        assert entered(await room.sign_in())

    in_room(play)


def test_an_invitation_is_lost_by_nothing_that_was_filled_in_wrongly() -> None:
    async def play(room: Room) -> None:
        await room.cashier()
        invited = await room.office.invite(Role.DEALER, "Dario", (await room.owner()).signed, room.at)
        assert not isinstance(invited, Refusal)
        secret = invited[0]
        for login, password, why in (
            ("carla", PASSWORD, "login-taken"),
            ("dario", "short", "password-too-short"),
            ("dario-of-milan", "Dario-of-Milan", "password-too-simple"),
            ("dario", "aaaaaaaaaaaa", "password-too-simple"),
        ):
            assert code(await room.door.accept(secret, "Dario", login, password, room.at)) == why
        assert entered(await room.door.accept(secret, "Dario", "dario", PASSWORD, room.at)).signed.role is Role.DEALER
        assert code(await room.door.accept(secret, "Dario", "dario2", PASSWORD, room.at)) == "link-used-up"

    in_room(play)


def test_a_pin_is_good_on_a_device_and_gone_after_ten_failures() -> None:
    async def play(room: Room) -> None:
        carla, tablet = await room.cashier(), await room.device()
        assert tablet.signed.role is Role.DISPLAY
        assert code(await room.office.choose_pin(carla.signed.staff, "1234")) == "pin-too-simple"
        assert code(await room.office.choose_pin(carla.signed.staff, "12a4")) == "pin-of-digits"
        assert await room.office.choose_pin(carla.signed.staff, "8351") is None
        signed = entered(
            await room.door.sign_in_by_pin(carla.signed.staff, "8351", tablet.signed.device, room.at)
        ).signed
        assert (signed.role, signed.device) == (Role.CASHIER, tablet.signed.key)
        for number in range(PIN_TRIES):
            room.at += HOUR
            told = code(await room.door.sign_in_by_pin(carla.signed.staff, "8352", tablet.signed.device, room.at))
            assert told == ("pin-blocked" if number == PIN_TRIES - 1 else "wrong-pin")
        room.at += HOUR
        assert (
            code(await room.door.sign_in_by_pin(carla.signed.staff, "8351", tablet.signed.device, room.at))
            == "wrong-pin"
        )

    in_room(play)


def test_a_device_that_is_taken_away_ends_who_is_signed_in_on_it() -> None:
    async def play(room: Room) -> None:
        carla, tablet = await room.cashier(), await room.device()
        await room.office.choose_pin(carla.signed.staff, "8351")
        on_it = entered(await room.door.sign_in_by_pin(carla.signed.staff, "8351", tablet.signed.device, room.at))
        assert await room.office.end(tablet.signed.key, KeyKind.DEVICE) is None
        assert await room.door.known(KeyKind.DEVICE, tablet.secret, room.at) is None
        assert await room.door.known(KeyKind.SESSION, on_it.secret, room.at) is None
        assert code(await room.office.end(tablet.signed.key, KeyKind.DEVICE)) == "no-such-key"

    in_room(play)


def test_a_session_lasts_from_its_last_use() -> None:
    async def play(room: Room) -> None:
        carla = await room.cashier()
        for _ in range(3):
            room.at += 11 * HOUR
            assert await room.door.known(KeyKind.SESSION, carla.secret, room.at)
        room.at += 12 * HOUR
        assert await room.door.known(KeyKind.SESSION, carla.secret, room.at) is None

    in_room(play)


def test_who_is_let_go_is_out_at_once_and_cannot_come_back() -> None:
    async def play(room: Room) -> None:
        owner, carla = await room.owner(), await room.cashier()
        assert await room.door.known(KeyKind.SESSION, carla.secret, room.at)
        changed = await room.office.change(carla.signed.staff, owner.signed, active=False)
        assert isinstance(changed, Person) and not changed.active
        assert await room.door.known(KeyKind.SESSION, carla.secret, room.at) is None
        assert code(await room.sign_in()) == "wrong-login"

    in_room(play)


def test_only_an_owner_makes_owners_and_the_last_one_stays() -> None:
    async def play(room: Room) -> None:
        owner, carla = await room.owner(), await room.cashier()
        assert code(await room.office.invite(Role.DEALER, "Dario", carla.signed, room.at)) == "owners-only"
        director = await room.office.change(carla.signed.staff, owner.signed, role=Role.DIRECTOR)
        assert isinstance(director, Person) and director.role is Role.DIRECTOR
        signed = await room.door.known(KeyKind.SESSION, carla.secret, room.at)
        assert signed is not None
        assert code(await room.office.change(owner.signed.staff, signed, role=Role.FLOOR)) == "owners-only"
        assert code(await room.office.change(owner.signed.staff, owner.signed, active=False)) == "last-owner"
        assert code(await room.office.change("nobody", owner.signed, active=False)) == "no-such-person"

    in_room(play)


def test_a_new_password_wants_the_old_one_and_ends_the_other_sessions() -> None:
    async def play(room: Room) -> None:
        carla, elsewhere = await room.cashier(), entered(await room.sign_in())
        staff, new = carla.signed.staff, "jacks over queens"
        told = await room.office.choose_password(staff, "carla", "not the old one", new, carla.signed.key, room.at)
        assert code(told) == "not-your-password"
        assert await room.office.choose_password(staff, "carla", PASSWORD, new, carla.signed.key, room.at) is None
        assert await room.door.known(KeyKind.SESSION, carla.secret, room.at)
        assert await room.door.known(KeyKind.SESSION, elsewhere.secret, room.at) is None
        assert entered(await room.sign_in("carla", new))

    in_room(play)


def test_a_token_is_a_role_for_some_events_and_ends_with_its_days() -> None:
    async def play(room: Room) -> None:
        owner = await room.owner()
        made = await room.office.token("Results page", Role.DISPLAY, ("friday",), 30, owner.signed, room.at)
        assert not isinstance(made, Refusal)
        program = await room.door.known(KeyKind.TOKEN, made[0], room.at)
        assert program is not None
        assert (program.way, program.role, program.events) == (Credential.TOKEN, Role.DISPLAY, ("friday",))
        assert [key.holder.name for key in await room.office.keys(room.at)] == ["Results page"]
        assert await room.door.known(KeyKind.TOKEN, made[0], room.at + 31 * DAY) is None

    in_room(play)


def test_a_token_is_worth_no_more_than_who_made_it() -> None:
    async def play(room: Room) -> None:
        owner, carla = await room.owner(), await room.cashier()
        await room.office.change(carla.signed.staff, owner.signed, role=Role.DIRECTOR)
        director = await room.door.known(KeyKind.SESSION, carla.secret, room.at)
        assert director is not None
        made = await room.office.token("Entries", Role.DIRECTOR, (), 30, director, room.at)
        assert not isinstance(made, Refusal)
        assert await room.door.known(KeyKind.TOKEN, made[0], room.at)
        await room.office.change(carla.signed.staff, owner.signed, role=Role.CASHIER)
        assert await room.door.known(KeyKind.TOKEN, made[0], room.at) is None

    in_room(play)


def test_what_was_made_is_there_after_a_restart_and_the_file_has_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    kept: list[Entered] = []

    async def first(room: Room) -> None:
        kept.append(await room.cashier())

    async def second(room: Room) -> None:
        assert await room.door.known(KeyKind.SESSION, kept[0].secret, room.at + KNOWN_FOR) == kept[0].signed
        assert entered(await room.sign_in())

    in_room(first, Database.beside(file, SEAL))
    in_room(second, Database.beside(file, SEAL))
    everything = b"".join([one.read_bytes() for one in tmp_path.iterdir()])
    assert kept[0].secret.encode() not in everything
    assert PASSWORD.encode() not in everything


@pytest.mark.parametrize("kind", list(KeyKind))
def test_a_key_opens_nothing_but_what_it_is_for(kind: KeyKind) -> None:
    async def play(room: Room) -> None:
        carla = await room.cashier()
        found = await room.door.keys.find(kind, carla.secret, room.at)
        assert (found is not None) is (kind is KeyKind.SESSION)

    in_room(play)


def test_names_and_logins_are_sealed_where_they_are_kept(tmp_path: Path) -> None:
    async def scenario(room: Room) -> None:
        await room.cashier("Carlotta Neri", "carlotta")
        await room.office.invite(Role.DEALER, "Dario Bianchi", (await room.owner()).signed, room.at)
        assert "Carlotta Neri" in (await room.door.names()).values()
        assert isinstance(await room.sign_in("CARLOTTA"), Entered)

    in_room(scenario, Database.beside(tmp_path / "club.db", SEAL))
    written = b"".join([path.read_bytes() for path in tmp_path.iterdir()]).lower()
    assert not [word for word in (b"carlotta", b"neri", b"bianchi") if word in written]


def test_a_session_by_pin_ends_ten_minutes_after_its_last_use_and_looking_is_no_use() -> None:
    async def play(room: Room) -> None:
        carla, tablet = await room.cashier(), await room.device()
        await room.office.choose_pin(carla.signed.staff, "8351")
        by_pin = entered(await room.door.sign_in_by_pin(carla.signed.staff, "8351", tablet.signed.device, room.at))
        for _ in range(3):
            room.at += 9 * MINUTE
            assert await room.door.known(KeyKind.SESSION, by_pin.secret, room.at)
            await room.door.keys.use(by_pin.secret, room.at)
        for _ in range(9):
            room.at += MINUTE
            assert await room.door.known(KeyKind.SESSION, by_pin.secret, room.at)
        room.at += MINUTE
        assert await room.door.known(KeyKind.SESSION, by_pin.secret, room.at) is None
        await room.door.keys.use(by_pin.secret, room.at)
        assert await room.door.known(KeyKind.SESSION, by_pin.secret, room.at + KNOWN_FOR) is None
        assert await room.door.known(KeyKind.SESSION, carla.secret, room.at), "by password he has his twelve hours"

    in_room(play)


def test_who_is_let_go_is_out_on_the_tablets_too() -> None:
    async def play(room: Room) -> None:
        owner, carla, tablet = await room.owner(), await room.cashier(), await room.device()
        await room.office.choose_pin(carla.signed.staff, "8351")
        by_pin = entered(await room.door.sign_in_by_pin(carla.signed.staff, "8351", tablet.signed.device, room.at))
        await room.office.change(carla.signed.staff, owner.signed, active=False)
        await room.office.change(carla.signed.staff, owner.signed, active=True)
        assert await room.door.known(KeyKind.SESSION, by_pin.secret, room.at) is None

    in_room(play)
