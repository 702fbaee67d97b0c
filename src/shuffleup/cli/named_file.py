"""Options that name a file or a folder. An empty name is a mistake, not an option left out."""

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


FILE, FOLDER = Named(), Named(folder=True)
