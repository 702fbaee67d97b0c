"""Files of other programs as text, whatever encoding they were written in."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE


def decoded(data: bytes) -> str:
    """The text of a file that does not say how it was written.

    It is UTF-16 with its mark, else UTF-8 with or without one, else what Windows writes in the west (CP 1252); bytes
    that stand for nothing there are those of Latin-1.
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
