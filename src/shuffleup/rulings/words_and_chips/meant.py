"""Which of the sizes that words may name is meant at this table (TDA 57).

payable          the chips in play can make it                          what no chips pay is no meaning
large enough     at least a legal bet, or the call
small enough     not above the pot, or within what anybody bets at this level
the largest      of several, the largest that is not above the pot

If nothing that is sure remains, the director decides: what few would mean, or a word that not everybody knows, stands
beside what was said to the letter.
"""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from shuffleup.chips.denominations import USUAL_COLOURS, ChipSet, chip_set
from shuffleup.hand.options import pot_limit_to
from shuffleup.rulings.gesture import Gesture
from shuffleup.rulings.speech.sizing import SizeUnit, Sizing, Sureness
from shuffleup.rulings.speech.word import Word
from shuffleup.rulings.words_and_chips.amounts import FacedBet

REACH = {Sureness.LEVEL: 25, Sureness.RARE: 25}
"""Big blinds that a size above the pot stays below if the thousand is left out, or if few complete it so."""
FARTHEST = 200
"""Big blinds that any other completed size above the pot stays below. The rule says "reasonably" and has no figure."""
_SMALL_CHIP = 25
"""Where nobody says which chips are in play, one that every small blind is made of."""


class MeantTotal(Struct, frozen=True, gc=False):
    """A total for the street that may be meant."""

    to: int
    of: SizeUnit
    sure: Sureness


class Understood(Struct, frozen=True):
    """The meaning, or if there is no single one, what the director chooses from."""

    single: MeantTotal | None
    choices: tuple[MeantTotal, ...] = ()
    several: bool = False
    """Whether rule 57 took the single one from several."""


def understood(turn: FacedBet, gesture: Gesture) -> Understood:
    """Which of the sizes is meant."""
    named = _totals(turn, gesture)
    likely = _likely(turn, named)
    if len(likely) == 1 and likely[0].sure is Sureness.SAID:
        return Understood(likely[0])
    return _of_several(turn, named, _within_stack(turn, likely))


def _likely(turn: FacedBet, named: list[MeantTotal]) -> list[MeantTotal]:
    """Those that are enough for a bet or a call, payable, and not beyond what anybody bets."""
    least = min(turn.high or turn.legal.min_to, turn.everything)
    enough = [one for one in named if one.to >= least]
    # Where nobody says which chips are in play, a number that needs no completing is taken at its word.
    if _chips_known(turn) or any(one.sure is Sureness.USUAL for one in named):
        enough = [one for one in enough if _pays(turn, one.to)]
    if all(one.sure is Sureness.SAID for one in enough):
        return enough
    limit, blind = pot(turn), _blind(turn)
    return [
        one
        for one in enough
        if one.sure is Sureness.SAID or one.to <= limit or one.to < REACH.get(one.sure, FARTHEST) * blind
    ]


def _of_several(turn: FacedBet, named: list[MeantTotal], possible: list[MeantTotal]) -> Understood:
    """The largest of those that are sure; what few would mean counts only if it is nearer."""
    sure = _each_once([one for one in possible if one.sure <= Sureness.LEVEL])
    weak = _each_once([one for one in possible if one.sure > Sureness.LEVEL])
    limit = pot(turn)
    if not sure:
        return _to_the_letter(turn, named, weak)
    if len(sure) > 1:
        settled = [one for one in sure if one.to <= limit]
        return Understood(max(settled, key=_amount), several=True) if settled else Understood(None, sure)
    (single,) = sure
    rather = tuple([one for one in weak if one.to <= limit < single.to])
    # What few would say is nearer than what is above the pot.
    return Understood(None, (*rather, single)) if rather and single.sure is not Sureness.SAID else Understood(single)


def pot(turn: FacedBet) -> int:
    """The pot before the action, including bets not yet collected (TDA 57)."""
    felt = turn.state.felt
    return sum(felt.paid) + felt.dead + sum(turn.state.bets)


def part_of_pot(turn: FacedBet, size: Sizing) -> int:
    """A part of the pot over the call, which is counted into the pot first, in chips that can be paid."""
    most = pot_limit_to(turn.rules.betting, turn.state, turn.own)
    return turn.high + payable_part(turn, int((most - turn.high) * size.count))


def payable_part(turn: FacedBet, amount: int) -> int:
    """The largest amount not above this one that the chips in play can make."""
    unit = _in_play(turn).smallest
    down = amount - amount % unit
    while down > 0 and not _pays(turn, down):
        down -= unit
    return max(0, down)


# ── totals ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _totals(turn: FacedBet, gesture: Gesture) -> list[MeantTotal]:
    """What each size comes to for the street."""
    return [total for size in gesture.sizes for total in _total(turn, size, gesture.word)]


def _total(turn: FacedBet, size: Sizing, word: Word) -> tuple[MeantTotal, ...]:
    high, of, count, sure = turn.high, size.of, size.count, size.sure
    if of is SizeUnit.CHIPS:
        return (MeantTotal(int(count), of, sure),)
    if of is SizeUnit.MORE:
        return (MeantTotal(high + int(count), of, sure),)
    if of is SizeUnit.LEAST:
        return _least(turn, word)
    if of is SizeUnit.SAME:
        before = turn.known.last_bet
        # The bet of the street before is the same only for who remembers it so.
        found = MeantTotal(high or before, of, Sureness.SAID if high else Sureness.SLANG)
        return (found,) if found.to else ()
    blind = _blind(turn)
    if of is SizeUnit.BETS:
        return (MeantTotal(int(count * (high or blind)), of, sure if high else Sureness.RARE),)
    return (MeantTotal(int(count * blind), of, sure),)


def _least(turn: FacedBet, word: Word) -> tuple[MeantTotal, ...]:
    """The least bet or raise; without "raise", facing a bet, the least that he can put in is a call."""
    raised = turn.legal.min_to
    if word is not Word.AMOUNT or not turn.high:
        return (MeantTotal(raised, SizeUnit.LEAST, Sureness.SAID),) if raised else ()
    found = [MeantTotal(to, SizeUnit.LEAST, Sureness.SLANG) for to in (raised, turn.high) if to]
    return tuple(found)


# ── reasonable ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _within_stack(turn: FacedBet, found: list[MeantTotal]) -> list[MeantTotal]:
    """Without sizes that the player does not have, if there is another."""
    return [one for one in found if one.to <= turn.everything or one.sure is Sureness.SAID] or found


def _to_the_letter(turn: FacedBet, named: Iterable[MeantTotal], weak: tuple[MeantTotal, ...]) -> Understood:
    """Nothing sure is a bet or a call: what was said, as far as chips can pay it, beside what few would mean."""
    said = [one for one in named if one.sure <= Sureness.USUAL]
    paid = [one for one in said if _pays(turn, one.to)]
    if paid and not weak:
        low = [one for one in paid if one.to <= pot(turn)]
        return Understood(max(low, key=_amount) if low else min(paid, key=_amount), several=len(paid) > 1)
    letter = [MeantTotal(_owed(turn, one.to), one.of, one.sure) for one in said]
    return Understood(None, (*weak, *_each_once(letter)))


def _owed(turn: FacedBet, amount: int) -> int:
    """What a said amount comes to that chips cannot pay; too low a bet is made up, whatever chips it would take."""
    return payable_part(turn, amount) or amount


def _each_once(found: Iterable[MeantTotal]) -> tuple[MeantTotal, ...]:
    """The smallest first; of two that come to the same, the surer one."""
    best: dict[int, MeantTotal] = {}
    for one in sorted(found, key=_amount):
        if one.to not in best or one.sure < best[one.to].sure:
            best[one.to] = one
    return tuple(best.values())


def _amount(one: MeantTotal) -> int:
    return one.to


# ── chips ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _blind(turn: FacedBet) -> int:
    """The big blind; in games without one, the least bet."""
    return turn.stakes.big_blind or turn.state.price.inc


def _pays(turn: FacedBet, amount: int) -> bool:
    """Can the chips in play make it? A whole stack is always there."""
    if amount == turn.everything:
        return True
    chips = _in_play(turn)
    # Nearly always the smallest chip divides all others, and what it divides can be paid.
    return amount % chips.smallest == 0 if _divides(chips) else chips.payable(amount)


def _chips_known(turn: FacedBet) -> bool:
    return bool(turn.known.chips) or turn.stakes.unit > 1


def _in_play(turn: FacedBet) -> ChipSet:
    stakes = turn.stakes
    if _chips_known(turn):
        return _set_of(turn.known.chips or (stakes.unit,))
    return _set_of((_usual_chip(stakes.small_blind, stakes.big_blind),))


@lru_cache(maxsize=64)
def _set_of(values: tuple[int, ...]) -> ChipSet:
    """The chips as a set; kept, as it is asked for again and again."""
    return chip_set(values)


@lru_cache(maxsize=64)
def _divides(chips: ChipSet) -> bool:
    return all(one % chips.smallest == 0 for one in chips.values)


@lru_cache(maxsize=64)
def _usual_chip(small: int, big: int) -> int:
    """The smallest chip that is usual at this level, where nobody has said which are in play."""
    most = max(_SMALL_CHIP, small // 2)
    fitting = [one for one in USUAL_COLOURS if one <= most and small % one == 0 == big % one]
    return max(fitting, default=1) if big else 1
