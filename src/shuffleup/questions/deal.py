"""A deal among the players left: what each takes, to the cent."""

from fractions import Fraction
from typing import Annotated

from msgspec import Meta, Struct
from numpy.random import default_rng

from shuffleup.answer import note
from shuffleup.locale.answers import ToldNote, told_notes
from shuffleup.locale.writing import figures
from shuffleup.maths.bounties import BountyModel, Draws, buy_out
from shuffleup.maths.deals import DealFigures, DealMethod, DealTerms
from shuffleup.maths.deals import deal as struck
from shuffleup.questions.icm import Prizes, Stacks
from shuffleup.questions.mistakes import QuestionError, answered
from shuffleup.questions.players import Amount, Name, called
from shuffleup.questions.printed import Asking, Printed
from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.definition import MOST_COUNTED


class DealWish(Asking, frozen=True, kw_only=True):
    """How the money is divided, and what is still played for: amounts for the first places, the winner's first.

    ``least_play_for_basis_points`` is how much the house wants played for, and ``custom_cents`` what each player takes
    if they have agreed on amounts. With ``uncapped`` the leader of a chip chop may take more than the first prize.
    """

    method: DealMethod = DealMethod.ICM
    play_for_cents: tuple[Amount, ...] = ()
    least_play_for_basis_points: Annotated[int, Meta(ge=0, le=10_000)] = 0
    unit_cents: Annotated[int, Meta(ge=1, le=MOST_COUNTED)] = 1
    custom_cents: tuple[Amount, ...] = ()
    uncapped: bool = False


class DealQuestion(Asking, frozen=True, kw_only=True):
    """Stacks, the prizes left and what the players wish. ``chips_in_play`` is checked against the stacks.

    ``bounties_cents`` are the heads of a progressive knock-out, one for each stack, if they are bought out too.
    """

    stacks: Stacks
    payouts_cents: Prizes
    terms: DealWish = DealWish()
    names: tuple[Name, ...] | None = None
    chips_in_play: Amount | None = None
    bounties_cents: tuple[Amount, ...] | None = None
    bounty_model: BountyModel = BountyModel.PROPORTIONAL
    event: Annotated[str, Meta(max_length=200)] = ""
    currency: Annotated[str, Meta(max_length=12)] = ""


class DealtPlayer(Struct, frozen=True):
    """One player: what he takes, and what ICM gives for the same money. All amounts are in cents."""

    name: str
    stack: int
    amount_cents: int
    icm_cents: int
    bounty_cents: int


class DealDocument(Printed, frozen=True):
    """What ``shuffleup deal --json`` prints. The amounts and what is played for add up to ``total_cents``."""

    event: str
    currency: str
    method: str
    players: tuple[DealtPlayer, ...]
    play_for_cents: tuple[int, ...]
    total_cents: int
    cautions: tuple[ToldNote, ...]
    icm_error: float
    bounty_model: str


def deal(asked: DealQuestion, language: Language) -> DealDocument:
    """The deal, and what the players should hear before they agree, in the language. Raises ``QuestionError``."""
    counted, terms = asked.stacks, asked.terms
    names = called(asked.names, len(counted), language)
    if asked.chips_in_play is not None and sum(counted) != asked.chips_in_play:
        sums = [figures(f"{amount:,}", Language.ENGLISH) for amount in (sum(counted), asked.chips_in_play)]
        what = note("stacks-come-to", counted=sums[0], chips=sums[1])
        raise QuestionError(what, place="stacks", hint=note("count-again"), code="chips-do-not-match")
    wished = DealTerms(
        method=terms.method,
        play_for_cents=terms.play_for_cents,
        least_play_for=Fraction(terms.least_play_for_basis_points, 10_000),
        unit_cents=terms.unit_cents,
        custom_cents=terms.custom_cents,
        uncapped=terms.uncapped,
    )
    agreed = answered(struck(counted, asked.payouts_cents, wished))
    heads, model = (0,) * len(counted), ""
    if asked.bounties_cents is not None:
        model, draws = asked.bounty_model.value, Draws(default_rng(1))
        heads = answered(buy_out(counted, asked.bounties_cents, asked.bounty_model, terms.unit_cents, draws))
    return _document(asked, names, agreed, (heads, model), language)


def _document(
    asked: DealQuestion,
    names: tuple[str, ...],
    agreed: DealFigures,
    heads: tuple[tuple[int, ...], str],
    language: Language,
) -> DealDocument:
    bought, model = heads
    rows = zip(names, asked.stacks, agreed.amounts_cents, agreed.icm_cents, bought, strict=True)
    return DealDocument(
        asked.event,
        asked.currency,
        agreed.method.value,
        tuple([DealtPlayer(*row) for row in rows]),
        agreed.play_for_cents,
        agreed.total_cents,
        told_notes(agreed.cautions, language),
        agreed.icm_error,
        model,
    )
