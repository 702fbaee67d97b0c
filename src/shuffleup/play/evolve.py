"""Applies what happened at a table where the software deals. No rules are needed: the events say everything."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shuffleup.play import events as happened
from shuffleup.play.events import OnlineEvent
from shuffleup.play.state import OnlinePlayer, OnlineTable, Question
from shuffleup.table.presence import Presence, left, returned


def evolve(table: OnlineTable | None, event: OnlineEvent) -> OnlineTable:
    """The table after the event; ``None`` is a table without clocks."""
    if isinstance(event, happened.ClocksStarted):
        return OnlineTable(event.terms, table.players if table else ())
    assert table, "a table's first event of this kind starts its clocks"
    return _APPLY[type(event)](table, event)


def hand_begun(table: OnlineTable) -> OnlineTable:
    """The table once a hand is dealt: the dealer's choice counts only for that hand."""
    if not any(one.chosen for one in table.players):
        return table
    return replace(table, players=tuple([replace(one, chosen=None) for one in table.players]))


def _seat_taken(table: OnlineTable, event: happened.SeatTaken) -> OnlineTable:
    player = OnlinePlayer(event.player, event.presence, event.preferences)
    return replace(table, players=(*_others(table.players, event.player), player))


def _answered(table: OnlineTable, event: happened.QuestionAnswered) -> OnlineTable:
    present = _present(table, event.player, lambda was: Presence(was.sitting_out, event.bank_us))
    return _unasked(present, event.player)


def _present(table: OnlineTable, player: str, becomes: Callable[[Presence], Presence]) -> OnlineTable:
    return _changed(table, player, lambda one: replace(one, presence=becomes(one.presence)))


def _changed(table: OnlineTable, player: str, becomes: Callable[[OnlinePlayer], OnlinePlayer]) -> OnlineTable:
    return replace(table, players=tuple([becomes(one) if one.player == player else one for one in table.players]))


def _unasked(table: OnlineTable, player: str) -> OnlineTable:
    return replace(table, asked=tuple([one for one in table.asked if one.player != player]))


def _others(players: tuple[OnlinePlayer, ...], player: str) -> tuple[OnlinePlayer, ...]:
    return tuple([one for one in players if one.player != player])


# Each function takes its own event, and mypy cannot check a table of functions with different parameters.
_APPLY: dict[type, Callable[[OnlineTable, Any], OnlineTable]] = {
    happened.SeatTaken: _seat_taken,
    happened.SeatLeft: lambda table, event: replace(
        _unasked(table, event.player), players=_others(table.players, event.player)
    ),
    happened.QuestionAsked: lambda table, event: replace(
        table, asked=(*table.asked, Question(event.player, event.prompt, event.at))
    ),
    happened.QuestionAnswered: _answered,
    happened.QuestionWithdrawn: lambda table, event: _unasked(table, event.player),
    happened.LayoutChosen: lambda table, event: _unasked(
        _changed(table, event.player, lambda one: replace(one, chosen=event.choice)), event.player
    ),
    happened.TimeRanOut: lambda table, event: _unasked(
        _present(table, event.player, lambda _: event.presence), event.player
    ),
    happened.PlayerSatOut: lambda table, event: _present(table, event.player, left),
    happened.PlayerCameBack: lambda table, event: _present(table, event.player, returned),
    happened.PreferencesSet: lambda table, event: _changed(
        table, event.player, lambda one: replace(one, preferences=event.preferences)
    ),
}
