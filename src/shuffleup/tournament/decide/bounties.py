"""What follows for bounties from everything that happens: entries, busts, departures, the end of play (MED-15).

These events have no command of their own. They follow their causes in the same decision: a bounty is won when its
player is placed, because until then he may still come back, by the players whom the report of his last hand names.

Refusals:

    bounty-unfit, bounty-not-in-book     when the event is opened
    draw-needed                          an envelope is to be drawn
    bounty-unnamed                       prizes, and the end of a flight, wait until the floor has named who knocked
                                         somebody out
    nobody-named, unknown-player, not-knocked-out, reason-missing     naming him
    no-heads, play-over, reason-missing, bounty-unfit, not-in-play    putting money of the house on a head
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.maths.rounding import apportion
from shuffleup.tournament.decision import DRAW_NEEDED, Draft, Events
from shuffleup.tournament.facts.bounties import (
    bounty_gains,
    bounty_rule,
    filled_envelopes,
    holds_bounty,
    may_win,
    pot_winners,
)
from shuffleup.tournament.facts.standing import bounty_terms, table_of
from shuffleup.tournament.words import bounties as e
from shuffleup.tournament.words.bounties import Bounties, KnockOut, LooseBounty, NameKnockOut, PutBounty, Taker
from shuffleup.tournament.words.commands import ReportHand
from shuffleup.tournament.words.conduct import PlayerRemoved
from shuffleup.tournament.words.draws import Draw
from shuffleup.tournament.words.entry import EntrySold, EntryVoided, StackSurrendered
from shuffleup.tournament.words.events import Event, HandReported, PlayEnded, PlayersPlaced
from shuffleup.tournament.words.money import BOUNTIES, OVERLAY, AccountKind, LedgerPosting, owed_to, transfer
from shuffleup.tournament.words.state import EventState, Phase
from shuffleup.tournament.words.terms import BountyKind, BountyTerms, Flight


def win_loose(draft: Draft, before: EventState, event: HandReported) -> None:
    """Bounties that went with this pot."""
    command = draft.command
    assert isinstance(command, ReportHand), "hands are reported by nothing else"
    winners = pot_winners(command.result) if before.bounties.loose else ()
    winners = may_win(draft.state, winners)
    for loose in before.bounties.loose if winners else ():
        if loose.table == event.table or loose.table not in before.floor.tables:
            _win(draft, loose.player, loose.cents, winners, loose=True)


def _win(
    draft: Draft, player: str, cents: int, by: tuple[Taker, ...], *, loose: bool = False, author: str = ""
) -> None:
    terms = bounty_terms(draft.state)
    assert terms is not None
    # A knock-out that is worth nothing counts all the same.
    nothing = tuple([e.Gain(taker.player, 0) for taker in by])
    gains = bounty_gains(terms, cents, by, draft.state.bounties.heads) if cents else nothing
    draft.add(e.BountyWon(player, cents, gains, _paid(gains), loose, bounty_rule(draft.state), author))


def _paid(gains: tuple[e.Gain, ...]) -> tuple[LedgerPosting, ...]:
    """Money out of the bounties, owed to those who won it."""
    postings: list[LedgerPosting] = []
    for gain in gains:
        postings += transfer(owed_to(gain.player, AccountKind.PRIZES), BOUNTIES, gain.cash)
    return tuple(postings)


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def settle_placed(draft: Draft, before: EventState, event: PlayersPlaced) -> None:
    """Every player who bust and is out for good, in the order of the knock-outs."""
    out = {place.player for place in event.places} & {bust.player for bust in before.round.busts}
    order = [player for player in before.bounties.waiting if player in out]
    for player in [*order, *sorted(out.difference(order))]:
        _settle(draft, player, draft.state.bounties.on_head(player))


def _settle(draft: Draft, player: str, cents: int) -> None:
    """One knock-out: what is on the head, or an envelope."""
    book = draft.state.bounties
    knock_out = book.waiting.get(player) or KnockOut(player, 0, 0, ())
    if not knock_out.by:
        draft.add(e.BountyUnnamed(knock_out))
    else:
        _won_by(draft, knock_out, cents)


def _won_by(draft: Draft, knock_out: KnockOut, cents: int, author: str = "") -> None:
    """A knock-out whose winners are known. Where none of them may win the bounty, it lies in the next pot."""
    player, takers = knock_out.player, may_win(draft.state, knock_out.by)
    if draft.state.bounties.envelopes and takers and holds_bounty(draft.state, player):
        _draw(draft, player, takers)
        return
    if cents and not takers:
        draft.add(e.BountyLeft(player, knock_out.table, cents, bounty_rule(draft.state)))
    _win(draft, player, cents if takers else 0, takers or knock_out.by, author=author)


def _draw(draft: Draft, player: str, by: tuple[Taker, ...]) -> None:
    """One of the envelopes that are left."""
    if not draft.has_draw:
        draft.refused = DRAW_NEEDED
        return
    draft.add(envelope_drawn(draft.state, player, by, draft.draw.part(f"envelope-{player}")))


def envelope_drawn(state: EventState, player: str, by: tuple[Taker, ...], draw: Draw) -> e.EnvelopeDrawn:
    """The envelope that this draw picks; the same draw always picks the same one."""
    terms = bounty_terms(state)
    assert terms is not None
    left = state.bounties.envelopes
    place = draw.dice().below(len(left))
    gains = bounty_gains(terms, left[place], by, {})
    return e.EnvelopeDrawn(player, place, left[place], gains, _paid(gains), draw)


def fill_if_due(draft: Draft, _before: EventState, _event: Event) -> None:
    """Fills the envelopes once entry is over and few enough players are left: with flights, on the final day."""
    state = draft.state
    terms = bounty_terms(state)
    assert terms is not None
    selling = state.cage.closed_at is None or isinstance(state.definition.part, Flight)
    early = terms.from_players and state.floor.players > terms.from_players
    if terms.kind is BountyKind.MYSTERY and not (selling or early or state.bounties.mystery.filled):
        _fill(draft, terms)


def _fill(draft: Draft, terms: BountyTerms) -> None:
    state = draft.state
    holders = sum([holds_bounty(state, chair.player) for chair in state.floor.chairs])
    envelopes, rest = filled_envelopes(state.bounties.mystery.purse, holders, terms)
    draft.add(e.EnvelopesFilled(envelopes, rest))


# ── players who leave, come back, or stay to the end ─────────────────────────────────────────────────────────────────


def leave_bounty(draft: Draft, _before: EventState, event: PlayerRemoved | StackSurrendered) -> None:
    """The bounty on a departing player's head lies in the next pot of his table."""
    cents = draft.state.bounties.on_head(event.player)
    if cents and event.table:
        draft.add(e.BountyLeft(event.player, event.table, cents, bounty_rule(draft.state)))


def settle_re_entered(draft: Draft, before: EventState, event: EntrySold) -> None:
    """A player who enters again before he was placed leaves the bounty of his last life behind."""
    player = event.entry.player
    if any(bust.player == player for bust in before.round.busts):
        _settle(draft, player, before.bounties.on_head(player))


def keep_bounties(draft: Draft, _before: EventState, _event: PlayEnded) -> None:
    """Each player left keeps what is on his head, or draws an envelope; what is left over goes to the best placed."""
    state = draft.state
    terms = bounty_terms(state)
    assert terms is not None
    if terms.kind is BountyKind.MYSTERY and not state.bounties.mystery.filled:
        _fill(draft, terms)
    for place in sorted(state.places, key=lambda one: one.place):
        player = place.player
        if table_of(state, player) is None:
            continue
        head = draft.state.bounties.on_head(player)
        if head:
            draft.add(e.BountyKept(player, head, _paid((e.Gain(player, head),))))
        if draft.state.bounties.envelopes and holds_bounty(state, player):
            _draw(draft, player, (Taker(player, 1),))
    _empty_purse(draft)


def _empty_purse(draft: Draft) -> None:
    """What is left at the end goes to first place, once it is known who knocked out every player."""
    book = draft.state.bounties
    left = sum(one.cents for one in book.loose) + sum(book.envelopes) + book.mystery.purse
    if book.unnamed or not left:
        return
    best = min(place.place for place in draft.state.places)
    first = [place.player for place in draft.state.places if place.place == best]
    shares = apportion(left, [1] * len(first))
    gains = tuple([e.Gain(player, share) for player, share in zip(first, shares, strict=True)])
    draft.add(e.PursePaid(gains, _paid(gains)))


def put_bounty(state: EventState, command: PutBounty, at: int) -> Events | Refusal:
    """The house puts money on the head of a player who is in."""
    terms, player = bounty_terms(state), command.player
    if terms is None or terms.kind is BountyKind.MYSTERY:
        return refuse("no-heads")
    if state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}:
        return refuse("play-over")
    if not command.author.strip():
        return refuse("reason-missing", why="head")
    if command.cents < 1 or command.cents % terms.unit_cents:
        return refuse("bounty-unfit", fault="units", cents=command.cents, unit_cents=terms.unit_cents)
    entered = any(entry.player == player for entry in state.entries)
    if not entered or (state.floor.tables and table_of(state, player) is None):
        return refuse("not-in-play", player=player)
    postings = transfer(BOUNTIES, OVERLAY, command.cents)
    return (e.BountyPut(player, command.cents, command.author, postings, at, command.reason),)


def take_back_put(draft: Draft, _before: EventState, event: EntryVoided) -> None:
    """What the house has put on a head goes back to it with the player's entry."""
    cents = draft.state.bounties.on_head(event.player)
    if cents and all(entry.player != event.player for entry in draft.state.entries):
        postings = transfer(OVERLAY, BOUNTIES, cents)
        draft.add(e.BountyPut(event.player, -cents, event.author, postings, event.at, event.reason))


def name_knock_out(draft: Draft, command: NameKnockOut) -> Refusal | None:
    """Who knocked a player out, or won the pot with his bounty, as the floor says; he may have a place already."""
    state = draft.state
    if refused := _cannot_name(state, command):
        return refused
    book = state.bounties
    by = tuple([Taker(player, 1) for player in command.by])
    waiting = book.waiting.get(command.player)
    if waiting is not None:
        return draft.take([e.KnockedOut((KnockOut(command.player, waiting.table, waiting.hand, by),))])
    loose = _loose_of(book, command.player)
    if loose is not None:
        _win(draft, command.player, loose.cents, by, loose=True, author=command.author)
    else:
        named = KnockOut(command.player, 0, 0, by)
        _won_by(draft, named, book.on_head(command.player), command.author)
    if state.phase is Phase.PLAYED_OUT:
        _empty_purse(draft)
    return None


def _loose_of(book: Bounties, player: str) -> LooseBounty | None:
    """The bounty that a player left to a pot, unless the floor must first say who knocked him out."""
    if any(one.player == player for one in book.unnamed):
        return None
    return next((one for one in book.loose if one.player == player), None)


def _cannot_name(state: EventState, command: NameKnockOut) -> Refusal | None:
    if not command.author.strip():
        return refuse("reason-missing", why="bounty")
    if not command.by or len(set(command.by)) < len(command.by):
        return refuse("nobody-named", why="bounty")
    book = state.bounties
    named = {*book.waiting, *[one.player for one in book.unnamed], *[one.player for one in book.loose]}
    if command.player not in named:
        return refuse("not-knocked-out", player=command.player)
    # A player who left a bounty in a pot may win that pot himself; nobody knocks himself out.
    in_a_pot = command.player not in book.waiting and _loose_of(book, command.player) is not None
    entered = {entry.player for entry in state.entries} - (set() if in_a_pot else {command.player})
    strange = next((player for player in command.by if player not in entered), None)
    if strange is not None:
        return refuse("unknown-player", player=strange, why="bounty")
    return None
