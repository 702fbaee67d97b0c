"""From the shuffle to the river: misdeals, the deck, the board."""

from enum import Enum

from msgspec import Struct


class SubstantialAction(Enum):
    """How much action makes an earlier error stand."""

    TWO_WITH_CHIPS_OR_ANY_THREE = "two_with_chips_or_any_three"
    # Before the flop the big blind must have acted once; later any two actions count, even two checks.
    PREFLOP_BB_ACTED_POSTFLOP_ANY_TWO = "preflop_bb_acted_postflop_any_two"


class MisdealCause(Enum):
    """An error that sends the cards back to the shuffle."""

    BOXED_2PLUS = "boxed_2plus"  # two or more cards face up in the deck
    FIRST_CARD_WRONG_SEAT = "first_card_wrong_seat"
    INELIGIBLE_SEAT = "ineligible_seat"  # cards to a seat that is not in the hand
    SEAT_SKIPPED = "seat_skipped"
    WRONG_COUNT = "wrong_count"  # a hand with too many or too few cards
    NONSTANDARD_BEFORE_SA = "nonstandard_before_sa"  # a card that does not belong to the game
    ONE_OF_FIRST_TWO_EXPOSED = "one_of_first_two_exposed"  # one of the first two cards off the deck
    ANY_TWO_EXPOSED = "any_two_exposed"
    BUTTON_MISPLACED = "button_misplaced"
    WRONG_POSITION = "wrong_position"
    EXTRA_CARDS_2PLUS = "extra_cards_2plus"


class MisdealDeadline(Enum):
    """The moment after which a misdeal can no longer be called."""

    SUBSTANTIAL_ACTION = "substantial_action"


class MisdealRedeal(Enum):
    """What the second deal keeps of the first."""

    EXACT_REPLAY = "exact_replay"  # same button, limits and players
    RESHUFFLE_CUT = "reshuffle_cut"


class SingleExposedCard(Enum):
    """What happens to a single card that the dealer exposed while dealing."""

    REPLACE_AFTER_DEAL_AND_BURN = "replace_after_deal_and_burn"


class ExtraCard(Enum):
    """What happens to an extra card."""

    MISDEAL = "misdeal"
    ONE_TO_FIRST_PLAYER_BECOMES_BURN = "one_to_first_player_becomes_burn"


class FouledDeckCause(Enum):
    """A fault of the deck that voids the hand, whenever it is found."""

    DUPLICATE = "duplicate"
    FOREIGN_BACK = "foreign_back"
    MISSING_CARD = "missing_card"
    HOUSE = "house"  # further causes that the house or the law names


class NonstandardCard(Enum):
    """What a card foreign to the game means once substantial action has occurred."""

    SCRAP = "scrap"  # it is only a piece of paper and the hand goes on
    VOID_HAND_IF_FOREIGN_BACK = "void_hand_if_foreign_back"


class BoxedCard(Enum):
    """What a card lying face up in the deck means."""

    MISDEAL_IF_2_AT_START = "misdeal_if_2_at_start"
    REPLACE_NEXT = "replace_next"  # ignored: the next card takes its place


class FiveCardFlop(Enum):
    """How a flop of five or more cards is corrected."""

    REDEAL = "redeal"


class FlopBurnError(Enum):
    """How a flop after no burn, or after two, is corrected."""

    SCRAMBLE_IF_NO_ACTION_ELSE_STAND = "scramble_if_no_action_else_stand"
    RESTORE_IF_UNEXPOSED_ELSE_RESHUFFLE = "restore_if_unexposed_else_reshuffle"


class PrematureTurn(Enum):
    """How a turn card dealt before the round was over is dealt again."""

    RESHUFFLE_NOW = "reshuffle_now"
    # The premature card is set aside, the card meant for the river is the turn, and the river comes from a reshuffle.
    RIVER_CARD_BECOMES_TURN = "river_card_becomes_turn"


class StubRecovery(Enum):
    """How a dropped or disordered stub is rebuilt."""

    ORDER_THEN_STUB_THEN_ALL = "order_then_stub_then_all"  # restore; else shuffle the stub; else everything together
    FAIREST_POSSIBLE = "fairest_possible"


class DeckChange(Enum):
    """An occasion on which the deck is changed."""

    DEALER_CHANGE = "dealer_change"
    LEVEL_CHANGE = "level_change"
    HOUSE = "house"


class DeckRequest(Enum):
    """When a player may ask for another deck."""

    NEVER = "never"
    IF_IRREGULAR = "if_irregular"


class DealPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """How cards are dealt, and what follows if they are dealt wrongly. ``None``: no rule, the director decides."""

    substantial_action: SubstantialAction
    sa_blind_posts_count: bool
    misdeal_causes: tuple[MisdealCause, ...]
    misdeal_deadline: MisdealDeadline
    misdeal_redeal: MisdealRedeal
    single_exposed_card: SingleExposedCard | None
    extra_card_policy: ExtraCard
    button_shortage_fix: bool
    fouled_deck_causes: tuple[FouledDeckCause, ...]
    nonstandard_card_after_sa: NonstandardCard
    boxed_card_policy: BoxedCard
    flop_5_plus: FiveCardFlop | None
    flop_burn_error: FlopBurnError
    premature_turn: PrematureTurn
    burns_per_street: int
    stub_recovery: StubRecovery
    deck_change_on: tuple[DeckChange, ...]
    player_deck_request: DeckRequest
    rabbit_hunting: bool
