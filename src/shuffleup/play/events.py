"""What happened at a table where the software deals, besides its hands: clocks, presence, settings."""

from typing import TypeAlias

from msgspec import Struct

from shuffleup.table.auto_play import Preferences
from shuffleup.table.giro import DealerChoice
from shuffleup.table.presence import ClockTerms, Presence, Prompt


class ClocksStarted(Struct, frozen=True, gc=False, tag="clocks-started"):
    """From now on there is a time limit for every answer."""

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
    """The player answered in time, or left while his time bank ran; ``bank_us`` is what is left of the bank."""

    player: str
    bank_us: int


class QuestionWithdrawn(Struct, frozen=True, gc=False, tag="question-withdrawn"):
    """The question no longer applies: the floor ended the turn, the player sits out, or the hand is dealt."""

    player: str


class TimeRanOut(Struct, frozen=True, gc=False, tag="time-ran-out"):
    """The player did not answer, and the default was done for him; ``presence`` is his presence from now on."""

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
    """What the dealer of a mad round deals next: his answer, or the default if he gives none."""

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
