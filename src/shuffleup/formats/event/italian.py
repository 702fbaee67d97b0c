"""``[italian]`` of an event file: the mad round, the clock at the table, and the open points of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from shuffleup.answer import note
from shuffleup.cards.italian.readings import StraightFlushException, VeleOwnCards
from shuffleup.formats.event.schema import Amount, Count, KnownGame, Switch
from shuffleup.formats.event.toml_tables import EventProblems
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
from shuffleup.tournament.words.definition import USUAL_ITALIAN_GAME, ItalianGame

_PLACE = "[italian]"


class ItalianTables(Struct, frozen=True, kw_only=True):
    """``[italian]``: what the table chooses, then the switches."""

    giro_pazzo: Switch = False
    vele_rule: VeleRule = VeleRule.LIBERA
    covered_rule: CoveredRule = CoveredRule.LIBERA
    play_seconds: Count = 30
    time_bank_seconds: Amount = 0
    deck_basis: DeckBasis = DeckBasis.ACTIVE_SEATED
    sitout_allin_ante_plays: Switch = False
    parol_ante: ParolAnte = ParolAnte.NONE
    min_raise_double: Switch = False
    pl_formula: ItalianPotLimit = ItalianPotLimit.PRINTED
    giro_retrigger: Switch = False
    vele_own_cards: VeleOwnCards = VeleOwnCards.FREE
    sf_exception: StraightFlushException = StraightFlushException.SPADE_MIN_OVER_HEART_MAX
    time_bank_scope: TimeBankScope = TimeBankScope.FACING_BET


_USUAL = ItalianTables()
_OF_MAD_ROUNDS = ("giro_retrigger", "vele_rule", "covered_rule", "vele_own_cards")
"""Keys that matter only in mad rounds; in Telesina the last one says how every hand is read."""


def read_italian(raw: Mapping[str, Any], problems: EventProblems, game: KnownGame | None) -> ItalianGame:
    """Reads the table of a file; the usual game if there is no table, or if it has a problem, which is noted."""
    if "italian" not in raw:
        return USUAL_ITALIAN_GAME
    if game is None or not game.italian:
        problems.add(_PLACE, note("not-of-this-game"), note("take-out-or-write", line='game = "italiana"'))
    table = problems.part(raw["italian"], ItalianTables, _PLACE)
    if table is None:
        return USUAL_ITALIAN_GAME
    if game and game.italian and not table.giro_pazzo:
        _check_idle(table, game, problems)
    chosen = msgspec.structs.asdict(table)
    return ItalianGame(_of(chosen, ItalianTable), _of(chosen, ItalianSwitches))


def _check_idle(table: ItalianTables, game: KnownGame, problems: EventProblems) -> None:
    """Reports keys about mad rounds in a file without mad rounds, where they have no effect."""
    named = _named_game(table, game) if game.layout_in_key else ""
    for key in _OF_MAD_ROUNDS:
        if getattr(table, key) == getattr(_USUAL, key) or (named and key == "vele_own_cards"):
            continue
        hint = (
            note("write-game-or-take-out", game=f'"{named}"', key=key)
            if named and key != "giro_retrigger"
            else note("write-giro-or-take-out", key=key)
        )
        problems.add(_PLACE, note("key-needs-a-mad-round", key=key), hint)


def _named_game(table: ItalianTables, game: KnownGame) -> str:
    """The key of the game as the table describes it; what the table leaves open stays as in the file's game."""
    family, vele, covered = game.key.split("-", 2)
    if table.vele_rule is not VeleRule.LIBERA:
        vele = table.vele_rule.value
    if table.covered_rule is not CoveredRule.LIBERA:
        covered = table.covered_rule.value.replace("_", "-")
    return f"{family}-{vele}-{covered}"


Part = TypeVar("Part", bound=Struct)


def _of(chosen: dict[str, Any], part: type[Part]) -> Part:
    return part(**{name: chosen[name] for name in part.__struct_fields__})
