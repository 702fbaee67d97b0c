"""The register over its table: sealed at rest, changed by one at a time, and its trail."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal, SealError
from shuffleup.answer import Refusal
from shuffleup.people.person import Papers, PlayerBan, RegisteredPerson, is_banned, is_id, new_id
from shuffleup.people.register import FRESH_FOR, Keeper, PlayerRegister, RecordAct

SEAL = Seal(b"beside the log, and not in it".ljust(32))
AT = 1_750_000_000_000_000
CARLA = Keeper("staff-carla", AT)
DAVID = Keeper("staff-david", AT + 5)


def in_register(
    scenario: Callable[[PlayerRegister], Awaitable[None]], file: Path | None = None, seal: Seal = SEAL
) -> None:
    async def run() -> None:
        register = PlayerRegister(Database.beside(file, seal) if file else Database.in_memory())
        await register.database.open()
        try:
            await register.load()
            await scenario(register)
        finally:
            await register.database.close()

    asyncio.run(run())


async def made(register: PlayerRegister, **papers: object) -> RegisteredPerson:
    person = await register.make(Papers(**papers), CARLA)  # type: ignore[arg-type]
    assert isinstance(person, RegisteredPerson), person
    return person


def code(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.code


def test_ids_look_like_no_name() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000 and all(map(is_id, ids))
    for name in ("Anna", "p-Anna", "p-", "p-12345678x", "P-1234567A", "p-1234567u"):
        assert not is_id(name)


def test_whatever_is_personal_is_sealed(tmp_path: Path) -> None:
    file = tmp_path / "club.db"

    async def first(register: PlayerRegister) -> None:
        person = await made(register, name="Mario Rossi", card="IT-0042", notes="left-handed")
        why = Keeper("staff-carla", AT, "Mario pays late")
        ban = PlayerBan(date(2026, 1, 1), None, "cheating at table 3", "staff-carla")
        assert isinstance(await register.ban(person.id, ban, person.changed_at, why), RegisteredPerson)

    async def again(register: PlayerRegister) -> None:
        (mario,) = register.directory.search("rossi", {})
        papers = register.directory.papers(mario)
        assert papers and papers.ban and (papers.notes, papers.ban.reason) == ("left-handed", "cheating at table 3")
        assert [(one.act, one.by, one.why) for one in await register.trail(mario)] == [
            (RecordAct.BANNED, "staff-carla", "Mario pays late"),
            (RecordAct.MADE, "staff-carla", ""),
        ]

    in_register(first, file)
    written = b"".join([path.read_bytes() for path in tmp_path.iterdir()])
    for word in (b"Mario", b"Rossi", b"0042", b"cheating", b"left-handed"):
        assert word not in written
    in_register(again, file)
    with pytest.raises(SealError):
        in_register(again, file, Seal(b"another"))


def test_a_row_copied_over_another_one_does_not_open(tmp_path: Path) -> None:
    file = tmp_path / "club.db"

    async def first(register: PlayerRegister) -> None:
        await made(register, name="Mario Rossi")
        await made(register, name="Anna Neri")

    async def again(register: PlayerRegister) -> None:
        raise AssertionError("it was opened")

    in_register(first, file)
    with sqlite3.connect(file) as connection:
        connection.execute("update person set sealed = (select sealed from person order by id limit 1)")
    connection.close()
    with pytest.raises(SealError):
        in_register(again, file)


def test_two_desks_do_not_write_over_each_other() -> None:
    async def scenario(register: PlayerRegister) -> None:
        person = await made(register, name="Mario Rossi")
        changed = await register.change(person.id, Papers(name="Mario  Rossi ", country="it"), person.changed_at, DAVID)
        assert isinstance(changed, RegisteredPerson) and changed.papers == Papers(name="Mario Rossi", country="IT")
        refused = await register.change(person.id, Papers(name="Mario"), person.changed_at, CARLA)
        assert code(refused) == "person-changed" and isinstance(refused, Refusal)
        assert refused.fact("by") == "staff-david"
        assert register.directory.papers(person.id) == changed.papers

    in_register(scenario)


def test_what_nobody_can_be() -> None:
    async def scenario(register: PlayerRegister) -> None:
        ban = PlayerBan(date(2026, 5, 2), date(2026, 5, 1), "late", "staff-carla")
        for papers, wrong in (
            (Papers(name=" "), "nobody-named"),
            (Papers(name="Ma\x1brio"), "nobody-named"),
            (Papers(name="x" * 201), "nobody-named"),
            (Papers(name="Mario", public_name="a\u202eb"), "nobody-named"),
            (Papers(name=new_id()), "name-like-id"),
            (Papers(name="Mario", country="XX"), "country-unknown"),
            (Papers(name="Mario", ban=replace(ban, reason=" ")), "reason-missing"),
            (Papers(name="Mario", ban=ban), "ban-ends-too-early"),
        ):
            assert code(await register.make(papers, CARLA)) == wrong
        assert len(register.directory) == 0
        assert code(await register.change("p-00000000", Papers(name="Mario"), 0, CARLA)) == "no-such-player"
        markup = await made(register, name="<script>alert(1)</script>")
        assert markup.papers and markup.papers.name == "<script>alert(1)</script>"  # text like any other

    in_register(scenario)


def test_somebody_alike_is_made_only_when_somebody_says_so() -> None:
    async def scenario(register: PlayerRegister) -> None:
        mario = await made(register, name="Mario Rossi", card="42")
        for papers in (Papers(name="Rossi Mario"), Papers(name="Mario Rosso"), Papers(name="Anna", card="42")):
            refused = await register.make(papers, CARLA)
            assert code(refused) == "person-alike" and isinstance(refused, Refusal)
            assert refused.fact("id") == mario.id
        other = await register.make(Papers(name="Mario Rossi"), CARLA, although_alike=True)
        assert isinstance(other, RegisteredPerson) and other.id != mario.id
        assert register.directory.called("Mario Rossi") == tuple(sorted((mario.id, other.id)))

    in_register(scenario)


def test_what_another_process_writes_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "club.db"

    async def scenario(register: PlayerRegister) -> None:
        other = PlayerRegister(Database.beside(file, SEAL))
        try:
            await other.load()
            person = await made(register, name="Mario Rossi")
            await other.refresh(AT)
            assert other.directory.search("mario", {}) == (person.id,)
            await register.change(person.id, Papers(name="Mario Verdi"), person.changed_at, DAVID)
            await other.refresh(AT + 1)
            assert other.directory.search("verdi", {}) == ()
            await other.refresh(AT + FRESH_FOR)
            assert other.directory.search("verdi", {}) == (person.id,)
        finally:
            await other.database.close()

    in_register(scenario, file)


def test_a_ban_holds_from_its_first_day_to_its_last() -> None:
    ban = PlayerBan(date(2026, 5, 2), date(2026, 5, 4), "late", "staff-carla")
    person = RegisteredPerson("p-00000001", Papers(name="Mario", ban=ban), "", AT, AT, "staff-carla")
    assert [is_banned(person, date(2026, 5, day)) for day in range(1, 6)] == [False, True, True, True, False]
    for_ever = replace(person, papers=Papers(name="Mario", ban=replace(ban, until=None)))
    assert is_banned(for_ever, date(2099, 1, 1))
