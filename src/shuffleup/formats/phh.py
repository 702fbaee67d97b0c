"""PHH, the poker hand history format: reading, replaying and writing it, in one place.

text → read_phhs → PhhHand → replay → Played | Refused | NotDealt
events and deck of a finished hand → hand_to_phh → text
"""

from shuffleup.formats.phh_ledger import PhhReading
from shuffleup.formats.phh_reader import read_phh, read_phhs
from shuffleup.formats.phh_record import GAMES, PhhError, PhhGame, PhhHand
from shuffleup.formats.phh_replay import (
    Allowance,
    Leniency,
    NotDealt,
    Played,
    Prepared,
    Refused,
    Replay,
    Replayer,
    replay,
)
from shuffleup.formats.phh_script import Amounts, Record
from shuffleup.formats.phh_writer import PhhMeta, hand_to_phh, has_code, numbered_hand, other_readings

__all__ = [
    "GAMES",
    "Allowance",
    "Amounts",
    "Leniency",
    "NotDealt",
    "PhhError",
    "PhhGame",
    "PhhHand",
    "PhhMeta",
    "PhhReading",
    "Played",
    "Prepared",
    "Record",
    "Refused",
    "Replay",
    "Replayer",
    "hand_to_phh",
    "has_code",
    "numbered_hand",
    "other_readings",
    "read_phh",
    "read_phhs",
    "replay",
]
