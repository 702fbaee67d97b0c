"""The button: how it is drawn, how it moves, and what a misplaced one means."""

from enum import Enum

from msgspec import Struct

from shuffleup.rulebooks.policy.announced import Announced


class ButtonErrorBefore(Enum):
    """What follows when a misplaced button is noticed before substantial action."""

    CORRECT = "correct"
    MISDEAL_AND_CORRECT = "misdeal_and_correct"


class ButtonMode(Enum):
    """Who has the button in the next hand."""

    NORMAL = "normal"
    WIN_THE_BUTTON = "win_the_button"  # the winner of the hand


class ButtonDraw(Enum):
    """How the first button of an event is found."""

    ONE_TABLE_APPLIES_TO_ALL = "one_table_applies_to_all"
    AT_START = "at_start"


class ButtonRedraw(Enum):
    """An occasion on which the button is drawn anew."""

    RESTART = "restart"
    REDRAW = "redraw"
    FINAL_TABLE = "final_table"


class VacatedSmallBlind(Enum):
    """Where the button goes when the chair of the last small blind is empty, and so is dead in the next hand."""

    BUTTON_MOVES_THERE = "button_moves_there"  # onto the empty chair; a player who sits down there has it
    BUTTON_STAYS = "button_stays"  # where it was, for one hand


class ButtonPolicy(Struct, frozen=True, kw_only=True, gc=False):
    """Where the button is and goes. ``None``: no rule, the director decides."""

    button_error_before_sa: ButtonErrorBefore
    dead_button: bool
    button_mode: ButtonMode | Announced[ButtonMode]
    heads_up_no_double_bb: bool
    button_draw: ButtonDraw | None
    button_redraw_on: tuple[ButtonRedraw, ...] | None
    mixed_button_freeze: bool
    vacated_small_blind: VacatedSmallBlind = VacatedSmallBlind.BUTTON_STAYS
    """The default is for events that were opened before books could differ here."""
