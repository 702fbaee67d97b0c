"""Tabling, mucking and awarding: who shows, in which order, and who gets which chips.

With an all-in and no betting left every live hand lies face up and nobody mucks (TDA 16, PSLive 40, FIGP 26). Otherwise
the order is the book's (TDA 17, PSLive 41, FIGP 25) and a hand that cannot win may go to the muck unseen.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from shuffleup.cards.card import UNKNOWN, Card
from shuffleup.cards.deck import Deck
from shuffleup.chips.odd_chip import halves, split
from shuffleup.chips.pots import Pot, side_pots
from shuffleup.games.variant import Holding
from shuffleup.hand.actions import Muck, Show
from shuffleup.hand.events import HandEnded, HandEvent, HandMucked, HandTabled, PotAwarded, ShowdownOpened
from shuffleup.hand.opening import door_seat, opener_seat
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.seats import after, lowest, members, single
from shuffleup.hand.state import NOBODY, Dealing, Felt, Showdown

_WHEEL = {12, 0, 1, 2, 3}
"""The ranks of A-2-3-4-5."""
Ranker: TypeAlias = Callable[[Sequence[Card]], int]
# Named once, because Python 3.11 looks the members of an enum up slowly and every hand passes here.
_ASKED, _TWO_AND_THREE = ShowdownMode.ASKED, Holding.TWO_AND_THREE


def hole_cards(felt: Felt, deck: Deck, seat: int) -> tuple[Card, ...]:
    """A seat's hole cards: those of the deck, and where it does not know them the faces that the table has seen."""
    held = felt.cards
    dealt = tuple(map(deck.cards.__getitem__, held.holes[seat]))
    if UNKNOWN not in dealt:
        return dealt
    faces = held.faces[seat]
    return tuple([card if face == UNKNOWN else face for card, face in zip(dealt, faces, strict=True)])


def readable(rules: HandRules, felt: Felt, held: Sequence[Card]) -> bool:
    """Can a hand be read with the board? Not with an unknown card, nor with one too few or too many.

    A hand that the floor has brought back may have missed a street, an exchange or a discard.
    """
    board = felt.cards.board
    return len(held) + len(board) == rules.whole and UNKNOWN not in held and UNKNOWN not in board


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


def open_showdown(rules: HandRules, state: Dealing) -> ShowdownOpened:
    """Names who shows first."""
    return ShowdownOpened(first_to_show(rules, state.felt, state.live), state.live)


def first_to_show(rules: HandRules, felt: Felt, live: int) -> int:
    """The last aggressor, of the final or of any street as the book has it; else the first left of the button.

    In stud that is the best board (TDA 17), or the door card that brought in and then clockwise (PSLive 41).
    """
    streets = reversed(felt.aggressors) if rules.any_aggressor else felt.aggressors[-1:]
    for seat in streets:
        if seat != NOBODY and live >> seat & 1:
            return seat
    if not rules.brings_in:
        return lowest(live)
    if not rules.any_aggressor:
        return opener_seat(rules, felt, live, live)
    door = door_seat(rules, felt)
    return door if door != NOBODY and live >> door & 1 else after(live, door)


def show(rules: HandRules, state: Showdown, deck: Deck, action: Show) -> HandTabled | Refusal:
    """Any seat still to show may table its hand at once; the order binds only those who wait for it (TDA 17)."""
    refusal = not_waiting(rules, state, action.seat)
    if refusal:
        return refusal
    dealt = hole_cards(state.felt, deck, action.seat)
    cards = action.cards or dealt
    same = len(cards) == len(dealt) and all(
        known in (UNKNOWN, shown) for known, shown in zip(sorted(dealt), sorted(cards), strict=True)
    )
    if not same and UNKNOWN not in dealt:
        return Refusal(
            "wrong-cards",
            "these are not the cards the seat was dealt",
            "",
            (("seat", action.seat), ("why", "not-dealt")),
        )
    return HandTabled(action.seat, cards, _next_to_show(state, action.seat))


def muck(rules: HandRules, state: Showdown, action: Muck) -> HandMucked | Refusal:
    """Mucking unseen gives up the claim (PSLive 41a, FIGP 25a)."""
    refusal = not_waiting(rules, state, action.seat)
    return refusal or HandMucked(action.seat, _next_to_show(state, action.seat))


def next_showdown_events(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """Shows and mucks in order where nobody is asked; the awards as soon as no hand is left to wait for."""
    if state.waiting == 0 or single(state.live):
        return award(rules, state)
    if rules.showdown is _ASKED:
        return ()
    return _show_in_order(rules, state, deck)


def _show_in_order(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """The first hand shows; each later one shows only if it beats or ties what lies open in a pot it plays for.

    A hand that cannot be read shows.
    """
    felt = state.felt
    board = felt.cards.board
    rankers = [] if UNKNOWN in board else hand_rankers(rules, board)
    best = [(pot.contenders, [0] * len(rankers)) for pot in side_pots(felt.paid, state.live, felt.dead)]
    live, waiting, seat = state.live, state.waiting, state.turn
    events: list[HandEvent] = []
    while waiting and live & (live - 1):
        waiting &= ~(1 << seat)
        cards = hole_cards(felt, deck, seat)
        following = after(waiting, seat) if waiting else NOBODY
        if not readable(rules, felt, cards) or _beats(best, seat, [rank(cards) for rank in rankers]):
            events.append(HandTabled(seat, cards, following))
        else:
            live &= ~(1 << seat)
            events.append(HandMucked(seat, following))
        seat = following
    return tuple(events)


def _beats(best: list[tuple[int, list[int]]], seat: int, values: list[int]) -> bool:
    """Does the hand win or tie, so far, in a pot it plays for? Notes it as the best where it does."""
    wins = False
    for contenders, shown in best:
        if contenders >> seat & 1:
            for order, value in enumerate(values):
                if value and value >= shown[order]:
                    shown[order] = value
                    wins = True
    return wins


def hand_rankers(rules: HandRules, board: tuple[Card, ...]) -> list[Ranker]:
    """For each order of the game a function from hole cards to a value; the higher wins and 0 does not qualify."""
    if rules.variant.holding is _TWO_AND_THREE:
        return [order.two_and_three(board) for order in rules.orders]
    if not board:
        return [order.value for order in rules.orders]
    # Reading seven cards afresh for the few hands of a showdown is quicker than preparing the board for many.
    return [_with_board(order.value, board) for order in rules.orders]


def _with_board(value: Ranker, board: tuple[Card, ...]) -> Ranker:
    return lambda hole: value((*hole, *board))


# ── awards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def award(rules: HandRules, state: Dealing | Showdown) -> tuple[HandEvent, ...]:
    """The pots, the last side pot first and the main pot last (TDA 16, FIGP 29), and the end of the hand.

    Nothing where a contested pot hangs on a hand that cannot be read: then the floor awards it.
    """
    felt = state.felt
    pots = side_pots(felt.paid, state.live, felt.dead)
    contested = 0
    for pot in pots:
        if pot.contenders & (pot.contenders - 1):
            contested |= pot.contenders
    if not contested and len(pots) == 1:
        return award_alone(pots[0].contenders, pots[0].amount)
    values = _values(rules, felt, contested)
    if values is None:
        return ()
    events: list[HandEvent] = []
    for number in range(len(pots) - 1, -1, -1):
        _award_pot(rules, felt, values, number, pots[number], events)
    events.append(HandEnded())
    return tuple(events)


def award_alone(live: int, amount: int) -> tuple[PotAwarded, HandEnded]:
    """Everything to the only hand that is left; it need not be shown (TDA 17-B)."""
    return _uncontested(0, Pot(amount, live)), HandEnded()


def _values(rules: HandRules, felt: Felt, contested: int) -> list[dict[int, int]] | None:
    """For each order of the game the value of every contested hand; ``None`` when one of them cannot be read."""
    if not contested:
        return []
    faces = felt.cards.faces
    seats = members(contested)
    for seat in seats:
        if not readable(rules, felt, faces[seat]):
            return None
    return [{seat: rank(faces[seat]) for seat in seats} for rank in hand_rankers(rules, felt.cards.board)]


def _uncontested(number: int, pot: Pot) -> PotAwarded:
    seat = lowest(pot.contenders)
    return PotAwarded(number, pot.amount, (seat,), ((seat, pot.amount),), "")


def _award_pot(
    rules: HandRules, felt: Felt, values: list[dict[int, int]], number: int, pot: Pot, events: list[HandEvent]
) -> None:
    """Appends the award of one pot, or of its two sides."""
    if single(pot.contenders):
        events.append(_uncontested(number, pot))
        return
    contenders = members(pot.contenders)
    unit = felt.plan.stakes.unit
    keys = rules.variant.rankings
    if len(keys) == 1:
        winners = odd_chip_order(rules, felt, 0, _winners(contenders, values[0]))
        events.append(PotAwarded(number, pot.amount, contenders, split(pot.amount, winners, unit), keys[0]))
        return
    sides = [
        (key, odd_chip_order(rules, felt, number, _winners(contenders, order)))
        for number, (key, order) in enumerate(zip(keys, values, strict=True))
    ]
    won = [side for side in sides if side[1]]
    amounts = halves(pot.amount, unit) if len(won) == 2 else (pot.amount,)
    for (key, winners), amount in zip(won, amounts, strict=True):
        if amount:
            events.append(PotAwarded(number, amount, contenders, split(amount, winners, unit), key))


def _winners(contenders: tuple[int, ...], values: dict[int, int]) -> list[int]:
    """The best hands of one order, from the left of the button; none where no hand qualifies."""
    best = max([values[seat] for seat in contenders])
    return [seat for seat in contenders if values[seat] == best] if best else []


def odd_chip_order(rules: HandRules, felt: Felt, order: int, winners: list[int]) -> list[int]:
    """The winners as odd chips go to them: from the left of the button, in stud by highest card (TDA 20, PSLive 14).

    That card is the highest of the five that play, aces low in a low hand and a five-high straight; suits break ties.
    """
    if not rules.brings_in or len(winners) < 2:
        return winners
    board = felt.cards.board
    faces = felt.cards.faces
    return sorted(winners, key=lambda seat: _highest(rules, rules.orders[order].five((*faces[seat], *board)), order))


def _highest(rules: HandRules, five: tuple[Card, ...], order: int) -> tuple[int, int]:
    ranks = [card >> 2 for card in five]
    if rules.orders[order].key != "high" or set(ranks) == _WHEEL:
        ranks = [(rank + 1) % 13 for rank in ranks]
    return min([(-rank, -rules.suits[card & 3]) for rank, card in zip(ranks, five, strict=True)])


def not_waiting(rules: HandRules, state: Showdown, seat: int) -> Refusal | None:
    """Why a seat has nothing to show or to muck; ``None`` where it has."""
    if 0 <= seat < len(state.stacks) and state.waiting >> seat & 1:
        return None
    return Refusal(
        "not-now",
        "this seat has no hand to show",
        rules.cite("showdown_order"),
        (("seat", seat), ("why", "nothing-to-show")),
    )


def _next_to_show(state: Showdown, seat: int) -> int:
    waiting = state.waiting & ~(1 << seat)
    if not waiting:
        return NOBODY
    return state.turn if state.turn != seat else after(waiting, seat)
