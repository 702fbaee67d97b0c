"""The possible readings of points that the rules on ranking Italian hands leave open."""

from enum import Enum


class StraightFlushException(Enum):
    """When a lower straight flush beats a higher one."""

    SPADE_MIN_OVER_HEART_MAX = "spade_min_over_heart_max"  # whenever both contest the pot
    TWO_CONTENDERS_ONLY = "two_contenders_only"
    FULL_CIRCLE = "full_circle"  # lowest over highest over middle over lowest
    OFF = "off"


class VeleOwnCards(Enum):
    """How many of a player's own cards count together with the vele."""

    FREE = "free"
    EXACTLY_TWO = "exactly_two"  # with combinations of three vele only
