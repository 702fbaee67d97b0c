"""What the rulebooks say: their rules, and their rulings on a case, from one book or from all."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from shuffleup.api.sums import answering
from shuffleup.arguments import chosen
from shuffleup.games.catalogue import VARIANTS
from shuffleup.questions import compare as comparing
from shuffleup.questions import rule as rules
from shuffleup.questions.cases import Cases
from shuffleup.questions.ruling_facts import ANOTHER_GAME, AnswerFacts
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.rule import Language


class Ruled(Struct, frozen=True):
    """A book's ruling: a sentence, its rules (the first one decided), and the ``choices`` it leaves to the floor."""

    text: str
    rules: tuple[str, ...]
    choices: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.rules)})" if self.rules else self.text


def known_games() -> tuple[str, ...]:
    """The keys of all the games that can be dealt.

    >>> import shuffleup as sh
    >>> "omaha-8" in sh.known_games()
    True
    """
    return tuple(VARIANTS)


def known_books() -> tuple[str, ...]:
    """The keys of the rulebooks.

    >>> import shuffleup as sh
    >>> sh.known_books()
    ('tda-2024', 'pslive', 'figp-2012', 'mediterraneo-2026')
    """
    return tuple(RULEBOOKS)


@answering()
def rule(book: str, number: str, language: Language | str = Language.ENGLISH) -> rules.RuleRow:
    """Looks up a rule of a book by its number, in English, Italian or Spanish.

    >>> import shuffleup as sh
    >>> sh.rule("tda-2024", "45").title
    'Several chips'
    """
    return rules.rule(
        rules.RuleQuestion(book=book, number=number), None, "", chosen(Language, language, "language")
    ).rules[0]


def ruling(
    case: str,
    *,
    stacks: Mapping[str, int],
    blinds: tuple[int, int] = (50, 100),
    acts: Sequence[str] = (),
    game: str = "no-limit hold'em",
    street: str = "",
    pot: int = 0,
    chips: Sequence[int] = (),
    book: str = "tda-2024",
) -> Ruled:
    """How a book rules on a case at a table, told in the words of a scenario.

    ``stacks`` go clockwise from the small blind; ``acts`` are the actions before the case. A case after the flop names
    its ``street`` (``flop``, ``turn``, ``river``) and its ``pot``. ``chips`` are the denominations in play, which bound
    what a spoken amount may mean. Raises ``ValueError`` for words it does not know.

    >>> import shuffleup as sh
    >>> stacks = dict.fromkeys(("Anna", "Bruno", "Carla", "Dario"), 20_000)
    >>> said = sh.ruling("Dario pushes 1000x2", stacks=stacks, blinds=(300, 600), acts=["Carla raises to 1200"])
    >>> print(said)
    Dario calls and adds 1,200. Without the smallest chip the call would not be covered. 800 go back. (tda-2024 45)
    """
    answers = rulings_of(case, stacks=stacks, blinds=blinds, acts=acts, game=game, street=street, pot=pot, chips=chips)
    if book not in answers:
        raise ValueError(f"no book {book!r} rules on {game}: {', '.join(answers)}")
    return answers[book]


@answering()
def rulings_of(
    case: str,
    *,
    stacks: Mapping[str, int],
    blinds: tuple[int, int] = (50, 100),
    acts: Sequence[str] = (),
    game: str = "no-limit hold'em",
    street: str = "",
    pot: int = 0,
    chips: Sequence[int] = (),
) -> dict[str, Ruled]:
    """How each book that has this game rules on the case, by the key of the book.

    >>> import shuffleup as sh
    >>> found = sh.rulings_of("Bruno holds 3 cards", stacks={"Anna": 5_000, "Bruno": 5_000})
    >>> sorted(found)
    ['figp-2012', 'mediterraneo-2026', 'pslive', 'tda-2024']
    """
    began = f", on the {street}" if street else ""
    lines = ["Scenario: case", f"Game: {game}", f"Blinds: {blinds[0]}/{blinds[1]}{began}"]
    lines += [f"Pot: {pot}"] if street and pot else []
    lines += [f"Chips: {', '.join(map(str, chips))}"] if chips else []
    seated = ", ".join([f"{name} {chips}" for name, chips in stacks.items()])
    lines += [f"Stacks: {seated}", "", *acts, f"Compare: {case}"]
    cases = Cases(Language.ENGLISH)
    cases.read("\n".join(lines), "case")
    (question,) = comparing.compare(cases, None).questions
    return {one.rulebook: _ruled(one) for one in question.answers if one.kind != ANOTHER_GAME}


def _ruled(answer: AnswerFacts) -> Ruled:
    if answer.ruling is None:
        return Ruled(answer.text, (answer.rule,) if answer.rule else ())
    return Ruled(answer.text, answer.ruling.rules, tuple([one.text for one in answer.ruling.options]))
