"""Notes that the core writes in plain English beside a sum, in the reader's language.

places 7 to 9 are derived, not printed; …        note-places-first-to-last-are-derived-…
"""

from shuffleup.locale.form_names import message_of
from shuffleup.locale.messages import Messages, messages
from shuffleup.rulebooks.rule import Language
from shuffleup.scenarios.forms import Form, Slot
from shuffleup.scenarios.forms import Language as Forms
from shuffleup.scenarios.scenario import Sentence

PATTERNS = (
    "a chip chop gives big stacks more and small stacks less than their stacks are worth; compare with ICM",
    "by chips alone player {number} would take {money}, more than the first prize of {prize}; he is held to it, and "
    "the rest goes to the others by chips",
    "player {number} takes {money}, more than the first prize of {prize} that is dealt",
    "player {number} takes {money}, less than the last prize of {prize} that is dealt",
    "model: all head money in proportion to the chips; it overrates big stacks",
    "model: eliminations in ICM order, taker drawn by stack, half paid, half on his head",
    "the table ends at {number} entries; {entries} are paid by its last column",
    "place {number} is derived, not printed; a house may replace it",
    "places {number} to {last} are derived, not printed; a house may replace them",
    "there are players for {entries} of {places} paid places: the shares of the others go to them",
    "only {paid} of {places} places come to a whole unit; round to less to pay them all",
    "the table ends at {number} players: {entries} are counted by its last band",
    "1 score comes from a row that is derived, not printed",
    "{number} scores come from rows that are derived, not printed",
)
_NUMBER = Slot(r"\d+", int, "a number")
_MONEY = Slot(r"-?[\d,]+\.\d\d", str, "money")
_SLOTS = dict.fromkeys(("number", "entries", "last", "places", "paid"), _NUMBER)
_SLOTS |= dict.fromkeys(("money", "prize"), _MONEY)


def _noted(**_places: object) -> Sentence:
    return Sentence()


NOTES = Forms([Form(pattern, "A note beside a sum.", "", _noted) for pattern in PATTERNS], _SLOTS)


def note_name(form: Form) -> str:
    """The message of a note."""
    return f"note-{message_of(form).removeprefix('case-')}"


def note_text(note: str, language: Language) -> str:
    """A note in the language; one that is not known stays as it is."""
    found = NOTES.filled(note) if language is not Language.ENGLISH else None
    if found is None:
        return note
    form, places = found
    speech = messages(language)
    return speech.say(note_name(form), {name: _value(text, speech) for name, text in places.items()})


def _value(text: str, speech: Messages) -> int | str:
    if text.isdigit():
        return int(text)
    return text.translate(str.maketrans(",.", ".,")) if speech.language is not Language.ENGLISH else text
