"""How words and chips become a bet, a raise or a call."""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.exact import Ratio


class StringBetCaller(Enum):
    """Who may call a string bet."""

    DEALER = "dealer"
    FLOOR = "floor"
    PLAYER_WITH_STAFF_CHECK = "player_with_staff_check"


class OverchipRaise(Enum):
    """What "raise" with one chip and no amount means."""

    MAX_OF_CHIP = "max_of_chip"  # the most that chip allows
    CHIP_VALUE = "chip_value"  # the whole chip


class MultiChipScope(Enum):
    """The silent chips to which the test "take one away" applies."""

    ANY_DENOMINATION = "any_denomination"
    SAME_DENOMINATION = "same_denomination"


class HalfRaiseComparator(Enum):
    """How the raise is compared with half of the base."""

    GE = "ge"  # exactly half is a raise
    GT = "gt"  # exactly half is a call


class HalfRaiseBase(Enum):
    """The amount of which silent chips must reach half to be a raise."""

    LARGEST_FULL_BET_OR_RAISE = "largest_full_bet_or_raise"
    PREVIOUS_BET = "previous_bet"
    MINIMUM_RAISE = "minimum_raise"


class Undercall(Enum):
    """When an undercall must be made up to a full call without asking the director."""

    OPENING_OR_HEADS_UP = "opening_or_heads_up"
    ALWAYS = "always"


class PotWord(Enum):
    """What "pot" means if the betting is not pot-limit."""

    LEGAL_BET_REQUIRED = "legal_bet_required"  # not valid, yet a bet, or facing one a raise, must follow
    NON_STANDARD = "non_standard"  # an unclear word, at the player's risk
    ASK_AGAIN = "ask_again"  # not binding


class VerbalPriority(Enum):
    """Whether words or chips bind when a player uses both."""

    FIRST_ACT_THEN_VERBAL = "first_act_then_verbal"  # whichever comes first; together, a clear statement
    VERBAL = "verbal"


class HiddenChips(Enum):
    """How chips found after a called all-in count."""

    TD_DECIDES = "td_decides"
    BOUND_NOT_BENEFIT = "bound_not_benefit"  # lost with the hand, never paid for


class WagerPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """What a word or a movement of chips is ruled to be."""

    two_motion_raise_after_declaration: bool
    string_bet_caller: tuple[StringBetCaller, ...]
    overchip_raise_no_amount: OverchipRaise
    multi_chip_scope: MultiChipScope
    multi_chip_last_chips_all_in: bool
    half_raise_comparator: HalfRaiseComparator
    half_raise_base: HalfRaiseBase
    half_raise_fraction: Ratio
    undercall: Undercall
    pot_word_in_no_limit: PotWord
    verbal_priority: VerbalPriority
    invalid_declaration_table: bool
    accepted_action: bool
    all_in_hidden_chips: HiddenChips
