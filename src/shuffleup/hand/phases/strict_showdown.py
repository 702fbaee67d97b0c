"""The showdown of games in which losers need not show (H7), and the awards if no two hands are equal (H8).

    beats every hand shown so far in a pot it contests      is shown; so the winner of every pot is
    bet or raised all its chips during the hand             is shown
    any other, and the last player left                     is asked: show or hide

Hiding gives nothing up: a hidden hand still contests its pots, and so counts if the order of two others depends on it.
"""

from shuffleup.answer import Refusal, refuse
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.ranking import ItalianHand
from shuffleup.chips.pots import Pot, side_pots
from shuffleup.hand.actions import Muck
from shuffleup.hand.events import HandEnded, HandEvent, HandHidden, HandsRead, HandTabled, PotAwarded, ShowdownOpened
from shuffleup.hand.phases.showdown import hole_cards, not_waiting, readable
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.seats import after, lowest, members, single
from shuffleup.hand.state import NOBODY, Felt, Showdown
from shuffleup.hand.strict_cards import best_first, read_hand
from shuffleup.table.result import shown_hand


def first_to_show(felt: Felt, live: int) -> int:
    """The last to bet or raise, or the next still in on his left; without a bet, first left of the button (AMB-13)."""
    for seat in reversed(felt.aggressors):
        if seat != NOBODY:
            return seat if live >> seat & 1 else after(live, seat)
    return lowest(live)


def open_strict_showdown(felt: Felt, live: int) -> ShowdownOpened:
    """Names the player who shows first; the last player left is asked too."""
    return ShowdownOpened(first_to_show(felt, live), live)


def next_strict_events(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """One hand shown or hidden automatically; empty if a player is asked; the awards if nobody is left to ask."""
    if state.waiting == 0:
        return award_strict(rules, state, deck)
    seat = state.turn
    following = _following(state, seat)
    if not single(state.live) and shows_by_itself(rules, state, deck, seat):
        return (HandTabled(seat, hole_cards(state.felt, deck, seat), following),)
    if rules.showdown.mode is ShowdownMode.ASKED:
        return ()
    return (HandHidden(seat, following),)


def shows_by_itself(rules: HandRules, state: Showdown, deck: Deck, seat: int) -> bool:
    """Must the hand be shown? A hand that cannot be read must be, if nobody is asked."""
    if state.felt.past.all_in_raisers >> seat & 1:
        return True
    hands = _hands(rules, state.felt, deck, state.live)
    if hands is None:
        return rules.showdown.mode is ShowdownMode.AUTOMATIC
    for pot in side_pots(state.felt.paid, state.live, state.felt.dead):
        if pot.contenders >> seat & 1 and not single(pot.contenders):
            better = best_first(rules, hands, pot.contenders)
            ahead = better[: better.index(seat)]
            if not any(state.tabled >> rival & 1 for rival in ahead):
                return True
    return False


def hide(rules: HandRules, state: Showdown, action: Muck) -> HandHidden | Refusal:
    """Hides a hand: a player who is asked need not show; one who is not asked yet may have to."""
    if refusal := not_waiting(rules, state, action.seat):
        return refusal
    if action.seat != state.turn:
        return refuse("not-your-turn", rules.cite("showdown_order"), seat=action.seat, turn=state.turn)
    return HandHidden(action.seat, _following(state, action.seat))


def award_strict(rules: HandRules, state: Showdown, deck: Deck) -> tuple[HandEvent, ...]:
    """Awards every pot to its best hand, last side pot first; then come the hands seen and the end of the hand.

    Empty if a contested pot depends on a hand that cannot be read: then the floor awards it.
    """
    felt = state.felt
    pots = side_pots(felt.paid, state.live, felt.dead)
    if single(state.live):
        return (*_awards(rules, {}, pots), HandEnded())
    hands = _hands(rules, felt, deck, state.live)
    if hands is None:
        return ()
    seen = tuple([shown_hand(seat, hands[seat]) for seat in members(state.live & state.tabled)])
    return (*_awards(rules, hands, pots), *([HandsRead(seen)] if seen else []), HandEnded())


def _awards(rules: HandRules, hands: dict[int, ItalianHand], pots: tuple[Pot, ...]) -> list[PotAwarded]:
    awards = []
    for number in range(len(pots) - 1, -1, -1):
        pot = pots[number]
        alone = single(pot.contenders)
        winner = lowest(pot.contenders) if alone else best_first(rules, hands, pot.contenders)[0]
        side = "" if alone else rules.variant.rankings[0]
        awards.append(PotAwarded(number, pot.amount, members(pot.contenders), ((winner, pot.amount),), side))
    return awards


def _hands(rules: HandRules, felt: Felt, deck: Deck, live: int) -> dict[int, ItalianHand] | None:
    """The hands of all contenders, hidden ones included; ``None`` if one of them cannot be read."""
    cards = {seat: hole_cards(felt, deck, seat) for seat in members(live)}
    if len(readable(rules, felt, cards)) < len(cards):
        return None
    return {seat: read_hand(rules, felt, held) for seat, held in cards.items()}


def _following(state: Showdown, seat: int) -> int:
    waiting = state.waiting & ~(1 << seat)
    return after(waiting, seat) if waiting else NOBODY
