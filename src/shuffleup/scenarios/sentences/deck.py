"""Cases about the deal, the deck and the board, and their outcomes.

    Under figp-2012, card 7 of the deal was exposed: replace card, exposed card burn (rule 39)
    Under tda-2024, Elena holds 3 cards: dead hand, burns per street 1 (rule 38)

What has been done since the deal is the play above the line. Nothing happens: the cases may follow one another.
"""

from typing import Annotated, TypeAlias

from msgspec.structs import replace

from shuffleup.answer import Refusal, refuse
from shuffleup.hand.actions import Fold
from shuffleup.rulebooks.policy.deal import DeckChange
from shuffleup.rulings.deck.board_burns import BurnedStreet, board_swept, wrong_burns
from shuffleup.rulings.deck.boxed_card import Boxed, boxed_cards
from shuffleup.rulings.deck.exposed_card import Exposed, exposed_cards, replacement_exposed
from shuffleup.rulings.deck.extra_card import WrongCount, wrong_count
from shuffleup.rulings.deck.flop import IrregularFlop, irregular_flop
from shuffleup.rulings.deck.fouled_deck import (
    AskedForDeck,
    DeckFault,
    DeckFound,
    deck_change,
    deck_request,
    fouled_deck,
    rabbit_hunt,
)
from shuffleup.rulings.deck.misdeal import DealFault, Misdealt, misdeal, misplaced_button
from shuffleup.rulings.deck.premature import Premature, premature_cards
from shuffleup.rulings.deck.stub import Disordered, ShortStub, StubOrder, disordered_stub, seventh_street
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.substantial import Since, acts_since
from shuffleup.scenarios.forms import Line, Slot
from shuffleup.scenarios.language import rules, words
from shuffleup.scenarios.places import CardCount, Player, Players, count, numbers
from shuffleup.scenarios.scene import Scene

# ── places ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_FAULTS = {
    "two equal cards are found": DeckFault.DUPLICATE,
    "a card with another back is found": DeckFault.FOREIGN_BACK,
    "a card is missing from the deck": DeckFault.MISSING_CARD,
    "a joker is found": DeckFault.NONSTANDARD,
    "a marked card is found": DeckFault.OTHER,
}
_DEALT = {
    "the first card went to the wrong seat": DealFault.FIRST_CARD_WRONG_SEAT,
    "a card went to the wrong seat": DealFault.CARD_WRONG_SEAT,
    "a card went to a seat that is not in the hand": DealFault.INELIGIBLE_SEAT,
    "a seat in the hand was skipped": DealFault.SEAT_SKIPPED,
    "the button got two cards in a row": DealFault.TWO_TO_BUTTON,
    "the button was misplaced": None,
}
_FLOPS = {
    "the flop came without a burn": IrregularFlop(burns=0),
    "the flop came without a burn and somebody has acted": IrregularFlop(burns=0, acted=True),
    "the flop lies face down without a burn": IrregularFlop(burns=0, exposed=False),
    "the flop came after two burns": IrregularFlop(burns=2),
    "the flop lies face down after two burns": IrregularFlop(burns=2, exposed=False),
}
_ORDERS = {
    "in an order that is known": StubOrder.KNOWN,
    "out of order": StubOrder.LOST,
    "mixed with muck and burns": StubOrder.MIXED,
}
_OCCASIONS = {
    "a change of dealer": DeckChange.DEALER_CHANGE,
    "a change of level": DeckChange.LEVEL_CHANGE,
    "the house's wish": DeckChange.HOUSE,
}
COMING = words(
    {f"the {name}": name for name in ("flop", "turn", "river")}
    | {name: name for name in ("fourth street", "fifth street", "sixth street", "seventh street")}
)
"""A street that has not been dealt yet, by its name in the game."""
DealCards: TypeAlias = Annotated[
    tuple[int, ...], Slot(r"\d+(?:, \d+)*(?: and \d+)?", numbers, "cards of the deal, from 1: `5 and 9`")
]
DealCard: TypeAlias = Annotated[int, count("a card of the deal, from 1: `7`", r"[1-9]\d?")]
BurnCount: TypeAlias = Annotated[int, count("how many cards were burned: `2`", r"[2-9]")]
PlayerCount: TypeAlias = Annotated[int, count("a number of players", r"\d{1,2}")]
Mistake: TypeAlias = Annotated[DeckFault | DealFault | IrregularFlop | None, words({**_DEALT, **_FAULTS, **_FLOPS})]
Faulty: TypeAlias = Annotated[DeckFault, words(_FAULTS)]
Dropped: TypeAlias = Annotated[StubOrder, words(_ORDERS)]
Coming: TypeAlias = Annotated[str, COMING]
Occasion: TypeAlias = Annotated[DeckChange, words(_OCCASIONS)]


def _since(scene: Scene) -> Since:
    return acts_since(scene.hand.events, first_round=scene.hand.rules.variant.first_round)


# ── the deal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules(
    "card(s) {deal_cards} of the deal was|were exposed",
    "card 7 of the deal was exposed: replace card, exposed card burn (rule 39)",
)
def exposed_in_deal(scene: Scene, deal_cards: DealCards) -> Ruling | Refusal:
    """The dealer turned these cards up; they are counted from 1 as they come off the deck."""
    return scene.ruled(exposed_cards, Exposed(deal_cards, _since(scene)))


@rules(
    "card {deal_card} of the deal was exposed, and its replacement too",
    "card 7 of the deal was exposed, and its replacement too: redeal (rule 35)",
)
def replacement_in_deal(scene: Scene, deal_card: DealCard) -> Ruling | Refusal:
    """A card that replaces an exposed one is turned up as well."""
    return scene.ruled(replacement_exposed, Exposed((deal_card,), _since(scene)))


@rules(
    "card(s) {deal_cards} of the deal lay face up in the deck",
    "cards 4 and 9 of the deal lay face up in the deck: redeal (rule 35)",
)
@rules(
    "a card lies face up in the stub",
    "a card lies face up in the stub: next card instead (rule 47)",
    "A face-up card met after the deal.",
    later=1,
)
def face_up(scene: Scene, deal_cards: DealCards = (), later: int = 0) -> Ruling | Refusal:
    """Face-up cards of the deck that were dealt to players."""
    return scene.ruled(boxed_cards, Boxed(deal_cards, _since(scene), later))


@rules("{deck_mistake}", "a seat in the hand was skipped: redeal (rule 35)")
def mistake_found(scene: Scene, deck_mistake: Mistake) -> Ruling | Refusal:
    """Something is wrong with the deal, the button, the deck or the flop. The hand itself tells who has acted since."""
    match deck_mistake:
        case DealFault():
            return scene.ruled(misdeal, Misdealt(deck_mistake, _since(scene)))
        case IrregularFlop():
            return scene.ruled(irregular_flop, _lying(scene, deck_mistake))
        case None:
            return scene.ruled(misplaced_button, _since(scene))
    return scene.ruled(fouled_deck, DeckFound(deck_mistake, _since(scene)))


@rules(
    "{players} hold(s) {card_count} card(s)",
    "Elena holds 3 cards: dead hand, burns per street 1 (rule 38)",
)
@rules(
    "{players} hold(s) {card_count} card(s) and has|have acted",
    "Fabio holds 1 card and has acted: dead hand (rule 37)",
    "The same, of a player who has checked or bet on them where no line tells so.",
    acted=True,
)
@rules(
    "{players} hold(s) {card_count} card(s) and has|have seen them",
    "Carla holds 3 cards and has seen them: redeal (rule 38c)",
    "The same, of players who have looked at a card too many.",
    seen=True,
)
def holds_wrong_number(
    scene: Scene, players: Players, card_count: CardCount, *, acted: bool = False, seen: bool = False
) -> Ruling | Refusal:
    """Hands with too many or too few cards, all the same number. The hand itself tells whether a player has acted on
    them.
    """
    seat, *others = [scene.seat(player) for player in players]
    acted = acted or any(told.act.seat == seat and not isinstance(told.act, Fold) for told in scene.told)
    found = WrongCount(seat, card_count, _since(scene), acted, seen, tuple(others))
    return scene.ruled(wrong_count, found)


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@rules(
    "after the next hand began, {deck_fault}",
    "after the next hand began, two equal cards are found: result stands (rule 22)",
)
def found_too_late(scene: Scene, deck_fault: Faulty) -> Ruling | Refusal:
    """Something was wrong with the deck."""
    return scene.ruled(fouled_deck, DeckFound(deck_fault, _since(scene), next_hand_begun=True))


def fallen_stub(scene: Scene, order: StubOrder) -> Disordered:
    """The stub that was dropped."""
    return Disordered(order, len(scene.hand.deck))


@rules("the stub was dropped {stub_order}", "the stub was dropped out of order: reshuffle stub (rule RP-4)")
def stub_dropped(scene: Scene, stub_order: Dropped) -> Ruling | Refusal:
    """The undealt cards fell, or were put down too early."""
    return scene.ruled(disordered_stub, fallen_stub(scene, stub_order))


@rules("{player} asks for another deck", "Anna asks for another deck: deck stays (rule 26)")
@rules(
    "{player} asks for another deck, this one being irregular",
    "Anna asks for another deck, this one being irregular: change deck (rule 57)",
    "The same, of a deck that is plainly not in order.",
    irregular=True,
)
def asks_for_deck(scene: Scene, player: Player, *, irregular: bool = False) -> Ruling | Refusal:
    """A player wants the deck changed."""
    return scene.ruled(deck_request, AskedForDeck(scene.seat(player), irregular))


@rules("on {occasion}", "on a change of level: change deck (rule 26)")
def deck_changed(scene: Scene, occasion: Occasion) -> Ruling | Refusal:
    """What is done with the deck on this occasion."""
    return deck_change(scene.hand.rules, occasion)


@rules(
    "the cards that would have come are asked for",
    "the cards that would have come are asked for: not shown (rule 28)",
)
def undealt_asked(scene: Scene) -> Ruling | Refusal:
    """A player wants to see undealt cards once the hand is over."""
    return rabbit_hunt(scene.hand.rules)


# ── the board, and cards that come later ─────────────────────────────────────────────────────────────────────────────


def _lying(scene: Scene, flop: IrregularFlop) -> IrregularFlop:
    return replace(flop, deck_size=len(scene.hand.deck))


def flop_of(scene: Scene, case: Line) -> IrregularFlop | None:
    """The irregular flop in a case, if there is one."""
    if case.says(flop_has):
        return _lying(scene, IrregularFlop(case.places["card_count"]))
    mistake = case.places.get("deck_mistake")
    return _lying(scene, mistake) if isinstance(mistake, IrregularFlop) else None


@rules("the flop has {card_count} cards", "the flop has 4 cards: scramble flop, drawn card next burn (rule 39)")
def flop_has(scene: Scene, card_count: CardCount) -> Ruling | Refusal:
    """Too many cards of a flop, turned up or not."""
    return scene.ruled(irregular_flop, _lying(scene, IrregularFlop(card_count)))


def early_cards(scene: Scene, street: str) -> Premature | Refusal:
    """The street that came too early. Refused if the game has none of that name."""
    variant = scene.hand.rules.variant
    number = variant.street_named(street)
    if number is None:
        return refuse("no-such-street", why="name", game=variant.name, street=street)
    return Premature(number, len(scene.hand.deck))


@rules("{coming} came after {burns} burns", "the turn came after 2 burns: the floor decides (rule 38)")
@rules("{coming} came without a burn", "the turn came without a burn: the floor decides (rule 38)", burns=0)
def wrongly_burned(scene: Scene, coming: Coming, burns: BurnCount) -> Ruling | Refusal:
    """A street of one card that lies on the table, and what was burned before it."""
    variant = scene.hand.rules.variant
    number = variant.street_named(coming)
    if number is None:
        return refuse("no-such-street", why="name", game=variant.name, street=coming)
    return scene.ruled(wrong_burns, BurnedStreet(number, burns))


@rules(
    "the board was swept into the deck",
    "the board was swept into the deck: reshuffle stub, flop put right (rule RP-4)",
)
def swept_away(scene: Scene) -> Ruling | Refusal:
    """The cards on the table lie in the stub; everybody knows them."""
    return board_swept(scene.hand.rules, scene.hand.state)


@rules("{coming} comes too early", "the turn comes too early: redeal street, new burns 0 (rule RP-5)")
def comes_early(scene: Scene, coming: Coming) -> Ruling | Refusal:
    """The street is dealt while the betting before it is still on."""
    early = early_cards(scene, coming)
    return early if isinstance(early, Refusal) else premature_cards(scene.hand.rules, scene.hand.state, early)


@rules(
    "{player_count} players wait for seventh street with a stub of {card_count} card(s)",
    "6 players wait for seventh street with a stub of 5 cards: reshuffle with burns, needed 8 (rule RP-10)",
)
def seventh_street_short(scene: Scene, player_count: PlayerCount, card_count: CardCount) -> Ruling | Refusal:
    """The end of a stud hand whose stub is short; the scenario's own game does not matter."""
    return seventh_street(scene.hand.rules, ShortStub(player_count, card_count))
