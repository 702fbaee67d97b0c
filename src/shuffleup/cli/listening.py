"""Where a server listens, and the names and the address by which it is reached."""

import os
import socket
from ipaddress import ip_network

from shuffleup.answer import note
from shuffleup.cli.errors import InputError

LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Raises ``InputError`` for what is neither a network address nor a network."""
    for one in proxies:
        try:
            ip_network(one)
        except ValueError:
            hint = note("give-addresses-alone", example="--behind-proxy 10.0.0.5")
            what = note("no-address-in-the-network", name=one)
            raise InputError(what, place="--behind-proxy", hint=hint, code="proxy") from None


def hosts_of(host: str, more: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the server, beside the address at which it is reached; in a network, this machine's names.

    Raises ``InputError`` for an invalid name.
    """
    strange = next((name for name in more if not name.strip() or set(name) & set("/ @\t\n")), None)
    if strange is not None:
        hint = note("give-a-name-alone", example="--allow-host poker.local")
        raise InputError(
            note("no-name-of-a-machine", name=f"'{strange}'"), place="--allow-host", hint=hint, code="host"
        )
    machine = socket.gethostname()
    own = (machine, f"{machine.partition('.')[0]}.local") if host in EVERYWHERE else ()
    return (host, *own, *more)


def own_address() -> str:
    """This machine's address in the network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL


def listening_at(host: str, port: int) -> socket.socket:
    """The socket of the server. Raises ``InputError`` if the port is taken or the host is not this machine's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends an answer at once (TCP_NODELAY) only over a declared TCP socket; otherwise each waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except PermissionError:
        listening.close()
        raise InputError(
            note("port-is-reserved", port=port), place="--port", hint=note("choose-1024-or-more"), code="port"
        ) from None
    except socket.gaierror:
        listening.close()
        raise InputError(note("there-is-no-host", host=host), place="--host", code="host") from None
    except OSError as fault:
        listening.close()
        taken = "in use" in str(fault).lower()
        what = note("port-is-taken", port=port) if taken else note("not-an-address-here", host=host)
        hint = note("choose-another-port", port=port + 1) if taken else note("leave-option-out", option="--host")
        raise InputError(what, place="--port" if taken else "--host", hint=hint, code="port-taken") from None
    listening.listen(128)
    return listening
