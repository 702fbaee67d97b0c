"""Which wordings are nearest to a line that nobody understood, by the words that they share.

A word that few wordings have tells more than one that many have, and a misspelt word counts as the one that was meant,
a little less. What fills the places is not compared: ``Zoe rases to 350`` is near ``{player} raises to {amount}``.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches
from math import log

_WORD = re.compile(r"[^\W\d_]+")
_PLACE = re.compile(r"\{\w+\}|\(s\)")
_MISSPELT = 0.8
"""How much a misspelt word counts at most: the less, the less it is like the one that is meant."""


_FILLING = 0.5
"""How much a word counts that only fills a place."""


class Nearness:
    """Wordings, in whose words a line is looked up.

    ``{places}`` in them are left out; ``fillings`` are what may stand there, as far as it is words and no names.
    """

    def __init__(self, wordings: Sequence[str], fillings: Sequence[str] = ()) -> None:
        self._words = [frozenset(_words(_PLACE.sub("", wording))) for wording in wordings]
        small = [" ".join([word for word in _WORD.findall(filling) if word.islower()]) for filling in fillings]
        self._fillings = [frozenset(_words(filling)) for filling in small or wordings]
        found = Counter(word for one in zip(self._words, self._fillings, strict=True) for word in one[0] | one[1])
        self._weight = {word: 1 + log(len(wordings) / count) for word, count in found.items()}

    def nearest(self, line: str, names: Iterable[str] = (), most: int = 3) -> list[int]:
        """The numbers of the nearest wordings, nearest first; ``names`` are words that fill places."""
        filling = {name.casefold() for name in names}
        said = {word: self._known(word) for word in _words(line) if word not in filling}
        whole = sum([self._weight[next(iter(known))] if known else 1.0 for known in said.values()])
        counted = {one: self._weight[one] * sure for known in said.values() for one, sure in known.items()}

        def score(number: int) -> float:
            words = self._words[number]
            filling = [counted[word] for word in self._fillings[number] - words if word in counted]
            shared = sum([counted[word] for word in words if word in counted]) + _FILLING * sum(filling)
            return 2 * shared / (whole + sum([self._weight[word] for word in words]) or 1)

        return sorted(range(len(self._words)), key=lambda number: (-score(number), number))[:most]

    def _known(self, word: str) -> dict[str, float]:
        """The words of the wordings that may be meant, nearest first, each with how surely; none if none is near."""
        if word in self._weight:
            return {word: 1.0}
        near = get_close_matches(word, self._weight)
        return {one: _MISSPELT * SequenceMatcher(None, one, word).ratio() ** 3 for one in near}


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]
