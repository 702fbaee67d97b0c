"""Open Hand History, a JSON format for hands that trackers read: what other folders use of it.

events and deck of a finished hand → hand_to_ohh → text
text → read_ohh (of ``foreign_hands/ohh``) → PhhHand → replay, as for PHH
"""

from shuffleup.formats.ohh.record import OhhError, has_game_type
from shuffleup.formats.ohh.writer import OhhMeta, hand_to_ohh, hands_file, ohh_object, utc_text

__all__ = ["OhhError", "OhhMeta", "hand_to_ohh", "hands_file", "has_game_type", "ohh_object", "utc_text"]
