"""The certificate of the proxy in front of a server: its dates, its names, and whether each was signed by the next."""

import itertools
import socket
import ssl
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

from cryptography import x509
from cryptography.exceptions import InvalidSignature

from shuffleup.answer import note
from shuffleup.cli.doctor.findings import Part, Symptom, ok, warning, wrong
from shuffleup.cli.errors import InputError, why

SOON = timedelta(days=14)
"""A certificate that ends this soon should have been renewed: automatic renewals happen earlier."""
ANSWER_SECONDS = 5


def in_file(file: str, names: Sequence[str], now: datetime) -> Iterator[Symptom]:
    """The chain in a PEM file, the server's own certificate first. ``names`` are those under which pages are opened."""
    try:
        chain = x509.load_pem_x509_certificates(Path(file).read_bytes())
    except OSError as fault:
        raise InputError(
            note("file-unusable", file=file, fault=why(fault)), place="--certificate", code="no-file"
        ) from None
    except ValueError:
        yield wrong(Part.CERTIFICATE, note("no-certificate", file=file), note("give-a-pem-file"))
        return
    yield from checked(chain, names, now)


def at_url(url: str, now: datetime) -> Iterator[Symptom]:
    """What a proxy shows to browsers, and whether they would trust it. Raises ``InputError`` for another address."""
    parts = urlsplit(url)
    try:
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        host, port = "", 0
    if parts.scheme != "https" or not host:
        hint = note("write-it-so", example="https://poker.example")
        raise InputError(note("no-address-of-pages", url=url), place="--url", hint=hint, code="no-address")
    try:
        certificate = _shown(host, port, ssl.create_default_context())
    except ssl.SSLCertVerificationError as fault:
        what = note("browsers-refuse-it", host=host, why=fault.verify_message)
        yield wrong(Part.CERTIFICATE, what, note("install-whole-chain"))
        return
    except OSError as fault:
        yield wrong(Part.CERTIFICATE, note("nobody-answers-at", url=url, why=why(fault)), note("start-the-proxy"))
        return
    yield ok(Part.CERTIFICATE, note("browsers-trust-it", host=host))
    yield from checked([x509.load_der_x509_certificate(certificate)], (host,), now)


def _shown(host: str, port: int, how: ssl.SSLContext) -> bytes:
    line = socket.create_connection((host, port), timeout=ANSWER_SECONDS)
    with line, how.wrap_socket(line, server_hostname=host) as secured:
        return secured.getpeercert(binary_form=True) or b""


def checked(chain: Sequence[x509.Certificate], names: Sequence[str], now: datetime) -> Iterator[Symptom]:
    """Dates and names of the first certificate, and the signatures of all."""
    first = chain[0]
    until, since = first.not_valid_after_utc, first.not_valid_before_utc
    day = f"{until:%Y-%m-%d}"
    if now >= until:
        yield wrong(Part.CERTIFICATE, note("certificate-ended", day=day), note("renew-it"))
    elif now < since:
        yield wrong(Part.CERTIFICATE, note("certificate-begins", day=f"{since:%Y-%m-%d}"), note("set-the-clock"))
    elif until - now < SOON:
        yield warning(Part.CERTIFICATE, note("certificate-ends-soon", day=day), note("renew-it"))
    else:
        yield ok(Part.CERTIFICATE, note("certificate-holds", day=day))
    yield from _names(first, names)
    yield from _signatures(chain)


def _names(certificate: x509.Certificate, wanted: Sequence[str]) -> Iterator[Symptom]:
    listed = list(_listed(certificate))
    missing = [name for name in wanted if not any(covers(one, name) for one in listed)]
    told = ", ".join(listed) or "-"
    if missing:
        what = note("certificate-lacks-name", name=", ".join(missing), list=told)
        yield wrong(Part.CERTIFICATE, what, note("renew-it-with-names"))
    else:
        yield ok(Part.CERTIFICATE, note("certificate-names", list=told))


def _listed(certificate: x509.Certificate) -> Iterator[str]:
    try:
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return
    yield from names.get_values_for_type(x509.DNSName)
    yield from map(str, names.get_values_for_type(x509.IPAddress))


def covers(listed: str, name: str) -> bool:
    """Is a certificate for this name valid for that one? A star stands for the first part of a name."""
    listed, name = listed.casefold(), name.casefold()
    return listed == name or (listed.startswith("*.") and name.partition(".")[2] == listed[2:])


def _signatures(chain: Sequence[x509.Certificate]) -> Iterator[Symptom]:
    for one, signer in itertools.pairwise(chain):
        try:
            one.verify_directly_issued_by(signer)
        except (ValueError, TypeError, InvalidSignature):
            yield wrong(Part.CERTIFICATE, note("chain-is-broken", name=_called(one)), note("install-whole-chain"))
            return
    if chain[0].issuer == chain[0].subject:
        yield warning(Part.CERTIFICATE, note("signed-by-itself"), note("let-devices-trust-it"))


def _called(certificate: x509.Certificate) -> str:
    return certificate.subject.rfc4514_string()


def today() -> datetime:
    """The present time, as certificates have it."""
    return datetime.now(UTC)
