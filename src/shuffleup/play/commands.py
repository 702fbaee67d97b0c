"""The commands to a table where the software deals, besides the actions of a hand."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.auto_play import FRESH_ACCOUNT, Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import ClockTerms, Presence


class StartClocks(Struct, frozen=True, gc=False, tag="start-clocks"):
    """Limit the time for every answer from now on. A table without this command waits for ever."""

    terms: ClockTerms


class TakeSeat(Struct, frozen=True, gc=False, tag="take-seat"):
    """A player comes to the table; from another table, with what is left of his time bank (``None``: a full one)."""

    player: str
    presence: Presence | None = None
    preferences: Preferences = FRESH_ACCOUNT


class LeaveSeat(Struct, frozen=True, gc=False, tag="leave-seat"):
    """A player leaves the table for another, or is out."""

    player: str


class SitOut(Struct, frozen=True, gc=False, tag="sit-out"):
    """A player lost his connection or asked to sit out: he is answered for at once from now on."""

    player: str


class ComeBack(Struct, frozen=True, gc=False, tag="come-back"):
    """A player said that he is back (SONO TORNATO), or came to the table again."""

    player: str


class SetPreferences(Struct, frozen=True, gc=False, tag="set-preferences"):
    """A player settles in advance what is answered for him (a11)."""

    player: str
    preferences: Preferences


class AskDealer(Struct, frozen=True, gc=False, tag="ask-dealer"):
    """Ask the player who deals the next hand of a mad round to choose the game."""

    player: str


class ChooseLayout(Struct, frozen=True, gc=False, tag="choose-layout"):
    """The dealer's answer (CONFERMA)."""

    player: str
    choice: DealerChoice


class TimePassed(Struct, frozen=True, gc=False, tag="time-passed"):
    """Somebody's time is up: do the default for him. The keeper of the clocks gives it; too early, it is refused."""


OnlineCommand: TypeAlias = (
    StartClocks | TakeSeat | LeaveSeat | SitOut | ComeBack | SetPreferences | AskDealer | ChooseLayout | TimePassed
)
