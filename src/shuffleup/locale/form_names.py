"""The names of messages, made from the words of what they translate, so that neither list names the other."""

import re
from functools import cache

from shuffleup.scenarios.forms import Form


def message_of(form: Form) -> str:
    """The name of the message of a form: the words of its pattern."""
    return message_of_pattern(form.pattern)


@cache
def message_of_pattern(pattern: str) -> str:
    """The same for a pattern alone, as the form of what is said has it."""
    words = pattern.removesuffix(": it stands").replace("(s)", "s").replace("'s", "s")
    words = re.sub(r"\b(\w+)\|\w+", r"\1", words).replace("%", "percent").replace("+", "plus")
    return "case-" + slug(words.replace("{", "").replace("}", ""))


def slug(text: str) -> str:
    """Words as a message's name has them: small letters and figures, joined by hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("_", "-").replace("'s", "s")).strip("-")
