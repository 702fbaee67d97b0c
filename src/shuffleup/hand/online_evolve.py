"""Applying what happened at a table where the software deals. Rules are not asked: events say all."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shuffleup.hand import online_events as happened
from shuffleup.hand.online_events import OnlineEvent
from shuffleup.hand.online_state import OnlinePlayer, OnlineTable, Question
from shuffleup.table.presence import Presence, left, returned


def evolve(table: OnlineTable | None, event: OnlineEvent) -> OnlineTable:
    """The table after the event; ``None`` is a table without clocks."""
    if isinstance(event, happened.ClocksStarted):
        return OnlineTable(event.terms, table.players if table else ())
    assert table, "a table's first event of this kind starts its clocks"
    return _APPLY[type(event)](table, event)


def hand_begun(table: OnlineTable) -> OnlineTable:
    """The table once a hand is dealt: what was chosen counts for that hand and for no other."""
    if not any(one.chosen for one in table.players):
        return table
    return replace(table, players=tuple([replace(one, chosen=None) for one in table.players]))


def _seat_taken(table: OnlineTable, event: happened.SeatTaken) -> OnlineTable:
    player = OnlinePlayer(event.player, event.presence, event.preferences)
    return replace(table, players=(*_others(table.players, event.player), player))


def _seat_left(table: OnlineTable, event: happened.SeatLeft) -> OnlineTable:
    return replace(_unasked(table, event.player), players=_others(table.players, event.player))


def _asked(table: OnlineTable, event: happened.QuestionAsked) -> OnlineTable:
    return replace(table, asked=(*table.asked, Question(event.player, event.prompt, event.at)))


def _answered(table: OnlineTable, event: happened.QuestionAnswered) -> OnlineTable:
    keeps = lambda was: Presence(was.sitting_out, event.bank_us)  # noqa: E731
    return _unasked(_present(table, event.player, keeps), event.player)


def _withdrawn(table: OnlineTable, event: happened.QuestionWithdrawn) -> OnlineTable:
    return _unasked(table, event.player)


def _chosen(table: OnlineTable, event: happened.LayoutChosen) -> OnlineTable:
    chose = _changed(table, event.player, lambda one: replace(one, chosen=event.choice))
    return _unasked(chose, event.player)


def _ran_out(table: OnlineTable, event: happened.TimeRanOut) -> OnlineTable:
    return _unasked(_present(table, event.player, lambda _: event.presence), event.player)


def _sat_out(table: OnlineTable, event: happened.PlayerSatOut) -> OnlineTable:
    return _present(table, event.player, left)


def _came_back(table: OnlineTable, event: happened.PlayerCameBack) -> OnlineTable:
    return _present(table, event.player, returned)


def _settled(table: OnlineTable, event: happened.PreferencesSet) -> OnlineTable:
    return _changed(table, event.player, lambda one: replace(one, preferences=event.preferences))


def _present(table: OnlineTable, player: str, becomes: Callable[[Presence], Presence]) -> OnlineTable:
    return _changed(table, player, lambda one: replace(one, presence=becomes(one.presence)))


def _changed(table: OnlineTable, player: str, becomes: Callable[[OnlinePlayer], OnlinePlayer]) -> OnlineTable:
    return replace(table, players=tuple([becomes(one) if one.player == player else one for one in table.players]))


def _unasked(table: OnlineTable, player: str) -> OnlineTable:
    return replace(table, asked=tuple([one for one in table.asked if one.player != player]))


def _others(players: tuple[OnlinePlayer, ...], player: str) -> tuple[OnlinePlayer, ...]:
    return tuple([one for one in players if one.player != player])


# Each function takes its own event, and mypy cannot follow a table of functions with different parameters.
_APPLY: dict[type, Callable[[OnlineTable, Any], OnlineTable]] = {
    happened.SeatTaken: _seat_taken,
    happened.SeatLeft: _seat_left,
    happened.QuestionAsked: _asked,
    happened.QuestionAnswered: _answered,
    happened.QuestionWithdrawn: _withdrawn,
    happened.LayoutChosen: _chosen,
    happened.TimeRanOut: _ran_out,
    happened.PlayerSatOut: _sat_out,
    happened.PlayerCameBack: _came_back,
    happened.PreferencesSet: _settled,
}
