"""Chips pushed in without a word.

    nothing to call          the chips are the bet                                         TDA 44, PSLive 33
    one chip                 a call, however large                                         TDA 44, PSLive 33, FIGP 16
    several chips            a call if without the smallest they would not cover it        TDA 45-A, PSLive 34, FIGP 17
                             all-in if they are the last                                   TDA 45-B
                             otherwise half of a raise must be there                       TDA 43, PSLive 36, FIGP 15
    too few                  an undercall                                                  TDA 51, PSLive 30a, FIGP 15b

Chips pushed in for change count like any others (TDA 61). While earlier chips of the street are still in front of the
player (TDA 46):

                              earlier chips do not cover the call           they cover it
    left where they lie       one chip: a call; several: see TDA 45         all chips together, half a raise
    all taken back            the same, by the new chips alone              all chips together, half a raise
    partly taken back         what is left and the new chips together, half a raise
    pushed with the new       may be read as a bet of all of them under TDA 45

Taking chips back when facing a raise binds the player to call or raise.
"""

from msgspec.structs import replace

from shuffleup.chips.pile import Pile
from shuffleup.hand.actions import Call, RaiseTo
from shuffleup.rulebooks.policy.wager import MultiChipScope
from shuffleup.rulings.gesture import Gesture, in_front
from shuffleup.rulings.orders import CALL_OR_RAISE, held_to
from shuffleup.rulings.ruling import Chips, Option, Ruling
from shuffleup.rulings.words_and_chips import amounts
from shuffleup.rulings.words_and_chips.undercall import undercall


def silent(turn: amounts.FacedBet, chips: Pile, left: int, rules: tuple[str, ...]) -> Ruling:
    """New chips on top of ``left`` earlier ones; ``rules`` are those by which the earlier ones count."""
    to = left + chips.total
    last = to >= turn.everything
    if turn.legal.call == 0:
        if len(chips) == 1 and not turn.own and not amounts.is_too_low(turn, to):
            rules = turn.cite("single_overchip_opening")
        return amounts.all_in(turn, rules) if last else amounts.total(turn, to, rules)
    if to < turn.high:
        return amounts.because(amounts.all_in(turn, ()), "last-chips") if last else undercall(turn, to - left, chips)
    if len(chips) == 1:
        return amounts.because(amounts.call(turn, (*turn.cite("single_overchip_facing_bet"), *rules)), "one-chip")
    return several(turn, chips, left, rules)


def several(turn: amounts.FacedBet, chips: Pile, left: int, rules: tuple[str, ...]) -> Ruling:
    """Takes away one of the smallest new chips: if the rest is less than a call, all of them are a call."""
    to, wager = left + chips.total, turn.wager
    # A rule about one denomination does not cover chips of mixed denominations. Such books are silent on last chips, so
    # that rule comes from their fallback book, and it applies to any chips.
    covered = wager.multi_chip_scope is MultiChipScope.ANY_DENOMINATION or len(chips.chips) == 1
    rules = (*turn.cite("multi_chip_scope" if covered else "multi_chip_last_chips_all_in"), *rules)
    rest = to - chips.smallest
    if rest < turn.high:
        called = amounts.because(amounts.call(turn, rules), "all-chips-needed", ("one-chip-less", rest))
        # If such a book does not cover the chips, the director may also count all of them, without taking one away.
        counted = amounts.total(turn, to, rules)
        return (
            called if covered or counted.act == called.act else replace(called, options=(amounts.as_option(counted),))
        )
    if to >= turn.everything and wager.multi_chip_last_chips_all_in:
        return amounts.because(amounts.all_in(turn, (*rules, *turn.cite("multi_chip_last_chips_all_in"))), "last-chips")
    return amounts.total(turn, to, rules)


# ── with earlier chips in front ──────────────────────────────────────────────────────────────────────────────────────


def lies_in_front(turn: amounts.FacedBet, gesture: Gesture) -> bool:
    """Do earlier chips affect what the new ones mean?"""
    return in_front(turn.state, gesture) > 0


def with_prior_chips(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    """The meaning of new silent chips besides earlier ones."""
    usual = _usual(turn, gesture)
    if not gesture.front.combined:
        return usual
    # Combining them is only a possible reading: the director may take it as a bet of all the chips.
    alternative = _all_together(turn, gesture)
    if (alternative.act, alternative.chips) == (usual.act, usual.chips):
        return usual
    return replace(usual, options=amounts.different(alternative))


def _usual(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    rules = turn.cite("prior_chips_rule")
    front, pulled = in_front(turn.state, gesture), gesture.front.pulled
    new = gesture.chips.total
    if front >= turn.high:
        left = front if pulled in (0, front) else front - pulled
        return _straight(turn, left + new, rules)
    if 0 < pulled < front:
        return _straight(turn, front - pulled + new, rules)
    return silent(turn, gesture.chips, front - pulled, rules)


def _straight(turn: amounts.FacedBet, to: int, rules: tuple[str, ...]) -> Ruling:
    """The 50 % test on all chips together, without taking one away first."""
    if to >= turn.everything:
        return amounts.all_in(turn, rules)
    if to < turn.high:
        # Part of a covering chip was taken back and the rest does not call: he is held to the call (TDA 46-B).
        return _held_to_call(turn, rules)
    return amounts.total(turn, to, rules)


def _held_to_call(turn: amounts.FacedBet, rules: tuple[str, ...]) -> Ruling:
    seat = turn.legal.seat
    return amounts.ruled(turn, "call", Call(seat), turn.own + turn.legal.call, rules)


def _all_together(turn: amounts.FacedBet, gesture: Gesture) -> Ruling:
    """Every chip counts, and the one taken away is the smallest of them all (TDA 45)."""
    chips = gesture.front.chips.add(gesture.chips) if gesture.front.chips else gesture.chips
    rest = in_front(turn.state, gesture) if not gesture.front.chips else 0
    return several(turn, chips, rest, turn.cite("prior_chips_rule"))


def held_to_call_or_raise(turn: amounts.FacedBet, gesture: Gesture) -> Ruling | None:
    """Chips taken back when facing a raise: the player may no longer fold, whatever he says next (TDA 46-B)."""
    if gesture.front.pulled == 0 or turn.legal.call == 0 or turn.faces_opening_bet:
        return None
    rules = turn.cite("prior_chips_rule")
    seat, legal = turn.legal.seat, turn.legal
    calling = _held_to_call(turn, rules)
    choices = [Option("call", rules, Call(seat), calling.chips)]
    if legal.min_to:
        least = Chips(legal.min_to, legal.min_to - turn.own)
        choices.append(Option("raise", rules, RaiseTo(seat, legal.min_to), least))
    return Ruling(
        "call-or-raise",
        rules,
        seat,
        chips=Chips(turn.own),
        options=tuple(choices),
        pending=("his-choice",),
        remedy=held_to(turn.state, seat, CALL_OR_RAISE, rules, "took-chips-back"),
    )
