"""What every answer to a question is: a document whose ``schema`` says which kind it is."""

import re

from msgspec import Struct


def document_name(kind: str) -> str:
    """The name of a document for programs, from its type: ``store-copy`` for ``StoreCopyDocument``."""
    return "-".join(re.findall("[A-Z][a-z]*", kind.removesuffix("Document"))).lower()


class Printed(Struct, frozen=True, tag_field="schema", tag=lambda kind: f"shuffleup.{document_name(kind)}/1"):
    """A document for programs; ``schema`` is made from the name of its type."""


class Asking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to a program: an unknown field is a mistake."""
