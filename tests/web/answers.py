"""Answers of the server, read."""

from io import BytesIO

from httpx import Response
from pypdf import PdfReader

from tests.web.club import Json


def error(answer: Response, status: int | None = None) -> Json:
    """The error in an answer, whose every field is there; of that status, if one is named."""
    assert status in (None, answer.status_code), answer.text
    told = answer.json()
    assert told.keys() == {"error"}
    assert told["error"].keys() == {"code", "place", "message", "hint", "rule", "facts"}
    return told["error"]


def said(answer: Response) -> str:
    """The words of a paper."""
    assert answer.status_code == 200, answer.text
    return " ".join(" ".join([page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages]).split())
