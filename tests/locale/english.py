"""Words that only English has: heard in another language, a sentence was left as it was."""

import re

_WORDS = (
    "the is are not there give write with this has see did you missing cannot be each an of to and for than more two"
)
_MORE_WORDS = "above below take leave add choose whole chips list"
ENGLISH_WORDS = frozenset(f"{_WORDS} {_MORE_WORDS}".split())
AS_THEY_ARE = re.compile(
    r"\"[^\"]*\"|'[^']*'|shuffleup [a-z]+|Under \S+( book)?|50/100,[^;]*|"
    r"(?:scrivere|escriba) (?:check|2 players left|giro pazzo|Anna goes|600 |l'esito|el resultado|X3 to the king).*|"
    r"Bruno \w+.*"
)


def english_words(text: str) -> set[str]:
    """The words of a sentence that only English has; keys, and what is quoted or to be written, are as they are."""
    plain = AS_THEY_ARE.sub(" ", text)
    return ENGLISH_WORDS & set(re.findall(r"(?<![\w/.-])[a-z]+(?![\w/.-])", plain))
