"""The options of the Italian game, five-card draw with its mad round: a table's choices where the rules are open."""

from enum import Enum

from msgspec import Struct

from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards


class DeckBasis(Enum):
    """Which players are counted for the lowest card of the deck."""

    ACTIVE_SEATED = "active_seated"  # everybody not eliminated, sitting out or not
    DEALT_IN = "dealt_in"


class ParolAnte(Enum):
    """Whether there is an ante in a hand that plays for a parol pot."""

    NONE = "none"
    COLLECT = "collect"  # from the members, after the catch-up


class ItalianPotLimit(Enum):
    """The most a player may put in, in pot-limit."""

    PRINTED = "printed"  # pot, bets of the round and the call: 160 if there are 100 + 20 + 20 and 20 to call
    STANDARD = "standard"  # the call, and then a raise of that size: 180


class TimeBankScope(Enum):
    """When a player's time bank runs."""

    FACING_BET = "facing_bet"
    ANY_BETTING = "any_betting"


class ItalianSwitches(Struct, frozen=True, kw_only=True, gc=False):
    """The readings of points that the rules leave open. The defaults are the readings of the book."""

    deck_basis: DeckBasis = DeckBasis.ACTIVE_SEATED
    sitout_allin_ante_plays: bool = False
    """Whether a player who is sitting out and pays his last chips as ante is dealt in."""
    parol_ante: ParolAnte = ParolAnte.NONE
    min_raise_double: bool = False
    """Whether a raise below twice the last bet is illegal, instead of merely not reopening."""
    pl_formula: ItalianPotLimit = ItalianPotLimit.PRINTED
    giro_retrigger: bool = False
    """Whether a full house shown in a mad round starts another one."""
    vele_own_cards: VeleOwnCards = VeleOwnCards.FREE
    sf_exception: StraightFlushException = StraightFlushException.SPADE_MIN_OVER_HEART_MAX
    time_bank_scope: TimeBankScope = TimeBankScope.FACING_BET


class VeleRule(Enum):
    """The layout of common cards in a mad round."""

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
    """What the rules let a table choose. Times are seconds; a time bank of 0 means none."""

    giro_pazzo: bool = False
    vele_rule: VeleRule = VeleRule.LIBERA
    covered_rule: CoveredRule = CoveredRule.LIBERA
    play_seconds: int = 30
    time_bank_seconds: int = 0
