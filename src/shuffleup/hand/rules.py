"""All that ``decide`` needs beside the hand itself: game, betting structure and rulebook, made ready once."""

from enum import Enum

from msgspec import Struct

from shuffleup.arguments import checked
from shuffleup.cards.orders import ITALIAN, RANKINGS
from shuffleup.cards.ranking import Ranking
from shuffleup.games.limits import Limit
from shuffleup.games.variant import BetSize, Holding, Showing, Street, Variant, Wagering
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


class RaiseSteps(Struct, frozen=True, gc=False):
    """How much a raise must add to be full, and how many there may be."""

    full_part: int
    """A fixed-limit raise is full from ``full_part / full_whole`` of the bet (TDA 47-B, FIGP 8c)."""
    full_whole: int
    cap: int
    """Full bets and raises in a fixed-limit round."""
    cap_lift: LimitCapLift
    complete: bool
    """A player who has not acted completes a small all-in to the full bet instead of raising over it (FIGP 8c)."""
    doubling: bool = False
    """Only a raise to twice the bet opens the betting again, in fixed-limit a full one; any other is legal (AMB-18)."""
    double_least: bool = False
    """A raise below twice the bet is not legal (a switch of AMB-18)."""


class ShortRules(Struct, frozen=True, gc=False):
    """What all-ins and blinds below the full bet are worth."""

    cumulative: bool
    """Short all-ins add up to a full raise."""
    bars_checkers: bool
    double_open: bool
    """A raise over an opening all-in below the minimum bet totals at least twice that minimum (FIGP 9b)."""
    entry: bool
    """A short big blind makes entering as cheap as what he has posted (a house's own; FIGP 9b says the full one)."""
    full_blinds: bool
    """Pot-limit counts dead and short blinds in full before the flop (TDA 54-B); FIGP 10 counts what lies there."""


class BettingRules(Struct, frozen=True, gc=False):
    """The raising policy as the betting reads it, without a look-up for each action."""

    fixed: bool
    pot_limit: bool
    spread: bool
    plain: bool
    """A raise is at least as much as the last one and at most the stack: no other bound, no dearer opening."""
    option_lost: bool
    """A big blind over whom nobody has raised but short all-ins may not raise (a house's own; TDA 47, FIGP 4)."""
    openers: bool
    """Some street is opened only by a hand that is good enough (a4)."""
    call_once: bool
    """Pot-limit: pot, bets and the call are the most a player puts in, not the most he raises by (AMB-17)."""
    steps: RaiseSteps
    short: ShortRules


class StreetRules(Struct, frozen=True, gc=False):
    """What a street, and what comes after it, asks of dealer and players."""

    big_bet: bool
    """It is played with the big bet in fixed-limit."""
    board_only: bool
    """From here on nothing but the board is dealt."""
    chooses: bool
    """Players draw, discard or turn cards up before the bets."""
    no_draw: bool
    """From here on nobody draws or discards."""
    discards: int
    """Cards that must still be thrown away from here on; 0 where a draw is to come, which waits for its street."""
    burns_due: int
    """Cards burned by the end of its deal (TDA 38)."""


class DealingRules(Struct, frozen=True, gc=False):
    """How many cards a hand takes, and who is dealt in."""

    dealt: tuple[int, int]
    """The cards of a whole deal: so many to each player, and so many besides, burns and layout among them."""
    before_cards: bool
    """Something may come between the antes and the cards: seats left out, blind openings, a pot that is carried on."""
    next_card_to_absent: bool
    """An absent player whose card brought in is dealt one card more (PSLive 25a)."""


class ShowdownRules(Struct, frozen=True, gc=False):
    """Who shows first, and how hands are read."""

    mode: ShowdownMode
    orders: tuple[Ranking, ...]
    """How hands are read: one order, or high before low; none where no two hands are equal: ``hand.strict`` reads."""
    holdings: tuple[Holding, ...]
    """Which cards each of them reads."""
    whole: int
    """How many cards a hand has at the end together with the board: what the game's orders read."""
    any_aggressor: bool
    """The last aggressor of any street shows first, not only that of the last one (PSLive 41, FIGP 25)."""
    best_so_far: bool
    """Only who beats the hands shown so far has to show (H7)."""
    suits: tuple[int, ...]
    """How high each suit of ``cards.card`` stands where suits break ties (TDA 20-B, RP-10 D)."""


class HandRules(Struct, frozen=True):
    """The rules of the hands of one event."""

    variant: Variant
    limit: Limit
    resolved: ResolvedPolicy
    switches: ItalianSwitches
    """How the open points are read of games in which no two hands are equal."""
    brings_in: bool
    """A door card forces the first bet, and up cards open the other rounds."""
    betting: BettingRules
    streets: tuple[StreetRules, ...]
    """One for each street of the variant, and one for the end."""
    dealing: DealingRules
    showdown: ShowdownRules

    @property
    def game(self) -> GameKey:
        """The game and its betting structure, as a plan names them."""
        return GameKey(self.variant.key, self.limit)

    @property
    def policy(self) -> Policy:
        """What the rulebook decides, chapter by chapter."""
        return self.resolved.policy

    def cite(self, parameter: str) -> str:
        """The rule behind a policy parameter, or behind a point that the game decides itself, as ``tda-2024 47``."""
        return dict(self.variant.cites).get(parameter) or str(citation(self.resolved, parameter))


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
    policy = resolved.policy
    return HandRules(
        variant=variant,
        limit=limit,
        resolved=resolved,
        switches=switches,
        brings_in=variant.brings_in,
        betting=_betting(variant, policy, limit, house_raises, switches),
        streets=tuple([_street(variant.streets, number) for number in range(len(variant.streets) + 1)]),
        dealing=DealingRules(
            dealt=_dealt(variant),
            before_cards=not variant.deals_absent or variant.carries or variant.blind_openings > 0,
            next_card_to_absent=policy.turn.stud_absent_next_card,
        ),
        showdown=_showdown(variant, policy, showdown),
    )


def _showdown(variant: Variant, policy: Policy, mode: ShowdownMode) -> ShowdownRules:
    best_so_far = variant.showing is Showing.BEST_SO_FAR
    return ShowdownRules(
        mode=mode,
        orders=() if ITALIAN in variant.rankings else tuple([RANKINGS[key] for key in variant.rankings]),
        holdings=variant.holdings,
        whole=_whole(variant),
        any_aggressor=best_so_far or policy.showdown.showdown_order is ShowdownOrder.ANY_STREET_AGGRESSOR,
        best_so_far=best_so_far,
        suits=tuple([len(_SUITS) - policy.showdown.suit_order.index(suit) for suit in _SUITS]),
    )


def _street(streets: tuple[Street, ...], number: int) -> StreetRules:
    now, following = streets[number : number + 1], streets[number:]
    return StreetRules(
        big_bet=any(street.bet is BetSize.BIG for street in now),
        board_only=_board_only(following),
        chooses=any(street.draw or street.discard or street.uncover for street in now),
        no_draw=_no_draw(following),
        discards=_discards(streets, number),
        burns_due=sum([street.burn for street in streets[: number + 1]]),
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


def _betting(
    variant: Variant, policy: Policy, limit: Limit, house_raises: int, switches: ItalianSwitches
) -> BettingRules:
    """A game's bets go by the rulebook, or are reckoned from the ante and the bet alone, whatever the book says."""
    by_book, raising = variant.wagering is Wagering.BY_BOOK, policy.raising
    doubles_short_open = raising.raise_over_short_open is RaiseOverShortOpen.DOUBLE_MINIMUM_TOTAL
    return BettingRules(
        fixed=limit is Limit.FIXED_LIMIT,
        pot_limit=limit is Limit.POT_LIMIT,
        spread=by_book and limit is Limit.SPREAD_LIMIT,
        plain=limit is Limit.NO_LIMIT and not doubles_short_open,
        option_lost=by_book and not raising.bb_option_survives_short_all_in,
        openers=any(street.opens_with_pair for street in variant.streets),
        call_once=not by_book and switches.pl_formula is ItalianPotLimit.PRINTED,
        steps=_steps(policy, house_raises, variant.bets_max) if by_book else _doubling(switches),
        short=ShortRules(
            cumulative=by_book and raising.short_all_in_reopen is ShortAllInReopen.CUMULATIVE,
            bars_checkers=not by_book or raising.short_all_in_bars_checkers,
            double_open=doubles_short_open,
            entry=raising.short_bb_entry is ShortBigBlindEntry.POSTED_AMOUNT,
            full_blinds=raising.pot_formula is not PotFormula.POT_AFTER_CALL,
        ),
    )


def _doubling(switches: ItalianSwitches) -> RaiseSteps:
    return RaiseSteps(
        full_part=1,
        full_whole=1,
        cap=_NO_CAP,
        cap_lift=LimitCapLift.EVENT_TWO_PLAYERS,
        complete=False,
        doubling=True,
        double_least=switches.min_raise_double,
    )


def _steps(policy: Policy, house_raises: int, bets_max: int) -> RaiseSteps:
    raising = policy.raising
    raises = raising.limit_max_raises if isinstance(raising.limit_max_raises, int) else house_raises
    return RaiseSteps(
        full_part=raising.limit_reopen_fraction.numerator,
        full_whole=raising.limit_reopen_fraction.denominator,
        cap=bets_max or 1 + raises,
        cap_lift=LimitCapLift.EVENT_TWO_PLAYERS if bets_max else raising.limit_cap_lift,
        complete=raising.limit_short_all_in_unacted is LimitShortAllIn.FOLD_CALL_COMPLETE,
    )
