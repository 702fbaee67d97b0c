"""Files of recorded hands that a user names: read by how they begin, hand by hand, or what is wrong with one."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from shuffleup.cli.files import LineReader
from shuffleup.foreign_hands.files import TextFormat, hands_in
from shuffleup.formats.phh.phh import PhhError, PhhHand
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.recorded import bad_hand

_FORMATS: dict[str, TextFormat] = {".ohh": "ohh", ".phh": "phh", ".phhs": "phh"}
"""By file extension; any other file is recognised by how it begins."""


def read_hands(file: Path) -> Iterator[tuple[PhhHand | QuestionError, int]]:
    """The hands of a file, or the faults in those that cannot be read, each with the bytes of the file read so far.

    Only one hand is in memory at a time. Raises ``QuestionError``.
    """
    with LineReader(file) as lines:
        for one in hands_in(lines, str(file), _FORMATS.get(file.suffix.lower())):
            # A file may have any length, but what people wrote or played as one hand does not.
            lines.begin()
            yield bad_hand(one) if isinstance(one, PhhError) else one, lines.position


def size_of(files: Iterable[Path]) -> int:
    """The bytes of all files; 0 for those, such as pipes, of which the system does not say."""
    total = 0
    for file in files:
        try:
            total += file.stat().st_size
        except (OSError, ValueError):
            continue
    return total
