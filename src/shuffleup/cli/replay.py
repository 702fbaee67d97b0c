"""``shuffleup replay``: recorded hands go through the engine again, and every recorded finishing stack is compared."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import click
from msgspec import Struct, field

from shuffleup.cli.errors import MISTAKE, REFUSED, CommandError, ErrorFacts, InputError, RefusalError
from shuffleup.cli.files import read_text
from shuffleup.cli.output import emit, json_option, print_lines, say, shows_progress
from shuffleup.formats.phh import NotDealt, PhhError, Played, Refused, Replay, Replayer, read_phhs
from shuffleup.rulebooks.catalogue import UnknownRulebookError, resolved
from shuffleup.rulebooks.rule import ResolvedPolicy

SUFFIXES = (".phh", ".phhs")
EVERY = 50
"""Hands between two looks of the progress line."""


class StackDifference(Struct, frozen=True):
    """A stack that did not come out as recorded. Amounts as the record counts them, so that halves stay exact."""

    hand: str
    seat: int
    player: str
    recorded: str
    computed: str


class RefusedAction(Struct, frozen=True):
    """An action of a record that the rules do not allow."""

    hand: str
    action: str
    code: str
    message: str
    rule: str


class LenientHand(Struct, frozen=True):
    """An oddity of a record that was let through."""

    hand: str
    action: str
    leniency: str
    played: str


class ReplayDocument(Struct, frozen=True):
    """What ``shuffleup replay --json`` prints. ``equal`` of ``dealt`` hands ended with every recorded stack."""

    schema: Literal["shuffleup.replay/1"] = "shuffleup.replay/1"
    rulebook: str = ""
    hands: int = 0
    dealt: int = 0
    equal: int = 0
    without_stacks: list[str] = field(default_factory=list)
    """Hands among the equal ones that record no finishing stacks: every action was legal, nothing could be compared."""
    units: dict[str, str] = field(default_factory=dict)
    """Hands with parts of a chip, and the unit in which they were played, such as ``1/2``."""
    not_dealt: dict[str, int] = field(default_factory=dict)
    leniencies: list[LenientHand] = field(default_factory=list)
    differences: list[StackDifference] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    refused: list[RefusedAction] = field(default_factory=list)
    unreadable: list[ErrorFacts] = field(default_factory=list)


@click.command(help="Play recorded hands (.phh, .phhs) again by a rulebook and compare the final stacks.")
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...")
@click.option(
    "--rulebook", "key", default="tda-2024", show_default=True, metavar="KEY", help="The rulebook to play by."
)
@json_option
def replay(*, paths: tuple[str, ...], key: str, as_json: bool) -> None:
    """The command itself: exit status 2 for a file that is no hand, 3 where a stack differs or an action is refused."""
    try:
        policy = resolved(key)
    except UnknownRulebookError as fault:
        raise InputError(str(fault), file="--rulebook", code="unknown-rulebook") from None
    files = [file for path in paths for file in hand_files(path)]
    done: list[Replay] = []
    errors: list[CommandError] = []
    for number, outcome in enumerate(_replays(files, policy)):
        if isinstance(outcome, CommandError):
            errors.append(outcome)
        else:
            done.append(outcome)
        if number % EVERY == 0 and shows_progress(as_json=as_json, quiet=False):
            click.echo(f"\r{number} hands", nl=False, err=True)
    if shows_progress(as_json=as_json, quiet=False):
        click.echo("\r", nl=False, err=True)
    _raise_if_alone(done, errors)
    report = summary(key, done, errors)
    if as_json:
        emit(report)
    else:
        print_lines(report_lines(report))
        for error in errors:
            say(error.line())
    if errors:
        raise SystemExit(MISTAKE)
    if report.equal < report.dealt:
        raise SystemExit(REFUSED)


def hand_files(path: str) -> list[Path]:
    """The files of recorded hands a path means: itself, or all below a folder in the order of their names."""
    place = Path(path)
    if not place.is_dir():
        return [place]
    files = sorted((file for file in place.rglob("*") if file.suffix in SUFFIXES and file.is_file()), key=_natural)
    if not files:
        raise InputError(
            "no recorded hands in this folder", file=path, hint="they end in .phh or .phhs", code="no-hands"
        )
    return files


def _natural(path: Path) -> list[tuple[bool, int, str]]:
    """``9.phh`` before ``10.phh``, numbers before words."""
    return [
        (not part.isdecimal(), int(part) if part.isdecimal() else 0, part)
        for part in (*path.parent.parts, path.stem, path.suffix)
    ]


def _replays(files: Iterable[Path], policy: ResolvedPolicy) -> Iterator[Replay | CommandError]:
    """One outcome for each hand; an error stands for the rest of its file."""
    replayer = Replayer(policy)
    for file in files:
        try:
            for hand in read_phhs(read_text(file), str(file)):
                yield replayer.replay(hand)
        except PhhError as fault:
            yield InputError(fault.what, file=fault.file, place=fault.place, hint=fault.hint, code="bad-hand")
        except InputError as fault:
            yield fault


def _raise_if_alone(done: Sequence[Replay], errors: Sequence[CommandError]) -> None:
    """A single hand that cannot be played is an error of one line, not a report."""
    if errors and not done:
        raise errors[0]
    if len(done) == 1 and not errors and isinstance(done[0], Refused):
        refused = done[0]
        raise RefusalError(
            refused.refusal.message,
            file=refused.hand.place,
            place=refused.action,
            hint="correct the action, or name the rulebook it was played by with --rulebook",
            code=refused.refusal.code,
            rule=refused.refusal.rule,
        )


# ── the report ───────────────────────────────────────────────────────────────────────────────────────────────────────


def summary(key: str, done: Sequence[Replay], errors: Sequence[CommandError] = ()) -> ReplayDocument:
    """Counts and lists what became of the hands."""
    played = [outcome for outcome in done if isinstance(outcome, Played)]
    refused = [outcome for outcome in done if isinstance(outcome, Refused)]
    equal = [outcome for outcome in played if outcome.equal]
    return ReplayDocument(
        rulebook=key,
        hands=len(done),
        dealt=len(played) + len(refused),
        equal=len(equal),
        without_stacks=[outcome.hand.place for outcome in equal if not outcome.hand.finishing],
        units={outcome.hand.place: f"1/{outcome.hand.scale}" for outcome in played if outcome.hand.scale > 1},
        not_dealt=dict(
            sorted(Counter(_other_game(outcome) for outcome in done if isinstance(outcome, NotDealt)).items())
        ),
        leniencies=[
            LenientHand(
                outcome.hand.place, used.action, used.leniency.name.lower().replace("_", "-"), used.leniency.value
            )
            for outcome in played
            for used in outcome.allowances
        ],
        differences=[row for outcome in played for row in _differences(outcome)],
        unfinished=[outcome.hand.place for outcome in played if not outcome.over],
        refused=[
            RefusedAction(
                outcome.hand.place, outcome.action, outcome.refusal.code, outcome.refusal.message, outcome.refusal.rule
            )
            for outcome in refused
        ],
        unreadable=[error.facts for error in errors],
    )


def _other_game(outcome: NotDealt) -> str:
    return f"{outcome.hand.game.code} ({outcome.reason})"


def _differences(outcome: Played) -> list[StackDifference]:
    hand = outcome.hand
    players = hand.fields.get("players")
    names = players if isinstance(players, list) else [""] * len(hand.stacks)
    return [
        StackDifference(
            hand.place,
            seat + 1,
            str(names[seat]),
            hand.recorded(hand.finishing[seat]),
            hand.recorded(outcome.stacks[seat]),
        )
        for seat in outcome.differing
    ]


def report_lines(report: ReplayDocument) -> Iterator[str]:
    """The report for people: what went wrong first, the sum last."""
    for row in report.differences:
        who = f"p{row.seat} {row.player}".rstrip()
        yield f"differs: {row.hand}: {who} ends with {row.computed}, recorded {row.recorded}"
    for refusal in report.refused:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        yield f"refused: {refusal.hand}: {refusal.action}: {refusal.message}{rule} [{refusal.code}]"
    for place in report.unfinished:
        yield f"unfinished: {place}: the record stops before the hand is over"
    if report.units:
        yield f"parts of a chip: {', '.join(f'{place} in units of {unit}' for place, unit in report.units.items())}"
    if report.not_dealt:
        kinds = ", ".join(f"{name} {count}" for name, count in report.not_dealt.items())
        yield f"games not dealt yet: {sum(report.not_dealt.values())} hands: {kinds}"
    for lenient in report.leniencies:
        yield f"leniency: {lenient.hand}: {lenient.action}: {lenient.played}"
    if not report.leniencies:
        yield "leniencies: none"
    bare = len(report.without_stacks)
    note = f" ({bare} of them {'records' if bare == 1 else 'record'} no stacks to compare)" if bare else ""
    yield f"{report.equal} of {report.dealt} hands end with the recorded stacks by {report.rulebook}{note}"
