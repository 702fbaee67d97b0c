"""A server behind a proxy takes from it, and from nobody else, who asks and whether he came by TLS."""

import json
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from shuffleup.web.pages import is_built
from shuffleup.web.shell.limits import STRANGERS_A_MINUTE
from tests.cli.shell import ran
from tests.web.running import served

pytestmark = pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")

NAME = "club.example"
FROM_NAME = {"host": NAME, "origin": f"https://{NAME}", "content-type": "application/json"}


def asked(port: int, body: object, **more: str) -> tuple[int, Message]:
    """A request to sign in, or who is signed in, as a proxy hands it on."""
    headers = {**FROM_NAME, **{name.replace("_", "-"): value for name, value in more.items()}}
    address = f"http://127.0.0.1:{port}/api/session"
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(address, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as fault:
        return fault.code, fault.headers


def test_a_cookie_of_a_page_that_came_by_tls_is_sent_over_nothing_else(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        server.again("--behind-proxy", "127.0.0.1", "--allow-host", NAME)
        assert server.owner.startswith(f"https://{NAME}/door#link=")
        key = {"by": "link", "key": server.owner.partition("#link=")[2]}
        status, headers = asked(server.port, key, x_forwarded_proto="https", x_forwarded_for="203.0.113.9")
        assert (status, "secure" in str(headers["set-cookie"]).lower()) == (200, True)


def test_whoever_is_no_proxy_of_ours_is_not_believed(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        server.again("--behind-proxy", "203.0.113.0/24", "--allow-host", NAME)
        key = {"by": "link", "key": server.owner.partition("#link=")[2]}
        status, headers = asked(server.port, key, x_forwarded_proto="https")
        assert (status, "secure" in str(headers["set-cookie"]).lower()) == (200, False)


def test_how_often_somebody_may_ask_goes_by_the_address_that_the_proxy_names(tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        server.again("--behind-proxy", "127.0.0.1", "--allow-host", NAME)
        told = [asked(server.port, None, x_forwarded_for="203.0.113.1")[0] for _ in range(STRANGERS_A_MINUTE + 1)]
        assert (told[0], told[-1]) == (401, 429)
        assert asked(server.port, None, x_forwarded_for="203.0.113.2")[0] == 401
        spoofed = "203.0.113.66, 203.0.113.1"
        assert asked(server.port, None, x_forwarded_for=spoofed)[0] == 429, "what he says himself stands before it"


def test_a_proxy_is_named_by_its_address(tmp_path: Path) -> None:
    told = ran("serve", "--db", str(tmp_path / "club.db"), "--behind-proxy", "nginx")
    assert told.err == (
        "error: --behind-proxy: nginx is no address in the network; give an address or a network, such as"
        " --behind-proxy 10.0.0.5\n"
    )
    assert (told.status, list(tmp_path.iterdir())) == (2, [])
