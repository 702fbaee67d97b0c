"""What stacks are worth in prizes."""

from typing import Annotated

from msgspec import Meta, Struct, convert
from numpy.random import default_rng

from shuffleup.maths.bounties import BountyModel, BountyValues, Draws, bounty_values
from shuffleup.maths.icm import icm as worth_of
from shuffleup.maths.icm import prizes_fault
from shuffleup.maths.ranks import rank_probabilities
from shuffleup.questions.mistakes import answered
from shuffleup.questions.players import Amount, Name, called
from shuffleup.questions.printed import Asking, Printed
from shuffleup.rulebooks.rule import Language

Stacks = Annotated[tuple[Amount, ...], Meta(min_length=1, description="chips of each player")]
Prizes = Annotated[tuple[Amount, ...], Meta(min_length=1, description="the prizes left, best first, in cents")]


class IcmQuestion(Asking, frozen=True, kw_only=True):
    """Stacks and the prizes left. ``ranks`` also asks for the chances of each place; without names, players are
    numbered. In a progressive knock-out, ``bounties_cents`` are the heads, one for each stack."""

    stacks: Stacks
    payouts_cents: Prizes
    names: tuple[Name, ...] | None = None
    ranks: bool = False
    bounties_cents: tuple[Amount, ...] | None = None
    bounty_model: BountyModel = BountyModel.PROPORTIONAL


class PlayerWorth(Struct, frozen=True):
    """One player. ``value`` is in whole units of the prizes; ``ranks`` are the probabilities of his places, if asked.

    ``bounty`` is what he may expect from the heads by the model; 0 if there are none.
    """

    name: str
    stack: int
    value: float
    share: float
    bounty: float = 0.0
    ranks: tuple[float, ...] = ()


class SelfCheck(Struct, frozen=True):
    """How far the values can be trusted; all errors are relative and ``holds`` means 1e-10."""

    holds: bool
    method: str
    nodes: int
    tries: int
    pool_error: float
    halves_error: float
    noise: float


class IcmDocument(Printed, frozen=True):
    """What stacks are worth. ``bounty_model`` is empty if no heads were given."""

    players: tuple[PlayerWorth, ...]
    prizes: float
    check: SelfCheck
    bounty_model: str = ""
    bounty_error: float = 0.0
    """The largest standard error of the bounties if orders were drawn; 0 if they are exact."""


def icm(asked: IcmQuestion, language: Language) -> IcmDocument:
    """What each stack is worth by the independent chip model. Raises ``QuestionError``."""
    stacks, prizes = asked.stacks, asked.payouts_cents
    names = called(asked.names, len(stacks), language)
    answered(prizes_fault(prizes, len(stacks), cents=True))
    worth, pool = answered(worth_of(stacks, prizes)), sum(prizes)
    ranked = answered(rank_probabilities(stacks)).rows if asked.ranks else ((),) * len(stacks)
    heads = BountyValues((0.0,) * len(stacks), asked.bounty_model)
    if asked.bounties_cents is not None:
        # Always the same draws: the same stacks are worth the same today and tomorrow.
        draws = Draws(default_rng(1))
        heads = answered(bounty_values(stacks, asked.bounties_cents, asked.bounty_model, draws))
    rows = zip(names, stacks, worth.values, heads.values, ranked, strict=True)
    return IcmDocument(
        tuple(
            [
                PlayerWorth(name, n, cents / 100, cents / pool, head / 100, places)
                for name, n, cents, head, places in rows
            ]
        ),
        pool / 100,
        convert(worth.check, SelfCheck, from_attributes=True),
        "" if asked.bounties_cents is None else asked.bounty_model.value,
        heads.error / 100,
    )
