"""Rotations of games in an event: which game each hand is, what it costs, where the button waits."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.projections.clock import clock, structure_lines
from shuffleup.projections.floor import floor
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.table.plan import GameKey, HandPlan, PostingKind
from shuffleup.table.rotation import (
    NO_TURN,
    AfterRedraw,
    GameTurn,
    Rotation,
    RotationGame,
    RotationPlace,
    Turn,
    redrawn,
)
from shuffleup.table.stakes import AnteMode
from shuffleup.tournament.evolve.apply import fold
from shuffleup.tournament.facts.balance import player_due_big_blind, plays_stud
from shuffleup.tournament.facts.clock import game_stakes, next_round_at
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.definition import AfterLast, GamePrice, Structure
from shuffleup.tournament.words.live import CountHands, PlaceButton, ReportBust
from shuffleup.tournament.words.seats import DrawButtons, RedrawSeats
from tests.tournament.mixed_room import (
    BIG_BET,
    HOLDEM,
    LEVELS,
    RAZZ,
    STUD,
    STUD_8,
    dealt,
    hand,
    mixed_event,
    room,
)
from tests.tournament.room import Room, a_small_pot, result_of


def test_a_table_counts_its_own_hands() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, length=2))
    assert dealt(at, 7) == ["holdem", "holdem", "razz", "razz", "stud", "stud", "holdem"]


def test_an_orbit_is_a_hand_for_each_who_is_dealt_in() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, turn=Turn.ORBITS), players=4)
    assert dealt(at, 9) == ["holdem"] * 4 + ["razz"] * 4 + ["holdem"]


def test_an_orbit_of_stud_has_a_hand_also_for_who_waits_for_the_button() -> None:
    """After four hands of hold'em the button is back in chair 4, where it stands; who sits down in 5 waits for it."""
    at = room(mixed_event(HOLDEM, RAZZ, STUD, turn=Turn.ORBITS), players=9)
    at.send(PlaceButton(table=2, chair=4, author="Ada"))
    assert [hand(at, 2).game.variant for _ in range(4)] == ["holdem"] * 4
    at.send(c.MovePlayer(at.now.floor.tables[1].chairs[0].player, 2, 5, "asked", "Ada"))
    razz = [hand(at, 2) for _ in range(5)]
    assert [(plan.game.variant, len(plan.seats)) for plan in razz] == [("razz", 5)] * 5
    assert hand(at, 2).game.variant == "stud"


def test_by_levels_every_table_changes_with_the_level_and_doubled_levels_go_on_turning() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, turn=Turn.LEVELS), players=12)
    seen: list[tuple[int, str, int]] = []
    for _ in range(15):
        at.at = next_round_at(at.now)
        at.send(c.StartRound())
        for table in (1, 2):
            plan = hand(at, table)
            seen.append((at.now.clock.number, plan.game.variant, plan.stakes.small_bet))
        at.send(c.CloseRound())
    assert sorted(set(seen)) == [
        (1, "holdem", 100), (2, "razz", 200), (3, "stud", 400), (4, "holdem", 800), (5, "razz", 1_600),
    ]  # fmt: skip


# ── what a game costs ────────────────────────────────────────────────────────────────────────────────────────────────


def test_each_game_has_a_price_of_its_own_that_follows_from_the_level() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, BIG_BET))
    limit, stud, big_bet = hand(at), hand(at), hand(at)
    assert (limit.stakes.small_blind, limit.stakes.big_blind, limit.stakes.ante) == (50, 100, 0)
    assert (limit.stakes.small_bet, limit.stakes.big_bet) == (100, 200)
    assert [one.kind for one in limit.postings] == [PostingKind.SMALL_BLIND, PostingKind.BIG_BLIND]
    assert (stud.stakes.small_blind, stud.stakes.big_blind, stud.stakes.ante, stud.stakes.bring_in) == (0, 0, 25, 25)
    assert (stud.stakes.small_bet, stud.stakes.big_bet, stud.stakes.ante_mode) == (100, 200, AnteMode.ALL_PLAYERS)
    assert [(one.kind, one.amount) for one in stud.postings] == [(PostingKind.ANTE, 25)] * 6
    assert (big_bet.stakes.big_blind, big_bet.stakes.ante, big_bet.stakes.small_bet) == (100, 100, 0)
    assert (big_bet.game, at.now.definition.game) == (GameKey("holdem", Limit.NO_LIMIT), limit.game)


def test_a_level_may_write_what_a_game_costs_and_doubling_doubles_it() -> None:
    written = replace(LEVELS[-1], columns=(GamePrice(1, ante=50, small_bet=300, big_bet=600, bring_in=75),))
    plain = mixed_event(HOLDEM, RAZZ)
    definition = replace(plain, structure=Structure((*LEVELS[:-1], written), AfterLast.DOUBLE))
    state = room(definition).now
    assert (game_stakes(state, 1, 3).ante, game_stakes(state, 1, 3).bring_in, game_stakes(state, 0, 3).ante) == (
        50,
        75,
        0,
    )
    assert (game_stakes(state, 1, 4).ante, game_stakes(state, 1, 4).big_bet, game_stakes(state, 0, 4).big_blind) == (
        *(100, 1_200),
        800,
    )


# ── the button ───────────────────────────────────────────────────────────────────────────────────────────────────────


def buttons(at: Room, hands: int) -> list[tuple[str, int, int]]:
    found = []
    for _ in range(hands):
        plan = hand(at)
        last = at.now.floor.tables[1].button.last
        assert last is not None
        found.append((plan.game.variant, last.button, last.big_blind))
    return found


def test_tda_11b_the_button_moves_at_the_switch_waits_through_stud_and_is_found_there() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD))
    seen = buttons(at, 8)
    holdem = [(button, big) for game, button, big in seen if game == "holdem"]
    for before, (game, button, big) in pairwise(seen):
        if game != "holdem":
            moved = before[0] == "holdem"
            assert (button, big) == ((before[1] % 6 + 1, before[2] % 6 + 1) if moved else before[1:])
    assert [button for button, _ in holdem] == [(holdem[0][0] - 1 + step) % 6 + 1 for step in range(len(holdem))]


def test_a_house_that_does_not_freeze_it_moves_it_after_every_hand() -> None:
    policy = resolved("tda-2024")
    button = replace(policy.policy.button, mixed_button_freeze=False)
    house = replace(policy, policy=replace(policy.policy, button=button))
    at = Room(mixed_event(HOLDEM, RAZZ, STUD))
    at.state, at.log = None, []
    at.send(c.OpenEvent("test", mixed_event(HOLDEM, RAZZ, STUD), house))
    at.open(6)
    seen = [button for _, button, _ in buttons(at, 7)]
    assert all(after == before % 6 + 1 for before, after in pairwise(seen))


def test_tda_11b_who_moves_during_stud_is_the_big_blind_of_a_hold_em_hand() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, length=2), players=12)
    for _ in range(3):
        hand(at, 1)
    state = at.now
    table = state.floor.tables[1]
    assert not plays_stud(state) and table.button.turn.button_stands
    due = player_due_big_blind(table, state.procedure)
    assert due.number == table.button.last.big_blind  # type: ignore[union-attr]  # hands were dealt
    hand(at, 1)
    back = at.plan(1)
    payer = next(one.seat for one in back.postings if one.kind is PostingKind.BIG_BLIND)
    assert back.game.variant == "holdem" and back.seats[payer].player == due.player


def test_an_event_of_stud_games_only_moves_players_by_position() -> None:
    assert plays_stud(room(mixed_event(RAZZ, STUD)).now)


def test_a_player_who_leaves_during_stud_leaves_his_blind_dead() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, length=2), players=5)
    for _ in range(2):
        hand(at)
    plan = at.plan(1)
    last = at.now.floor.tables[1].button.last
    assert last is not None and last.small_blind is not None
    gone = next(seat for seat in plan.seats if seat.number == last.small_blind)
    rich = next(seat for seat in plan.seats if seat.number == last.big_blind)
    at.send(c.ReportHand(1, result_of(plan, {gone.number: 0, rich.number: rich.stack + gone.stack})))
    hand(at)
    back = at.plan(1)
    after = at.now.floor.tables[1].button.last
    assert back.game.variant == "holdem" and after is not None
    assert (after.button, after.small_blind, after.big_blind) == (last.button, None, last.big_blind)


def test_everybody_plays_stud_and_who_came_between_button_and_blind_waits_again_afterwards() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, length=2), players=10)
    hand(at, 1)
    hand(at, 1)
    hand(at, 1)  # razz: the button stands
    last = at.now.floor.tables[1].button.last
    assert last is not None
    free = next(number for number in range(1, 7) if number not in last.dealt_in)
    player = at.now.floor.tables[2].chairs[0].player
    at.send(c.MovePlayer(player, 1, free, "asked", "Ada"))
    plan = at.plan(1)
    assert plan.game.variant == "razz" and player in {seat.player for seat in plan.seats}


# ── replay, and whole events ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("turn", Turn)
@pytest.mark.parametrize("book", ["tda-2024", "pslive", "figp-2012", "mediterraneo-2026"])
def test_a_whole_event_is_its_events(turn: Turn, book: str) -> None:
    at = Room(mixed_event(BIG_BET, HOLDEM, RAZZ, STUD, turn=turn), book=book, seed=3)
    at.open(17)

    def a_pot(plan: HandPlan, dice: object) -> object:
        big = plan.stakes.big_blind or plan.stakes.small_bet
        priced = replace(plan, stakes=replace(plan.stakes, big_blind=20 * big))
        return a_small_pot(priced, at.dice)

    at.play_out(a_pot)  # type: ignore[arg-type]
    assert fold(at.log) == at.now
    assert len(at.now.places) == 17


# ── screens ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_clock_and_floor_show_the_present_and_the_next_game() -> None:
    at = room(mixed_event(HOLDEM, STUD, STUD_8, turn=Turn.LEVELS))
    shown = clock(at.now)
    assert shown.games is not None and shown.next is not None
    assert (shown.games.now, shown.games.next, shown.games.warning, shown.next.game) == (0, 1, "", "stud")
    assert (shown.next.blinds.big, shown.next.blinds.bring_in, shown.next.blinds.small_bet) == (0, 50, 200)
    assert [line.game for line in structure_lines(at.now)] == ["holdem", "stud", "stud-8"]
    at.send(c.AdvanceLevel())
    shown = clock(at.now)
    assert shown.games is not None and shown.games.warning == "tda-2024 RP-18"
    assert (shown.blinds.small, shown.blinds.big, shown.blinds.ante, shown.blinds.bring_in) == (0, 0, 50, 50)
    card = floor(at.now, at.at).tables[0].game
    assert card is not None
    assert (card.game, card.next_game, card.warning) == ("stud", "stud-8", "tda-2024 RP-18")


def test_tables_that_turn_by_themselves_show_their_own_game() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, length=2), players=12)
    hand(at, 1)
    hand(at, 1)
    games = [one.game for one in floor(at.now, at.at).tables]
    assert [(one.game, one.next_game, one.hands_left) for one in games if one] == [
        ("razz", "holdem", 2),
        ("holdem", "razz", 2),
    ]
    shown = clock(at.now).games
    assert shown is not None and (shown.now, shown.next, [one.blinds.big for one in shown.games]) == (-1, -1, [100, 0])


# ── new seats, and tables where people deal ──────────────────────────────────────────────────────────────────────────


def two_tables(after: AfterRedraw = AfterRedraw.GOES_ON, turn: Turn = Turn.HANDS) -> Room:
    """Twelve players at two tables; table 1 has played two hands of limit hold'em and one of razz, table 2 one hand."""
    plain = mixed_event(HOLDEM, RAZZ, STUD, turn=turn, length=2)
    assert plain.rotation
    at = room(replace(plain, rotation=replace(plain.rotation, after_redraw=after)), players=12)
    for table in (1, 1, 1, 2):
        hand(at, table)
    return at


def test_after_new_seats_each_table_goes_on_where_it_was() -> None:
    at = two_tables()
    at.send(RedrawSeats())
    assert [hand(at, 1).game.variant for _ in range(2)] == ["razz", "stud"]
    assert [hand(at, 2).game.variant for _ in range(2)] == ["holdem", "razz"]


def test_after_new_buttons_each_table_goes_on_where_it_was() -> None:
    at = two_tables()
    at.send(DrawButtons())
    assert [hand(at, 1).game.variant for _ in range(2)] == ["razz", "stud"]
    assert [hand(at, 2).game.variant for _ in range(2)] == ["holdem", "razz"]


def test_after_new_seats_the_rotation_begins_anew_where_the_house_says_so() -> None:
    at = two_tables(AfterRedraw.BEGINS_ANEW)
    at.send(RedrawSeats())
    assert [hand(at, table).game.variant for table in (1, 1, 1, 2)] == ["holdem", "holdem", "razz", "holdem"]


def test_a_table_that_has_not_played_follows_the_first_that_has() -> None:
    played = GameTurn(RotationPlace(2, 1), button_stands=True, chooser=4, chosen=0)
    rotation = Rotation((RotationGame("holdem"), RotationGame("razz", uses_button=False)), Turn.HANDS)
    assert redrawn(rotation, NO_TURN, [NO_TURN, played]) == GameTurn(RotationPlace(2, 1))
    assert redrawn(rotation, NO_TURN, [NO_TURN]) == NO_TURN


def test_a_reported_hand_moves_the_rotation_of_its_table_on() -> None:
    at = two_tables()
    out = at.now.floor.tables[2].chairs[0].player
    at.send(ReportBust(players=(out,), author="Ada"))
    assert at.now.floor.tables[2].button.turn.place == RotationPlace(0, 1)
    assert hand(at, 2).game.variant == "razz"


def test_hands_that_a_dealer_has_counted_move_it_on_too() -> None:
    at = two_tables()
    at.send(CountHands(table=2, hands=4, author="Ada"))
    assert at.now.floor.tables[2].button.turn.place == RotationPlace(2, 2)
    assert hand(at, 2).game.variant == "stud"
    assert hand(at, 1).game.variant == "razz", "every table counts its own hands"


def test_counted_orbits_are_hands_for_each_player() -> None:
    at = two_tables(turn=Turn.ORBITS)
    at.send(CountHands(table=2, hands=11, author="Ada"))
    assert hand(at, 2).game.variant == "razz"


@pytest.mark.parametrize(
    ("turn", "hands", "author", "code"),
    [
        (Turn.HANDS, 0, "Ada", "no-such-count"),
        (Turn.HANDS, 201, "Ada", "no-such-count"),
        (Turn.HANDS, 3, "", "reason-missing"),
        (Turn.LEVELS, 3, "Ada", "no-count"),
    ],
)
def test_a_count_that_means_nothing_is_refused(turn: Turn, hands: int, author: str, code: str) -> None:
    at = room(mixed_event(HOLDEM, RAZZ, turn=turn), players=6)
    refusal = at.ask(CountHands(table=1, hands=hands, author=author))
    assert isinstance(refusal, Refusal) and refusal.code == code
