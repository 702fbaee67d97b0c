"""A hand in five lines: deal it, play it by the players' names, fork it, and deal the next one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING

from shuffleup.answer import Refusal
from shuffleup.api.standing import StandingHand
from shuffleup.cards.card import card_text, parse_card, parse_cards
from shuffleup.cards.deck import Deck, deck_of
from shuffleup.cards.dice import SeededDice, shuffled
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant, Wagering
from shuffleup.hand.actions import Action
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules, hand_rules
from shuffleup.hand.view import seat_asked
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.button import Positions, button_rules, first_hand
from shuffleup.table.carry import NoCarry
from shuffleup.table.next_hand import TableButton, next_positions, owed
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

if TYPE_CHECKING:
    from shuffleup.api.players import AnyPlayer

_POT_LIMIT = frozenset(("omaha", "omaha-8", "omaha-5", "courchevel", "italiana"))
_NO_LIMIT = frozenset(("holdem", "short-deck", "pineapple", "crazy-pineapple", "five-card-draw", "single-draw-27"))


class IllegalActError(ValueError):
    """Raised by a strict hand for an action that the rules refuse. ``refusal`` says why and cites the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class DealtHand(StandingHand):
    """A hand at a table, with its players called by name.

    Every action method returns None if the action was legal. If not, it returns a refusal that says why and changes
    nothing; a strict hand raises ``IllegalActError`` instead.
    """

    def __init__(self, hand: Hand, positions: Positions, *, strict: bool) -> None:
        self.deep = hand
        self.strict = strict
        self._positions = positions

    def fold(self) -> Refusal | None:
        """Folds."""
        return self._answered(self.deep.fold())

    def check(self) -> Refusal | None:
        """Checks."""
        return self._answered(self.deep.check())

    def call(self) -> Refusal | None:
        """Calls the bet, or calls all-in if the stack is smaller."""
        return self._answered(self.deep.call())

    def check_or_call(self) -> Refusal | None:
        """Checks if that is possible, and calls if it is not."""
        return self._answered(self.deep.check_or_call())

    def raise_to(self, total: int) -> Refusal | None:
        """Bets or raises to ``total``, which includes everything the player has bet on this street."""
        return self._answered(self.deep.raise_to(total))

    def draw(self, *cards: str) -> Refusal | None:
        """Discards these cards and draws as many; with no cards named, stands pat."""
        own = self.cards(self.turn) if self.turn else ()
        missing = next((one for one in cards if card_text(parse_card(one)) not in own), "")
        if missing:
            raise ValueError(f"{self.turn or 'nobody'} does not hold {missing}: {' '.join(own) or 'no cards'}")
        return self._answered(self.deep.draw(*[own.index(card_text(parse_card(one))) for one in cards]))

    def show(self) -> Refusal | None:
        """Shows the hand at the showdown."""
        return self._answered(self.deep.show())

    def muck(self) -> Refusal | None:
        """Mucks the hand at the showdown without showing it."""
        return self._answered(self.deep.muck())

    def act(self, action: Action) -> Refusal | None:
        """Plays any of the engine's actions, for any seat."""
        return self._answered(self.deep.act(action))

    def play(self, *players: AnyPlayer) -> DealtHand:
        """Plays the hand to its end with one player for each seat, from the left of the button, or one for all.
        A player is as in ``sh.run_event``. Raises ``IllegalActError`` for an action that the rules refuse."""
        from shuffleup.api.players import seated
        from shuffleup.bots.turns import decision  # a hand played without bots does not load them

        seats = len(self._plan.seats)
        if len(players) not in {1, seats}:
            raise ValueError(f"{len(players)} players for {seats} seats: give one for each, or one for all")
        bots = [seated(one, number) for number, one in enumerate(players)]
        while not self.over:
            hand, seat = self.deep, seat_asked(self.deep.state)
            action = decision(bots[seat % len(bots)], hand.rules, hand.state, hand.deck)
            if action is None:
                raise ValueError(f"nobody is asked: the hand waits in {type(hand.state).__name__}")
            refused = hand.act(action)
            if refused is not None:
                raise IllegalActError(refused)
        return self

    def fork(self) -> DealtHand:
        """An independent copy with the same past."""
        return DealtHand(self.deep.fork(), self._positions, strict=self.strict)

    def next_hand(
        self,
        *,
        blinds: tuple[int, int] | None = None,
        ante: int = 0,
        deck: str | Sequence[str] | None = None,
        seed: int | None = None,
    ) -> DealtHand:
        """Deals the next hand at this table: the button moves by the book, and players without chips are out.

        ``blinds`` and ``ante`` set a new level. Raises ``ValueError`` while this hand is still being played, or if only
        one player is left.
        """
        if not self.over:
            raise ValueError("the hand is not over: play it to its end before the next one")
        plan, rules, finished = self._plan, self.deep.rules, self.deep.result()
        chips = {one.number: (one.player, one.finished or 0) for one in finished.seats}
        left = {number: who for number, who in chips.items() if who[1]}
        if len(left) < 2:
            raise ValueError("only one player has chips: there is no next hand")
        table = TableButton(plan.button, self._positions, carry=finished.carry)
        positions = next_positions(table, left, button_rules(rules.resolved.policy))
        seats = tuple([SeatPlan(number, *left[number]) for number in positions.dealt_in])
        stakes = stakes_of(rules, blinds, ante) if blinds else plan.stakes
        paid = owed(seats, positions, stakes, finished.carry)
        coming = HandPlan(plan.hand + 1, plan.game, stakes, seats, paid, positions.button, carry=finished.carry)
        dealt = dealt_hand(rules, coming, deck_from(rules.variant, len(seats), deck, seed))
        return DealtHand(dealt, positions, strict=self.strict)

    def _answered(self, refusal: Refusal | None) -> Refusal | None:
        if refusal is not None and self.strict:
            raise IllegalActError(refusal)
        return refusal


def new_hand(
    game: str = "holdem",
    *,
    stacks: Sequence[int] | Mapping[str, int],
    blinds: tuple[int, int] = (50, 100),
    ante: int = 0,
    limit: Limit | str | None = None,
    book: str = "",
    deck: str | Sequence[str] | None = None,
    seed: int | None = None,
    strict: bool = False,
) -> DealtHand:
    """Deals a hand of any game, up to the first decision.

        >>> import shuffleup as sh
        >>> hand = sh.new_hand(stacks={"Anna": 5_000, "Bruno": 5_000, "Carla": 5_000}, seed=7)
        >>> hand
        <no-limit hold'em, hand 1, pot 150, Carla to act: call 100 or raise to 200 to 5,000>
        >>> hand.raise_to(300), hand.fold(), hand.fold()
        (None, None, None)
        >>> hand.won
        {'Anna': -50, 'Bruno': -100, 'Carla': 150}

    ``game`` is a key (``sh.known_games()``). ``stacks`` are whole chips, clockwise from the left of the button, with
    names or without; the last player has the button. ``blinds`` are the small and the big blind. In games with fixed
    bets the big blind is the small bet, and in stud the small blind is the bring-in. If ``ante`` is 0, the ante is half
    the small blind in stud, the small blind in Kuhn and Leduc poker, and the big blind in the Italian games. ``limit``
    is the game's usual one if not given; ``book`` is a rulebook (``sh.known_books()``). The deck is shuffled by the
    system's randomness or by ``seed``, or is ``deck``, top card first. Raises ``ValueError`` and ``TypeError``.
    """
    names = stacks if isinstance(stacks, Mapping) else {f"p{n}": chips for n, chips in enumerate(stacks, start=1)}
    rules, plan, positions = first_plan(game, names, blinds, ante, limit, book)
    dealt = dealt_hand(rules, plan, deck_from(rules.variant, len(names), deck, seed))
    return DealtHand(dealt, positions, strict=strict)


def first_plan(
    game: str, stacks: Mapping[str, int], blinds: tuple[int, int], ante: int, limit: Limit | str | None, book: str
) -> tuple[HandRules, HandPlan, Positions]:
    """The rules, the plan and the positions of a table's first hand, from the arguments of ``new_hand``."""
    dealt = variant(game)
    betting = Limit(limit) if limit else _usual_limit(dealt)
    rules = hand_rules(dealt, betting, resolved(book or ("italiana" if _is_italian(dealt) else "tda-2024")))
    stakes = stakes_of(rules, blinds, ante)
    if len(stacks) < 2:
        raise ValueError(f"{len(stacks)} players: a hand needs two")
    positions = first_hand(range(1, len(stacks) + 1), len(stacks))
    seated = dict(zip(count(1), stacks.items(), strict=False))
    seats = tuple([SeatPlan(number, *_checked(*seated[number])) for number in positions.dealt_in])
    paid = owed(seats, positions, stakes, NoCarry())
    return rules, HandPlan(1, GameKey(dealt.key, betting), stakes, seats, paid, positions.button), positions


def _is_italian(game: Variant) -> bool:
    return game.wagering is not Wagering.BY_BOOK


def _usual_limit(game: Variant) -> Limit:
    if game.key in _NO_LIMIT:
        return Limit.NO_LIMIT
    return Limit.POT_LIMIT if game.key in _POT_LIMIT or game.key.startswith("telesina") else Limit.FIXED_LIMIT


def stakes_of(rules: HandRules, blinds: tuple[int, int], ante: int = 0) -> Stakes:
    """The stakes of a hand, from the blinds and the ante that ``new_hand`` takes."""
    (small, big), game = blinds, rules.variant
    if _is_italian(game):
        return Stakes(0, 0, ante or big)
    if game.brings_in:
        everybody = ante or max(1, small // 2)
        return Stakes(0, 0, everybody, AnteMode.ALL_PLAYERS, small_bet=big, big_bet=2 * big, bring_in=small)
    bets = (big, 2 * big) if rules.limit in {Limit.FIXED_LIMIT, Limit.SPREAD_LIMIT} else (0, 0)
    if not game.posts_blinds:
        return Stakes(0, 0, ante or small, small_bet=bets[0], big_bet=bets[1])
    return Stakes(small, big, ante, small_bet=bets[0], big_bet=bets[1])


def whole(chips: object, name: str) -> int:
    """Checks a number of chips. Raises ``TypeError`` if it is not a whole number."""
    if not isinstance(chips, int) or isinstance(chips, bool):
        raise TypeError(f"{name} is {chips!r}: a whole number of chips is expected")
    return chips


def _checked(name: str, chips: int) -> tuple[str, int]:
    if whole(chips, f"the stack of {name}") <= 0:
        raise ValueError(f"the stack of {name} is {chips}: every player needs at least one chip")
    return name, chips


def deck_from(game: Variant, players: int, deck: str | Sequence[str] | None, seed: int | None) -> Deck:
    """A deck that begins with the given cards, or one shuffled by a seed or by the system's randomness."""
    cards = game.deck_for(players)
    if deck is not None:
        given = parse_cards(deck if isinstance(deck, str) else "".join(deck))
        twice = next((place for place, card in enumerate(given) if card in given[:place]), 0)
        if twice:
            first = given.index(given[twice]) + 1
            card = card_text(given[twice])
            raise ValueError(f"deck: {card} is there twice, as cards {first} and {twice + 1}: name each card once")
        return deck_of((*given, *[one for one in cards if one not in given]))
    key = os.urandom(32) if seed is None else seed.to_bytes(32, "big", signed=True)
    return deck_of(shuffled(cards, SeededDice(key)))


def dealt_hand(rules: HandRules, plan: HandPlan, deck: Deck) -> Hand:
    """Deals a hand up to its first decision; if the stub runs short, dice seeded by the deck reshuffle it."""
    dice = SeededDice(bytes(deck.cards))
    return Hand.start(rules, plan, deck, lambda stub: (*stub.kept, *shuffled(stub.shuffled, dice)))
