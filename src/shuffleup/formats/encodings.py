"""Decodes files of other programs, whatever encoding they were written in."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE


def decoded(data: bytes) -> str:
    """The text of a file that does not name its encoding.

    It is read as UTF-16 if it begins with that byte order mark, or else as UTF-8 (with a mark or without), or else as
    Western Windows text (CP 1252), or, if CP 1252 has no character for some byte, as Latin-1.
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return data.decode("latin-1")
