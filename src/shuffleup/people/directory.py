"""All people of the register in memory: found as one types, by name, short name or card, and by exact name.

It is only a cache of the table: ``PlayerRegister`` fills it, and follows what other processes write.
"""

import heapq
from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from msgspec import Struct

from shuffleup.people.alike import Likeness, near, words_of
from shuffleup.people.person import Papers, RegisteredPerson
from shuffleup.tournament.words.names import canonical_name

MOST_FOUND = 20
MOST_RANKED = 1_000
"""If a letter or two would find more people, only this many are sorted: the others appear as one types on."""
_BEYOND = "\U0010ffff"


class Like(Struct, frozen=True):
    """A person who may be the same, and why."""

    person: str
    why: Likeness


class Directory:
    """The people of a register."""

    def __init__(self) -> None:
        self._people: dict[str, RegisteredPerson] = {}
        self._words: dict[str, tuple[str, ...]] = {}
        self._texts: dict[str, str] = {}
        """The words of each person, a blank before each word: a prefix of a word is found at once."""
        self._names: dict[str, tuple[str, ...]] = {}
        """The words of the names alone."""
        self._index: list[tuple[str, str]] = []
        self._named: dict[str, set[str]] = {}
        self._merged: dict[str, set[str]] = {}
        self.changes = 0
        """How often somebody was added or changed: anything computed before is out of date."""

    def __len__(self) -> int:
        return len(self._words)

    def everybody(self) -> tuple[RegisteredPerson, ...]:
        """Everybody who has papers under his own id, in no particular order."""
        return tuple([self._people[person] for person in self._words])

    def fill(self, everybody: Iterable[RegisteredPerson]) -> None:
        """Adds many people at once."""
        self.changes += 1
        for person in everybody:
            self._forget(person.id)
            self._keep(person)
        self._index = sorted([(word, one) for one, words in self._words.items() for word in words])

    def take(self, person: RegisteredPerson) -> None:
        """Adds or updates a person."""
        self.changes += 1
        for word in self._words.get(person.id, ()):
            del self._index[bisect_left(self._index, (word, person.id))]
        self._forget(person.id)
        self._keep(person)
        for word in self._words.get(person.id, ()):
            insort(self._index, (word, person.id))

    def follow(self, person: RegisteredPerson) -> None:
        """Updates a person whom another process has changed."""
        if self._people.get(person.id) != person:
            self.take(person)

    def one(self, person: str) -> RegisteredPerson | None:
        """The person with this id; of merged ids, the one with the papers."""
        found = self._people.get(person)
        while found and found.merged_into:
            found = self._people.get(found.merged_into)
        return found

    def papers(self, person: str) -> Papers | None:
        """The papers of the person with this id; None if there is none, or he was erased."""
        found = self.one(person)
        return found.papers if found else None

    def ids(self, person: str) -> frozenset[str]:
        """Every id of the same person, including this one."""
        found = self.one(person)
        return frozenset(self._ids(found.id)) if found else frozenset((person,))

    def called(self, name: str) -> tuple[str, ...]:
        """Everybody with exactly this name, in the form in which names are compared."""
        return tuple(sorted(self._named.get(canonical_name(name), ())))

    def search(self, text: str, seen: Mapping[str, int]) -> tuple[str, ...]:
        """People in whom each of these words begins a name or card, last seen first."""
        wanted = words_of(text)
        if not wanted:
            found: Iterable[str] = [one for one in seen if one in self._words]
        else:
            first, *others = sorted(wanted, key=self._count)
            found = islice(self._beginning(first, others), MOST_RANKED)
        alone = dict.fromkeys(found)
        return tuple(heapq.nsmallest(MOST_FOUND, alone, key=lambda one: (-seen.get(one, 0), self._words[one])))

    def like(self, papers: Papers, but: str = "") -> tuple[Like, ...]:
        """Who may be the same person as these papers describe, same name or card first."""
        words, card = words_of(papers.name), words_of(papers.card)
        found: dict[str, Likeness] = {}
        in_order = sorted(words)
        for one in dict.fromkeys([one for word in (*words, *card[:1]) for one in self._exactly(word)]):
            own = self._people[one].papers
            if own is None or one == but:
                continue
            if card and own.card and words_of(own.card) == card:
                found[one] = Likeness.CARD
            elif sorted(self._names[one]) == in_order:
                found[one] = Likeness.NAME
            elif near(self._names[one], words):
                found[one] = Likeness.NEAR
        likely = sorted(found, key=lambda one: (found[one] is Likeness.NEAR, self._words[one]))
        return tuple([Like(one, found[one]) for one in likely[:MOST_FOUND]])

    def _count(self, word: str) -> int:
        return bisect_left(self._index, (word + _BEYOND,)) - bisect_left(self._index, (word,))

    def _beginning(self, first: str, others: list[str]) -> Iterator[str]:
        start, texts = bisect_left(self._index, (first,)), self._texts
        starts = [f" {other}" for other in others]
        count = self._count(first)
        for _, one in self._index[start : start + (count if others else min(count, MOST_RANKED))]:
            text = texts[one]
            for other in starts:
                if other not in text:
                    break
            else:
                yield one

    def _exactly(self, word: str) -> list[str]:
        start, end = bisect_left(self._index, (word,)), bisect_left(self._index, (word, _BEYOND))
        return [one for _, one in self._index[start:end]]

    def _keep(self, person: RegisteredPerson) -> None:
        self._people[person.id] = person
        if person.merged_into:
            self._merged.setdefault(person.merged_into, set()).add(person.id)
        elif person.papers:
            papers = person.papers
            texts = f"{papers.name} {papers.public_name} {papers.card}"
            words = self._words[person.id] = tuple(dict.fromkeys(words_of(texts)))
            self._texts[person.id] = " " + " ".join(words)
            self._names[person.id] = words_of(papers.name)
            self._named.setdefault(papers.name, set()).add(person.id)

    def _forget(self, person: str) -> None:
        before = self._people.get(person)
        if before and before.papers:
            self._named.get(before.papers.name, set()).discard(person)
        if before and before.merged_into:
            self._merged[before.merged_into].discard(person)
        for kept in (self._words, self._texts, self._names):
            kept.pop(person, None)

    def _ids(self, person: str) -> Iterator[str]:
        yield person
        for one in self._merged.get(person, ()):
            yield from self._ids(one)
