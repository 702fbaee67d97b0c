"""Playing a scenario: the same hand once under each book that an expectation names, as far as that book is asked."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from shuffleup.hand.actions import Action, Call, Check, Fold, Muck, Proceed, RaiseTo, Show
from shuffleup.hand.refusal import Refusal
from shuffleup.hand.rules import HandRules, ShowdownMode
from shuffleup.hand.state import NOBODY, BettingRound, Seated, Showdown
from shuffleup.rulebooks.catalogue import GAME_BOOKS
from shuffleup.rulings.gesture import Word
from shuffleup.rulings.ruling import Ruling
from shuffleup.scenarios import sentences as play
from shuffleup.scenarios.asked import case_of
from shuffleup.scenarios.card_deeds import CARD_DEEDS
from shuffleup.scenarios.carried_forms import CARRIED_DEEDS
from shuffleup.scenarios.checks import check
from shuffleup.scenarios.event_runner import play_event
from shuffleup.scenarios.event_setting import EventSetting
from shuffleup.scenarios.house import THE_HOUSE, House
from shuffleup.scenarios.italian_runner import another_game, play_italian
from shuffleup.scenarios.italian_setting import ItalianSetting
from shuffleup.scenarios.report import Report, Stopped, Verdict
from shuffleup.scenarios.said import Said, say
from shuffleup.scenarios.scenario import Deed, Expectation, Scenario, ScenarioError, Sentence, Setting
from shuffleup.scenarios.scene import Finding, Scene
from shuffleup.scenarios.stage import fillings, rules_of, rules_under, seats_of, start
from shuffleup.scenarios.turn_forms import TURN_DEEDS


def run_scenario(scenario: Scenario, house: House | None = None) -> Report:
    """Plays it under every book it names; ``house`` is the one that ``Under the house`` means.

    Raises ``ScenarioError`` where the scenario names a house and none is given.
    """
    verdicts: list[Verdict] = []
    stopped: list[Stopped] = []
    for book in scenario.books:
        found, endings = _under(scenario, book, named_house(scenario, house) if book == THE_HOUSE else None)
        verdicts.extend(found)
        stopped.extend(endings)
    return Report(scenario, tuple(sorted(verdicts, key=lambda one: one.place.line)), tuple(stopped))


def named_house(scenario: Scenario, house: House | None) -> House:
    """The house that a scenario means. Raises ``ScenarioError`` where none is named."""
    if house:
        return house
    place = next(step.place for step in scenario.steps if isinstance(step, Expectation) and THE_HOUSE in step.books)
    raise ScenarioError(place, "no house is named", "name its book with --house")


def _under(scenario: Scenario, book: str, house: House | None) -> tuple[list[Verdict], list[Stopped]]:
    """The scenario under one book, with several fillings: what holds with one must hold with all."""
    setting = scenario.setting
    telling = partial(_instead, house.name) if house else _instead_of_book
    if isinstance(setting, EventSetting):
        return play_event(scenario, setting, book, telling, house)
    if isinstance(setting, ItalianSetting):
        return play_italian(scenario, setting, house.policy.book if house else book, telling)
    if book in GAME_BOOKS:
        return another_game(scenario, book, telling), []
    playings = [_play(scenario, setting, book, house, filling) for filling in range(fillings(setting))]
    stops = [stop for _, stop in playings if stop]
    verdicts = []
    for same in zip(*[found for found, _ in playings], strict=False):
        instead = same[0].instead
        if len({one.holds for one in same}) > 1:
            instead = "it hangs on cards that are not named: write Cards and Board"
        verdicts.append(replace(same[0], instead=instead))
    return verdicts, stops[:1]


def _play(
    scenario: Scenario, setting: Setting, book: str, house: House | None, filling: int
) -> tuple[list[Verdict], Stopped | None]:
    """The steps up to the last one that asks this book."""
    asked = [place for place, step in enumerate(scenario.steps) if isinstance(step, Expectation) and book in step.books]
    asks = ShowdownMode.ASKED
    rules = rules_under(setting, house.policy, asks) if house else rules_of(setting, book, asks)
    told = [step.sentence for step in scenario.steps]
    scene = _scene(setting, rules, told, house.words if house else {}, filling)
    verdicts: list[Verdict] = []
    for step in scenario.steps[: asked[-1] + 1]:
        if isinstance(step, Deed):
            refused = perform(scene, step.sentence)
            if refused:
                return verdicts, Stopped(step.place, book, step.text, refused.message, refused.rule, refused)
        elif book in step.books:
            finding = check(scene, step.sentence)
            verdicts.append(_verdict(step, book, _instead(house.name if house else book, step, book, finding), finding))
    return verdicts, None


def _verdict(step: Expectation, book: str, instead: Said | str, finding: Finding) -> Verdict:
    """What came of one line, with the value that says what."""
    found, case = finding.ruling, case_of(step)
    refused = found if isinstance(found, Refusal) else None
    # Where only the rule is another one, ``instead`` says which; the ruling is as expected.
    ruling = found if isinstance(found, Ruling) and (finding.instead or not instead) else None
    return Verdict(step.place, book, _text(step), instead, refused, ruling, case if case != step.text else "")


def _text(expected: Expectation) -> str:
    return f"{expected.text} (rule {expected.rule})" if expected.rule else expected.text


def _instead_of_book(expected: Expectation, book: str, finding: Finding) -> Said | str:
    return _instead(book, expected, book, finding)


def _instead(name: str, expected: Expectation, _book: str, finding: Finding) -> Said | str:
    """What is so instead; where only the rule is another one, which it is. Its rules are cited under ``name``."""
    if finding.instead or not expected.rule:
        return finding.instead
    rule = expected.rule if " " in expected.rule else f"{name} {expected.rule}"
    if rule in finding.rules:
        return ""
    if not finding.rules:
        return "it is so, and no rule was applied"
    return say("it is so by {list}", list=", ".join(finding.rules))


# ── deeds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def scene_of(setting: Setting, column: House, told: Iterable[Sentence]) -> Scene:
    """The hand at its first decision, under a book. ``told`` is all that the case tells of it."""
    rules = rules_under(setting, column.policy, ShowdownMode.ASKED)
    return _scene(setting, rules, told, column.words, 0)


def _scene(
    setting: Setting, rules: HandRules, told: Iterable[Sentence], words: Mapping[str, Word], filling: int
) -> Scene:
    by_hand = any(isinstance(one, play.Shows | play.Mucks) for one in told)
    return Scene(start(setting, rules, filling), seats_of(setting), words=words, by_hand=by_hand)


def perform(scene: Scene, sentence: Sentence) -> Refusal | None:
    """Does what a line says; a refusal where it cannot be, and then nothing has changed."""
    hand = scene.hand
    refused = _done(scene, sentence)
    if not refused or scene.by_hand or not isinstance(hand.state, Showdown):
        return refused
    # What cannot happen before the hands are shown may happen after it.
    state, deck, events = hand.state, hand.deck, len(hand.events)
    hand.show_down()
    refused = _done(scene, sentence)
    if refused:
        hand.state, hand.deck = state, deck
        del hand.events[events:]
    return refused


def _done(scene: Scene, sentence: Sentence) -> Refusal | None:
    hand, beside = scene.hand, dict(scene.beside)
    state, deck, events = hand.state, hand.deck, len(hand.events)
    refused = _DEEDS[type(sentence)](scene, sentence)
    if refused:
        # A line of several acts may be refused at its last one.
        hand.state, hand.deck = state, deck
        del hand.events[events:]
        scene.beside.clear()
        scene.beside.update(beside)
    return refused


def _act(scene: Scene, player: str, action: Action) -> Refusal | None:
    """An act in turn. Nobody else's is taken: what is done out of turn is a gesture, not an act."""
    turn = scene.hand.turn
    if turn == NOBODY:
        return Refusal("not-now", "nobody is to act any more", facts=(("why", "nobody-to-act"),))
    if turn != scene.seat(player):
        return Refusal("not-your-turn", f"it is {scene.names[turn]}'s turn", facts=(("turn", turn),))
    return scene.hand.act(action)


def _bets(scene: Scene, said: play.Bets) -> Refusal | None:
    state = scene.hand.state
    if isinstance(state, BettingRound) and state.price.high:
        return Refusal(
            "bet-made",
            f"there is a bet of {state.price.high} already: write raises to",
            facts=(("bet", state.price.high),),
        )
    return _act(scene, said.player, RaiseTo(scene.seat(said.player), said.amount))


def _raises_to(scene: Scene, said: play.RaisesTo) -> Refusal | None:
    state = scene.hand.state
    if isinstance(state, BettingRound) and not state.price.high:
        return Refusal("no-bet", "there is no bet to raise: write bets")
    return _act(scene, said.player, RaiseTo(scene.seat(said.player), said.amount))


def _all_in(scene: Scene, said: play.AllIn) -> Refusal | None:
    state = scene.hand.state
    seat = scene.seat(said.player)
    if not isinstance(state, BettingRound):
        return Refusal("not-now", "the betting is over", facts=(("why", "betting-over"),))
    everything = state.bets[seat] + state.stacks[seat]
    if said.amount not in (None, everything):
        return Refusal(
            "not-all-in",
            f"{said.player} is all in for {everything}",
            facts=(("player", said.player), ("to", everything)),
        )
    return _act(scene, said.player, RaiseTo(seat, everything) if everything > state.price.high else Call(seat))


def _calls(scene: Scene, said: play.Calls) -> Refusal | None:
    return _each(scene, said.players, Call)


def _checks(scene: Scene, said: play.Checks) -> Refusal | None:
    return _each(scene, said.players, Check)


def _folds(scene: Scene, said: play.Folds) -> Refusal | None:
    return _each(scene, said.players, Fold)


def _shows(scene: Scene, said: play.Shows) -> Refusal | None:
    return _each(scene, said.players, Show, _at_showdown)


def _mucks(scene: Scene, said: play.Mucks) -> Refusal | None:
    return _each(scene, said.players, Muck, _at_showdown)


def _at_showdown(scene: Scene, player: str, action: Action) -> Refusal | None:
    """Anybody may show or muck before it is his turn: the order binds only those who wait for it."""
    return scene.hand.act(action) if isinstance(scene.hand.state, Showdown) else _act(scene, player, action)


def _each(
    scene: Scene,
    players: tuple[str, ...],
    act: Callable[[int], Action],
    does: Callable[[Scene, str, Action], Refusal | None] = _act,
) -> Refusal | None:
    for player in players:
        refused = does(scene, player, act(scene.seat(player)))
        if refused:
            return replace(refused, message=f"{player}: {refused.message}") if players[1:] else refused
    return None


def _floor_proceeds(scene: Scene, said: play.FloorProceeds) -> Refusal | None:
    return scene.hand.act(Proceed())


def _board_is(scene: Scene, said: play.BoardIs) -> Refusal | None:
    """The deck was made to deal these cards; here they must lie on the table."""
    state = scene.hand.state
    lying = () if isinstance(state, Seated) else state.felt.cards.board
    if set(said.cards) <= set(lying):
        return None
    return Refusal("not-dealt", f"the {said.street} is not dealt yet", facts=(("street", said.street),))


# Each deed takes its own sentence, and mypy cannot follow a table of functions with different parameters.
_DEEDS: dict[type[Sentence], Callable[[Scene, Any], Refusal | None]] = {
    play.Bets: _bets,
    play.RaisesTo: _raises_to,
    play.AllIn: _all_in,
    play.Calls: _calls,
    play.Checks: _checks,
    play.Folds: _folds,
    play.BoardIs: _board_is,
    play.Shows: _shows,
    play.Mucks: _mucks,
    play.FloorProceeds: _floor_proceeds,
    **TURN_DEEDS,
    **CARD_DEEDS,
    **CARRIED_DEEDS,
}
