"""The floor's options, recognised from the phrase that the answers print, in any of the languages, or by key.

The words of a scenario's outcome (``fold losing 2000``) are left as they are: their figures count.

a dead hand, una mano muerta, mano morta, dead hand        dead-hand
"""

import re
from functools import cache

from msgspec.structs import replace

from shuffleup.locale.case_sentences import slug
from shuffleup.locale.messages import messages
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forgiving import in_figures
from shuffleup.scenarios.outcomes import is_choice
from shuffleup.scenarios.scenario import Deed, Scenario
from shuffleup.scenarios.sentences.floor import floor_rules

_ARTICLE = "(?:(?:an?|the|una?|el|la) )?"
_NUMBER = "\x01"
_KEYS = {"fold-and-lose": "fold"}
"""Phrases with a name of their own, and the keys they stand for."""


def choice_keys(text: str) -> tuple[str, ...]:
    """The keys of what is chosen, several if they sound alike; the text itself if no phrase fits."""
    said = " ".join(text.split())
    found = [_KEYS.get(key, key) for phrase, key in _phrases() if phrase.fullmatch(said)]
    return (*dict.fromkeys(found), slug(said))


def with_keys(case: Scenario) -> Scenario:
    """The case with each choice of the floor, as printed by the answers in any language, replaced by its key."""
    return replace(case, steps=tuple([_keyed(step) if isinstance(step, Deed) else step for step in case.steps]))


def _keyed(step: Deed) -> Deed:
    line = step.sentence
    if not line.says(floor_rules) or "choice" not in line.places:
        return step
    said = in_figures(line.places["choice"])
    places = {**line.places, "choice": said if is_choice(said) else choice_keys(said)[0]}
    return replace(step, sentence=replace(line, places=places))


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What every option sounds like, and its key. The figures belong to the case, and decide nothing."""
    found = []
    for speech in map(messages, Language):
        for name in sorted(speech.names):
            if name.startswith("option-"):
                said = speech.say(name, dict.fromkeys(("to", "added", "forfeited"), _NUMBER))
                words = re.escape(said).replace(re.escape(_NUMBER), r"[\d.,]+")
                words = _ARTICLE + re.sub(rf"^{_ARTICLE}", "", words.replace(r"\ ", " "))
                found.append((re.compile(words, re.IGNORECASE), name.removeprefix("option-")))
    return tuple(found)
