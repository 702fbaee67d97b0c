"""From the parts of a spoken number to all that it may mean.

    fourteen hundred, 1,400, 1.4k      1,400: it says so
    five, two and a half               hundreds, thousands or, at a high level, millions are left out
    two two, one five                  digits of one number: 2,200, and 220 where hundreds are bet
    one fifty, quattro e cinquanta     digits of one number: 150, 450; 150,000 at a high level
    millecinque, 4k2, a million two    the digit after a thousand is hundreds

Which of them is meant at this table is for a ruling to say (TDA 57).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct

from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.speech.atoms import Atom, AtomKind
from shuffleup.rulings.speech.number_words import MILLION, NUMBER_WORDS, THOUSAND
from shuffleup.rulings.speech.sizing import Number, Sureness

HUNDRED = 100
LARGEST = 10**12
"""No stack is larger, so a greater number is not an amount."""
Reading = tuple[Number, Sureness]
"""A number, and how sure it is that it is meant."""
_MOST_DIGITS = 12


class Term(Struct, frozen=True):
    """A number of thousands or millions; ``k`` if the multiplier is that letter."""

    base: Number
    times: int
    sure: Sureness
    k: bool

    @property
    def value(self) -> Number:
        """What it is worth."""
        return self.base * self.times


class NumberHeard(Struct):
    """A number in the order in which it was said: what is multiplied, then groups below a thousand, then a part."""

    terms: list[Term]
    groups: list[Number]
    part: Number | None = None
    digits: bool = True
    """Whether every group was written in digits."""
    thousands: bool = False
    """Whether groups of exactly three digits follow the first: ``12 500``."""


def readings(atoms: Sequence[Atom], language: Language) -> dict[Number, Sureness] | None:
    """All that the number may mean, each with the surest way to get there; None if it is no number."""
    heard = _Listener(atoms, tens_joined=NUMBER_WORDS[language].tens_joined).heard()
    if heard is None:
        return None
    found: dict[Number, Sureness] = {}
    for value, sure in _meant(heard, NUMBER_WORDS[language].thousand_and_digit):
        if 0 < value <= LARGEST:
            found[value] = min(sure, found.get(value, sure))
    return found or None


# ── hearing: the order of the parts ──────────────────────────────────────────────────────────────────────────────────


class _Listener:
    """Takes the parts of a number one after the other."""

    def __init__(self, atoms: Sequence[Atom], *, tens_joined: bool) -> None:
        self._atoms = atoms
        self._at = 0
        self._tens_joined = tens_joined
        self._found = NumberHeard([], [])

    def heard(self) -> NumberHeard | None:
        """The number; None if its parts do not make one."""
        self._found.thousands = _by_threes(self._atoms)
        while self._at < len(self._atoms):
            if not self._next():
                return None
        ended = self._atoms and self._atoms[-1].kind not in (AtomKind.JOINT, AtomKind.POINT)
        falling = all(one.times > two.times for one, two in pairwise(self._found.terms))
        return self._found if ended and falling else None

    def _peek(self, ahead: int = 0) -> Atom | None:
        at = self._at + ahead
        return self._atoms[at] if at < len(self._atoms) else None

    def _next(self) -> bool:
        atom, found = self._atoms[self._at], self._found
        if found.part is not None and not (atom.kind is AtomKind.TIMES and atom.value >= THOUSAND):
            return False
        if atom.kind is AtomKind.JOINT:
            self._at += 1
            return bool(found.groups or found.terms)
        if atom.kind is AtomKind.PART:
            # "Two and a half" adds, "three quarters" would multiply and is no number of chips.
            joined = self._at == 0 or self._atoms[self._at - 1].kind is AtomKind.JOINT or bool(atom.written)
            self._at += 1
            found.part = atom.value
            return joined
        if atom.kind is AtomKind.POINT:
            return self._decimals()
        if atom.kind is AtomKind.TIMES and (atom.value >= THOUSAND or atom.sure is Sureness.SLANG):
            return self._times(atom)
        return self._group()

    def _times(self, atom: Atom) -> bool:
        """A thousand or a million of what came before it."""
        found = self._found
        base = _joined(found.groups) if found.groups else 0 if found.part else 1
        if base is None or (atom.written and not found.groups):
            return False
        found.terms.append(Term(base + (found.part or 0), int(atom.value), atom.sure, bool(atom.written)))
        found.groups, found.part = [], None
        self._at += 1
        return True

    def _decimals(self) -> bool:
        """``point five``, ``virgola venticinque``: what follows are digits behind the point."""
        self._at += 1
        digits = ""
        while (atom := self._peek()) and atom.kind is AtomKind.NUMBER:
            value, steps = self._below_hundred()
            if value.denominator > 1 or value >= HUNDRED:
                return False
            digits += str(value)
            self._at += steps
        if not digits or len(digits) > _MOST_DIGITS or self._found.terms:
            return False
        self._found.part = Fraction(int(digits), 10 ** len(digits))
        return True

    def _group(self) -> bool:
        """A number below a thousand, or any in digits."""
        found, atom = self._found, self._atoms[self._at]
        found.digits = found.digits and bool(atom.written)
        if atom.kind is AtomKind.NUMBER and atom.value.denominator > 1:
            # A decimal in digits: 3,5.
            found.groups.append(atom.value.numerator // atom.value.denominator)
            found.part = atom.value - found.groups[-1]
            self._at += 1
            return True
        value, steps = self._below_hundred() if atom.kind is AtomKind.NUMBER else (1, 0)
        self._at += steps
        hundreds = False
        if (after := self._peek()) and _is_hundred(after) and value < HUNDRED:
            value, hundreds = value * HUNDRED, True
            self._at += 1
        if hundreds or (HUNDRED <= value < THOUSAND and not atom.written):
            value += self._rest_of_hundreds()
        found.groups.append(value)
        return True

    def _rest_of_hundreds(self) -> Number:
        """What follows a hundred and belongs to it: ``one hundred and fifty``."""
        joined = 1 if (atom := self._peek()) and atom.kind is AtomKind.JOINT else 0
        first = self._peek(joined)
        if first is None or first.kind is not AtomKind.NUMBER or first.value >= HUNDRED or first.value.denominator > 1:
            return 0
        self._at += joined
        value, steps = self._below_hundred()
        after = self._peek(steps)
        if after and _is_hundred(after):
            self._at -= joined
            return 0
        self._at += steps
        return value

    def _below_hundred(self) -> tuple[Number, int]:
        """The number here, with the unit that belongs to its tens, and how many parts that takes."""
        atom = self._atoms[self._at]
        if atom.written or not 20 <= atom.value < HUNDRED or atom.value % 10:
            return atom.value, 1
        joint = self._tens_joined and (between := self._peek(1)) is not None and between.kind is AtomKind.JOINT
        unit = self._peek(2 if joint else 1)
        if unit and unit.kind is AtomKind.NUMBER and 1 <= unit.value < 10 and not unit.written:
            return atom.value + unit.value, 3 if joint else 2
        return atom.value, 1


def _is_hundred(atom: Atom) -> bool:
    return atom.kind is AtomKind.TIMES and atom.value == HUNDRED and atom.sure is Sureness.SAID


def _by_threes(atoms: Sequence[Atom]) -> bool:
    """Is it written with gaps between its thousands: ``12 500``?"""
    first, *others = [atom.written for atom in atoms] or [""]
    grouped = all(len(one) == 3 and one.isdigit() for one in others)
    return bool(others) and grouped and first.isdigit() and len(first) < 4


def _joined(groups: Sequence[Number]) -> Number | None:
    """Groups as one number: ``one fifty`` is 150; None if they are not said so."""
    if len(groups) == 1:
        return groups[0]
    if len(groups) == 2 and groups[0] < HUNDRED and 10 <= groups[1] < HUNDRED:
        return groups[0] * HUNDRED + groups[1]
    return None


# ── meaning: what is left out ────────────────────────────────────────────────────────────────────────────────────────


def _meant(heard: NumberHeard, digit_after_thousand: Sureness) -> Iterator[Reading]:
    if heard.terms:
        yield from _after_thousands(heard, digit_after_thousand)
    elif heard.thousands:
        yield from _whole(int("".join([f"{int(one):03}" for one in heard.groups])))
    elif heard.part is not None:
        if not heard.groups:
            # "Half", and nobody knows of what.
            for value, _ in _left_out(heard.part):
                yield value, Sureness.RARE
        elif len(heard.groups) == 1:
            # The number itself, for what can be halved: two and a half blinds.
            yield sum(heard.groups, heard.part), Sureness.SAID
            yield from _left_out(sum(heard.groups, heard.part))
    elif len(heard.groups) == 1:
        yield from _whole(heard.groups[0])
    elif len(heard.groups) == 2:
        yield from _pair(*heard.groups)
    else:
        yield from _digits(heard.groups)


def _whole(value: Number) -> Iterator[Reading]:
    """A number that is complete: below a hundred everything may be left out, below a thousand the thousand."""
    yield value, Sureness.SAID
    if value < HUNDRED:
        yield from _left_out(value)
    else:
        yield value * THOUSAND, Sureness.LEVEL if value < THOUSAND else Sureness.RARE


def _left_out(value: Number) -> Iterator[Reading]:
    """A number of hundreds or thousands, or of millions at a high level."""
    for times, sure in (
        (HUNDRED, Sureness.USUAL),
        (THOUSAND, Sureness.USUAL),
        (HUNDRED * THOUSAND, Sureness.RARE),
        (MILLION, Sureness.LEVEL),
    ):
        if (value * times).denominator == 1:
            yield int(value * times), sure


def _pair(first: Number, second: Number) -> Iterator[Reading]:
    """Two numbers beside each other."""
    if first >= HUNDRED or not second:
        return
    if second < 10:
        yield from _left_out(Fraction(first * 10 + second, 10))
        return
    if second < HUNDRED:
        yield from _completed(first * HUNDRED + second)
        yield first * THOUSAND + second * 10, Sureness.RARE
    elif second < THOUSAND:
        yield from _completed(first * THOUSAND + second)


def _digits(groups: Sequence[Number]) -> Iterator[Reading]:
    """Three or more digits one by one: ``one two five``, ``one oh five``."""
    if len(groups) > _MOST_DIGITS or any(one >= 10 for one in groups):
        return
    value = int("".join([str(one) for one in groups]))
    yield from _completed(value)
    if value < THOUSAND:
        yield value * 10, Sureness.USUAL


def _completed(value: Number) -> Iterator[Reading]:
    """Digits put together to one number."""
    yield value, Sureness.USUAL
    yield value * THOUSAND, Sureness.LEVEL if value < THOUSAND else Sureness.RARE


def _after_thousands(heard: NumberHeard, digit: Sureness) -> Iterator[Reading]:
    """Thousands or millions, and what is said behind them."""
    last, sure = heard.terms[-1], max([one.sure for one in heard.terms])
    whole = sum([one.value for one in heard.terms])
    if heard.part is not None:
        if not heard.groups:
            yield whole + heard.part * last.times, sure
        return
    if not heard.groups:
        yield whole, sure
        return
    rest = _joined(heard.groups)
    if rest is None or rest >= last.times or last.base.denominator > 1:
        return
    for value, how in _behind(rest, last, digit):
        yield whole + value, max(sure, how)


def _behind(rest: Number, last: Term, digit: Sureness) -> Iterator[Reading]:
    """What a number behind a thousand or a million may be worth."""
    if last.k:
        # 4k2, 1k25, 1k250: written so, it can be nothing else.
        yield rest * last.times // (10 if rest < 10 else HUNDRED if rest < HUNDRED else THOUSAND), Sureness.SAID
        return
    yield rest, Sureness.SAID
    if rest < 10:
        yield rest * last.times // 10, digit if last.times == THOUSAND else Sureness.USUAL
    elif last.times == MILLION and rest < THOUSAND:
        yield rest * THOUSAND, Sureness.USUAL
