"""A hand street by street: the layout in its shape, the board, each seat's cards and chips, and the actions.

[A]         [F]            a common card that is still covered, by its place
[B]         [G]
[C]   [E]   [H]
9d          Kc             and one that has been turned
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from shuffleup.cards.card import UNKNOWN, Card, card_text
from shuffleup.cards.deck import Deck
from shuffleup.cards.italian.deck import lowest_rank
from shuffleup.cards.italian.vele import visible_hand
from shuffleup.cards.orders import RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.cli.hand.story import StreetLine, Teller
from shuffleup.games.catalogue import variant
from shuffleup.games.layout import Layout
from shuffleup.games.variant import Holding, Opener, Variant
from shuffleup.hand.events import HandEvent, HandStarted, RoundOpened
from shuffleup.hand.evolve import evolve
from shuffleup.hand.seats import members
from shuffleup.hand.state import BettingRound, HandState, Seated, Settled
from shuffleup.locale.hand_sentences import HandSpeech

_LOW, _BADUGI = "low", "badugi"
_HIGH_ORDERS = ("high", "short-deck-high", "pair")


def shown_hands(game: Variant, state: HandState, deck: Deck) -> tuple[tuple[int, str, tuple[Card, ...]], ...]:
    """For each shown hand: seat, category (or ``low`` or ``badugi``), and the cards that play."""
    if not isinstance(state, Settled) or any(key not in RANKINGS for key in game.rankings):
        return ()
    board = state.felt.cards.board
    shown = members(state.live & state.tabled)
    found = []
    # A hand shown by the last player left may be incomplete.
    for seat in shown if len(members(state.live)) > 1 else ():
        own = [deck.cards[place] for place in state.felt.cards.holes[seat]]
        if UNKNOWN not in (*own, *board):
            reads = [
                _read(holding, RANKINGS[key], own, board)
                for key, holding in zip(game.rankings, game.holdings, strict=True)
            ]
            found += [(seat, *read) for read in reads if read]
    return tuple(found)


def _read(
    holding: Holding, ranking: Ranking, own: Sequence[Card], board: Sequence[Card]
) -> tuple[str, tuple[Card, ...]] | None:
    pools = [(*own, *(() if holding is Holding.HOLE_ONLY else board))]
    if holding is Holding.TWO_AND_THREE:
        pools = [(*two, *three) for two in combinations(own, 2) for three in combinations(board, 3)]
    best = max(pools, key=ranking.value)
    value = ranking.value(best)
    if not value:
        return None
    if ranking.key in _HIGH_ORDERS:
        return category_key(ranking.describe(value)), ranking.five(best)
    return _BADUGI if ranking.key.startswith(_BADUGI) else _LOW, ranking.five(best)


def category_key(words: str) -> str:
    """The key of a high hand's category, from the words for the hand: ``pair of aces, …`` is a ``pair``."""
    called = words.split(",")[0]
    if called.endswith(" high"):
        return "high-card"
    if called == "royal flush":
        return "straight-flush"
    return "pair" if called.startswith("pair of ") else called.replace(" ", "-")


_CELL = 2
"""Columns of the page for each column of a figure."""


class SeatSight(Struct, frozen=True):
    """A player who is still in: his cards from left to right, and the chips behind.

    A covered card is ``??``, or in brackets if it is shown all the same.
    """

    player: str
    cards: tuple[str, ...]
    stack: int
    all_in: bool


class StreetSight(Struct, frozen=True):
    """A street: what the table saw before its bets, and the actions after that. Awards are streets without seats."""

    name: str
    board: tuple[str, ...]
    """The common cards, by place in a layout; ``??`` for a covered one."""
    layout: tuple[str, ...]
    """The layout in its shape, line by line; empty in games without one."""
    seats: tuple[SeatSight, ...]
    deeds: tuple[str, ...]
    before: tuple[str, ...] = ()
    """What happened before the bets: antes and blinds, cards turned up."""
    opens: str = ""
    """Who speaks first, and on what shown cards, if cards decide that."""


class Story:
    """Hears the events of a hand and remembers what the table looked like before the bets of each street."""

    def __init__(self, begun: HandStarted, speech: HandSpeech) -> None:
        self.teller = Teller(begun.plan, speech)
        self.game = variant(begun.plan.game.variant)
        self.state: HandState = evolve(None, begun)
        self.sights: dict[int, HandState] = {}

    def hear(self, event: HandEvent) -> None:
        """Describes an event and looks at the table."""
        teller = self.teller
        teller.hear(event)
        self.state = evolve(self.state, event)
        if isinstance(event, RoundOpened) and isinstance(self.state, BettingRound):
            self._speaker(self.state)
        if teller.lines[-1].untouched:
            self.sights[len(teller.lines) - 1] = self.state

    def streets(self, deck: Deck, *, opened: bool) -> Iterator[StreetSight]:
        """Each street; ``opened``: with the face-down cards, taken from ``deck``."""
        counted = shown_hands(self.game, self.state, deck)
        if counted:
            self.teller.count(counted)
        for number, line in enumerate(self.teller.lines):
            line.gather()
            yield _street(line, self.sights.get(number), self.game.layout, deck if opened else None)

    def _speaker(self, state: BettingRound) -> None:
        """Who begins because of what he shows."""
        felt, speech = state.felt, self.teller.speech
        if self.game.streets[felt.street].opener is not Opener.BEST_VISIBLE:
            return
        up = [card for card in felt.cards.faces[state.turn] if card != UNKNOWN]
        best = visible_hand(up, self.game.layout.open_cards(felt.cards.board), lowest_rank(len(felt.plan.seats)))
        hand, cards = speech.hand(best.category.name.lower().replace("_", "-")), speech.cards(best.cards)
        player = self.teller.names[state.turn]
        self.teller.lines[-1].opens = speech.say("speaks-first", player=player, hand=hand, cards=cards)


def streets(events: Iterable[HandEvent], deck: Deck, speech: HandSpeech, *, opened: bool) -> tuple[StreetSight, ...]:
    """A hand street by street; ``opened``: with the face-down cards."""
    told = iter(events)
    begun = next(told, None)
    if not isinstance(begun, HandStarted):
        return ()
    heard = Story(begun, speech)
    for event in told:
        heard.hear(event)
    return tuple(heard.streets(deck, opened=opened))


def _street(line: StreetLine, state: HandState | None, figure: Layout, deck: Deck | None) -> StreetSight:
    deeds, before = tuple(line.deeds), tuple(line.before)
    if state is None or isinstance(state, Seated | Settled):
        return StreetSight(line.title, (), (), (), deeds, before, line.opens)
    board = state.felt.cards.board
    return StreetSight(
        line.title,
        tuple([card_text(card) for card in board]),
        drawing(figure, board) if board else (),
        tuple([_seat(state, seat, deck) for seat in members(state.live)]),
        deeds,
        before,
        line.opens,
    )


def _seat(state: HandState, seat: int, deck: Deck | None) -> SeatSight:
    assert not isinstance(state, Seated)
    cards = state.felt.cards
    texts = [card_text(face) for face in cards.faces[seat]]
    if deck:
        for at, place in enumerate(cards.holes[seat]):
            if texts[at] == card_text(UNKNOWN):
                texts[at] = f"({card_text(deck.cards[place])})"
    stack = state.stacks[seat]
    return SeatSight(state.felt.plan.seats[seat].player, tuple(texts), stack, all_in=stack == 0)


def drawing(figure: Layout, board: tuple[Card, ...]) -> tuple[str, ...]:
    """The layout as it is: turned cards, and for others the letter of the place in brackets."""
    return tuple(["".join(_cells(row, figure, board)).rstrip() for row in figure.rows])


def _cells(row: str, figure: Layout, board: tuple[Card, ...]) -> Iterator[str]:
    used = 0
    for column, letter in enumerate(row):
        if letter == " ":
            continue
        card = board[figure.letters.index(letter)]
        yield " " * (_CELL * column - used)
        cell = f"[{letter}]" if card == UNKNOWN else f"{card_text(card)} "
        yield cell
        used = _CELL * column + len(cell)
