"""Reading what the user named and writing where he asked, with one clear line when it cannot be done."""

from pathlib import Path

from shuffleup.cli.errors import InputError


def read_text(path: str | Path) -> str:
    """A text file in UTF-8. Raises ``InputError`` when it is missing, a folder, unreadable or not text."""
    name = str(path)
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise InputError(
            "there is no such file", file=name, hint="check the name and the folder", code="no-file"
        ) from None
    except IsADirectoryError:
        raise InputError("this is a folder", file=name, hint="name a file in it", code="is-folder") from None
    except UnicodeDecodeError as fault:
        line = fault.object[: fault.start].count(b"\n") + 1
        raise InputError(
            "this is not UTF-8 text", file=name, place=f"line {line}", hint="save the file as UTF-8", code="not-utf8"
        ) from None
    except (OSError, ValueError) as fault:
        raise InputError(f"it cannot be read ({_reason(fault)})", file=name, code="unreadable") from None


def write_text(path: str | Path, text: str) -> None:
    """Writes a text file whole: a reader sees the old text or the new one. Raises ``InputError``."""
    target = Path(path)
    beside = target.with_name(f".{target.name}.part")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(target)
    except (OSError, ValueError) as fault:
        beside.unlink(missing_ok=True)
        raise unwritable(str(path), fault) from None


def check_writable(path: str | Path) -> None:
    """Raises ``InputError`` if a file cannot be written here: asked before a long piece of work, not after it."""
    target = Path(path)
    if target.is_dir():
        raise InputError("this is a folder", file=str(path), hint="name a file to write", code="is-folder")
    if not target.parent.is_dir():
        raise InputError("its folder does not exist", file=str(path), hint="make the folder first", code="no-folder")
    beside = target.with_name(f".{target.name}.part")
    try:
        beside.touch()
        beside.unlink()
    except (OSError, ValueError) as fault:
        raise unwritable(str(path), fault) from None


def unwritable(name: str, fault: Exception) -> InputError:
    """The error of a file that cannot be written."""
    return InputError(
        f"it cannot be written ({_reason(fault)})", file=name, hint="choose another place", code="unwritable"
    )


def _reason(fault: Exception) -> str:
    text = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return text.lower()
