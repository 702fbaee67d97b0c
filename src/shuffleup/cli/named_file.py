"""What names a file or a folder. An empty name is a mistake: no option left out, and not the folder one stands in."""

from os import PathLike
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from shuffleup.cli.errors import InputError


class Named(click.types.StringParamType):
    """The name of a file, or of a folder; whether there is one, who opens it will see."""

    def __init__(self, *, folder: bool = False, ending: str = "") -> None:
        self._folder = folder
        self._ending = ending
        """What a file is written as: programs tell by it how to read the file. A name may also have none."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name as it was typed. Raises ``InputError``."""
        if value:
            self._check_ending(value)
            return value
        option = param.opts[0] if param else ""
        hint = f"name a folder, or leave {option} out" if self._folder else f"name a file, or leave {option} out"
        raise InputError("the name is empty", place=option, hint=hint, code="no-name")

    def _check_ending(self, value: str) -> None:
        suffix = Path(value).suffix.lower()
        if self._ending and suffix and suffix != self._ending:
            what = f"'{suffix}' is not the ending of this format"
            raise InputError(what, file=value, hint=f"end it in {self._ending}", code="wrong-ending")

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Leaves it to the shell, which knows its files."""
        return [CompletionItem(incomplete, type="dir" if self._folder else "file")]


class NamedPath(click.Path):
    """A file or a folder that a command takes: an empty variable of a script would name the folder it runs in."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, readable=False)

    def convert(
        self, value: str | PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | PathLike[str]:
        """The path as it was typed; whether there is one, who opens it will see. Raises ``InputError``."""
        if value == "":
            raise InputError("no file is named", hint="write its name", code="no-file")
        return super().convert(value, param, ctx)


FILE, FOLDER, PATH = Named(), Named(folder=True), NamedPath()
EVENT = click.Path(readable=False)
"""An event file; whether there is one, who reads it will see."""
