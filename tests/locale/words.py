"""What the pages say in the browser, too: the server does not read those files, and no wheel carries them."""

from functools import cache
from pathlib import Path

from shuffleup.locale.messages import Messages
from shuffleup.rulebooks.rule import Language

LOCALE = Path(__file__).resolve().parents[2] / "src" / "shuffleup" / "locale"


def message_files(language: Language) -> list[Path]:
    """Every file of messages of a language that is not the texts of a rulebook."""
    return [file for file in sorted((LOCALE / language.value).rglob("*.ftl")) if not file.name.startswith("rules_")]


@cache
def all_messages(language: Language) -> Messages:
    """The messages of server and pages together."""
    return Messages(language, [file.read_text(encoding="utf-8") for file in message_files(language)])
