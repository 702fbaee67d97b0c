"""``shuffleup convert``: recorded hands in another format. Every hand written is first played again."""

import os
from itertools import chain, islice
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_writable, unwritable, whole_file
from shuffleup.cli.hand_files import read_hands, size_of
from shuffleup.cli.options import PATH, command
from shuffleup.cli.progress import reading
from shuffleup.cli.reader import Reader, watched_options
from shuffleup.questions.conversion import FORMATS, ConvertDocument, Converter
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.recorded import Replayers


@command(help="Write recorded hands (PHH, Open Hand History, PokerStars) as .phhs, .ohh, or .txt for PokerStars.")
@click.argument("source", metavar="IN", type=PATH)
@click.argument("target", metavar="OUT")
@click.option("--rulebook", "key", metavar="KEY", help="The rulebook; else the one the record names, or tda-2024.")
@click.option("--public", is_flag=True, help="Name only the cards that were shown.")
@click.option(
    "--smallest-chip", is_flag=True, help="PHH: count in the smallest chip in play, as other readers divide pots."
)
@watched_options
def convert(*, source: Path, target: str, key: str | None, public: bool, smallest_chip: bool, reader: Reader) -> None:
    """The command itself: exit status 2 for a file without hands, 3 if the rules refuse an action."""
    suffix = Path(target).suffix.lower()
    if suffix not in FORMATS:
        what = note("suffix-names-no-format", suffix=suffix) if suffix else note("this-name-has-no-ending")
        raise InputError(what, file=target, hint=note("end-it-in-list", list=", ".join(FORMATS)), code="unknown-format")
    if os.path.realpath(target) == os.path.realpath(source):
        # Hands left out of the copy would be lost.
        hint = note("name-another-to-write")
        raise InputError(note("same-file-as-read"), file=target, hint=hint, code="same-file")
    check_writable(target)
    converter = Converter(suffix, Replayers(key), public=public, smallest_chip=smallest_chip)
    _write(source, target, converter, reader)
    speech, count, lines = reader.speech, converter.count, tuple(converter.lines(reader.language))
    document = ConvertDocument(count, FORMATS[suffix], target, lines)
    told = [speech.say("forecast-left-out", {"line": line}) for line in lines]
    reader.show(document, [*told, speech.say("forecast-converted", {"count": count, "file": target})])


def _write(source: Path, target: str, converter: Converter, reader: Reader) -> None:
    """Writes hand by hand; the target is there when all of it is. Raises ``QuestionError``."""
    speech = reader.speech

    def so_far() -> str:
        hands = speech.say("run-hands", {"count": converter.count})
        return speech.say("convert-so-far", {"hands": hands, "left": len(converter.left_out)})

    found = read_hands(source)
    # A source that cannot be read is told before the target is opened, which may be a pipe.
    first = list(islice(found, 1))
    with reading(size_of([source]), shown=reader.watches) as told, whole_file(target) as out:
        try:
            for hand, position in chain(first, found):
                told(position, so_far)
                if isinstance(hand, QuestionError):
                    converter.leave(hand)
                else:
                    out.write(converter.take(hand))
            out.write(converter.end(str(source)))
        except UnicodeEncodeError as fault:
            raise unwritable(target, fault) from None
