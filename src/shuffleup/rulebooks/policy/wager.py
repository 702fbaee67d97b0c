"""How words and chips become a bet, a raise or a call."""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.exact import Ratio


class StringBetCaller(Enum):
    """Who may call a string bet."""

    DEALER = "dealer"
    FLOOR = "floor"
    PLAYER_WITH_STAFF_CHECK = "player_with_staff_check"


class OverchipFacingBet(Enum):
    """What one silent chip larger than the amount to call means."""

    CALL = "call"


class OverchipRaise(Enum):
    """What "raise" with one chip and no amount means."""

    MAX_OF_CHIP = "max_of_chip"  # the most that chip allows
    CHIP_VALUE = "chip_value"  # the whole chip


class PriorChips(Enum):
    """How new chips are read while the player's earlier chips still lie in front of him."""

    TDA_46 = "tda_46"  # the table of cases of TDA 46


class OverchipOpening(Enum):
    """What one silent chip means when there is nothing to call."""

    CHIP_VALUE = "chip_value"


class MultiChipScope(Enum):
    """To which silent chips the test "take one away" applies."""

    ANY_DENOMINATION = "any_denomination"
    SAME_DENOMINATION = "same_denomination"


class HalfRaiseComparator(Enum):
    """How the raise part is compared with half of the base."""

    GE = "ge"  # exactly half is a raise
    GT = "gt"  # exactly half is a call


class HalfRaiseBase(Enum):
    """Of what half must be reached for silent chips to be a raise."""

    LARGEST_FULL_BET_OR_RAISE = "largest_full_bet_or_raise"
    PREVIOUS_BET = "previous_bet"
    MINIMUM_RAISE = "minimum_raise"


class Undercall(Enum):
    """When too few chips are made up to a full call without asking the director."""

    OPENING_OR_HEADS_UP = "opening_or_heads_up"
    ALWAYS = "always"


class UnderbetDeadline(Enum):
    """Until when a bet below the legal minimum is corrected for everybody."""

    NEXT_STREET = "next_street"


class PotWord(Enum):
    """What "pot" means where the betting is not pot-limit."""

    LEGAL_BET_REQUIRED = "legal_bet_required"  # not valid, yet a bet, or facing one a raise, must follow
    NON_STANDARD = "non_standard"  # an unclear word, at the player's risk
    ASK_AGAIN = "ask_again"  # not binding


class PotMiscount(Enum):
    """Until when a wrongly counted pot-limit bet is corrected."""

    HIGH_ANY_TIME_LOW_BEFORE_SA = "high_any_time_low_before_sa"


class VerbalPriority(Enum):
    """Whether words or chips bind when a player uses both."""

    FIRST_ACT_THEN_VERBAL = "first_act_then_verbal"  # whichever comes first; together, a clear statement
    VERBAL = "verbal"


class ConditionalStatement(Enum):
    """What "if you bet, I raise" leads to."""

    TD_BIND_OR_PENALTY = "td_bind_or_penalty"


class AmbiguousAmount(Enum):
    """Which reading of an unclear amount counts."""

    AT_OR_BELOW_POT = "at_or_below_pot"  # the largest one that is not above the pot


class HiddenChips(Enum):
    """What chips found after a called all-in are worth."""

    TD_DECIDES = "td_decides"
    BOUND_NOT_BENEFIT = "bound_not_benefit"  # lost with the hand, never paid for


class WagerPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """What a word or a movement of chips is ruled to be."""

    two_motion_raise_after_declaration: bool
    string_bet_caller: tuple[StringBetCaller, ...]
    single_overchip_facing_bet: OverchipFacingBet
    overchip_raise_no_amount: OverchipRaise
    prior_chips_rule: PriorChips
    single_overchip_opening: OverchipOpening
    multi_chip_scope: MultiChipScope
    multi_chip_last_chips_all_in: bool
    half_raise_comparator: HalfRaiseComparator
    half_raise_base: HalfRaiseBase
    half_raise_fraction: Ratio
    undercall: Undercall
    underbet_deadline: UnderbetDeadline
    pot_word_in_no_limit: PotWord
    pot_miscount: PotMiscount
    verbal_priority: VerbalPriority
    invalid_declaration_table: bool
    conditional_statement: ConditionalStatement
    ambiguous_amount_limit: AmbiguousAmount
    accepted_action: bool
    all_in_hidden_chips: HiddenChips
