"""Hands with too many or too few cards, and the button short of cards.

before substantial action    misdeal (TDA 35-A); a single extra card is the burn (FIGP 40)
after it                     the hand is dead, and each street still burns one card (TDA 38)
the button, too few          the cards are supplied, even late, unless it has acted (TDA 37)
"""

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.orders.actions import FloorAction, GiveCard
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import NOBODY, HandState, Seated
from shuffleup.hand.view import plan_of
from shuffleup.rulebooks.policy.deal import ExtraCard, MisdealCause
from shuffleup.rulings import orders
from shuffleup.rulings.deck.misdeal import misdeal_for, too_late
from shuffleup.rulings.ruling import Option, Ruling, cite
from shuffleup.rulings.substantial import SUBSTANTIAL, ActKind, Since, substantial_rules

_ON_THE_HAND = (ActKind.CHECK, ActKind.BET, ActKind.CALL, ActKind.RAISE)
"""Actions by which a player plays his cards and keeps them; posting a blind is not one of them."""


class WrongCount(Struct, frozen=True, gc=False):
    """A hand with a wrong number of cards, found at this point."""

    seat: int
    cards: int
    since: Since
    acted: bool = False
    """The seat has checked or bet with its cards, although ``since`` does not show it."""
    seen: bool = False
    """Somebody has looked at an extra card."""
    others: tuple[int, ...] = ()
    """Further seats with the same number of cards."""

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats concerned, each once."""
        return tuple(dict.fromkeys((self.seat, *self.others)))

    @property
    def played(self) -> bool:
        """Has the seat acted on its cards? Then it has also seen them."""
        return self.acted or any(act.seat == self.seat and act.kind in _ON_THE_HAND for act in self.since.acts)


def wrong_count(rules: HandRules, state: HandState, found: WrongCount) -> Ruling | Refusal:
    """What happens to a hand with too many or too few cards. Refused for a right number or a dead hand."""
    refused = orders.not_running(state) or orders.not_dealt(state)
    for seat in found.seats:
        refused = refused or orders.no_such_seat(state, seat) or _impossible(rules, state, seat, found.cards)
    if refused:
        return refused
    right = _right(rules, state, found.seat)
    seats = len(plan_of(state).seats)
    if found.cards < right and found.seats == (seats - 1,) and rules.policy.deal.button_shortage_fix:
        return _short_button(rules, state, found, right)
    if too_late(rules, found.since):
        return _after_action(rules, state, found)
    if found.cards > right and rules.policy.deal.extra_card_policy is not ExtraCard.MISDEAL:
        return _extra(rules, state, found, (found.cards - right) * len(found.seats))
    options = () if found.cards > right else (_complete_option(rules, state, found.seats),)
    causes = [MisdealCause.WRONG_COUNT]
    if (found.cards - right) * len(found.seats) > 1:
        causes.append(MisdealCause.EXTRA_CARDS_2PLUS)
    return misdeal_for(rules, state, causes, found.since, *options)


def _extra(rules: HandRules, state: HandState, found: WrongCount, extra: int) -> Ruling:
    """One extra card to the first player goes back and is burned; two, in any hands, are a misdeal (FIGP 40)."""
    if extra > 1:
        return misdeal_for(rules, state, (MisdealCause.EXTRA_CARDS_2PLUS, MisdealCause.WRONG_COUNT), found.since)
    if found.seat and (found.seen or found.played):
        # For any other player the card is out of order; if unseen, it may be burned like the first player's.
        return misdeal_for(rules, state, (MisdealCause.WRONG_POSITION, MisdealCause.WRONG_COUNT), found.since)
    # The card came from the top of the stub, so it is the very card that is burned next: there is nothing to order.
    cited = cite(rules, "extra_card_policy")
    return Ruling("card-becomes-burn", cited, seat=found.seat, facts=(("extra-cards", extra),))


def _after_action(rules: HandRules, state: HandState, found: WrongCount) -> Ruling:
    """Too late for a misdeal: the hand is dead if the book says so (TDA 38), or else the floor decides."""
    kill = _all_killed(state, found.seats, cite(rules, "dead-for-card-count"))
    seat = NOBODY if found.others else found.seat
    if rules.policy.deal.extra_card_policy is ExtraCard.MISDEAL:
        cited = cite(rules, "dead-for-card-count", "extra_card_policy", "burns_per_street")
        cited = tuple(dict.fromkeys((*cited, *substantial_rules(rules))))
        return Ruling("dead-hand", cited, seat=seat, remedy=kill, facts=orders.dead_hand_chips(rules))
    cited = cite(rules, "misdeal_deadline", "extra_card_policy", *SUBSTANTIAL)
    dead = Option("dead-hand", cite(rules, "dead-for-card-count"), remedy=kill)
    return orders.floor_decides(cited, dead, Option("continue", cited), seat=seat)


def _all_killed(state: HandState, seats: tuple[int, ...], cited: tuple[str, ...]) -> tuple[FloorAction, ...]:
    """The order that kills these hands at once; none if no live hand would be left."""
    if not isinstance(state, Seated) and not state.live & ~sum([1 << seat for seat in seats]):
        return ()
    return orders.killed(state, seats[0], cited, "dead-hand", seats[1:])


def _short_button(rules: HandRules, state: HandState, found: WrongCount, right: int) -> Ruling:
    cited = cite(rules, "button_shortage_fix")
    if found.played:
        kill = orders.killed(state, found.seat, cited, "dead-hand")
        cited = (*cited, *cite(rules, "burns_per_street"))
        return Ruling("dead-hand", cited, seat=found.seat, remedy=kill, facts=orders.dead_hand_chips(rules))
    given = _give(rules, state, found.seat, cited)
    facts = (("missing-cards", right - found.cards),)
    return Ruling("complete-hand", cited, seat=found.seat, remedy=given, facts=facts)


def _complete_option(rules: HandRules, state: HandState, seats: tuple[int, ...]) -> Option:
    cited = cite(rules, "misdeal_causes")
    given = [order for seat in seats for order in _give(rules, state, seat, cited)]
    return Option("complete-hand", cited, remedy=tuple(given))


def _give(rules: HandRules, state: HandState, seat: int, cited: tuple[str, ...]) -> tuple[FloorAction, ...]:
    """Orders for cards missing from the record; if it has the complete hand, only the dealer has to give them."""
    if isinstance(state, Seated) or not orders.takes_cards(state):
        return ()
    missing = max(0, _right(rules, state, seat) - len(state.felt.cards.holes[seat]))
    return (GiveCard(seat, orders.by("complete-hand", cited)),) * missing


def _right(rules: HandRules, state: HandState, seat: int) -> int:
    """The number of cards this hand should have now: those of the streets so far, less its discards."""
    streets = rules.variant.streets
    if isinstance(state, Seated):
        return streets[0].down + streets[0].up
    cards = state.felt.cards
    dealt = sum([street.down + street.up for street in streets[: state.felt.street + 1]])
    if rules.brings_in and cards.board:
        # One seventh card was dealt for everybody, so no hand has its own.
        dealt -= 1
    held, most = len(cards.holes[seat]), sum([street.discard for street in streets])
    # Any other difference is an error of the deal or the record: no player has discarded so many.
    return held if 0 < dealt - held <= most else dealt


def _impossible(rules: HandRules, state: HandState, seat: int, cards: int) -> Refusal | None:
    right = _right(rules, state, seat)
    if cards < 0 or cards == right:
        return refuse("right-count", cards=cards, why="hand")
    if not isinstance(state, Seated) and not state.live >> seat & 1:
        return refuse("not-live", seat=seat)
    return None
