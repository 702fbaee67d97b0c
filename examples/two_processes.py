"""Two servers over one PostgreSQL and one Redis deal a sit & go of bots; each is killed once in the middle of a hand.

python examples/two_processes.py postgresql://user@host:5432/club redis://host:6379/0     an empty database
"""

import json
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

EVENT = Path(__file__).with_name("online_sit_and_go.toml")
# Server one comes first and keeps this event, the other one has it after that: whoever is killed is the one who deals.
TABLE = "events/night/tables/1"
MOST_SECONDS = 60
"""So long a page may take to show what happens."""


class Server:
    """`shuffleup serve` in a process of its own."""

    def __init__(self, name: str, database: str, bus: str, key: Path) -> None:
        self.name, self.key = name, key
        self._command = [sys.executable, "-m", "shuffleup.main", "serve", "--json", "--port", "0", "--no-backups"]
        self._command += ["--database", database, "--bus", bus, "--key", str(key)]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        lines = iter(self.process.stdout.readline, "}\n")
        self.told = json.loads("".join(lines) + "}")
        if error := self.told.get("error"):
            raise SystemExit(f"{error['message']}; {error['hint']}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Browser:
    """Somebody's browser: what lets him in at one server lets him in at the other."""

    def __init__(self, server: Server, **session: str) -> None:
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.ask(server, "session", session)

    def ask(self, server: Server, path: str, body: object = None) -> dict:
        address = server.told["address"]
        headers = {"content-type": "application/json", "origin": address}
        data = json.dumps(body).encode() if body else None
        try:
            with self._opener.open(Request(f"{address}/api/{path}", data, headers), timeout=MOST_SECONDS) as answer:
                return json.load(answer)
        except HTTPError as fault:
            raise SystemExit(f"{path}: {fault.read().decode()}") from None

    def watch(self, server: Server, until: object) -> dict:
        """The table as this server shows it, once it is so."""
        ends = time.monotonic() + MOST_SECONDS
        while time.monotonic() < ends:
            tables = self.ask(server, "events/night/floor")["view"]["tables"]
            if any(table["hand"] for table in tables) and until(table := self.ask(server, TABLE)["table"]):
                return table
            time.sleep(0.05)
        raise SystemExit(f"server {server.name} does not show it")


def in_the_middle(table: dict) -> bool:
    return table["phase"] == "BettingRound" and table["pot"] > 100


def play(one: Server, other: Server) -> None:
    owner = Browser(one, by="link", key=other.told["owner"].partition("#link=")[2])  # the newest link is the good one
    invited = owner.ask(one, "staff/invitations", {"name": "Anna", "role": "player"})["link"]
    key = invited.partition("#invitation=")[2]
    anna = Browser(other, by="invitation", key=key, name="Anna", login="anna", password="never at the table")
    text = EVENT.read_text("utf-8").replace("bots = 6", "bots = 8").replace("bot_seconds = 0", "bot_seconds = 1")
    owner.ask(one, "events/file", {"command_id": "open", "event_id": "night", "file": EVENT.name, "text": text})
    anna.ask(other, "events/night/enter", {"command_id": "enter"})
    for dies, lives in ((one, other), (other, one)):
        hand = owner.watch(dies, in_the_middle)
        owner.watch(lives, lambda table, hand=hand: table["hand"] == hand["hand"])
        dies.kill()
        print(f"hand {hand['hand']}, pot {hand['pot']}: server {dies.name} is killed")
        went_on = owner.watch(lives, lambda table, hand=hand: table["hand"] > hand["hand"])
        print(f"server {lives.name} has played it to its end, and deals hand {went_on['hand']}", flush=True)
        dies.start()


database, bus = sys.argv[1:]
servers: list[Server] = []
with tempfile.TemporaryDirectory() as folder:
    try:
        servers += [Server(name, database, bus, Path(folder) / "club.key") for name in ("one", "other")]
        play(*servers)
    finally:
        for server in servers:
            server.kill()
check = [sys.executable, "-m", "shuffleup.main", "store", "check", database, "--quiet"]
raise SystemExit(subprocess.run(check, check=False).returncode)
