"""What the dealer does by himself between two decisions of players: take postings, deal, open and close rounds.

``next_events`` answers one question: what happens in this phase without anybody choosing? An empty answer means that a
person must act. Every street burns and deals what the variant's ``Street`` says.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import add
from typing import Any

from shuffleup.answer import Code
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.chips.pots import uncalled
from shuffleup.hand.bring_in import door_seat
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
from shuffleup.hand.phases.opening import absent_bring_in
from shuffleup.hand.phases.rounds import big_blind, open_bets, open_boards, open_round
from shuffleup.hand.phases.showdown import (
    award,
    award_alone,
    award_tabled,
    first_to_show,
    next_showdown_events,
    table_all,
)
from shuffleup.hand.phases.strict_showdown import next_strict_events, open_strict_showdown
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
    HeldRound,
    Seated,
    Serving,
    Showdown,
    Stage,
)
from shuffleup.table.plan import HandPlan
from shuffleup.table.seat import Attendance

_PRESENT = Attendance.PRESENT
# Named once, because Python 3.11 looks up the members of an enum slowly and every hand comes through here.
_DRAW, _DEAL, _HELD = Stage.DRAW, Stage.DEAL, Stage.HELD


def next_events(rules: HandRules, state: HandState, deck: Deck) -> tuple[HandEvent, ...]:
    """The events that follow without a decision; empty if a player or the floor is to act."""
    dealer = DEALER.get(type(state))
    return dealer(rules, state, deck) if dealer else ()


def _post(rules: HandRules, state: Seated, deck: Deck) -> tuple[HandEvent, ...]:
    posted = post(state.plan)
    return (posted, *after_antes(rules, state.plan, posted)) if rules.dealing.before_cards else (posted,)


def _close_round(rules: HandRules, state: BettingRound, deck: Deck) -> tuple[HandEvent, ...]:
    """Collects the bets. If nothing can come between, the award or the next street is in the same answer."""
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
    """The deal of the next street and its opening, if both depend only on the bets just closed."""
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
    """The postings as paid, each limited by what is left of the stack, in order (RP-11)."""
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
    """The order of a hand: deal a street, bet, collect, deal the next; at the end table, show down and award."""
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
        # A round that closes with two players who can bet has dealt such a street itself; here a discard or the floor
        # came between.
        return (_deal_board(rules, state.felt.cards, deck, following),)
    return _show_hands(rules, state, deck, table=all_in)


def _show_hands(rules: HandRules, state: Dealing, deck: Deck, *, table: bool) -> tuple[HandEvent, ...]:
    """After the last bets: hands are shown in order, or all tabled if somebody is all-in; then come the awards.

    In hand for hand, a called all-in waits here too if others could bet on the side to the end (PSLive 23a, FIGP 60a).
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
    """When nobody can bet: hands are tabled unless a draw is to come (TDA 16); discards come first (MED-14).

    In hand for hand they stay face down and no card is dealt, not even for a draw, until the floor says so (RP-8 F).
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
    """Kills hands of players who may not play, then opens the street's draw, then its bets; empty if none can bet."""
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
    # Blinds are in before the cards: a seat alone with chips still owes what somebody put in above its own.
    if able & (able - 1) or (able and waiting_alone(state.bets, able, live) != NOBODY):
        return (open_round(rules, state, able),) if rules.variant.streets[street].bets else ()
    return _collect_blinds(state)


def _may_answer(state: Dealing, able: int) -> bool:
    """Does somebody still owe a call, because the street just dealt has no betting? Then no hand is tabled."""
    return able != 0 and waiting_alone(state.bets, able, state.live) != NOBODY


def _collect_blinds(state: Dealing) -> tuple[HandEvent, ...]:
    """Moves blinds that nobody can bet against to the pots; after the flop there is nothing to collect."""
    return (BetsCollected(*uncalled(state.bets, state.live)),) if any(state.bets) else ()


def _kill_absent(rules: HandRules, state: Dealing) -> tuple[HandEvent, ...]:
    """Kills the hands of absent and penalised players, who have paid, after the deal; one hand always stays.

    See TDA 30, 71-C. In stud they also pay the bring-in if their card requires it (TDA 30, PSLive 25a), and again if
    the floor restarts the first round (TDA 23). Nobody is killed then: a hand the floor has restored stays.
    """
    plan = state.felt.plan
    away = sum([1 << number for number, seat in enumerate(plan.seats) if seat.attendance is not _PRESENT])
    if not away:
        return ()
    away = away & state.live if state.stage is _DRAW else 0
    if away == state.live:
        # If everybody is away, the pot goes to the last to act before the flop.
        last = big_blind(plan)
        away &= ~(1 << (last if last != NOBODY else len(plan.seats) - 1))
    rule = rules.cite("seat_deadline")
    killed = [HandKilled(seat, Code(plan.seats[seat].attendance.value), rule) for seat in members(away)]
    if not rules.brings_in or any(state.bets):
        return tuple(killed)
    return (*absent_bring_in(rules, state.felt, state.stacks, state.live & ~away), *killed)


def _deal_board(rules: HandRules, cards: Cards, deck: Deck, street: int) -> BoardDealt:
    """The burn that is still due, and the street's board cards.

    A card already burned, early or in exchange for an exposed one, is this street's burn: there is never one more.
    """
    place = cards.stub
    board = place + burn_due(rules, cards, street)
    # A street of stud has a board card only if the stub is too short to deal each player his own.
    stub = board + (rules.variant.streets[street].board or 1)
    return BoardDealt(street, tuple(range(place, board)), deck.cards[board:stub], stub)


def _deal_street(rules: HandRules, state: Dealing, deck: Deck, street: int) -> tuple[HandEvent, ...]:
    """The cards of a street: burned and board cards, or hole cards one at a time from the left of the button.

    Empty if the stub is too short: then ``phases.stub``, or the floor, says what is shuffled first.
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
        opened = 0  # seventh street is dealt face down even if nobody can bet any more (RP-10 B)
    elif wanted.draw and short_street(rules, state, deck, street):
        return ()
    if shared:
        return (_deal_board(rules, state.felt.cards, deck, street),)
    if not _serves(rules, state, deck, street):
        return ()
    return (_deal_holes(rules, state, deck, street, opened),)


def _deal_holes(rules: HandRules, state: Dealing | BettingRound, deck: Deck, street: int, opened: int) -> HolesDealt:
    """Hole cards, one at a time from the left of the button; before a draw there is only the burn."""
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
    """Does the stub have a hole card for everybody? Only cards given out by the floor can make it too short."""
    wanted = rules.variant.streets[street]
    hands = dealt_to(rules, state, street).bit_count() if street else 0
    due = burn_due(rules, state.felt.cards, street) + hands * (wanted.down + wanted.up)
    return state.felt.cards.stub + due <= len(deck.cards)


def dealt_to(rules: HandRules, state: Dealing | BettingRound | Drawing, street: int) -> int:
    """Who is dealt a later street: live hands (RP-10 C), and by one book the absent bring-in once (PSLive 25a)."""
    if rules.dealing.next_card_to_absent and street == 1 and rules.brings_in:
        door = door_seat(rules, state.felt)
        if door != NOBODY and state.felt.plan.seats[door].attendance is not _PRESENT:
            return state.live | 1 << door
    return state.live


def _faces(cards: tuple[Card, ...], places: tuple[int, ...], down: int) -> tuple[Card, ...]:
    """The faces that the table sees: the first ``down`` cards are face down, the others face up."""
    if len(places) <= down:
        return (UNKNOWN,) * len(places)
    return (UNKNOWN,) * down + tuple([cards[place] for place in places[down:]])


def _run_out(rules: HandRules, state: Dealing, deck: Deck, street: int) -> tuple[HandEvent, ...]:
    """The rest of the board at once, when all hands are face up; each street still has its own burn and deal."""
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
    """The places of each seat's cards if the deal goes round card by card, beginning at ``place``."""
    order = members(receiving)
    dealt: list[tuple[int, ...]] = [()] * seats
    for nth, seat in enumerate(order):
        dealt[seat] = tuple(range(place + nth, place + nth + passes * len(order), len(order)))
    return tuple(dealt)


def _show_on(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    following = next_strict_events if rules.showdown.best_so_far else next_showdown_events
    return following(rules, state, deck)


# Each phase has its own function, and mypy cannot check a table of functions with different parameters.
DEALER: dict[type, Callable[[HandRules, Any, Deck], tuple[HandEvent, ...]]] = {
    Seated: _post,
    Dealing: _deal_on,
    BettingRound: _close_round,
    HeldRound: _close_round,
    Serving: serve,
    Choosing: uncover,
    Showdown: _show_on,
    CatchUp: lambda rules, state, deck: carry_parol(rules, state),
}
"""What the dealer does in each phase; phases not listed wait for a decision."""
