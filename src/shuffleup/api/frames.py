"""Hands as a data frame: one row for each hand, for each player of a hand, or for each action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from shuffleup.api.hands import DealtHand
from shuffleup.foreign_hands.facts import COUNTED, HandFacts
from shuffleup.formats.phh.names import recorded_phh_meta

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

FrameRows = Literal["hands", "players", "actions"]
FrameLibrary = Literal["pandas", "polars", "arrow"]
_BATCH = 20_000
"""Rows collected as Python values before they are added to the frame."""


class FrameColumn(Struct, frozen=True):
    """One column: its name, its Arrow type, and what it contains."""

    name: str
    type: str
    meaning: str


def _columns(*told: tuple[str, str, str]) -> tuple[FrameColumn, ...]:
    return tuple([FrameColumn(*one) for one in told])


COLUMNS: dict[FrameRows, tuple[FrameColumn, ...]] = {
    "hands": _columns(
        ("hand", "int64", "counts the hands of the frame from 0; the same in all three frames"),
        ("number", "string", "the room's own number, where the record has one"),
        ("started", "timestamp[us, tz=UTC]", "the beginning, where the record tells it"),
        ("event", "string", "the tournament; empty in a cash game"),
        ("table", "string", "the table"),
        ("level", "int64", "the level, 0 where none is told"),
        ("currency", "string", "the currency of a cash game"),
        ("unit", "int64", "chips in one recorded unit: 100 where they are the cents of a cash game"),
        ("game", "string", "the key of the game, as `holdem`"),
        ("limit", "string", "the betting structure, as `no-limit`"),
        ("small_blind", "int64", "chips"),
        ("big_blind", "int64", "chips"),
        ("ante", "int64", "chips"),
        ("players", "int64", "players dealt in"),
        ("button", "string", "who has the button; empty where it is dead"),
        ("board", "string", "the shared cards, as `Ah 7c 2d`"),
        ("second_board", "string", "the board that was dealt a second time"),
        ("pot", "int64", "chips in all pots, the rake among them"),
        ("rake", "int64", "chips that the house took"),
        ("showdown", "bool", "two or more were left when hands were shown"),
    ),
    "players": _columns(
        ("hand", "int64", "the hand"),
        ("seat", "int64", "place from the left of the button, from 0"),
        ("chair", "int64", "number of the chair"),
        ("player", "string", "the name"),
        ("stack", "int64", "chips before the hand"),
        ("cards", "string", "the cards as far as they are known, `??` for each that is not"),
        ("collected", "int64", "chips taken out of the pots"),
        ("won", "int64", "chips won, or lost below 0"),
        *[(name, "int64", "as [the statistics](#statistics) count it") for name in COUNTED],
    ),
    "actions": _columns(
        ("hand", "int64", "the hand"),
        ("order", "int64", "counts the acts of the hand from 0"),
        ("street", "int64", "the betting round, 0 before the flop"),
        ("seat", "int64", "place from the left of the button, from 0"),
        ("player", "string", "the name"),
        ("action", "string", "a post (`ante`, `dead-ante`, `small-blind`, `big-blind`, `bring-in`), `fold`, `check`,"
         " `call`, `bet`, `raise`, `draw`, `show` or `muck`"),
        ("amount", "int64", "chips that it puts in; of a draw the cards thrown away"),
        ("to", "int64", "chips in front of the player then, on this street"),
        ("pot", "int64", "chips on the table before, bets in front among them"),
        ("stack", "int64", "chips behind before"),
    ),
}  # fmt: skip
"""The columns of each frame, in order."""


def frame(
    hands: Iterable[DealtHand], *, of: FrameRows = "hands", library: FrameLibrary = "pandas"
) -> pandas.DataFrame | polars.DataFrame | pyarrow.Table:
    """Finished hands as a pandas or polars data frame, or as an Arrow table.

    ``of`` says what a row is: one of the ``hands``, of their ``players``, or of their ``actions``. The guide to data
    lists every column with its type and unit. Raises ``ValueError`` for a hand that is not over, and ``ImportError`` if
    the library is not installed.

    >>> import shuffleup as sh
    >>> hands = [sh.new_hand(stacks={"Anna": 500, "Bruno": 500}, seed=n).play(sh.bot_for(1, 1)) for n in range(3)]
    >>> sh.frame(hands, of="players", library="arrow").column("player").to_pylist()
    ['Anna', 'Bruno', 'Anna', 'Bruno', 'Anna', 'Bruno']
    """
    if of not in COLUMNS:
        raise ValueError(f"of is {of!r}: {', '.join(COLUMNS)} is expected")
    if library not in {"pandas", "polars", "arrow"}:
        raise ValueError(f"library is {library!r}: pandas, polars or arrow is expected")
    try:
        import pyarrow  # noqa: F401

        if library == "pandas":
            import pandas  # noqa: F401
        elif library == "polars":
            import polars
    except ImportError as fault:
        raise ImportError(f"{fault.name} is not installed: pip install 'shuffleup[data]'") from None
    table = _table(_rows(hands, _ROWS[of]), COLUMNS[of])
    if library == "arrow":
        return table
    return table.to_pandas() if library == "pandas" else polars.from_arrow(table)


def _table(rows: Iterator[tuple[object, ...]], columns: tuple[FrameColumn, ...]) -> pyarrow.Table:
    import pyarrow as pa

    types = {"string": pa.string(), "int64": pa.int64(), "bool": pa.bool_()}
    schema = pa.schema([(one.name, types.get(one.type, pa.timestamp("us", "UTC"))) for one in columns])
    batches = []
    part: list[tuple[object, ...]] = []

    def close() -> None:
        by_column = zip(*part, strict=True) if part else [()] * len(columns)
        arrays = [pa.array(values, kind) for values, kind in zip(by_column, schema.types, strict=True)]
        batches.append(pa.record_batch(arrays, schema=schema))
        part.clear()

    for row in rows:
        part.append(row)
        if len(part) == _BATCH:
            close()
    close()
    return pa.Table.from_batches(batches, schema)


def _rows(hands: Iterable[DealtHand], told: _Told) -> Iterator[tuple[object, ...]]:
    for number, one in enumerate(hands):
        for row in told(one, HandFacts(one.deep)):
            yield (number, *row)


def _hand_row(one: DealtHand, facts: HandFacts) -> Iterator[tuple[object, ...]]:
    record, plan = one.record, facts.plan
    names = recorded_phh_meta(record) if record else None
    started = datetime.fromtimestamp(names.started / 1_000_000, UTC) if names and names.started else None
    told = (names.number, started, names.event, names.table, names.level, names.currency) if names else _NO_NAMES
    yield (
        *told,
        record.chip if record else 1,
        plan.game.variant,
        plan.game.limit.value,
        plan.stakes.small_blind,
        plan.stakes.big_blind,
        plan.stakes.ante,
        len(plan.seats),
        one.button,
        " ".join(one.board),
        " ".join(one.second_board),
        facts.pot + one.rake,
        one.rake,
        bool(facts.showdown),
    )


def _player_rows(one: DealtHand, facts: HandFacts) -> Iterator[tuple[object, ...]]:
    won = one.won
    for seat, planned in enumerate(facts.plan.seats):
        cards = " ".join(one.cards(planned.player))
        money = (facts.collected.get(seat, 0), won[planned.player])
        yield (seat, planned.number, planned.player, planned.stack, cards, *money, *facts.counts[seat].values())


def _action_rows(one: DealtHand, facts: HandFacts) -> Iterator[tuple[object, ...]]:
    for order, act in enumerate(facts.acts):
        player = facts.plan.seats[act.seat].player
        yield (order, act.street, act.seat, player, act.what, act.amount, act.to, act.pot, act.stack)


_Told = Callable[[DealtHand, HandFacts], Iterator[tuple[object, ...]]]
_NO_NAMES = ("", None, "", "", 0, "")
_ROWS: dict[FrameRows, _Told] = {"hands": _hand_row, "players": _player_rows, "actions": _action_rows}
