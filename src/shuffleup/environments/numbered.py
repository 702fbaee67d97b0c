"""A hand in numbers: whose turn it is, which actions are legal, and what each seat has won."""

from collections.abc import Iterator, Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from shuffleup.api.hands import DealtHand, IllegalActError, dealt_hand, deck_from, first_plan
from shuffleup.api.pictures import hand_picture
from shuffleup.cards.card import Card
from shuffleup.cards.deck import Deck
from shuffleup.cards.shuffle.rebuilt import NewStub
from shuffleup.environments.actions import GIVE_UP, STAY, ActionCode
from shuffleup.environments.observation import Dealt, Eye, Lying, Numbers, Row, unit_of
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Action, Discard
from shuffleup.hand.phases.showdown import hand_rankers
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.seats import members, single
from shuffleup.hand.state import NOBODY, BettingRound, Drawing, HandState, Seated, Settled
from shuffleup.hand.view import seat_asked
from shuffleup.table.carry import CarriedPot

Standing = tuple[int, ...]
Seen = dict[str, NDArray[Any]]
"""What a seat observes: ``observation`` and ``action_mask``."""
BLINDS = (50, 100)
"""The blinds of a hand, in chips."""
DEPTH = 100.0
"""The starting stack of each player, in units."""
DEPTHS = {"kuhn": 2.0, "leduc": 13.0}
"""The starting stacks of games that are defined with their own."""
_DECKS_AT_ONCE = 64
_REMEMBERED = 1 << 16
"""How many spots of a game are kept: some 100 MiB in a game with many."""


class HandSpot:
    """A decision point of a hand: ``seat`` is to act (``NOBODY`` at the end), and ``bits`` are the legal actions."""

    __slots__ = ("after", "bits", "board", "gains", "mask", "rows", "seat", "shows", "state", "totals")

    def __init__(self, actions: ActionCode, hand: Hand) -> None:
        state = hand.state
        assert not isinstance(state, Seated), "it has been dealt"
        self.state: Dealt = state
        self.totals = [0] * actions.past_raises
        if type(state) is BettingRound:
            self.seat, self.bits = state.turn, actions.bets(hand, state, self.totals)
        else:
            self.seat = seat_asked(state)
            self.bits = 0 if self.seat == NOBODY else actions.others(hand)
        self.mask = actions.mask(self.bits)
        self.gains: tuple[float, ...] = ()
        self.rows: dict[int, tuple[Row, Lying]] = {}
        """The row of each seat here, and the places in the deck of the further cards it sees."""
        self.board: tuple[int, ...] | None = None
        """The places in the deck of the board's cards, if hands with other decks share this spot."""
        self.after: dict[int, HandSpot] = {}
        """The spots that actions have led to."""
        self.shows: dict[int, dict[Standing, HandSpot]] = {}
        """The spots that actions ending in a showdown have led to, by how the hands compare."""


class Coding:
    """The numbering of a game's hands; in games that deal only a board after the hole cards, also the spots played.

    In these games betting goes the same way whatever the deck, and so does a showdown in which the hands compare the
    same way. The engine plays each such step once, and its result is remembered.
    """

    __slots__ = ("_dealt", "_room", "_rules", "_whole", "actions", "eye", "unit")

    def __init__(self, actions: ActionCode, eye: Eye, unit: int, rules: HandRules) -> None:
        self.actions, self.eye, self.unit, self._rules = actions, eye, unit, rules
        self._room = self._dealt = 0
        self._whole: tuple[int, ...] = ()
        """The places in the deck of the cards of a complete board."""

    def root(self, hand: Hand) -> HandSpot:
        """The first spot of all hands that are dealt like this one from whatever deck."""
        spot = HandSpot(self.actions, hand)
        if self._rules.streets[1].board_only:
            self._room, self._dealt, spot.board = _REMEMBERED, spot.state.felt.cards.stub, ()
        return spot

    def known(self, spot: HandSpot, number: int, deck: tuple[Card, ...]) -> HandSpot | None:
        """The spot after an action that ends in a showdown, if hands that compare the same way have been there."""
        shown = spot.shows.get(number)
        return shown.get(self._standing(spot, deck)) if shown else None

    def remember(self, spot: HandSpot, number: int, after: HandSpot, deck: tuple[Card, ...]) -> None:
        """Remembers the spot an action has led to, if the spot before it is shared by other decks."""
        if spot.board is None or not self._room:
            return
        self._room -= 1
        state = after.state
        lying = state.felt.cards
        after.board = tuple([place for place in range(self._dealt, lying.stub) if place not in lying.burns])
        live = spot.state.live & ~((number == GIVE_UP) << spot.seat)
        if type(state) is Settled and not single(live):
            self._whole = after.board
            spot.shows.setdefault(number, {})[self._standing(spot, deck)] = after
        else:
            spot.after[number] = after

    def _standing(self, spot: HandSpot, deck: tuple[Card, ...]) -> Standing:
        """How the hands compare: the rank of each by every ranking of the game, 0 if it does not qualify."""
        holes, seats = spot.state.felt.cards.holes, members(spot.state.live)
        standing: list[int] = []
        for value in hand_rankers(self._rules, tuple([deck[place] for place in self._whole])):
            values = [value([deck[place] for place in holes[seat]]) for seat in seats]
            ranks = sorted({0, *values})
            standing += map(ranks.index, values)
        return tuple(standing)


class NumberedHand:
    """One hand, played by numbers. ``seat`` is to act (``NOBODY`` at the end); ``spot`` is the decision point."""

    __slots__ = ("_ahead", "_coding", "_hand", "_thrown", "seat", "spot")

    def __init__(self, coding: Coding, hand: Hand, spot: HandSpot | None = None) -> None:
        self._coding, self._hand = coding, hand
        self.spot = spot or HandSpot(coding.actions, hand)
        self.seat = self.spot.seat
        self._ahead: list[tuple[HandSpot, int]] = []
        """Actions that the engine's hand has not played yet."""
        self._thrown: list[tuple[int, int, int]] = []

    @property
    def hand(self) -> Hand:
        """The engine's hand, with everything that has happened."""
        for spot, number in self._ahead:
            self._tell(spot, number)
        self._ahead.clear()
        return self._hand

    def play(self, act: SupportsIndex) -> None:
        """Plays an action of the seat to act. Raises ``ValueError``, and changes nothing, if it is not legal.

        Raises ``TypeError`` if ``act`` is not a whole number.
        """
        number, spot = index(act), self.spot
        if number < 0 or not spot.bits >> number & 1:
            raise ValueError(self._illegal(number))
        self._ahead.append((spot, number))
        after = spot.after.get(number)
        if after is None:
            coding, deck = self._coding, self._hand.deck.cards
            after = coding.known(spot, number, deck)
            if after is None:
                after = HandSpot(coding.actions, self.hand)
                coding.remember(spot, number, after, deck)
        self.spot, self.seat = after, after.seat

    def act(self, action: Action) -> None:
        """Plays an action that need not have a number, such as a bot's. Raises ``IllegalActError``."""
        hand = self.hand
        self._engine(hand.state, action)
        self.spot = HandSpot(self._coding.actions, hand)
        self.seat = self.spot.seat

    def seen(self, seat: int) -> Seen:
        """What the player of a seat knows and may do; when it is not his turn, he may do nothing."""
        spot = self.spot
        known = spot.rows.get(seat)
        if known is None:
            known = spot.rows[seat] = self._told(spot, seat)
        told, lying = known
        row, deck, at = told.copy(), self._hand.deck.cards, self._coding.eye.at
        values: Numbers = row.data  # type: ignore[assignment]  # NumPy says bytes, and these are floats
        for place, start in lying:
            values[start + at[deck[place]]] = 1.0
        mask = spot.mask if seat == self.seat else self._coding.actions.nothing
        return {"observation": row, "action_mask": mask.copy()}

    def _told(self, spot: HandSpot, seat: int) -> tuple[Row, Lying]:
        """A row and the cards to add. At a spot that hands with other decks share, the board is read from the deck."""
        eye, cards, places = self._coding.eye, spot.state.felt.cards, spot.board
        board = cards.board if places is None else ()
        told = eye.told(spot.state, seat, self._coding.unit, self._thrown, board)
        return told, eye.lying(cards.holes[seat], places or ())

    def gains(self) -> tuple[float, ...]:
        """What each seat has won, in units; a pot that nobody won goes back to the players who paid it."""
        spot = self.spot
        if not spot.gains:
            state = spot.state
            assert type(state) is Settled, "the hand is over"
            back = dict(state.carry.contributions) if isinstance(state.carry, CarriedPot) else {}
            won = zip(state.stacks, state.felt.plan.seats, strict=True)
            spot.gains = tuple([(left + back.get(one.player, 0) - one.stack) / self._coding.unit for left, one in won])
        return spot.gains

    def _tell(self, spot: HandSpot, number: int) -> None:
        hand, state, refused = self._hand, spot.state, None
        if type(state) is not BettingRound or number >= len(spot.totals):
            self._engine(state, self._coding.actions.act(state, spot.seat, number))
        elif number == STAY:
            refused = hand.check_or_call()
        else:
            refused = hand.fold() if number == GIVE_UP else hand.raise_to(spot.totals[number])
        assert refused is None, refused

    def _engine(self, state: HandState, action: Action) -> None:
        """Plays any action, and notes how many cards are exchanged, which the state forgets after the draw."""
        if refused := self._hand.act(action):
            raise IllegalActError(refused)
        if type(state) is Drawing and type(action) is Discard:
            streets = self._hand.rules.variant.streets
            if streets[state.felt.street].draw:
                draw = sum([1 for street in streets[: state.felt.street] if street.draw])
                self._thrown.append((draw, state.turn, len(action.picks)))

    def _illegal(self, number: int) -> str:
        names, felt, bits = self._coding.actions.names, self.spot.state.felt, self.spot.bits
        legal = ", ".join([f"{place} {name}" for place, name in enumerate(names) if bits >> place & 1])
        what = names[number] if 0 <= number < len(names) else f"none of the {len(names)} that there are"
        who = felt.plan.seats[self.seat].player if self.seat != NOBODY else "nobody, the hand is over"
        street = self._hand.rules.variant.streets[max(0, felt.street)].name
        return f"action {number} ({what}) is not legal for {who} on {street}: choose {legal or 'reset()'}"


class SeatedGame:
    """A game with its players and their stacks, which deals hands.

    ``players`` sit clockwise from the left of the button; ``stack`` is in units (``unit_of``); ``raises`` are the sizes
    between the minimum and the maximum, as shares of the pot. Raises ``ValueError`` for a hand that cannot be dealt.
    """

    def __init__(
        self,
        game: str,
        players: int,
        stack: float | None = None,
        raises: Sequence[float] = (0.5, 1.0),
        limit: Limit | str | None = None,
        book: str = "",
    ) -> None:
        dealt = variant(game)
        if not 2 <= players <= dealt.seats_max:
            raise ValueError(f"players is {players}: {dealt.name} is dealt to 2 to {dealt.seats_max}")
        self.names = tuple([f"player_{number}" for number in range(players)])
        unit = unit_of(first_plan(game, dict.fromkeys(self.names, 1), BLINDS, 0, limit, book)[1].stakes)
        stacks = dict.fromkeys(self.names, round(unit * (DEPTHS.get(dealt.key, DEPTH) if stack is None else stack)))
        self.rules, self.plan, self._positions = first_plan(game, stacks, BLINDS, 0, limit, book)
        opening = dealt.streets[: dealt.first_round + 1]
        alike = not any(street.up or street.board or street.opens_with_pair for street in opening)
        self._first = Hand.start(self.rules, self.plan, Deck(dealt.deck_for(players)))
        self.coding = Coding(ActionCode(self.rules, raises), Eye(dealt, players), unit, self.rules)
        self._root = self.coding.root(self._first) if alike else None

    def hands(self, generator: Generator) -> Iterator[NumberedHand]:
        """Deals hands without end, each from its own deck.

        If the cards have no influence on the first decision, all hands begin as copies of one, with other decks.
        """
        rules, plan, coding = self.rules, self.plan, self.coding
        first, root = self._first, self._root
        cards = np.tile(np.array(rules.variant.deck_for(len(self.names))), (_DECKS_AT_ONCE, 1))

        def reshuffled(stub: NewStub) -> tuple[int, ...]:
            return (*stub.kept, *generator.permutation(stub.shuffled).tolist())

        while True:
            for order in generator.permuted(cards, axis=1).tolist():
                deck = Deck(tuple(order))
                if root:
                    hand = Hand(rules, deck, root.state, first.events.copy(), reshuffled)
                else:
                    hand = Hand.start(rules, plan, deck, reshuffled)
                yield NumberedHand(coding, hand, root)

    def hand_of(self, deck: str | Sequence[str]) -> NumberedHand:
        """Deals a hand from a given ``deck``, as in ``sh.new_hand``. Raises ``ValueError``."""
        cards = deck_from(self.rules.variant, len(self.names), deck, None)
        return NumberedHand(self.coding, dealt_hand(self.rules, self.plan, cards))

    def drawn(self, hand: Hand, mode: str | None) -> str | None:
        """A hand with everybody's cards as text (``ansi``) or as a picture (``svg``); None without a mode."""
        shown = DealtHand(hand, self._positions, strict=False)
        return repr(shown) if mode == "ansi" else hand_picture(shown) if mode == "svg" else None
