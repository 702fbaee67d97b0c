"""The people of one event: who is meant there by a name or an id, and what each is called on its pages.

Refusals:

    no-such-player     nobody has this id, or he was erased
    name-of-several    several people have this name: only an id tells which one is meant
"""

from collections import Counter
from collections.abc import Callable, Iterable, Set
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.people.directory import Directory
from shuffleup.people.person import Papers, is_id, new_id, unfit_name
from shuffleup.tournament.words.names import PLAYER_FIELDS

T = TypeVar("T", bound=Struct)


class Roll:
    """Who is in an event, for reading commands: ``ids`` are those in its log, including names in old logs."""

    def __init__(self, directory: Directory, ids: Set[str]) -> None:
        self._directory = directory
        self._ids = ids
        self.new: dict[str, str] = {}
        """Names that are new, by the ids made for them."""
        self.refusal: Refusal | None = None
        """Why the first unknown or ambiguous name or id is refused."""

    def by_ids(self, command: T) -> T:
        """The command with ids in place of all its player names."""
        return _replaced(command, self._id)

    def _id(self, text: str) -> str:
        if text in self._ids or not text:
            return text
        if is_id(text):
            found = self._directory.one(text)
            if found is None or found.papers is None:
                return self._refused(text, refuse("no-such-player", id=text))
            return self._here(found.id) or found.id
        return self._of_name(text)

    def _of_name(self, name: str) -> str:
        called = self._directory.called(name)
        here = [one for one in map(self._here, called) if one]
        if len(here) == 1 or len(called) == 1:
            return here[0] if here else called[0]
        if called:
            return self._refused(name, refuse("name-of-several", name=name, count=len(called)))
        made = next((one for one, other in self.new.items() if other == name), "")
        if made:
            return made
        wrong = unfit_name(name)
        if wrong:
            return self._refused(name, wrong)
        made = new_id()
        self.new[made] = name
        return made

    def _here(self, person: str) -> str:
        """The id by which this event knows a person who may have several; empty if it does not know him."""
        return next(iter(self._directory.ids(person) & self._ids), "")

    def _refused(self, text: str, refusal: Refusal) -> str:
        self.refusal = self.refusal or refusal
        return text


def called(directory: Directory, ids: Iterable[str], *, publicly: bool) -> dict[str, str]:
    """What people are called, by id; people of the same name are told apart. Erased people are left out."""
    known = {one: papers for one in ids if is_id(one) and (papers := directory.papers(one))}
    names = {one: (papers.public_name if publicly else "") or papers.name for one, papers in known.items()}
    shared = {name for name, count in Counter(names.values()).items() if count > 1}
    for name in shared:
        alike = {one: papers for one, papers in known.items() if names[one] == name}
        names |= {one: f"{name} ({mark})" for one, mark in _marks(alike, publicly=publicly).items()}
    return names


def _marks(alike: dict[str, Papers], *, publicly: bool) -> dict[str, str]:
    """What tells people of the same name apart: their countries, or else their cards, or else a number."""
    for field in ("country",) if publicly else ("country", "card"):
        marks: dict[str, str] = {one: getattr(papers, field) for one, papers in alike.items()}
        if all(marks.values()) and len(set(marks.values())) == len(marks):
            return marks
    return {one: str(number) for number, one in enumerate(sorted(alike), start=1)}


def _replaced(value: T, to_id: Callable[[str], str]) -> T:
    changed = {}
    for name in value.__struct_fields__:
        old = getattr(value, name)
        new = _in(old, to_id, of_player=name in PLAYER_FIELDS)
        if new is not old:
            changed[name] = new
    return replace(value, **changed) if changed else value


def _in(value: object, to_id: Callable[[str], str], *, of_player: bool) -> object:
    if type(value) is str:
        return to_id(value) if of_player else value
    if isinstance(value, tuple):
        made = tuple([_in(one, to_id, of_player=of_player) for one in value])
        return value if all(a is b for a, b in zip(made, value, strict=True)) else made
    return _replaced(value, to_id) if isinstance(value, Struct) else value
