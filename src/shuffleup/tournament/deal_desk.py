"""Deals: the players who are left divide the prizes among themselves, and all of them sign (PSLive 5, MED-24).

    proposed ──► agreed by one after the other ──► made: the shares are fixed      ──► play ends, places by chips
        │                                                                         └──► play goes on for what is left
        └──► dropped

The amounts are those of ``maths.deals``, to the cent, from the stacks as they are. A deal lapses with the next hand.

Refusals, in this order:

    not-playing, reason-missing
    deal-made, deal-proposed      there is one already
    pool-open                     registration is not closed: nobody knows the prizes
    hand-in-progress              deals are made between hands
    pot-carried                   nor while a pot lies on a table that nobody has won (AMB-15)
    seats-not-divided             a satellite: seats are no money
    deals-not-allowed             house or law forbids it
    deal-not-disclosed            the rulebook wants every deal disclosed
    chips-not-counted             money is divided by chips: they are counted, or it is said whose figures they are
    whatever ``maths.deals`` answers: one-player, play-for-too-little, deal-does-not-sum, amounts-do-not-match, …

and of agreeing: no-deal, not-in-deal, agreed-already, deal-lapsed.
"""

from fractions import Fraction

from shuffleup.maths.deals import Deal as Divided
from shuffleup.maths.deals import DealMethod, DealTerms
from shuffleup.maths.deals import deal as divide
from shuffleup.maths.refusal import Refusal as NoDeal
from shuffleup.rulebooks.policy.event import DealsPolicy
from shuffleup.tournament import carried_pots, levels, satellites
from shuffleup.tournament.closing import end_by_deal
from shuffleup.tournament.draft import Decision, Draft, rule_of
from shuffleup.tournament.draws import Draw
from shuffleup.tournament.money_terms import WHOLE
from shuffleup.tournament.prize_commands import AgreeToDeal, DropDeal, ProposeDeal
from shuffleup.tournament.prize_events import DealAgreed, DealDropped, DealMade, DealProposed
from shuffleup.tournament.prize_state import Deal, DealShare, Signature
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Chair, EventState, Phase
from shuffleup.tournament.unpaid_places import prizes_now


def propose_deal(state: EventState, command: ProposeDeal, at: int) -> Decision:
    """Works the deal out and puts it before the players."""
    refusal = _may_not_deal(state, command)
    if refusal is not None:
        return refusal
    chairs = _by_chips(state)
    amounts = _named(command, chairs)
    if isinstance(amounts, Refusal):
        return amounts
    rules = state.opening.definition.deals
    terms = DealTerms(
        method=command.method,
        play_for_cents=command.play_for_cents,
        least_play_for=Fraction(rules.least_play_for, WHOLE),
        unit_cents=command.unit_cents,
        custom_cents=amounts,
    )
    divided = divide([chair.stack for chair in chairs], prizes_now(state).ladder[: len(chairs)], terms)
    if isinstance(divided, NoDeal):
        message = f"{divided.message}: {divided.hint}" if divided.hint else divided.message
        return Refusal(divided.code, message, facts=divided.facts)
    figures = command.figures if _goes_by_record(state, command) else ""
    return (DealProposed(_deal(state, command, divided, chairs, at), _rule(state), figures),)


def _deal(state: EventState, command: ProposeDeal, divided: Divided, chairs: list[Chair], at: int) -> Deal:
    figures = zip(chairs, divided.amounts_cents, divided.icm_cents, strict=True)
    return Deal(
        number=state.outcome.deal.numbers + 1,
        method=command.method,
        shares=tuple([DealShare(chair.player, chair.stack, cents, by_icm) for chair, cents, by_icm in figures]),
        play_for=divided.play_for_cents,
        play_on=command.play_on,
        author=command.author,
        at=at,
        told=command.told,
    )


def _may_not_deal(state: EventState, command: ProposeDeal) -> Refusal | None:
    desk = state.outcome.deal
    if state.phase is not Phase.PLAYING:
        return levels.not_playing(state)
    if not command.author.strip():
        return Refusal("reason-missing", "a deal names who wrote it down", facts=(("why", "deal"),))
    if desk.made is not None:
        return Refusal("deal-made", "a deal has been made already", facts=(("deal", desk.made.number),))
    if desk.proposed is not None:
        message = f"deal {desk.proposed.number} lies before the players: drop it first"
        return Refusal("deal-proposed", message, facts=(("deal", desk.proposed.number),))
    if state.cage.closed_at is None:
        return Refusal("pool-open", "registration is not closed: the prizes are not fixed yet")
    return _in_hand(state) or _not_allowed(state, command)


def _in_hand(state: EventState) -> Refusal | None:
    busy = next((table.number for table in state.floor.tables.values() if table.hand), 0)
    if not busy and not state.round.open:
        return carried_pots.stays(state.floor.tables.values())
    message = f"table {busy} plays a hand" if busy else "the round is not closed"
    return Refusal("hand-in-progress", f"{message}: deals are made between hands", facts=(("why", "deal"),))


def _not_allowed(state: EventState, command: ProposeDeal) -> Refusal | None:
    if satellites.seats_of(state):
        return Refusal("seats-not-divided", "seats of a satellite are no money: they are played for")
    if not state.opening.definition.deals.allowed:
        return Refusal("deals-not-allowed", "in this event the players may not divide the prizes")
    policy = state.opening.policy.policy.event.deals_policy
    if policy is DealsPolicy.WHERE_LEGAL_MEDIA and not command.told.strip():
        message = "every deal is disclosed to the media: say to whom this one is told"
        return Refusal("deal-not-disclosed", message, _rule(state))
    if _goes_by_record(state, command) and not command.figures.strip():
        message = "nobody has counted the chips that are left: count them first, or say whose figures they are"
        return Refusal("chips-not-counted", message)
    return None


def _goes_by_record(state: EventState, command: ProposeDeal) -> bool:
    """Is money divided by chips that people moved, and that nobody has counted since?"""
    by_chips = command.method in {DealMethod.ICM, DealMethod.CHIP_CHOP}
    return by_chips and not state.floor.dealt and not state.chips.counted


def _named(command: ProposeDeal, chairs: list[Chair]) -> tuple[int, ...] | Refusal:
    """The amounts of a deal of the players' own, in the order of the stacks."""
    if command.method is not DealMethod.CUSTOM:
        return tuple([one.cents for one in command.amounts])
    cents = {one.player: one.cents for one in command.amounts}
    players = {chair.player for chair in chairs}
    if len(cents) < len(command.amounts) or set(cents) != players:
        odd = next(iter(sorted(set(cents) ^ players)), "somebody")
        message = f"name one amount for each player who is left: {odd} has none, or two, or is not in"
        return Refusal("amounts-do-not-match", message, facts=(("player", odd),))
    return tuple([cents[chair.player] for chair in chairs])


def _by_chips(state: EventState) -> list[Chair]:
    chairs = [chair for table in state.floor.tables.values() for chair in table.chairs]
    return sorted(chairs, key=lambda chair: (-chair.stack, chair.player))


def _rule(state: EventState) -> str:
    return rule_of(state, "deals_policy") if state.opening.policy.policy.event.deals_policy else ""


# ── agreeing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def agree_to_deal(state: EventState, command: AgreeToDeal, at: int, draw: Draw | None) -> Decision:
    """One signature. The last one makes the deal; with nothing left to play for, play ends."""
    deal = state.outcome.deal.proposed
    if deal is None:
        return _no_deal()
    if not command.witness.strip():
        return Refusal("reason-missing", "say who saw him agree", facts=(("why", "witness"),))
    if all(share.player != command.player for share in deal.shares):
        message = f"{command.player} has no part in deal {deal.number}"
        return Refusal("not-in-deal", message, facts=(("player", command.player),))
    if command.player not in deal.missing:
        return Refusal("agreed-already", f"{command.player} has agreed", facts=(("player", command.player),))
    if _in_hand(state) or {share.player: share.chips for share in deal.shares} != _stacks(state):
        message = f"hands have been played since deal {deal.number} was worked out: drop it and propose another"
        return Refusal("deal-lapsed", message, facts=(("deal", deal.number),))
    draft = Draft(state, draw)
    draft.add(DealAgreed(deal.number, Signature(command.player, at, command.witness)))
    if deal.missing == (command.player,):
        draft.add(DealMade(deal.number, _ladder(state, deal), at, _rule(state)))
        if not (any(deal.play_for) or deal.play_on):
            end_by_deal(draft, at)
    return draft.events


def _stacks(state: EventState) -> dict[str, int]:
    return {chair.player: chair.stack for chair in _by_chips(state)}


def _ladder(state: EventState, deal: Deal) -> tuple[int, ...]:
    """What the places of these players are worth from now on, and those below where one of them is not paid."""
    fixed, now = state.prizes.ladder, prizes_now(state).ladder
    places = min(len(deal.shares), len(fixed))
    played_for = (*deal.play_for, *[0] * places)[: max(places, len(deal.play_for))]
    return played_for if now == fixed else (*played_for, *now[len(played_for) :])


def drop_deal(state: EventState, command: DropDeal, at: int) -> Decision:
    """Takes the deal off the table."""
    deal = state.outcome.deal.proposed
    if deal is None:
        return _no_deal()
    if not (command.reason.strip() and command.author.strip()):
        return Refusal("reason-missing", "say why the deal is off, and who says so", facts=(("why", "deal"),))
    return (DealDropped(deal.number, command.reason, command.author, at),)


def _no_deal() -> Refusal:
    return Refusal("no-deal", "no deal lies before the players")
