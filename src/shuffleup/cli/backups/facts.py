"""What ``shuffleup backup`` and ``shuffleup restore`` share: the room's secret in a backup, and how it is reported."""

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import click
from msgspec import Struct

from shuffleup.accounts.passwords import unfit_password
from shuffleup.answer import Note, note
from shuffleup.cli.errors import InputError, why
from shuffleup.cli.reader import Reader
from shuffleup.cli.room_data import SECRET_BYTES
from shuffleup.questions.mistakes import said_in
from shuffleup.store.backup.manifest import Contents, Manifest

PASSPHRASE_VARIABLE = "SHUFFLEUP_PASSPHRASE"
"""Where a program puts the passphrase: a command line can be read by everybody on the machine."""


class BackupFacts(Struct, frozen=True):
    """The contents of a backup; ``key`` says whether the secret of the room is in it."""

    file: str
    made_at: int
    contents: Contents
    key: bool


def facts_of(file: str, manifest: Manifest) -> BackupFacts:
    """The manifest's statements, for programs."""
    return BackupFacts(file, manifest.made_at, manifest.contents, bool(manifest.key))


def moment(at: int) -> str:
    """A point in time as people read it."""
    return datetime.fromtimestamp(at // 1_000_000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def secret_in(path: Path) -> bytes:
    """The secret of a room, to be sealed. Raises ``InputError``."""
    try:
        secret = path.read_bytes()
    except OSError as fault:
        what = note("file-unusable", file=str(path), fault=why(fault))
        raise InputError(what, place="--key", hint=note("name-the-rooms-secret"), code="key") from None
    if len(secret) != SECRET_BYTES:
        raise InputError(note("file-is-damaged", file=str(path)), place="--key", code="key")
    return secret


def passphrase(reader: Reader, *, new: bool) -> str:
    """The passphrase, from the environment or typed unseen. Raises ``InputError`` for an unfit new one, or for none."""
    given = os.environ.get(PASSPHRASE_VARIABLE, "")
    if not given:
        if reader.as_json or sys.stdin is None or not sys.stdin.isatty():
            hint = note("set-the-variable", variable=PASSPHRASE_VARIABLE)
            raise InputError(note("passphrase-is-needed"), hint=hint, code="no-passphrase")
        given = _typed(note("passphrase"), reader)
        if new and given != _typed(note("passphrase-again"), reader):
            raise InputError(note("passphrases-differ"), hint=note("run-it-once-more"), code="bad-passphrase")
    unfit = unfit_password(given) if new else None
    if unfit:
        raise InputError(unfit, place=note("passphrase"), code="bad-passphrase")
    return given


def _typed(asked: Note, reader: Reader) -> str:
    typed: str = click.prompt(said_in(asked, reader.language), hide_input=True, err=True)
    return typed
