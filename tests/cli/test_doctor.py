"""``shuffleup doctor``: what is wrong with a set-up is named, with how to mend it; what is right is said to be so."""

import asyncio
import json
import os
import shutil
import socket
import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from shuffleup.answer import plain
from shuffleup.cli.doctor import certificates, disk, machine
from shuffleup.cli.doctor.bus import bus
from shuffleup.cli.doctor.data import backups
from shuffleup.cli.doctor.findings import State, Symptom
from shuffleup.store.backup.names import backup_name
from shuffleup.store.redis_bus import RedisBus
from shuffleup.web.pages import is_built
from tests.cli.shell import ran
from tests.store.redis import Broker, broker
from tests.web.running import served

NOW = datetime(2026, 11, 26, 12, 0, tzinfo=UTC)
HOUR = 3_600_000_000
Json = dict[str, str]
needs_pages = pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")


@pytest.fixture(scope="module")
def served_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a room that has been served once."""
    folder = tmp_path_factory.mktemp("room")
    with served(folder / "club.db") as server:
        assert server.ask("/api/events")
        assert server.stop() == 0
    return folder


@pytest.fixture
def room(tmp_path: Path, served_once: Path) -> Path:
    """The file of a room of one's own, its owner's eyes alone on the secret."""
    shutil.copytree(served_once, tmp_path, dirs_exist_ok=True)
    return tmp_path / "club.db"


async def _bus_with_and_without(broker: Broker, key: Path) -> list[list[tuple[str, str]]]:
    async def seen() -> list[tuple[str, str]]:
        return [(one.state.value, plain(one.what)) async for one in bus(broker.url, key)]

    found = [await seen()]
    key.write_bytes(b"k" * 32)
    async with RedisBus(broker.url, b"k" * 32).running() as carrier:
        async with asyncio.timeout(10):
            await carrier.heard()  # first of all, that it listens
        found.append(await seen())
    broker.kill()
    return [*found, await seen()]


def test_a_bus_is_tried_and_its_listeners_counted(tmp_path: Path) -> None:
    with broker(tmp_path) as redis:
        strange, known, gone = asyncio.run(_bus_with_and_without(redis, tmp_path / "club.key"))
    assert strange[0][1].startswith("bus-answers (name: ")
    assert strange[1][1].startswith("bus-carries (milliseconds: ")
    assert strange[2] == ("warning", f"bus-of-no-secret (file: {tmp_path / 'club.key'})")
    assert known[2] == ("ok", "bus-has-listeners (count: 1)")
    assert [(state, told.partition(" ")[0]) for state, told in gone] == [("warning", "bus-does-not-answer")]
    refused = ran("doctor", "--db", str(tmp_path / "club.db"), "--bus", redis.url)
    assert (refused.status, refused.err.startswith("error: --bus: a bus is for processes that share")) == (2, True)


@pytest.fixture
def port() -> Iterator[str]:
    """A port that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        yield str(probe.getsockname()[1])
        probe.close()


def looked(*options: str) -> tuple[int, dict[str, Json]]:
    """The exit status, and what was found by its code."""
    told = ran("doctor", *options, "--json")
    document = json.loads(told.out)
    assert told.err == ""
    assert document["holds"] is (document["wrong"] == 0) is (told.status == 0)
    return told.status, {one["code"]: one for one in document["found"]}


def codes(findings: Iterator[Symptom]) -> list[tuple[str, str]]:
    """How each is, and its code."""
    return [(one.state.value, one.what.code) for one in findings]


@needs_pages
def test_a_room_in_order(room: Path) -> None:
    status, found = looked("--db", str(room), "--port", "1024")
    assert status == 0
    assert {"versions-are", "layout-is-ours", "file-is-whole", "chains-hold", "secret-fits", "zone-is"} <= set(found)
    assert found["no-backups"]["state"] == "warning" and found["no-backups"]["hint"]


@needs_pages
def test_a_room_that_is_served_now_is_not_disturbed(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        status, found = looked("--db", str(server.db), "--port", str(server.port))
        assert status == 0
        assert {"is-served-now", "server-answers", "chains-hold"} <= set(found)
        assert server.ask("/api/health")["troubles"] == []


@needs_pages
@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("update row set body = cast('{' as blob) where version = 2", "row-not-as-written"),
        ("update shuffleup_version set version_num = '9999'", "file-of-newer-shuffleup"),
        ("pragma application_id = 7", "another-programs-data"),
    ],
)
def test_data_that_are_not_as_they_should_be(room: Path, sql: str, code: str) -> None:
    with closing(sqlite3.connect(room, isolation_level=None)) as file:
        file.execute(sql)
    before = room.read_bytes()
    status, found = looked("--db", str(room))
    assert (status, found[code]["state"]) == (1, "wrong")
    assert found[code]["hint"]
    assert room.read_bytes() == before


@needs_pages
def test_a_secret_that_is_lost_open_short_or_anothers(room: Path) -> None:
    key = Path(f"{room}.key")
    secret = key.read_bytes()
    if os.name == "posix":
        key.chmod(0o644)
        status, found = looked("--db", str(room))
        assert (status, found["secret-is-open"]["hint"]) == (1, f"close it: chmod 600 {key}")
        key.chmod(0o600)
    for written, code in ((b"short", "file-is-damaged"), (bytes(32), "names-sealed-otherwise")):
        key.write_bytes(written)
        status, found = looked("--db", str(room))
        wrong = {name for name, one in found.items() if one["state"] == "wrong"}
        assert status == 1 and len(wrong) == 1, (code, wrong)
    key.unlink()
    assert looked("--db", str(room))[1]["secret-is-lost"]["state"] == "wrong"
    assert not key.exists()
    key.write_bytes(secret)


def test_nothing_is_there_yet_and_nothing_is_made(tmp_path: Path, port: str) -> None:
    found = looked("--db", str(tmp_path / "club.db"), "--port", port)[1]
    assert "no-data-yet" in found
    assert list(tmp_path.iterdir()) == []
    assert looked("--db", str(tmp_path / "no" / "club.db"))[1]["folder-of-file-missing"]["state"] == "wrong"


def test_a_port_that_another_program_has(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        found = looked("--db", str(tmp_path / "a.db"), "--port", str(other.getsockname()[1]))[1]
    assert found["port-is-taken"]["state"] == "wrong"


def test_a_database_that_is_not_there_and_an_address_that_is_none(tmp_path: Path) -> None:
    status, found = looked("--database", "postgresql://nobody@127.0.0.1:1/club", "--key", str(tmp_path / "key"))
    assert status == 1
    assert {one["part"] for one in found.values() if one["state"] == "wrong"} == {"database"}
    told = ran("doctor", "--database", "mysql://x")
    assert (told.status, told.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("took", "state"), [(0.4, State.OK), (30.0, State.WARNING), (400.0, State.WRONG)], ids=["quick", "slow", "too slow"]
)
def test_how_quick_a_disk_is(tmp_path: Path, took: float, state: State) -> None:
    found = {one.what.code: one for one in disk.disk(tmp_path / "a.db", lambda _: took)}
    assert found["disk-keeps-in"].state is state
    assert (found["disk-keeps-in"].hint is None) is (state is State.OK)


def test_a_disk_that_cannot_be_written(tmp_path: Path) -> None:
    def full(_: Path) -> float:
        raise OSError(28, "No space left on device")

    assert codes(disk.disk(tmp_path / "a.db", full)) == [("wrong", "folder-not-writable")]


@pytest.mark.parametrize(
    ("mounts", "found"),
    [
        ("/dev/sda1 / ext4 rw 0 0\n", ("ok", "file-system-is")),
        ("/dev/sda1 / ext4 rw 0 0\nnas:/data /srv nfs4 rw 0 0\n", ("wrong", "disk-of-another-machine")),
        ("/dev/sda1 / ext4 rw 0 0\ntmpfs /srv/room tmpfs rw 0 0\n", ("warning", "disk-is-memory")),
        ("garbage\n", None),
    ],
)
def test_the_kind_of_a_disk(mounts: str, found: tuple[str, str] | None) -> None:
    assert codes(disk.kind(Path("/srv/room"), mounts)) == ([found] if found else [])


def test_a_clock_that_was_never_set_or_is_set_meanwhile() -> None:
    at = NOW.timestamp()
    steady = machine.Clocks(at, 100.0)
    assert codes(machine.clock(machine.Clocks(at + 2, 102.0), steady))[0] == ("ok", "clock-says")
    jumped = codes(machine.clock(machine.Clocks(at + 62, 102.0), steady))
    assert ("warning", "clock-jumped") in jumped
    assert codes(machine.clock(machine.Clocks(10.0, 102.0), steady))[0] == ("wrong", "clock-is-not-set")
    for ahead, state in ((0.3, State.OK), (-4.0, State.WARNING), (90.0, State.WRONG)):
        assert machine.against_database(ahead).state is state


def test_memory_that_is_free(tmp_path: Path) -> None:
    told = tmp_path / "meminfo"
    for kilobytes, state in ((4_000_000, "ok"), (300_000, "warning"), (90_000, "wrong")):
        told.write_text(f"MemTotal: 8000000 kB\nMemAvailable:  {kilobytes} kB\n")
        assert codes(machine.memory(told)) == [(state, "memory-is-free")]
    told.write_text("MemTotal: 1 kB\n")
    assert codes(machine.memory(told)) == []


def test_how_old_the_newest_backup_is(tmp_path: Path) -> None:
    at = round(NOW.timestamp() * 1_000_000)
    assert backups((tmp_path,), at).what.code == "no-backups"
    for hours, state in ((500, State.WRONG), (40, State.WARNING), (3, State.OK)):
        (tmp_path / backup_name("club", at - hours * HOUR)).write_bytes(b"")
        found = backups((tmp_path / "nowhere", tmp_path), at)
        assert (found.state, dict(found.what.facts)["hours"]) == (state, hours)


# ── certificates ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Signer:
    """Somebody who signs certificates."""

    def __init__(self, name: str) -> None:
        self.name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
        self.key = ec.generate_private_key(ec.SECP256R1())

    def sign(self, other: "Signer", until: datetime, *names: str) -> x509.Certificate:
        """A certificate of another for these names."""
        made = x509.CertificateBuilder().subject_name(other.name).issuer_name(self.name)
        made = made.public_key(other.key.public_key()).serial_number(7)
        made = made.not_valid_before(NOW - timedelta(days=60)).not_valid_after(until)
        listed = x509.SubjectAlternativeName([x509.DNSName(name) for name in names])
        return made.add_extension(listed, critical=False).sign(self.key, hashes.SHA256())


def pem(*chain: x509.Certificate) -> bytes:
    return b"".join([one.public_bytes(serialization.Encoding.PEM) for one in chain])


def found_in(tmp_path: Path, content: bytes, *names: str) -> list[tuple[str, str]]:
    file = tmp_path / "chain.pem"
    file.write_bytes(content)
    return codes(certificates.in_file(str(file), names, NOW))


def test_certificates_by_their_dates_names_and_signatures(tmp_path: Path) -> None:
    root, house, stranger = Signer("root"), Signer("poker.example"), Signer("stranger")
    long, top = NOW + timedelta(days=80), root.sign(root, NOW + timedelta(days=900), "root")
    good = root.sign(house, long, "poker.example", "*.club.example")
    fine = [("ok", "certificate-holds"), ("ok", "certificate-names")]
    assert found_in(tmp_path, pem(good, top), "poker.example", "floor.club.example") == fine
    assert ("wrong", "certificate-lacks-name") in found_in(tmp_path, pem(good, top), "a.b.club.example")
    assert ("wrong", "chain-is-broken") in found_in(tmp_path, pem(good, stranger.sign(stranger, long, "x")))
    assert ("warning", "signed-by-itself") in found_in(tmp_path, pem(house.sign(house, long, "poker.example")))
    for until, first in (
        (NOW - timedelta(days=1), ("wrong", "certificate-ended")),
        (NOW + timedelta(days=5), ("warning", "certificate-ends-soon")),
    ):
        assert found_in(tmp_path, pem(root.sign(house, until, "poker.example")))[0] == first
    assert found_in(tmp_path, b"-----BEGIN nonsense") == [("wrong", "no-certificate")]


def test_what_browsers_would_not_trust_at_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(_host: str, _port: int, _how: ssl.SSLContext) -> bytes:
        fault = ssl.SSLCertVerificationError(1, "failed")
        fault.verify_message = "self-signed certificate"
        raise fault

    monkeypatch.setattr(certificates, "_shown", shown)
    assert codes(certificates.at_url("https://poker.example", NOW)) == [("wrong", "browsers-refuse-it")]


def test_an_address_where_nobody_answers_or_that_is_none(port: str) -> None:
    assert codes(certificates.at_url(f"https://127.0.0.1:{port}", NOW)) == [("wrong", "nobody-answers-at")]
    for url in ("http://poker.example", "https://", "poker", "https://x:99999999"):
        told = ran("doctor", "--url", url)
        assert (told.status, told.err.count("\n")) == (2, 1), url


@pytest.mark.parametrize(("language", "wrong"), [("en", "wrong "), ("it", "sbagliato "), ("es", "mal ")])
def test_it_is_told_in_three_languages(tmp_path: Path, language: str, wrong: str) -> None:
    told = ran("doctor", "--db", str(tmp_path / "no" / "club.db"), "--lang", language)
    assert told.status == 1
    assert any(line.startswith(wrong) for line in told.out.splitlines())
    assert "note-" not in told.out and "doctor-" not in told.out
