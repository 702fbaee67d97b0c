"""What happens on the floor of a tournament and what must be so there: seats, tables, places."""

from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.scenario import Sentence


class TablePlays(Sentence, frozen=True):
    """One table plays a hand in which no chip moves."""

    table: int


class EverybodyPlays(Sentence, frozen=True):
    """Every table plays so many hands in which no chip moves."""

    hands: int = 1


class BustTogether(Sentence, frozen=True):
    """Every table plays a hand, and in it these players lose everything to somebody at their table."""

    players: tuple[str, ...]


class TakesChair(Sentence, frozen=True):
    """The floor moves a player."""

    player: str
    table: int
    chair: int


class SharePlace(Sentence, frozen=True):
    """These players, and nobody else, have this place."""

    players: tuple[str, ...]
    amount: int


class DividePrize(Sentence, frozen=True):
    """All the prizes of the places of these players together are the prize of one place."""

    players: tuple[str, ...]
    amount: int


class Moves(Sentence, frozen=True):
    """A player was moved for the balance of the tables."""

    player: str
    source: int
    table: int
    chair: int


class NobodyMoves(Sentence, frozen=True):
    """Nobody was moved."""


class TableStops(Sentence, frozen=True):
    """A table may not begin a hand."""

    table: int


class TablePlaysOn(Sentence, frozen=True):
    """A table may begin a hand."""

    table: int


class DealtIn(Sentence, frozen=True):
    """A player is dealt in in the next hand of his table."""

    player: str


class Waits(Sentence, frozen=True):
    """A player is not: he waits for the button to pass."""

    player: str


FLOOR_SLOTS = {
    "table": Slot(r"[1-9]\d{0,3}", int, "the number of a table"),
    "source": Slot(r"[1-9]\d{0,3}", int, "the number of a table"),
    "chair": Slot(r"[1-9]\d?", int, "the number of a chair, counted from the dealer's left"),
    "hands": Slot(r"[1-9]\d?", int, "a number of hands"),
}

FLOOR_PLAY = (
    Form("table {table} plays a hand", "One hand at one table; no chip moves.", "table 1 plays a hand", TablePlays),
    Form("everybody plays a hand", "One hand at every table; no chip moves.", "everybody plays a hand", EverybodyPlays),
    Form("everybody plays {hands} hands", "The same, so often.", "everybody plays 10 hands", EverybodyPlays),
    Form(
        "in one hand, {players} bust(s)",
        "One hand at every table, in which these players lose all their chips to others at their tables.",
        "in one hand, Anna, Bruno and Carla bust",
        BustTogether,
    ),
    Form(
        "the floor moves {player} to chair {chair} of table {table}",
        "The floor's own decision.",
        "the floor moves Anna to chair 4 of table 2",
        TakesChair,
    ),
)

FLOOR_EXPECTED = (
    Form(
        "{players} is|are placed {amount}",
        "Their final place; several players share it, and nobody else does. The rule may follow.",
        "Anna and Bruno are placed 50 (rule 23b)",
        SharePlace,
        cites=True,
    ),
    Form(
        "{players} divide(s) the prize of place {amount}",
        "What the places of these players are worth together is the prize of this one place.",
        "Anna, Bruno and Carla divide the prize of place 50",
        DividePrize,
    ),
    Form(
        "{player} moves from table {source} to chair {chair} of table {table}",
        "Who was moved to keep the tables even, and where to. The rule may follow.",
        "Bruno moves from table 2 to chair 4 of table 1",
        Moves,
        cites=True,
    ),
    Form("nobody moves", "No player was moved.", "nobody moves", NobodyMoves),
    Form(
        "table {table} stops",
        "It may not begin another hand. The rule may follow.",
        "table 1 stops (rule 11)",
        TableStops,
        cites=True,
    ),
    Form("table {table} plays on", "It may begin another hand.", "table 1 plays on", TablePlaysOn),
    Form(
        "{player} is dealt in",
        "He has cards in the hand that his table plays; between hands, he gets some in the next.",
        "Zoe is dealt in",
        DealtIn,
    ),
    Form(
        "{player} waits for the button",
        "He has no cards in the hand that his table plays, or between hands gets none in the next.",
        "Zoe waits for the button",
        Waits,
    ),
)
