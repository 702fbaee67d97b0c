"""Dealer's choice: who names the game of a table, and for how long it is his to name."""

from shuffleup.answer import Refusal
from shuffleup.games.limits import Limit
from shuffleup.projections.advice import advice
from shuffleup.projections.floor import floor
from shuffleup.table.rotation import Turn
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.live import ChooseGame, CountHands, GameChosen, PlaceButton
from tests.tournament.mixed_room import BIG_BET, HOLDEM, RAZZ, STUD, STUD_8, dealt, hand, mixed_event, room
from tests.tournament.room import Room, result_of


def choice(at: Room, game: str, **more: object) -> GameChosen:
    chosen = at.send(ChooseGame(table=1, game=game, **more))[0]  # type: ignore[arg-type]  # limits by name
    assert isinstance(chosen, GameChosen)
    return chosen


def test_the_owner_of_the_button_chooses_first_then_the_next_player_whatever_the_button_does() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True, turn=Turn.ORBITS), players=3)
    choosers, games = [], []
    for word in ("razz", "razz", "stud", "holdem"):
        chosen = choice(at, word)
        choosers.append(chosen.chair)
        games.append([hand(at).game.variant for _ in range(3)])
    assert games == [[word] * 3 for word in ("razz", "razz", "stud", "holdem")]
    first = at.now.floor.tables[1].button.first
    assert choosers[0] == first and choosers == [(choosers[0] - 1 + step) % 3 + 1 for step in range(4)]


def test_a_choice_may_be_changed_until_the_hand_begins_and_nobody_has_to_choose() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True, length=2), players=3)
    choice(at, "stud")
    choice(at, "razz")
    assert dealt(at, 2) == ["razz", "razz"]
    assert dealt(at, 4) == ["stud", "stud", "holdem", "holdem"]


def test_the_choice_of_a_look_alike_is_warned_of() -> None:
    at = room(mixed_event(HOLDEM, STUD, STUD_8, chosen=True), players=3)
    assert choice(at, "stud").warned == ""
    hand(at)
    assert choice(at, "stud-8").warned == "tda-2024 RP-18"


def test_choices_that_cannot_be_are_refused_and_change_nothing() -> None:
    at = room(mixed_event(HOLDEM, BIG_BET, RAZZ, chosen=True, length=2), players=3)

    def code(game: str, table: int = 1) -> str:
        before = at.now
        answer = at.ask(ChooseGame(table=table, game=game))
        assert isinstance(answer, Refusal) and at.now is before
        return f"{answer.code} {dict(answer.facts).get('why', '')}".strip()

    assert code("razz", 7) == "unknown-table"
    assert code("badugi") == "unknown-game"
    assert code("holdem") == "which-limit"
    assert choice(at, "holdem", limit=Limit.NO_LIMIT).game == 1
    plan = at.plan(1)
    assert code("razz") == "hand-in-progress"
    at.send(c.ReportHand(1, result_of(plan, {})))
    assert code("razz") == "no-choice turn"
    other = room(mixed_event(HOLDEM, RAZZ), players=3)
    answer = other.ask(ChooseGame(table=1, game="razz"))
    assert isinstance(answer, Refusal) and dict(answer.facts)["why"] == "no-dealers-choice"


def test_in_dealers_choice_the_floor_sees_whose_turn_it_is() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, chosen=True), players=3)
    card = floor(at.now, at.at).tables[0].game
    first = at.now.floor.tables[1].button.first
    owner = next(chair.player for chair in at.now.floor.tables[1].chairs if chair.number == first)
    assert card is not None and (card.game, card.chooser) == ("", owner)
    choice(at, "razz")
    card = floor(at.now, at.at).tables[0].game
    assert card is not None and (card.game, card.limit, card.hands_left) == ("razz", "fixed-limit", 1)


# ── whose choice it is, when players leave and come ──────────────────────────────────────────────────────────────────


def chosen_once(at: Room, chair: int = 1) -> None:
    """The button is placed, its owner chooses, and his turn of one hand is played."""
    at.send(PlaceButton(table=1, chair=chair, author="Ada"))
    assert choice(at, "holdem").chair == chair
    hand(at)


def asked(at: Room) -> list[str]:
    """Who is to choose at table 1, as the floor is told."""
    return [one.player for one in advice(at.now) if one.kind == "choose-game" and one.table == 1]


def choosing(at: Room) -> int:
    """The chair whose choice the present turn of table 1 is."""
    return at.now.floor.tables[1].button.turn.chooser


def test_with_a_player_who_leaves_his_choice_goes_and_the_next_one_is_asked() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True), players=9)
    chosen_once(at)
    gone = choice(at, "stud")
    assert gone.chair == 2 and asked(at) == []
    at.send(c.MovePlayer(gone.player, 2, 6, "asked", "Ada"))
    following = at.now.floor.tables[1].chairs[1]
    assert (following.number, asked(at)) == (3, [following.player])
    card = floor(at.now, at.at).tables[0].game
    assert card is not None and (card.game, card.chooser) == ("holdem", following.player)
    named = choice(at, "holdem")
    assert (named.chair, named.player) == (3, following.player)
    assert (dealt(at, 1), choosing(at)) == (["holdem"], 3)
    assert choice(at, "razz").chair == 4


def test_who_is_asked_after_one_who_left_and_says_nothing_gets_the_game_after_the_last_one() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True), players=9)
    chosen_once(at)
    at.send(c.MovePlayer(choice(at, "stud").player, 2, 6, "asked", "Ada"))
    assert (dealt(at, 1), choosing(at)) == (["razz"], 3)


def test_whoever_takes_the_chair_of_one_who_chose_and_left_chooses_anew() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True), players=9)
    chosen_once(at)
    at.send(c.MovePlayer(choice(at, "stud").player, 2, 6, "asked", "Ada"))
    newcomer = at.now.floor.tables[2].chairs[0].player
    at.send(c.MovePlayer(newcomer, 1, 2, "asked", "Ada"))
    assert asked(at) == [newcomer]


def test_a_choice_stands_though_somebody_sits_down_before_its_player() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True), players=9)
    at.send(c.MovePlayer(at.now.floor.tables[1].chairs[1].player, 2, 6, "asked", "Ada"))
    chosen_once(at)
    assert choice(at, "stud").chair == 3
    at.send(c.MovePlayer(at.now.floor.tables[2].chairs[0].player, 1, 2, "asked", "Ada"))
    assert asked(at) == []
    assert (dealt(at, 1), choosing(at)) == (["stud"], 3)
    assert choice(at, "razz").chair == 4, "the newcomer's turn comes when it has gone round"


def test_where_people_deal_the_choices_go_round_with_the_hands_that_are_counted() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True), players=5)
    chosen_once(at)
    assert choice(at, "stud").chair == 2
    at.send(CountHands(table=1, hands=3, author="Ada"))
    assert choosing(at) == 4 and choice(at, "razz").chair == 5


def test_the_first_choice_is_the_owners_of_the_button_where_the_dealer_says_it_is() -> None:
    at = room(mixed_event(HOLDEM, RAZZ, STUD, chosen=True), players=3)
    at.send(PlaceButton(table=1, chair=1, author="Ada"))
    choice(at, "stud")
    at.send(PlaceButton(table=1, chair=2, author="Ada"))
    assert asked(at) == [at.now.floor.tables[1].chairs[1].player]
    assert (dealt(at, 1), choosing(at)) == (["holdem"], 2)
    assert choice(at, "stud").chair == 3
    at.send(PlaceButton(table=1, chair=1, author="Ada"))
    assert (asked(at), dealt(at, 1), choosing(at)) == ([], ["stud"], 3), "later turns go round whatever the button does"
