"""``shuffleup replay``: recorded hands go through the engine again, and every recorded finishing stack is compared."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cli.errors import MISTAKE, REFUSED, InputError, RefusalError, asked_by_option
from shuffleup.cli.files import files_below, is_folder
from shuffleup.cli.hand_files import read_hands, size_of
from shuffleup.cli.options import PATH, command
from shuffleup.cli.output import tell_one
from shuffleup.cli.progress import reading
from shuffleup.cli.reader import Reader, reason_of, watched_options
from shuffleup.foreign_hands.files import SUFFIXES, begins_as_stars, natural
from shuffleup.formats.phh.phh import PhhHand, Refused, Replay
from shuffleup.locale.messages import Messages
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.recorded import UNKNOWN_BOOK, Replayers
from shuffleup.questions.replay import ReplayDocument, ReplayTally, players_of
from shuffleup.rulebooks.rule import Language


@command(help="Play recorded hands (PHH, Open Hand History, PokerStars) again and compare the final stacks.")
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...", type=PATH)
@click.option("--rulebook", "key", metavar="KEY", help="The rulebook; else the one the record names, or tda-2024.")
@watched_options
def replay(*, paths: tuple[Path, ...], key: str | None, reader: Reader) -> None:
    """The command itself: exit status 2 for a file without hands, 3 if a stack differs or an action is refused."""
    replayers = Replayers(key)
    files = [file for path in paths for file in hand_files(path)]
    language, speech = reader.language, reader.speech
    tally = ReplayTally(language, names_bare=reader.as_json)
    with reading(size_of(files), shown=reader.watches) as told:

        def read(done: int) -> None:
            told(done, lambda: so_far(tally.found, speech))

        for outcome in _replays(files, replayers, read):
            tally.take(outcome)
    _raise_if_alone(tally.alone, language)
    report = tally.document(replayers.named)
    reader.show(report, report_lines(report, tally.bare, speech) if report.hands else ())
    if not reader.as_json:
        for error in report.unreadable:
            tell_one(error, language)
    if report.unreadable:
        raise SystemExit(MISTAKE)
    if report.equal < report.dealt:
        raise SystemExit(REFUSED)


def hand_files(place: Path) -> list[Path]:
    """The files of recorded hands meant by a path: itself, or all below a folder in the order of their names."""
    if not is_folder(place):
        return [place]
    found = files_below(place, *SUFFIXES, ".txt")
    files = sorted([file for file in found if file.suffix in SUFFIXES or begins_as_stars(file)], key=natural)
    if not files:
        raise InputError(note("no-hands-in-folder"), file=str(place), hint=note("endings-of-hands"), code="no-hands")
    return files


def _replays(
    files: Iterable[Path], replayers: Replayers, told: Callable[[int], None]
) -> Iterator[Replay | QuestionError]:
    """One outcome for each hand; an error stands for the hand that it is in, or for the rest of its file.

    ``told`` receives the bytes read of all files.
    """
    before = 0
    for file in files:
        try:
            for hand, position in read_hands(file):
                told(before + position)
                yield asked_by_option(hand) if isinstance(hand, QuestionError) else _played(hand, replayers)
        except QuestionError as fault:
            yield asked_by_option(fault)
        before += size_of([file])


def _played(hand: PhhHand, replayers: Replayers) -> Replay | QuestionError:
    """What becomes of a hand. Raises ``QuestionError`` for an unknown rulebook, which the whole file will name."""
    try:
        return replayers.outcome(hand)
    except QuestionError as fault:
        if fault.code == UNKNOWN_BOOK:
            raise
        return asked_by_option(fault)


def _raise_if_alone(alone: QuestionError | Refused | None, language: Language) -> None:
    """A single hand that cannot be played is a one-line error, not a report."""
    if isinstance(alone, QuestionError):
        raise alone
    if alone is not None:
        raise RefusalError(
            note("as-it-is-told", why=reason_of(alone.refusal, language, players_of(alone.hand))),
            file=alone.hand.file,
            place=alone.hand.action_in_file(alone.action),
            hint=note("correct-or-name-book"),
            code=alone.refusal.code,
            rule=alone.refusal.rule,
        )


def so_far(found: ReplayDocument, speech: Messages) -> str:
    """What became of the hands until now, in one line."""
    hands = speech.say("run-hands", {"count": found.hands + len(found.unreadable)})
    odd = found.dealt - found.equal + len(found.unreadable)
    return speech.say("replay-so-far", {"hands": hands, "equal": found.equal, "odd": odd})


# ── the report ───────────────────────────────────────────────────────────────────────────────────────────────────────


def report_lines(report: ReplayDocument, bare: int, speech: Messages) -> Iterator[str]:
    """The report for people: first what went wrong, the total last; ``bare`` hands record no stacks."""
    say_of = speech.say
    for row in report.differences:
        who = f"p{row.seat} {row.player}".rstrip()
        values = {"hand": row.hand, "player": who, "computed": row.computed, "recorded": row.recorded}
        yield say_of("replay-differs", values)
    for refusal in report.refused:
        reason = f"{refusal.message}{f' ({refusal.rule})' if refusal.rule else ''} [{refusal.code}]"
        yield say_of("replay-refused", {"hand": refusal.hand, "action": refusal.action, "reason": reason})
    for place in report.unfinished:
        yield say_of("replay-unfinished", {"hand": place})
    if report.units:
        units = [say_of("replay-unit", {"hand": place, "unit": unit}) for place, unit in report.units.items()]
        yield say_of("replay-units", {"list": ", ".join(units)})
    for lenient in report.leniencies:
        values = {"hand": lenient.hand, "action": lenient.action, "played": lenient.played}
        yield say_of("replay-leniency", values)
    if not report.leniencies:
        yield say_of("replay-no-leniency")
    note = f" ({say_of('replay-bare', {'count': bare})})" if bare else ""
    yield say_of("replay-sum", {"equal": report.equal, "dealt": report.dealt, "book": report.rulebook}) + note
