"""What hands or ranges are worth before all cards are out."""

from typing import Annotated

from msgspec import Meta, Struct

from shuffleup.answer import Note, note
from shuffleup.cards.card import cards_text
from shuffleup.maths.equity import Effort, HandEquity
from shuffleup.maths.equity import equity as worth
from shuffleup.maths.equity_deals import Progress
from shuffleup.maths.equity_spot import EquityGame, Spot, equity_game
from shuffleup.maths.hand_range import EVERYTHING, Combos, hand_range
from shuffleup.questions.cards import cards_of, distinct, game_of
from shuffleup.questions.mistakes import QuestionError, answered
from shuffleup.questions.printed import Asking, Printed

MANY_HANDS = 20
"""From this many hands in a range on, it pays to wait for compiled kernels."""
MOST_SEED = 2**63 - 1


class EquityQuestion(Asking, frozen=True, kw_only=True):
    """A hand or a range for each player, as ``AsKd`` or ``QQ+, AKs``, and the cards that are known.

    Without ``samples`` every deal is counted if feasible; otherwise this many are drawn by the seed.
    """

    hands: Annotated[tuple[Annotated[str, Meta(max_length=2_000)], ...], Meta(min_length=1, max_length=23)]
    board: Annotated[str, Meta(max_length=60)] = ""
    dead: Annotated[str, Meta(max_length=200)] = ""
    game: str = "holdem"
    samples: Annotated[int, Meta(ge=1)] | None = None
    seed: Annotated[int, Meta(ge=0, le=MOST_SEED)] = 0


class PlayerEquity(Struct, frozen=True):
    """One player. ``wins`` are outcomes that win the whole pot, ``ties`` those that win a part of it.

    ``error`` is how far off the true equity may be either way, with 95 % confidence; 0 if everything was counted.
    """

    hand: str
    combinations: int
    equity: float
    wins: int
    ties: int
    error: float


class EquityDocument(Printed, frozen=True):
    """What hands are worth. ``outcomes`` were all counted if ``exact``, otherwise drawn by ``seed``."""

    game: str
    board: str
    dead: str
    players: tuple[PlayerEquity, ...]
    outcomes: int
    exact: bool
    seed: int


def equity(asked: EquityQuestion, progress: Progress) -> EquityDocument:
    """What each hand is worth; ``progress`` receives the progress. Raises ``QuestionError``."""
    game = answered(equity_game(game_of(asked.game)))
    ranges = [
        _range(text, game, note("hand-number", number=number)) for number, text in enumerate(asked.hands, start=1)
    ]
    spot = Spot(game, tuple(ranges), cards_of(asked.board, "board"), cards_of(asked.dead, "dead"))
    long = asked.samples is None and max(map(len, ranges)) >= MANY_HANDS
    found = answered(worth(spot, Effort(asked.samples or 0, asked.seed, compiled=long), progress))
    players = [_player(*row) for row in zip(asked.hands, spot.hands, found.hands, strict=True)]
    named = (asked.game, cards_text(spot.board), cards_text(spot.dead))
    return EquityDocument(*named, tuple(players), found.outcomes, found.exact, asked.seed)


def _range(text: str, game: EquityGame, place: Note) -> Combos:
    if game.board_cards:
        found = hand_range(text, game.hole_cards, game.deck)
        if isinstance(found, tuple):
            return found
        raise QuestionError(found, place=place)
    if text.strip().lower() in EVERYTHING:
        # Of an unspecified hand no card has been seen: all of its cards are still to be dealt.
        return ((),)
    cards = cards_of(text, place)
    if not 1 <= len(cards) <= game.hole_cards:
        what, hint = (
            note("too-many-cards", cards=text, count=len(cards)),
            note("give-dealt-cards", most=game.hole_cards),
        )
        raise QuestionError(what, place=place, hint=hint, code="wrong-number")
    distinct(cards)
    return (tuple(sorted(cards)),)


def _player(text: str, combos: Combos, hand: HandEquity) -> PlayerEquity:
    # The higher card is named first, as players do.
    name = cards_text(sorted(combos[0], reverse=True)) if len(combos) == 1 else ""
    name = name or " ".join(text.split())
    return PlayerEquity(name, len(combos), hand.equity, hand.wins, hand.ties, hand.error)
