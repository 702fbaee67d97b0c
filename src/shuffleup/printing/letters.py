"""The letters of the pages, as papers need them: typst reads no web fonts, so each is unpacked.

A WOFF file is a font whose tables are deflated one by one (W3C, WOFF File Format 1.0, sections 3 to 5).
"""

from math import floor, log2
from pathlib import Path
from struct import Struct
from zlib import decompress

_HEAD, _PACKED_ENTRY = Struct(">4sIIH"), Struct(">4sIIII")
_FONT_HEAD, _FONT_ENTRY = Struct(">IHHHH"), Struct(">4sIII")
_PACKED_HEAD_LENGTH = 44
_NAME, _RENAMED = "Barlow", "Barext"
"""Letters beyond Latin-1 come in files of their own, and typst takes one file a name: theirs has the same length."""
_BEYOND_LATIN_1 = "-latin-ext-"


def unpack_letters(web_fonts: Path, into: Path) -> None:
    """Writes each ``*.woff`` file of a folder as ``*.ttf`` into another; none if the first folder is not there."""
    for file in sorted(web_fonts.glob("*.woff")):
        renamed = _RENAMED if _BEYOND_LATIN_1 in file.name else _NAME
        (into / f"{file.stem}.ttf").write_bytes(unpacked(file.read_bytes(), renamed))


def unpacked(woff: bytes, name: str = _NAME) -> bytes:
    """The TrueType file that was packed as WOFF, its family called ``name`` instead of Barlow."""
    _, flavour, _, count = _HEAD.unpack_from(woff)
    head_length = _FONT_HEAD.size + count * _FONT_ENTRY.size
    entries, tables, at = bytearray(), bytearray(), head_length
    for place in range(count):
        entry = _PACKED_HEAD_LENGTH + place * _PACKED_ENTRY.size
        tag, start, packed, length, checksum = _PACKED_ENTRY.unpack_from(woff, entry)
        found = woff[start : start + packed]
        table = decompress(found) if packed < length else found
        if tag == b"name":
            table = _called(table, name)
        entries += _FONT_ENTRY.pack(tag, checksum, at + len(tables), length)
        tables += table + bytes(-length % 4)
    power = floor(log2(count))
    search = 16 * 2**power
    return _FONT_HEAD.pack(flavour, count, search, power, 16 * count - search) + entries + tables


def _called(names: bytes, name: str) -> bytes:
    """The table of a font's names, which stand there in two encodings."""
    for encoding in ("latin-1", "utf-16-be"):
        names = names.replace(_NAME.encode(encoding), name.encode(encoding))
    return names
