"""Deals: the players who are left divide the prizes among themselves, and all sign (PSLive 5, MED-24).

    proposed ──► agreed by one after the other ──► made: the shares are fixed      ──► play ends, places by chips
        │                                                                         └──► play goes on for what is left
        └──► dropped

The amounts are those of ``maths.deals``, to the cent, from the stacks as they are. A deal lapses with the next hand.

Refusals, in this order:

    not-playing, reason-missing
    deal-made, deal-proposed      there is one already
    pool-open                     registration is not closed: nobody knows the prizes
    hand-in-progress              deals are made between hands
    pot-carried             a pot that nobody has won lies on a table (AMB-15)
    seats-not-divided       a satellite: seats are not money
    deals-not-allowed             house or law forbids it
    deal-not-disclosed            the rulebook wants every deal disclosed
    chips-not-counted       money is divided by chips: they must be counted, or the command says whose figures they are
    what ``maths.deals`` refuses: one-player, play-for-too-little, deal-does-not-sum, amounts-do-not-match, …

and of agreeing: no-deal, not-in-deal, agreed-already, deal-lapsed.
"""

from fractions import Fraction

from shuffleup.answer import Refusal, refuse
from shuffleup.maths.deals import DealFigures, DealMethod, DealTerms
from shuffleup.maths.deals import deal as divide
from shuffleup.rulebooks.policy.event import DealsPolicy
from shuffleup.tournament.decision import Draft, Events
from shuffleup.tournament.facts.prizes import prizes_now
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import busy_table, held_by_pot
from shuffleup.tournament.facts.standing import seats_of
from shuffleup.tournament.words import prizes as words
from shuffleup.tournament.words.state import Chair, EventState
from shuffleup.tournament.words.terms import WHOLE


def propose_deal(state: EventState, command: words.ProposeDeal, at: int) -> Events | Refusal:
    """Works the deal out and puts it before the players."""
    if refusal := _may_not_deal(state, command):
        return refusal
    chairs = _by_chips(state)
    amounts = _named(command, chairs)
    if isinstance(amounts, Refusal):
        return amounts
    rules = state.definition.deals
    terms = DealTerms(
        method=command.method,
        play_for_cents=command.play_for_cents,
        least_play_for=Fraction(rules.least_play_for, WHOLE),
        unit_cents=command.unit_cents,
        custom_cents=amounts,
        uncapped=command.uncapped,
    )
    divided = divide([chair.stack for chair in chairs], prizes_now(state).ladder[: len(chairs)], terms)
    if isinstance(divided, Refusal):
        return divided
    figures = command.figures if _goes_by_record(state, command) else ""
    return (words.DealProposed(_deal(state, command, divided, chairs, at), _rule(state), figures),)


def _deal(
    state: EventState, command: words.ProposeDeal, divided: DealFigures, chairs: list[Chair], at: int
) -> words.Deal:
    figures = zip(chairs, divided.amounts_cents, divided.icm_cents, strict=True)
    return words.Deal(
        number=state.outcome.deal.numbers + 1,
        method=command.method,
        shares=tuple([words.DealShare(chair.player, chair.stack, cents, by_icm) for chair, cents, by_icm in figures]),
        play_for=divided.play_for_cents,
        play_on=command.play_on,
        author=command.author,
        at=at,
        told=command.told,
    )


def _may_not_deal(state: EventState, command: words.ProposeDeal) -> Refusal | None:
    desk = state.outcome.deal
    if not command.author.strip():
        return refuse("reason-missing", why="deal")
    if desk.made is not None:
        return refuse("deal-made", deal=desk.made.number)
    if desk.proposed is not None:
        return refuse("deal-proposed", deal=desk.proposed.number)
    if state.cage.closed_at is None:
        return refuse("pool-open")
    return _in_hand(state) or _not_allowed(state, command)


def _in_hand(state: EventState) -> Refusal | None:
    busy = busy_table(state)
    if not busy and not state.round.open:
        return held_by_pot(state.floor.tables.values())
    return refuse("hand-in-progress", why="deal", table=busy)


def _not_allowed(state: EventState, command: words.ProposeDeal) -> Refusal | None:
    if seats_of(state):
        return refuse("seats-not-divided")
    if not state.definition.deals.allowed:
        return refuse("deals-not-allowed")
    policy = state.policy.event.deals_policy
    if policy is DealsPolicy.WHERE_LEGAL_MEDIA and not command.told.strip():
        return refuse("deal-not-disclosed", _rule(state))
    if _goes_by_record(state, command) and not command.figures.strip():
        return refuse("chips-not-counted")
    return None


def _goes_by_record(state: EventState, command: words.ProposeDeal) -> bool:
    """Is money divided by chips that people moved and nobody has counted since?"""
    by_chips = command.method in {DealMethod.ICM, DealMethod.CHIP_CHOP}
    return by_chips and not state.floor.dealt and not state.chips.counted


def _named(command: words.ProposeDeal, chairs: list[Chair]) -> tuple[int, ...] | Refusal:
    """The amounts that the players themselves agreed on, in the order of the stacks."""
    if command.method is not DealMethod.CUSTOM:
        return tuple([one.cents for one in command.amounts])
    cents = {one.player: one.cents for one in command.amounts}
    players = {chair.player for chair in chairs}
    if len(cents) < len(command.amounts) or set(cents) != players:
        odd = next(iter(sorted(set(cents) ^ players)), "somebody")
        return refuse("amounts-do-not-match", player=odd)
    return tuple([cents[chair.player] for chair in chairs])


def _by_chips(state: EventState) -> list[Chair]:
    return sorted(state.floor.chairs, key=lambda chair: (-chair.stack, chair.player))


def _rule(state: EventState) -> str:
    return rule_of(state, "deals_policy") if state.policy.event.deals_policy else ""


def agree_to_deal(draft: Draft, command: words.AgreeToDeal, at: int) -> Refusal | None:
    """One signature. The last one makes the deal; with nothing left to play for, play ends."""
    state = draft.state
    deal = state.outcome.deal.proposed
    if deal is None:
        return refuse("no-deal")
    if not command.witness.strip():
        return refuse("reason-missing", why="witness")
    if all(share.player != command.player for share in deal.shares):
        return refuse("not-in-deal", player=command.player)
    if command.player not in deal.missing:
        return refuse("agreed-already", player=command.player)
    stacks = {chair.player: chair.stack for chair in state.floor.chairs}
    if _in_hand(state) or {share.player: share.chips for share in deal.shares} != stacks:
        return refuse("deal-lapsed", deal=deal.number)
    draft.add(words.DealAgreed(deal.number, words.Signature(command.player, at, command.witness)))
    if deal.missing == (command.player,):
        draft.add(words.DealMade(deal.number, _ladder(state, deal), at, _rule(state)))
    return None


def _ladder(state: EventState, deal: words.Deal) -> tuple[int, ...]:
    """What the places of these players are worth from now on, and those below if one of these players is not paid."""
    fixed, now = state.prizes.ladder, prizes_now(state).ladder
    places = min(len(deal.shares), len(fixed))
    played_for = (*deal.play_for, *[0] * places)[: max(places, len(deal.play_for))]
    return played_for if now == fixed else (*played_for, *now[len(played_for) :])


def drop_deal(state: EventState, command: words.DropDeal, at: int) -> Events | Refusal:
    """Takes the deal off the table."""
    deal = state.outcome.deal.proposed
    if deal is None:
        return refuse("no-deal")
    if not (command.reason.strip() and command.author.strip()):
        return refuse("reason-missing", why="deal")
    return (words.DealDropped(deal.number, command.reason, command.author, at),)
