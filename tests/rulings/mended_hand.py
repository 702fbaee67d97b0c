"""A hand whose deck is committed, and whose stub is rebuilt and proven when the floor mends it."""

from itertools import chain

from shuffleup.cards.card import UNKNOWN
from shuffleup.cards.deck import FULL_DECK, Deck
from shuffleup.cards.shuffle.commit import SealedDeck, commit, open_card, seal
from shuffleup.cards.shuffle.rebuilt import Layer, NewStub, proven_card
from shuffleup.games.catalogue import variant
from shuffleup.games.limits import Limit
from shuffleup.hand.evolve import fold
from shuffleup.hand.orders.actions import FloorAction
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import hand_rules
from shuffleup.hand.state import NOWHERE, Seated
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.deck.stub import Disordered, StubOrder, disordered_places, disordered_stub, mended
from shuffleup.rulings.ruling import Ruling
from shuffleup.table.plan import GameKey, HandPlan, Posting, PostingKind
from shuffleup.table.seat import SeatPlan
from shuffleup.table.stakes import AnteMode, Stakes

SEED = bytes(range(32))
STUD_STAKES = Stakes(0, 0, ante=10, ante_mode=AnteMode.ALL_PLAYERS, bring_in=30, small_bet=100, big_bet=200)
BOOKS = ("tda-2024", "pslive", "figp-2012", "mediterraneo-2026")


class MendedHand:
    """A hand with its committed deck and every stub rebuilt in it."""

    def __init__(self, book: str, seats: int = 4, game: str = "holdem") -> None:
        self.first = sealed("hand 1", FULL_DECK)
        self.layers: list[tuple[Layer, SealedDeck | None]] = []
        self.origin = list(range(52))
        """For each place of the deck so far the place of the first deck it stands for."""
        self.hand = start(book, seats, game, Deck(self.first.order))

    def mend(self, stub: NewStub, remedy: tuple[FloorAction, ...]) -> None:
        """Shuffles the stub under a new commitment, hands the deck in and gives the orders."""
        shuffle = sealed(f"hand 1, stub {len(self.layers) + 1}", stub.shuffled) if stub.shuffled else None
        made = mended(self.hand.deck, stub, remedy, "Ada Rossi", shuffle)
        self.hand.deck = made.deck
        for order in made.orders:
            assert self.hand.act(order) is None, order
        self.origin += [self.origin[place] for place in (*stub.kept, *(shuffle.order if shuffle else ()))]
        self.layers.append((made.layer, shuffle))

    def drop(self, order: StubOrder) -> None:
        """The stub falls, and the floor does what the book says."""
        found = Disordered(order, len(self.hand.deck))
        ruling = disordered_stub(self.hand.rules, self.hand.state, found)
        stub = disordered_places(self.hand.rules, self.hand.state, found)
        assert isinstance(ruling, Ruling)
        assert isinstance(stub, NewStub)
        self.mend(stub, ruling.remedy or ruling.options[0].remedy)

    def check_down(self) -> None:
        """Everybody checks or calls until the hand is over."""
        while not self.hand.over:
            refused = self.hand.call() if self.hand.options().call else self.hand.check()
            assert refused is None, refused

    def board_places(self) -> list[int]:
        """Where in the deck the cards of the board lie, the newest places first."""
        cards = self.hand.deck.cards
        newest = {card: place for place, card in enumerate(cards)}
        return [newest[card] for card in _felt(self.hand).cards.board]

    def audit(self) -> None:
        """Chips are conserved, every card lies in one place only, the log replays, and the board is proven."""
        hand = self.hand
        felt = _felt(hand)
        assert sum(hand.state.stacks) == sum([seat.stack for seat in felt.plan.seats])
        burned = [place for place in felt.cards.burns if place != NOWHERE]
        used = [self.origin[place] for place in (*burned, *chain.from_iterable(felt.cards.holes))]
        used += [hand.deck.cards.index(card) for card in felt.cards.board]
        assert len(used) == len(set(used)), "a card lies in two places"
        assert UNKNOWN not in felt.cards.board
        assert fold(hand.events) == hand.state
        for place, card in zip(self.board_places(), felt.cards.board, strict=True):
            assert self.proven(place) == card

    def proven(self, place: int) -> int | None:
        """The card that the openings of a place prove."""
        openings, at = [], place
        for layer, shuffle in reversed(self.layers):
            if at < layer.start:
                continue
            nth = at - layer.start
            if nth < len(layer.kept):
                at = layer.kept[nth]
                continue
            assert shuffle is not None
            openings.append(open_card(shuffle, nth - len(layer.kept)))
            at = openings[-1].card
        openings.append(open_card(self.first, at))
        return proven_card(self.first.commitment, [layer for layer, _ in self.layers], place, openings)


def start(book: str, seats: int = 4, game: str = "holdem", deck: Deck | None = None) -> Hand:
    """A hand with stacks of 5000: no-limit at blinds of 50/100, or fixed-limit stud with a bring-in of 30."""
    played = variant(game)
    limit, stakes = (Limit.FIXED_LIMIT, STUD_STAKES) if played.brings_in else (Limit.NO_LIMIT, Stakes(50, 100))
    antes = tuple([Posting(seat, PostingKind.ANTE, stakes.ante) for seat in range(seats)])
    blinds = (Posting(0, PostingKind.SMALL_BLIND, 50), Posting(1, PostingKind.BIG_BLIND, 100))
    plan = HandPlan(
        hand=1,
        game=GameKey(played.key, limit),
        stakes=stakes,
        seats=tuple([SeatPlan(seat + 1, f"player {seat}", 5000) for seat in range(seats)]),
        postings=antes if played.brings_in else blinds,
        button=seats,
    )
    return Hand.start(hand_rules(played, limit, resolved(book)), plan, deck or Deck(FULL_DECK))


def _felt(hand: Hand):
    assert not isinstance(hand.state, Seated)
    return hand.state.felt


def sealed(label: str, items: tuple[int, ...]) -> SealedDeck:
    """A shuffle of these places, committed and sealed."""
    return seal(SEED, commit(SEED, label, items), (b"anna", b"bruno"))
