"""Tabling, mucking and awarding: who shows, in which order, and who gets which chips.

With an all-in and no betting left every live hand lies face up and nobody mucks (TDA 16, PSLive 40, FIGP 26). Otherwise
the order is the book's (TDA 17, PSLive 41, FIGP 25) and a hand that cannot win may go to the muck unseen.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TypeAlias

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.ranking import Ranking
from shuffleup.chips.pots import Pot, halves, side_pots, split
from shuffleup.games.variant import Holding
from shuffleup.hand.actions import Muck, Show
from shuffleup.hand.events import HandEnded, HandEvent, HandMucked, HandTabled, PotAwarded
from shuffleup.hand.phases.opening import door_seat, opener_seat
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.seats import AFTER, after, lowest, members, single
from shuffleup.hand.state import NOBODY, Dealing, Felt, Showdown

_WHEEL = {12, 0, 1, 2, 3}
"""The ranks of A-2-3-4-5."""
Ranker: TypeAlias = Callable[[Sequence[Card]], int]
Values: TypeAlias = list[dict[int, int]]
"""For each order of the game what the hands of seats are worth; 0 does not qualify."""
Hands: TypeAlias = dict[int, tuple[Card, ...]]
"""The hole cards of seats."""
# Named once, because Python 3.11 looks the members of an enum up slowly and every hand passes here.
_ASKED, _TWO_AND_THREE, _HOLE_ONLY = ShowdownMode.ASKED, Holding.TWO_AND_THREE, Holding.HOLE_ONLY


def hole_cards(felt: Felt, deck: Deck, seat: int) -> tuple[Card, ...]:
    """A seat's hole cards: those of the deck, and where it does not know them the faces that the table has seen."""
    held = felt.cards
    places = held.holes[seat]
    # A getter of many is the quickest way, and one of a single place gives no tuple.
    dealt = itemgetter(*places)(deck.cards) if len(places) > 1 else tuple([deck.cards[place] for place in places])
    if UNKNOWN not in dealt:
        return dealt
    faces = held.faces[seat]
    return tuple([card if face == UNKNOWN else face for card, face in zip(dealt, faces, strict=True)])


def readable(rules: HandRules, felt: Felt, hands: Hands) -> Hands:
    """Those of the hands that can be read with the board: no unknown card, none too few and none too many.

    A hand that the floor has brought back may have missed a street, an exchange or a discard.
    """
    board = felt.cards.board
    if UNKNOWN in board:
        return {}
    held = rules.showdown.whole - len(board)
    return {seat: cards for seat, cards in hands.items() if len(cards) == held and UNKNOWN not in cards}


def table_all(state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """Every live hand is turned up, from the left of the button (TDA 16)."""
    waiting = state.live & ~state.tabled
    return tuple([HandTabled(seat, hole_cards(state.felt, deck, seat), NOBODY) for seat in members(waiting)])


def award_tabled(rules: HandRules, state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """The award where every live hand lies open; in stud the last cards, which came face down, are turned first."""
    return (_last_cards(state, deck) if rules.brings_in else ()) or award(rules, state)


def _last_cards(state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """Who is not at risk turns his last card first (RP-10 B)."""
    held = state.felt.cards
    covered = [
        seat
        for seat in members(state.live)
        if any(
            face == UNKNOWN and deck.cards[place] != UNKNOWN
            for place, face in zip(held.holes[seat], held.faces[seat], strict=True)
        )
    ]
    in_order = sorted(covered, key=lambda seat: state.stacks[seat] == 0)
    return tuple([HandTabled(seat, hole_cards(state.felt, deck, seat), NOBODY) for seat in in_order])


def first_to_show(rules: HandRules, felt: Felt, live: int, aggressors: tuple[int, ...]) -> int:
    """The last aggressor, of the final or of any street as the book has it; else the first left of the button.

    In stud that is the best board (TDA 17), or the door card that brought in and then clockwise (PSLive 41).
    """
    streets = reversed(aggressors) if rules.showdown.any_aggressor else aggressors[-1:]
    for seat in streets:
        if seat != NOBODY and live >> seat & 1:
            return seat
    if not rules.brings_in:
        return lowest(live)
    if not rules.showdown.any_aggressor:
        return opener_seat(rules, felt.cards.faces, felt.street, live, live)
    door = door_seat(rules, felt)
    return door if door != NOBODY and live >> door & 1 else after(live, door)


def show(rules: HandRules, state: Showdown, deck: Deck, action: Show) -> HandTabled | Refusal:
    """Any seat still to show may table its hand at once; the order binds only those who wait for it (TDA 17)."""
    if refusal := not_waiting(rules, state, action.seat):
        return refusal
    dealt = hole_cards(state.felt, deck, action.seat)
    cards = action.cards or dealt
    same = len(cards) == len(dealt) and all(
        known in (UNKNOWN, shown) for known, shown in zip(sorted(dealt), sorted(cards), strict=True)
    )
    if not same and UNKNOWN not in dealt:
        return refuse("wrong-cards", seat=action.seat, why="not-dealt")
    return HandTabled(action.seat, cards, _next_to_show(state, action.seat))


def muck(rules: HandRules, state: Showdown, action: Muck) -> HandMucked | Refusal:
    """Mucking unseen gives up the claim (PSLive 41a, FIGP 25a)."""
    refusal = not_waiting(rules, state, action.seat)
    return refusal or HandMucked(action.seat, _next_to_show(state, action.seat))


def next_showdown_events(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """Shows and mucks in order where nobody is asked; the awards as soon as no hand is left to wait for."""
    if state.waiting == 0 or single(state.live):
        return award(rules, state)
    if rules.showdown.mode is _ASKED:
        return ()
    return _show_in_order(rules, state, deck)


def _show_in_order(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """The first hand shows; each later one shows only if it beats or ties what lies open in a pot it plays for.

    A hand that cannot be read shows. Where every hand that is left was read, the awards follow at once.
    """
    felt = state.felt
    pots = side_pots(felt.paid, state.live, felt.dead)
    hands = {seat: hole_cards(felt, deck, seat) for seat in members(state.waiting)}
    read = readable(rules, felt, hands)
    values = _values(rules, felt, read)
    contests = [(pot.contenders, order) for pot in pots for order in values]
    best = [0] * len(contests)
    live, waiting, seat = state.live, state.waiting, state.turn
    events: list[HandEvent] = []
    while waiting and live & (live - 1):
        waiting &= ~(1 << seat)
        following = AFTER[seat][waiting] if waiting else NOBODY
        if seat not in read or _beats(best, contests, seat):
            events.append(HandTabled(seat, hands[seat], following))
        else:
            live &= ~(1 << seat)
            events.append(HandMucked(seat, following))
        seat = following
    if len(read) < len(hands) and not read.keys() >= {*members(live)}:
        return tuple(events)
    left = (Pot(pots[0].amount, live),) if len(pots) == 1 else side_pots(felt.paid, live, felt.dead)
    return (*events, *_awards(rules, felt, left, values, hands))


def _values(rules: HandRules, felt: Felt, hands: Hands) -> Values:
    if not hands:
        return []
    return [{seat: rank(cards) for seat, cards in hands.items()} for rank in hand_rankers(rules, felt.cards.board)]


def _beats(best: list[int], contests: list[tuple[int, dict[int, int]]], seat: int) -> bool:
    """Does the hand win or tie, so far, in a pot it plays for? Notes it as the best where it does."""
    wins = False
    for place, (contenders, values) in enumerate(contests):
        value = values[seat]
        if value >= best[place] and value and contenders >> seat & 1:
            best[place] = value
            wins = True
    return wins


def hand_rankers(rules: HandRules, board: tuple[Card, ...]) -> list[Ranker]:
    """For each order of the game a function from hole cards to a value; the higher wins and 0 does not qualify."""
    showdown = rules.showdown
    return [_ranker(order, holding, board) for order, holding in zip(showdown.orders, showdown.holdings, strict=True)]


def _ranker(order: Ranking, holding: Holding, board: tuple[Card, ...]) -> Ranker:
    if holding is _TWO_AND_THREE:
        return order.two_and_three(board)
    # Reading seven cards afresh for the few hands of a showdown is quicker than preparing the board for many.
    return order.value if not board or holding is _HOLE_ONLY else _with_board(order.value, board)


def _with_board(value: Ranker, board: tuple[Card, ...]) -> Ranker:
    return lambda hole: value((*hole, *board))


# ── awards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def award(rules: HandRules, state: Dealing | Showdown) -> tuple[HandEvent, ...]:
    """The pots, the last side pot first and the main pot last (TDA 16, FIGP 29), and the end of the hand.

    Nothing where a contested pot hangs on a hand that cannot be read: then the floor awards it.
    """
    felt = state.felt
    faces = felt.cards.faces
    pots = side_pots(felt.paid, state.live, felt.dead)
    contested = 0
    for pot in pots:
        if pot.contenders & (pot.contenders - 1):
            contested |= pot.contenders
    if not contested:
        return _awards(rules, felt, pots, [], {})
    hands = {seat: faces[seat] for seat in members(contested)}
    if len(readable(rules, felt, hands)) < len(hands):
        return ()
    return _awards(rules, felt, pots, _values(rules, felt, hands), hands)


def _awards(rules: HandRules, felt: Felt, pots: tuple[Pot, ...], values: Values, hands: Hands) -> tuple[HandEvent, ...]:
    """Every pot by what the hands that contest it are worth in each order of the game, and the end of the hand."""
    events: list[HandEvent] = []
    for number in range(len(pots) - 1, -1, -1):
        pot = pots[number]
        if pot.contenders & (pot.contenders - 1):
            events.extend(_award_pot(rules, felt, values, hands, number, pot))
        else:
            events.append(_uncontested(number, pot))
    events.append(HandEnded())
    return tuple(events)


def award_alone(live: int, amount: int) -> tuple[PotAwarded, HandEnded]:
    """Everything to the only hand that is left; it need not be shown (TDA 17-B)."""
    return _uncontested(0, Pot(amount, live)), HandEnded()


def _uncontested(number: int, pot: Pot) -> PotAwarded:
    seat = lowest(pot.contenders)
    return PotAwarded(number, pot.amount, (seat,), ((seat, pot.amount),), "")


def _award_pot(
    rules: HandRules, felt: Felt, values: Values, hands: Hands, number: int, pot: Pot
) -> tuple[PotAwarded, ...]:
    """The award of one pot, or of its two sides."""
    contenders = members(pot.contenders)
    unit = felt.plan.stakes.unit
    won = []
    for order, key in enumerate(rules.variant.rankings):
        winners = _winners(contenders, values[order])
        if len(winners) > 1 and rules.brings_in:
            winners = _by_high_card(rules, felt, hands, order, winners)
        if winners:
            won.append((key, winners))
    if len(won) == 1:
        key, winners = won[0]
        return (PotAwarded(number, pot.amount, contenders, split(pot.amount, winners, unit), key),)
    return tuple(
        [
            PotAwarded(number, amount, contenders, split(amount, winners, unit), key)
            for (key, winners), amount in zip(won, halves(pot.amount, unit), strict=True)
            if amount
        ]
    )


def _winners(contenders: tuple[int, ...], values: dict[int, int]) -> list[int]:
    """The best hands of one order, from the left of the button; none where no hand qualifies."""
    best = max([values[seat] for seat in contenders])
    return [seat for seat in contenders if values[seat] == best] if best else []


def _by_high_card(rules: HandRules, felt: Felt, hands: Hands, order: int, winners: list[int]) -> list[int]:
    """The winners as odd chips go to them in stud: by highest card (TDA 20, PSLive 14), not left of the button first.

    That card is the highest of the five that play, aces low in a low hand and a five-high straight; suits break ties.
    """
    board, read = felt.cards.board, rules.showdown.orders[order]
    return sorted(winners, key=lambda seat: _highest(rules, read.five((*hands[seat], *board)), order))


def _highest(rules: HandRules, five: tuple[Card, ...], order: int) -> tuple[int, int]:
    ranks = [card >> 2 for card in five]
    if rules.showdown.orders[order].key != "high" or set(ranks) == _WHEEL:
        ranks = [(rank + 1) % 13 for rank in ranks]
    return min([(-rank, -rules.showdown.suits[card & 3]) for rank, card in zip(ranks, five, strict=True)])


def not_waiting(rules: HandRules, state: Showdown, seat: int) -> Refusal | None:
    """Why a seat has nothing to show or to muck; ``None`` where it has."""
    if 0 <= seat < len(state.stacks) and state.waiting >> seat & 1:
        return None
    return refuse("not-now", rules.cite("showdown_order"), seat=seat, why="nothing-to-show")


def _next_to_show(state: Showdown, seat: int) -> int:
    waiting = state.waiting & ~(1 << seat)
    if not waiting:
        return NOBODY
    return state.turn if state.turn != seat else after(waiting, seat)
