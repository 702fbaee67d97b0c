"""Where messages may go, and where not: whoever types an address does not reach into the network of the room."""

import asyncio
import ssl
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from shuffleup.post import sending
from shuffleup.post.jobs import Tried
from shuffleup.post.sending import Sender, is_inner, shown
from tests.post.receiver import receiver

HERE = frozenset({"127.0.0.1"})


def sent(url: str, *, allowed: frozenset[str] = frozenset(), addresses: list[str] | None = None) -> Tried:
    """What comes of a message; ``addresses`` are what the name is looked up as."""

    async def looked_up(host: str, port: int) -> list[str]:
        if addresses is None:
            return await sending.resolved(host, port)
        return addresses

    return asyncio.run(Sender(looked_up).send(url, {"webhook-id": "msg_1"}, b"{}", allowed))


@pytest.mark.parametrize(
    ("address", "inner"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("192.168.1.9", True),
        ("172.16.0.1", True),
        ("169.254.169.254", True),
        ("100.64.0.1", True),
        ("0.0.0.0", True),
        ("224.0.0.1", True),
        ("::1", True),
        ("fe80::1%eth0", True),
        ("fd00::1", True),
        ("::ffff:127.0.0.1", True),
        ("64:ff9b::10.0.0.1", True),
        ("64:ff9b::8.8.8.8", True),
        ("64:ff9b:1::8.8.8.8", True),
        ("::ffff:8.8.8.8", True),
        ("::8.8.8.8", True),
        ("2002:808:808::1", True),
        ("fec0::1", True),
        ("feff::1%eth0", True),
        ("3fff::1", True),
        ("192.0.0.8", True),
        ("2002:7f00:1::", True),
        ("93.184.215.14", False),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", False),
    ],
)
def test_an_address_of_the_own_network_is_known(address: str, *, inner: bool) -> None:
    assert is_inner(address) is inner


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x",
        "file:///etc/passwd",
        "//example.org",
        "http://",
        "http://user:word@example.org/",
        "http://exa mple.org/",
        "http://example.org:99999/",
        "http://example.org/" + "x" * 1_000,
        "http://example.org/\nx",
    ],
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    unfit = asyncio.run(Sender().unfit(url, frozenset()))
    assert unfit is not None
    assert unfit.code == "not-a-web-address"
    assert sent(url) == Tried(done=False, said="not-a-web-address")


def test_nothing_goes_to_this_machine_unless_it_is_allowed_by_name() -> None:
    with receiver() as program:
        unfit = asyncio.run(Sender().unfit(program.url, frozenset({"results.local"})))
        assert unfit is not None
        assert unfit.code == "inner-address"
        assert sent(program.url) == Tried(done=False, said="inner-address")
        assert program.messages == []
        assert sent(program.url, allowed=HERE) == Tried(done=True, said="status-200")
        assert program.messages[0].path == "/news?token=hidden"
        assert program.messages[0].headers["host"] == f"127.0.0.1:{program.port}"


def test_a_name_that_now_leads_to_this_machine_is_not_followed() -> None:
    with receiver() as program:
        url = f"http://results.example:{program.port}/"
        assert sent(url, addresses=["127.0.0.1"]) == Tried(done=False, said="inner-address")
        assert sent(url, addresses=["93.184.215.14", "127.0.0.1"]) == Tried(done=False, said="inner-address")
        assert program.messages == []
        allowed = frozenset({"results.example"})
        assert sent(url, addresses=["127.0.0.1"], allowed=allowed) == Tried(done=True, said="status-200")
        assert program.messages[0].headers["host"] == f"results.example:{program.port}"


def test_nobody_is_followed_who_says_that_it_is_elsewhere() -> None:
    with receiver() as program:
        program.answers = [307]
        assert sent(program.url, allowed=HERE) == Tried(done=False, said="status-307")
        assert len(program.messages) == 1


def test_an_address_that_does_not_answer_takes_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "ANSWER_SECONDS", 0.05)
    with receiver() as program:
        program.goes.clear()
        assert sent(program.url, allowed=HERE) == Tried(done=False, said="no-answer")


def test_nobody_there_is_told_apart_from_nobody_of_that_name() -> None:
    with receiver() as program:
        url = program.url
    assert sent(url, allowed=HERE) == Tried(done=False, said="not-reached")
    assert sent("http://nobody.invalid/") == Tried(done=False, said="unknown-host")


def test_an_address_is_shown_without_what_may_be_a_secret() -> None:
    assert shown("https://hooks.example:8443/a/b?token=hidden#x") == "https://hooks.example:8443/a/b"


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate that this machine signs for itself under a name, and the key of it."""
    key = ec.generate_private_key(ec.SECP256R1())
    whose = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    made = x509.CertificateBuilder().subject_name(whose).issuer_name(whose).public_key(key.public_key())
    made = (
        made.serial_number(1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2099, 1, 1, tzinfo=UTC))
    )
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    shown, kept = folder / "shown.pem", folder / "key.pem"
    shown.write_bytes(made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    kept.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return shown, kept


def test_the_certificate_is_that_of_the_name_and_not_of_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, kept = certificate(tmp_path, "results.example")
    monkeypatch.setattr("certifi.where", lambda: str(shown))
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(shown, kept)
    with receiver(tls) as program:
        allowed = frozenset({"results.example", "other.example"})
        there = f"https://results.example:{program.port}/"
        assert sent(there, addresses=["127.0.0.1"], allowed=allowed) == Tried(done=True, said="status-200")
        elsewhere = f"https://other.example:{program.port}/"
        assert sent(elsewhere, addresses=["127.0.0.1"], allowed=allowed) == Tried(done=False, said="not-reached")
        assert len(program.messages) == 1
