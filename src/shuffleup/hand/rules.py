"""All that ``decide`` needs besides the hand itself: game, betting structure and rulebook, prepared once."""

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
"""The suits by their numbers in cards."""
_NO_CAP = 1 << 30
READ_AS_THE_BOOK = ItalianSwitches()
HOUSE_RAISES = 3
"""Raises after the bet in fixed-limit if the book leaves them to the house: the number in PSLive 27 and FIGP 8a."""


class ShowdownMode(Enum):
    """Whether hands are shown and mucked automatically in the book's order, or each by a person's decision."""

    AUTOMATIC = "automatic"
    ASKED = "asked"


class RaiseSteps(Struct, frozen=True, gc=False):
    """How much a full raise must add, and how many raises there may be."""

    full_part: int
    """A fixed-limit raise counts as full from ``full_part / full_whole`` of the bet (TDA 47-B, FIGP 8c)."""
    full_whole: int
    cap: int
    """The number of full bets and raises in a fixed-limit round."""
    cap_lift: LimitCapLift
    complete: bool
    """A player who has not acted completes a small all-in to the full bet instead of raising over it (FIGP 8c)."""
    doubling: bool = False
    """Only a raise to twice the bet (in fixed-limit a full one) reopens the betting; others are legal (AMB-18)."""
    double_least: bool = False
    """A raise below twice the bet is not legal (a switch of AMB-18)."""


class ShortRules(Struct, frozen=True, gc=False):
    """How all-ins and blinds below the full bet count."""

    cumulative: bool
    """Whether short all-ins add up to a full raise."""
    bars_checkers: bool
    double_open: bool
    """A raise over an opening all-in below the minimum bet totals at least twice that minimum (FIGP 9b)."""
    entry: bool
    """A short big blind lowers the price to call to what was posted (a house rule; FIGP 9b says the full blind)."""
    full_blinds: bool
    """Pot-limit counts dead and short blinds in full before the flop (TDA 54-B); FIGP 10 counts the actual chips."""


class BettingRules(Struct, frozen=True, gc=False):
    """The raising policy in the form the betting needs, without a look-up for each action."""

    fixed: bool
    pot_limit: bool
    spread: bool
    plain: bool
    """A raise is at least as much as the last one and at most the stack, with no other bound or higher opening bet."""
    option_lost: bool
    """A big blind who faces only short all-ins may not raise (a house rule; compare TDA 47, FIGP 4)."""
    openers: bool
    """There is a street that only a good enough hand may open (a4)."""
    call_once: bool
    """In pot-limit a player may put in, and not raise by, at most the pot, the bets and the call (AMB-17)."""
    steps: RaiseSteps
    short: ShortRules


class StreetRules(Struct, frozen=True, gc=False):
    """What a street, and the streets after it, require of dealer and players."""

    big_bet: bool
    """In fixed-limit the street is played with the big bet."""
    board_only: bool
    """From here on only the board is dealt."""
    chooses: bool
    """Players draw, discard or turn cards up before the bets."""
    no_draw: bool
    """From here on nobody draws or discards."""
    discards: int
    """The cards that must still be discarded from here on; 0 if a draw is to come, which waits for its street."""
    burns_due: int
    """The cards burned by the end of the street's deal (TDA 38)."""


class DealingRules(Struct, frozen=True, gc=False):
    """How many cards a hand needs, and who is dealt in."""

    dealt: tuple[int, int]
    """The cards of a whole deal: those for each player, and the others, burns and layout included."""
    before_cards: bool
    """Something may come between the antes and the cards: seats left out, blind openings, a carried pot."""
    next_card_to_absent: bool
    """An absent player whose card brought in is dealt one more card (PSLive 25a)."""


class ShowdownRules(Struct, frozen=True, gc=False):
    """Who shows first, and how hands are ranked."""

    mode: ShowdownMode
    orders: tuple[Ranking, ...]
    """How hands are ranked: one order, or high before low; empty if no two hands are equal (``strict_showdown``)."""
    holdings: tuple[Holding, ...]
    """The cards that each order uses."""
    whole: int
    """The number of cards, with the board, that a complete hand has and the game's orders need."""
    any_aggressor: bool
    """The last aggressor of any street shows first, and not only that of the last street (PSLive 41, FIGP 25)."""
    best_so_far: bool
    """Only a player who beats the hands shown so far has to show (H7)."""
    suits: tuple[int, ...]
    """The rank of each suit of ``cards.card`` when suits break ties (TDA 20-B, RP-10 D)."""


class HandRules(Struct, frozen=True):
    """The rules of the hands of one event."""

    variant: Variant
    limit: Limit
    resolved: ResolvedPolicy
    switches: ItalianSwitches
    """The readings of the open points in games in which no two hands are equal."""
    brings_in: bool
    """A door card forces the first bet, and upcards open the other rounds."""
    betting: BettingRules
    streets: tuple[StreetRules, ...]
    """The rules of each street of the variant, and of the end."""
    dealing: DealingRules
    showdown: ShowdownRules

    @property
    def game(self) -> GameKey:
        """The game and its betting structure, as named in a plan."""
        return GameKey(self.variant.key, self.limit)

    @property
    def policy(self) -> Policy:
        """What the rulebook decides, chapter by chapter."""
        return self.resolved.policy

    def cite(self, parameter: str) -> str:
        """The rule behind a policy parameter, or a point that the game itself decides, such as ``tda-2024 47``."""
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
    """Prepares game, betting structure and rulebook for play; ``house_raises`` applies if the book leaves it open.

    ``switches`` choose readings for what the rules of the Italian games leave open; no other game uses them.
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
    """Discards to bring forward: none if a draw is to come, or right after one, when a discard would be an exchange."""
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
    """The betting rules of a game: by the rulebook, or from ante and bet alone, whatever the book says."""
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
