"""Who may buy more chips in his seat, and whose answer the table waits for.

Refusals of a rebuy, in this order:

    no-rebuys               the event sells none
    registration-closed     the pool is settled
    rebuys-over             the last level in which they are sold is over
    not-in-play             he has no seat, or is out
    missed-hand             his table has dealt without him (TDA 27)
    hand-in-progress        his table plays a hand: a rebuy is announced before one
    too-many-chips          he has more chips than a player may have who rebuys
    rebuys-used-up          he has bought as many as he may
    debt-unpaid             he has not paid the last one

of a no: registration-closed and rebuys-over as above, and not-awaited of whoever is not asked

and while somebody may still rebuy

    rebuy-open              of the next hand, and of new seats for his table or for everybody
    seat-taken              of his chair
"""

from shuffleup.tournament import admission, removals, seating
from shuffleup.tournament.cage_state import AccountKind, PurchaseKind, Standing
from shuffleup.tournament.draft import rule_of
from shuffleup.tournament.ledger import balance, owed_to
from shuffleup.tournament.money_terms import RebuyTerms
from shuffleup.tournament.refusal import Refusal
from shuffleup.tournament.state import Bust, EventState, Phase, Table


def awaited(state: EventState) -> tuple[str, ...]:
    """Players who lost their last chip, may rebuy, and have not said yes or no."""
    if state.opening.definition.money.rebuy is None:
        return ()
    return tuple([bust.player for bust in state.round.busts if may_come_back(state, bust)])


def unanswered(state: EventState, table: int = 0) -> Refusal | None:
    """The refusal of the next hand at a table, or (0) of a round, while somebody there may still rebuy."""
    player = _first_asked(state, table)
    if not player:
        return None
    message = f"{player} may rebuy: take the rebuy, or the no, before the next hand"
    return Refusal("rebuy-open", message, rule_of(state, "rebuy_announcement_binding"), (("player", player),))


def keeps_seats(state: EventState, table: int = 0) -> Refusal | None:
    """The refusal of new seats for the players of a table, or (0) for everybody, while somebody may still rebuy there.

    He keeps his chair until he has answered, and in a draw for seats he would get none.
    """
    player = _first_asked(state, table)
    if not player:
        return None
    message = f"{player} may rebuy: take the rebuy, or the no, before seats are drawn"
    facts = (("why", "seats"), ("player", player))
    return Refusal("rebuy-open", message, rule_of(state, "rebuy_announcement_binding"), facts)


def _first_asked(state: EventState, table: int) -> str:
    """Who at a table, or (0) anywhere, bust first and has not answered; nobody's name is empty."""
    if not state.round.busts:
        return ""
    waiting = awaited(state)
    return next((bust.player for bust in state.round.busts if bust.player in waiting and table in (0, bust.table)), "")


def open_chairs(state: EventState, table: Table) -> tuple[int, ...]:
    """The chairs of a table that somebody may be given: free ones, but for those whose players may still rebuy."""
    return tuple([chair for chair in seating.free_chairs(table) if not kept_for(state, table.number, chair)])


def kept_for(state: EventState, table: int, chair: int) -> str:
    """Who may still rebuy in a chair; empty where nobody may."""
    if not state.round.busts:
        return ""
    here = [bust.player for bust in state.round.busts if (bust.table, bust.chair) == (table, chair)]
    waiting = awaited(state) if here else ()
    return next((player for player in here if player in waiting), "")


def chair_is_kept(state: EventState, table: int, chair: int) -> Refusal | None:
    """The refusal of a chair whose player may still rebuy."""
    player = kept_for(state, table, chair)
    if not player:
        return None
    message = f"chair {chair} of table {table} is kept for {player}, who may rebuy"
    facts = (("why", "rebuy"), ("chair", chair), ("table", table), ("player", player))
    return Refusal("seat-taken", message, rule_of(state, "rebuy_announcement_binding"), facts)


def may_come_back(state: EventState, bust: Bust) -> bool:
    """May a player without chips rebuy who has not declined?"""
    terms = state.opening.definition.money.rebuy
    if terms is None or bust.player in state.cage.declined or no_rebuys_now(state, terms) is not None:
        return False
    if removals.may_not_enter(state, bust.player) is not None:
        return False
    return used_up(state, terms, bust.player) is None


def no_rebuys_now(state: EventState, terms: RebuyTerms) -> Refusal | None:
    """The refusal of any rebuy at this time. They are sold until the level after the last one begins."""
    if admission.is_settled(state):
        return Refusal(
            "registration-closed", "registration is closed and the prize pool is settled", facts=(("why", "settled"),)
        )
    if state.phase is Phase.PLAYING and state.clock.number <= terms.until_level:
        return None
    message = f"rebuys are sold during play until the end of level {terms.until_level}"
    return Refusal("rebuys-over", message, facts=(("last_level", terms.until_level), ("level", state.clock.number)))


def used_up(state: EventState, terms: RebuyTerms, player: str) -> Refusal | None:
    """The refusal of one rebuy more than a player may have."""
    used = bought(state, player, PurchaseKind.REBUY)
    if terms.most is None or used < terms.most:
        return None
    return Refusal(
        "rebuys-used-up",
        f"{player} has had {used} rebuys, the limit",
        facts=(("limit", terms.most), ("player", player), ("used", used)),
    )


def bought(state: EventState, player: str, kind: PurchaseKind) -> int:
    """How many of a kind a player has bought, voided ones left out."""
    return sum(
        one.player == player and one.kind is kind and one.standing is not Standing.VOIDED
        for one in state.cage.purchases
    )


def seat_for_rebuy(state: EventState, terms: RebuyTerms, player: str) -> tuple[int, int] | Refusal:
    """The table and chair of a player who may rebuy as far as his chips go, or why he may not."""
    bust = next((bust for bust in state.round.busts if bust.player == player), None)
    if bust is not None:
        return _chair_kept(state, bust)
    table = seating.table_of(state, player)
    if table is None:
        return Refusal("not-in-play", f"{player} is not in play", facts=(("player", player),))
    if table.hand:
        return Refusal(
            "hand-in-progress",
            f"table {table.number} plays hand {table.hand}: a rebuy is announced before a hand",
            rule_of(state, "rebuy_announcement_binding"),
            (("hand", table.hand), ("why", "rebuy"), ("table", table.number)),
        )
    chair = next(chair for chair in table.chairs if chair.player == player)
    if chair.stack > terms.up_to_stack:
        message = f"{player} has {chair.stack} chips; whoever rebuys has at most {terms.up_to_stack}"
        return Refusal(
            "too-many-chips",
            message,
            facts=(("stack", chair.stack), ("most", terms.up_to_stack), ("why", "rebuy"), ("player", player)),
        )
    return table.number, chair.number


def _chair_kept(state: EventState, bust: Bust) -> tuple[int, int] | Refusal:
    """The chair of a player who lost his last chip, if his table has not begun another hand."""
    table = state.floor.tables.get(bust.table)
    if bust.player in state.cage.declined:
        return Refusal(
            "not-in-play",
            f"{bust.player} has declined and is out",
            facts=(("player", bust.player), ("why", "declined")),
        )
    if table is None or table.hand or bust.chair not in seating.free_chairs(table):
        message = f"table {bust.table} has gone on without {bust.player}: nobody misses a hand to rebuy"
        return Refusal(
            "missed-hand",
            message,
            rule_of(state, "rebuy_announcement_binding"),
            facts=(("table", bust.table), ("player", bust.player)),
        )
    return bust.table, bust.chair


def debt(state: EventState, player: str) -> int:
    """What a player owes for chips he announced, in cents."""
    return balance(state.cage.ledger, owed_to(player, AccountKind.OWED))
