"""What follows for bounties from whatever happens: entries, busts, players who leave, the end of play (MED-15).

Nobody asks for these events. They are put behind the ones that cause them, in the same decision: a bounty is won when
its player is placed, because until then he may still come back, by whoever the report of his last hand names.

Refusals:

    bounty-unfit, bounty-not-in-book     when the event is opened
    draw-needed                          an envelope is to be drawn
    bounty-unnamed                       prizes, and the end of a flight, wait until the floor has named who knocked
                                         somebody out
    nobody-named, unknown-player, not-knocked-out, reason-missing     naming him
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from shuffleup.maths.rounding import apportion
from shuffleup.tournament import bounty_events as e
from shuffleup.tournament import cage_events, flight_bounties, knock_outs, seating
from shuffleup.tournament.bounty_checks import bounty_rule, terms_of
from shuffleup.tournament.bounty_commands import NameKnockOut
from shuffleup.tournament.bounty_state import Bounties, KnockOut, LooseBounty, Taker
from shuffleup.tournament.bounty_terms import BountyKind, BountyTerms
from shuffleup.tournament.cage_state import AccountKind, Posting
from shuffleup.tournament.commands import AwardPrizes, Command, ReportHand
from shuffleup.tournament.conduct_events import PlayerRemoved
from shuffleup.tournament.draft import DRAW_NEEDED, NO_DRAW, Decision, Draft
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.events import Event, HandReported, PayoutsFixed, PlayEnded, PlayersPlaced, SeatsDrawn
from shuffleup.tournament.flight_events import FlightClosed, FlightTaken
from shuffleup.tournament.flight_terms import Flight
from shuffleup.tournament.ledger import BOUNTIES, move, owed_to
from shuffleup.tournament.live_events import LiveHandReported
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import EventState, Phase

_Follow: TypeAlias = Callable[[Draft, EventState, Any, Command], Refusal | None]


def with_bounties(state: EventState, command: Command, decided: Decision, draw: Draw | None) -> Decision:
    """A decision, and what follows from each of its events for bounties; without any, knock-outs are counted."""
    if isinstance(decided, Refusal):
        return decided
    follows = _FOLLOWS if terms_of(state) else _COUNTED
    if follows is _COUNTED and not any(type(event) in follows and _has_busts(event) for event in decided):
        return decided
    waits = flight_bounties.unnamed(state.book.bounties) if isinstance(command, AwardPrizes) else None
    if waits is not None:
        return waits
    if not any(type(event) in follows for event in decided):
        return decided
    draft = Draft(state, draw)
    for event in decided:
        before = draft.state
        draft.add(event)
        follow = follows.get(type(event))
        refused = follow(draft, before, event, command) if follow else None
        if refused is not None:
            return refused
    return draft.events


def _has_busts(event: Event) -> bool:
    """Most hands knock nobody out: they cost nothing more."""
    return bool(getattr(event, "busts", True))


# ── a hand ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _reported(draft: Draft, before: EventState, event: HandReported, command: Command) -> Refusal | None:
    """Who knocked whom out, and bounties that went with this pot."""
    if not isinstance(command, ReportHand):
        return None
    if event.busts:
        outs = [
            KnockOut(bust.player, event.table, event.hand, knock_outs.takers(command.result, bust.player))
            for bust in event.busts
        ]
        draft.add(e.KnockedOut(tuple(outs)))
    winners = knock_outs.pot_winners(command.result) if before.book.bounties.loose else ()
    for loose in before.book.bounties.loose if winners else ():
        if loose.table == event.table or loose.table not in before.floor.tables:
            _win(draft, loose.player, loose.cents, winners, loose=True)
    return None


def _live(draft: Draft, _before: EventState, event: LiveHandReported, _command: Command) -> Refusal | None:
    """Who knocked whom out where people deal; who is not named is asked for when the places are known."""
    by = tuple([Taker(player, 1) for player in event.by])
    draft.add(e.KnockedOut(tuple([KnockOut(bust.player, event.table, event.hand, by) for bust in event.busts])))
    return None


def _win(
    draft: Draft, player: str, cents: int, by: tuple[Taker, ...], *, loose: bool = False, author: str = ""
) -> None:
    terms = terms_of(draft.state)
    assert terms is not None
    gains = knock_outs.gains(terms, cents, by, draft.state.book.bounties.heads) if cents else _counted(by)
    draft.add(e.BountyWon(player, cents, gains, _paid(gains), loose, bounty_rule(draft.state), author))


def _counted(by: tuple[Taker, ...]) -> tuple[e.Gain, ...]:
    """A knock-out that is worth nothing counts all the same."""
    return tuple([e.Gain(taker.player, 0) for taker in by])


def _paid(gains: tuple[e.Gain, ...]) -> tuple[Posting, ...]:
    """Money out of the bounties, owed to those who won it."""
    postings: list[Posting] = []
    for gain in gains:
        postings += move(owed_to(gain.player, AccountKind.PRIZES), BOUNTIES, gain.cash)
    return tuple(postings)


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _placed(draft: Draft, before: EventState, event: PlayersPlaced, _command: Command) -> Refusal | None:
    """Everybody who bust and is out for good, in the order of the knock-outs."""
    out = {place.player for place in event.places} & {bust.player for bust in before.round.busts}
    order = [player for player in before.book.bounties.waiting if player in out]
    for player in [*order, *sorted(out.difference(order))]:
        refused = _settle(draft, player, draft.state.book.bounties.heads.get(player, 0))
        if refused is not None:
            return refused
    return _fill_if_due(draft, before, event, _command)


def _settle(draft: Draft, player: str, cents: int) -> Refusal | None:
    """One knock-out: what is on the head, or an envelope."""
    book = draft.state.book.bounties
    knock_out = book.waiting.get(player) or KnockOut(player, 0, 0, ())
    if not knock_out.by:
        draft.add(e.BountyUnnamed(knock_out))
        return None
    if book.mystery.envelopes:
        return _draw(draft, player, knock_out.by)
    _win(draft, player, cents, knock_out.by)
    return None


def _draw(draft: Draft, player: str, by: tuple[Taker, ...]) -> Refusal | None:
    """One of the envelopes that are left."""
    if draft.draw == NO_DRAW:
        return DRAW_NEEDED
    drawn = envelope(draft.state, player, by, draft.draw.part(f"envelope-{player}"))
    draft.add(drawn)
    return None


def envelope(state: EventState, player: str, by: tuple[Taker, ...], draw: Draw) -> e.EnvelopeDrawn:
    """The envelope that a draw brings up; the same draw always the same."""
    terms = terms_of(state)
    assert terms is not None
    left = state.book.bounties.mystery.envelopes
    place = draw.dice().below(len(left))
    gains = knock_outs.gains(terms, left[place], by, {})
    return e.EnvelopeDrawn(player, place, left[place], gains, _paid(gains), draw)


def _fill_if_due(draft: Draft, _before: EventState, _event: Event, _command: Command) -> Refusal | None:
    """Fills the envelopes once nobody may enter any more and few enough are left: of flights, on the final day."""
    state = draft.state
    terms = terms_of(state)
    assert terms is not None
    selling = state.cage.closed_at is None or isinstance(state.opening.definition.part, Flight)
    early = terms.from_players and state.floor.players > terms.from_players
    if terms.kind is BountyKind.MYSTERY and not (selling or early or state.book.bounties.mystery.filled):
        _fill(draft, terms)
    return None


def _fill(draft: Draft, terms: BountyTerms) -> None:
    state = draft.state
    envelopes, rest = knock_outs.filled(state.book.bounties.mystery.purse, state.floor.players, terms)
    draft.add(e.EnvelopesFilled(envelopes, rest))


# ── players who leave, come back, or stay to the end ─────────────────────────────────────────────────────────────────


def _removed(draft: Draft, _before: EventState, event: PlayerRemoved, _command: Command) -> Refusal | None:
    _loosen(draft, event.player, event.table)
    return None


def _surrendered(
    draft: Draft, _before: EventState, event: cage_events.StackSurrendered, _command: Command
) -> Refusal | None:
    _loosen(draft, event.player, event.table)
    return None


def _loosen(draft: Draft, player: str, table: int) -> None:
    cents = draft.state.book.bounties.heads.get(player, 0)
    if cents and table:
        draft.add(e.BountyLeft(player, table, cents, bounty_rule(draft.state)))


def _sold(draft: Draft, before: EventState, event: cage_events.EntrySold, _command: Command) -> Refusal | None:
    """Who enters again before he was placed leaves the bounty of his last life behind."""
    player = event.entry.player
    if all(bust.player != player for bust in before.round.busts):
        return None
    return _settle(draft, player, before.book.bounties.heads.get(player, 0))


def _ended(draft: Draft, _before: EventState, _event: PlayEnded, _command: Command) -> Refusal | None:
    """Whoever is left keeps what is on his head, or draws an envelope; the best placed have what is left over."""
    state = draft.state
    terms = terms_of(state)
    assert terms is not None
    if terms.kind is BountyKind.MYSTERY and not state.book.bounties.mystery.filled:
        _fill(draft, terms)
    for place in sorted(state.places, key=lambda one: one.place):
        player = place.player
        if seating.table_of(state, player) is None:
            continue
        head = draft.state.book.bounties.heads.get(player, 0)
        if head:
            draft.add(e.BountyKept(player, head, _paid((e.Gain(player, head),))))
        if draft.state.book.bounties.mystery.envelopes:
            refused = _draw(draft, player, (Taker(player, 1),))
            if refused is not None:
                return refused
    _empty_purse(draft)
    return None


def _empty_purse(draft: Draft) -> None:
    """What is left at the end goes to the first place, once it is known who knocked everybody out."""
    book = draft.state.book.bounties
    left = sum(one.cents for one in book.loose) + sum(book.mystery.envelopes) + book.mystery.purse
    if book.unnamed or not left:
        return
    best = min(place.place for place in draft.state.places)
    first = [place.player for place in draft.state.places if place.place == best]
    shares = apportion(left, [1] * len(first))
    gains = tuple([e.Gain(player, share) for player, share in zip(first, shares, strict=True)])
    draft.add(e.PursePaid(gains, _paid(gains)))


_FOLLOWS: Mapping[type[Event], _Follow] = {
    HandReported: _reported,
    LiveHandReported: _live,
    PlayersPlaced: _placed,
    PayoutsFixed: _fill_if_due,
    PlayerRemoved: _removed,
    PlayEnded: _ended,
    cage_events.StackSurrendered: _surrendered,
    cage_events.EntrySold: _sold,
    FlightClosed: flight_bounties.hand_over,
    FlightTaken: flight_bounties.take,
    SeatsDrawn: flight_bounties.forgo,
}


# ── without bounties ─────────────────────────────────────────────────────────────────────────────────────────────────


def _count_placed(draft: Draft, before: EventState, event: PlayersPlaced, _command: Command) -> Refusal | None:
    """Whoever bust and is out for good counts for those who knocked him out."""
    out = {place.player for place in event.places}
    for player in [name for name in before.book.bounties.waiting if name in out]:
        _count(draft, player)
    return None


def _count_again(draft: Draft, before: EventState, event: cage_events.EntrySold, _command: Command) -> Refusal | None:
    """Who enters again before he was placed has been knocked out too."""
    if event.entry.player in before.book.bounties.waiting:
        _count(draft, event.entry.player)
    return None


def _count(draft: Draft, player: str) -> None:
    by = draft.state.book.bounties.waiting[player].by
    draft.add(e.KnockOutCounted(player, tuple([taker.player for taker in by])))


_COUNTED: Mapping[type[Event], _Follow] = {
    HandReported: _reported,
    LiveHandReported: _live,
    PlayersPlaced: _count_placed,
    cage_events.EntrySold: _count_again,
}


# ── the floor ────────────────────────────────────────────────────────────────────────────────────────────────────────


def name_knock_out(state: EventState, command: NameKnockOut, _at: int, draw: Draw | None) -> Decision:
    """Who knocked a player out, or won the pot in which his bounty lay, as the floor says; he may have a place."""
    refused = _cannot_name(state, command)
    if refused is not None:
        return refused
    book = state.book.bounties
    by = tuple([Taker(player, 1) for player in command.by])
    waiting = book.waiting.get(command.player)
    if waiting is not None:
        return (e.KnockedOut((KnockOut(command.player, waiting.table, waiting.hand, by),)),)
    draft = Draft(state, draw)
    loose = _loose_of(book, command.player)
    if loose is not None:
        _win(draft, command.player, loose.cents, by, loose=True, author=command.author)
    elif book.mystery.envelopes:
        refused = _draw(draft, command.player, by)
        if refused is not None:
            return refused
    else:
        _win(draft, command.player, book.heads.get(command.player, 0), by, author=command.author)
    if state.phase is Phase.PLAYED_OUT:
        _empty_purse(draft)
    return draft.events


def _loose_of(book: Bounties, player: str) -> LooseBounty | None:
    """The bounty that a player has left to a pot, unless it is to be said first who knocked him out."""
    if any(one.player == player for one in book.unnamed):
        return None
    return next((one for one in book.loose if one.player == player), None)


def _cannot_name(state: EventState, command: NameKnockOut) -> Refusal | None:
    if not command.author.strip():
        return Refusal("reason-missing", "say who names him", facts=(("why", "bounty"),))
    if not command.by or len(set(command.by)) < len(command.by):
        return Refusal("nobody-named", "name everybody who won his chips once", facts=(("why", "bounty"),))
    book = state.book.bounties
    named = {*book.waiting, *[one.player for one in book.unnamed], *[one.player for one in book.loose]}
    if command.player not in named:
        message = f"nobody waits to hear who knocked {command.player} out"
        return Refusal("not-knocked-out", message, facts=(("player", command.player),))
    # Whoever left a bounty in a pot may win that pot himself; nobody knocks himself out.
    in_a_pot = command.player not in book.waiting and _loose_of(book, command.player) is not None
    entered = {entry.player for entry in state.entries} - (set() if in_a_pot else {command.player})
    strange = next((player for player in command.by if player not in entered), None)
    if strange is not None:
        return Refusal(
            "unknown-player", f"{strange} cannot have won his chips", facts=(("player", strange), ("why", "bounty"))
        )
    return None
