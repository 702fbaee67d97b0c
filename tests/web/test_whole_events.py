"""A whole event in one file: out of one room and into another, with its chains; and what is not taken in."""

import asyncio
import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from shuffleup.accounts.database import Database
from shuffleup.accounts.seal import Seal
from shuffleup.people.register import Keeper, PlayerRegister
from shuffleup.room.whole_event.file import DOCUMENT, is_whole_event, read_file
from shuffleup.room.whole_event.moving import take_in, taken_out
from shuffleup.store.port import GENESIS, BrokenLogError, digest
from shuffleup.store.postgres.store import PostgresStore
from tests.cli.shell import ran
from tests.store.postgres import postgres
from tests.web.browsers import invited
from tests.web.club import NAMES, Floor, Json, room_in_file
from tests.web.online_seat import ONLINE, Seat, entered, until_asked

ROWS = "select version, command_id, at, schema, body, digest from row order by stream, version"


def log_of(path: Path) -> list[tuple[object, ...]]:
    """The rows of the event, byte for byte."""
    with closing(sqlite3.connect(path)) as file:
        return file.execute(ROWS).fetchall()


def exported(desk: Floor, **how: str) -> bytes:
    answer = desk.client.get("/api/events/friday/export", params=how)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="friday.event"'
    return answer.content


def imported(desk: Floor, data: bytes) -> Json:
    answer = desk.client.post("/api/events/import", content=data)
    assert answer.status_code == 201, answer.text
    return answer.json()


def refusal(desk: Floor, data: bytes) -> tuple[int, str]:
    answer = desk.client.post("/api/events/import", content=data)
    return answer.status_code, answer.json()["error"]["code"]


@pytest.fixture
def evening(tmp_path: Path) -> bytes:
    """Twelve players, one of whom is out; with their names."""
    with room_in_file(tmp_path / "one.db") as desk:
        desk.begun()
        desk.bust(desk.at_table(1)[0])
        return exported(desk, names="true")


def test_an_event_goes_on_in_another_room_with_its_log_byte_for_byte(evening: bytes, tmp_path: Path) -> None:
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        told = imported(desk, evening)
        assert (told["event"], told["streams"], told["draws_hold"]) == ("friday", 1, True)
        assert told["rows"] == len(log_of(tmp_path / "two.db")) and told["draws"] >= 1
        assert log_of(tmp_path / "two.db") == log_of(tmp_path / "one.db")
        assert {*desk.at_table(1), *desk.at_table(2)} < {*NAMES}
        desk.bust(desk.at_table(1)[0], command_id="here")
        desk.give("pause-clock", "pause", reason="")
    checked = ran("verify", "--draws", str(tmp_path / "two.db"))
    assert checked.status == 0, checked


def test_a_file_has_ids_only_unless_names_are_asked_for(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "one.db") as desk:
        desk.begun()
        data = exported(desk)
        text = zipfile.ZipFile(io.BytesIO(data)).read(DOCUMENT).decode()
        assert not any(name in text for name in NAMES)
        assert set(read_file(exported(desk, names="true")).beside.names.values()) == set(NAMES)
        assert is_whole_event(data) and not is_whole_event(b"Anna") and not is_whole_event(data[:200])
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        imported(desk, data)
        ids = [*desk.at_table(1), *desk.at_table(2)]
        assert len(ids) == 12 and all(one.startswith("p-") for one in ids)


def test_what_the_room_keeps_beside_an_event_goes_along(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "one.db") as desk:
        slot = {"day": "2026-11-27", "time": "20:00"}
        body = {"command_id": "open", "event_id": "friday", "form": {"name": "Friday", "rulebook": "tda-2024"}}
        assert desk.client.post("/api/events", json={**body, "slot": slot}).status_code == 201
        for number, into in enumerate(("friday", "FRIDAY", "sunday", "")):
            ticket = {"command_id": f"t{number}", "player": f"Anna {number}", "cents": 5000, "into": into}
            assert desk.client.post("/api/tickets", json=ticket).status_code == 201
        data = exported(desk)
    inside = read_file(data).beside
    assert (inside.plan.day, len(inside.tickets), len(inside.acts)) == ("2026-11-27", 2, 2)
    assert "Friday" in inside.source
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        assert imported(desk, data)["tickets"] == 2
        book = desk.client.get("/api/tickets").json()["tickets"]
        assert sorted(one["into"] for one in book) == ["FRIDAY", "friday"]
        copy = read_file(exported(desk)).beside
        assert (copy.plan, copy.source, copy.tickets) == (inside.plan, inside.source, inside.tickets)


def changed(data: bytes, change: Callable[[Json], object]) -> bytes:
    document = msgspec.json.decode(zipfile.ZipFile(io.BytesIO(data)).read(DOCUMENT))
    change(document)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(DOCUMENT, msgspec.json.encode(document))
    return out.getvalue()


def _forged(document: Json) -> None:
    """A log whose chain is whole and whose rows do not follow from each other: nobody has opened the event."""
    rows = document["streams"][0]["rows"]
    del rows[0]
    last = GENESIS
    for version, row in enumerate(rows, start=1):
        row["version"] = version
        row["body"] = msgspec.json.encode({**msgspec.json.decode(row["body"]), "version": version}).decode()
        last = digest(last, row["body"].encode())
        row["digest"] = last.hex()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda told: told["streams"][0]["rows"].pop(2), (422, "log-broken")),
        (lambda told: told["streams"][0]["rows"][1].update(digest="00" * 32), (422, "log-broken")),
        (lambda told: told["streams"][0]["rows"][1].update(digest="zz"), (422, "log-broken")),
        (lambda told: told.update(event="other"), (422, "damaged")),
        (lambda told: told["streams"][0].update(stream="event/other"), (422, "damaged")),
        (lambda told: told["streams"].append(told["streams"][0]), (422, "damaged")),
        (lambda told: told.update(streams=[]), (422, "damaged")),
        (lambda told: told.update(schema="shuffleup.event-file/2"), (422, "too-new")),
        (lambda told: told["streams"][0]["rows"][1].update(schema=99), (422, "too-new")),
        (_forged, (409, "log-incoherent")),
    ],
)
def test_a_file_that_was_altered_is_not_taken_in(
    evening: bytes, tmp_path: Path, change: Callable[[Json], object], told: tuple[int, str]
) -> None:
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        assert refusal(desk, changed(evening, change)) == told
        assert desk.client.get("/api/events").json() == []
        assert log_of(tmp_path / "two.db") == []


def test_an_event_is_taken_in_once_and_never_over_another(evening: bytes, tmp_path: Path) -> None:
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        assert refusal(desk, b"PK\x03\x04") == (422, "damaged")
        assert refusal(desk, evening[:-40]) == (422, "damaged")
        imported(desk, evening)
        assert refusal(desk, evening) == (409, "event-there")
        assert len(log_of(tmp_path / "two.db")) == len(log_of(tmp_path / "one.db"))


def test_a_log_that_is_not_as_it_was_written_is_not_handed_on(evening: bytes, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "one.db", isolation_level=None)) as file:
        file.execute("update row set body = cast(replace(cast(body as text), 'Friday', 'Sunday') as blob)")
    with pytest.raises(BrokenLogError):
        asyncio.run(taken_out(str(tmp_path / "one.db"), "friday", 1))


def test_a_hand_in_progress_stays_where_its_deck_is(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "one.db") as desk:
        assert desk.create(**ONLINE).status_code == 201
        anna, bruno = Seat(desk, "anna"), Seat(desk, "bruno")
        entered(desk, anna, bruno)
        until_asked(desk, anna, bruno)
        running = exported(desk, names="true")
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        assert refusal(desk, running) == (409, "hand-stays-here")
        assert log_of(tmp_path / "two.db") == []


def test_hands_are_shown_only_where_their_decks_were_shuffled(tmp_path: Path) -> None:
    with room_in_file(tmp_path / "one.db") as desk:
        assert desk.create(**ONLINE).status_code == 201
        anna, bruno = Seat(desk, "anna"), Seat(desk, "bruno")
        entered(desk, anna, bruno)
        auditor = invited(desk, "auditor", "ada")
        while not (hands := auditor.get("/api/events/friday/hands").json()["hands"]):
            until_asked(desk, anna, bruno).answer("fold")
        page = "/api/events/friday/tables/1/hands/{}".format(hands[-1]["hand"])
        assert auditor.get(page).status_code == 200
    with room_in_file(tmp_path / "two.db", seed=8) as desk:
        with closing(sqlite3.connect(tmp_path / "two.db", isolation_level=None)) as file:
            file.execute("attach ? as one", (str(tmp_path / "one.db"),))
            file.execute("insert into row select * from one.row")
        auditor = invited(desk, "auditor", "ada")
        told = auditor.get(page)
        assert (told.status_code, told.json()["error"]["code"]) == (409, "deck-elsewhere")


def test_from_a_file_into_a_database(evening: bytes, tmp_path: Path) -> None:
    event = read_file(evening)

    async def told(url: str) -> None:
        database = Database.in_postgres(url, Seal(bytes(32)))
        await database.open()
        people = PlayerRegister(database)
        await people.load()
        await take_in(url, event, people, Keeper("owner", 1))
        assert len(people.directory) == 12
        assert await taken_out(url, "friday", event.made_at) == msgspec.structs.replace(
            event, beside=msgspec.structs.replace(event.beside, names={})
        )
        store = await PostgresStore.open(url)
        assert await store.check("event/friday") is None
        await store.close()
        await database.close()

    with postgres() as url:
        asyncio.run(told(url))


def test_the_command_hands_an_event_out(evening: bytes, tmp_path: Path) -> None:
    out, db = str(tmp_path / "friday.event"), str(tmp_path / "one.db")
    Path(f"{db}.key").write_bytes(bytes([7]) * 32)
    told = ran("export", "friday", "--db", db, "--out", out, "--with-names")
    assert told.status == 0, told.err
    assert "It has the names of 12 players." in told.out
    found = read_file(Path(out).read_bytes())
    assert (found.streams, found.beside) == (read_file(evening).streams, read_file(evening).beside)
    assert f"Head    {found.streams[0].rows[-1].digest}" in told.out
    assert Path(out).stat().st_mode & 0o777 == 0o600
    for line, said in (
        (("friday", "--db", db, "--out", out), "there is something in"),
        (("monday", "--db", db, "--out", f"{out}2"), "there is no event monday"),
        (("friday", "--db", str(tmp_path / "no.db"), "--out", f"{out}2"), ""),
    ):
        refused = ran("export", *line)
        assert (refused.status, refused.err.count("\n")) == (2, 1) and said in refused.err
    assert not Path(f"{out}2").exists() and not (tmp_path / "no.db").exists()


def test_the_command_takes_an_event_in(evening: bytes, tmp_path: Path) -> None:
    file, db = tmp_path / "friday.event", str(tmp_path / "two.db")
    file.write_bytes(evening)
    shown = ran("import", str(file))
    assert shown.status == 0 and shown.out.splitlines()[0] == "Log     one event or table, 5 rows", shown
    assert not Path(db).exists()
    told = ran("import", str(file), "--db", db)
    assert told.status == 0, told.err
    assert told.out.splitlines()[-1] == f"friday is in {db} now: its chains are as they were written."
    assert log_of(Path(db)) == log_of(tmp_path / "one.db")
    assert ran("verify", "--draws", db).status == 0
    for line, status, said in (
        ((str(file), "--db", db), 3, "has an event friday already"),
        ((str(file), "--db", db, "--id", "other"), 2, "a whole event keeps its id"),
    ):
        refused = ran("import", *line)
        assert (refused.status, refused.err.count("\n")) == (status, 1) and said in refused.err, refused
    file.write_bytes(changed(evening, lambda document: document["streams"][0]["rows"].pop(1)))
    refused = ran("import", str(file), "--db", str(tmp_path / "three.db"))
    assert (refused.status, refused.err.count("\n")) == (2, 1) and "is not as it was written" in refused.err
    assert json.loads(ran("import", str(tmp_path / "four.event"), "--json").out)["error"]["code"] == "no-file"
