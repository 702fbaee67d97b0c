"""What every answer to a question is: a document that says by its ``schema`` which it is."""

import re

from msgspec import Struct


def document_name(kind: str) -> str:
    """What a document is called for programs, by the name of its type: ``store-copy`` of a ``StoreCopyDocument``."""
    return "-".join(re.findall("[A-Z][a-z]*", kind.removesuffix("Document"))).lower()


class Printed(Struct, frozen=True, tag_field="schema", tag=lambda kind: f"shuffleup.{document_name(kind)}/1"):
    """A document for programs; ``schema`` is made of the name of its type."""


class Asking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is asked of a program: a field that nobody knows is a mistake."""
