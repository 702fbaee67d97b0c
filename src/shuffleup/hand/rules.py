"""All that ``decide`` needs beside the hand itself: game, betting structure and rulebook, made ready once."""

from enum import Enum
from itertools import accumulate

from msgspec import Struct

from shuffleup.cards.orders import RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.games.limits import Limit
from shuffleup.games.variant import BetSize, Street, Variant
from shuffleup.rulebooks.policy import Policy
from shuffleup.rulebooks.policy.raising import (
    LimitCapLift,
    LimitShortAllIn,
    PotFormula,
    RaiseOverShortOpen,
    ShortAllInReopen,
)
from shuffleup.rulebooks.policy.showdown import ShowdownOrder, SuitName
from shuffleup.rulebooks.rule import ResolvedPolicy, citation
from shuffleup.table.plan import GameKey

_SUITS = (SuitName.CLUBS, SuitName.DIAMONDS, SuitName.HEARTS, SuitName.SPADES)
"""The suits as cards number them."""
HOUSE_RAISES = 3
"""Raises after the bet in fixed-limit where the book leaves them to the house: what PSLive 27 and FIGP 8a print."""


class ShowdownMode(Enum):
    """Whether hands are shown and mucked by themselves in the order of the book, or each by a person's decision."""

    AUTOMATIC = "automatic"
    ASKED = "asked"


class BettingRules(Struct, frozen=True, gc=False):
    """The raising policy as the betting reads it, without a look-up for each action."""

    fixed: bool
    pot_limit: bool
    cumulative: bool
    bars_checkers: bool
    full_part: int
    """A fixed-limit raise is full from ``full_part / full_whole`` of the bet (TDA 47-B, FIGP 8c)."""
    full_whole: int
    cap: int
    """Full bets and raises in a fixed-limit round."""
    cap_lift: LimitCapLift
    complete: bool
    """A player who has not acted completes a small all-in to the full bet instead of raising over it (FIGP 8c)."""


class HandRules(Struct, frozen=True):
    """The rules of the hands of one event."""

    variant: Variant
    limit: Limit
    resolved: ResolvedPolicy
    showdown: ShowdownMode
    orders: tuple[Ranking, ...]
    """How hands are read: one order, or high before low."""
    betting: BettingRules
    big_streets: tuple[bool, ...]
    """Streets played with the big bet in fixed-limit."""
    board_only: tuple[bool, ...]
    """Streets from which on nothing but the board is dealt."""
    no_draw: tuple[bool, ...]
    """Streets from which on nobody draws or discards; one entry more than streets, for the end."""
    discards: tuple[int, ...]
    """Cards that must still be thrown away from a street on; 0 where a draw is to come, which waits for its street."""
    burns_due: tuple[int, ...]
    """Cards burned by the end of each street's deal (TDA 38)."""
    double_open: bool
    """A raise over an opening all-in below the minimum bet totals at least twice that minimum (FIGP 9b)."""
    full_blinds: bool
    """Pot-limit counts dead and short blinds in full before the flop (TDA 54-B)."""
    any_aggressor: bool
    """The last aggressor of any street shows first, not only that of the last one (PSLive 41, FIGP 25)."""
    suits: tuple[int, ...]
    """How high each suit of ``cards.card`` stands where suits break ties (TDA 20-B, RP-10 D)."""
    brings_in: bool
    """A door card forces the first bet, and up cards open the other rounds."""
    next_card_to_absent: bool
    """An absent player whose card brought in is dealt one card more (PSLive 25a)."""

    @property
    def game(self) -> GameKey:
        """The game and its betting structure, as a plan names them."""
        return GameKey(self.variant.key, self.limit)

    def cite(self, parameter: str) -> str:
        """The rule behind a policy parameter, as ``tda-2024 47``."""
        return str(citation(self.resolved, parameter))


def hand_rules(
    variant: Variant,
    limit: Limit,
    resolved: ResolvedPolicy,
    showdown: ShowdownMode = ShowdownMode.AUTOMATIC,
    house_raises: int = HOUSE_RAISES,
) -> HandRules:
    """Makes game, betting structure and rulebook ready to play; ``house_raises`` counts where the book does not."""
    policy = resolved.policy
    return HandRules(
        variant=variant,
        limit=limit,
        resolved=resolved,
        showdown=showdown,
        orders=tuple([RANKINGS[key] for key in variant.rankings]),
        betting=_betting(policy, limit, house_raises),
        board_only=tuple([_board_only(variant.streets[number:]) for number in range(len(variant.streets))]),
        no_draw=tuple([_no_draw(variant.streets[number:]) for number in range(len(variant.streets) + 1)]),
        discards=tuple([_discards(variant.streets[number:]) for number in range(len(variant.streets) + 1)]),
        burns_due=tuple(accumulate([street.burn for street in variant.streets])),
        big_streets=tuple([street.bet is BetSize.BIG for street in variant.streets]),
        double_open=policy.raising.raise_over_short_open is RaiseOverShortOpen.DOUBLE_MINIMUM_TOTAL,
        full_blinds=policy.raising.pot_formula is PotFormula.FULL_BLINDS_PREFLOP_THEN_ACTUAL,
        any_aggressor=policy.showdown.showdown_order is ShowdownOrder.ANY_STREET_AGGRESSOR,
        suits=tuple([len(_SUITS) - policy.showdown.suit_order.index(suit) for suit in _SUITS]),
        brings_in=variant.brings_in,
        next_card_to_absent=policy.turn.stud_absent_next_card,
    )


def _board_only(streets: tuple[Street, ...]) -> bool:
    return not any(street.down or street.up or street.draw or street.discard or not street.bets for street in streets)


def _no_draw(streets: tuple[Street, ...]) -> bool:
    return not any(street.draw or street.discard for street in streets)


def _discards(streets: tuple[Street, ...]) -> int:
    if any(street.draw for street in streets):
        return 0
    return sum([street.discard for street in streets])


def _betting(policy: Policy, limit: Limit, house_raises: int) -> BettingRules:
    raising = policy.raising
    raises = raising.limit_max_raises if isinstance(raising.limit_max_raises, int) else house_raises
    return BettingRules(
        fixed=limit is Limit.FIXED_LIMIT,
        pot_limit=limit is Limit.POT_LIMIT,
        cumulative=raising.short_all_in_reopen is ShortAllInReopen.CUMULATIVE,
        bars_checkers=raising.short_all_in_bars_checkers,
        full_part=raising.limit_reopen_fraction.numerator,
        full_whole=raising.limit_reopen_fraction.denominator,
        cap=1 + raises,
        cap_lift=raising.limit_cap_lift,
        complete=raising.limit_short_all_in_unacted is LimitShortAllIn.FOLD_CALL_COMPLETE,
    )
