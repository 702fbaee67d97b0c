"""``shuffleup import`` of a folder: every evening of The Tournament Director in it, one after the other.

A file that cannot be taken is named with its reason, and the others go on.
"""

from collections.abc import Iterator
from pathlib import Path

from shuffleup.answer import ProblemError, note
from shuffleup.cli.errors import MISTAKE, InputError
from shuffleup.cli.files import files_below, read_bytes
from shuffleup.cli.imports.document import EveningInFolder, ImportDocument
from shuffleup.cli.imports.evening import brought_in
from shuffleup.cli.imports.room import Into
from shuffleup.cli.progress import counted
from shuffleup.cli.reader import Reader
from shuffleup.cli.typed import money
from shuffleup.locale.messages import Messages
from shuffleup.questions.mistakes import QuestionError, misread
from shuffleup.room.tdt.announced import HouseWords


def import_folder(folder: Path, house: HouseWords, into: Into, reader: Reader) -> None:
    """Shows or writes every evening in the folder; exit status 2 if one was not taken. Raises ``InputError``."""
    if house.event_id:
        raise InputError(note("one-event-has-an-id"), hint=note("name-a-file-in-it"), place="--id", code="bad-id")
    files = sorted(files_below(folder, ".tdt", ".TDT"))
    if not files:
        raise InputError(note("no-evening-in-folder"), file=str(folder), hint=note("name-a-file-in-it"), code="no-file")
    evenings = []
    with counted(len(files), shown=reader.watches) as tell:
        for done, file in enumerate(files, start=1):
            evenings.append(_evening(file, folder, house, into, reader))
            tell(done)
    left = sum(bool(one.problem) for one in evenings)
    document = ImportDocument(
        file=str(folder), written=not (into.preview or left), undecided="", notes=(), evenings=tuple(evenings)
    )
    reader.show(document, _lines(document, house.currency, into, reader.speech))
    if left:
        raise SystemExit(MISTAKE)


def _evening(file: Path, folder: Path, house: HouseWords, into: Into, reader: Reader) -> EveningInFolder:
    name = file.relative_to(folder).as_posix()
    try:
        found, document = brought_in(read_bytes(file), name, house, into, reader)
    except ProblemError as fault:
        return EveningInFolder(name, problem=_why(misread(fault, "bad-file"), reader))
    except QuestionError as fault:
        return EveningInFolder(name, problem=_why(fault, reader))
    facts = found.made.summary
    return EveningInFolder(
        name,
        facts.head.event_id,
        facts.head.name,
        found.made.start.day,
        facts.counts.players,
        facts.money.prizes_cents,
        document.written,
        len(facts.notes),
        "" if into.preview else document.undecided,
    )


def _why(fault: QuestionError, reader: Reader) -> str:
    """Why a file is not taken; which one it is stands beside it."""
    fault.file = ""
    facts = fault.told(reader.language)
    return "; ".join(filter(None, (": ".join(filter(None, (facts.place, facts.message))), facts.hint)))


def _lines(document: ImportDocument, currency: str, into: Into, speech: Messages) -> Iterator[str]:
    for one in document.evenings:
        if one.problem:
            yield speech.say("import-not-taken", {"file": one.file, "why": one.problem})
            continue
        prizes = money(one.prizes_cents, currency, speech.language)
        facts: dict[str, int | str] = {"file": one.file, "name": one.name, "day": one.day, "players": one.players}
        yield speech.say("import-evening", {**facts, "prizes": prizes, "notes": one.notes})
    taken = [one for one in document.evenings if not one.problem]
    yield speech.say("import-folder", {"count": len(taken), "all": len(document.evenings)})
    if len(taken) < len(document.evenings):
        yield speech.say("import-one-by-one")
    yield speech.say("import-shown" if into.preview else "import-folder-written")
