"""A finished tournament as a league sees it: who came where, and what it cost."""

from datetime import date

from msgspec import Struct

from shuffleup.answer import Refusal, refuse


class ResultLine(Struct, frozen=True, gc=False, kw_only=True):
    """One player's result. ``shared_by`` players hold the place; ``entries`` counts his own, re-entries included."""

    player: str
    place: int
    shared_by: int = 1
    entries: int = 1
    knock_outs: int = 0
    prize_cents: int = 0
    took_part: bool = True
    """False: he paid and never played a hand."""
    day_two: bool = False
    """He played on the second day of an event of several days."""


class Result(Struct, frozen=True, gc=False, kw_only=True):
    """A finished tournament. Money is in cents; ``pool_cents`` is what was collected for prizes, retentions included.

    ``players`` and ``entries`` are 0 if ``lines`` holds everybody; otherwise they say how many there were.
    """

    event_id: str
    day: str
    """The day on which it began, as ``2026-03-14``."""
    lines: tuple[ResultLine, ...]
    buy_in_cents: int = 0
    pool_cents: int = 0
    players: int = 0
    entries: int = 0
    paid_places: int = 0
    venue: str = ""
    retained_cents: int = -1
    """What the event has kept for the league; -1 where the league's own share of the pool decides."""

    @property
    def month(self) -> str:
        """The month of the day, as ``2026-03``."""
        return self.day[:7]


def players_of(result: Result) -> int:
    """Unique players who took part: as stated, or as many as the lines show."""
    return result.players or sum([line.took_part for line in result.lines])


def entries_of(result: Result) -> int:
    """Entries sold: as stated, or as many as the lines show, and one at least for each player who has no line."""
    shown = sum([line.entries for line in result.lines])
    return result.entries or shown + max(0, result.players - sum([line.took_part for line in result.lines]))


def in_the_money(result: Result, line: ResultLine, by_table: int) -> bool:
    """Whether this player was paid: by the number of paid places, else by the prizes of the file.

    ``by_table`` is how many places the book's table pays, for a result that says nothing of prizes.
    """
    if not result.paid_places and tells_prizes(result):
        return line.prize_cents > 0
    return line.place <= (result.paid_places or by_table)


def tells_prizes(result: Result) -> bool:
    """Does the result say who was paid what?"""
    return any(line.prize_cents for line in result.lines)


def is_day(text: str) -> bool:
    """Is this a calendar day, written as ``2026-03-14``?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def fault_of(result: Result) -> Refusal | None:
    """Why a result is refused: an empty name, a day that does not exist, a player listed twice, places that clash."""
    if not result.event_id.strip():
        return refuse("no-event-named")
    if not is_day(result.day):
        return refuse("not-a-day", day=result.day)
    if not result.lines:
        return refuse("no-places", event=result.event_id)
    return _fault_of_numbers(result) or _fault_of_lines(result) or _fault_of_places(result) or _fault_of_field(result)


def _fault_of_numbers(result: Result) -> Refusal | None:
    amounts = (result.buy_in_cents, result.pool_cents, result.players, result.entries, result.paid_places)
    if min(amounts) < 0:
        return refuse("negative-number", why="result", event=result.event_id)
    if not -1 <= result.retained_cents <= result.pool_cents:
        return refuse(
            "bad-retention",
            retained_cents=result.retained_cents,
            why="result",
            event=result.event_id,
            pool_cents=result.pool_cents,
        )
    took_part, sold = sum([line.took_part for line in result.lines]), sum([line.entries for line in result.lines])
    if result.players and result.players < took_part:
        return refuse("too-few-players", listed=took_part, stated=result.players, why="result", event=result.event_id)
    if result.entries and result.entries < sold:
        return refuse("too-few-entries", listed=sold, stated=result.entries, why="result", event=result.event_id)
    return None


def _fault_of_lines(result: Result) -> Refusal | None:
    seen: set[str] = set()
    for line in result.lines:
        if not line.player.strip():
            return refuse("no-player-named", event=result.event_id)
        if line.player in seen:
            return refuse("player-twice", player=line.player, event=result.event_id)
        if line.place < 1 or line.shared_by < 1 or line.entries < 1 or min(line.knock_outs, line.prize_cents) < 0:
            return refuse("bad-line", player=line.player, event=result.event_id)
        seen.add(line.player)
    return None


def _fault_of_field(result: Result) -> Refusal | None:
    """No place is beyond the field, and a field whose size is not stated is listed whole."""
    last = max(result.lines, key=lambda line: line.place + line.shared_by)
    place = last.place + last.shared_by - 1
    absent = sum([not line.took_part for line in result.lines])
    if result.players and place > max(result.players + absent, len(result.lines)):
        return refuse("place-beyond-field", place=place, players=result.players, event=result.event_id)
    if not result.players and place > len(result.lines):
        return refuse("field-unknown", place=place, listed=len(result.lines), event=result.event_id)
    return None


def _fault_of_places(result: Result) -> Refusal | None:
    """A shared place must be held by exactly as many as share it, and leave the next places free."""
    held: dict[int, list[ResultLine]] = {}
    for line in result.lines:
        held.setdefault(line.place, []).append(line)
    for place, lines in held.items():
        facts = (("event", result.event_id), ("place", place), ("players", len(lines)))
        if {line.shared_by for line in lines} != {len(lines)}:
            return Refusal("place-clash", facts=(("why", "held"), *facts))
        if any(between in held for between in range(place + 1, place + len(lines))):
            return Refusal("place-clash", facts=(("why", "shared"), *facts))
    return None
