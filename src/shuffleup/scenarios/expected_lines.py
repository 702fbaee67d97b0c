"""The answers to a case as lines of a scenario: written below the same acts, they hold.

Under tda-2024, Dario pushes 1000+500: call 1200, 300 back (rule 45)
# pslive: the bet is more than the stack
"""

from collections.abc import Iterator, Sequence

from shuffleup.rulebooks.catalogue import BOOKS
from shuffleup.scenarios.answers import Answer, Answered
from shuffleup.scenarios.forms import FillingError, listed
from shuffleup.scenarios.languages import EVENT_EXPECTED, ITALIAN_EXPECTED
from shuffleup.scenarios.scenario import THE_HOUSE
from shuffleup.scenarios.sentences.hand_language import EXPECTED


def scenario_lines(asked: Answered, told: Sequence[str]) -> tuple[str, ...]:
    """One line for each answer, books that answer the same together; ``told`` are the answers as people read them.

    A refusal, and a fact for which there is no sentence, cannot be expected: they are told in a remark.
    """
    books: dict[str, list[str]] = {}
    remarks: list[str] = []
    for answer, text in zip(asked.answers, told, strict=True):
        line = _line(asked, answer)
        if line:
            books.setdefault(line, []).append(answer.book if answer.book in BOOKS else THE_HOUSE)
        else:
            remarks.append(f"# {answer.book}: {text}")
    return (*[f"Under {listed(named)}, {line}" for line, named in books.items()], *remarks)


def _line(asked: Answered, answer: Answer) -> str:
    """What holds under the book of the answer, with its rule; nothing if there is no sentence for it."""
    said = str(answer.says)
    rules = answer.rules if said == str(asked.case) else ()
    if answer.ruling is not None:
        rules, said = answer.ruling.rules, f"{asked.case}: {said}"
    elif not answer.holds:
        return ""
    cites = next(_cites(said), None)
    if cites is None:
        return ""
    return said + (f" (rule {_number(rules[0], answer.book)})" if cites and rules else "")


def _cites(said: str) -> Iterator[bool]:
    """Whether a rule may follow, for every language in which it is a sentence."""
    for language in (EXPECTED, EVENT_EXPECTED, ITALIAN_EXPECTED):
        try:
            read = language.read(said)
        except FillingError:
            continue
        if read is not None:
            yield read[0].cites


def _number(rule: str, book: str) -> str:
    """The rule as a line cites it: by its number alone if it is one of the book that answers."""
    return rule.removeprefix(f"{book} ")
