"""``[italian]`` of an event file: the mad round, the clock at the table, and how open points of the rules are read."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from shuffleup.cards.italian_order import StraightFlushException
from shuffleup.cards.italian_vele import VeleOwnCards
from shuffleup.formats.event_problems import Problems
from shuffleup.formats.event_schema import Amount, Count, Switch
from shuffleup.rulebooks.policy.italian_game import (
    CoveredRule,
    DeckBasis,
    ItalianPotLimit,
    ItalianSwitches,
    ItalianTable,
    ParolAnte,
    TimeBankScope,
    VeleRule,
)
from shuffleup.tournament.definition import USUAL_ITALIAN_GAME, ItalianGame

Choice = TypeVar("Choice", bound=Enum)
_PLACE = "[italian]"


def _one_of(choices: type[Choice]) -> Meta:
    return Meta(description="one of " + ", ".join([f'"{choice.value}"' for choice in choices]))


class ItalianTables(Struct, frozen=True, kw_only=True):
    """``[italian]``: what the table chooses, then the switches."""

    giro_pazzo: Switch = False
    vele_rule: Annotated[VeleRule, _one_of(VeleRule)] = VeleRule.LIBERA
    covered_rule: Annotated[CoveredRule, _one_of(CoveredRule)] = CoveredRule.LIBERA
    play_seconds: Count = 30
    time_bank_seconds: Amount = 0
    deck_basis: Annotated[DeckBasis, _one_of(DeckBasis)] = DeckBasis.ACTIVE_SEATED
    sitout_allin_ante_plays: Switch = False
    parol_ante: Annotated[ParolAnte, _one_of(ParolAnte)] = ParolAnte.NONE
    min_raise_double: Switch = False
    pl_formula: Annotated[ItalianPotLimit, _one_of(ItalianPotLimit)] = ItalianPotLimit.PRINTED
    giro_retrigger: Switch = False
    vele_own_cards: Annotated[VeleOwnCards, _one_of(VeleOwnCards)] = VeleOwnCards.FREE
    sf_exception: Annotated[StraightFlushException, _one_of(StraightFlushException)] = (
        StraightFlushException.SPADE_MIN_OVER_HEART_MAX
    )
    time_bank_scope: Annotated[TimeBankScope, _one_of(TimeBankScope)] = TimeBankScope.FACING_BET


def read_italian(raw: Mapping[str, Any], problems: Problems, *, italian: bool) -> ItalianGame:
    """The table of a file; what is usual where there is none, or where it cannot be read and the problem is noted."""
    if "italian" not in raw:
        return USUAL_ITALIAN_GAME
    if not italian:
        problems.add(_PLACE, "does not belong to this game", 'take it out, or write game = "italiana"')
    table = problems.part(raw["italian"], ItalianTables, _PLACE)
    if table is None:
        return USUAL_ITALIAN_GAME
    if table.giro_retrigger and not table.giro_pazzo:
        problems.add(_PLACE, "giro_retrigger needs a mad round", "write giro_pazzo = true, or take giro_retrigger out")
    chosen = msgspec.structs.asdict(table)
    return ItalianGame(_of(chosen, ItalianTable), _of(chosen, ItalianSwitches))


Part = TypeVar("Part", bound=Struct)


def _of(chosen: dict[str, Any], part: type[Part]) -> Part:
    return part(**{name: chosen[name] for name in part.__struct_fields__})
