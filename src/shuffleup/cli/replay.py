"""``shuffleup replay``: recorded hands go through the engine again, and every recorded finishing stack is compared."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cli.errors import MISTAKE, REFUSED, InputError, RefusalError, asked_by_option
from shuffleup.cli.files import files_below, is_folder
from shuffleup.cli.hand_files import read_hands
from shuffleup.cli.options import PATH, command
from shuffleup.cli.output import tell_one
from shuffleup.cli.reader import Reader, reader_options, reason_of
from shuffleup.formats.phh.phh import Refused, Replay
from shuffleup.locale.messages import Messages
from shuffleup.questions.mistakes import QuestionError
from shuffleup.questions.recorded import Replayers
from shuffleup.questions.replay import ReplayDocument, players_of, summary
from shuffleup.records.files import SUFFIXES, begins_as_stars, natural
from shuffleup.rulebooks.rule import Language

EVERY = 50
"""Hands between two updates of the progress line."""


@command(help="Play recorded hands (PHH, Open Hand History, PokerStars) again and compare the final stacks.")
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...", type=PATH)
@click.option("--rulebook", "key", metavar="KEY", help="The rulebook; else the one the record names, or tda-2024.")
@reader_options
def replay(*, paths: tuple[Path, ...], key: str | None, reader: Reader) -> None:
    """The command itself: exit status 2 for a file without hands, 3 if a stack differs or an action is refused."""
    replayers = Replayers(key)
    files = [file for path in paths for file in hand_files(path)]
    language = reader.language
    done: list[Replay] = []
    errors: list[QuestionError] = []
    for number, outcome in enumerate(_replays(files, replayers)):
        if isinstance(outcome, QuestionError):
            errors.append(outcome)
        else:
            done.append(outcome)
        if number % EVERY == 0 and reader.watches:
            hands = reader.speech.say("run-hands", {"count": number})
            click.echo(f"\r{hands}", nl=False, err=True)
    if reader.watches:
        click.echo("\r", nl=False, err=True)
    _raise_if_alone(done, errors, language)
    report = summary(replayers.named, done, errors, language)
    reader.show(report, report_lines(report, reader.speech) if done else ())
    if not reader.as_json:
        for error in report.unreadable:
            tell_one(error, language)
    if errors:
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


def _replays(files: Iterable[Path], replayers: Replayers) -> Iterator[Replay | QuestionError]:
    """One outcome for each hand; an error stands for the hand that it is in, or for the rest of its file."""
    for file in files:
        try:
            for hand in read_hands(file):
                yield asked_by_option(hand) if isinstance(hand, QuestionError) else replayers.outcome(hand)
        except QuestionError as fault:
            yield asked_by_option(fault)


def _raise_if_alone(done: Sequence[Replay], errors: Sequence[QuestionError], language: Language) -> None:
    """A single hand that cannot be played is a one-line error, not a report."""
    if len(errors) == 1 and not done:
        raise errors[0]
    if len(done) == 1 and not errors and isinstance(done[0], Refused):
        refused = done[0]
        raise RefusalError(
            note("as-it-is-told", why=reason_of(refused.refusal, language, players_of(refused.hand))),
            file=refused.hand.place,
            place=refused.action,
            hint=note("correct-or-name-book"),
            code=refused.refusal.code,
            rule=refused.refusal.rule,
        )


# ── the report ───────────────────────────────────────────────────────────────────────────────────────────────────────


def report_lines(report: ReplayDocument, speech: Messages) -> Iterator[str]:
    """The report for people: first what went wrong, the total last."""
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
    bare = len(report.without_stacks)
    note = f" ({say_of('replay-bare', {'count': bare})})" if bare else ""
    yield say_of("replay-sum", {"equal": report.equal, "dealt": report.dealt, "book": report.rulebook}) + note
