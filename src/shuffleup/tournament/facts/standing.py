"""Who is still in, who is out in which place, whom the table waits for, and how few may be left.

Places of players who bust, and who shares one:

same hand, same table         more chips at the start of the hand places higher, and equal chips share a place; a house
                              may let all of them share
same round, several tables    TDA RP-8 A: all of them share, whichever table they bust at
                              PSLive 23, FIGP 60: the best of each table share, then the next of each, and so on
different rounds              later busts place higher
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.rulebooks.policy.event import TieAcrossTables, TieAtTable
from shuffleup.tournament.decision import Draft
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.words.definition import Seats
from shuffleup.tournament.words.entry import Purchase, PurchaseKind, PurchaseStatus
from shuffleup.tournament.words.events import PlayersPlaced
from shuffleup.tournament.words.offers import ALWAYS, Offer, Sale, Window
from shuffleup.tournament.words.state import Bust, EventState, FloorTable, Phase, Place, Procedure
from shuffleup.tournament.words.terms import BountyTerms, MoneyTerms

_ALL_SHARE = TieAcrossTables.SHARE_PAID_PLACES


def table_of(state: EventState, player: str) -> FloorTable | None:
    """The table where a player sits; None if he is not in play."""
    for table in state.floor.tables.values():
        if any(chair.player == player for chair in table.chairs):
            return table
    return None


def standing(state: EventState) -> int:
    """How many players are ahead of the next one out: those still playing, and those who have left with a seat."""
    return state.floor.players + len(state.outcome.winners)


def ends_with(state: EventState) -> int:
    """With how few players in play the event is over; 0 when every seat is won."""
    seats = seats_of(state)
    if seats:
        return seats - len(state.outcome.winners)
    return max(1, state.definition.closing.players_left)


def is_decided(state: EventState) -> bool:
    """Are few enough players left to end the event, or all seats won?"""
    left = ends_with(state)
    return not left or state.floor.players <= left


def satellite_terms(state: EventState) -> Seats | None:
    """The seats of a satellite; None in any other event."""
    plan = state.outcome.prizes.plan or state.definition.payouts
    return plan.table if isinstance(plan.table, Seats) else None


def seats_of(state: EventState) -> int:
    """How many seats are won in this event; 0 before the pool is settled, and outside satellites."""
    table = satellite_terms(state)
    if table is None or state.outcome.deal.made:
        return 0
    return sum([prize >= table.cents for prize in state.prizes.ladder])


def paid_places(state: EventState) -> int:
    """How many places everybody plays for: the seats of a satellite, else the places with a prize.

    A player with a part in a deal is in the money.
    """
    deal = state.outcome.deal.made
    return len(deal.shares) if deal else seats_of(state) or len(state.prizes.ladder)


def bounty_terms(state: EventState) -> BountyTerms | None:
    """The bounties of an event; None where there are none."""
    shares = state.definition.money.shares
    return shares.bounty


def is_selling(state: EventState) -> bool:
    """In an event in play, may the pool still grow?"""
    return state.cage.closed_at is None


def pool_is_settled(state: EventState) -> bool:
    """Is the pool settled, so that not even the director can sell anything more?"""
    return state.cage.closed_at is not None or state.phase in {Phase.PLAYED_OUT, Phase.FINISHED}


def sale_is_over(state: EventState, at: int = 0) -> bool:
    """Is the sale over, with nothing to be sold any more and the pool not settled yet?

    ``at`` is needed where entry ends some minutes after the start; without it the present level is taken to have begun
    just now.
    """
    windows = windows_of_sale(state.definition.money)
    if not windows:
        return is_selling(state) and state.clock.number > 0
    return is_selling(state) and all(is_past(state, window, max(at, state.clock.started_at)) for window in windows)


def windows_of_sale(money: MoneyTerms) -> tuple[Window, ...]:
    """The windows of everything that is sold during play; none if the sale ends when play begins.

    Prices are not among them: a price applies only while entries are sold.
    """
    late = () if money.admission.late == ALWAYS else (money.admission.late,)
    return (*late, *[one.window for one in (*money.rebuys, *money.add_ons)])


def last_level_of_sale(money: MoneyTerms) -> int:
    """The last level by whose number a sale ends; 0 if none does."""
    return max([window.until_level for window in windows_of_sale(money)], default=0)


def is_past(state: EventState, window: Window, at: int) -> bool:
    """Is a window over for good? With a level, once the next one has begun."""
    schedule, doubt = state.clock.schedule, state.day.doubt
    passed = doubt.reading if doubt else at
    return (
        0 < window.until_level < state.clock.number
        or 0 < window.until_day <= schedule.day.number
        or (window.minutes > 0 and 0 < schedule.started_at <= passed - window.length)
        or 0 < window.until <= at
    )


def awaited_rebuys(state: EventState) -> tuple[str, ...]:
    """Players who lost their last chip, may rebuy, and have neither done so nor declined."""
    if not state.definition.money.rebuys:
        return ()
    return tuple([bust.player for bust in state.round.busts if may_come_back(state, bust)])


def may_come_back(state: EventState, bust: Bust) -> bool:
    """May a player without chips, who has not declined, still rebuy?"""
    if bust.player in state.cage.declined or may_not_enter(state, bust.player) is not None:
        return False
    return any(may_buy(state, offer, bust.player) for offer in state.definition.money.rebuys)


def may_buy(state: EventState, offer: Offer, player: str) -> bool:
    """Is this rebuy sold at this time, and may the player have one more of it?"""
    return no_rebuys_now(state, offer) is None and used_up(state, offer, player) is None


def may_not_enter(state: EventState, player: str) -> Refusal | None:
    """The refusal of an entry or of more chips for a player who is banned, or was put out of this event."""
    conduct = state.conduct
    ban = next((ban for ban in conduct.bans if ban.player == player), None)
    leaves = any(removal.player == player and removal.sanction for removal in conduct.removals)
    if ban is None and not leaves and player not in conduct.removed:
        return None
    return refuse(
        "barred", rule_of(state, "penalty_scale"), player=player, scope=ban.scope.value if ban else "event-removed"
    )


def no_rebuys_now(state: EventState, offer: Offer) -> Refusal | None:
    """The refusal of a rebuy at this time. Rebuys are sold until the level after their last one begins."""
    if pool_is_settled(state):
        return refuse("registration-closed", why="settled")
    level, window = state.clock.number, offer.window
    if state.phase is Phase.PLAYING and level < window.from_level:
        return refuse("rebuys-not-yet", first_level=window.from_level, level=level)
    if state.phase is Phase.PLAYING and not is_past(state, window, state.clock.started_at):
        return None
    return refuse("rebuys-over", last_level=window.until_level, level=level)


def used_up(state: EventState, offer: Offer, player: str) -> Refusal | None:
    """The refusal of more rebuys or add-ons of one kind than a player may have."""
    used = len(purchases_of(state, player, PurchaseKind(offer.kind.value), offer.name))
    if offer.most is None or used < offer.most:
        return None
    if offer.kind is Sale.ADD_ON:
        return refuse("add-ons-used-up", limit=offer.most, player=player)
    return refuse("rebuys-used-up", limit=offer.most, player=player, used=used)


def purchases_of(state: EventState, player: str, kind: PurchaseKind, name: str | None = None) -> tuple[Purchase, ...]:
    """A player's purchases of one kind, or of one offer of this name, without those that were voided."""
    return tuple(
        [
            one
            for one in state.cage.purchases
            if one.player == player
            and one.kind is kind
            and name in (None, one.offer)
            and one.standing is not PurchaseStatus.VOIDED
        ]
    )


# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def place_busts(draft: Draft, at: int, before: tuple[str, ...] = ()) -> None:
    """Places every bust player who has no place yet, behind the players who are left.

    Players in ``before`` have been placed already though they went out later: they move up by as many places.
    """
    busts = draft.state.round.busts
    if busts:
        procedure = draft.state.procedure
        together = groupby(busts, key=lambda bust: (bust.round, bust.round or bust.hand))
        in_turn = [list(group) for _, group in together][::-1]  # those who lasted longest come first
        groups = [group for together in in_turn for group in ranked_busts(together, procedure)]
        rules = tuple(dict.fromkeys([rule for together in in_turn for rule in _ruled_by(draft.state, together)]))
        risen = [
            replace(one, place=one.place - len(busts)) for one in draft.state.outcome.places if one.player in before
        ]
        placed = places_below(standing(draft.state) + len(risen), groups, at)
        draft.add(PlayersPlaced((*sorted(risen, key=lambda one: one.place), *placed), rules))


def _ruled_by(state: EventState, together: Sequence[Bust]) -> Iterator[str]:
    """The rules that separate simultaneous busts, or let them share; for one bust alone there is nothing to decide."""
    event = state.policy.event
    tables = [bust.table for bust in together]
    several = len(set(tables)) > 1
    if several:
        yield rule_of(state, "tie_different_tables")
    within = len(set(tables)) < len(tables) and not (several and event.tie_different_tables is _ALL_SHARE)
    if within and event.tie_same_table is not None:
        yield rule_of(state, "tie_same_table")


def ranked_busts(busts: Sequence[Bust], procedure: Procedure) -> list[tuple[Bust, ...]]:
    """Simultaneous busts in groups that share a place, best first."""
    tables = {bust.table for bust in busts}
    if len(tables) > 1 and procedure.tie_across_tables is _ALL_SHARE:
        return [tuple(busts)]
    by_table = [_parted([bust for bust in busts if bust.table == table], procedure) for table in sorted(tables)]
    return [tuple([bust for group in level for bust in group]) for level in zip_longest(*by_table, fillvalue=())]


def _parted(busts: Sequence[Bust], procedure: Procedure) -> list[tuple[Bust, ...]]:
    """The busts of one table: by their chips when the hand began, or all together."""
    if procedure.tie_at_table is not TieAtTable.STARTING_CHIPS:
        return [tuple(busts)]
    in_order = sorted(busts, key=lambda bust: -bust.started)
    return [tuple(group) for _, group in groupby(in_order, key=lambda bust: bust.started)]


def places_below(players_left: int, groups: Iterable[Sequence[Bust]], at: int) -> Iterator[Place]:
    """The places after those of the players who are left; a shared place counts as many places as it has players."""
    place = players_left + 1
    for group in groups:
        for bust in group:
            yield Place(bust.player, place, len(group), at)
        place += len(group)
