"""How often each game of a rotation was dealt in a run, and which changes of game needed care."""

from collections.abc import Iterable

from msgspec import Struct

from shuffleup.table.rotation import Rotation, confusing


class GamesTally(Struct, frozen=True):
    """Hands by place of the game, changes of game at the tables, and among those stud to stud high-low (RP-18)."""

    hands: tuple[int, ...] = ()
    changes: int = 0
    warned: int = 0


NO_GAMES = GamesTally()


class GamesPlayed:
    """Counts while a run is in progress."""

    def __init__(self, rotation: Rotation) -> None:
        self._rotation = rotation
        self._hands = [0] * len(rotation.games)
        self._changes = self._warned = 0
        self._before: dict[int, int] = {}

    def note(self, table: int, game: int) -> None:
        """A hand of a game is dealt at a table."""
        self._hands[game] += 1
        before = self._before.get(table, game)
        self._before[table] = game
        if before != game:
            self._changes += 1
            self._warned += confusing(self._rotation.games[before], self._rotation.games[game])

    @property
    def tally(self) -> GamesTally:
        """The counts so far."""
        return GamesTally(tuple(self._hands), self._changes, self._warned)


def together(tallies: Iterable[GamesTally]) -> GamesTally:
    """The sum over the streams of a programme, which all play the same rotation."""
    played = [tally for tally in tallies if tally.hands]
    return GamesTally(
        tuple([sum(hands) for hands in zip(*[tally.hands for tally in played], strict=True)]),
        sum([tally.changes for tally in played]),
        sum([tally.warned for tally in played]),
    )
