"""The names of players on the server's pages and in its messages: the log, and what is computed from it, has only
their ids."""

from collections.abc import Iterable, Mapping

from msgspec import json

from shuffleup.answer import note
from shuffleup.locale.answers import answer_text
from shuffleup.people.directory import Directory
from shuffleup.people.person import ID, mark_of
from shuffleup.people.roll import called
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.entry import Cage
from shuffleup.tournament.words.state import EventState

MOST_KEPT = 200
"""How many events' names are kept in memory; beyond that they are looked up again."""


def players(state: EventState) -> frozenset[str]:
    """All players an event knows, by the ids in its log."""
    entered = [entry.player for entry in state.entries]
    seated = [chair.player for table in state.floor.tables.values() for chair in table.chairs]
    waiting = [one.player for one in state.cage.waiting]
    return frozenset((*entered, *seated, *waiting, *[place.player for place in state.places]))


class Names:
    """The names of a register, as events need them."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._kept: dict[tuple[str, bool], tuple[Cage, int, Mapping[str, str]]] = {}
        self._ids: dict[str, tuple[Cage, frozenset[str]]] = {}

    def ids(self, state: EventState) -> frozenset[str]:
        """All players an event knows. It learns of new ones only at its cage."""
        kept = self._ids.get(state.opening.event_id)
        if kept and kept[0] is state.cage:
            return kept[1]
        if len(self._ids) >= MOST_KEPT:
            self._ids.clear()
        found = players(state)
        self._ids[state.opening.event_id] = (state.cage, found)
        return found

    def let_go(self, event_id: str) -> None:
        """Forgets the names of an event: they are looked up again when somebody asks."""
        self._ids.pop(event_id, None)
        for publicly in (False, True):
            self._kept.pop((event_id, publicly), None)

    def of(self, ids: Iterable[str]) -> dict[str, str]:
        """The name of each of these."""
        return called(self._directory, ids, publicly=False)

    def of_event(self, state: EventState, *, publicly: bool = False) -> Mapping[str, str]:
        """The names of all players in an event."""
        key = (state.opening.event_id, publicly)
        changes, kept = self._directory.changes, self._kept.get(key)
        if kept and kept[0] is state.cage and kept[1] == changes:
            return kept[2]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        names = called(self._directory, self.ids(state), publicly=publicly)
        self._kept[key] = (state.cage, changes, names)
        return names

    def within(self, state: EventState | None, answer: object, *, publicly: bool = False) -> dict[str, str]:
        """The names of all players mentioned in an answer about an event."""
        ids = dict.fromkeys(ID.findall(json.encode(answer).decode()))
        names = self.of_event(state, publicly=publicly) if state and ids else {}
        found = {one: names[one] for one in ids if one in names}
        others = [one for one in ids if one not in names]
        return found | called(self._directory, others, publicly=publicly) if others else found

    def spoken(self, text: str, language: Language, new: Mapping[str, str]) -> str:
        """A sentence with names in place of ids; ``new`` are names that are not stored yet."""
        if "p-" not in text:
            return text
        return ID.sub(lambda found: new.get(found[0]) or self._name(found[0], language), text)

    def _name(self, person: str, language: Language) -> str:
        found = self._directory.one(person)
        if found is None:
            return person
        return found.papers.name if found.papers else answer_text(note("erased-player", mark=mark_of(person)), language)
