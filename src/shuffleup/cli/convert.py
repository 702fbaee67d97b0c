"""``shuffleup convert``: recorded hands in another format. What goes out was played again first."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from shuffleup.answer import Problem, ProblemError, note
from shuffleup.cli.errors import InputError, RefusalError
from shuffleup.cli.files import check_writable, write_text
from shuffleup.cli.hand_files import Replayers, bad_hand, damage_told, read_hands
from shuffleup.cli.options import PATH, command
from shuffleup.cli.reader import Reader, reader_options
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh, hands_file
from shuffleup.formats.phh import phh
from shuffleup.formats.phh.names import recorded_ohh_meta, recorded_phh_meta
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, stars_file
from shuffleup.hand.play import Hand
from shuffleup.questions.mistakes import said_in
from shuffleup.questions.printed import Printed

FORMATS = {".phhs": "PHH", ".ohh": "Open Hand History", ".txt": "PokerStars text"}


class ConvertDocument(Printed, frozen=True):
    """What ``shuffleup convert --json`` prints."""

    hands: int
    format: str
    file: str
    left_out: tuple[str, ...]
    """Hands that were not written, each with the reason."""


@command(help="Write recorded hands (.phh, .phhs, .ohh) in another format: .phhs, .ohh, or .txt for PokerStars.")
@click.argument("source", metavar="IN", type=PATH)
@click.argument("target", metavar="OUT")
@click.option("--rulebook", "key", metavar="KEY", help="The rulebook; else the one the record names, or tda-2024.")
@click.option("--public", is_flag=True, help="Name only the cards that were shown.")
@click.option(
    "--smallest-chip", is_flag=True, help="PHH: count in the smallest chip in play, as other readers divide pots."
)
@reader_options
def convert(*, source: Path, target: str, key: str | None, public: bool, smallest_chip: bool, reader: Reader) -> None:
    """The command itself: exit status 2 for a file that is no hand, 3 where the rules refuse an action."""
    suffix = Path(target).suffix.lower()
    if suffix not in FORMATS:
        what = note("suffix-names-no-format", suffix=suffix) if suffix else note("this-name-has-no-ending")
        raise InputError(what, file=target, hint=note("end-it-in-list", list=", ".join(FORMATS)), code="unknown-format")
    if os.path.realpath(target) == os.path.realpath(source):
        # Hands that are left out of the copy would be gone.
        hint = note("name-another-to-write")
        raise InputError(note("same-file-as-read"), file=target, hint=hint, code="same-file")
    check_writable(target)
    replayers, language, speech = Replayers(key), reader.language, reader.speech
    record = phh.Record.PUBLIC if public else phh.Record.FULL
    amounts = phh.Amounts.SMALLEST_CHIP if smallest_chip else phh.Amounts.OWN
    texts: list[str] = []
    left_out: list[Problem] = []
    for hand in read_hands(source):
        try:
            played = _played(hand, replayers)
            with damage_told(hand, ProblemError):
                texts.append(_written(suffix, hand, played, len(texts) + 1, record, amounts))
        except ProblemError as fault:
            left_out.append(Problem(fault.first.what, file=hand.place))
    if not texts:
        first = left_out[0] if left_out else Problem(note("it-has-no-hands"), file=str(source))
        raise InputError(first.what, file=first.file)
    write_text(target, _JOINED[suffix](texts))
    lines = [said_in(one, language) for one in left_out]
    document = ConvertDocument(len(texts), FORMATS[suffix], target, tuple(lines))
    told = [speech.say("forecast-left-out", {"line": line}) for line in lines]
    reader.show(document, [*told, speech.say("forecast-converted", {"count": len(texts), "file": target})])


def _played(hand: phh.PhhHand, replayers: Replayers) -> Hand:
    """The hand as the engine plays it. Raises ``ProblemError`` for one that does not come to its end."""
    try:
        with damage_told(hand):
            outcome, played = replayers.of(hand).replayed(hand)
    except phh.PhhError as fault:
        raise bad_hand(fault) from None
    match outcome:
        case phh.Refused():
            raise RefusalError(outcome.refusal, file=hand.place, place=outcome.action)
        case phh.NotDealt():
            raise ProblemError(outcome.reason)
        case phh.ReplayedHand() if played is None or not played.over:
            raise ProblemError(note("record-stops-early"))
        case phh.ReplayedHand() if not outcome.equal:
            raise ProblemError(note("ends-with-other-stacks"))
    assert played is not None
    return played


def _written(
    suffix: str, hand: phh.PhhHand, played: Hand, number: int, record: phh.Record, amounts: phh.Amounts
) -> str:
    """The text of one hand. Raises ``ProblemError`` where the format has no name for its game."""
    meta = recorded_ohh_meta(hand, number)
    if suffix == ".ohh":
        return hand_to_ohh(played.events, played.deck, meta, record)
    if suffix == ".txt":
        return hand_to_pokerstars(played.events, played.deck, meta, record)
    return phh.numbered_hand(
        number, phh.hand_to_phh(played.events, played.deck, recorded_phh_meta(hand), record, amounts)
    )


_JOINED: dict[str, Callable[[Sequence[str]], str]] = {".phhs": "".join, ".ohh": hands_file, ".txt": stars_file}
