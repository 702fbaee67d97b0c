"""How tablets and screens reach the server: its port, this machine's address, and the names it goes by."""

import json
import socket
from collections.abc import Iterator
from urllib.error import URLError
from urllib.request import urlopen

from shuffleup.answer import note
from shuffleup.cli.doctor.findings import Part, Symptom, ok, warning, wrong
from shuffleup.cli.errors import why
from shuffleup.cli.listening import EVERYWHERE, LOCAL, own_address

ANSWER_SECONDS = 2
_NOWHERE = frozenset(("there-is-no-host", "host-not-here"))
"""No server answers at such an address."""


def network(host: str, port: int) -> Iterator[Symptom]:
    """The port on this host, and how it is reached from elsewhere."""
    there = _port(host, port)
    yield there
    if host not in EVERYWHERE:
        if there.what.code in _NOWHERE:
            return
        yield ok(Part.NETWORK, note("only-this-address", host=host))
        return
    address = own_address()
    if address == LOCAL:
        yield wrong(Part.NETWORK, note("no-network"), note("join-the-network"))
    else:
        yield ok(Part.NETWORK, note("tablets-reach", address=f"http://{address}:{port}"))
    yield _name()


def _port(host: str, port: int) -> Symptom:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except socket.gaierror:
            return wrong(Part.NETWORK, note("there-is-no-host", host=host), note("leave-option-out", option="--host"))
        except PermissionError:
            return wrong(Part.NETWORK, note("port-is-reserved", port=port), note("choose-1024-or-more"))
        except OSError as fault:
            if "in use" not in str(fault).lower():
                what = note("host-not-here", host=host, why=why(fault))
                return wrong(Part.NETWORK, what, note("leave-option-out", option="--host"))
            if serves(host, port):
                return ok(Part.NETWORK, note("server-answers", port=port))
            return wrong(Part.NETWORK, note("port-is-taken", port=port), note("choose-another-port", port=port + 1))
    return ok(Part.NETWORK, note("port-is-free", port=port))


def serves(host: str, port: int) -> bool:
    """Does a server of ours answer there?"""
    name = LOCAL if host in EVERYWHERE else host
    address = f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
    try:
        with urlopen(f"{address}/health", timeout=ANSWER_SECONDS) as answer:
            told = json.loads(answer.read(10_000))
    except (URLError, OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("name") == "shuffleup"


def _name() -> Symptom:
    name = f"{socket.gethostname().partition('.')[0]}.local"
    try:
        socket.getaddrinfo(name, None)
    except OSError:
        return warning(Part.NETWORK, note("name-leads-nowhere", name=name), note("use-the-address"))
    return ok(Part.NETWORK, note("name-leads-here", name=name))
