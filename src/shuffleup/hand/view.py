"""What each viewer may know of a running hand, built up from nothing.

    PublicView   rail, wall display, recorded hand: chips, board, tabled cards
    SeatView     the same plus the player's own hole cards

Undealt cards, burns and mucked hands are in no view (TDA 28).
"""

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.hand.phases.holding import hold_on
from shuffleup.hand.result import result
from shuffleup.hand.seats import lowest, members
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    BlindOpening,
    CatchUp,
    Choosing,
    Felt,
    HandState,
    HeldRound,
    Seated,
    Settled,
    Showdown,
)
from shuffleup.table.carry import carried_chips
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance


class SeatedPlayer(Struct, frozen=True):
    """One player as seen from the rail: chips behind and in front, and cards, of which only tabled ones have faces."""

    number: int
    player: str
    stack: int
    bet: int
    live: bool
    all_in: bool
    cards: tuple[Card, ...]


class HeldPlayer(Struct, frozen=True):
    """A player whom the floor holds to certain acts, such as ``fold`` and ``call``, until he has acted.

    ``to`` is the total of his bet or raise, 0: any. ``rule`` is the one behind the order.
    """

    number: int
    acts: tuple[str, ...]
    to: int
    rule: str


class PublicView(Struct, frozen=True):
    """What everybody in the room may see. ``pot`` is everything on the felt, including bets in front of players."""

    hand: int
    phase: str
    street: int
    button: int
    board: tuple[Card, ...]
    pot: int
    turn: int
    """The chair number of the player to act; 0 if nobody is to act."""
    players: tuple[SeatedPlayer, ...]
    offered: int = 0
    """What the player to act may pay to open blind, or to catch up with a carried pot."""
    choosing: tuple[int, ...] = ()
    """The chair numbers of players who have yet to choose the covered card they turn up."""
    held: tuple[HeldPlayer, ...] = ()
    """The players whom the floor holds to certain acts at this moment."""


class SeatView(Struct, frozen=True):
    """What one player may see. ``to_call`` is 0 if he may check; ``own`` are his cards while he may look at them."""

    public: PublicView
    number: int
    own: tuple[Card, ...]
    to_call: int


def plan_of(state: HandState) -> HandPlan:
    """The plan from which a hand was dealt, in any phase."""
    return state.plan if isinstance(state, Seated) else state.felt.plan


def public_view(state: HandState) -> PublicView:
    """The hand as seen from the rail. It takes no deck, so it cannot show its cards."""
    plan = plan_of(state)
    players = tuple([_player(state, seat) for seat in range(len(plan.seats))])
    turn = state.turn
    return PublicView(
        hand=plan.hand,
        phase=BettingRound.__name__ if isinstance(state, HeldRound) else type(state).__name__,
        street=-1 if isinstance(state, Seated) else state.felt.street,
        button=plan.button,
        board=() if isinstance(state, Seated) else state.felt.cards.board,
        pot=on_the_felt(state),
        turn=0 if turn == NOBODY else plan.seats[turn].number,
        players=players,
        offered=_offered(state),
        choosing=_choosing(state),
        held=_held(state),
    )


def seat_view(state: HandState, deck: Deck, seat: int) -> SeatView:
    """The hand as seen from a seat. An absent or penalised player may not look at his cards (TDA 30, 71-C)."""
    plan = plan_of(state)
    own: tuple[Card, ...] = ()
    if not isinstance(state, Seated) and plan.seats[seat].attendance is Attendance.PRESENT:
        own = _own_cards(state.felt, deck, seat)
    owed = 0
    if isinstance(state, BettingRound) and state.live >> seat & 1:
        owed = max(0, min(state.price.high - state.bets[seat], state.stacks[seat]))
    return SeatView(public_view(state), plan.seats[seat].number, own, owed)


def held(felt: Felt, deck: Deck, seat: int) -> tuple[Card, ...]:
    """The cards of a seat as its player knows them."""
    return tuple([deck.cards[place] for place in felt.cards.holes[seat]])


def seat_asked(state: HandState) -> int:
    """The seat for which a bot may answer now; ``NOBODY`` if no player is asked."""
    if isinstance(state, Choosing):
        return lowest(state.waiting)
    return state.turn


def _own_cards(felt: Felt, deck: Deck, seat: int) -> tuple[Card, ...]:
    faces = felt.cards.faces[seat]
    return tuple(
        [
            deck.cards[place] if face == UNKNOWN else face
            for place, face in zip(felt.cards.holes[seat], faces, strict=True)
        ]
    )


def _player(state: HandState, seat: int) -> SeatedPlayer:
    if isinstance(state, Seated):
        planned = state.plan.seats[seat]
        return SeatedPlayer(planned.number, planned.player, planned.stack, bet=0, live=True, all_in=False, cards=())
    planned = state.felt.plan.seats[seat]
    live = bool(state.live >> seat & 1)
    stack = state.stacks[seat]
    bet = 0 if isinstance(state, Showdown | CatchUp | Settled) else state.bets[seat]
    # A folded hand is in the muck: neither its cards nor their backs are shown.
    cards = state.felt.cards.faces[seat] if live else ()
    all_in = live and stack == 0 and not isinstance(state, Settled)
    return SeatedPlayer(planned.number, planned.player, stack, bet, live, all_in, cards)


def _offered(state: HandState) -> int:
    if isinstance(state, BlindOpening):
        return state.amount
    if isinstance(state, CatchUp) and state.turn != NOBODY:
        return state.target - state.felt.paid[state.turn]
    return 0


def _held(state: HandState) -> tuple[HeldPlayer, ...]:
    """The players who are held now; one whom another bet has freed is not."""
    if not isinstance(state, HeldRound):
        return ()
    now = [(one.seat, hold_on(state, one.seat)) for one in state.holds]
    seats = state.felt.plan.seats
    return tuple(
        [
            HeldPlayer(seats[seat].number, tuple([act.value for act in held.acts]), held.to, held.by.rule)
            for seat, held in now
            if held and state.live >> seat & 1
        ]
    )


def _choosing(state: HandState) -> tuple[int, ...]:
    """The seats that have yet to choose; this is no secret, but the choices are."""
    if not isinstance(state, Choosing):
        return ()
    return tuple([state.felt.plan.seats[seat].number for seat in members(state.waiting)])


def on_the_felt(state: HandState) -> int:
    """All chips on the felt, including bets in front of players."""
    if isinstance(state, Seated):
        return carried_chips(state.plan.carry)
    if isinstance(state, Settled):
        return carried_chips(result(state).carry)  # a voided hand leaves the carried pot as it was
    bets = 0 if isinstance(state, Showdown | CatchUp) else sum(state.bets)
    return sum(state.felt.paid) + state.felt.dead + bets
