"""Taking a list of players into the register: shown first, then written, and the same list again changes nothing.

Refusals are those of ``people.matching``, and person-changed if one of them was changed in the meantime.
"""

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.people.directory import Directory
from shuffleup.people.lists.reading import ListedPeople, ListTerms, completed, listed
from shuffleup.people.lists.rows import read_sheet
from shuffleup.people.matching import Answers, MatchVerdict, RegisterMatch, matched, undecided
from shuffleup.people.person import Papers, RegisteredPerson, new_id
from shuffleup.people.register import Keeper, PlayerRegister, RecordAct


class ListImport(Struct, frozen=True):
    """A list as it would be taken: everybody with his match, and the known people about whom it adds something."""

    listed: ListedPeople
    matches: tuple[RegisterMatch, ...]
    more: tuple[tuple[RegisteredPerson, Papers], ...]
    undecided: Refusal | None

    @property
    def new(self) -> tuple[Papers, ...]:
        """The people who are not in the register."""
        return tuple([one.newcomer.papers for one in self.matches if one.verdict is MatchVerdict.NEW])


def read_list(data: bytes, file: str, terms: ListTerms) -> ListedPeople:
    """Reads the people of a file. Raises ``SheetError`` and ``ListError``."""
    return listed(read_sheet(data, file), terms, file)


def list_import(people: ListedPeople, answers: Answers, directory: Directory) -> ListImport:
    """What taking a list would do; nothing is written."""
    matches = matched(people.people, directory, answers)
    more: dict[str, tuple[RegisteredPerson, Papers]] = {}
    for one in matches:
        known = directory.one(one.person) if one.verdict is MatchVerdict.SAME else None
        if known and known.papers and known.id not in more:
            papers = completed(known.papers, one.newcomer.papers)
            if papers != known.papers:
                more[known.id] = (known, papers)
    return ListImport(people, matches, tuple(more.values()), undecided(matches, directory))


async def take_list(found: ListImport, register: PlayerRegister, by: Keeper) -> Refusal | None:
    """Writes a list in which no person is in doubt any more."""
    if found.undecided:
        return found.undecided
    await register.enter({new_id(): papers for papers in found.new}, by, RecordAct.MADE)
    for known, papers in found.more:
        changed = await register.change(known.id, papers, known.changed_at, by)
        if isinstance(changed, Refusal):
            return changed
    return None
