"""The part of docs/reference/scenarios.md about poker all'italiana."""

from shuffleup.scenarios.forms import SLOTS, Language
from shuffleup.scenarios.italian_expected import ITALIAN_EXPECTED
from shuffleup.scenarios.italian_headers import ITALIAN_HEADERS
from shuffleup.scenarios.italian_play import ITALIAN_PLAY

Rows = list[tuple[str, ...]]

ITALIAN_HEAD = """## Poker all'italiana

A scenario whose header `Game:` names poker all'italiana or telesina is played at a table of that game: hand after hand,
with the pots that nobody won, the giro pazzo, players who sit out and the time they have. It has the headers and
sentences of this section instead of those of a hand. Its book is `italiana`; every other book answers `another game`.
"""


def header_rows() -> Rows:
    """A row for each header."""
    needed = {name: " Required." if header.required else "" for name, header in ITALIAN_HEADERS.items()}
    return [
        (f"`{one.name}:`", one.meaning + needed[name], f"`{one.name}: {one.example}`")
        for name, one in ITALIAN_HEADERS.items()
    ]


def _rows(language: Language) -> Rows:
    return [(f"`{form.pattern}`", form.meaning, f"`{form.example}`") for form in language.forms]


def play_rows() -> Rows:
    """A row for each thing that may happen."""
    return _rows(ITALIAN_PLAY)


def expected_rows() -> Rows:
    """A row for each thing that may be expected."""
    return _rows(ITALIAN_EXPECTED)


def place_rows() -> Rows:
    """A row for each place that is not one of a hand's."""
    own = {name: slot for name, slot in ITALIAN_EXPECTED.slots.items() if name not in SLOTS}
    return [(f"`{{{name}}}`", slot.explained) for name, slot in own.items()]
