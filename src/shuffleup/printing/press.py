"""The press: a template and its data become pages.

The data are handed to typst as JSON and never become markup, so that a name prints as it is written. Typst is an
extra; if it is not installed, no paper is printed, and everything else works.

A house may have templates of its own: a file of the same name in its folder replaces ours.
"""

import re
from collections import OrderedDict
from collections.abc import Sequence
from enum import Enum
from functools import cached_property
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import TYPE_CHECKING
from weakref import finalize

from msgspec import Struct, json

from shuffleup.answer import Note, note
from shuffleup.printing.letters import unpack_letters

if TYPE_CHECKING:
    from typst import Compiler, TypstError

TEMPLATES = Path(__file__).parent / "templates"
EXTRA = "print"
MOST_KEPT = 8
"""How many papers set last are kept: people look at their pages one by one."""
_MEASURE = re.compile(r'width="([\d.]+)pt" height="([\d.]+)pt"')
_OURS = "__typst_py_bytes__"
"""The name typst gives to a template handed to it."""
_PLACE = re.compile(r"(?:╭─|┌─|-->)\s*(.*?):(\d+):\d+")


class Size(Enum):
    """The paper: a sheet, or a roll as wide as a receipt."""

    A4 = "a4"
    ROLL = "80mm"


class Measure(Struct, frozen=True):
    """The size of a page, in points of 1/72 inch."""

    width: float
    height: float


class PressError(Exception):
    """A paper cannot be printed: ``what`` is wrong, and how to fix it."""

    def __init__(self, code: str, what: Note, hint: Note) -> None:
        super().__init__(what)
        self.code, self.what, self.hint = code, what, hint


def is_ready() -> bool:
    """Is typst installed?"""
    return find_spec("typst") is not None


def without_typst() -> PressError:
    """That typst is not installed, and how to install it."""
    hint = note("install-with", command=f"pip install 'shuffleup[{EXTRA}]'")
    return PressError("no-press", note("papers-need-typst"), hint)


class Press:
    """The press of a server. ``fonts`` has the fonts of the pages as WOFF, ``own`` the templates of the house.

    It sets one paper after another, in whatever thread it is called.
    """

    def __init__(self, fonts: Path | None = None, own: Path | None = None) -> None:
        self._fonts, self._own = fonts, own
        self._lock = Lock()
        self._kept: OrderedDict[bytes, Sequence[bytes]] = OrderedDict()

    def pdf(self, template: str, told: Struct) -> bytes:
        """The paper as one file."""
        return self._set(template, told, "pdf")[0]

    def pages(self, template: str, told: Struct) -> Sequence[bytes]:
        """The paper as pictures, an SVG for each page."""
        return self._set(template, told, "svg")

    def _set(self, template: str, told: Struct, form: str) -> Sequence[bytes]:
        source, facts = self._source(template), json.encode(told)
        key = blake2b(b"\0".join((form.encode(), source, facts)), digest_size=16).digest()
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                made = self._compiled(template, source, facts.decode(), form)
                found = self._kept[key] = [made] if isinstance(made, bytes) else made
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
        return found

    def _source(self, template: str) -> bytes:
        file = self._own / f"{template}.typ" if self._own else None
        return (file if file and file.is_file() else TEMPLATES / f"{template}.typ").read_bytes()

    def _compiled(self, template: str, source: bytes, facts: str, form: str) -> bytes | list[bytes]:
        from typst import TypstError

        try:
            made = self._compiler.compile(
                input=source, format="pdf" if form == "pdf" else "svg", sys_inputs={"told": facts}
            )
        except TypstError as fault:
            raise PressError("broken-template", _broken(template, fault), note("mend-the-template")) from None
        assert made is not None
        return made

    @cached_property
    def _compiler(self) -> "Compiler":
        if not is_ready():
            raise without_typst()
        from typst import Compiler, Fonts

        letters = TemporaryDirectory(prefix="shuffleup-letters-")  # typst reads them when it first needs one
        finalize(self, letters.cleanup)
        if self._fonts:
            unpack_letters(self._fonts, Path(letters.name))
        return Compiler(root=TEMPLATES, font_paths=Fonts(font_paths=[letters.name]))


def _broken(template: str, fault: "TypstError") -> Note:
    """What is wrong with a template, in which file and line: possibly in a file that it includes."""
    place = _PLACE.search(fault.diagnostic)
    file = place[1].rpartition("/")[2] if place else _OURS
    name = f"{template}.typ" if file.startswith(_OURS) else file
    why = fault.message.partition(" (searched")[0]  # the path does not concern the reader
    return note("template-is-broken", template=name, line=int(place[2]) if place else 0, why=why)


def measure(page: bytes) -> Measure:
    """The size of a page."""
    found = _MEASURE.search(page[:400].decode())
    assert found
    return Measure(float(found[1]), float(found[2]))
