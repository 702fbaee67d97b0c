"""Papers of an event, set by typst: which are available now, each as a file, and its pages to preview."""

import asyncio
from collections.abc import Mapping
from itertools import chain
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.accounts.roles import RIGHTS, Right, may
from shuffleup.accounts.signing_in import Door
from shuffleup.answer import Refusal
from shuffleup.locale.answers import answer_text
from shuffleup.locale.messages import messages
from shuffleup.printing.facts import DrawerBook, Facts, Identity, KnownBeside, Wanted
from shuffleup.printing.papers import PAPERS, Paper, Subject
from shuffleup.printing.press import Press, Size, is_ready, without_typst
from shuffleup.printing.wording import Wording
from shuffleup.projections.ledger import cash_sheet
from shuffleup.room.calendar import Calendar
from shuffleup.room.drawer_counts import counts
from shuffleup.room.federation import Federation
from shuffleup.room.sales import Sales, sales
from shuffleup.rulebooks.rule import Language
from shuffleup.service.streams import event_stream
from shuffleup.tournament.undo import Step, counting_events
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, language_of, of_refusal
from shuffleup.web.shell.printed import PDF, SVG, PaperForm, PaperPages, pages_of, printed
from shuffleup.web.shell.sums import Sums
from shuffleup.web.shell.who_asks import role_needed


class PaperOffer(Struct, frozen=True):
    """A paper that would not be empty now, what one print of it may be about, and its sizes."""

    paper: Paper
    title: str
    about: tuple[Subject, ...]
    sizes: tuple[Size, ...]
    marked: bool
    """Whether it is marked when it was printed before."""


class PapersPage(Struct, frozen=True):
    """The papers of an event for this user. ``missing`` says what the server lacks to print them, and ``mend`` how to
    fix it; both are empty if all is well."""

    papers: tuple[PaperOffer, ...]
    missing: str = ""
    mend: str = ""


async def facts_of(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    calendar: NamedDependency[Calendar],
    federation: NamedDependency[Federation],
    request: Asked,
    lang: FromQuery[Language | None] = None,
) -> Facts:
    """The facts for the papers of an event, in the requested language, or else the caller's."""
    state, version = await desk.state(event_id)
    names = {**desk.names.of_event(state), **await door.names()}
    speech = messages(lang or language_of(request))
    followed = await desk.followed(event_id)
    steps = dict(followed.steps)  # in a thread, while the log goes on
    sold, drawers = await asyncio.to_thread(_books, steps)
    return Facts(
        state=state,
        at=desk.now(),
        names=names,
        sales=sold,
        drawers=drawers,
        wording=Wording(speech, state.definition.currency, await calendar.clock()),
        server=str(request.base_url),
        beside=await _beside(event_id, desk, state, calendar, federation),
        moved={row: tuple(chain(*followed.of_row(row, 0))) for row in range(1, version + 1)},
    )


async def _beside(
    event_id: str, desk: Desk, state: EventState, calendar: Calendar, federation: Federation
) -> KnownBeside:
    clubs, members, sanctions = await federation.clubs(), await federation.members(), await federation.sanctions()
    club = {one: clubs[found.club].name for one, found in members.items() if found.club in clubs}
    known = {one: desk.register.directory.one(one) for one in desk.names.ids(state)}
    people = {
        one: Identity(person.papers.card, person.papers.country, club.get(person.id, ""))
        for one, person in known.items()
        if person and person.papers
    }
    own = tuple([one for one in await desk.tickets.all() if event_id in (one.origin, one.into)])
    sanction = ""
    if found := sanctions.get(event_id):
        sanction = ", ".join([one for one in (found.number, clubs[found.club].name) if one])
    return KnownBeside(await calendar.slot(event_id), own, people, sanction)


def _books(steps: Mapping[str, Step]) -> tuple[Mapping[str, Sales], DrawerBook]:
    events = counting_events(steps)
    return sales(steps.values()), DrawerBook(cash_sheet(events), tuple(counts(events)))


def wanted_of(
    *,
    size: FromQuery[Size] = Size.A4,
    player: FromQuery[str] = "",
    table: FromQuery[int] = 0,
    receipt: FromQuery[int] = 0,
    row: FromQuery[list[int] | None] = None,
    again: FromQuery[bool] = False,
) -> Wanted:
    """Which prints of a paper are requested: ``receipt`` is the log row of one purchase or payment, each ``row`` one by
    which a player got a new seat, and ``again`` says that it was printed before."""
    rows = tuple(row or ())
    return Wanted(size=size, player=player, table=table, receipt=receipt, rows=rows, again=again)


async def _told(
    paper: FromPath[Paper],
    facts: NamedDependency[Facts],
    wanted: NamedDependency[Wanted],
    desk: NamedDependency[Desk],
    door: NamedDependency[Door],
    request: Asked,
) -> Struct:
    """The contents of a paper. Raises ``RefusedError`` if the user may not see it, and if it would be empty."""
    kind, role = PAPERS[paper], request.user.role
    if not may(role, kind.right):
        raise RefusedError("role-needed", role_needed(role, RIGHTS[kind.right]), status=403)
    if kind.keyed and may(role, Right.LINK_PHONES):
        facts = await _keyed(facts, wanted, desk, door, request)
    made = await asyncio.to_thread(kind.make, facts, wanted)
    if isinstance(made, Refusal):
        raise of_refusal(made, event_stream(facts.event))
    return made


async def _keyed(facts: Facts, wanted: Wanted, desk: Desk, door: Door, request: Asked) -> Facts:
    """Adds the links to the own pages of the players whose papers these are, as far as they are registered."""
    own = [wanted.player] if wanted.player else [*facts.seats()]
    known = [one for one in own if one in facts.names and desk.register.directory.papers(one)]
    by = request.user.staff or request.user.device
    keys = await door.keys.of_phones(facts.event, known, by, facts.at)
    return replace(facts, beside=replace(facts.beside, keys=keys))


ASKED = {"facts": Provide(facts_of), "wanted": Provide(wanted_of, sync_to_thread=False)}
OF_ONE = {**ASKED, "told": Provide(_told)}


@get("/events/{event_id:str}/papers", summary="The papers of an event", right=Right.SEE_FLOOR, dependencies=ASKED)
async def papers_page(facts: NamedDependency[Facts], request: Asked) -> PapersPage:
    """The papers that are available now to the user."""
    role, say = request.user.role, facts.wording.say
    found = [
        PaperOffer(paper, say(f"paper-{paper.value}"), kind.about, kind.sizes, kind.marked)
        for paper, kind in PAPERS.items()
        if may(role, kind.right) and kind.there(facts)
    ]
    if is_ready():
        return PapersPage(tuple(found))
    missing, language = without_typst(), facts.wording.speech.language
    return PapersPage(tuple(found), answer_text(missing.what, language), answer_text(missing.hint, language))


@get(
    "/events/{event_id:str}/papers/{paper:str}",
    summary="A paper of an event",
    right=Right.SEE_FLOOR,
    dependencies=OF_ONE,
    gives=(PDF, SVG),
)
async def paper_file(
    paper: FromPath[Paper],
    facts: NamedDependency[Facts],
    wanted: NamedDependency[Wanted],
    told: NamedDependency[Any],  # each paper has a struct of its own
    press: NamedDependency[Press],
    sums: NamedDependency[Sums],
    form: FromQuery[PaperForm] = PaperForm.PDF,
    page: FromQuery[int] = 1,
) -> Response[bytes]:
    """The paper as PDF, or one of its pages as SVG, counted from 1."""
    return await printed(press, sums, paper.value, told, _file(paper, facts, wanted), form, page)


@get(
    "/events/{event_id:str}/papers/{paper:str}/pages",
    summary="The pages of a paper",
    right=Right.SEE_FLOOR,
    dependencies=OF_ONE,
)
async def paper_pages(
    paper: FromPath[Paper],
    facts: NamedDependency[Facts],
    wanted: NamedDependency[Wanted],
    told: NamedDependency[Any],  # each paper has a struct of its own
    press: NamedDependency[Press],
    sums: NamedDependency[Sums],
) -> PaperPages:
    """How many pages there are, and their sizes."""
    title = facts.wording.say(f"paper-{paper.value}")
    return await pages_of(press, sums, paper.value, told, title, _file(paper, facts, wanted))


def _file(paper: Paper, facts: Facts, wanted: Wanted) -> str:
    """The file name: the event, the paper, and whose it is."""
    about = [facts.called(wanted.player)] if wanted.player else [str(wanted.table)] if wanted.table else []
    return "-".join([facts.event, paper.value, *about])
