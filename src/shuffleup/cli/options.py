"""The options of commands, and values with reasons why they are refused. Mistakes are notes, not sentences."""

from collections.abc import Callable, Iterable
from enum import Enum
from functools import partial
from math import isinf, isnan
from os import PathLike
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from shuffleup.answer import Note, note
from shuffleup.cli.errors import InputError


class MistypedError(click.UsageError):
    """A line that cannot be understood, and why."""

    def __init__(self, why: Note, ctx: click.Context | None, hint: Note | None = None) -> None:
        super().__init__("", ctx)
        self.why, self.hint = why, hint


class Command(click.Command):
    """A command that takes the words it asks for and no more."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the line. Raises ``MistypedError`` for unexpected words."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as fault:
            fault.ctx = ctx  # for an option without its value, click does not say whose it is
            raise
        if rest and not ctx.resilient_parsing:
            words = " ".join(rest)
            if len(rest) == 1:
                raise MistypedError(note("extra-argument", words=words), ctx)
            raise MistypedError(note("extra-arguments", words=words), ctx)
        return rest


command = partial(click.command, cls=Command)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document and nothing else.")
quiet_option = click.option("--quiet", is_flag=True, help="Show no progress.")


def not_taken(why: Note, param: click.Parameter | None, ctx: click.Context | None) -> MistypedError:
    """A value that an option or an argument does not accept."""
    name = param.get_error_hint(ctx).strip("'") if param and ctx else ""
    return MistypedError(note("invalid-value-for", name=name, why=why), ctx)


class Choice(click.Choice[str]):
    """One of several words."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word. Raises ``MistypedError``."""
        if value not in self.choices:
            choices = ", ".join([f"'{one}'" for one in self.choices])
            raise not_taken(note("not-one-of", value=value, list=choices), param, ctx)
        return value


def one_of(words: Iterable[Enum]) -> Choice:
    """The words of an enumeration."""
    return Choice([one.value for one in words])


def word_option(
    name: str, words: Iterable[Enum], usual: Enum, told: str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An option that is one of several words; the help names the default."""
    return click.option(name, type=one_of(words), default=usual.value, show_default=True, help=told)


class NumberWithin(click.IntRange):
    """A whole number within limits."""

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number. Raises ``MistypedError``."""
        number = _whole(value, param, ctx)
        _check_range(number, self, param, ctx)
        return number


class WholeNumber(click.types.IntParamType):
    """A whole number."""

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number. Raises ``MistypedError``."""
        return _whole(value, param, ctx)


class Figure(click.FloatRange):
    """A number within limits, excluding ``nan`` and ``inf``, though ``nan`` is never beyond a limit."""

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number. Raises ``MistypedError``."""
        try:
            number = float(value)
        except ValueError:
            raise not_taken(note("not-a-float", value=str(value)), param, ctx) from None
        if isnan(number):
            raise not_taken(note("value-not-a-number", value=str(number)), param, ctx)
        _check_range(number, self, param, ctx)
        if isinf(number):
            raise not_taken(note("value-not-a-number", value=str(number)), param, ctx)
        return number


def _whole(value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
    try:
        return int(str(value))
    except ValueError:
        raise not_taken(note("not-an-integer", value=str(value)), param, ctx) from None


def _check_range(
    number: float, kind: "NumberWithin | Figure", param: click.Parameter | None, ctx: click.Context | None
) -> None:
    low, high = kind.min, kind.max
    if (low is None or number > low or (number == low and not kind.min_open)) and (high is None or number <= high):
        return
    least = "" if low is None else f"{low}{'<' if kind.min_open else '<='}x"
    if high is None:
        least = f"x{'>' if kind.min_open else '>='}{low}"
    limits = least if high is None else f"{least or 'x'}<={high}"
    raise not_taken(note("not-in-the-range", value=str(number), range=limits), param, ctx)


class FileName(click.types.StringParamType):
    """The name of a file or folder; whether it exists is checked on opening."""

    def __init__(self, *, folder: bool = False, ending: str = "") -> None:
        self._folder = folder
        self._ending = ending
        """The extension that a file is written with: programs recognise its format by it. A name may also have none."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name as it was typed. Raises ``InputError``."""
        if value:
            self._check_ending(value)
            return value
        option = param.opts[0] if param else ""
        hint = (
            note("name-folder-or-leave-out", option=option)
            if self._folder
            else note("name-file-or-leave-out", option=option)
        )
        raise InputError(note("the-name-is-empty"), place=option, hint=hint, code="no-name")

    def _check_ending(self, value: str) -> None:
        suffix = Path(value).suffix.lower()
        if self._ending and suffix and suffix != self._ending:
            what = note("not-the-ending", suffix=suffix)
            raise InputError(what, file=value, hint=note("end-it-in-list", list=self._ending), code="wrong-ending")

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Leaves completion to the shell, which knows its files."""
        return [CompletionItem(incomplete, type="dir" if self._folder else "file")]


class NamedPath(click.Path):
    """A file or a folder that a command takes; an empty script variable would mean the present folder."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, readable=False)

    def convert(
        self, value: str | PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | PathLike[str]:
        """The path as typed; whether it exists is checked on opening. Raises ``InputError``."""
        if value == "":
            raise InputError(note("no-file-is-named"), hint=note("write-its-name"), code="no-file")
        return super().convert(value, param, ctx)


WHOLE = WholeNumber()
EVENT = click.Path(readable=False)
"""An event file; whether it exists is checked on reading."""
FILE, FOLDER, PATH = FileName(), FileName(folder=True), NamedPath()
