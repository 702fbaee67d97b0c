"""A sit & go of nine over the API: you, two who never answer, and six bots of the server. It needs nothing but Python.

python examples/api_client.py "http://127.0.0.1:8600/door#link=…"     the link that `shuffleup serve` prints
"""

import json
import sys
import time
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

EVENT = Path(__file__).with_name("online_sit_and_go.toml")


class Browser:
    """Somebody who has come in by a link of the server."""

    def __init__(self, server: str, **session: str) -> None:
        self.server = server
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.ask("session", session)

    def ask(self, path: str, body: object = None) -> dict:
        headers = {"content-type": "application/json", "origin": self.server}
        data = json.dumps(body).encode() if body else None
        with self._opener.open(Request(f"{self.server}/api/{path}", data, headers)) as answer:
            return json.load(answer)


def player(owner: Browser, name: str) -> Browser:
    key = owner.ask("staff/invitations", {"name": name, "role": "player"})["link"].partition("#invitation=")[2]
    login = {"name": name, "login": f"{name}-{uuid4().hex[:8]}", "password": uuid4().hex}
    return Browser(owner.server, by="invitation", key=key, **login)


def decided(table: dict, own: dict, ask: dict) -> list[str]:
    if not sys.stdin.isatty():  # nobody is there to type: check, call small bets, fold
        return ["check" if "check" in ask["acts"] else "call" if ask["call"] <= 200 else "fold"]
    print(" ".join(table["board"]), "| pot", table["pot"], "| you hold", " ".join(own["cards"]))
    return input(f"{', '.join(ask['acts'])} (call {ask['call']}, raise-to {ask['min_to']}…{ask['max_to']}): ").split()


server, _, link = sys.argv[1].partition("/door#link=")
owner, event = Browser(server, by="link", key=link), f"sit-and-go-{uuid4().hex[:8]}"
text = EVENT.read_text("utf-8")
owner.ask("events/file", {"command_id": "open", "event_id": event, "file": EVENT.name, "text": text})
you, *sleepers = [player(owner, name) for name in ("you", "sleeper-1", "sleeper-2")]
for one in (you, *sleepers):
    one.ask(f"events/{event}/enter", {"command_id": "enter"})
while (page := you.ask(f"events/{event}/seat"))["event"]["phase"] != "finished":
    if (seat := page["seat"]) and seat["ask"]:
        do, *to = decided(**seat)
        act = {"do": do, "asked_at": seat["ask"]["asked_at"], "to": int(to[0]) if to else 0}
        you.ask(f"events/{event}/acts", {"command_id": uuid4().hex, "act": act})
    time.sleep(0.1)
print(f"place {page['me']['place']}, prize {page['me']['prize_cents'] / 100:.2f}")
