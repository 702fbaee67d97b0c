"""The same hand in PokerKit: every event of the hand engine carried out there, each decision's bounds compared.

Where a rule gives other bounds, the one number in which PokerKit has it otherwise is set as the rule says; its bounds
must then be ours. So the finding is proven, and both engines go on with the same hand.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pokerkit import (
    Automation,
    FixedLimitBadugi,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    FixedLimitTexasHoldem,
    NoLimitDeuceToSevenLowballSingleDraw,
    NoLimitShortDeckHoldem,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
    RegularLowHand,
    StandardHighHand,
    State,
)
from pokerkit import Deck as PeerDeck
from pokerkit.games import FixedLimitPokerMixin, NoLimitPokerMixin, SingleDraw, TripleDraw

from shuffleup.cards.card import UNKNOWN, cards_text
from shuffleup.games.limits import Limit
from shuffleup.hand.events import (
    BoardDealt,
    BroughtIn,
    Called,
    CardsDrawn,
    Checked,
    Folded,
    HandEvent,
    HandStarted,
    HolesDealt,
    Raised,
)
from shuffleup.hand.phases.opening import board_seat
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound
from shuffleup.table.plan import HandPlan
from shuffleup.table.stakes import Stakes

AUTOMATED = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class FiveCardDraw(NoLimitPokerMixin, SingleDraw):
    """PokerKit names no such game; its parts make one, and the next ones."""

    deck = PeerDeck.STANDARD
    hand_types = (StandardHighHand,)
    hole_dealing_count = 5


class AceToFiveTripleDraw(FixedLimitPokerMixin, TripleDraw):
    deck = PeerDeck.REGULAR
    hand_types = (RegularLowHand,)
    hole_dealing_count = 5
    max_completion_betting_or_raising_count = 4


class FiveCardOmaha(PotLimitOmahaHoldem):
    hole_dealing_count = 5


class FixedLimitOmaha8(FixedLimitPokerMixin, FixedLimitOmahaHoldemHighLowSplitEightOrBetter):
    """PokerKit's own game of this name is played pot-limit."""

    max_completion_betting_or_raising_count = 4


class Peer(NamedTuple):
    """A game here and there."""

    game: str
    limit: Limit
    make: Callable[..., Any]
    seats: int

    @property
    def stud(self) -> bool:
        """Antes and a bring-in, no blinds."""
        return self.game in ("stud", "stud-8", "razz")


PEERS = (
    Peer("holdem", Limit.NO_LIMIT, NoLimitTexasHoldem, 9),
    Peer("holdem", Limit.FIXED_LIMIT, FixedLimitTexasHoldem, 9),
    Peer("omaha", Limit.POT_LIMIT, PotLimitOmahaHoldem, 9),
    Peer("omaha-8", Limit.FIXED_LIMIT, FixedLimitOmaha8, 9),
    Peer("stud", Limit.FIXED_LIMIT, FixedLimitSevenCardStud, 7),
    Peer("stud-8", Limit.FIXED_LIMIT, FixedLimitSevenCardStudHighLowSplitEightOrBetter, 7),
    Peer("razz", Limit.FIXED_LIMIT, FixedLimitRazz, 7),
    Peer("five-card-draw", Limit.NO_LIMIT, FiveCardDraw, 6),
    Peer("single-draw-27", Limit.NO_LIMIT, NoLimitDeuceToSevenLowballSingleDraw, 6),
    Peer("triple-draw-27", Limit.FIXED_LIMIT, FixedLimitDeuceToSevenLowballTripleDraw, 6),
    Peer("triple-draw-a5", Limit.FIXED_LIMIT, AceToFiveTripleDraw, 6),
    Peer("badugi", Limit.FIXED_LIMIT, FixedLimitBadugi, 7),
    Peer("short-deck", Limit.NO_LIMIT, NoLimitShortDeckHoldem, 6),
    Peer("omaha-5", Limit.POT_LIMIT, FiveCardOmaha, 6),
)


def peer_game(peer: Peer, stakes: Stakes, seats: int, automated: tuple[Automation, ...]) -> Callable[..., State]:
    """PokerKit's game for so many seats."""
    if peer.stud:
        stud: Callable[..., State] = peer.make(
            automated, True, stakes.ante, stakes.bring_in, stakes.small_bet, stakes.big_bet
        )
        return stud
    blinds = (stakes.small_blind, stakes.big_blind, *[0] * (seats - 2))
    bets = (stakes.small_bet, stakes.big_bet) if peer.limit is Limit.FIXED_LIMIT else (stakes.big_blind,)
    game: Any = peer.make(automated, True, stakes.ante, blinds, *bets)
    if peer.limit is Limit.FIXED_LIMIT:
        # One bet and three raises in every round: PokerKit itself lets four raises follow the big blind.
        game.streets = (replace(game.streets[0], max_completion_betting_or_raising_count=3), *game.streets[1:])
    made: Callable[..., State] = game
    return made


def peer_state(peer: Peer, stakes: Stakes, stacks: Sequence[int]) -> State:
    """The hand before its first card, antes and blinds posted."""
    return peer_game(peer, stakes, len(stacks), AUTOMATED)(tuple(stacks), len(stacks))


class Twin:
    """Follows a hand event by event; ``findings`` say where PokerKit would have it otherwise."""

    def __init__(self, peer: Peer, hand: Hand) -> None:
        plan = plan_of(hand)
        self.hand = hand
        self.state = peer_state(peer, plan.stakes, [seat.stack for seat in plan.seats])
        self.findings: list[str] = []
        self.seen = 0
        self.drawn: list[tuple[int, str]] = []

    def follow(self) -> None:
        """Carries out the events since the last call."""
        while self.seen < len(self.hand.events):
            self._take(self.hand.events[self.seen])
            self.seen += 1

    def compare(self) -> None:
        """The seat to act and what it may do; where a rule has them otherwise, PokerKit is put right and goes on."""
        ours, theirs = self.hand.state, self.state
        assert isinstance(ours, BettingRound)
        if theirs.actor_index != ours.turn:
            self._open_by_suit(ours)
        legal = self.hand.options()
        bring_in = theirs.can_post_bring_in()
        call = theirs.effective_bring_in_amount if bring_in else theirs.checking_or_calling_amount
        assert (legal.call, legal.fold) == (call, not bring_in and bool(call)), (legal, call, bring_in)
        raises = (legal.min_to, legal.max_to)
        if self._raises() == raises:
            return
        if self._count_full_raises(ours):
            self.findings.append("cap")
            if self._raises() == raises:
                return
        if theirs.consecutive_short_all_in_amounts and legal.call >= ours.price.inc:
            theirs.consecutive_short_all_in_amounts.clear()
            assert self._raises() == raises, (legal, self._raises(), ours)
            self.findings.append("sum")
            return
        measured = theirs.completion_betting_or_raising_amount
        assert measured < ours.price.inc, (legal, self._raises(), ours)
        # Only for this seat: PokerKit would keep those who have not acted from raising, too.
        theirs.completion_betting_or_raising_amount = ours.price.inc
        assert self._raises() == raises == (0, 0), (legal, self._raises(), ours)
        theirs.completion_betting_or_raising_amount = measured
        self.findings.append("full raise")

    def _raises(self) -> tuple[int, int]:
        """The least and the greatest total that PokerKit lets the seat to act raise to, zeros where it may not."""
        theirs = self.state
        least = theirs.min_completion_betting_or_raising_to_amount or 0
        return least, theirs.max_completion_betting_or_raising_to_amount or 0

    def _count_full_raises(self, ours: BettingRound) -> bool:
        """Takes the short all-ins out of PokerKit's count of raises; answers whether the cap was reached with them."""
        theirs = self.state
        assert theirs.street is not None
        most = theirs.street.max_completion_betting_or_raising_count
        if most is None or theirs.completion_betting_or_raising_count < most:
            return False
        # Before the flop the big blind is the first of our bets and none of PokerKit's.
        full = most - max(0, self.hand.rules.betting.steps.cap - ours.price.raises)
        capped, theirs.completion_betting_or_raising_count = theirs.completion_betting_or_raising_count, full
        return full < capped

    def _open_by_suit(self, ours: BettingRound) -> None:
        """PokerKit begins with the first of equal boards: let it begin where the suit says."""
        theirs = self.state
        assert theirs.opener_index is not None and isinstance(theirs.actor_indices, deque)
        rules, felt = self.hand.rules, ours.felt
        chosen, first = (
            [card for card in felt.cards.faces[seat] if card != UNKNOWN]
            for seat in (board_seat(rules, felt.cards.faces, ours.live, felt.street), theirs.opener_index)
        )
        assert sorted([card >> 2 for card in chosen]) == sorted([card >> 2 for card in first])
        low = rules.variant.key == "razz"
        # Of the highest cards the suit decides, whatever the engine makes of the boards (TDA RP-10 D).
        tops = [
            max([(((card >> 2) + low) % 13, rules.showdown.suits[card & 3]) for card in board])
            for board in (chosen, first)
        ]
        assert tops[0] > tops[1], (chosen, first)
        self.findings.append("opener")
        theirs.actor_indices.rotate(-theirs.actor_indices.index(ours.turn))

    def _take(self, event: HandEvent) -> None:
        state = self.state
        cards = self.hand.deck.cards
        if isinstance(event, HolesDealt):
            while state.can_burn_card("??"):
                state.burn_card("??")
            for seat, places in enumerate(event.places):
                if places:
                    state.deal_hole(cards_text([cards[place] for place in places]), seat)
        elif isinstance(event, BoardDealt):
            while state.can_burn_card("??"):
                state.burn_card("??")
            state.deal_board(cards_text(event.cards))
        elif isinstance(event, CardsDrawn):
            self._draw(event)
        elif isinstance(event, BroughtIn):
            state.post_bring_in()
        elif isinstance(event, Called | Checked):
            state.check_or_call()
        elif isinstance(event, Folded):
            state.fold()
        elif isinstance(event, Raised):
            state.complete_bet_or_raise_to(event.to)

    def _draw(self, event: CardsDrawn) -> None:
        cards, state = self.hand.deck.cards, self.state
        while state.can_burn_card("??"):
            state.burn_card("??")
        state.stand_pat_or_discard(cards_text([cards[place] for place in event.discarded]))
        if event.drawn:
            self.drawn.append((event.seat, cards_text([cards[place] for place in event.drawn])))
        if event.turn < 0:
            while state.can_burn_card("??"):
                state.burn_card("??")
            for seat, text in self.drawn:
                state.deal_hole(text, seat)
            self.drawn.clear()


def plan_of(hand: Hand) -> HandPlan:
    """What a hand was dealt from."""
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    return started.plan
