"""Evenings at the floor: the commands of events whose tables people deal, as a room comes to give them."""

from tools.examples.sample_room import Json, SampleRoom

PLAYERS = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jorge")
WHY = {"reason": "asked by the players"}
WHEELCHAIR = {"player": "Anna", "table": 1, "chairs": [1, 6], "reason": "wheelchair"}
MINUTE = 60
LAST_HANDS = 3
_LEVELS = "".join([f"\n[[level]]\nsmall = {small}\nbig = {2 * small}\nminutes = 20\n" for small in (25, 100, 200, 400)])


def event_text(
    name: str,
    *more: str,
    book: str = "tda-2024",
    game: str = 'game = "holdem"\nlimit = "no-limit"',
    entry: str = "entries = 8",
    payouts: str = "places_paid = 2",
) -> str:
    """A short event file."""
    head = f'name = "{name}"\nrulebook = "{book}"\n{game}\nseats = 6\ncurrency = "EUR"\n'
    price = f"\n[entry]\nbuy_in_cents = 5000\nfee_cents = 1000\nstack = 5000\n{entry}\n"
    return "\n".join([head + price, f"[payouts]\n{payouts}\n", *more]) + _LEVELS


class Evening:
    """An event and what the floor asks of it."""

    def __init__(self, room: SampleRoom, event: str) -> None:
        self.room, self.event = room, event

    def open(self, text: str) -> None:
        """Opens it from a file."""
        file = f"{self.event}.toml"
        self.room.post("events/file", command_id=f"open-{self.event}", event_id=self.event, file=file, text=text)

    def give(self, kind: str, /, **fields: Json) -> None:
        """A command that is taken."""
        self.room.give(self.event, kind, **fields)

    def begun(self, count: int) -> None:
        """So many have entered, have their seats and play."""
        self.give("register", players=PLAYERS[:count])
        self.give("draw-seats")
        self.give("start-event")

    def seats(self, table: int) -> dict[int, str]:
        """Who sits on each chair of a table, in the order of the chairs; nobody where nobody does."""
        page = self.room.get(f"events/{self.event}/floor")
        [chairs] = [one["seats"] for one in page["view"]["tables"] if one["table"] == table]
        return {one["chair"]: page["names"].get(one["player"], "") for one in chairs}

    def stacks(self) -> list[Json]:
        """Everybody who sits, with his chips."""
        tables = self.room.get(f"events/{self.event}/floor")["view"]["tables"]
        chairs = [chair for one in tables for chair in one["seats"] if chair["player"]]
        return [{"player": one["player"], "chips": one["stack"]} for one in chairs]

    def bust(self, *players: str, **more: Json) -> None:
        """Players of one table are out."""
        self.give("report-bust", players=players, **more)


def cash(cents: int) -> list[Json]:
    """One payment to a cashier."""
    return [{"method": "cash", "cents": cents}]


def friday(room: SampleRoom) -> None:
    """Two tables with rebuys, from the first entry to the end of registration."""
    one = Evening(room, "friday")
    one.give("record-check", player="Anna", kind="age", passed=True)
    one.give("register", players=PLAYERS[:8])
    one.give("sell-entry", player="Irene", payments=cash(6000))
    one.give("sell-entry", player="Jorge", payments=cash(6000))
    one.give("need-seat", need={"player": "Anna", "table": 1, "chairs": [1, 6], "reason": "wheelchair"})
    one.give("end-seat-need", player="Anna")
    one.give("assign-tables", tables=[1, 2, 3])
    one.give("draw-seats")
    one.give("undo", command_id=f"c{room.given}")
    one.give("redo", command_id=f"c{room.given - 1}")
    one.give("draw-again", reason="drawn before the doors were open")
    one.give("start-event")
    one.give("publish-break-order", tables=[2])
    _clock(one)
    _conduct(one)
    _seats(one)
    _sales(one)


def _clock(one: Evening) -> None:
    one.give("pause-clock", reason="dinner")
    one.give("resume-clock")
    one.give("set-time-left", seconds=10 * MINUTE, **WHY)
    one.room.doubt(one.event)
    one.give("settle-time", counts=False)
    one.give("set-level", level=1, seconds=10 * MINUTE, reason="the clock had been an hour behind")
    found = one.room.get(f"events/{one.event}/structure")["structure"]
    steps = [found["steps"][0], *[{**step, "minutes": 15} for step in found["steps"][1:3]]]
    edited = {"steps": steps, "after_last": "double"}
    one.room.post(f"events/{one.event}/forecast/what-if", entries=10, minutes=15)
    one.room.post(f"events/{one.event}/structure/preview", structure=edited)
    one.give("edit-structure", structure=edited, **WHY)


def _phone(one: Evening) -> None:
    """A player's own page, as his phone shows it."""
    player = one.room.get(f"events/{one.event}/floor")["view"]["entrants"][0]["player"]
    linked = one.room.post(f"events/{one.event}/players/{player}/phone")
    phone = one.room.somebody()
    phone.post("/api/phone", json={"key": linked["link"].partition("#phone=")[2]})
    phone.post("/api/phone", json={"key": "torn-off"})
    phone.get(f"/api/events/{one.event}/phone")
    one.room.ask("DELETE", f"events/{one.event}/players/{player}/phone")


def _conduct(one: Evening) -> None:
    one.give("mark-absent", players=["Bruno"])
    one.give("mark-present", players=["Bruno"])
    one.give("relieve-dealer", table=1)
    one.give("halt-table", table=1, **WHY)
    one.give("let-table-play", table=1, **WHY)
    one.give("give-penalty", player="Carla", step="hands", hands=2, offence="soft-play", reason="seen")
    one.room.get(f"events/{one.event}/penalties")
    one.room.get(f"events/{one.event}/chips")
    _phone(one)
    one.give("lift-penalty", sanction=1, **WHY)
    one.give("forfeit-chips", player="Carla", chips=100, **WHY)
    one.give("colour-up", player="Dario", given={"chips": [[25, 4]]}, received={"chips": [[100, 1]]})
    one.give("take-in-stray", chips=100, where="under table 1")


def _seats(one: Evening) -> None:
    first, second = one.seats(1), one.seats(2)
    (chair, mover), (_, other), *_ = [(chair, player) for chair, player in first.items() if player]
    one.give("place-button", table=1, chair=chair)
    one.room.get(f"events/{one.event}/seating", table=2)
    one.room.get(f"events/{one.event}/draws")
    one.give("move-player", player=mover, table=2, chair=_free(second), **WHY)
    one.give("balance-tables")
    one.give("correct-seat", player=other, table=1, chair=_free(one.seats(1)))


def _free(seats: dict[int, str]) -> int:
    return next(chair for chair, player in seats.items() if not player)


def _sales(one: Evening) -> None:
    one.give("rebuy", player="Elena", payments=cash(2000))
    one.give("void-purchase", purchase=1, **WHY)
    one.bust("Hugo")
    one.give("decline-rebuy", player="Hugo")
    one.give("retire-player", player="Fabio")
    one.give("advance-level")
    one.give("advance-level")
    one.give("buy-add-on", player="Anna", payments=cash(2000))
    one.give("close-registration", **WHY)
    one.give("announce-hand-for-hand", minutes=2, live=True)
    number = one.room.get(f"events/{one.event}/floor")["at_tables"]["round"]["number"]
    one.room.ask("PUT", f"events/{one.event}/rounds/{number}/tables/1", {"state": "done"})
    one.room.ask("PUT", f"events/{one.event}/tables/1/call", {"needed": True})
    one.give("end-hand-for-hand", **WHY)
    safe = {"kind": "safe", "holder": "", "method": "cash"}
    drawer = {"kind": "drawer", "holder": "", "method": "cash"}
    one.give("move-cash", source=drawer, target=safe, cents=1000, **WHY)
    one.give("count-cash", counted_cents=13_000)
    found = one.room.get(f"events/{one.event}/money")["names"]
    elena = next(player for player, name in found.items() if name == "Elena")
    one.room.get(f"events/{one.event}/money/{elena}")
    one.room.get(f"events/{one.event}/alternates")


def saturday(room: SampleRoom) -> None:
    """A full house with alternates and a shot clock, to the bags of its first day."""
    one = Evening(room, "saturday")
    entry = "entries = 8\nlate_until_level = 2\nreentries = 1\nsurrender = true\ncap = 8\nalternates = 2"
    chips = "[chips]\ndenominations = [25, 100, 500]\nremoved_at_level = { 25 = 2 }\n"
    clock = "[shot_clock]\nseconds = 30\nbanks = 2\nbank_seconds = 30\n\n[clock]\nday_ends = [2]\n"
    one.open(event_text("Saturday", clock, chips, book="pslive", entry=entry))
    one.give("register", players=PLAYERS[:7])
    one.give("sell-entry", player="Hugo", payments=cash(6000))
    one.give("draw-seats")
    one.give("start-event")
    one.give("void-entry", entry=1, **WHY)
    one.give("pay-refund", player="Anna", payments=cash(6000), why="he was ill")
    for player in ("Irene", "Jorge", "Karin"):
        one.give("sell-entry", player=player, payments=cash(6000))
    one.give("release-alternate", ticket=2, **WHY)
    one.give("surrender-stack", player="Bruno", payments=cash(6000))
    one.give("use-time-bank", player="Carla")
    one.give("reset-time-banks")
    one.give("draw-buttons")
    one.give("redraw-seats")
    one.give("set-payouts", plan={"table": {"type": "fixed", "cents": [20_000, 10_000]}, "rounding_cents": 100}, **WHY)
    _to_the_bags(one)


def _to_the_bags(one: Evening) -> None:
    one.give("advance-level")
    one.give("race-chips", table=1)
    one.give("race-chips", table=2)
    one.give("exchange-found", player="Dario", value=25, found=4)
    one.room.wait(9 * MINUTE)
    one.give("pause-clock", reason="")
    one.give("draw-last-hands", card=LAST_HANDS)
    one.give("count-chips", counts=one.stacks())
    for _ in range(LAST_HANDS):
        one.give("start-round")
        one.give("close-round")
    one.give("bag-stacks", bags=[{**bag, "tag": f"A{place}"} for place, bag in enumerate(one.stacks(), start=1)])
    one.give("start-day")


def small_events(room: SampleRoom) -> None:
    """What only some events have: a deal, heads, a closing hour, dealer's choice, seats to win, flights."""
    for event, played in _SMALL.items():
        played(Evening(room, event))


def _deal(one: Evening) -> None:
    one.open(event_text("Deal"))
    one.give("sell-entry", player="Anna", payments=cash(6000))
    one.give("register", players=PLAYERS[1:4])
    one.give("draw-seats")
    one.give("start-event")
    one.bust("Dario", by=["Anna"])
    one.give("count-chips", counts=one.stacks())
    one.give("propose-deal", method="icm")
    one.give("drop-deal", **WHY)
    one.give("propose-deal", method="equal")
    for player in PLAYERS[:3]:
        one.give("agree-to-deal", player=player)
    one.give("award-prizes")
    one.give("pay-prize", player="Anna", payments=cash(6000))


def _heads(one: Evening) -> None:
    one.open(event_text("Knock-out", '[bounty]\nkind = "progressive"\ncents = 2500\nunit_cents = 100\n'))
    one.begun(4)
    one.give("put-bounty", player="Bruno", cents=5000)
    one.bust("Anna")
    one.give("name-knock-out", player="Anna", by=["Bruno"])


def _absent(one: Evening) -> None:
    one.open(event_text("Italian night", book="figp-2012"))
    one.begun(4)
    one.give("mark-absent", players=["Anna"])
    one.room.wait(65 * MINUTE)
    one.give("void-claim", player="Anna", reason="never came")
    hands = {"step": "hands_or_orbits", "hands": 2, "offence": "soft-play", "reason": "seen"}
    one.give("give-penalty", player="Bruno", **hands)
    one.give("count-hands", table=1, hands=1)


def _choice(one: Evening) -> None:
    one.open(event_text("Dealer's choice", game='game = "dealers-choice"'))
    one.begun(8)
    one.give("choose-game", table=1, game="razz", limit="fixed-limit")
    one.bust(*[player for player in one.seats(1).values() if player][:2])
    one.give("break-table", table=1)


def _closing(one: Evening) -> None:
    hour = "[clock]\nhouse_closes_after_minutes = 60\n"
    one.open(event_text("Closing hour", hour, book="mediterraneo-2026"))
    one.begun(8)
    one.give("announce-closing")
    for table in (1, 2):
        one.bust(next(filter(None, one.seats(table).values())))
    one.give("redraw-final-table")


def _step(one: Evening) -> None:
    one.open(event_text("Step one", payouts='seat_cents = 6000\nseats_into = "friday"'))
    one.begun(4)
    one.bust("Dario")
    one.give("award-prizes")
    one.give("hand-over-seats", event="@tickets")


def _flight(one: Evening) -> None:
    flights = "".join([f'[[flight]]\nname = "1{name}"\nentries = 8\n\n' for name in "AB"])
    day_two = '[day_two]\nflights_end_with_level = 2\ncarry = "best-stack"\n'
    text = event_text("Spring", flights + day_two, entry="").replace("seats = 6", 'seats = 6\nformat = "flights"', 1)
    Evening(one.room, "spring").open(text)
    one.begun(4)
    for player in PLAYERS[:3]:
        one.bust(player)
    one.give("close-flight")


_SMALL = {
    "deal": _deal,
    "knock-out": _heads,
    "italian": _absent,
    "choice": _choice,
    "closing": _closing,
    "step-one": _step,
    "spring-1a": _flight,
}
