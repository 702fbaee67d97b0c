"""Chips pushed in without a word.

    nothing to call          the chips are the bet                                         TDA 44, PSLive 33
    one chip                 a call, however large                                         TDA 44, PSLive 33, FIGP 16
    several chips            a call if without the smallest of them there would be none    TDA 45-A, PSLive 34, FIGP 17
                             all-in if they are the last                                   TDA 45-B
                             else half of a raise must be there                            TDA 43, PSLive 36, FIGP 15
    too few                  an undercall                                                  TDA 51, PSLive 30a, FIGP 15b

Chips pushed in the hope of change count like any others (TDA 61).
"""

from msgspec.structs import replace

from shuffleup.chips.pile import Pile
from shuffleup.rulebooks.policy.wager import MultiChipScope
from shuffleup.rulings.amounts import Turn, all_in, as_option, because, call, is_too_low, total
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.undercall import undercall


def silent(turn: Turn, chips: Pile, left: int, rules: tuple[str, ...]) -> Ruling:
    """New chips on top of ``left`` earlier ones; ``rules`` are those that made the earlier ones count."""
    to = left + chips.total
    last = to >= turn.everything
    if turn.legal.call == 0:
        if len(chips) == 1 and not turn.own and not is_too_low(turn, to):
            rules = turn.cite("single_overchip_opening")
        return all_in(turn, rules) if last else total(turn, to, rules)
    if to < turn.high:
        return because(all_in(turn, ()), "last-chips") if last else undercall(turn, to - left, chips)
    if len(chips) == 1:
        return because(call(turn, (*turn.cite("single_overchip_facing_bet"), *rules)), "one-chip")
    return several(turn, chips, left, rules)


def several(turn: Turn, chips: Pile, left: int, rules: tuple[str, ...]) -> Ruling:
    """Take one smallest new chip away: if the rest would not call, all of it is a call."""
    to, wager = left + chips.total, turn.wager
    # Chips of mixed denominations are not covered by a rule about one denomination. The rule on last chips, on which
    # such books are silent, comes from the book they fall back to, and that rule speaks of any chips.
    covered = wager.multi_chip_scope is MultiChipScope.ANY_DENOMINATION or len(chips.chips) == 1
    rules = (*turn.cite("multi_chip_scope" if covered else "multi_chip_last_chips_all_in"), *rules)
    rest = to - chips.smallest
    if rest < turn.high:
        called = because(call(turn, rules), "all-chips-needed", ("one-chip-less", rest))
        # What such a book does not cover the director may also count as it lies, without taking a chip away.
        counted = total(turn, to, rules)
        return called if covered or counted.act == called.act else replace(called, options=(as_option(counted),))
    if to >= turn.everything and wager.multi_chip_last_chips_all_in:
        return because(all_in(turn, (*rules, *turn.cite("multi_chip_last_chips_all_in"))), "last-chips")
    return total(turn, to, rules)
