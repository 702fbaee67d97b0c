"""What happened at a table where the software deals, beside its hands: clocks, presence, settings."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.auto_play import Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import ClockTerms, Presence, Prompt


class ClocksStarted(Struct, frozen=True, gc=False, tag="clocks-started"):
    """Questions have a time to be answered in from now on."""

    terms: ClockTerms


class SeatTaken(Struct, frozen=True, gc=False, tag="online-seat-taken"):
    """A player is at the table."""

    player: str
    presence: Presence
    preferences: Preferences


class SeatLeft(Struct, frozen=True, gc=False, tag="online-seat-left"):
    """A player is no longer at the table."""

    player: str


class QuestionAsked(Struct, frozen=True, gc=False, tag="question-asked"):
    """A player is asked something, and his time begins to run at ``at``."""

    player: str
    prompt: Prompt
    at: int


class QuestionAnswered(Struct, frozen=True, gc=False, tag="question-answered"):
    """The player answered in time, or gave the turn up while his time bank ran; ``bank_us`` is left of it, for good."""

    player: str
    bank_us: int


class QuestionWithdrawn(Struct, frozen=True, gc=False, tag="question-withdrawn"):
    """There is nothing to answer any more: the floor ended the turn, the player sits out, or the hand is dealt."""

    player: str


class TimeRanOut(Struct, frozen=True, gc=False, tag="time-ran-out"):
    """The player did not answer, and the default was done for him; ``presence`` is what becomes of him."""

    player: str
    prompt: Prompt
    presence: Presence


class PlayerSatOut(Struct, frozen=True, gc=False, tag="player-sat-out"):
    """A player sits out."""

    player: str


class PlayerCameBack(Struct, frozen=True, gc=False, tag="player-came-back"):
    """A player is back; he is dealt in from the next ante on."""

    player: str


class PreferencesSet(Struct, frozen=True, gc=False, tag="preferences-set"):
    """A player settled in advance what is answered for him."""

    player: str
    preferences: Preferences


class LayoutChosen(Struct, frozen=True, gc=False, tag="layout-chosen"):
    """What the dealer of a mad round deals next: his answer, or what stands for him when he gives none."""

    player: str
    choice: DealerChoice


OnlineEvent: TypeAlias = (
    ClocksStarted
    | SeatTaken
    | SeatLeft
    | QuestionAsked
    | QuestionAnswered
    | QuestionWithdrawn
    | TimeRanOut
    | PlayerSatOut
    | PlayerCameBack
    | PreferencesSet
    | LayoutChosen
)
