"""All that ``decide`` needs beside the hand itself: game, betting structure and rulebook, made ready once."""

from enum import Enum
from itertools import accumulate

from msgspec import Struct

from shuffleup.arguments import checked
from shuffleup.cards.italian_order import StraightFlushException
from shuffleup.cards.italian_vele import VeleOwnCards
from shuffleup.cards.orders import ITALIAN, RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.games.limits import Limit
from shuffleup.games.variant import BetSize, Showing, Street, Variant, Wagering
from shuffleup.rulebooks.policy import Policy
from shuffleup.rulebooks.policy.italian_game import ItalianPotLimit, ItalianSwitches
from shuffleup.rulebooks.policy.raising import (
    LimitCapLift,
    LimitShortAllIn,
    PotFormula,
    RaiseOverShortOpen,
    ShortAllInReopen,
    ShortBigBlindEntry,
)
from shuffleup.rulebooks.policy.showdown import ShowdownOrder, SuitName
from shuffleup.rulebooks.rule import ResolvedPolicy, citation
from shuffleup.table.plan import GameKey

_SUITS = (SuitName.CLUBS, SuitName.DIAMONDS, SuitName.HEARTS, SuitName.SPADES)
"""The suits as cards number them."""
_NO_CAP = 1 << 30
READ_AS_THE_BOOK = ItalianSwitches()
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
    spread: bool
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
    option_lost: bool = False
    """A big blind over whom nobody has raised but short all-ins may not raise (a house's own; TDA 47, FIGP 4)."""
    doubling: bool = False
    """Only a raise to twice the bet opens the betting again, in fixed-limit a full one; any other is legal (AMB-18)."""
    double_least: bool = False
    """A raise below twice the bet is not legal (a switch of AMB-18)."""
    call_once: bool = False
    """Pot-limit: pot, bets and the call are the most a player puts in, not the most he raises by (AMB-17)."""
    plain: bool = False
    """A raise is at least as much as the last one and at most the stack: no other bound, no dearer opening."""


class StrictRules(Struct, frozen=True):
    """How hands are told apart in a game in which no two are equal (a8, AMB-22, AMB-24)."""

    exception: StraightFlushException
    own_cards: VeleOwnCards


class HandRules(Struct, frozen=True):
    """The rules of the hands of one event."""

    variant: Variant
    limit: Limit
    resolved: ResolvedPolicy
    showdown: ShowdownMode
    orders: tuple[Ranking, ...]
    """How hands are read: one order, or high before low; none in a strict game."""
    strict: StrictRules | None
    """Set in games in which no two hands are equal; ``hand.strict`` reads them."""
    switches: ItalianSwitches
    """How the open points of such games are read."""
    betting: BettingRules
    big_streets: tuple[bool, ...]
    """Streets played with the big bet in fixed-limit."""
    board_only: tuple[bool, ...]
    """Streets from which on nothing but the board is dealt."""
    chooses: tuple[bool, ...]
    """Streets on which players draw, discard or turn cards up before the bets."""
    no_draw: tuple[bool, ...]
    """Streets from which on nobody draws or discards; one entry more than streets, for the end."""
    discards: tuple[int, ...]
    """Cards that must still be thrown away from a street on; 0 where a draw is to come, which waits for its street."""
    whole: int
    """How many cards a hand has at the end together with the board: what the game's orders read."""
    dealt: tuple[int, int]
    """The cards of a whole deal: so many to each player, and so many besides, burns and layout among them."""
    burns_due: tuple[int, ...]
    """Cards burned by the end of each street's deal (TDA 38)."""
    double_open: bool
    """A raise over an opening all-in below the minimum bet totals at least twice that minimum (FIGP 9b)."""
    short_entry: bool
    """A short big blind makes entering as cheap as what he has posted (a house's own; FIGP 9b says the full one)."""
    full_blinds: bool
    """Pot-limit counts dead and short blinds in full before the flop (TDA 54-B); FIGP 10 counts what lies there."""
    any_aggressor: bool
    """The last aggressor of any street shows first, not only that of the last one (PSLive 41, FIGP 25)."""
    suits: tuple[int, ...]
    """How high each suit of ``cards.card`` stands where suits break ties (TDA 20-B, RP-10 D)."""
    brings_in: bool
    """A door card forces the first bet, and up cards open the other rounds."""
    next_card_to_absent: bool
    """An absent player whose card brought in is dealt one card more (PSLive 25a)."""
    before_cards: bool
    """Something may come between the antes and the cards: seats left out, blind openings, a pot that is carried on."""
    carries: bool
    best_so_far: bool
    """Only who beats the hands shown so far has to show (H7)."""
    openers: bool
    """Some street is opened only by a hand that is good enough (a4)."""
    cites: dict[str, str]
    """The game's own rules by policy parameter or point of the game."""

    @property
    def game(self) -> GameKey:
        """The game and its betting structure, as a plan names them."""
        return GameKey(self.variant.key, self.limit)

    def cite(self, parameter: str) -> str:
        """The rule behind a policy parameter, or behind a point that the game decides itself, as ``tda-2024 47``."""
        return self.cites.get(parameter) or str(citation(self.resolved, parameter))


@checked
def hand_rules(
    variant: Variant,
    limit: Limit,
    resolved: ResolvedPolicy,
    showdown: ShowdownMode = ShowdownMode.AUTOMATIC,
    house_raises: int = HOUSE_RAISES,
    switches: ItalianSwitches = READ_AS_THE_BOOK,
) -> HandRules:
    """Makes game, betting structure and rulebook ready to play; ``house_raises`` counts where the book does not.

    ``switches`` read what the rules of the Italian games leave open; no other game asks them.
    """
    policy, strict = resolved.policy, ITALIAN in variant.rankings
    best_so_far = variant.showing is Showing.BEST_SO_FAR
    return HandRules(
        variant=variant,
        limit=limit,
        resolved=resolved,
        showdown=showdown,
        orders=() if strict else tuple([RANKINGS[key] for key in variant.rankings]),
        strict=StrictRules(switches.sf_exception, switches.vele_own_cards) if strict else None,
        switches=switches,
        betting=_wagering(variant, policy, limit, house_raises, switches),
        board_only=tuple([_board_only(variant.streets[number:]) for number in range(len(variant.streets))]),
        chooses=tuple([bool(street.draw or street.discard or street.uncover) for street in variant.streets]),
        no_draw=tuple([_no_draw(variant.streets[number:]) for number in range(len(variant.streets) + 1)]),
        discards=tuple([_discards(variant.streets, number) for number in range(len(variant.streets) + 1)]),
        whole=_whole(variant),
        dealt=_dealt(variant),
        burns_due=tuple(accumulate([street.burn for street in variant.streets])),
        big_streets=tuple([street.bet is BetSize.BIG for street in variant.streets]),
        double_open=_doubles_short_open(policy),
        short_entry=policy.raising.short_bb_entry is ShortBigBlindEntry.POSTED_AMOUNT,
        full_blinds=policy.raising.pot_formula is not PotFormula.POT_AFTER_CALL,
        any_aggressor=best_so_far or policy.showdown.showdown_order is ShowdownOrder.ANY_STREET_AGGRESSOR,
        suits=tuple([len(_SUITS) - policy.showdown.suit_order.index(suit) for suit in _SUITS]),
        brings_in=variant.brings_in,
        next_card_to_absent=policy.turn.stud_absent_next_card,
        before_cards=not variant.deals_absent or variant.carries or variant.blind_openings > 0,
        carries=variant.carries,
        best_so_far=best_so_far,
        openers=any(street.opens_with_pair for street in variant.streets),
        cites=dict(variant.cites),
    )


def _board_only(streets: tuple[Street, ...]) -> bool:
    return not any(
        street.down or street.up or street.draw or street.discard or not street.bets or street.uncover or street.turns
        for street in streets
    )


def _no_draw(streets: tuple[Street, ...]) -> bool:
    return not any(street.draw or street.discard for street in streets)


def _discards(streets: tuple[Street, ...], number: int) -> int:
    """None come forward while a draw is to come, nor right after one: there a discard would be an exchange."""
    if any(street.draw for street in streets[max(0, number - 1) :]):
        return 0
    return sum([street.discard for street in streets[number:]])


def _dealt(variant: Variant) -> tuple[int, int]:
    besides = sum([street.board + street.burn for street in variant.streets]) + len(variant.layout.letters)
    return variant.hole_cards, besides


def _whole(variant: Variant) -> int:
    dealt = sum([street.down + street.up + street.board - street.discard for street in variant.streets])
    return dealt + len(variant.layout.letters)


def _wagering(
    variant: Variant, policy: Policy, limit: Limit, house_raises: int, switches: ItalianSwitches
) -> BettingRules:
    by_book = variant.wagering is Wagering.BY_BOOK
    return _betting(policy, limit, house_raises) if by_book else _doubling(policy, limit, switches)


def _doubles_short_open(policy: Policy) -> bool:
    return policy.raising.raise_over_short_open is RaiseOverShortOpen.DOUBLE_MINIMUM_TOTAL


def _plain(policy: Policy, limit: Limit) -> bool:
    return limit is Limit.NO_LIMIT and not _doubles_short_open(policy)


def _doubling(policy: Policy, limit: Limit, switches: ItalianSwitches) -> BettingRules:
    """A game whose bets are reckoned from the ante and the bet alone, whatever the rulebook of the event says."""
    return BettingRules(
        fixed=limit is Limit.FIXED_LIMIT,
        pot_limit=limit is Limit.POT_LIMIT,
        spread=False,
        cumulative=False,
        bars_checkers=True,
        full_part=1,
        full_whole=1,
        cap=_NO_CAP,
        cap_lift=LimitCapLift.EVENT_TWO_PLAYERS,
        complete=False,
        doubling=True,
        double_least=switches.min_raise_double,
        call_once=switches.pl_formula is ItalianPotLimit.PRINTED,
        plain=_plain(policy, limit),
    )


def _betting(policy: Policy, limit: Limit, house_raises: int) -> BettingRules:
    raising = policy.raising
    raises = raising.limit_max_raises if isinstance(raising.limit_max_raises, int) else house_raises
    return BettingRules(
        fixed=limit is Limit.FIXED_LIMIT,
        pot_limit=limit is Limit.POT_LIMIT,
        spread=limit is Limit.SPREAD_LIMIT,
        cumulative=raising.short_all_in_reopen is ShortAllInReopen.CUMULATIVE,
        bars_checkers=raising.short_all_in_bars_checkers,
        full_part=raising.limit_reopen_fraction.numerator,
        full_whole=raising.limit_reopen_fraction.denominator,
        cap=1 + raises,
        cap_lift=raising.limit_cap_lift,
        complete=raising.limit_short_all_in_unacted is LimitShortAllIn.FOLD_CALL_COMPLETE,
        option_lost=not raising.bb_option_survives_short_all_in,
        plain=_plain(policy, limit),
    )
