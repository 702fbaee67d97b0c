"""A table where the software deals: what everybody may see of it, and what a player sees, is asked and may answer.

    TableView    the rail: chips, board, tabled cards, whose time is running
    SeatPage     the same, the player's own cards, and the question put to him

Built upward from the views of a hand (``hand.view``), so that no card gets in that its viewer may not see. Cards are
texts (``As``), ``??`` face down; chairs have the numbers of the table; points in time are microseconds UTC.
"""

from collections.abc import Set

from msgspec import Struct

from shuffleup.answer import Refusal
from shuffleup.cards.card import card_text
from shuffleup.cards.deck import Deck
from shuffleup.hand.actions import Fold
from shuffleup.hand.phases.betting import fold
from shuffleup.hand.phases.carrying import may_say_parol
from shuffleup.hand.phases.drawing import draw_bounds
from shuffleup.hand.phases.holding import hold_on
from shuffleup.hand.phases.openers import seat_options
from shuffleup.hand.phases.turning import covered
from shuffleup.hand.rules import HandRules
from shuffleup.hand.state import BettingRound, BlindOpening, CatchUp, Choosing, Drawing, HandState, Settled
from shuffleup.hand.view import PublicView, plan_of, public_view, seat_view
from shuffleup.play.state import OnlineTable, Question
from shuffleup.rulebooks.policy.italian_game import ItalianTable
from shuffleup.table.auto_play import Preferences, panel
from shuffleup.table.giro import DealerChoice
from shuffleup.table.plan import GameKey
from shuffleup.table.presence import SECOND, Prompt
from shuffleup.table.result import given_to


class AtTheTable(Struct, frozen=True):
    """A player at the table, as everybody sees him. ``cards`` are those he holds; a folded hand has none."""

    chair: int
    player: str
    stack: int
    bet: int
    live: bool
    all_in: bool
    away: bool
    cards: tuple[str, ...]
    held: tuple[str, ...] = ()
    """What the floor holds him to until he has acted, such as ``fold`` and ``call``; empty if it does not."""


class RunningTime(Struct, frozen=True):
    """Whose time is running: since when, when his time bank starts, and when his time is up."""

    player: str
    prompt: Prompt
    since: int
    bank_from: int
    until: int


class Winnings(Struct, frozen=True):
    """What a player won from the pots when the hand was over."""

    player: str
    chips: int


class TableView(Struct, frozen=True):
    """The table as seen from the rail. ``hand`` is 0 before the first one."""

    hand: int
    game: GameKey | None
    phase: str
    button: int
    board: tuple[str, ...]
    pot: int
    players: tuple[AtTheTable, ...]
    clocks: tuple[RunningTime, ...]
    won: tuple[Winnings, ...]


class Ask(Struct, frozen=True):
    """The question put to this player. ``asked_at`` identifies it: an answer says which question it is for."""

    prompt: Prompt
    asked_at: int
    acts: tuple[str, ...]
    """What he may answer. A fold with nothing to call gives up what costs nothing: a page has it confirmed."""
    call: int = 0
    """Chips to add with ``call``, ``post-blind`` or ``join``."""
    min_to: int = 0
    """The smallest and the largest total of a bet or raise for the street; 0 if he may not bet."""
    max_to: int = 0
    picks: tuple[int, ...] = ()
    """The fewest and most cards he may throw away; or which of the covered cards he may turn up."""
    layout: DealerChoice | None = None
    """What is dealt in a mad round if he does not answer."""
    rule: str = ""
    """The rule by which the floor holds him to these answers."""


class OwnSeat(Struct, frozen=True):
    """What is the player's own: his chair, his cards, his time bank, and what he has decided in advance."""

    chair: int
    cards: tuple[str, ...]
    sitting_out: bool
    bank_us: int
    preferences: Preferences


class SeatPage(Struct, frozen=True):
    """The table from a player's seat."""

    table: TableView
    own: OwnSeat
    ask: Ask | None


class TableHeld(Struct, frozen=True):
    """A table as the server holds it: the hand with its rules and its deck, and who is there."""

    state: HandState | None
    rules: HandRules | None
    deck: Deck | None
    online: OnlineTable | None
    italian: ItalianTable


def table_view(state: HandState | None, online: OnlineTable | None) -> TableView:
    """The table as everybody may see it. It needs no deck."""
    clocks = tuple([_clock(online, question) for question in online.asked]) if online else ()
    if state is None:
        return TableView(0, None, "", 0, (), 0, (), clocks, ())
    seen, plan = public_view(state), plan_of(state)
    away = {one.player for one in online.players if one.presence.sitting_out} if online else set()
    return TableView(
        hand=seen.hand,
        game=plan.game,
        phase=seen.phase,
        button=seen.button,
        board=tuple(map(card_text, seen.board)),
        pot=seen.pot,
        players=_players(seen, away),
        clocks=clocks,
        won=_won(state) if isinstance(state, Settled) else (),
    )


def seat_page(dealt: TableHeld, player: str, chair: int) -> SeatPage:
    """The table as this player sees it from his chair."""
    state, online = dealt.state, dealt.online
    known = online.player(player) if online else None
    seat = _seat(state, player) if state else -1
    cards: tuple[str, ...] = ()
    if state is not None and dealt.deck is not None and seat >= 0:
        cards = tuple(map(card_text, seat_view(state, dealt.deck, seat).own))
    own = OwnSeat(
        chair,
        cards,
        known.presence.sitting_out if known else False,
        known.presence.bank_us if known else 0,
        known.preferences if known else Preferences(),
    )
    question = online.question(player) if online else None
    return SeatPage(table_view(state, online), own, _ask(dealt, question, seat) if question else None)


def _players(seen: PublicView, away: Set[str]) -> tuple[AtTheTable, ...]:
    held = {one.number: one.acts for one in seen.held}
    return tuple(
        [
            AtTheTable(
                one.number, one.player, one.stack, one.bet, one.live, one.all_in, one.player in away,
                tuple(map(card_text, one.cards)), held.get(one.number, ()),
            )
            for one in seen.players
        ]
    )  # fmt: skip


def _clock(online: OnlineTable, question: Question) -> RunningTime:
    bank_from = question.asked_at + online.terms.play_seconds * SECOND
    return RunningTime(question.player, question.prompt, question.asked_at, bank_from, online.deadline(question))


def _won(state: Settled) -> tuple[Winnings, ...]:
    """What each winner got from all pots together."""
    given = given_to([share for pot in state.pots for share in pot.shares])
    return tuple([Winnings(state.felt.plan.seats[seat].player, chips) for seat, chips in given.items()])


def _seat(state: HandState, player: str) -> int:
    """A player's seat in the hand, -1 if he is not in it."""
    return next((place for place, seat in enumerate(plan_of(state).seats) if seat.player == player), -1)


# ── what he may answer ───────────────────────────────────────────────────────────────────────────────────────────────


def _ask(dealt: TableHeld, question: Question, seat: int) -> Ask:
    if question.prompt is Prompt.LAYOUT:
        player = dealt.online.player(question.player) if dealt.online else None
        assert player, "only players of the table are asked"
        marked = panel(dealt.italian, player.preferences, player.presence).marked
        return Ask(question.prompt, question.asked_at, ("choose-layout",), layout=marked)
    rules, state, deck = dealt.rules, dealt.state, dealt.deck
    assert state and rules and deck, "only a hand in progress asks anything else"
    if isinstance(state, BettingRound):
        return _betting(rules, state, deck, question)
    acts, call, picks = _simple(rules, state, seat)
    return Ask(question.prompt, question.asked_at, acts, call, picks=picks)


def _betting(rules: HandRules, state: BettingRound, deck: Deck, question: Question) -> Ask:
    legal = seat_options(rules, state, deck)
    held = hold_on(state, state.turn)
    given_up = not (legal.fold or held or isinstance(fold(rules, state, Fold(state.turn)), Refusal))
    staying = "call" if legal.call else "check"
    wagers = (("fold", legal.fold or given_up), (staying, legal.may_call), ("raise-to", legal.min_to > 0))
    acts = [act for act, may in wagers if may]
    if legal.may_call and rules.variant.carries and may_say_parol(rules, state):
        acts.append("parol")
    rule = held.by.rule if held else ""
    return Ask(question.prompt, question.asked_at, tuple(acts), legal.call, legal.min_to, legal.max_to, rule=rule)


def _simple(rules: HandRules, state: HandState, seat: int) -> tuple[tuple[str, ...], int, tuple[int, ...]]:
    """Outside the betting: his possible answers, the chips they cost, and the cards he may choose."""
    match state:
        case Drawing():
            exchanged, thrown_away = draw_bounds(rules, state)
            return ("discard",), 0, (thrown_away, exchanged or thrown_away)
        case Choosing():
            return ("turn-up",), 0, covered(state.felt, seat)
        case BlindOpening():
            return ("post-blind", "deal-cards"), state.amount, ()
        case CatchUp():
            return ("join", "decline"), state.target - state.felt.paid[seat], ()
        case _:
            return ("show", "muck"), 0, ()
