"""Whether a player is at his seat, how long he may think, and what follows if he does not answer.

    asked ──30 s──► time is up ──┬── no bet to pay, or not a betting phase ──► the default
                                 └── chips are needed and the table has a time bank ──bank──► the default

Only in a betting phase does a player who does not answer begin to sit out; then he checks or folds at once, hand after
hand, until he says that he is back. Times and lengths are microseconds, passed in by the caller.
"""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.italian_game import ItalianSwitches, ItalianTable, TimeBankScope

SECOND = 1_000_000
"""Microseconds."""


class Prompt(Enum):
    """What a player is being asked."""

    LAYOUT = "layout"  # to choose layout and covered-card mode before a hand of the mad round
    BLIND = "blind"  # to open blind
    REBLIND = "reblind"  # to double another player's blind opening
    CARD = "card"  # to choose the covered card to turn up
    KNOCK = "knock"  # a betting phase with nothing to pay
    OWN_BLIND = "own-blind"  # to raise one's own blind opening or leave it
    PAY = "pay"  # a betting phase in which chips are needed
    DRAW = "draw"
    SHOW = "show"  # to show or to hide
    CATCH_UP = "catch-up"  # to pay into a carried pot


class ProxyAnswer(Enum):
    """An answer that can be given for a player. The value is the label of the button."""

    POST = "buio"
    DEAL = "dai carte"
    TURN_LATEST = "conferma"
    KNOCK = "busso"
    FINE = "va bene"
    FOLD = "passo"
    STAND_PAT = "servito"
    SHOW = "mostro"
    HIDE = "nascondo"


BETTING = frozenset({Prompt.KNOCK, Prompt.OWN_BLIND, Prompt.PAY})
"""The prompts of a betting phase."""
DEFAULT: dict[Prompt, ProxyAnswer] = {
    Prompt.BLIND: ProxyAnswer.DEAL,
    Prompt.REBLIND: ProxyAnswer.DEAL,
    Prompt.CARD: ProxyAnswer.TURN_LATEST,
    Prompt.KNOCK: ProxyAnswer.KNOCK,
    Prompt.OWN_BLIND: ProxyAnswer.FINE,
    Prompt.PAY: ProxyAnswer.FOLD,
    Prompt.DRAW: ProxyAnswer.STAND_PAT,
    Prompt.SHOW: ProxyAnswer.HIDE,
    Prompt.CATCH_UP: ProxyAnswer.FOLD,
}
"""What is done for a player who does not answer (a10, AMB-20). A layout's default is in ``auto_play``."""


class ClockTerms(Struct, frozen=True, gc=False):
    """How long a player at this table may think. A bank of 0 seconds means no bank."""

    play_seconds: int = 30
    bank_seconds: int = 0
    scope: TimeBankScope = TimeBankScope.FACING_BET


class Presence(Struct, frozen=True, gc=False):
    """A player at a table: whether he is sitting out, and what is left of his time bank, in microseconds."""

    sitting_out: bool = False
    bank_us: int = 0


class Late(Struct, frozen=True, gc=False):
    """An answer after the time was up; the default has been in effect since ``deadline``."""

    deadline: int


class ClockReading(Struct, frozen=True, gc=False):
    """A player's clock as he sees it, in microseconds."""

    play_us: int
    bank_us: int
    on_bank: bool
    over: bool


class Absent(Struct, frozen=True, gc=False):
    """What happens to a player who let his time run out."""

    answer: ProxyAnswer
    presence: Presence


def clock_terms(table: ItalianTable, switches: ItalianSwitches) -> ClockTerms:
    """The clock of a table as it was set up."""
    return ClockTerms(table.play_seconds, table.time_bank_seconds, switches.time_bank_scope)


def seated(terms: ClockTerms) -> Presence:
    """A player who takes his seat: present, his time bank full."""
    return Presence(bank_us=terms.bank_seconds * SECOND)


def bank_runs(terms: ClockTerms, presence: Presence, prompt: Prompt) -> bool:
    """Does the time bank run for this prompt once the ordinary time is up (AMB-25)?"""
    if not presence.bank_us:
        return False
    return prompt in BETTING if terms.scope is TimeBankScope.ANY_BETTING else prompt is Prompt.PAY


def deadline(terms: ClockTerms, presence: Presence, prompt: Prompt, asked_at: int) -> int:
    """The moment from which an answer is too late."""
    bank = presence.bank_us if bank_runs(terms, presence, prompt) else 0
    return asked_at + terms.play_seconds * SECOND + bank


def reading(terms: ClockTerms, presence: Presence, prompt: Prompt, asked_at: int, now: int) -> ClockReading:
    """The clock of a player who was asked at ``asked_at``. Time before he was asked does not count."""
    used = max(0, now - asked_at)
    play = terms.play_seconds * SECOND
    runs = bank_runs(terms, presence, prompt)
    on_bank = runs and used >= play
    bank = max(0, presence.bank_us - (used - play)) if on_bank else presence.bank_us
    return ClockReading(max(0, play - used), bank, on_bank, now >= deadline(terms, presence, prompt, asked_at))


def answered(terms: ClockTerms, presence: Presence, prompt: Prompt, asked_at: int, at: int) -> Presence | Late:
    """The player after an answer; time used from the time bank does not come back."""
    end = deadline(terms, presence, prompt, asked_at)
    if at >= end:
        return Late(end)
    return Presence(presence.sitting_out, reading(terms, presence, prompt, asked_at, at).bank_us)


def timed_out(terms: ClockTerms, presence: Presence, prompt: Prompt) -> Absent:
    """What is done for a player whose time is up. Raises ``KeyError`` for a layout, whose default is a preference."""
    left = 0 if bank_runs(terms, presence, prompt) else presence.bank_us
    return Absent(DEFAULT[prompt], Presence(presence.sitting_out or prompt in BETTING, left))


def left(presence: Presence) -> Presence:
    """The player lost his connection or asked to sit out."""
    return Presence(sitting_out=True, bank_us=presence.bank_us)


def returned(presence: Presence) -> Presence:
    """The player said that he is back, or came to the table again; he is dealt in from the next ante on."""
    return Presence(sitting_out=False, bank_us=presence.bank_us)
