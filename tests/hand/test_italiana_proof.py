"""A draw whose discards are shuffled and dealt again: every card is proven down to the committed deck (a3, H5)."""

from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.deck import stripped_deck
from shuffleup.cards.shuffle.commit import PlaceOpening, SealedDeck, commit, open_card, seal, verify_opening
from shuffleup.cards.shuffle.rebuilt import Layer, NewStub, proven_card
from shuffleup.hand.actions import Discard
from shuffleup.hand.events import CardsDrawn, CardsServed
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.play import Hand
from shuffleup.hand.state import BettingRound, BlindOpening, Drawing
from tests.hand.dealer import all_of
from tests.hand.italian_table import italian_hand, say

SEED = bytes(range(32))


class Dealer:
    """Commits the deck of a hand and every stub that is shuffled again, and can open any place."""

    def __init__(self, players: int) -> None:
        self.sealed = [sealed("night/1/1", stripped_deck(players))]
        self.layers: list[Layer] = []
        self.size = len(stripped_deck(players))

    def shuffle(self, stub: NewStub) -> tuple[int, ...]:
        again = sealed(f"night/1/1/stub/{len(self.layers) + 1}", stub.shuffled)
        self.sealed.append(again)
        self.layers.append(Layer(self.size, stub.kept, again.commitment))
        self.size += stub.size
        return (*stub.kept, *again.order)

    def openings(self, place: int) -> list[PlaceOpening]:
        """From the newest shuffle that dealt the card down to the first deck."""
        for number in range(len(self.layers) - 1, -1, -1):
            layer = self.layers[number]
            if place < layer.start:
                continue
            at = place - layer.start
            if at < len(layer.kept):
                return self.openings(layer.kept[at])
            opening = open_card(self.sealed[number + 1], at - len(layer.kept))
            return [opening, *self.openings(opening.card)]
        return [open_card(self.sealed[0], place)]


def sealed(label: str, items: tuple[int, ...]) -> SealedDeck:
    return seal(SEED, commit(SEED, label, items), (b"anna", b"bruno"))


def six_change_four(dealer: Dealer) -> Hand:
    """Nobody can bet: one player has chips and the others are all-in from the ante. All change four cards."""
    hand = italian_hand(10, 10, 10, 10, 10, 500, deck=Deck(dealer.sealed[0].order))
    hand.reshuffle = dealer.shuffle
    if isinstance(hand.state, BlindOpening | BettingRound):
        say(hand, "dai")
    while isinstance(hand.state, Drawing):
        assert hand.act(Discard(hand.turn, (0, 1, 2, 3))) is None
    return hand


def test_every_card_that_was_dealt_again_is_proven() -> None:
    dealer = Dealer(6)
    hand = six_change_four(dealer)
    assert len(all_of(hand, StubRebuilt)) == len(dealer.layers) == 2
    served = [place for event in hand.events if isinstance(event, CardsDrawn | CardsServed) for place in event.drawn]
    assert len(served) == 6 * 4
    assert max(served) >= 40, "some come from the stubs"
    first = dealer.sealed[0].commitment
    for place in served:
        openings = dealer.openings(place)
        assert proven_card(first, dealer.layers, place, openings) == hand.deck.cards[place]
    again = [place for place in served if place >= 40]
    assert {len(dealer.openings(place)) for place in again} <= {1, 2, 3}


def test_a_forged_card_is_not_proven() -> None:
    dealer = Dealer(6)
    hand = six_change_four(dealer)
    place = max([place for event in all_of(hand, CardsServed) for place in event.drawn])
    right, other = dealer.openings(place), dealer.openings(place - 1)
    first = dealer.sealed[0].commitment
    assert proven_card(first, dealer.layers, place, right) == hand.deck.cards[place]
    assert proven_card(first, dealer.layers, place, other) is None
    assert proven_card(first, dealer.layers, place, [right[0], *other[1:]]) is None


def test_the_deck_of_a_short_table_is_committed_card_by_card() -> None:
    dealer = Dealer(2)
    commitment = dealer.sealed[0].commitment
    assert len(commitment.promise.items) == 24
    assert all(verify_opening(commitment, open_card(dealer.sealed[0], place)) for place in range(24))
