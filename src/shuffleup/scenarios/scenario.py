"""A scenario as it has been read: its place, the table, what happens, and what each book says of it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from shuffleup.cards.card import Card
from shuffleup.chips.pile import Pile
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.rulebooks.rule import Citation
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.italian_setting import ItalianSetting
from shuffleup.scenarios.stacks import Stack
from shuffleup.table.stakes import AnteMode


class Place(Struct, frozen=True, gc=False):
    """A line of a file, counted from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class ScenarioError(ValueError):
    """A line that the language does not understand: where, what, and how to mend it."""

    def __init__(self, place: Place, what: str, hint: str = "") -> None:
        super().__init__(f"{place}: {what}{f'; {hint}' if hint else ''}")
        self.place = place
        self.what = what
        self.hint = hint


class NobodyError(ScenarioError):
    """A line names somebody who does not sit at the table."""

    def __init__(self, place: Place, name: str, hint: str) -> None:
        super().__init__(place, f"nobody at the table is called {name}", hint)
        self.name = name


class Blinds(Struct, frozen=True, gc=False):
    """The blinds, the street on which the hand begins (``preflop``: the deal), and whether a small blind is owed."""

    small: int
    big: int
    street: str = "preflop"
    no_small_blind: bool = False


class Ante(Struct, frozen=True, gc=False):
    """The ante and who pays it; ``None``: whoever the rulebook says."""

    amount: int
    mode: AnteMode | None


class Game(Struct, frozen=True):
    """What is dealt, and how much may be bet."""

    variant: Variant
    limit: Limit
    spread: tuple[int, int] = (0, 0)
    """The least and the highest bet of spread limit."""


class TableFacts(Struct, frozen=True, gc=False):
    """What the table knows of its event."""

    players_left: int = 0
    hand_for_hand: bool = False
    win_the_button: bool = False
    """Announced, where the book leaves it to the announcement."""
    away: tuple[str, ...] = ()
    """Players who are not at their seats when the cards are dealt."""


class Setting(Struct, frozen=True, kw_only=True):
    """The table before the hand. Players are in the order of ``Stacks``."""

    game: Game
    blinds: Blinds
    stacks: tuple[Stack, ...]
    ante: Ante = Ante(0, None)
    button: str = ""
    """Empty: the first player of ``stacks`` has the small blind."""
    chips: tuple[int, ...] = ()
    """The denominations in play; empty: any."""
    cards: tuple[tuple[str, tuple[Card, ...]], ...] = ()
    board: tuple[Card, ...] = ()
    pot: int = 0
    table: TableFacts = TableFacts()

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in the order of ``stacks``."""
        return tuple([stack.player for stack in self.stacks])


AnySetting: TypeAlias = Setting | EventSetting | ItalianSetting
"""What a case is about: a hand, a whole tournament, or a table of poker all'italiana."""


class Sentence(Struct, frozen=True):
    """What a line says. Every form makes one of its own kind; the runner finds by the kind what to do with it."""


class OfCase(Sentence, frozen=True):
    """A sentence about another one: those whom it names and the chips in it are those of the other."""

    case: Sentence

    @property
    def about(self) -> tuple[str, ...]:
        """The players whom the case names."""
        named: list[str] = []
        for field in ("player", "players", "about"):
            names = getattr(self.case, field, ())
            named += [names] if isinstance(names, str) else names
        return tuple(named)

    @property
    def pushed(self) -> tuple[Pile, ...]:
        """The chips that the case names."""
        return tuple(getattr(self.case, "pushed", ()))


class Deed(Struct, frozen=True):
    """A line of what happens."""

    place: Place
    text: str
    sentence: Sentence


class Expectation(Struct, frozen=True):
    """A line of what must be so at this point, under these books and, where it says so, by this rule.

    Without a book nothing must be so: the case is only asked.
    """

    place: Place
    text: str
    books: tuple[str, ...]
    sentence: Sentence
    rule: str = ""
    """As written: ``37``, or ``tda-2024 45`` where a book falls back to another one. Empty: no rule is named."""


class Scenario(Struct, frozen=True):
    """One case. ``steps`` are in the order of the file: an expectation holds at the point where it stands."""

    place: Place
    title: str
    ids: tuple[str, ...]
    rules: tuple[Citation, ...]
    setting: AnySetting
    steps: tuple[Deed | Expectation, ...]
    titles: Mapping[str, str] = {}
    """The title in further languages, by their codes."""

    def title_in(self, language: str) -> str:
        """The title in the language of this code; as it was written first where it is not given in that one."""
        return self.titles.get(language, self.title)

    @property
    def books(self) -> tuple[str, ...]:
        """Every book that an expectation names, in the order of their first naming."""
        named = [book for step in self.steps if isinstance(step, Expectation) for book in step.books]
        return tuple(dict.fromkeys(named))
