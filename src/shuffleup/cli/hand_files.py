"""Files of recorded hands that a user names: read by how they begin, hand by hand, or what is wrong with one."""

from collections.abc import Iterator
from pathlib import Path

from shuffleup.cli.files import read_text
from shuffleup.formats.phh.phh import PhhError, PhhHand
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.recorded import bad_hand
from shuffleup.records.files import TextFormat, hands_in

_FORMATS: dict[str, TextFormat] = {".ohh": "ohh", ".phh": "phh", ".phhs": "phh"}
"""By file extension; any other file is recognised by how it begins."""


def read_hands(file: Path) -> Iterator[PhhHand | QuestionError]:
    """The hands of a file, and the faults in those that cannot be read. Raises ``QuestionError``."""
    lines = read_text(file).splitlines(keepends=True)
    for one in hands_in(lines, str(file), _FORMATS.get(file.suffix.lower())):
        yield bad_hand(one) if isinstance(one, PhhError) else one
