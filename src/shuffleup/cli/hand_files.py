"""Files of recorded hands that a user names: read by their endings, or what is piped in by how it begins."""

from pathlib import Path

from shuffleup.cli.files import STANDARD_INPUT, read_text
from shuffleup.formats.phh.phh import PhhHand
from shuffleup.questions.recorded import recorded

OHH_SUFFIX = ".ohh"


def read_hands(file: Path) -> tuple[PhhHand, ...]:
    """The hands of a file: Open Hand History by its ending, PHH otherwise. Raises ``QuestionError``."""
    piped = str(file) == STANDARD_INPUT
    return recorded(read_text(file), str(file), ohh=None if piped else file.suffix.lower() == OHH_SUFFIX)
