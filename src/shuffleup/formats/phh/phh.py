"""PHH, the poker hand history format: reading, replaying and writing in one place.

text → read_phhs → PhhHand → replay → ReplayedHand | Refused
events and deck of a finished hand → hand_to_phh → text
"""

from shuffleup.formats.phh.ledger import PhhReading, Record
from shuffleup.formats.phh.reader import read_phh, read_phhs
from shuffleup.formats.phh.record import GAMES, PhhError, PhhGame, PhhHand
from shuffleup.formats.phh.replay import (
    Allowance,
    Leniency,
    Prepared,
    Refused,
    Replay,
    ReplayedHand,
    Replayer,
    replay,
)
from shuffleup.formats.phh.script import Amounts
from shuffleup.formats.phh.writer import PhhMeta, hand_to_phh, has_code, numbered_hand, other_readings

__all__ = [
    "GAMES", "Allowance", "Amounts", "Leniency", "PhhError", "PhhGame", "PhhHand", "PhhMeta",
    "PhhReading", "Prepared", "Record", "Refused", "Replay", "ReplayedHand", "Replayer", "hand_to_phh", "has_code",
    "numbered_hand", "other_readings", "read_phh", "read_phhs", "replay",
]  # fmt: skip
