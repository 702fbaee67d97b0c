"""The actions of a bot, always within the options."""

from typing import TypeAlias

from shuffleup.hand.actions import CALLS, CHECKS, FOLDS, Call, Check, Fold, RaiseTo
from shuffleup.hand.options import Options

Move: TypeAlias = Fold | Check | Call | RaiseTo


def give_up(options: Options) -> Move:
    """Check if there is nothing to call, fold otherwise."""
    return FOLDS[options.seat] if options.fold else CHECKS[options.seat]


def stay(options: Options) -> Move:
    """Check or call."""
    return CALLS[options.seat] if options.call else CHECKS[options.seat]


def raise_near(options: Options, to: int, unit: int) -> Move:
    """The legal raise nearest to a total, in whole chips of ``unit``; check or call if no raise is allowed."""
    if not options.min_to:
        return stay(options)
    to -= to % unit
    if to < options.min_to:
        to = options.min_to
    elif to > options.max_to:
        to = options.max_to
    return RaiseTo(options.seat, to)


def raise_or_move_in(options: Options, to: int, unit: int, stack: int) -> Move:
    """As ``raise_near``, but a raise that would leave little behind is all-in. ``stack`` is the all-in total."""
    return raise_near(options, stack if 20 * to >= 9 * stack else to, unit)
