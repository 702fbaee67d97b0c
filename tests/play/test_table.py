"""A table that plays one hand after the other without a tournament around it."""

from shuffleup.cards.deck import Deck
from shuffleup.games.limits import Limit
from shuffleup.hand.actions import Check, Fold
from shuffleup.hand.play import Hand
from shuffleup.hand.rules import HandRules
from shuffleup.hand.strict_cards import deck_of_hand
from shuffleup.hand.view import plan_of
from shuffleup.play.commands import AskDealer, ChooseLayout, SetPreferences, SitOut, StartClocks, TakeSeat, TimePassed
from shuffleup.play.table import Table
from shuffleup.play.terms import TableTerms
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulebooks.policy.italian_game import CoveredRule, ItalianTable, VeleRule
from shuffleup.table.auto_play import Preferences
from shuffleup.table.giro import DealerChoice, GiroPazzo
from shuffleup.table.next_hand import TableButton
from shuffleup.table.plan import GameKey, HandPlan
from shuffleup.table.presence import SECOND, ClockTerms
from shuffleup.table.seat import Attendance
from shuffleup.table.stakes import AnteMode, Stakes

STACKS = {"Anna": 1000, "Bruno": 1000, "Carla": 1000}


def dealt(rules: HandRules, plan: HandPlan) -> Hand:
    """A deck in its order."""
    return Hand.start(rules, plan, Deck(tuple(deck_of_hand(rules, plan))))


def holdem() -> Table:
    """Blinds of 50 and 100."""
    terms = TableTerms(resolved("tda-2024"))
    return Table(GameKey("holdem", Limit.NO_LIMIT), Stakes(50, 100), terms, STACKS, dealt)


def mad_round(*, clocks: bool) -> Table:
    """Poker all'italiana where Carla, who has the button, and then Anna still deal in a mad round."""
    terms = TableTerms(resolved("italiana"), italian=ItalianTable(giro_pazzo=True))
    game, stakes = GameKey("italiana", Limit.NO_LIMIT), Stakes(0, 0, 10, AnteMode.ALL_PLAYERS)
    table = Table(game, stakes, terms, STACKS, dealt)
    if clocks:
        table.command(StartClocks(ClockTerms()))
        for name in STACKS:
            table.command(TakeSeat(name))
    table.button = TableButton(3, giro=GiroPazzo((3, 1)))
    return table


def folded(table: Table) -> None:
    """Everybody folds to the last one."""
    while table.hand and not table.hand.over:
        assert table.act(Fold(table.hand.turn)) is None


def test_blinds_and_button_go_round_and_stacks_stay() -> None:
    table = holdem()
    found = []
    for _ in range(4):
        assert table.next_hand() is None
        assert table.hand
        plan = plan_of(table.hand.state)
        found.append((table.dealer, plan.hand, plan.seats[plan.postings[0].seat].player))
        folded(table)
    assert found == [("Carla", 1, "Anna"), ("Anna", 2, "Bruno"), ("Bruno", 3, "Carla"), ("Carla", 4, "Anna")]
    assert table.stacks == {"Anna": 950, "Bruno": 1050, "Carla": 1000}


def test_a_hand_that_is_not_over_is_not_followed_by_another() -> None:
    table = holdem()
    table.next_hand()
    refused = table.next_hand()
    assert refused and refused.code == "not-over"


def test_one_player_alone_plays_no_hand() -> None:
    table = holdem()
    table.stacks = {"Anna": 3000, "Bruno": 0, "Carla": 0}
    refused = table.next_hand()
    assert refused and refused.code == "not-now"
    assert table.hand is None


def test_the_dealer_of_a_mad_round_chooses_before_the_cards() -> None:
    table = mad_round(clocks=True)
    assert table.next_hand() is None
    assert table.hand is None
    assert table.next_hand() is not None
    assert table.command(ChooseLayout("Carla", DealerChoice(VeleRule.CROCE, CoveredRule.SEMPRE))) is None
    assert table.hand and table.hand.rules.variant.key == "telesina-croce-sempre"


def test_a_dealer_who_says_nothing_deals_the_plainest_once_his_time_is_up() -> None:
    table = mad_round(clocks=True)
    table.next_hand(now=0)
    assert table.command(TimePassed(), now=29 * SECOND) is not None
    assert table.hand is None
    assert table.command(TimePassed(), now=30 * SECOND) is None
    assert table.hand and table.hand.rules.variant.key == "telesina-nessuna-mai"


def test_a_dealer_who_sits_out_is_not_asked_and_deals_what_he_likes_best() -> None:
    table = mad_round(clocks=True)
    table.command(SitOut("Carla"))
    table.command(SetPreferences("Carla", Preferences(vele=VeleRule.CROCE)))
    table.next_hand()
    assert table.hand and table.hand.rules.variant.key == "telesina-croce-mai"
    away = [seat.player for seat in plan_of(table.hand.state).seats if seat.attendance is Attendance.ABSENT]
    assert away == ["Carla"]


def test_without_clocks_nobody_is_asked_and_the_round_ends_with_its_last_dealer() -> None:
    table = mad_round(clocks=False)
    keys = []
    for _ in range(3):
        if table.hand:
            folded(table)
        assert table.next_hand() is None
        assert table.hand
        keys.append((table.dealer, table.hand.rules.variant.key))
    assert keys == [("Carla", "telesina-nessuna-mai"), ("Anna", "telesina-nessuna-mai"), ("Bruno", "italiana")]


def test_a_table_without_clocks_knows_nothing_of_questions() -> None:
    refused = holdem().command(AskDealer("Anna"))
    assert refused and refused.code == "no-clocks"


def test_verbs_of_the_hand_may_be_used_beside_the_tables_own() -> None:
    table = holdem()
    table.next_hand()
    assert table.hand
    table.hand.fold()
    table.hand.fold()
    assert table.act(Check(0)) is not None
    assert table.next_hand() is None
    assert table.stacks == {"Anna": 950, "Bruno": 1050, "Carla": 1000}
