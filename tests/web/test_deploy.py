"""What lies in ``deploy/`` works: each line of a command is understood, and both proxies hand on what pages need."""

import datetime
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import yaml
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from websockets.sync.client import connect

from shuffleup.cli.serve import serve
from shuffleup.web.pages import is_built
from tests.browser.room import needed
from tests.cli.shell import ROOT
from tests.web.running import Server, served

pytestmark = pytest.mark.slow

DEPLOY = ROOT / "deploy"
TRUSTED = ssl._create_unverified_context()
"""Certificates of the moment are signed by nobody."""


# ── what is written there ────────────────────────────────────────────────────────────────────────────────────────────


def compose() -> dict[str, Any]:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    return dict(yaml.safe_load(re.sub(r"\$\{\w+(?::[-?]([^}]*))?\}", r"\1", text)))


def lines() -> dict[str, list[str]]:
    """How the server is started, file by file."""
    docker = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    unit = re.search(r"^ExecStart=(.*)$", (DEPLOY / "shuffleup.service").read_text("utf-8"), re.MULTILINE)
    assert docker and unit
    services = compose()["services"]
    servers = {name: one["command"] for name, one in services.items() if "serve" in one.get("command", ())}
    assert len(servers) == 2
    return {**servers, "Dockerfile": json.loads(docker[1]), "unit": shlex.split(unit[1])[1:]}


@pytest.mark.parametrize(("name", "line"), lines().items())
def test_every_line_that_starts_the_server_is_understood(name: str, line: list[str]) -> None:
    assert line[0] == "serve"
    with serve.make_context("serve", line[1:]) as context:
        assert context.params["db"] or context.params["database"], name


def test_servers_of_the_compose_file_have_one_secret_one_log_and_one_bus() -> None:
    services = compose()["services"]
    servers = [one for one in services.values() if "serve" in one.get("command", ())]
    assert servers[0]["command"] == servers[1]["command"] and servers[0]["volumes"] == servers[1]["volumes"]
    with serve.make_context("serve", servers[0]["command"][1:]) as context:
        places = [context.params[name].partition("@")[2] or context.params[name] for name in ("database", "bus")]
        assert [re.split("[:/@]+", one)[-3 if "redis" in one else 0] for one in places] == ["postgres", "valkey"]
        assert context.params["proxies"] == (compose()["networks"]["default"]["ipam"]["config"][0]["subnet"],)


def test_the_compose_file_is_one() -> None:
    program = shutil.which("docker-compose")
    needed(there=bool(program), what="no docker-compose", how="apt-get install docker-compose")
    environment = {**os.environ, "SHUFFLEUP_PASSWORD": "x"}
    command = [str(program), "-f", str(DEPLOY / "compose.yaml"), "config", "-q"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert told.returncode == 0, told.stderr
    del environment["SHUFFLEUP_PASSWORD"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert "choose a password" in told.stderr


def test_the_unit_is_one(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    needed(there=bool(program), what="no systemd-analyze", how="apt-get install systemd")
    text = (DEPLOY / "shuffleup.service").read_text("utf-8")
    unit = tmp_path / "shuffleup.service"
    unit.write_text(text.replace("/usr/local/lib/shuffleup/bin/shuffleup", "/bin/true"), "utf-8")
    command = [str(program), "verify", "--man=no", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in told.stderr.splitlines() if "shuffleup" in line]
    assert (told.returncode, ours) == (0, [])


# ── proxies ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
    files = folder / "full.pem", folder / "key.pem"
    files[0].write_bytes(made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """A file with other ports and places; each of them stands in it."""
    for before, after in pairs:
        assert before in text, before
        text = text.replace(before, after)
    return text


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The command of an nginx with our file, whose other server is not there."""
    program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    needed(there=bool(program), what="no nginx", how="apt-get install nginx-light")
    full, key = certificate(folder)
    site = changed(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        ("127.0.0.1:8080", f"127.0.0.1:{server}"),
        ("127.0.0.1:8081", f"127.0.0.1:{free_port()}"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("club.example;", "localhost;"),
        ("/etc/ssl/club.example/fullchain.pem", str(full)),
        ("/etc/ssl/club.example/privkey.pem", str(key)),
    )
    (folder / "site.conf").write_text(site, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join([f"{kind}_temp_path {folder}/{kind};" for kind in kinds])
    http = f"http {{ access_log off; {places} include {folder}/site.conf; }}"
    head = f"daemon off; master_process off; pid {folder}/nginx.pid; error_log stderr;"
    (folder / "nginx.conf").write_text(f"{head}\nevents {{}}\n{http}\n", "utf-8")
    return [str(program), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    """The command of a Caddy with our file, which makes its certificate itself; its other server is not there."""
    program = shutil.which("caddy")
    needed(there=bool(program), what="no caddy", how="apt-get install caddy")
    here = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    site = changed(
        (DEPLOY / "Caddyfile").read_text("utf-8"),
        ("{$SHUFFLEUP_NAME:club.example}", f"localhost:{port}"),
        ("{$SHUFFLEUP_SERVERS:127.0.0.1:8080}", f"127.0.0.1:{server} 127.0.0.1:{free_port()}"),
    )
    (folder / "Caddyfile").write_text(here + site, "utf-8")
    return [str(program), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


Made = Callable[[Path, int, int], list[str]]


@contextmanager
def proxied(made: Made, folder: Path, server: Server) -> Iterator[str]:
    """The address of a proxy in front of a server."""
    port = free_port()
    command = made(folder, port, server.port)
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        proxy = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            while not _answers(f"https://localhost:{port}/api/health"):
                with suppress(subprocess.TimeoutExpired):
                    proxy.wait(0.05)
                assert proxy.poll() is None, (folder / "proxy.log").read_text("utf-8")
            yield f"https://localhost:{port}"
        finally:
            proxy.kill()
            proxy.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5, context=TRUSTED) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.mark.skipif(not is_built(), reason="the pages are not built: make pages")
@pytest.mark.parametrize("made", [nginx, caddy])
def test_a_proxy_hands_on_pages_cookies_live_lines_and_feeds(made: Made, tmp_path: Path) -> None:
    with served(tmp_path / "club.db") as server:
        server.again("--behind-proxy", "127.0.0.1", "--allow-host", "localhost")
        with proxied(made, tmp_path, server) as address:
            link = json.dumps({"by": "link", "key": server.owner.partition("#link=")[2]}).encode()
            headers = {"origin": address, "content-type": "application/json"}
            sign_in = urllib.request.Request(f"{address}/api/session", link, headers)
            with urllib.request.urlopen(sign_in, timeout=20, context=TRUSTED) as answer:
                cookie = answer.headers["set-cookie"]
                assert "secure" in cookie.lower() and answer.headers["strict-transport-security"]
            cookies = {"cookie": cookie.partition(";")[0]}
            live = f"{address.replace('https', 'wss')}/api/live?event=sample"
            with connect(live, ssl=TRUSTED, origin=address, additional_headers=cookies) as line:  # type: ignore[arg-type]
                for _ in range(2):  # the second one is a beat, two seconds later
                    assert json.loads(line.recv(timeout=20))["stream"] == "event/sample"
            feed = urllib.request.Request(f"{address}/api/events/sample/feed", headers=cookies)
            with urllib.request.urlopen(feed, timeout=20, context=TRUSTED) as answer:
                assert b"begins" in answer.readline() + answer.readline()
