"""What equity is asked of: a game as far as it matters here, the players' hands or ranges, board and dead cards."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations

from msgspec import Struct

from shuffleup.cards.card import Card, card_text
from shuffleup.cards.orders import RANKINGS
from shuffleup.games.variant import Holding, Variant
from shuffleup.maths.hand_range import Combos
from shuffleup.maths.refusal import Refusal

MOST_PLAYERS = 9


class EquityGame(Struct, frozen=True, gc=False):
    """A game in which nobody draws or throws away: so many cards each, so many on the board, and how hands are read."""

    name: str
    hole_cards: int
    boards: tuple[int, ...]
    """How many cards the board has from street to street; stud has none and hands are given as far as dealt."""
    two_and_three: bool
    rankings: tuple[str, ...]
    deck: tuple[Card, ...]

    @property
    def board_cards(self) -> int:
        """The cards of the whole board."""
        return self.boards[-1]


class Spot(Struct, frozen=True, gc=False):
    """One question. Each player has a range; a single hand is a range of one, and in stud it may lack cards."""

    game: EquityGame
    hands: tuple[Combos, ...]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()


def equity_game(variant: Variant) -> EquityGame | Refusal:
    """The game as equity sees it; games whose cards players choose to exchange or discard are refused."""
    if any(street.draw or street.discard for street in variant.streets):
        what = f"{variant.name}: equity depends on what players throw away"
        return Refusal("players-choose", what, "ask for a game without draws and discards")
    if not all(key in RANKINGS for key in variant.rankings):
        what = f"{variant.name}: equity is for games whose hands may tie, on a deck that is always the same"
        return Refusal("strict-order", what, "shuffleup evaluate compares its hands")
    boards = tuple(sorted({0, *accumulate([street.board for street in variant.streets])}))
    two_and_three = variant.holding is Holding.TWO_AND_THREE
    return EquityGame(variant.name, variant.hole_cards, boards, two_and_three, variant.rankings, variant.deck)


def spot_fault(spot: Spot) -> Refusal | None:
    """Why the question has no answer: too many players, a card twice, a board that cannot be; None if it has one."""
    return _players_fault(spot) or _board_fault(spot) or _cards_fault(spot) or _deck_fault(spot)


def without(spot: Spot, hands: Combos) -> Combos:
    """The hands of a range that hold no card of the board or of the dead ones."""
    seen = {*spot.board, *spot.dead}
    return tuple([hand for hand in hands if seen.isdisjoint(hand)])


def _players_fault(spot: Spot) -> Refusal | None:
    players = len(spot.hands)
    if 2 <= players <= MOST_PLAYERS:
        return None
    what = f"{players} hand{'' if players == 1 else 's'}"
    return Refusal("players", what, f"equity is for 2 to {MOST_PLAYERS} players", (("players", players),))


def _board_fault(spot: Spot) -> Refusal | None:
    shown, game = len(spot.board), spot.game
    if shown in game.boards:
        return None
    if not game.board_cards:
        return Refusal("board", f"{game.name} has no board", "leave it out")
    what = f"the board has {shown} card{'' if shown == 1 else 's'}"
    *some, last = [str(cards) for cards in game.boards if cards]
    return Refusal("board", what, f"a board has none, {', '.join(some)} or {last}", (("cards", shown),))


def _cards_fault(spot: Spot) -> Refusal | None:
    named: dict[Card, str] = {}
    for place, card in _named_cards(spot):
        if card not in spot.game.deck:
            return Refusal("no-such-card", f"{card_text(card)} is not in the deck of {spot.game.name}", "leave it out")
        if card in named:
            where = f"twice {place}" if named[card] == place else f"both {named[card]} and {place}"
            return Refusal("duplicate-card", f"{card_text(card)} is {where}", "each card is in the deck once")
        named[card] = place
    for player, hands in enumerate(spot.hands, start=1):
        if not without(spot, hands):
            what = f"no hand of range {player} is left beside the board and the dead cards"
            return Refusal("empty-range", what, "widen the range")
    return None


def _named_cards(spot: Spot) -> Iterator[tuple[str, Card]]:
    for place, cards in (("on the board", spot.board), ("among the dead cards", spot.dead)):
        yield from [(place, card) for card in cards]
    for player, hands in enumerate(spot.hands, start=1):
        if len(hands) == 1:
            yield from [(f"in hand {player}", card) for card in hands[0]]


def _deck_fault(spot: Spot) -> Refusal | None:
    game = spot.game
    wanted = len(spot.hands) * game.hole_cards + game.board_cards + len(spot.dead)
    if wanted <= len(game.deck):
        return None
    what = f"{len(spot.hands)} hands of {game.name} need {wanted} cards and the deck has {len(game.deck)}"
    return Refusal("deck-too-small", what, "leave out a hand or dead cards")


def runouts(spot: Spot, deck: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every way to complete the board from these cards."""
    return combinations(deck, spot.game.board_cards - len(spot.board))
