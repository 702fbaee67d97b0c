"""Reading the files a user names and writing those he asks for, with one clear line if it cannot be done."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from errno import EACCES
from io import TextIOWrapper
from pathlib import Path
from secrets import token_hex
from shutil import copymode
from stat import S_ISDIR, S_ISREG
from typing import BinaryIO, Self, TextIO

from shuffleup.answer import Note, note
from shuffleup.cli.errors import InputError, why

MOST_BYTES = 2**28
"""Longer than any text that people wrote, or the records of a festival."""
STANDARD_INPUT = "-"
"""The name that stands for piped input."""


def read_text(path: str | Path) -> str:
    """A text file in UTF-8; ``-`` is standard input. Raises ``InputError``: missing, a folder, unreadable, not text."""
    with _reading(str(path)):
        if str(path) == STANDARD_INPUT:
            return _bytes(sys.stdin.buffer, str(path)).decode("utf-8-sig")
        with Path(path).open("rb") as file:
            return _bytes(file, str(path)).decode("utf-8-sig")


def read_bytes(path: str | Path) -> bytes:
    """A file of any kind; ``-`` is standard input. Raises ``InputError`` as ``read_text`` does."""
    with _reading(str(path)):
        if str(path) == STANDARD_INPUT:
            return _bytes(sys.stdin.buffer, str(path))
        with Path(path).open("rb") as file:
            return _bytes(file, str(path))


def _bytes(file: BinaryIO, name: str) -> bytes:
    """Its whole contents, if it has an end: a device such as /dev/zero has none. Raises ``InputError``."""
    found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise _too_large(name)
    return found


def _too_large(name: str) -> InputError:
    return _unfit(name, note("more-megabytes-than", count=MOST_BYTES >> 20), note("name-text-or-part"), "too-large")


class LineReader:
    """The lines of a text file in UTF-8, or of standard input, read one at a time: a context manager and an iterator.

    Raises ``InputError`` as ``read_text`` does, but for a file of any length: only what is read between two calls of
    ``begin`` has a limit.
    """

    def __init__(self, path: str | Path) -> None:
        self.name = str(path)
        self.position = 0
        """The bytes read so far."""
        self._number = self._began = 0
        self._open = ExitStack()
        self._rest: Iterator[str] = iter(())

    def __enter__(self) -> Self:
        with _reading(self.name):
            is_input = self.name == STANDARD_INPUT
            self._file = sys.stdin.buffer if is_input else self._open.enter_context(Path(self.name).open("rb"))
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = next(self._rest, None)
        if line is None:
            with _reading(self.name, self._number):
                # A text may have other ends of lines, too.
                self._rest = iter(self._decoded().splitlines(keepends=True))
            line = next(self._rest)
        return line

    def begin(self) -> None:
        """Begins a new part, which may have as many bytes as any text."""
        self._began = self.position

    def _decoded(self) -> str:
        most = self._began + MOST_BYTES - self.position
        raw = self._file.readline(most + 1)
        if len(raw) > most:
            raise _too_large(self.name)
        text = raw.decode("utf-8" if self._number else "utf-8-sig")
        self.position += len(raw)
        self._number += 1
        return text


def check_readable(path: str | Path) -> None:
    """Raises ``InputError`` for a file that cannot be read: for use before another library reads it."""
    with _reading(str(path)), Path(path).open("rb"):
        pass


def is_folder(path: Path) -> bool:
    """Whether it is a folder. If the system does not say, it counts as none: reading it then gives the reason."""
    try:
        return path.is_dir()
    except OSError:
        return False


def is_missing(path: Path) -> bool:
    """Whether certainly nothing has this name."""
    try:
        return not path.exists()
    except OSError:
        return False


def files_below(folder: Path, *suffixes: str) -> list[Path]:
    """Every file with these suffixes in a folder and its subfolders, in no particular order. Raises ``InputError``."""

    def stop(fault: OSError) -> None:
        # A file silently left out would count as checked.
        raise unreadable(str(fault.filename), fault)

    found = [Path(place, name) for place, _, names in os.walk(folder, onerror=stop) for name in names]
    return [file for file in found if file.suffix in suffixes and _is_file(file)]


def _is_file(path: Path) -> bool:
    """Whether to read it as a file; also if the system does not say, so that reading it gives the reason."""
    try:
        return path.is_file()
    except OSError:
        return True


@contextmanager
def _reading(name: str, before: int = 0) -> Iterator[None]:
    """Tells what goes wrong with a file of which so many lines have been read."""
    if not name:
        raise InputError(note("no-file-is-named"), hint=note("write-its-name"), code="no-file")
    try:
        yield
    except FileNotFoundError:
        raise _unfit(name, note("there-is-no-such-file"), note("check-name-and-folder"), "no-file") from None
    except IsADirectoryError:
        raise _unfit(name, note("this-is-a-folder"), note("name-a-file-in-it"), "is-folder") from None
    except UnicodeDecodeError as fault:
        line = note("line-number", number=before + fault.object[: fault.start].count(b"\n") + 1)
        what, hint = note("this-is-not-utf-8-text"), note("save-the-file-as-utf-8")
        raise _unfit(name, what, hint, "not-utf8", line) from None
    except (OSError, ValueError) as fault:
        raise unreadable(name, fault) from None


def write_text(path: str | Path, text: str) -> None:
    """Writes a text file whole. Raises ``InputError``."""
    try:
        with whole_file(path) as out:
            out.write(text)
    except ValueError as fault:
        raise unwritable(str(path), fault) from None


def whole_bytes(path: Path, data: bytes) -> None:
    """Writes a whole file that nobody else may read. Raises ``InputError``."""
    part = _part(path)
    try:
        part.touch(mode=0o600, exist_ok=False)
        part.write_bytes(data)
        part.replace(path)
    except OSError as fault:
        raise unwritable(str(path), fault) from None
    finally:
        part.unlink(missing_ok=True)


def write_bytes(path: str | Path, data: bytes) -> None:
    """Writes a file of any kind whole. Raises ``InputError``."""
    with _whole(path) as out:
        out.write(data)


@contextmanager
def whole_file(path: str | Path) -> Iterator[TextIO]:
    """A text file to be written whole: a reader sees the old text or the new one. Raises ``InputError``."""
    with _whole(path) as out, TextIOWrapper(out, encoding="utf-8", newline="\n") as text:
        yield text


@contextmanager
def _whole(path: str | Path) -> Iterator[BinaryIO]:
    """A link keeps its target, and a replaced file keeps its mode.

    A pipe or a device has nothing old to keep: what is written goes straight into it.
    """
    try:
        target = _replaced(Path(path))
        if target is None:
            with Path(path).open("wb") as out:
                yield out
        else:
            with _beside(target) as out:
                yield out
    except OSError as fault:
        raise unwritable(str(path), fault) from None


@contextmanager
def _beside(target: Path) -> Iterator[BinaryIO]:
    """A file beside the target, which takes its place when all is written."""
    part = _part(target)
    try:
        with part.open("xb") as out:
            if target.exists():
                copymode(target, part)
            yield out
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def check_writable(path: str | Path) -> None:
    """Raises ``InputError`` if a file cannot be written here: for use before a long piece of work, not after it."""
    try:
        if S_ISDIR(_mode(Path(path))):
            raise _unfit(str(path), note("this-is-a-folder"), note("name-a-file-to-write"), "is-folder")
        target = _replaced(Path(path))
        if target and not S_ISDIR(_mode(target.parent)):
            raise _unfit(str(path), note("no-such-folder"), note("make-the-folder-first"), "no-folder")
        if _mode(Path(path)) and not os.access(path, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
        if target:
            part = _part(target)
            part.touch()
            part.unlink()
    except (OSError, ValueError) as fault:
        raise unwritable(str(path), fault) from None


def check_all_writable(paths: Sequence[str]) -> None:
    """Raises ``InputError`` if one of the files cannot be written, or two names lead to the same file."""
    for path in paths:
        check_writable(path)
    places = [os.path.realpath(path) for path in paths]
    for path, place in zip(paths, places, strict=True):
        if places.count(place) > 1:
            raise _unfit(path, note("two-options-one-file"), note("name-two-files"), "same-file")


def _part(target: Path) -> Path:
    """A unique name beside the target: no two writers share one, and it is short however long the target's is."""
    return target.with_name(f".shuffleup-{token_hex(4)}.part")


def _replaced(path: Path) -> Path | None:
    """The plain file behind a name and its links, whether it exists or not; None for a pipe or a device."""
    mode = _mode(path)
    return Path(os.path.realpath(path)) if not mode or S_ISREG(mode) else None


def _mode(path: Path) -> int:
    """The mode of a file; 0 if there is none. Raises ``OSError`` if the system does not say."""
    try:
        return path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return 0


def unreadable(name: str, fault: Exception) -> InputError:
    """The error of a file or folder that cannot be read."""
    return InputError(note("it-cannot-be-read-why", why=why(fault)), file=name, code="unreadable")


def unwritable(name: str, fault: Exception) -> InputError:
    """The error of a file that cannot be written."""
    return _unfit(name, note("it-cannot-be-written-why", why=why(fault)), note("choose-another-place"), "unwritable")


def _unfit(name: str, what: Note, hint: Note, code: str, place: Note | str = "") -> InputError:
    return InputError(what, file=name, place=place, hint=hint, code=code)
