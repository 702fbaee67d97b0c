"""Tabling, mucking and awarding: who shows, in which order, and who gets which chips.

With an all-in and no betting left, every live hand is tabled and nobody mucks (TDA 16, PSLive 40, FIGP 26). Otherwise
the order is the book's (TDA 17, PSLive 41, FIGP 25), and a hand that cannot win may be mucked unseen.
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
from shuffleup.hand.bring_in import door_seat
from shuffleup.hand.events import HandEnded, HandEvent, HandMucked, HandTabled, PotAwarded
from shuffleup.hand.phases.opening import opener_seat
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.seats import AFTER, after, lowest, members, single
from shuffleup.hand.state import NOBODY, Dealing, Felt, Showdown

_WHEEL = {12, 0, 1, 2, 3}
"""The ranks of A-2-3-4-5."""
Ranker: TypeAlias = Callable[[Sequence[Card]], int]
Values: TypeAlias = list[dict[int, int]]
"""For each order of the game, the values of the seats' hands; 0 does not qualify."""
Hands: TypeAlias = dict[int, tuple[Card, ...]]
"""The hole cards of seats."""
# Named once, because Python 3.11 looks up the members of an enum slowly and every hand comes through here.
_ASKED, _TWO_AND_THREE, _HOLE_ONLY = ShowdownMode.ASKED, Holding.TWO_AND_THREE, Holding.HOLE_ONLY


def hole_cards(felt: Felt, deck: Deck, seat: int) -> tuple[Card, ...]:
    """A seat's hole cards: from the deck or, if it does not know them, the faces that the table has seen."""
    held = felt.cards
    places = held.holes[seat]
    # An item getter for several places is the quickest way; one for a single place does not give a tuple.
    dealt = itemgetter(*places)(deck.cards) if len(places) > 1 else tuple([deck.cards[place] for place in places])
    if UNKNOWN not in dealt:
        return dealt
    faces = held.faces[seat]
    return tuple([card if face == UNKNOWN else face for card, face in zip(dealt, faces, strict=True)])


def readable(rules: HandRules, felt: Felt, hands: Hands) -> Hands:
    """The hands that can be read with the board: no unknown card, no card too few or too many.

    A hand restored by the floor may have missed a street, an exchange or a discard.
    """
    board = felt.cards.board
    if UNKNOWN in board:
        return {}
    held = rules.showdown.whole - len(board)
    return {seat: cards for seat, cards in hands.items() if len(cards) == held and UNKNOWN not in cards}


def table_all(state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """Tables every live hand, from the left of the button (TDA 16)."""
    waiting = state.live & ~state.tabled
    return tuple([HandTabled(seat, hole_cards(state.felt, deck, seat), NOBODY) for seat in members(waiting)])


def award_tabled(rules: HandRules, state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """The awards once every live hand is tabled; in stud the last cards, dealt face down, are turned up first."""
    return (_last_cards(state, deck) if rules.brings_in else ()) or award(rules, state)


def _last_cards(state: Dealing, deck: Deck) -> tuple[HandEvent, ...]:
    """The last cards turned up in order: players not at risk come first (RP-10 B)."""
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
    """The last aggressor of the final street, or of any, as the book says; or else the first left of the button.

    In stud the latter is the best board (TDA 17), or the door card that brought in and then clockwise (PSLive 41).
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
    """Tables a hand: any seat still to show may do so at once, and need not wait for its turn (TDA 17)."""
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
    """Mucks a hand unseen, which gives up its claim (PSLive 41a, FIGP 25a)."""
    refusal = not_waiting(rules, state, action.seat)
    return refusal or HandMucked(action.seat, _next_to_show(state, action.seat))


def next_showdown_events(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """Shows and mucks in order if nobody is asked; the awards as soon as no hand has yet to show."""
    if state.waiting == 0 or single(state.live):
        return award(rules, state)
    if rules.showdown.mode is _ASKED:
        return ()
    return _show_in_order(rules, state, deck)


def _show_in_order(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """The first hand shows; later ones show only if they beat or tie the hands shown in a pot they play for.

    A hand that cannot be read shows. If all hands left have been read, the awards follow at once.
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
    """Does the hand win or tie so far in a pot it plays for? If so, it is noted as the best there."""
    wins = False
    for place, (contenders, values) in enumerate(contests):
        value = values[seat]
        if value >= best[place] and value and contenders >> seat & 1:
            best[place] = value
            wins = True
    return wins


def hand_rankers(rules: HandRules, board: tuple[Card, ...]) -> list[Ranker]:
    """For each order of the game, a function from hole cards to a value; the higher wins and 0 does not qualify."""
    showdown = rules.showdown
    return [_ranker(order, holding, board) for order, holding in zip(showdown.orders, showdown.holdings, strict=True)]


def _ranker(order: Ranking, holding: Holding, board: tuple[Card, ...]) -> Ranker:
    if holding is _TWO_AND_THREE:
        return order.two_and_three(board)
    # For the few hands of a showdown, ranking seven cards each is quicker than preparing the board for many.
    return order.value if not board or holding is _HOLE_ONLY else _with_board(order.value, board)


def _with_board(value: Ranker, board: tuple[Card, ...]) -> Ranker:
    return lambda hole: value((*hole, *board))


# ── awards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def award(rules: HandRules, state: Dealing | Showdown) -> tuple[HandEvent, ...]:
    """The pots, the last side pot first and the main pot last (TDA 16, FIGP 29), and the end of the hand.

    Empty if a contested pot depends on a hand that cannot be read: then the floor awards it.
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
    """The awards of every pot by the values of the contesting hands in each order, and the end of the hand."""
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
    """Awards everything to the only hand left, which need not be shown (TDA 17-B)."""
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
    """The best hands by one order, from the left of the button; empty if no hand qualifies."""
    best = max([values[seat] for seat in contenders])
    return [seat for seat in contenders if values[seat] == best] if best else []


def _by_high_card(rules: HandRules, felt: Felt, hands: Hands, order: int, winners: list[int]) -> list[int]:
    """The winners in the order of odd chips: in stud by highest card (TDA 20, PSLive 14), not from the button.

    That card is the highest of the five that play, with aces low in lows and five-high straights; suits break ties.
    """
    board, read = felt.cards.board, rules.showdown.orders[order]
    return sorted(winners, key=lambda seat: _highest(rules, read.five((*hands[seat], *board)), order))


def _highest(rules: HandRules, five: tuple[Card, ...], order: int) -> tuple[int, int]:
    ranks = [card >> 2 for card in five]
    if rules.showdown.orders[order].key != "high" or set(ranks) == _WHEEL:
        ranks = [(rank + 1) % 13 for rank in ranks]
    return min([(-rank, -rules.showdown.suits[card & 3]) for rank, card in zip(ranks, five, strict=True)])


def not_waiting(rules: HandRules, state: Showdown, seat: int) -> Refusal | None:
    """Why a seat has nothing to show or to muck; ``None`` if it has."""
    if 0 <= seat < len(state.stacks) and state.waiting >> seat & 1:
        return None
    return refuse("not-now", rules.cite("showdown_order"), seat=seat, why="nothing-to-show")


def _next_to_show(state: Showdown, seat: int) -> int:
    waiting = state.waiting & ~(1 << seat)
    if not waiting:
        return NOBODY
    return state.turn if state.turn != seat else after(waiting, seat)
