"""What hands, stacks and prize pools are worth, in one call each. A question with no answer raises ``ValueError``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from typing import ParamSpec, TypeVar

from shuffleup.arguments import chosen
from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.maths.deals import DealMethod
from shuffleup.questions import deal as dealing
from shuffleup.questions import equity as equities
from shuffleup.questions import evaluate as evaluating
from shuffleup.questions import icm as worth
from shuffleup.questions import payouts as paying
from shuffleup.questions.evaluated import EvaluateDocument
from shuffleup.questions.mistakes import QuestionError
from shuffleup.rulebooks.rule import Language

P = ParamSpec("P")
T = TypeVar("T")
Stacks = Sequence[int] | Mapping[str, int]
"""Chips in order of the players, or by name."""


class Equities(tuple[float, ...]):
    """The equity of each hand, in the order given; a notebook shows them as a table."""

    hands: tuple[str, ...]

    def __new__(cls, hands: tuple[str, ...], shares: Iterable[float]) -> Equities:
        """``shares`` belong to ``hands`` in the same order."""
        made = super().__new__(cls, shares)
        made.hands = hands
        return made

    def _repr_html_(self) -> str:
        # Only notebooks need the picture.
        from shuffleup.api.pictures import table_picture

        rows = [(hand, f"{share:.2%}") for hand, share in zip(self.hands, self, strict=True)]
        return table_picture(("hand", "equity"), rows)


def answering(**called: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Turns a ``QuestionError`` into a ``ValueError`` of one line: what is wrong, where, and how to mend it.

    ``called`` are fields of the question that the function has under another name: ``rulebook="book"``.
    """

    def answered(ask: Callable[P, T]) -> Callable[P, T]:
        @wraps(ask)
        def asked(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return ask(*args, **kwargs)
            except QuestionError as fault:
                told = fault.told(Language.ENGLISH)
                place = called.get(told.place, told.place)
                line = ": ".join([one for one in (place, told.message, told.hint) if one])
            raise ValueError(line)

        return asked

    return answered


@answering()
def evaluate(
    *hands: str,
    board: str = "",
    game: str = "holdem",
    players: int | None = None,
    exception: StraightFlushException | str | None = None,
    own_cards: VeleOwnCards | str | None = None,
    language: Language | str = Language.ENGLISH,
) -> EvaluateDocument:
    """Names the hands of any game and says which one wins.

    Italian games need the number of ``players``, which makes the deck, and ``board`` are their vele by letter. They are
    named in the ``language``; ``exception`` and ``own_cards`` are readings other than those of the book.

    >>> import shuffleup as sh
    >>> found = sh.evaluate("AsKs", "QhQd", board="QsJsTs2c2d")
    >>> [(hand.readings[0].name, hand.readings[0].wins) for hand in found.hands]
    [('royal flush', True), ('full house, queens full of deuces', False)]
    >>> found = sh.evaluate("AhKhQhTh8h", "KsKdKc8s8d", game="italiana", players=4, language="it")
    >>> found.why.reason
    'il colore batte il full'
    """
    question = evaluating.EvaluateQuestion(
        hands=hands,
        board=board,
        game=game,
        players=players,
        exception=None if exception is None else chosen(StraightFlushException, exception, "exception"),
        own_cards=None if own_cards is None else chosen(VeleOwnCards, own_cards, "own_cards"),
    )
    return evaluating.evaluate(question, chosen(Language, language, "language"))


@answering()
def equity(
    *hands: str, board: str = "", dead: str = "", game: str = "holdem", samples: int | None = None, seed: int = 0
) -> Equities:
    """The share of the pot that each hand or range wins in the long run.

    Every deal is counted if that is feasible. If it is not, or if ``samples`` gives a number, ``seed`` draws deals at
    random.

    >>> import shuffleup as sh
    >>> [round(one, 4) for one in sh.equity("AsKs", "QhQd", board="2s7s9h")]
    [0.5414, 0.4586]
    """
    asked = equities.EquityQuestion(hands=hands, board=board, dead=dead, game=game, samples=samples, seed=seed)
    return Equities(hands, [one.equity for one in equities.equity(asked, _unwatched).players])


@answering()
def icm(stacks: Stacks, payouts_cents: Sequence[int]) -> dict[str, float]:
    """The worth of each stack in cents, by the independent chip model (Malmuth and Harville).

    >>> import shuffleup as sh
    >>> worth = sh.icm({"Anna": 5_000, "Bruno": 3_000, "Carla": 2_000}, [50_00, 30_00, 20_00])
    >>> {name: round(cents) for name, cents in worth.items()}
    {'Anna': 3839, 'Bruno': 3275, 'Carla': 2886}
    """
    names, chips = _named(stacks)
    asked = worth.IcmQuestion(stacks=chips, payouts_cents=tuple(payouts_cents), names=names)
    return {one.name: one.value * 100 for one in worth.icm(asked, Language.ENGLISH).players}


@answering()
def split_prizes(
    stacks: Stacks,
    payouts_cents: Sequence[int],
    *,
    method: DealMethod | str = DealMethod.ICM,
    unit_cents: int = 1,
    save_cents: int = 0,
    uncapped: bool = False,
) -> dict[str, int]:
    """Makes a deal: how many cents each player takes, by ICM or another method (``chip-chop``, ``equal``).

    ``save_cents`` are kept back for the winner. The leader of a chip chop gets no more than the first prize that is
    dealt, unless it is ``uncapped``.

    >>> import shuffleup as sh
    >>> sh.split_prizes({"Anna": 5_000, "Bruno": 3_000}, [60_00, 40_00], method="chip-chop")
    {'Anna': 5250, 'Bruno': 4750}
    """
    names, chips = _named(stacks)
    terms = dealing.DealWish(
        method=chosen(DealMethod, method, "method"),
        unit_cents=unit_cents,
        play_for_cents=(save_cents,) if save_cents else (),
        uncapped=uncapped,
    )
    asked = dealing.DealQuestion(stacks=chips, payouts_cents=tuple(payouts_cents), names=names, terms=terms)
    document = dealing.deal(asked, Language.ENGLISH)
    return {one.name: one.amount_cents for one in document.players}


@answering(rulebook="book")
def payouts(
    entries: int, buy_in_cents: int, *, places: int = 0, book: str = "", unit_cents: int = 1
) -> tuple[int, ...]:
    """The prizes of an event in cents, the winner's first, by the usual curve or by the printed table of a ``book``.

    >>> import shuffleup as sh
    >>> sh.payouts(27, 50_00, places=4, unit_cents=5_00)
    (56500, 35000, 24500, 19000)
    """
    shape = paying.BookShape(rulebook=book) if book else paying.CurveShape(places=places)
    asked = paying.PayoutsQuestion(entries=entries, buy_in_cents=buy_in_cents, shape=shape, unit_cents=unit_cents)
    return tuple([one.prize_cents for one in paying.payouts(asked, Language.ENGLISH)[0].places])


def _named(stacks: Stacks) -> tuple[tuple[str, ...], tuple[int, ...]]:
    if isinstance(stacks, Mapping):
        return tuple(stacks), tuple(stacks.values())
    return tuple([f"p{number}" for number in range(1, len(stacks) + 1)]), tuple(stacks)


def _unwatched(done: int, total: int) -> None:
    """Ignores the progress."""
