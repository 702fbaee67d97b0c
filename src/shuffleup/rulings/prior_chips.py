"""New silent chips while earlier chips of the street still lie in front of the player (TDA 46).

                              earlier chips do not cover the call           they cover it
    left where they lie       one chip: a call; several: see TDA 45         all chips together, half a raise
    all taken back            the same, by the new chips alone              all chips together, half a raise
    partly taken back         what is left and the new chips together, half a raise
    pushed with the new       may be read as a bet of all of them under TDA 45

Taking chips back when facing a raise is a promise to call or to raise.
"""

from msgspec.structs import replace

from shuffleup.hand.actions import Call, RaiseTo
from shuffleup.rulings.amounts import Turn, all_in, different, ruled, total
from shuffleup.rulings.gesture import Gesture, in_front
from shuffleup.rulings.ruling import Chips, Option, Ruling
from shuffleup.rulings.silent_chips import several, silent


def lies_in_front(turn: Turn, gesture: Gesture) -> bool:
    """Do earlier chips bear on what the new ones mean?"""
    return in_front(turn.state, gesture) > 0


def with_prior_chips(turn: Turn, gesture: Gesture) -> Ruling:
    """What new silent chips come to beside the earlier ones."""
    usual = _usual(turn, gesture)
    if not gesture.front.combined:
        return usual
    # Combining is only a possible reading: the director may take it for a bet of all the chips.
    alternative = _all_together(turn, gesture)
    if (alternative.act, alternative.chips) == (usual.act, usual.chips):
        return usual
    return replace(usual, options=different(alternative))


def _usual(turn: Turn, gesture: Gesture) -> Ruling:
    rules = turn.cite("prior_chips_rule")
    front, pulled = in_front(turn.state, gesture), gesture.front.pulled
    new = gesture.chips.total
    if front >= turn.high:
        left = front if pulled in (0, front) else front - pulled
        return _straight(turn, left + new, rules)
    if 0 < pulled < front:
        return _straight(turn, front - pulled + new, rules)
    return silent(turn, gesture.chips, front - pulled, rules)


def _straight(turn: Turn, to: int, rules: tuple[str, ...]) -> Ruling:
    """The 50 % test on all chips together, without taking one away first."""
    if to >= turn.everything:
        return all_in(turn, rules)
    if to < turn.high:
        # Part of a covering chip came back and what lies there no longer calls: he is held to the call (TDA 46-B).
        return _held(turn, rules)
    return total(turn, to, rules)


def _held(turn: Turn, rules: tuple[str, ...]) -> Ruling:
    seat = turn.legal.seat
    return ruled(turn, "call", Call(seat), turn.own + turn.legal.call, rules)


def _all_together(turn: Turn, gesture: Gesture) -> Ruling:
    """Every chip counts, and the smallest of all of them is the one taken away (TDA 45)."""
    chips = gesture.front.chips.add(gesture.chips) if gesture.front.chips else gesture.chips
    rest = in_front(turn.state, gesture) if not gesture.front.chips else 0
    return several(turn, chips, rest, turn.cite("prior_chips_rule"))


def held_to_call_or_raise(turn: Turn, gesture: Gesture) -> Ruling | None:
    """Chips taken back when facing a raise: no fold any more, whatever he says next (TDA 46-B)."""
    if gesture.front.pulled == 0 or turn.legal.call == 0 or turn.faces_opening_bet:
        return None
    rules = turn.cite("prior_chips_rule")
    seat, legal = turn.legal.seat, turn.legal
    calling = _held(turn, rules)
    choices = [Option("call", rules, Call(seat), calling.chips)]
    if legal.min_to:
        least = Chips(legal.min_to, legal.min_to - turn.own)
        choices.append(Option("raise", rules, RaiseTo(seat, legal.min_to), least))
    return Ruling("call-or-raise", rules, seat, chips=Chips(turn.own), options=tuple(choices), pending=("his-choice",))
