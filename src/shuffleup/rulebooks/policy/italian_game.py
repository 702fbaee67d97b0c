"""The options of the Italian game, five-card draw with its mad round: how a table reads what the rules leave open."""

from enum import Enum

from msgspec import Struct

from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards


class DeckBasis(Enum):
    """Which players are counted for the lowest card of the deck."""

    ACTIVE_SEATED = "active_seated"  # everybody not eliminated, sitting out or not
    DEALT_IN = "dealt_in"


class ParolAnte(Enum):
    """Whether the hand that plays a parol pot takes an ante."""

    NONE = "none"
    COLLECT = "collect"  # from the members, after the catch-up


class ItalianPotLimit(Enum):
    """What a player may put in at most in pot-limit."""

    PRINTED = "printed"  # pot, bets of the round and the call: 160 where 100 + 20 + 20 lie and 20 is to call
    STANDARD = "standard"  # the call, and then a raise of that size: 180


class TimeBankScope(Enum):
    """Where a player's reserve of seconds runs."""

    FACING_BET = "facing_bet"
    ANY_BETTING = "any_betting"


class ItalianSwitches(Struct, frozen=True, kw_only=True, gc=False):
    """How the points are read on which the rules are open. The defaults are the readings of the book."""

    deck_basis: DeckBasis = DeckBasis.ACTIVE_SEATED
    sitout_allin_ante_plays: bool = False
    """Whether a player who sits out and pays his last chips as ante is dealt in."""
    parol_ante: ParolAnte = ParolAnte.NONE
    min_raise_double: bool = False
    """Whether a raise below twice the last bet is illegal, instead of merely not reopening."""
    pl_formula: ItalianPotLimit = ItalianPotLimit.PRINTED
    giro_retrigger: bool = False
    """Whether a full house shown within the mad round starts another one."""
    vele_own_cards: VeleOwnCards = VeleOwnCards.FREE
    sf_exception: StraightFlushException = StraightFlushException.SPADE_MIN_OVER_HEART_MAX
    time_bank_scope: TimeBankScope = TimeBankScope.FACING_BET


class VeleRule(Enum):
    """Which layout of common cards a mad round has."""

    LIBERA = "libera"  # the dealer chooses
    NESSUNA = "nessuna"
    UNA = "una"
    DUE = "due"
    TRE = "tre"
    CROCE = "croce"
    H = "h"
    PIRAMIDE = "piramide"
    ASCENSORE = "ascensore"


class CoveredRule(Enum):
    """When a player chooses which of his cards stays covered."""

    LIBERA = "libera"  # the dealer chooses
    MAI = "mai"
    PRIMO_GIRO = "primo_giro"
    SEMPRE = "sempre"


class ItalianTable(Struct, frozen=True, kw_only=True, gc=False):
    """What the rules let a table choose. Times are seconds; a time bank of 0 is none."""

    giro_pazzo: bool = False
    vele_rule: VeleRule = VeleRule.LIBERA
    covered_rule: CoveredRule = CoveredRule.LIBERA
    play_seconds: int = 30
    time_bank_seconds: int = 0
