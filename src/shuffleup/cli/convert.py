"""``shuffleup convert``: recorded hands in another format. Every hand written is first played again."""

import os
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import check_writable, write_text
from shuffleup.cli.hand_files import read_hands
from shuffleup.cli.options import PATH, command
from shuffleup.cli.reader import Reader, reader_options
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
@reader_options
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
    for hand in read_hands(source):
        if isinstance(hand, QuestionError):
            converter.leave(hand)
        else:
            converter.take(hand)
    write_text(target, converter.text(str(source)))
    speech, count, lines = reader.speech, len(converter.texts), tuple(converter.lines(reader.language))
    document = ConvertDocument(count, FORMATS[suffix], target, lines)
    told = [speech.say("forecast-left-out", {"line": line}) for line in lines]
    reader.show(document, [*told, speech.say("forecast-converted", {"count": count, "file": target})])
