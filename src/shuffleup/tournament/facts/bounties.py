"""Who knocked whom out, and how a bounty is divided: from the pots of a hand to cents for players (MED-15).

the last pot he was in    of those he could win, the one with fewest contenders; its winners take him, high or low
several winners           fixed: the one with more chips when the hand began, or the first left of the button
                          else: in equal parts, whatever each won of that pot, odd units to the first left of the button
progressive               of each part, half (rounded up) in money, and half onto the winner's own head, or as announced
"""

from collections.abc import Mapping, Sequence

from shuffleup.answer import Refusal, refuse
from shuffleup.maths.rounding import apportion
from shuffleup.rulebooks.rule import citation
from shuffleup.table.result import HandResult, PotResult, whole_pots
from shuffleup.tournament.words.bounties import Bounties, Gain, Taker
from shuffleup.tournament.words.state import EventState
from shuffleup.tournament.words.terms import WHOLE, BountyKind, BountyTerms


def bounty_rule(state: EventState) -> str:
    """The rule of the book on bounties, as people cite it; empty where the book is silent."""
    known = state.policy.event.bounty_mode is not None
    return str(citation(state.opening.policy, "bounty_mode")) if known else ""


def unnamed_knock_out(book: Bounties) -> Refusal | None:
    """The refusal of whatever waits until every knock-out is named; None if nothing is open."""
    if not book.unnamed:
        return None
    player = book.unnamed[0].player
    return refuse("bounty-unnamed", player=player)


def takers(result: HandResult, player: str) -> tuple[Taker, ...]:
    """Who won a player's last chips, clockwise from the button; nobody if the report does not tell.

    A report without pots tells it if only one player has more chips than before.
    """
    seat = next(place for place, one in enumerate(result.seats) if one.player == player)
    pots = whole_pots(result.pots)
    contended = [pot for pot in pots if seat in pot.contenders]
    # A player all-in for a blind with a dead hand contends for nothing: his chips are in the main pot.
    pot = min(contended, key=_contenders) if contended else max(pots, key=_contenders, default=None)
    return _winners(result, pot) if pot else _only_winner(result)


def pot_winners(result: HandResult) -> tuple[Taker, ...]:
    """Who won the main pot of a hand; nobody if the report does not tell."""
    main = max(whole_pots(result.pots), key=_contenders, default=None)
    return _winners(result, main) if main else _only_winner(result)


def _contenders(pot: PotResult) -> int:
    return len(pot.contenders)


def _winners(result: HandResult, pot: PotResult) -> tuple[Taker, ...]:
    won: dict[int, int] = {}
    for seat, share in pot.shares:
        won[seat] = won.get(seat, 0) + share
    winners = [(seat, one) for seat, one in enumerate(result.seats) if won.get(seat, 0) > 0 and not one.busted]
    return tuple([Taker(one.player, won[seat], one.started) for seat, one in winners])


def _only_winner(result: HandResult) -> tuple[Taker, ...]:
    winners = [
        Taker(one.player, one.finished - one.started, one.started)
        for one in result.seats
        if one.finished is not None and one.finished > one.started
    ]
    return tuple(winners) if len(winners) == 1 else ()


def bounty_gains(terms: BountyTerms, cents: int, by: Sequence[Taker], heads: Mapping[str, int]) -> tuple[Gain, ...]:
    """What each taker gets of a bounty; a half meant for the head of a player who has left is paid in money too."""
    if terms.kind is BountyKind.FIXED:
        most = max(by, key=lambda taker: taker.started)  # the first among equals: first left of the button
        return (Gain(most.player, cents),)
    parts = shared_cents(cents, by, terms.unit_cents)
    if terms.kind is BountyKind.MYSTERY:
        return tuple([Gain(taker.player, part) for taker, part in zip(by, parts, strict=True)])
    return tuple([_divided(taker.player, part, terms, heads) for taker, part in zip(by, parts, strict=True)])


def shared_cents(cents: int, by: Sequence[Taker], unit: int) -> tuple[int, ...]:
    """Cents in equal parts of whole units, odd units clockwise from the button.

    Not in proportion to the chips each won: an odd chip of a small pot would decide, and the rule divides between
    players.
    """
    units, rest = divmod(cents, unit)
    parts = [part * unit for part in apportion(units, [1] * len(by))]
    parts[0] += rest
    return tuple(parts)


def _divided(player: str, cents: int, terms: BountyTerms, heads: Mapping[str, int]) -> Gain:
    """A part of a progressive bounty is paid at once, the rest goes onto the winner's head; usually half and half.

    Of units that cannot be divided the last is paid, unless the event announces that it goes onto the head.
    """
    if player not in heads:
        return Gain(player, cents)
    unit, paid = terms.unit_cents, cents * (WHOLE - terms.head_share)
    units = paid // (WHOLE * unit) if terms.odd_to_head else -(-paid // (WHOLE * unit))
    cash = min(cents, units * unit)
    return Gain(player, cash, cents - cash)


def holds_bounty(state: EventState, player: str) -> bool:
    """Has the player's last entry put a bounty on his head, or into the purse?"""
    own = [entry.bounty_cents for entry in state.entries if entry.player == player][-1:]
    return any(cents is None or cents > 0 for cents in own)


def may_win(state: EventState, by: Sequence[Taker]) -> tuple[Taker, ...]:
    """Those of the winners of a pot who may win the bounty in it."""
    shares = state.definition.money.shares
    terms = shares.bounty
    if terms is None or not terms.only_holders:
        return tuple(by)
    return tuple([taker for taker in by if holds_bounty(state, taker.player)])


def filled_envelopes(purse: int, players: int, terms: BountyTerms) -> tuple[tuple[int, ...], int]:
    """One envelope for each player left, richest first, and the remainder that does not make a whole unit."""
    named = _named_envelopes(purse, players, terms)
    others = players - len(named)
    units, rest = divmod(purse - sum(named), terms.unit_cents)
    equal = [part * terms.unit_cents for part in apportion(units, [1] * others)] if others else []
    if others:
        return (*named, *equal), rest
    if not named or terms.amounts:
        return tuple(named), purse - sum(named)
    named[0] += units * terms.unit_cents
    return tuple(named), rest


def _named_envelopes(purse: int, players: int, terms: BountyTerms) -> list[int]:
    """The envelopes whose content is announced: as shares of the purse, or as amounts as far as the purse goes."""
    if not terms.amounts:
        return [purse * share // WHOLE // terms.unit_cents * terms.unit_cents for share in terms.envelopes[:players]]
    named: list[int] = []
    for cents in terms.amounts[:players]:
        if sum(named) + cents > purse:
            break
        named.append(cents)
    return named
