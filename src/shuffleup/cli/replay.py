"""``shuffleup replay``: recorded hands go through the engine again, and every recorded finishing stack is compared."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click
from msgspec import Struct, field

from shuffleup.answer import note
from shuffleup.cli.errors import MISTAKE, REFUSED, CommandError, InputError, RefusalError
from shuffleup.cli.files import files_below, is_folder
from shuffleup.cli.hand_files import Replayers, bad_hand, damage_told, read_hands
from shuffleup.cli.options import PATH, command
from shuffleup.cli.output import tell_one
from shuffleup.cli.reader import Reader, reader_options, reason_of
from shuffleup.formats.phh.phh import Allowance, NotDealt, PhhError, PhhHand, Refused, Replay, ReplayedHand
from shuffleup.locale.messages import Messages, messages
from shuffleup.questions.mistakes import ErrorFacts, said_in
from shuffleup.questions.printed import Printed
from shuffleup.rulebooks.rule import Language

SUFFIXES = (".phh", ".phhs", ".ohh")
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


class ReplayDocument(Printed, frozen=True):
    """What ``shuffleup replay --json`` prints. ``equal`` of ``dealt`` hands ended with every recorded stack."""

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


@command(help="Play recorded hands (.phh, .phhs, .ohh) again by a rulebook and compare the final stacks.")
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER...", type=PATH)
@click.option("--rulebook", "key", metavar="KEY", help="The rulebook; else the one the record names, or tda-2024.")
@reader_options
def replay(*, paths: tuple[Path, ...], key: str | None, reader: Reader) -> None:
    """The command itself: exit status 2 for a file that is no hand, 3 where a stack differs or an action is refused."""
    replayers = Replayers(key)
    files = [file for path in paths for file in hand_files(path)]
    language = reader.language
    done: list[Replay] = []
    errors: list[CommandError] = []
    for number, outcome in enumerate(_replays(files, replayers)):
        if isinstance(outcome, CommandError):
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
    """The files of recorded hands a path means: itself, or all below a folder in the order of their names."""
    if not is_folder(place):
        return [place]
    files = sorted(files_below(place, *SUFFIXES), key=_natural)
    if not files:
        raise InputError(note("no-hands-in-folder"), file=str(place), hint=note("endings-of-hands"), code="no-hands")
    return files


def _natural(path: Path) -> list[tuple[bool, int, str]]:
    """``9.phh`` before ``10.phh``, numbers before words."""
    return [
        (not part.isdecimal(), int(part) if part.isdecimal() else 0, part)
        for part in (*path.parent.parts, path.stem, path.suffix)
    ]


def _replays(files: Iterable[Path], replayers: Replayers) -> Iterator[Replay | CommandError]:
    """One outcome for each hand; an error stands for the rest of its file."""
    for file in files:
        try:
            for hand in read_hands(file):
                with damage_told(hand):
                    outcome = replayers.of(hand).replay(hand)
                yield outcome
        except PhhError as fault:
            yield bad_hand(fault)
        except InputError as fault:
            yield fault


def _raise_if_alone(done: Sequence[Replay], errors: Sequence[CommandError], language: Language) -> None:
    """A single hand that cannot be played is an error of one line, not a report."""
    if len(errors) == 1 and not done:
        raise errors[0]
    if len(done) == 1 and not errors and isinstance(done[0], Refused):
        refused = done[0]
        raise RefusalError(
            note("as-it-is-told", why=reason_of(refused.refusal, language, _players(refused.hand))),
            file=refused.hand.place,
            place=refused.action,
            hint=note("correct-or-name-book"),
            code=refused.refusal.code,
            rule=refused.refusal.rule,
        )


# ── the report ───────────────────────────────────────────────────────────────────────────────────────────────────────


def summary(
    key: str, done: Sequence[Replay], errors: Sequence[CommandError] = (), language: Language = Language.ENGLISH
) -> ReplayDocument:
    """Counts and lists what became of the hands."""
    played = [outcome for outcome in done if isinstance(outcome, ReplayedHand)]
    refused = [outcome for outcome in done if isinstance(outcome, Refused)]
    equal = [outcome for outcome in played if outcome.equal]
    others = [(one.hand.game.code, said_in(one.reason, language)) for one in done if isinstance(one, NotDealt)]
    return ReplayDocument(
        rulebook=key,
        hands=len(done),
        dealt=len(played) + len(refused),
        equal=len(equal),
        without_stacks=[one.hand.place for one in equal if not one.hand.finishing],
        units={one.hand.place: f"1/{one.hand.parts}" for one in played if one.hand.parts > 1},
        not_dealt=dict(sorted(Counter([f"{game} ({reason})" for game, reason in others]).items())),
        leniencies=[_lenient(one.hand.place, used, language) for one in played for used in one.allowances],
        differences=[row for one in played for row in _differences(one)],
        unfinished=[one.hand.place for one in played if not one.over],
        refused=[_refused(one, language) for one in refused],
        unreadable=[error.told(language) for error in errors],
    )


def _refused(outcome: Refused, language: Language) -> RefusedAction:
    hand, refusal, action = outcome.hand, outcome.refusal, said_in(outcome.action, Language.ENGLISH)
    return RefusedAction(hand.place, action, refusal.code, reason_of(refusal, language, _players(hand)), refusal.rule)


def _lenient(place: str, used: Allowance, language: Language) -> LenientHand:
    word = used.leniency.name.lower().replace("_", "-")
    return LenientHand(place, said_in(used.action, Language.ENGLISH), word, messages(language).say(f"replay-{word}"))


def _players(hand: PhhHand) -> tuple[str, ...]:
    """The players as the record names them."""
    players = hand.fields.get("players")
    return tuple([str(name) for name in players]) if isinstance(players, list) else ()


def _differences(outcome: ReplayedHand) -> list[StackDifference]:
    hand, names, rows = outcome.hand, _players(outcome.hand), []
    for seat in outcome.differing:
        amounts = (hand.recorded(hand.finishing[seat]), hand.recorded(outcome.stacks[seat]))
        rows.append(StackDifference(hand.place, seat + 1, names[seat] if names else "", *amounts))
    return rows


def report_lines(report: ReplayDocument, speech: Messages) -> Iterator[str]:
    """The report for people: what went wrong first, the sum last."""
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
    if report.not_dealt:
        kinds = ", ".join(f"{name} {count}" for name, count in report.not_dealt.items())
        yield say_of("replay-not-dealt", {"count": sum(report.not_dealt.values()), "list": kinds})
    for lenient in report.leniencies:
        values = {"hand": lenient.hand, "action": lenient.action, "played": lenient.played}
        yield say_of("replay-leniency", values)
    if not report.leniencies:
        yield say_of("replay-no-leniency")
    bare = len(report.without_stacks)
    note = f" ({say_of('replay-bare', {'count': bare})})" if bare else ""
    yield say_of("replay-sum", {"equal": report.equal, "dealt": report.dealt, "book": report.rulebook}) + note
