"""Expectations about the deal, the deck and the board: what the ruling is at this point of the hand."""

from collections.abc import Callable

from shuffleup.hand.actions import Fold
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.state import NOBODY
from shuffleup.rulings.boxed_card import Boxed, boxed_cards
from shuffleup.rulings.button_error import misplaced_button
from shuffleup.rulings.deck_care import AskedForDeck, deck_change, deck_request, rabbit_hunt
from shuffleup.rulings.exposed_card import Exposed, exposed_cards
from shuffleup.rulings.extra_card import WrongCount, wrong_count
from shuffleup.rulings.flop import IrregularFlop, irregular_flop
from shuffleup.rulings.fouled_deck import DeckFound, fouled_deck
from shuffleup.rulings.misdeal import Misdealt, misdeal
from shuffleup.rulings.premature import Premature, premature_cards
from shuffleup.rulings.ruling import Ruling
from shuffleup.rulings.seventh_street import ShortStub, seventh_street
from shuffleup.rulings.stub import Disordered, disordered_stub
from shuffleup.rulings.substantial import Since, acts_since
from shuffleup.scenarios import deck_cases as says
from shuffleup.scenarios.scene import Checks, Finding, Scene


def _since(scene: Scene) -> Since:
    return acts_since(scene.hand.events, first_round=scene.hand.rules.variant.first_round)


def _exposed(scene: Scene, said: says.CardsExposed) -> Ruling | Refusal:
    return exposed_cards(scene.hand.rules, scene.hand.state, Exposed(said.cards, _since(scene)))


def _dealt_wrong(scene: Scene, said: says.DealtWrong) -> Ruling | Refusal:
    return misdeal(scene.hand.rules, scene.hand.state, Misdealt(said.fault, _since(scene)))


def _holds(scene: Scene, said: says.Holds) -> Ruling | Refusal:
    seat, *others = [scene.seat(player) for player in said.players]
    acted = said.acted or any(told.act.seat == seat and not isinstance(told.act, Fold) for told in scene.told)
    found = WrongCount(seat, said.count, _since(scene), acted, said.seen, tuple(others))
    return wrong_count(scene.hand.rules, scene.hand.state, found)


def _face_up(scene: Scene, said: says.FaceUp) -> Ruling | Refusal:
    return boxed_cards(scene.hand.rules, scene.hand.state, Boxed(said.cards, _since(scene), said.later))


def _deck_faulty(scene: Scene, said: says.DeckFaulty) -> Ruling | Refusal:
    found = DeckFound(said.fault, _since(scene), said.next_hand)
    return fouled_deck(scene.hand.rules, scene.hand.state, found)


def _button(scene: Scene, said: says.ButtonMisplaced) -> Ruling | Refusal:
    return misplaced_button(scene.hand.rules, scene.hand.state, _since(scene))


def _flop(scene: Scene, said: says.FlopIs) -> Ruling | Refusal:
    return irregular_flop(scene.hand.rules, scene.hand.state, found_flop(scene, said))


def found_flop(scene: Scene, said: says.FlopIs) -> IrregularFlop:
    """The flop that a case tells of."""
    return IrregularFlop(said.cards, said.burns, said.exposed, said.acted, len(scene.hand.deck))


def early_cards(scene: Scene, said: says.ComesEarly) -> Premature | Refusal:
    """The street that came too early. Refused where the game has none of that name."""
    variant = scene.hand.rules.variant
    number = variant.street_named(said.street)
    if number is None:
        facts = (("why", "name"), ("game", variant.name), ("street", said.street))
        return Refusal("no-such-street", f"there is no {said.street} in {variant.name}", facts=facts)
    return Premature(number, len(scene.hand.deck))


def fallen_stub(scene: Scene, said: says.StubIs) -> Disordered:
    """The stub that was dropped."""
    return Disordered(said.order, len(scene.hand.deck))


def _early(scene: Scene, said: says.ComesEarly) -> Ruling | Refusal:
    early = early_cards(scene, said)
    return early if isinstance(early, Refusal) else premature_cards(scene.hand.rules, scene.hand.state, early)


def _stub(scene: Scene, said: says.StubIs) -> Ruling | Refusal:
    return disordered_stub(scene.hand.rules, scene.hand.state, fallen_stub(scene, said))


def _asks(scene: Scene, said: says.AsksForDeck) -> Ruling | Refusal:
    asked = AskedForDeck(scene.seat(said.player), said.irregular)
    return deck_request(scene.hand.rules, scene.hand.state, asked)


def _changed(scene: Scene, said: says.DeckChangedAt) -> Ruling | Refusal:
    return deck_change(scene.hand.rules, said.occasion)


def _undealt(scene: Scene, said: says.UndealtAsked) -> Ruling | Refusal:
    return rabbit_hunt(scene.hand.rules)


def _seventh(scene: Scene, said: says.SeventhStreet) -> Ruling | Refusal:
    return seventh_street(scene.hand.rules, ShortStub(said.waiting, said.left))


# ── what it comes to ─────────────────────────────────────────────────────────────────────────────────────────────────


def told(scene: Scene, ruling: Ruling) -> tuple[str, ...]:
    """Whose hand or card it is, the facts of a ruling and what stays open, in the words of a scenario."""
    whose = () if ruling.seat == NOBODY else (f"of {scene.names[ruling.seat]}",)
    facts = [f"{name} {value}".replace("-", " ") for name, value in ruling.facts]
    return (*whose, *facts, *[f"open: {one.replace('-', ' ')}" for one in ruling.pending])


def _compared(scene: Scene, ruling: Ruling | Refusal, remedy: says.Remedy) -> Finding:
    if isinstance(ruling, Refusal):
        return Finding(ruling.message, (), ruling)
    options = tuple([option.key for option in ruling.options])
    facts = told(scene, ruling)
    fits = ruling.key == remedy.key and set(remedy.details) <= set(facts)
    if fits and (not remedy.options or set(remedy.options) == set(options)):
        return Finding("", ruling.rules, ruling)
    offered = f": {' or '.join(options)}" if options else ""
    key = "the floor decides" if ruling.key == "floor-decides" else ruling.key
    text = ", ".join([f"{key}{offered}".replace("-", " "), *facts])
    return Finding(f"{text} ({', '.join(ruling.rules)})", ruling.rules, ruling)


def _check(ask: Callable[..., Ruling | Refusal]) -> Callable[[Scene, says.DeckCase], Finding]:
    return lambda scene, said: _compared(scene, ask(scene, said), said.remedy)


DECK_CHECKS: Checks = {
    says.CardsExposed: _check(_exposed),
    says.DealtWrong: _check(_dealt_wrong),
    says.Holds: _check(_holds),
    says.FaceUp: _check(_face_up),
    says.DeckFaulty: _check(_deck_faulty),
    says.ButtonMisplaced: _check(_button),
    says.FlopIs: _check(_flop),
    says.ComesEarly: _check(_early),
    says.StubIs: _check(_stub),
    says.AsksForDeck: _check(_asks),
    says.DeckChangedAt: _check(_changed),
    says.UndealtAsked: _check(_undealt),
    says.SeventhStreet: _check(_seventh),
}
"""What each of these sentences asks."""
