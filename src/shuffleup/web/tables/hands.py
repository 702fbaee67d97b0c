"""Finished hands: a player sees his own, with the proof of their shuffle, the auditor all."""

from collections.abc import Mapping
from typing import Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from shuffleup.accounts.roles import Right, Role
from shuffleup.answer import ProblemError, note
from shuffleup.formats.event.facts import event_facts
from shuffleup.formats.ohh.writer import OhhMeta, utc_text
from shuffleup.formats.phh.ledger import Record
from shuffleup.formats.phh.writer import PhhMeta, hand_to_phh
from shuffleup.formats.stars.pokerstars import hand_to_pokerstars, has_stars_name
from shuffleup.service.past_hands import HandLine, PastHand, proof
from shuffleup.service.streams import event_stream, table_of, table_stream
from shuffleup.tournament.words.state import EventState
from shuffleup.web.shell.asked import Asked
from shuffleup.web.shell.desk import Desk
from shuffleup.web.shell.errors import RefusedError, language_of
from shuffleup.web.shell.paging import After, Most, paged


class HandInList(Struct, frozen=True):
    """A hand in the list: its number in the event, its table, when it was dealt, and who was dealt in."""

    hand: int
    table: int
    at: int
    players: tuple[str, ...]


class HandList(Struct, frozen=True):
    """Finished hands, last one first, and the names of their players."""

    hands: tuple[HandInList, ...]
    names: Mapping[str, str]


class HandAnswer(Struct, frozen=True):
    """A hand as shown to this user: ``text`` names no card that he has not seen.

    ``proof`` is a transcript for ``shuffleup verify``; None if the deck was not committed to.
    """

    hand: int
    table: int
    at: int
    written_as: Literal["pokerstars", "phh"]
    text: str
    proof: Mapping[str, object] | None


@get("/events/{event_id:str}/hands", summary="The hands of an event that are over", right=Right.SEE_HANDS)
async def list_hands(
    event_id: FromPath[str],
    desk: NamedDependency[Desk],
    request: Asked,
    after: After = "",
    most: Most = 20,
) -> Response[HandList]:
    """Finished hands, last first: a player's own, for the auditor all; ``after`` is the number of a hand."""
    state, _ = await desk.state(event_id)
    own = desk.player_of(request.user, state) if request.user.role is Role.PLAYER else None
    found: list[tuple[HandLine, int]] = []
    for stream in await desk.service.store.streams():
        if stream.startswith(f"table/{event_id}/"):
            lines = await desk.hands.lines(stream)
            found += [(line, table_of(stream)) for line in lines if own is None or own in line.players]
    found.sort(key=lambda one: -one[0].hand)
    page, headers = paged(found, lambda one: one[0].hand, after, most, request)
    hands = tuple([HandInList(line.hand, number, line.at, line.players) for line, number in page])
    return Response(HandList(hands, desk.names.within(state, hands, publicly=own is not None)), headers=headers)


@get(
    "/events/{event_id:str}/tables/{number:int}/hands/{hand:int}",
    summary="A hand that is over",
    right=Right.SEE_HANDS,
)
async def hand_page(
    event_id: FromPath[str], number: FromPath[int], hand: FromPath[int], desk: NamedDependency[Desk], request: Asked
) -> HandAnswer:
    """A hand's text and the proof of its deck. A player may ask for hands that he was dealt in."""
    state, _ = await desk.state(event_id)
    stream = table_stream(event_id, number)
    known = await desk.service.store.version(stream)
    past = await desk.hands.hand(stream, hand) if known else None
    audits = request.user.role is Role.AUDITOR
    player = "" if audits else desk.player_of(request.user, state)
    if past is None or not (audits or player in {seat.player for seat in past.plan.seats}):
        what = note("there-is-no-hand", hand=hand, table=number)
        raise RefusedError("unknown-hand", what, status=404, place=event_stream(event_id))
    if past.elsewhere:
        raise RefusedError("deck-elsewhere", note("deck-is-elsewhere"), status=409, place=stream)
    written_as, text = _text(state, past, number, player, Record.FULL if audits else Record.PUBLIC)
    text = desk.names.spoken(text, language_of(request), {})
    shown = proof(desk.service.shuffler, past, player, seed=audits)
    return HandAnswer(hand, number, past.at, written_as, text, shown)


def _text(
    state: EventState, past: PastHand, number: int, player: str, record: Record
) -> tuple[Literal["pokerstars", "phh"], str]:
    """In the text that most programs read, or else in PHH; none for a hand that the floor has changed."""
    opening, definition = state.opening, state.definition
    tables = -(-len(state.entries) // definition.seats)
    facts = event_facts(opening.event_id, definition, utc_text(state.schedule.started_at), tables)
    book = opening.policy.book
    try:
        if has_stars_name(past.plan.game):
            meta = OhhMeta(started=past.at, table=str(number), event=facts, hero=player, rulebook=book)
            return "pokerstars", hand_to_pokerstars(past.events, past.deck, meta, record)
        told = PhhMeta(started=past.at, table=str(number), facts=facts, rulebook=book)
        return "phh", hand_to_phh(past.events, past.deck, told, record)
    except ProblemError:
        return "phh", ""
