"""Button, blinds and who is dealt in: the printed cases, the hard ones, and the laws."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.rulebooks.policy.button import ButtonMode, VacatedSmallBlind
from shuffleup.rulebooks.policy.seating import ExcludedZone
from shuffleup.table.button import Arrival, ButtonRules, Origin, Positions, first_hand, leading, next_hand
from shuffleup.table.carry import WinTheButton

DEAD = ButtonRules()
FOLLOWS = ButtonRules(vacated_small_blind=VacatedSmallBlind.BUTTON_MOVES_THERE)
FEDERATION = ButtonRules(new_player_excluded_zone=ExcludedZone.BUTTON_TO_BB)
MOVING = ButtonRules(dead_button=False)
MOVING_FEDERATION = ButtonRules(dead_button=False, new_player_excluded_zone=ExcludedZone.BUTTON_TO_BB)
WIN = ButtonRules(button_mode=ButtonMode.WIN_THE_BUTTON)


def new(*chairs: int) -> tuple[Arrival, ...]:
    return tuple([Arrival(chair, Origin.NEW) for chair in chairs])


def moved(*chairs: int) -> tuple[Arrival, ...]:
    return tuple([Arrival(chair, Origin.MOVED) for chair in chairs])


def spots(positions: Positions) -> tuple[int, int | None, int]:
    return positions.button, positions.small_blind, positions.big_blind


def play(occupied: Iterable[int], last: Positions, hands: int, rules: ButtonRules = DEAD) -> list[Positions]:
    played = []
    for _ in range(hands):
        last = next_hand(last, occupied, rules)
        played.append(last)
    return played


SIX = first_hand(range(1, 7), button=1)


@pytest.mark.parametrize("rules", [DEAD, FEDERATION, WIN], ids=["dead", "federation", "win"])
def test_without_blinds_the_button_goes_to_the_next_player_and_nobody_waits(rules: ButtonRules) -> None:
    """AMB-02: also over a chair that has just become empty, between two players, and to one who has just sat down."""
    leads = leading(rules)
    assert [hand.button for hand in play(range(1, 7), SIX, 3, leads)] == [2, 3, 4]
    without_the_next = next_hand(SIX, {1, 3, 4, 5, 6}, leads)
    assert (without_the_next.button, without_the_next.button_is_dead) == (3, False)
    assert [hand.button for hand in play((2, 5), first_hand((2, 5), 2), 3, leads)] == [5, 2, 5]
    sat_down = next_hand(SIX, (1, 2, 3, 4, 5, 6, 7), leads, new(7))
    assert (sat_down.dealt_in, sat_down.waiting) == ((3, 4, 5, 6, 7, 1, 2), ())
    assert next_hand(SIX, range(1, 7), leads, carry=WinTheButton(5)).button == 2


def test_first_hand_stands_in_order() -> None:
    assert spots(SIX) == (1, 2, 3)
    assert SIX.dealt_in == (2, 3, 4, 5, 6, 1)
    assert spots(first_hand((2, 5, 9), button=7)) == (9, 2, 5)


@pytest.mark.parametrize(
    ("out", "expected", "dead"),
    [
        pytest.param({2}, [(1, 3, 4), (3, 4, 5), (4, 5, 6)], [True, False, False], id="figp-3-d1"),
        pytest.param({3}, [(2, None, 4), (2, 4, 5), (4, 5, 6)], [False, True, False], id="figp-3-d2"),
        pytest.param({2, 3}, [(1, None, 4), (1, 4, 5), (4, 5, 6)], [True, True, False], id="figp-3-d3"),
        pytest.param({1}, [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [False, False, False], id="button out"),
        pytest.param({1, 2}, [(1, 3, 4), (3, 4, 5), (4, 5, 6)], [True, False, False], id="button and small blind out"),
        pytest.param({4}, [(2, 3, 5), (3, 5, 6), (5, 6, 1)], [False, False, False], id="next big blind out"),
    ],
)
def test_dead_button_cases(out: set[int], expected: list[tuple[int, int | None, int]], dead: list[bool]) -> None:
    hands = play(set(range(1, 7)) - out, SIX, 3)
    assert [spots(hand) for hand in hands] == expected
    assert [hand.button_is_dead for hand in hands] == dead


@pytest.mark.parametrize(
    ("out", "expected", "dead"),
    [
        pytest.param({2}, [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [True, False, False], id="small blind out"),
        pytest.param({3}, [(2, None, 4), (3, 4, 5), (4, 5, 6)], [False, True, False], id="big blind out"),
        pytest.param({2, 3}, [(2, None, 4), (3, 4, 5), (4, 5, 6)], [True, True, False], id="both out"),
        pytest.param({1, 2}, [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [True, False, False], id="button and small blind out"),
    ],
)
def test_a_dead_button_follows_chair_by_chair(
    out: set[int], expected: list[tuple[int, int | None, int]], dead: list[bool]
) -> None:
    hands = play(set(range(1, 7)) - out, SIX, 3, FOLLOWS)
    assert [spots(hand) for hand in hands] == expected
    assert [hand.button_is_dead for hand in hands] == dead


def test_a_dead_button_leaves_the_deal_order_to_the_seat_before_it() -> None:
    after = next_hand(SIX, {3, 4, 5, 6}, DEAD)
    assert spots(after) == (1, 3, 4)
    assert after.dealt_in == (3, 4, 5, 6)


class TestHeadsUp:
    def test_the_small_blind_has_the_button_and_the_blinds_alternate(self) -> None:
        pair = first_hand((3, 8), button=8)
        assert spots(pair) == (8, 8, 3)
        assert pair.dealt_in == (3, 8)
        assert [spots(hand) for hand in play((3, 8), pair, 2)] == [(3, 3, 8), (8, 8, 3)]

    @pytest.mark.parametrize(("out", "expected"), [(1, (3, 3, 2)), (2, (3, 3, 1)), (3, (2, 2, 1))])
    def test_nobody_is_big_blind_twice_when_it_begins(self, out: int, expected: tuple[int, int, int]) -> None:
        three = first_hand((1, 2, 3), button=1)  # big blind: 3
        assert spots(next_hand(three, {1, 2, 3} - {out}, DEAD)) == expected

    def test_without_that_rule_the_button_just_moves_on(self) -> None:
        three = first_hand((1, 2, 3), button=1)
        rules = ButtonRules(heads_up_no_double_bb=False)
        assert spots(next_hand(three, (2, 3), rules)) == (2, 2, 3)

    def test_a_third_player_behind_the_big_blind_takes_it(self) -> None:
        pair = first_hand((1, 5), button=1)
        after = next_hand(pair, (1, 5, 7), DEAD, moved(7))
        assert spots(after) == (1, 5, 7)
        assert not after.waiting

    def test_a_third_player_between_the_blinds_takes_the_button(self) -> None:
        pair = first_hand((1, 5), button=1)
        after = next_hand(pair, (1, 3, 5), DEAD, moved(3))
        assert spots(after) == (3, 5, 1)
        assert spots(next_hand(after, (1, 3, 5), DEAD)) == (5, 1, 3)


class TestArrivals:
    def test_an_arrival_takes_the_big_blind_if_it_is_his_chair(self) -> None:
        seated = {1, 2, 3, 5, 6}
        last = first_hand(seated, button=1)
        after = next_hand(last, seated | {4}, DEAD, new(4))
        assert spots(after) == (2, 3, 4)
        assert 4 in after.dealt_in

    def test_a_busted_big_blinds_chair_owes_the_small_blind(self) -> None:
        assert spots(next_hand(SIX, range(1, 7), DEAD, moved(3))) == (2, 3, 4)

    def test_a_new_player_there_waits_for_the_button_under_figp_6(self) -> None:
        first, second, third = play(range(1, 7), SIX_WITH_NEW_CHAIR_3, 3, FEDERATION)
        assert spots(SIX_WITH_NEW_CHAIR_3) == (2, None, 4)
        assert [hand.waiting for hand in (SIX_WITH_NEW_CHAIR_3, first, second, third)] == [new(3), new(3), (), ()]
        assert spots(first) == (2, 4, 5)
        assert spots(second) == (4, 5, 6)

    def test_a_moved_player_there_does_not_under_figp_51(self) -> None:
        assert spots(next_hand(SIX, range(1, 7), FEDERATION, moved(3))) == (2, 3, 4)

    def test_between_button_and_small_blind_he_waits_until_the_button_has_passed(self) -> None:
        seated = {1, 2, 4, 5, 6}
        last = first_hand(seated, button=1)  # small blind 2, big blind 4
        first = next_hand(last, seated | {3}, DEAD, new(3))
        assert spots(first) == (2, 4, 5)
        assert first.waiting == new(3)
        assert 3 not in first.dealt_in
        second = next_hand(first, seated | {3}, DEAD)
        assert spots(second) == (4, 5, 6)
        assert second.dealt_in == (5, 6, 1, 2, 3, 4)

    def test_arrivals_play_at_once_if_one_player_alone_is_left(self) -> None:
        lone = next_hand(first_hand((1, 4, 8, 9), button=1), (1, 4, 9), DEAD)  # chair 8 was big blind
        assert spots(lone) == (4, None, 9)
        after = next_hand(lone, (1, 5, 6), DEAD, new(5, 6))  # both would wait behind the dead button of chair 4
        assert spots(after) == (6, None, 1)
        assert not after.waiting

    def test_the_chair_of_a_busted_small_blind_brings_no_button(self) -> None:
        after = next_hand(SIX, range(1, 7), DEAD, new(2))
        assert spots(after) == (1, 3, 4)
        assert after.button_is_dead
        assert after.waiting == new(2)
        assert next_hand(after, range(1, 7), DEAD).waiting == ()

    def test_who_takes_the_chair_of_a_busted_small_blind_has_a_button_that_moves_there(self) -> None:
        after = next_hand(SIX, range(1, 7), FOLLOWS, new(2))
        assert spots(after) == (2, 3, 4)
        assert not after.button_is_dead
        assert (after.dealt_in[-1], after.waiting) == (2, ())


SIX_WITH_NEW_CHAIR_3 = next_hand(SIX, range(1, 7), FEDERATION, new(3))


class TestLeadingButton:
    def test_a_moving_button_goes_to_the_next_player(self) -> None:
        assert spots(next_hand(SIX, {1, 4, 5, 6}, MOVING)) == (4, 5, 6)

    def test_the_winner_takes_the_button(self) -> None:
        after = next_hand(SIX, range(1, 7), WIN, carry=WinTheButton(5))
        assert spots(after) == (5, 6, 1)
        assert after.dealt_in == (6, 1, 2, 3, 4, 5)

    def test_a_winner_who_left_passes_it_to_the_next_player(self) -> None:
        assert spots(next_hand(SIX, {1, 2, 3, 4, 6}, WIN, carry=WinTheButton(5))) == (6, 1, 2)

    def test_a_new_player_may_not_take_the_small_blind_under_figp_6(self) -> None:
        after = next_hand(SIX, range(1, 8), MOVING_FEDERATION, new(3))
        assert spots(after) == (2, 4, 5)
        assert after.waiting == new(3)

    def test_heads_up_is_played_beside_a_new_player_who_waits(self) -> None:
        after = next_hand(first_hand((1, 5), button=1), (1, 5, 7), MOVING_FEDERATION, new(7))
        assert (spots(after), after.dealt_in, after.waiting) == ((5, 5, 1), (1, 5), new(7))

    @pytest.mark.parametrize("arrived", [(7, 8), (2, 7, 8)])
    def test_nobody_waits_at_a_table_of_new_players(self, arrived: tuple[int, ...]) -> None:
        after = next_hand(first_hand((1, 2, 5), button=1), (2, 7, 8), MOVING_FEDERATION, new(*arrived))
        assert (spots(after), after.waiting) == ((2, 7, 8), ())


def test_one_player_is_no_hand() -> None:
    with pytest.raises(ValueError, match="at least two players"):
        next_hand(SIX, (4,), DEAD)


# ── laws ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

CHAIRS = tuple(range(1, 11))
TWICE = ButtonRules(heads_up_no_double_bb=False)
RULES = st.sampled_from([DEAD, FOLLOWS, FEDERATION, TWICE, MOVING, MOVING_FEDERATION, WIN])


def following(chairs: Iterable[int], chair: int) -> int:
    """The next taken chair clockwise, found by walking round the table."""
    taken, step = set(chairs), chair
    while True:
        step = step % len(CHAIRS) + 1
        if step in taken:
            return step


@st.composite
def sessions(draw: st.DrawFn, *, arriving: bool) -> list[tuple[frozenset[int], tuple[Arrival, ...]]]:
    """Who sits at the table hand by hand, and who has just sat down; a chair may be emptied and taken at once."""
    seated = draw(st.frozensets(st.sampled_from(CHAIRS), min_size=2))
    session: list[tuple[frozenset[int], tuple[Arrival, ...]]] = [(seated, ())]
    for _ in range(draw(st.integers(5, 30))):
        busts = draw(st.frozensets(st.sampled_from(sorted(seated)), max_size=3)) if draw(st.booleans()) else frozenset()
        stay = seated - busts if len(seated - busts) else seated
        free = sorted(set(CHAIRS) - stay)
        come = draw(st.frozensets(st.sampled_from(free), max_size=3)) if arriving and free else frozenset()
        if len(stay | come) < 2:
            continue
        seated = stay | come
        origins = st.sampled_from(Origin)
        session.append((seated, tuple([Arrival(chair, draw(origins)) for chair in sorted(come)])))
    return session


def run(session: list[tuple[frozenset[int], tuple[Arrival, ...]]], rules: ButtonRules, button: int) -> list[Positions]:
    hands = [first_hand(session[0][0], button)]
    for seated, arrivals in session[1:]:
        winner = WinTheButton(hands[-1].dealt_in[len(hands) % len(hands[-1].dealt_in)])
        hands.append(next_hand(hands[-1], seated, rules, arrivals, winner))
    return hands


@given(sessions(arriving=True), RULES, st.sampled_from(CHAIRS))
def test_every_hand_is_well_formed(
    session: list[tuple[frozenset[int], tuple[Arrival, ...]]], rules: ButtonRules, button: int
) -> None:
    for hand, (seated, _) in zip(run(session, rules, button), session, strict=True):
        away = {arrival.chair for arrival in hand.waiting}
        assert sorted((*hand.dealt_in, *away)) == sorted(seated), "everybody seated is dealt in or waits, once"
        assert len(hand.dealt_in) >= 2
        turning = [hand.button]
        for _ in hand.dealt_in:
            turning.append(following(hand.dealt_in, turning[-1]))
        assert hand.dealt_in == tuple(turning[1:]), "clockwise from the left of the button"
        if len(hand.dealt_in) == 2:
            assert hand.dealt_in == (hand.big_blind, hand.button)
            assert hand.small_blind == hand.button
        else:
            blinds = (hand.big_blind,) if hand.small_blind is None else (hand.small_blind, hand.big_blind)
            assert hand.dealt_in[: len(blinds)] == blinds, "nobody sits between button and blinds"
            assert hand.button not in blinds
        if not hand.button_is_dead:
            assert hand.dealt_in[-1] == hand.button


@pytest.mark.slow
@given(sessions(arriving=True), st.sampled_from([DEAD, FOLLOWS, FEDERATION]), st.sampled_from(CHAIRS))
def test_the_big_blind_moves_one_player_on_and_nobody_waits_long(
    session: list[tuple[frozenset[int], tuple[Arrival, ...]]], rules: ButtonRules, button: int
) -> None:
    hands = run(session, rules, button)
    waited: dict[int, int] = {}
    for last, hand, (seated, arrivals) in zip(hands, hands[1:], session[1:], strict=False):
        barred = {arrival.chair for arrival in hand.waiting}
        assert hand.big_blind == following(seated - barred, last.big_blind)
        played_on = set(last.dealt_in) & seated - {arrival.chair for arrival in arrivals}
        assert not barred & played_on, "only an arrival waits"
        came = {arrival.chair for arrival in arrivals}
        everyone_stayed = set(last.dealt_in) <= seated - came
        waited = {chair: (waited.get(chair, 0) if everyone_stayed and chair not in came else 0) + 1 for chair in barred}
        assert all(hands_missed <= 3 for hands_missed in waited.values()), "the button passes unless more blinds bust"


@given(sessions(arriving=False), st.sampled_from([DEAD, FOLLOWS]), st.sampled_from(CHAIRS))
def test_under_the_dead_button_rule_nobody_misses_a_blind_or_the_button(
    session: list[tuple[frozenset[int], tuple[Arrival, ...]]], rules: ButtonRules, button: int
) -> None:
    hands = run(session, rules, button)
    for place, hand in enumerate(hands):
        later = hands[place + 1 : place + 3]
        payer = hand.big_blind
        if later and len(later[0].dealt_in) > 2 and payer in later[0].dealt_in:
            assert later[0].small_blind == payer
            if len(later) == 2 and len(later[1].dealt_in) > 2 and payer in later[1].dealt_in:
                assert (later[1].button, later[1].button_is_dead) == (payer, False)
        again = next((n for n in range(place + 1, len(hands)) if hands[n].big_blind == payer), None)
        if again is not None:
            paid = {between.big_blind for between in hands[place:again]}
            assert set(hands[again].dealt_in) <= paid, "each posts the big blind before anyone posts it twice"


@given(st.frozensets(st.sampled_from(CHAIRS), min_size=2), RULES, st.sampled_from(CHAIRS))
def test_a_full_orbit_gives_everybody_each_position_once(
    seated: frozenset[int], rules: ButtonRules, button: int
) -> None:
    first = first_hand(seated, button)
    orbit = [first, *play(seated, first, len(seated) - 1, rules)]
    for position in ("button", "small_blind", "big_blind"):
        assert sorted([getattr(hand, position) for hand in orbit]) == sorted(seated)
