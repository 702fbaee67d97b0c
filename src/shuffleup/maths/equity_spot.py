"""A question about equity: the game as far as it matters here, the players' hands or ranges, board and dead cards."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from typing import TypeAlias

from msgspec import Struct

from shuffleup.answer import Refusal, refuse
from shuffleup.arguments import checked
from shuffleup.cards.card import Card, card_text
from shuffleup.cards.orders import RANKINGS
from shuffleup.games.variant import Holding, Variant
from shuffleup.maths.hand_range import Combos

_Place: TypeAlias = tuple[str, int]
"""Where a card is named: ``board``, ``dead`` or ``hand``, and the number of the hand."""
MOST_PLAYERS = 9


class EquityGame(Struct, frozen=True, gc=False):
    """A game without draws or discards: the cards of a player, those of the board, and how hands are ranked."""

    name: str
    hole_cards: int
    boards: tuple[int, ...]
    """The cards on the board from street to street; stud has none, and its hands are given as far as dealt."""
    two_and_three: bool
    rankings: tuple[str, ...]
    deck: tuple[Card, ...]

    @property
    def board_cards(self) -> int:
        """The number of cards on a complete board."""
        return self.boards[-1]


class Spot(Struct, frozen=True, gc=False):
    """One question. Each player has a range; a single hand is a range of one. Stud hands may be incomplete or empty."""

    game: EquityGame
    hands: tuple[Combos, ...]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()


@checked
def equity_game(variant: Variant) -> EquityGame | Refusal:
    """The game as equity needs it; games in which players choose cards to exchange or discard are refused."""
    if any(street.draw or street.discard for street in variant.streets):
        return refuse("players-choose", game=variant.name)
    if not all(key in RANKINGS for key in variant.rankings):
        return refuse("strict-order", game=variant.name)
    boards = tuple(sorted({0, *accumulate([street.board for street in variant.streets])}))
    two_and_three = Holding.TWO_AND_THREE in variant.holdings
    return EquityGame(variant.name, variant.hole_cards, boards, two_and_three, variant.rankings, variant.deck)


def spot_fault(spot: Spot) -> Refusal | None:
    """Why the question has no answer (too many players, a card twice, an impossible board); None if it has one."""
    return _players_fault(spot) or _board_fault(spot) or _cards_fault(spot) or _deck_fault(spot)


def without(spot: Spot, hands: Combos) -> Combos:
    """The hands of a range without a card of the board or a dead card."""
    seen = {*spot.board, *spot.dead}
    return tuple([hand for hand in hands if seen.isdisjoint(hand)])


def _players_fault(spot: Spot) -> Refusal | None:
    players = len(spot.hands)
    if 2 <= players <= MOST_PLAYERS:
        return None
    return refuse("players", players=players, most=MOST_PLAYERS)


def _board_fault(spot: Spot) -> Refusal | None:
    shown, game = len(spot.board), spot.game
    if shown in game.boards:
        return None
    if not game.board_cards:
        return refuse("board", why="none", game=game.name)
    *some, last = [str(cards) for cards in game.boards if cards]
    return refuse("board", why="cards", cards=shown, some=", ".join(some), last=last)


def _cards_fault(spot: Spot) -> Refusal | None:
    named: dict[Card, _Place] = {}
    for place, card in _named_cards(spot):
        if card not in spot.game.deck:
            return refuse("no-such-card", why="not-in-deck", card=card_text(card), game=spot.game.name)
        if card in named:
            return _named_twice(card, named[card], place)
        named[card] = place
    for player, hands in enumerate(spot.hands, start=1):
        if not without(spot, hands):
            return refuse("empty-range", why="dead", player=player)
    return None


def _named_twice(card: Card, first: _Place, second: _Place) -> Refusal:
    if first == second:
        return refuse("duplicate-card", why="twice", card=card_text(card), place=first[0], hand=first[1])
    both = (("place", first[0]), ("hand", first[1]), ("other", second[0]), ("other_hand", second[1]))
    return Refusal("duplicate-card", facts=(("why", "both"), ("card", card_text(card)), *both))


def _named_cards(spot: Spot) -> Iterator[tuple[_Place, Card]]:
    for place, cards in (("board", spot.board), ("dead", spot.dead)):
        yield from [((place, 0), card) for card in cards]
    for player, hands in enumerate(spot.hands, start=1):
        if len(hands) == 1:
            yield from [(("hand", player), card) for card in hands[0]]


def _deck_fault(spot: Spot) -> Refusal | None:
    game = spot.game
    wanted = len(spot.hands) * game.hole_cards + game.board_cards + len(spot.dead)
    if wanted <= len(game.deck):
        return None
    return refuse("deck-too-small", hands=len(spot.hands), game=game.name, wanted=wanted, cards=len(game.deck))


def runouts(spot: Spot, deck: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every way to complete the board from these cards."""
    return combinations(deck, spot.game.board_cards - len(spot.board))
