"""``--spreadsheet`` and ``--ledger``: the tables of a command as files for spreadsheets, CSV or XLSX."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import click

from shuffleup.answer import note
from shuffleup.cli.errors import InputError
from shuffleup.cli.files import write_bytes
from shuffleup.cli.options import FileName
from shuffleup.cli.output import say
from shuffleup.cli.reader import Command, Reader
from shuffleup.formats.listing import Listing
from shuffleup.locale.messages import Messages
from shuffleup.questions.listings import FileKind, as_file
from shuffleup.rulebooks.rule import Language

_KINDS = {f".{kind.value}": kind for kind in (FileKind.CSV, FileKind.XLSX)}


class SpreadsheetName(FileName):
    """The name of a spreadsheet, whose ending says which format it has."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name as it was typed. Raises ``InputError``, also if XLSX cannot be written here."""
        name = super().convert(value, param, ctx)
        suffix = Path(name).suffix.lower()
        if suffix not in _KINDS:
            what = note("suffix-names-no-format", suffix=suffix) if suffix else note("this-name-has-no-ending")
            raise InputError(
                what, file=name, hint=note("end-it-in-list", list=", ".join(_KINDS)), code="unknown-format"
            )
        if _KINDS[suffix] is FileKind.XLSX:
            _check_xlsx(param.opts[0] if param else "")
        return name


def _check_xlsx(option: str) -> None:
    if find_spec("xlsxwriter") is None:
        hint = note("install-it-with-command", command="pip install 'shuffleup[cli]'")
        raise InputError(note("needs-xlsxwriter"), place=option, hint=hint, code="no-xlsxwriter")


def spreadsheet_option(told: str, name: str = "--spreadsheet") -> Callable[[Command], Command]:
    """An option that writes a table to a file; ``told`` says in the help which one."""
    told = f"Write {told} to this file, as a spreadsheet (.csv or .xlsx)."
    return click.option(name, type=SpreadsheetName(), metavar="FILE", help=told)


def write_listing(path: str, listing: Listing, language: Language) -> None:
    """Writes a list whole, in the format that the name ends in. Raises ``InputError``."""
    write_bytes(path, as_file(listing, _KINDS[Path(path).suffix.lower()], language))


def written_line(path: str, speech: Messages) -> str:
    """``spreadsheet written to places.csv``."""
    return speech.say("spreadsheet-written", {"file": path})


def tell_written(reader: Reader, *paths: str | None) -> None:
    """Says on stderr which spreadsheets were written, unless nobody wants to hear it."""
    if not (reader.as_json or reader.quiet):
        for path in filter(None, paths):
            say(written_line(path, reader.speech))
