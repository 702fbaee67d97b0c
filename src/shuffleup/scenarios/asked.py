"""Cases that are only asked: the forms of expectations without the outcome that they expect.

Under tda-2024, Bruno pushes 1000+500: call        an expectation
Compare: Bruno pushes 1000+500                     the same case, asked
"""

import re
from collections.abc import Callable, Iterator
from functools import partial

from shuffleup.scenarios.expected import AT_PRESENT
from shuffleup.scenarios.forms import FillingError, Form, Language, Slot
from shuffleup.scenarios.moments import moment_forms, moment_slots
from shuffleup.scenarios.scenario import Expectation, Sentence

_OUTCOME = re.compile(r"(?P<case>.+): \{(?P<slot>\w+)\}")
_STANDS = ": it stands"
"""The end of a form that expects no more than that nothing is changed."""
_ANY = "the floor decides"
"""An outcome that every kind of ruling can have; nobody compares it with the one that is found."""


def asked_forms(language: Language) -> Iterator[Form]:
    """Every form that ends with what a ruling comes to, cut off before it."""
    for form in language.forms:
        if form.pattern.endswith(_STANDS):
            case, example = form.pattern.removesuffix(_STANDS), form.example.removesuffix(_STANDS)
            yield Form(case, form.meaning, example, form.make)
            continue
        found = _OUTCOME.fullmatch(form.pattern)
        if found and _takes_any(language.slots[found["slot"]]):
            made = _with_any(form.make, found["slot"], language.slots[found["slot"]])
            yield Form(found["case"], form.meaning, form.example.partition(": ")[0], made)


def asked_language(language: Language) -> Language:
    """The language of cases that are only asked."""
    return Language(asked_forms(language), language.slots)


def _takes_any(slot: Slot) -> bool:
    try:
        slot.read(_ANY)
    except (FillingError, ValueError, KeyError):
        return False
    return True


def _with_any(make: Callable[..., Sentence], place: str, slot: Slot) -> Callable[..., Sentence]:
    return partial(make, **{place: slot.read(_ANY)})


CASES = asked_language(AT_PRESENT)
"""What may be put to the floor at the point where the line stands."""
ASKED = Language(
    (*moment_forms("Carla asks to see the hand of Bruno"), *CASES.forms), {**CASES.slots, **moment_slots(CASES)}
)
"""What may stand behind ``Compare:``."""


def case_of(step: Expectation) -> str:
    """An expectation without the outcome; one that asks no ruling has none, and is its own case."""
    case, _, outcome = step.text.partition(": ")
    return case if outcome and step.books and ASKED.read(case) else step.text
