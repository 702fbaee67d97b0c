"""Who may buy more chips while keeping his seat, and whose answer the table waits for.

Refusals of more chips, in this order:

    no-rebuys, no-add-on    the event sells none
    unknown-offer           the event has none of this name
    rebuys-not-yet          the first level in which they are sold has not begun
    registration-closed     the pool is settled
    rebuys-over             the last level in which they are sold is over
    not-in-play             he has no seat, or is out
    missed-hand             his table has dealt without him (TDA 27)
    hand-in-progress        his table plays a hand: a rebuy is announced before one
    too-many-chips          he has more chips than a rebuy allows
    rebuys-used-up          he has bought as many as he may
    debt-unpaid             he has not paid the last one

of declining: registration-closed and rebuys-over as above, and not-awaited if the player is not being asked

and while somebody may still rebuy

    rebuy-open              of the next hand, and of new seats for his table or for everybody
    seat-taken              of his chair
"""

from collections.abc import Sequence

from shuffleup.answer import Refusal, Why, refuse
from shuffleup.tournament.facts.clock import at_present
from shuffleup.tournament.facts.rules import rule_of
from shuffleup.tournament.facts.seats import free_chairs
from shuffleup.tournament.facts.standing import awaited_rebuys, no_rebuys_now, table_of, used_up
from shuffleup.tournament.facts.windows import is_open
from shuffleup.tournament.words.entry import Alternate, AlternateReleased
from shuffleup.tournament.words.money import AccountKind, balance_of, owed_to, refund_of, transfer
from shuffleup.tournament.words.offers import Offer
from shuffleup.tournament.words.state import Bust, EventState, FloorTable, chair_of


def alternate_released(alternate: Alternate, reason: Why, author: str, at: int) -> AlternateReleased:
    """The event by which an alternate's deposit becomes a refund."""
    due = alternate.buy_in_cents + alternate.fee_cents
    deposit = owed_to(alternate.player, AccountKind.DEPOSITS)
    postings = transfer(refund_of(alternate.player), deposit, due)
    return AlternateReleased(alternate.ticket, alternate.player, reason, author, postings, at)


def rebuy_unanswered(state: EventState, table: int = 0) -> Refusal | None:
    """The refusal of the next hand at a table, or (0) of a round, while somebody there may still rebuy."""
    player = _first_asked(state, table)
    return refuse("rebuy-open", rule_of(state, "rebuy_announcement_binding"), player=player) if player else None


def keeps_seats(state: EventState, table: int = 0) -> Refusal | None:
    """The refusal of new seats for the players of a table, or (0) for everybody, while somebody may still rebuy there.

    He keeps his chair until he has answered, and a draw for seats would give him none.
    """
    player = _first_asked(state, table)
    if not player:
        return None
    return refuse("rebuy-open", rule_of(state, "rebuy_announcement_binding"), why="seats", player=player)


def _first_asked(state: EventState, table: int) -> str:
    """The first player to bust at a table, or (0) anywhere, who has not answered; empty if there is none."""
    if not state.round.busts:
        return ""
    waiting = awaited_rebuys(state)
    return next((bust.player for bust in state.round.busts if bust.player in waiting and table in (0, bust.table)), "")


def open_chairs(state: EventState, table: FloorTable) -> tuple[int, ...]:
    """The chairs of a table that can be given out: free, and not kept for a player who may still rebuy."""
    return tuple([chair for chair in free_chairs(table) if not kept_for(state, table.number, chair)])


def kept_for(state: EventState, table: int, chair: int) -> str:
    """The player who may still rebuy in a chair; empty if none may."""
    if not state.round.busts:
        return ""
    here = [bust.player for bust in state.round.busts if (bust.table, bust.chair) == (table, chair)]
    waiting = awaited_rebuys(state) if here else ()
    return next((player for player in here if player in waiting), "")


def chair_is_kept(state: EventState, table: int, chair: int) -> Refusal | None:
    """The refusal of a chair whose player may still rebuy."""
    player, rule = kept_for(state, table, chair), rule_of(state, "rebuy_announcement_binding")
    return refuse("seat-taken", rule, why="rebuy", chair=chair, table=table, player=player) if player else None


def seat_for_rebuy(state: EventState, offer: Offer, player: str) -> tuple[int, int] | Refusal:
    """The table and chair of a player whose chips allow a rebuy, or why he may not."""
    bust = next((bust for bust in state.round.busts if bust.player == player), None)
    if bust is not None:
        return _chair_kept(state, bust)
    table = table_of(state, player)
    if table is None:
        return refuse("not-in-play", player=player)
    if table.hand:
        return refuse(
            "hand-in-progress",
            rule_of(state, "rebuy_announcement_binding"),
            hand=table.hand,
            why="rebuy",
            table=table.number,
        )
    chair = chair_of(table, player)
    if chair.stack > offer.up_to_stack:
        return refuse("too-many-chips", stack=chair.stack, most=offer.up_to_stack, why="rebuy", player=player)
    return table.number, chair.number


def _chair_kept(state: EventState, bust: Bust) -> tuple[int, int] | Refusal:
    """The chair of a player who lost his last chip, if his table has not begun another hand."""
    table = state.floor.tables.get(bust.table)
    if bust.player in state.cage.declined:
        return refuse("not-in-play", player=bust.player, why="declined")
    if table is None or table.hand or bust.chair not in free_chairs(table):
        return refuse("missed-hand", rule_of(state, "rebuy_announcement_binding"), table=bust.table, player=bust.player)
    return bust.table, bust.chair


def rebuy_wanted(state: EventState, name: str, player: str, at: int) -> Offer | Refusal:
    """The rebuy of this name, or without one the first that this player may buy now."""
    offers, present = state.definition.money.rebuys, at_present(state, at)
    if not offers:
        return refuse("no-rebuys")
    now = [one for one in offers if no_rebuys_now(present, one) is None]
    return _wanted(state, offers, now, name, player)


def add_on_wanted(state: EventState, name: str, player: str, at: int) -> Offer | Refusal:
    """The add-on of this name, or without one the first that this player may buy now."""
    offers, present = state.definition.money.add_ons, at_present(state, at)
    if not offers:
        return refuse("no-add-on")
    return _wanted(state, offers, [one for one in offers if is_open(present, one.window, at)], name, player)


def _wanted(
    state: EventState, offers: Sequence[Offer], now: Sequence[Offer], name: str, player: str
) -> Offer | Refusal:
    if not name:
        free = [one for one in now if used_up(state, one, player) is None]
        return next(iter([*free, *now, *offers]))
    found = next((one for one in offers if one.name == name), None)
    return found or refuse("unknown-offer", offer=name, known=", ".join([one.name for one in offers]))


def debt_of(state: EventState, player: str) -> int:
    """What a player owes for chips he announced, in cents."""
    return balance_of(state.cage.ledger, owed_to(player, AccountKind.OWED))
