"""Turns a record into what the hand engine starts with: a plan of seats and postings, and a deck that deals the hand.

Each card is at the place from which the engine will deal it; the others are unknown. A record names exchanged cards by
their faces, the engine by their places in the hand, so the record is followed card by card. Cards shown at the end fill
in what was dealt face down.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.card import UNKNOWN, Card, card_text, cards_text
from shuffleup.cards.deck import Deck
from shuffleup.formats.phh.record import DealHole, DealtBoard, ExchangeCards, PhhHand, ShowHand
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant
from shuffleup.hand.phases.stub import FEW
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import Attendance, SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

LARGEST = 10**18


def recorded_plan(record: PhhHand, variant: Variant, limit: Limit) -> HandPlan:
    """The plan of a recorded hand, with the seats in the order of the record."""
    blinds = [(seat, amount) for seat, amount in enumerate(record.stakes.blinds) if amount]
    seats, posts = _seats(record), record.posts
    return HandPlan(
        hand=number if isinstance(number := record.fields.get("hand"), int) else 1,
        game=GameKey(variant.key, limit),
        stakes=posts.stakes if posts else _stakes(record, blinds),
        seats=seats,
        postings=posts.postings if posts else _postings(record, blinds),
        button=_button(record) or seats[-1].number,
        players_left=left if isinstance(left := record.fields.get("_players_left"), int) else 0,
    )


def _button(record: PhhHand) -> int:
    """The chair of a dead button; 0 if the last player has the button."""
    chair = record.fields.get("_button")
    return chair if isinstance(chair, int) and not isinstance(chair, bool) and chair > 0 else 0


def _seats(record: PhhHand) -> tuple[SeatPlan, ...]:
    count = len(record.stacks)
    names = record.fields.get("players")
    chairs = record.fields.get("seats")
    players = names if isinstance(names, list) else [""] * count
    killed, away = killed_seats(record), Attendance.ABSENT
    numbers = chairs if isinstance(chairs, list) else range(1, count + 1)
    return tuple(
        [
            SeatPlan(int(chair), str(player) or f"p{seat + 1}", stack, away if seat in killed else Attendance.PRESENT)
            for seat, (chair, player, stack) in enumerate(zip(numbers, players, record.stacks, strict=True))
        ]
    )


def killed_seats(record: PhhHand) -> frozenset[int]:
    """Seats whose hands are dead from the deal on because their players are away. PHH has no field for it."""
    numbers = record.fields.get("_killed")
    return frozenset([number - 1 for number in numbers if isinstance(number, int)] if isinstance(numbers, list) else ())


def _dead_antes(record: PhhHand) -> bool:
    """Can any player win the antes, however much he paid himself? Always so if a single player pays them."""
    return not record.stakes.ante_trimming


def _stakes(record: PhhHand, blinds: list[tuple[int, int]]) -> Stakes:
    stakes = record.stakes
    least = (stakes.min_bet or stakes.small_bet) if record.game.blinds else 0
    # A straddle is a blind too, but does not raise the minimum of later bets.
    big = least if len(blinds) > 2 else max([amount for _, amount in blinds], default=least)
    # In pot-limit a small blind that nobody posts counts all the same (TDA 54-B).
    small = min([amount for _, amount in blinds]) if len(blinds) > 1 else _own_amount(record, "_small_blind", 0)
    antes, mode = _antes(record, blinds), AnteMode.ALL_PLAYERS
    if _dead_antes(record) and antes.count(0) == len(antes) - 1:
        big_blind = _big_blind(record, blinds)
        mode = AnteMode.BB_ANTE if big_blind >= 0 and antes[big_blind] else AnteMode.BUTTON_ANTE
    return Stakes(
        small_blind=small,
        big_blind=big,
        ante=max(*antes, _own_amount(record, "_ante", 0)),
        ante_mode=mode,
        small_bet=stakes.small_bet,
        big_bet=stakes.big_bet,
        bring_in=stakes.bring_in,
        unit=_own_amount(record, "_smallest_chip", record.chip),
    )


def _antes(record: PhhHand, blinds: list[tuple[int, int]]) -> tuple[int, ...]:
    """The antes as paid, and the ante still owed by a big blind who is all-in for the blind."""
    antes, owed = record.stakes.antes, _own_amount(record, "_ante", 0)
    big_blind = _big_blind(record, blinds)
    if any(antes) or not owed or not _dead_antes(record) or big_blind < 0:
        return antes
    broke = record.stacks[big_blind] <= dict(blinds)[big_blind]
    return tuple([owed if broke and seat == big_blind else 0 for seat in range(len(antes))])


def _own_amount(record: PhhHand, name: str, otherwise: int) -> int:
    """An amount that this program adds to its own files besides the fields of the format."""
    amount = record.fields.get(name)
    return amount * record.scale if isinstance(amount, int) and 0 < amount < LARGEST else otherwise


def _big_blind(record: PhhHand, blinds: list[tuple[int, int]]) -> int:
    """The seat of the big blind, -1 without blinds. Of two equal blinds, it is the second one posted."""
    if not blinds:
        return -1
    heads_up = len(record.stacks) == 2
    return max(blinds, key=lambda blind: (blind[1], -blind[0] if heads_up else blind[0]))[0]


def _postings(record: PhhHand, blinds: list[tuple[int, int]]) -> tuple[Posting, ...]:
    """The postings: antes of several players come before the blinds, a single player's ante after them (RP-11)."""
    big_blind = _big_blind(record, blinds)
    posted = [
        Posting(seat, PostingKind.BIG_BLIND if seat == big_blind else PostingKind.SMALL_BLIND, amount)
        for seat, amount in sorted(blinds, key=lambda blind: blind[0] == big_blind)
    ]
    kind = PostingKind.DEAD_ANTE if _dead_antes(record) else PostingKind.ANTE
    antes = [Posting(seat, kind, amount) for seat, amount in enumerate(_antes(record, blinds)) if amount]
    return tuple(posted + antes if len(antes) == 1 else antes + posted)


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────

ONE_WORD = note("name-all-in-one-word")
_SPARE = 60
"""Unknown cards at the end, so that no recorded hand needs a shuffle: reshuffled cards are named in the record."""


class RecordedDeal(Struct, frozen=True):
    """The deck, and for each exchange, by the number of its action, the places in the hand of the cards it names."""

    deck: Deck
    picks: Mapping[int, tuple[int, ...]]
    fresh: tuple[Card, ...] = ()
    """The stub shuffled with the burns for a shared seventh card, if fewer than three cards were left (RP-10 H)."""


def recorded_deal(record: PhhHand, variant: Variant) -> RecordedDeal:
    """The deck of a hand. Raises ``PhhError`` if the cards do not fit the game."""
    if len(record.stacks) > variant.seats_max:
        what = note("count-players", count=len(record.stacks))
        mend = note("game-seats-at-most", game=variant.name, most=variant.seats_max)
        raise record.error("starting_stacks", what, mend)
    kind = _Stud if variant.brings_in else _Draw if record.game.draws else _Board
    table = kind(record, variant)
    for number, action in enumerate(record.actions):
        if isinstance(action, DealHole):
            table.deal(number, action)
        elif isinstance(action, ExchangeCards):
            table.exchange(number, action)
        elif isinstance(action, DealtBoard):
            table.share(number, action)
        elif isinstance(action, ShowHand) and action.cards:
            table.show(number, action)
    return table.result()


class _Table(ABC):
    """The cards of a hand while its record is read; ``holes`` are places in the deck."""

    shown_hint = note("name-all-unknown-too")

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        self.record = record
        self.variant = variant
        self.seats = len(record.stacks)
        first = variant.streets[0]
        self.first = first.down + first.up
        self.cards: list[Card] = [UNKNOWN] * (self.seats * self.first)
        self.holes = [list(range(seat, len(self.cards), self.seats)) for seat in range(self.seats)]
        self.named = [0] * self.seats
        """For each seat, how many cards of the first deal the record has named."""
        self.picks: dict[int, tuple[int, ...]] = {}

    def deal(self, number: int, action: DealHole) -> None:
        """Deals cards to a seat, in the first deal or later."""
        seat = action.seat
        left = self.first - self.named[seat]
        for card in action.cards[:left]:
            self.cards[self.holes[seat][self.named[seat]]] = card
            self.named[seat] += 1
        later = action.cards[left:]
        if later:
            self.deal_later(number, seat, later)

    @abstractmethod
    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        """Deals cards after the first deal."""

    def exchange(self, number: int, action: ExchangeCards) -> None:
        """Exchanges cards in a draw; stud has none."""
        mend = note("game-has-no-draw", game=self.variant.name)
        raise self.record.action_error(number, note("an-exchange"), mend)

    def share(self, number: int, action: DealtBoard) -> None:
        """Deals board cards or a shared card; draw games have none."""
        mend = note("game-has-no-board", game=self.variant.name)
        raise self.record.action_error(number, note("a-board"), mend)

    def show(self, number: int, action: ShowHand) -> None:
        """Puts shown cards that were face down until now in the unknown places of the hand."""
        holes = self.holes[action.seat]
        if len(action.cards) != len(holes):
            what = note("wrong-cards-shown", has=len(action.cards), needed=len(holes))
            raise self.record.action_error(number, what, self.shown_hint)
        known = [self.cards[hole] for hole in holes if self.cards[hole] != UNKNOWN]
        fresh = [card for card in action.cards if card != UNKNOWN and card not in known]
        unknown = [hole for hole in holes if self.cards[hole] == UNKNOWN]
        if len(fresh) > len(unknown):
            what = note("dealt-not-shown", known=cards_text(known), shown=cards_text(action.cards))
            raise self.record.action_error(number, what, note("correct-one-of-the-two"))
        for hole, card in zip(unknown, fresh, strict=False):
            self.cards[hole] = card

    def result(self) -> RecordedDeal:
        """The deck in dealing order."""
        return RecordedDeal(Deck((*self.cards, *[UNKNOWN] * _SPARE)), self.picks)


class _Board(_Table):
    """The cards of a board game: hole cards are dealt at once, and the board street by street."""

    shown_hint = ONE_WORD

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        super().__init__(record, variant)
        self.steps = [street.board for street in variant.streets if street.board]
        self.board: list[Card] = []

    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        what = note("wrong-hole-cards", has=self.first + len(cards), needed=self.first)
        raise self.record.action_error(number, what, ONE_WORD)

    def exchange(self, number: int, action: ExchangeCards) -> None:
        raise self.record.action_error(number, note("exchange-without-draws"), note("leave-out-or-variant"))

    def share(self, number: int, action: DealtBoard) -> None:
        wanted = self.steps.pop(0) if self.steps else 0
        if len(action.cards) != wanted:
            what = note("wrong-board-cards", has=len(action.cards), needed=wanted)
            raise self.record.action_error(number, what, note("board-street-by-street"))
        self.board.extend(action.cards)

    def show(self, number: int, action: ShowHand) -> None:
        super().show(number, action)
        self.named[action.seat] = self.named[action.seat] or self.first

    def result(self) -> RecordedDeal:
        for seat, named in enumerate(self.named):
            if 0 < named < self.first:
                what = note("wrong-hole-cards-of", has=named, needed=self.first, player=f"p{seat + 1}")
                raise self.record.error("actions", what, ONE_WORD)
        size = len(self.variant.deck)
        order, board = list(self.cards), self.board + [UNKNOWN] * sum(self.steps)
        for street in self.variant.streets:
            order += [UNKNOWN] * street.burn + board[: street.board]
            board = board[street.board :]
        return RecordedDeal(Deck(tuple(order + [UNKNOWN] * (size - len(order)))[:size]), {})


class _Stud(_Table):
    """The cards of stud. Later streets deal one card to each seat still in; which seats these are fixes its place."""

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        super().__init__(record, variant)
        self.streets: list[dict[int, int]] = [{} for _ in variant.streets]
        """For each street, the provisional place of each seat's card, after all others."""
        self.shared: tuple[Card, ...] = ()

    def share(self, number: int, action: DealtBoard) -> None:
        if len(action.cards) != 1 or self.shared or self.streets[-1]:
            raise self.record.action_error(number, note("a-board"), note("only-one-card-shared"))
        self.shared = action.cards

    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        for card in cards:
            street = len(self.holes[seat]) - self.first + 1
            if street >= len(self.streets):
                what = note("wrong-number-of-cards", has=self.variant.hole_cards + 1, needed=self.variant.hole_cards)
                raise self.record.action_error(number, what, note("stud-has-no-more"))
            self.streets[street][seat] = len(self.cards)
            self.holes[seat].append(len(self.cards))
            self.cards.append(card)

    def result(self) -> RecordedDeal:
        order = self.cards[: self.seats * self.first]
        for street, dealt in zip(self.variant.streets[1:], self.streets[1:], strict=True):
            if self.shared and not dealt:
                break
            order += [UNKNOWN] * street.burn
            order += [self.cards[dealt[seat]] for seat in sorted(dealt)]
        return (
            self._shared_deal(order) if self.shared else RecordedDeal(Deck((*order, *[UNKNOWN] * _SPARE)), self.picks)
        )

    def _shared_deal(self, order: list[Card]) -> RecordedDeal:
        """A deck of the true size, so that the last street is dealt as it was: from the stub or a reshuffled one."""
        left = len(self.variant.deck) - len(order)
        last = (UNKNOWN, *self.shared)
        if left >= FEW:
            return RecordedDeal(Deck((*order, *last, *[UNKNOWN] * (left - len(last)))), self.picks)
        return RecordedDeal(Deck((*order, *[UNKNOWN] * left)), self.picks, last)


class _Draw(_Table):
    """The cards of a draw game: after one burn for each draw, new cards go to the seats in the order they draw."""

    def __init__(self, record: PhhHand, variant: Variant) -> None:
        super().__init__(record, variant)
        self.drew: set[int] = set()
        self.last = -1
        self.owed: list[list[int]] = [[] for _ in range(self.seats)]
        """The places of cards each seat has drawn that the record has yet to name."""

    def exchange(self, number: int, action: ExchangeCards) -> None:
        seat = action.seat
        if seat in self.drew or not self.drew:
            # A seat that draws again does so on the next street, which begins with a burn.
            self.drew.clear()
            self.cards.append(UNKNOWN)
        self.drew.add(seat)
        picks = self._picked(number, seat, action.cards)
        kept = [hole for pick, hole in enumerate(self.holes[seat]) if pick not in picks]
        fresh = list(range(len(self.cards), len(self.cards) + len(picks)))
        self.cards.extend([UNKNOWN] * len(picks))
        self.holes[seat] = kept + fresh
        self.owed[seat] = fresh
        self.picks[number] = picks

    def _picked(self, number: int, seat: int, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Cards named by their faces as places in the hand; a card dealt unseen may be any unknown one."""
        faces = [self.cards[hole] for hole in self.holes[seat]]
        picks: list[int] = []
        for card in cards:
            wanted = card if card in faces else UNKNOWN
            found = [pick for pick, face in enumerate(faces) if face == wanted and pick not in picks]
            if not found:
                what = note("does-not-hold-card", player=f"p{seat + 1}", card=card_text(card))
                raise self.record.action_error(number, what, note("name-cards-of-the-hand"))
            picks.append(found[0])
        return tuple(picks)

    def deal_later(self, number: int, seat: int, cards: tuple[Card, ...]) -> None:
        if len(cards) > len(self.owed[seat]):
            what = note("wrong-cards-for-draw", has=len(cards), drawn=len(self.owed[seat]))
            raise self.record.action_error(number, what, note("deal-as-many-as-thrown"))
        for card in cards:
            self.cards[self.owed[seat].pop(0)] = card
