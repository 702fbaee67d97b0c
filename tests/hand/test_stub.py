"""A stub that runs short: discards dealt again in draw, burns shuffled in and a shared card in stud (RP-10 H)."""

import random
from itertools import chain

import pytest

from shuffleup.answer import Refusal
from shuffleup.cards.shuffle.rebuilt import rebuilt_deck
from shuffleup.games.catalogue import VARIANTS
from shuffleup.games.limits import Limit
from shuffleup.games.variant import Variant, Wagering
from shuffleup.hand.actions import Discard
from shuffleup.hand.events import BoardDealt, CardsDrawn, HandTabled, HolesDealt, RoundOpened
from shuffleup.hand.evolve import evolve, fold
from shuffleup.hand.orders.actions import ExchangeCard, Floor, RebuildStub, SetBoard
from shuffleup.hand.orders.events import StubRebuilt
from shuffleup.hand.phases.stub import DEALER, rebuilding, short_stub
from shuffleup.hand.play import Hand
from shuffleup.hand.state import NOWHERE, BettingRound, Dealing, Drawing, Seated, Settled
from shuffleup.rulebooks.catalogue import resolved
from shuffleup.rulings.deck.stub import StubOrder
from tests.games.random_hands import act_by_chance, dealt
from tests.hand.dealer import act, all_of, hand_of, stacks
from tests.hand.stud_table import in_order, seventh_of
from tests.ledger import StackPlace, moves
from tests.rulings.floor_by_chance import interfere
from tests.rulings.mended_hand import BOOKS

SIX = [5000] * 6


def draw_hand(*chips: int, game: str = "five-card-draw") -> Hand:
    """A draw game whose reshuffles keep their order."""
    hand = hand_of(*chips, game=game, limit=Limit.FIXED_LIMIT)
    hand.reshuffle = in_order
    return hand


# ── draw ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_rest_of_the_stub_is_dealt_before_the_discards_of_others() -> None:
    """Thirty cards dealt and one burned: 21 are left; four draws of five leave one, the fifth player wants three."""
    hand = act(draw_hand(*SIX), "call call call call call check")
    for _ in range(4):
        assert hand.draw(0, 1, 2, 3, 4) is None
    before = hand.state
    assert isinstance(before, Drawing) and before.felt.cards.stub == 51
    thrown = before.felt.cards.muck
    assert hand.draw(0, 1, 2) is None
    (rebuilt,) = all_of(hand, StubRebuilt)
    assert (rebuilt.size, rebuilt.stub, set(rebuilt.taken)) == (21, 52, set(thrown))
    drawn = all_of(hand, CardsDrawn)[-1]
    assert drawn.drawn == (52, 53, 54)
    cards = hand.deck.cards
    assert [cards[place] for place in drawn.drawn] == [cards[51], cards[thrown[0]], cards[thrown[1]]]
    assert isinstance(hand.state, Drawing)
    assert hand.state.felt.cards.muck == drawn.discarded, "what lies in the stub lies in the muck no longer"
    assert fold(hand.events) == hand.state


def test_nobody_gets_his_own_discards_or_a_burned_card_back() -> None:
    hand = act(draw_hand(*SIX), "call call call call call check")
    for _ in range(6):
        held = {hand.deck.cards[place] for place in hand.state.felt.cards.holes[hand.turn]}  # type: ignore[union-attr]
        burned = {hand.deck.cards[place] for place in hand.state.felt.cards.burns}  # type: ignore[union-attr]
        assert hand.draw(0, 1, 2, 3, 4) is None
        got = {hand.deck.cards[place] for place in all_of(hand, CardsDrawn)[-1].drawn}
        assert len(got) == 5 and not got & (held | burned)


def test_without_dice_the_hand_waits_and_the_order_is_refused_until_the_stub_is_rebuilt() -> None:
    hand = act(hand_of(*SIX, game="five-card-draw"), "call call call call call check")
    for _ in range(4):
        assert hand.draw(0, 1, 2, 3, 4) is None
    wish = Discard(4, (0, 1))
    refused = hand.act(wish)
    assert isinstance(refused, Refusal) and refused.code == "stub-short"
    assert short_stub(hand.rules, hand.state, hand.deck) is None, "whoever stands pat needs no card"
    stub = short_stub(hand.rules, hand.state, hand.deck, wish)
    assert stub is not None and stub.kept == (51,) and len(stub.shuffled) == 20
    order = in_order(stub)
    hand.deck = rebuilt_deck(hand.deck, order)
    assert hand.act(rebuilding(order, hand.state)) is None
    assert hand.act(wish) is None


def test_folded_hands_are_shuffled_in_and_cannot_be_restored_as_cards() -> None:
    hand = act(draw_hand(*SIX, game="triple-draw-27"), "call fold call call call check")
    dead = hand.state.felt.cards.holes[3]  # type: ignore[union-attr]
    while not all_of(hand, StubRebuilt):
        if isinstance(hand.state, Drawing):
            assert hand.draw(0, 1, 2, 3, 4) is None
        else:
            act(hand, "check")
    (rebuilt,) = all_of(hand, StubRebuilt)
    assert set(dead) <= set(rebuilt.taken)
    assert hand.state.felt.cards.holes[3] == ()  # type: ignore[union-attr]


def test_a_burn_that_is_missing_is_reason_enough() -> None:
    """Twenty-one cards are left after the burn: if all of them are drawn, the next draw has none to burn."""
    hand = act(draw_hand(*SIX, game="triple-draw-27"), "call call call call call check")
    for picks in ((0, 1, 2, 3, 4),) * 4 + ((0,), ()):
        assert hand.draw(*picks) is None
    assert not all_of(hand, StubRebuilt)
    act(hand, "check " * 6)
    assert len(all_of(hand, StubRebuilt)) == 1
    assert all_of(hand, HolesDealt)[-1].burns == (52,)


# ── a card replaced in a draw ────────────────────────────────────────────────────────────────────────────────────────

TD = Floor("Ada", "exposed in the draw", "figp-2012 39")


def with_an_empty_stub() -> Hand:
    """Six players, and no dice: seat 3 has folded, and the last card has replaced one of seat 5, who is to draw."""
    hand = act(hand_of(*SIX, game="five-card-draw"), "call fold call call call check")
    for _ in range(4):
        assert hand.draw(0, 1, 2, 3, 4) is None
    assert isinstance(hand.state, Drawing) and hand.turn == 5 and hand.state.felt.cards.stub == 51
    assert hand.act(ExchangeCard(5, 0, TD)) is None
    return hand


def test_a_replacement_waits_for_the_shuffle_without_the_seats_own_discards() -> None:
    hand = with_an_empty_stub()
    wish = ExchangeCard(4, 0, TD)
    refused = hand.act(wish)
    assert isinstance(refused, Refusal) and refused.code == "stub-short"
    stub = short_stub(hand.rules, hand.state, hand.deck, wish)
    assert stub is not None and not stub.kept
    assert isinstance(hand.state, Drawing)
    thrown = dict(hand.state.thrown)
    assert set(stub.shuffled) == {*thrown[0], *thrown[1], *thrown[2], *hand.state.felt.cards.holes[3]}
    order = in_order(stub)
    hand.deck = rebuilt_deck(hand.deck, order)
    assert hand.act(rebuilding(order, hand.state)) is None
    assert hand.act(wish) is None
    assert fold(hand.events) == hand.state


def test_after_the_draw_all_discards_serve_and_a_dead_hand_is_not_served() -> None:
    hand = with_an_empty_stub()
    assert hand.draw() is None
    assert isinstance(hand.state, BettingRound)
    for wish, code in ((ExchangeCard(3, 0, TD), "no-cards-left"), (ExchangeCard(4, 0, TD), "stub-short")):
        refused = hand.act(wish)
        assert isinstance(refused, Refusal) and refused.code == code
    hand.reshuffle = in_order
    assert hand.act(wish) is None
    (rebuilt,) = all_of(hand, StubRebuilt)
    assert len(rebuilt.taken) == rebuilt.size == 25, "the four discards and the folded hand"
    assert fold(hand.events) == hand.state


# ── seventh street ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dropped", [None, StubOrder.LOST], ids=["", "dropped"])
@pytest.mark.parametrize(
    ("seats", "stay", "leave_on", "left", "rebuilt", "shared"),
    [
        # 52 - 45 leaves 7 for nine needed; with three burns there are ten: everybody gets a card (H-A).
        (7, 7, 9, 7, True, False),
        # Nobody short: six players need eight, ten and more are left.
        (6, 6, 9, 13, False, False),
        # One card left and three burns: shuffled, one burned, one shared (H-C).
        (8, 8, 9, 1, True, True),
        # Eight to sixth street, one folds there: one card left, still shared.
        (8, 7, 3, 1, True, True),
        # Eight to fifth, seven from there: two left, five with the burns, nine needed: fewer than three (H-C).
        (8, 7, 2, 2, True, True),
        # Eight to fourth, seven from there: three left, six with the burns: the top card is burned, one shared (H-B).
        (8, 7, 1, 3, False, True),
        # Eight on third street only: four left for nine, seven with the burns (H-B).
        (8, 7, 0, 4, False, True),
        # Eight to fourth, six from there: five left, eight needed, eight with the burns: dealt to each (H-A).
        (8, 6, 1, 5, True, False),
    ],
)
def test_seventh_street_when_the_stub_is_short(
    seats: int,
    stay: int,
    leave_on: int,
    left: int,
    rebuilt: bool,  # noqa: FBT001
    shared: bool,  # noqa: FBT001
    dropped: StubOrder | None,
) -> None:
    """A stub that the floor has shuffled, without the burns, is as short as it was (RP-4, RP-10 H)."""
    hand = seventh_of("stud", stay, seats, leave_on, dropped)
    assert hand.over
    street = [event for event in hand.events if isinstance(event, HolesDealt | BoardDealt)][-1]
    first = (street.burns or (0,))[0]
    assert isinstance(street, BoardDealt) == shared
    assert len(street.burns) == 1
    assert len(all_of(hand, StubRebuilt)) == rebuilt + bool(dropped)
    sixth = [event for event in hand.events if isinstance(event, HolesDealt)][3]
    assert 52 - sixth.stub == left
    if not rebuilt:
        assert first == (52 if dropped else sixth.stub)
    tabled = [event for event in hand.events if isinstance(event, HandTabled)]
    assert {len(event.cards) for event in tabled} == {6 if shared else 7}
    assert sum(stacks(hand)) == 5000 * seats
    assert fold(hand.events) == hand.state


def test_burns_that_the_floor_shuffled_in_are_not_shuffled_in_again() -> None:
    """Eight stay, and the last card lies with three burns: they are four, too few for each and enough for one."""
    hand = seventh_of("stud", 8, 8, 9, StubOrder.MIXED)
    (rebuilt,) = all_of(hand, StubRebuilt)
    assert (rebuilt.size, len(rebuilt.taken)) == (4, 3)
    (board,) = all_of(hand, BoardDealt)
    assert (board.burns, len(board.cards)) == ((52,), 1)


def test_muck_that_the_floor_shuffled_in_is_dealt_to_each() -> None:
    """Two fold on third street: six cards of theirs, three burns and seven of the stub."""
    hand = seventh_of("stud", 6, 8, 0, StubOrder.MIXED)
    (rebuilt,) = all_of(hand, StubRebuilt)
    assert rebuilt.size == 16 and not all_of(hand, BoardDealt)
    assert {len(event.cards) for event in all_of(hand, HandTabled)} == {7}


def test_where_not_even_one_card_can_be_shared_the_dealer_waits_for_the_floor() -> None:
    """By an order of the floor nothing is burned: four cards are due to be, and one is left."""
    hand = seventh_of("stud", 8, 8, 9, until=3)
    assert hand.act(SetBoard((), (), DEALER)) is None
    while isinstance(hand.state, BettingRound):
        assert hand.check() is None
    assert isinstance(hand.state, Dealing)
    assert not all_of(hand, BoardDealt) and short_stub(hand.rules, hand.state, hand.deck) is None
    hand.deck = rebuilt_deck(hand.deck, (51, 24, 33, 42, 0))
    assert hand.act(RebuildStub(5, "", DEALER)) is None
    (board,) = all_of(hand, BoardDealt)
    assert len(board.cards) == 1


def test_a_shared_card_belongs_to_every_hand() -> None:
    hand = seventh_of("razz", 8, 8, 9)
    (board,) = all_of(hand, BoardDealt)
    assert len(board.cards) == 1 and isinstance(hand.state, Settled)
    assert hand.state.felt.cards.board == board.cards


def test_the_first_to_act_on_sixth_acts_first_on_a_shared_seventh() -> None:
    hand = seventh_of("stud", 8, 8, 9)
    opened = [event.turn for event in all_of(hand, RoundOpened)]
    assert len(opened) == 5 and opened[3] == opened[4]


# ── every game, by chance ────────────────────────────────────────────────────────────────────────────────────────────


# The games with antes alone and pots that pass on are played by chance in test_italiana_chance.
BY_BOOK = [game for game in VARIANTS.values() if game.wagering is Wagering.BY_BOOK]


@pytest.mark.parametrize("game", BY_BOOK, ids=lambda game: game.key)
@pytest.mark.parametrize("orders", [0, 0.25], ids=["", "floor"])
def test_full_tables_keep_chips_and_cards_and_replay(game: Variant, orders: float) -> None:
    """Also where the floor, as often as ``orders`` says, has a stub shuffled that fell or was dealt from too early."""
    for limit in Limit:
        for seed in range(25):
            chance = random.Random(seed)
            seats = game.seats_max if seed % 3 else chance.randint(2, game.seats_max)
            chips = [chance.choice((1, 7, 15, 60, 1000)) for _ in range(seats)]
            hand = dealt(game, limit, chips, chance, resolved(BOOKS[seed % len(BOOKS)]))
            for _ in range(3000):
                if hand.over:
                    break
                _every_card_in_one_place(hand)
                if chance.random() < orders and interfere(hand, chance):
                    _every_card_in_one_place(hand)
                act_by_chance(hand, chance, folds=0.02 * (seed % 4), raises=0.1)
            assert hand.over
            assert sum(stacks(hand)) == sum(chips)
            assert fold(hand.events) == hand.state


def _every_card_in_one_place(hand: Hand) -> None:
    """Hands, live or dead, board, burns, muck and stub are the whole deck."""
    assert isinstance(hand.state, BettingRound | Drawing), type(hand.state)
    deck, lie = hand.deck.cards, hand.state.felt.cards
    places = [*chain.from_iterable(lie.holes), *lie.muck, *range(lie.stub, len(deck))]
    places += [place for place in lie.burns if place != NOWHERE]
    assert sorted([*lie.board, *[deck[place] for place in places]]) == sorted(hand.rules.variant.deck)


def test_nothing_is_shuffled_while_the_stub_lasts() -> None:
    hand = act(draw_hand(5000, 5000), "call check")
    assert isinstance(hand.state, Drawing)
    assert short_stub(hand.rules, hand.state, hand.deck, Discard(0, (0, 1))) is None
    assert short_stub(hand.rules, Seated(hand.state.felt.plan), hand.deck) is None


@pytest.mark.parametrize("game", ["stud-8", "razz", "triple-draw-27", "crazy-pineapple"])
def test_the_ledger_of_moves_says_the_same_as_the_state(game: str) -> None:
    for seed in range(30):
        chance = random.Random(seed)
        hand = dealt(VARIANTS[game], Limit.FIXED_LIMIT, [chance.choice((4, 30, 400)) for _ in range(6)], chance)
        while not hand.over:
            act_by_chance(hand, chance)
        held = {StackPlace(seat): chips.stack for seat, chips in enumerate(fold(hand.events[:1]).plan.seats)}  # type: ignore[union-attr]
        state = None
        for event in hand.events:
            for move in moves(state, event):
                held[move.source] = held.get(move.source, 0) - move.amount  # type: ignore[index, arg-type]
                held[move.target] = held.get(move.target, 0) + move.amount  # type: ignore[index, arg-type]
            state = evolve(state, event)
        assert tuple([held.pop(StackPlace(seat)) for seat in range(6)]) == stacks(hand)
        assert not any(held.values()), "nothing is left in front of anybody or in the pot"
