"""Reads and writes recorded hands: PHH, Open Hand History, PokerStars text."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path

from shuffleup.answer import ProblemError
from shuffleup.api.hands import DealtHand
from shuffleup.api.sums import answering
from shuffleup.foreign_hands.cash import is_cash
from shuffleup.foreign_hands.files import TextFormat, files_of, hands_in
from shuffleup.formats.ohh.open_hand_history import hand_to_ohh, hands_file
from shuffleup.formats.phh.phh import PhhError, PhhHand, hand_to_phh
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, stars_file
from shuffleup.hand.view import plan_of
from shuffleup.questions.recorded import Replayers, bad_hand
from shuffleup.table.button import first_hand


def read_hands(
    source: str | PathLike[str],
    *,
    book: str = "",
    format: TextFormat | None = None,
    left_out: Callable[[str], object] | None = None,
    progress: bool = False,
) -> Iterator[DealtHand]:
    """Reads the hands of a file, a folder, a pattern such as ``hands/*.txt``, or a text, and plays each one again.

    Each hand is returned at its end. Hands are read one at a time, so a file of any length takes the memory of one
    hand. Without a ``format``, the beginning of the file decides. ``book``
    is the rulebook; without it, the one the record names. A hand that cannot be read or played raises ``ValueError``,
    which says where; with ``left_out`` (``print``, or the ``append`` of a list) that function gets the message instead,
    and the hand is left out. ``progress`` shows a bar for each file on stderr.

    In a cash game a chip is a cent. ``record`` is the record that was read; ``rake`` and ``second_board`` occur only in
    cash games.

    >>> import shuffleup as sh
    >>> hand = sh.new_hand(stacks=[1_000, 1_000], seed=1)
    >>> hand.fold()
    >>> [again] = sh.read_hands(sh.write_hands([hand], "pokerstars"))
    >>> again.won == hand.won
    True
    """
    replayers = _replayers(book)
    for record in _records(source, format, progress=progress):
        try:
            hand = _played(replayers, record)
        except ValueError as fault:
            if left_out is None:
                raise
            left_out(str(fault))
            continue
        yield hand


def write_hands(hands: Iterable[DealtHand], format: TextFormat = "phh") -> str:
    """Finished hands as the text of one file. Raises ``ValueError`` if one is not over or the format cannot hold it."""
    told = list(hands)
    if any(one.record is not None and is_cash(one.record) for one in told):
        raise ValueError("a hand has a rake or a second board: the formats have no words for them, so leave it out")
    engine = [one.deep for one in told]
    if format == "phh":
        if len(engine) == 1:
            return hand_to_phh(engine[0].events, engine[0].deck)
        return "\n".join([f"[{n}]\n{hand_to_phh(one.events, one.deck)}" for n, one in enumerate(engine, start=1)])
    if format == "pokerstars":
        return stars_file([hand_to_pokerstars(one.events, one.deck) for one in engine])
    if format == "ohh":
        return hands_file([hand_to_ohh(one.events, one.deck) for one in engine])
    raise ValueError(f"format is {format!r}: phh, ohh or pokerstars is expected")


def _records(source: str | PathLike[str], format: TextFormat | None, *, progress: bool) -> Iterator[PhhHand | PhhError]:
    if isinstance(source, str) and "\n" in source:
        yield from hands_in(source.splitlines(keepends=True), "text", format)
        return
    for file in files_of(Path(source)):
        yield from hands_in(_lines(file, progress=progress), str(file), format)


def _lines(file: Path, *, progress: bool) -> Iterator[str]:
    """The lines of a file, in UTF-8, or in UTF-16 if it begins with that byte order mark."""
    with file.open("rb") as raw:
        encoding = "utf-16" if raw.read(2) in (BOM_UTF16_LE, BOM_UTF16_BE) else "utf-8-sig"
    if progress:
        from rich.console import Console
        from rich.progress import open as watched

        console = Console(stderr=True)
        opened = watched(file, "r", encoding=encoding, description=file.name, transient=True, console=console)
    else:
        opened = file.open(encoding=encoding)
    with opened as lines:
        try:
            yield from lines
        except UnicodeDecodeError:
            raise ValueError(f"{file}: this is not UTF-8 text; save the file as UTF-8") from None


_replayers = answering()(lambda book: Replayers(book or None))


@answering()
def _played(replayers: Replayers, record: PhhHand | PhhError) -> DealtHand:
    if isinstance(record, PhhError):
        raise bad_hand(record)
    try:
        hand = replayers.played(record)
    except ProblemError as fault:
        raise ValueError(f"{record.place}: {fault}") from None
    plan = plan_of(hand.state)
    dealt = DealtHand(hand, first_hand([seat.number for seat in plan.seats], plan.button), strict=False)
    dealt.record = record
    return dealt
