"""What names a file or a folder. An empty name is a mistake: no option left out, and not the folder one stands in."""

from os import PathLike
from pathlib import Path

import click

from shuffleup.cli.errors import InputError


class Named(click.types.StringParamType):
    """The name of a file, or of a folder; whether there is one, who opens it will see."""

    def __init__(self, *, folder: bool = False) -> None:
        self._folder = folder

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name as it was typed. Raises ``InputError``."""
        if value:
            return value
        option = param.opts[0] if param else ""
        hint = f"name a folder, or leave {option} out" if self._folder else f"name a file, or leave {option} out"
        raise InputError("the name is empty", place=option, hint=hint, code="no-name")


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
