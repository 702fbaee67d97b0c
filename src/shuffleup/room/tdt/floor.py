"""Where players sit while an evening is replayed: as the file says, or else as the draw placed them."""

from collections.abc import Iterable, Mapping

from shuffleup.formats.tdt.record import TdtBust
from shuffleup.room.tdt.log import IMPORT, LogWriter
from shuffleup.room.tdt.places import Places, Seat
from shuffleup.tournament.facts.rebuys import open_chairs
from shuffleup.tournament.facts.standing import table_of
from shuffleup.tournament.words.commands import BreakTable, MovePlayer
from shuffleup.tournament.words.reasons import Reason
from shuffleup.tournament.words.seats import CorrectSeat
from shuffleup.tournament.words.state import FloorTable, chair_of


class FloorTeller:
    """Moves players for an evening; ``people`` are our ids by those of the file."""

    def __init__(self, log: LogWriter, places: Places, people: Mapping[str, str]) -> None:
        self._log, self._places, self._people = log, places, people

    def seat_first(self, players: Iterable[str]) -> None:
        """Seats the players who were there from the beginning; of two in one chair only the first had it then."""
        wanted: dict[Seat, str] = {}
        for player in players:
            seat = self._places.first.get(player)
            if seat and seat not in wanted and table_of(self._log.state, self._people[player]):
                wanted[seat] = self._people[player]
        self._seat(wanted)

    def seat_late(self, player: str) -> None:
        """Seats a player who came later, unless his chair is taken."""
        seat = self._places.first.get(player)
        if seat and seat not in self._taken():
            self._seat({seat: self._people[player]})

    def seat_now(self) -> int:
        """Seats everybody where he was when the file was saved, and breaks tables that nobody is left at.

        Returns how many sit elsewhere, because their table does not exist.
        """
        wanted = {seat: self._people[player] for player, seat in self._places.now.items() if player in self._people}
        self._seat(wanted)
        state = self._log.state
        for table in [one.number for one in state.floor.tables.values() if not one.chairs]:
            self._log.give(BreakTable(table))
        sits = {chair.player: (table.number, chair.number) for table in self._tables() for chair in table.chairs}
        return sum(player in sits and sits[player] != seat for seat, player in wanted.items())

    def together(self, player: str, bust: TdtBust | None) -> tuple[str, ...]:
        """Brings a bust player and the winners of his chips to one table, where they must have been; returns those."""
        out = self._people[player]
        seat = self._places.seat(bust.seat) if bust else None
        if seat and seat not in self._taken():
            self._seat({seat: out})
        by = [self._people[one] for one in dict.fromkeys(bust.by if bust else ()) if one in self._people]
        there = [one for one in by if one != out and table_of(self._log.state, one)]
        for one in there:
            self._join(one, out, there)
        here = table_of(self._log.state, out)
        if here and len(here.chairs) == 1:
            self._fetch(here)
        here = table_of(self._log.state, out)
        return tuple([one for one in there if here and table_of(self._log.state, one) == here])

    def _join(self, player: str, other: str, stay: list[str]) -> None:
        """Moves a player to another's table, into a free chair or that of a player who is not needed there."""
        mine, table = table_of(self._log.state, player), table_of(self._log.state, other)
        if mine is None or table is None or mine.number == table.number:
            return
        free = open_chairs(self._log.state, table)
        if free:
            self._log.give(MovePlayer(player, table.number, free[0], Reason.IMPORTED, IMPORT))
            return
        chair = next((one for one in table.chairs if one.player != other and one.player not in stay), None)
        if chair:
            self._log.give(CorrectSeat(player, table.number, chair.number, IMPORT))

    def _fetch(self, table: FloorTable) -> None:
        """Moves somebody to a table where a player would be alone with his last chips."""
        others = [one for one in self._tables() if one.number != table.number and one.chairs]
        if others:
            fullest = max(others, key=lambda one: len(one.chairs))
            chair = open_chairs(self._log.state, table)[0]
            self._log.give(MovePlayer(fullest.chairs[-1].player, table.number, chair, Reason.IMPORTED, IMPORT))

    def _seat(self, wanted: Mapping[Seat, str]) -> None:
        for (table, chair), player in wanted.items():
            here = table_of(self._log.state, player)
            there = self._log.state.floor.tables.get(table)
            if here is None or there is None or chair > there.seats:
                continue
            if (here.number, chair_of(here, player).number) != (table, chair):
                self._log.give(CorrectSeat(player, table, chair, IMPORT))

    def _taken(self) -> frozenset[Seat]:
        return frozenset([(table.number, chair.number) for table in self._tables() for chair in table.chairs])

    def _tables(self) -> list[FloorTable]:
        return list(self._log.state.floor.tables.values())
