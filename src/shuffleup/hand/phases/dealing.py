"""What the dealer does by himself between two decisions of players: take postings, deal, open and close rounds.

``next_events`` answers one question: given this phase, what happens without anybody choosing? An empty answer means
that a person must act. Every street burns and deals what the variant's ``Street`` says.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import add
from typing import Any

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.chips.pots import uncalled
from shuffleup.hand.events import (
    AllInsHeld,
    BetsCollected,
    BoardDealt,
    DrawOpened,
    HandEvent,
    HandKilled,
    HolesDealt,
    PaidPosting,
    Posted,
    ShowdownOpened,
)
from shuffleup.hand.phases.before_cards import after_antes
from shuffleup.hand.phases.betting import waiting_alone
from shuffleup.hand.phases.carrying import carry_parol, passed_on
from shuffleup.hand.phases.drawing import open_draw, open_early_discards, serve
from shuffleup.hand.phases.opening import absent_bring_in, door_seat
from shuffleup.hand.phases.rounds import big_blind, open_bets, open_boards, open_round
from shuffleup.hand.phases.showdown import (
    award,
    award_alone,
    award_tabled,
    first_to_show,
    next_showdown_events,
    table_all,
)
from shuffleup.hand.phases.stub import Seventh, burn_due, seventh, short_street
from shuffleup.hand.phases.turning import lay_board, open_uncovering, turn_board, uncover
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import lowest, members, with_chips
from shuffleup.hand.state import (
    NOBODY,
    BettingRound,
    Cards,
    CatchUp,
    Choosing,
    Dealing,
    Drawing,
    HandState,
    Seated,
    Serving,
    Showdown,
    Stage,
)
from shuffleup.hand.strict.showdown import next_strict_events, open_strict_showdown
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance

_PRESENT = Attendance.PRESENT
# Named once, because Python 3.11 looks the members of an enum up slowly and every hand passes here.
_DRAW, _DEAL, _HELD = Stage.DRAW, Stage.DEAL, Stage.HELD


def next_events(rules: HandRules, state: HandState, deck: Deck) -> tuple[HandEvent, ...]:
    """What follows without a decision; nothing where a player, or the floor, is to act."""
    dealer = DEALER.get(type(state))
    return dealer(rules, state, deck) if dealer else ()


def _post(rules: HandRules, state: Seated, deck: Deck) -> tuple[HandEvent, ...]:
    posted = post(state.plan)
    return (posted, *after_antes(rules, state.plan, posted)) if rules.dealing.before_cards else (posted,)


def _close_round(rules: HandRules, state: BettingRound, deck: Deck) -> tuple[HandEvent, ...]:
    """The bets are in. Where nothing can come between, what follows is told at once: the award, or the next street."""
    if state.turn != NOBODY:
        return ()
    live = state.live
    felt = state.felt
    collected = BetsCollected(*uncalled(state.bets, live))
    if live & (live - 1) == 0:
        if rules.showdown.best_so_far:
            return (collected, open_strict_showdown(felt, live))
        pot = sum(felt.paid) + felt.dead + sum(state.bets) - collected.returned
        return (collected, *award_alone(live, pot))
    if rules.variant.carries and state.price.high == 0 and (kept := passed_on(rules, state)):
        return (collected, *kept)
    able = state.able
    following = felt.street + 1
    if following < len(rules.variant.streets):
        return (collected, *_told_at_once(rules, state, deck, following)) if able & (able - 1) else (collected,)
    if able == live and not rules.showdown.best_so_far:
        aggressors = (*felt.aggressors[:-1], state.price.aggressor)
        return (collected, ShowdownOpened(first_to_show(rules, felt, live, aggressors), live))
    return (collected,)


def _told_at_once(rules: HandRules, state: BettingRound, deck: Deck, street: int) -> tuple[HandEvent, ...]:
    """The deal of the next street, and what opens it, where neither hangs on anything but the bets just closed."""
    if rules.streets[street].board_only:
        return (
            _deal_board(rules, state.felt.cards, deck, street),
            open_bets(rules, state.felt.plan, state.able, street),
        )
    if rules.variant.streets[street].draw and not short_street(rules, state, deck, street):
        first = DrawOpened(street, lowest(state.live), state.live)
        return (_deal_holes(rules, state, deck, street, 0), first)
    if rules.brings_in and street < len(rules.variant.streets) - 1 and _serves(rules, state, deck, street):
        dealt = _deal_holes(rules, state, deck, street, 0)
        faces = tuple(map(add, state.felt.cards.faces, dealt.faces))
        return dealt, open_boards(rules, state.felt.plan, faces, state.live, state.able, street)
    return ()


def post(plan: HandPlan) -> Posted:
    """The postings as paid, each by what is left of the stack, in their order (RP-11)."""
    left = [seat.stack for seat in plan.seats]
    payments = []
    for owed in plan.postings:
        seat, amount = owed.seat, owed.amount
        if amount > left[seat]:
            amount = left[seat]
        if amount:
            left[seat] -= amount
            payments.append(PaidPosting(seat, owed.kind, amount))
    return Posted(tuple(payments))


def _deal_on(rules: HandRules, state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """The order of a hand: deal a street, bet it, collect, deal the next; table, show down and award at the end."""
    if state.stage is _HELD:
        return ()
    if state.felt.street < 0:
        if rules.variant.layout.letters and not state.felt.cards.board:
            return (lay_board(rules),)
        return _deal_street(rules, state, deck, 0)
    if state.stage is not _DEAL and (begun := _begin_round(rules, state)):
        return begun
    live = state.live
    if live & (live - 1) == 0:
        return (open_strict_showdown(state.felt, live),) if rules.showdown.best_so_far else award(rules, state)
    able = with_chips(live, state.stacks)
    all_in = able != live
    following = state.felt.street + 1
    if all_in and able & (able - 1) == 0 and state.tabled == 0 and not _may_answer(state, able):
        opened = _open_hands(rules, state, deck, following)
        if opened:
            return opened
    if following < len(rules.variant.streets):
        if not rules.streets[following].board_only:
            return _deal_street(rules, state, deck, following)
        if state.tabled:
            return _run_out(rules, state, deck, following)
        # A round that closes with two who can bet has dealt such a street itself; here a discard came between, or the
        # floor.
        return (_deal_board(rules, state.felt.cards, deck, following),)
    return _show_hands(rules, state, deck, table=all_in)


def _show_hands(rules: HandRules, state: Dealing, deck: Deck, *, table: bool) -> tuple[HandEvent, ...]:
    """The last bets are in: hands are shown in order, or all opened where somebody is all-in; then the awards.

    Hand for hand a called all-in waits here too, where others could bet beside it to the end (PSLive 23a, FIGP 60a).
    """
    if table and _waits_for_the_floor(state):
        return (AllInsHeld(),)
    if rules.showdown.best_so_far:
        return (open_strict_showdown(state.felt, state.live),)
    if not state.live & ~state.tabled:
        return award_tabled(rules, state, deck)
    if table:
        return table_all(state, deck)
    felt, live = state.felt, state.live
    return (ShowdownOpened(first_to_show(rules, felt, live, felt.aggressors), live),)


def _open_hands(rules: HandRules, state: Dealing, deck: Deck, following: int) -> tuple[HandEvent, ...]:
    """Nobody can bet any more: hands are opened unless a draw is to come (TDA 16); discards come first (MED-14).

    Hand for hand they stay face down and no card is dealt, for a draw either, until the floor lets them (RP-8 F).
    """
    if rules.streets[following].discards and (discards := open_early_discards(rules, state)):
        return (discards,)
    if _waits_for_the_floor(state):
        return (AllInsHeld(),)
    if rules.showdown.best_so_far or not (rules.streets[following].discards or rules.streets[following].no_draw):
        return ()
    return table_all(state, deck)


def _waits_for_the_floor(state: Dealing) -> bool:
    return state.felt.plan.hold_all_ins and not state.felt.past.released


def _begin_round(rules: HandRules, state: Dealing) -> tuple[HandEvent, ...]:
    """Kill the hands of those who may not play, open the draw of the street, then its bets; nothing if none can bet."""
    live = state.live
    street = state.felt.street
    if street == 0 and rules.variant.deals_absent and (killed := _kill_absent(rules, state)):
        return killed
    if live & (live - 1) == 0:
        return _collect_blinds(state)
    if rules.streets[street].chooses and state.stage is _DRAW:
        drawing = open_draw(rules, state) or open_uncovering(rules, state)
        if drawing:
            return (drawing,)
    able = with_chips(live, state.stacks)
    # A blind is in before the cards: alone with chips, a seat still owes what somebody put in above it.
    if able & (able - 1) or (able and waiting_alone(state.bets, able, live) != NOBODY):
        return (open_round(rules, state, able),) if rules.variant.streets[street].bets else ()
    return _collect_blinds(state)


def _may_answer(state: Dealing, able: int) -> bool:
    """Does somebody still owe what is bet, because the street just dealt is not one of bets? Then nothing is opened."""
    return able != 0 and waiting_alone(state.bets, able, state.live) != NOBODY


def _collect_blinds(state: Dealing) -> tuple[HandEvent, ...]:
    """Blinds that nobody can bet against go to the pots; after the flop there is nothing to collect."""
    return (BetsCollected(*uncalled(state.bets, state.live)),) if any(state.bets) else ()


def _kill_absent(rules: HandRules, state: Dealing) -> tuple[HandEvent, ...]:
    """Absent and penalised players pay and are killed after the deal; one hand always stays (TDA 30, 71-C).

    In stud they pay the bring-in too where their card requires it (TDA 30, PSLive 25a), and once more where the floor
    has the first round begin again (TDA 23). Nobody is killed then: a hand it has restored stays.
    """
    plan = state.felt.plan
    away = sum([1 << number for number, seat in enumerate(plan.seats) if seat.attendance is not _PRESENT])
    if not away:
        return ()
    away = away & state.live if state.stage is _DRAW else 0
    if away == state.live:
        # Where everybody is away the pot goes to the last to act before the flop.
        last = big_blind(plan)
        away &= ~(1 << (last if last != NOBODY else len(plan.seats) - 1))
    rule = rules.cite("seat_deadline")
    killed = [HandKilled(seat, plan.seats[seat].attendance.value, rule) for seat in members(away)]
    if not rules.brings_in or any(state.bets):
        return tuple(killed)
    return (*absent_bring_in(rules, state.felt, state.stacks, state.live & ~away), *killed)


def _deal_board(rules: HandRules, cards: Cards, deck: Deck, street: int) -> BoardDealt:
    """The burn that is still due and the street's board cards.

    A card that was burned already, early or in exchange for an exposed one, is this street's burn: never one more.
    """
    place = cards.stub
    board = place + burn_due(rules, cards, street)
    # A street of stud has a board card only where the stub is too short for everybody's own.
    stub = board + (rules.variant.streets[street].board or 1)
    return BoardDealt(street, tuple(range(place, board)), deck.cards[board:stub], stub)


def _deal_street(rules: HandRules, state: Dealing, deck: Deck, street: int) -> tuple[HandEvent, ...]:
    """The cards of a street: burned and board cards, or hole cards one at a time from the left of the button.

    Nothing where the stub cannot serve it: then ``hand.stub`` says what is shuffled first, or the floor.
    """
    wanted = rules.variant.streets[street]
    if wanted.turns:
        return (turn_board(rules, deck, street),)
    opened = state.tabled
    shared = wanted.board > 0
    if rules.brings_in and street == len(rules.variant.streets) - 1:
        how = seventh(rules, state, deck, street)
        if how is Seventh.AFTER_SHUFFLE:
            return ()
        shared = how is Seventh.SHARED
        opened = 0  # seventh street comes face down also where nobody can bet any more (RP-10 B)
    elif wanted.draw and short_street(rules, state, deck, street):
        return ()
    if shared:
        return (_deal_board(rules, state.felt.cards, deck, street),)
    if not _serves(rules, state, deck, street):
        return ()
    return (_deal_holes(rules, state, deck, street, opened),)


def _deal_holes(rules: HandRules, state: Dealing | BettingRound, deck: Deck, street: int, opened: int) -> HolesDealt:
    """Hole cards one at a time from the left of the button; before a draw there are none, only the burn."""
    wanted = rules.variant.streets[street]
    stub = state.felt.cards.stub
    first = stub + burn_due(rules, state.felt.cards, street)
    burns = tuple(range(stub, first))
    seats = len(state.stacks)
    passes = wanted.down + wanted.up
    if not passes:
        nothing = ((),) * seats
        return HolesDealt(street, nothing, nothing, burns, first)
    receiving = dealt_to(rules, state, street) if street or rules.dealing.before_cards else (1 << seats) - 1
    places = _one_at_a_time(seats, receiving, passes, first)
    cards = deck.cards
    if opened:
        faces = [_faces(cards, mine, 0 if opened >> seat & 1 else wanted.down) for seat, mine in enumerate(places)]
    elif wanted.up == 1:
        covered = (UNKNOWN,) * wanted.down
        faces = [(*covered, cards[mine[-1]]) if mine else () for mine in places]
    elif wanted.up:
        faces = [_faces(cards, mine, wanted.down) for mine in places]
    elif receiving.bit_count() == seats:
        faces = [(UNKNOWN,) * passes] * seats
    else:
        faces = [(UNKNOWN,) * len(mine) for mine in places]
    return HolesDealt(street, places, tuple(faces), burns, first + passes * receiving.bit_count())


def _serves(rules: HandRules, state: Dealing | BettingRound, deck: Deck, street: int) -> bool:
    """Has the stub a hole card for everybody? Only cards that the floor has given out can make it too short."""
    wanted = rules.variant.streets[street]
    hands = dealt_to(rules, state, street).bit_count() if street else 0
    due = burn_due(rules, state.felt.cards, street) + hands * (wanted.down + wanted.up)
    return state.felt.cards.stub + due <= len(deck.cards)


def dealt_to(rules: HandRules, state: Dealing | BettingRound | Drawing, street: int) -> int:
    """Who is dealt a later street: no dead hand (RP-10 C), but in one book the absent bring-in once (PSLive 25a)."""
    if rules.dealing.next_card_to_absent and street == 1 and rules.brings_in:
        door = door_seat(rules, state.felt)
        if door != NOBODY and state.felt.plan.seats[door].attendance is not _PRESENT:
            return state.live | 1 << door
    return state.live


def _faces(cards: tuple[Card, ...], places: tuple[int, ...], down: int) -> tuple[Card, ...]:
    """The first ``down`` cards face down, the rest as they lie open; a hand that lies open is dealt open."""
    if len(places) <= down:
        return (UNKNOWN,) * len(places)
    return (UNKNOWN,) * down + tuple([cards[place] for place in places[down:]])


def _run_out(rules: HandRules, state: Dealing, deck: Deck, street: int) -> tuple[HandEvent, ...]:
    """The rest of the board at one go, once all hands lie open; each street still burns and deals by itself."""
    place = state.felt.cards.stub
    burned = len(state.felt.cards.burns)
    events: list[HandEvent] = []
    for number in range(street, len(rules.variant.streets)):
        wanted = rules.variant.streets[number]
        board = place + max(0, rules.streets[number].burns_due - burned)
        burned += board - place
        stub = board + wanted.board
        events.append(BoardDealt(number, tuple(range(place, board)), deck.cards[board:stub], stub))
        place = stub
    return tuple(events)


@lru_cache(maxsize=1024)
def _one_at_a_time(seats: int, receiving: int, passes: int, place: int) -> tuple[tuple[int, ...], ...]:
    """The places each seat's cards come from when the deal goes round card by card, beginning at ``place``."""
    order = members(receiving)
    dealt: list[tuple[int, ...]] = [()] * seats
    for nth, seat in enumerate(order):
        dealt[seat] = tuple(range(place + nth, place + nth + passes * len(order), len(order)))
    return tuple(dealt)


def _show_on(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    following = next_strict_events if rules.showdown.best_so_far else next_showdown_events
    return following(rules, state, deck)


# Each phase has its own function, and mypy cannot follow a table of functions with different parameters.
DEALER: dict[type, Callable[[HandRules, Any, Deck], tuple[HandEvent, ...]]] = {
    Seated: _post,
    Dealing: _deal_on,
    BettingRound: _close_round,
    Serving: serve,
    Choosing: uncover,
    Showdown: _show_on,
    CatchUp: lambda rules, state, deck: carry_parol(rules, state),
}
"""What the dealer does in each phase; the others wait for a decision."""
