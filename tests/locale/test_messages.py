"""Every ruling can be said in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Junk, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

from shuffleup.answer import Refusal
from shuffleup.locale.messages import messages
from shuffleup.locale.ruling_sentences import RulingText, ruling_text
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.rulebooks.infraction import Offence
from shuffleup.rulebooks.policy.conduct import Penalty as Step
from shuffleup.rulebooks.policy.deal import MisdealCause
from shuffleup.rulebooks.rule import Language
from shuffleup.rulings.conduct.infraction import word_of
from shuffleup.rulings.ruling import Chips, Option, Penalising, Ruling
from shuffleup.scenarios import runner
from shuffleup.scenarios.forms import Line
from shuffleup.scenarios.reader import read_scenarios
from shuffleup.scenarios.scenario import Expectation, Scenario
from shuffleup.scenarios.scene import Finding, Scene
from tests.locale.watched import watched
from tests.locale.words import LOCALE, all_messages, message_files

ROOT = Path(__file__).resolve().parents[2]
RULINGS = ROOT / "src" / "shuffleup" / "rulings"
ALIKE = re.compile(
    r"game-|limit-|ui-(ante|bounty|bring-in|buy-in|knock-outs|no)$|wall-(bring-in|bb|shot-clock|seconds)$|walls-logo$|desk-is-it-so|desk-so-because$|check|fold|flop|turn|river|soft-play|chip-dumping|preflop|word-(no|legal|mystery)$|said-(connectors|ragged|rainbow|trips)$|icm-stack$|run-(ante|bring-in|part|add-ons)$|"
    r"equity-(spot|equity)$|case-(list|list-unit|player-list|account-money|account-player-money)$|said-(free-roll|drawing-dead)$|scenario-by-rule$|league-final$|note-error$|note-(as-it-is-told|place-in-section|tdt-amount)$|forecast-(dealers|ante|note)$|told-hand-badugi$|role-(floor|dealer|auditor)$|levels-(ante|bring-in)$|tickets-account-money$|room-tab-tickets$|door-(pin|password)$|people-email$|doctor-part-bus$|dealer-(title|time-bank)$|money-(kind-(rebuy|add-on)|part-(buy-in|bounty))$|deal-by-(icm|chip-chop)$|money-to$|money-account-bounties$|papers-(size-a4|size-80mm|download)$|chips-(leaf-(plan|race)|chip)$|bags-flight$|bounties-none$|money-leaf-bounties$|ui-bounty-mystery$|what-if-dealers$|staff-webhooks$|dealers-for$|listing-dealer$|federation-club$|paper-club$|rulings-ante$"
)
"""Messages that may be the same in two languages: words that poker has in all of them, and a few by chance."""
CASES = ("case-", "said-", "join-")
"""Messages of cases: English needs none, being what cases are written in (``test_cases``)."""
SCENARIOS = sorted((ROOT / "tests" / "scenarios").rglob("*.scenario"))


def test_every_language_has_the_same_messages() -> None:
    english = all_messages(Language.ENGLISH).names
    assert len(english) > 300
    for language in Language:
        told = {name for name in all_messages(language).names if not name.startswith(CASES)}
        assert told == english, language


@pytest.mark.parametrize("language", Language)
def test_no_message_stands_twice_and_none_is_in_english_by_mistake(language: Language) -> None:
    lines = [line for file in message_files(language) for line in file.read_text("utf-8").splitlines()]
    names = [found[1] for line in lines if (found := re.match(r"([a-z][\w-]*) =", line))]
    assert len(names) == len(set(names)) == len(all_messages(language).names)
    if language is not Language.ENGLISH:
        english = all_messages(Language.ENGLISH)
        same = [name for name in names if english.say(name) == all_messages(language).say(name)]
        assert [name for name in same if not ALIKE.search(name)] == []


@pytest.mark.parametrize("language", Language)
def test_every_message_can_be_read_alone(language: Language) -> None:
    found: list[object] = []

    class Wrong(Visitor):
        def generic_visit(self, node: BaseNode) -> None:
            if isinstance(node, Junk | MessageReference | TermReference):
                found.append(node.to_json())
            super().generic_visit(node)

    for file in (LOCALE / language.value).rglob("*.ftl"):
        Wrong().visit(parse(file.read_text("utf-8")))
    assert found == []


@pytest.mark.parametrize("language", Language)
def test_every_word_that_a_value_can_be_has_a_message(language: Language) -> None:
    names = messages(language).names
    words = [offence.value for offence in Offence] + [word_of(step) for step in Step]
    words += [cause.value.replace("_", "-") for cause in MisdealCause]
    assert [word for word in words if f"word-{word}" not in names] == []
    assert [step for step in Step if f"option-{word_of(step)}" not in names] == []
    assert {f"penalty-{penalty.value}" for penalty in (Penalising.POSSIBLE, Penalising.MANDATORY)} <= names


# ── what the rulings say ─────────────────────────────────────────────────────────────────────────────────────────────


def _literals(call: ast.Call) -> Iterator[tuple[str, str]]:
    """The keys written out in a call that makes a ruling or an option, and what stays pending."""
    kind = call.func.id.lower() if isinstance(call.func, ast.Name) else ""
    if kind not in ("ruling", "option"):
        return
    first = [call.args[0]] if call.args else [word.value for word in call.keywords if word.arg == "key"]
    for value in first:
        for node in ast.walk(value):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield kind, node.value
    for word in call.keywords:
        if word.arg == "pending":
            yield from [("pending", one.value) for one in ast.walk(word.value) if _is_text(one)]


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("module", sorted(RULINGS.rglob("*.py")), ids=lambda path: path.stem)
def test_every_key_written_in_a_ruling_has_a_message(module: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Call)]
    wanted = {f"{kind}-{key}" for call in calls for kind, key in _literals(call)} - {"ruling-penalty"}
    assert wanted <= messages(Language.ENGLISH).names


def _everywhere(scenario: Scenario) -> Scenario:
    """The scenario asked under every book, also under those that it does not name."""
    steps = [
        msgspec.structs.replace(step, books=tuple(RULEBOOKS)) if isinstance(step, Expectation) else step
        for step in scenario.steps
    ]
    return msgspec.structs.replace(scenario, steps=tuple(steps))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_ruling_of_every_scenario_can_be_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid: set[str] = set()
    check = runner.HAND.check

    def listening(scene: Scene, sentence: Line) -> Finding:
        found = check(scene, sentence)
        if isinstance(found.ruling, Ruling):
            with watched() as faults:
                for language in Language:
                    ruling_text(found.ruling, scene.names, language)
            unsaid.update(faults)
        if sentence.form.ending and not found.instead:
            assert isinstance(found.ruling, Ruling | Refusal), "a check must hand its ruling on"
        return found

    monkeypatch.setattr(runner, "HAND", msgspec.structs.replace(runner.HAND, check=listening))
    for scenario in read_scenarios(path.read_text(encoding="utf-8"), path.name):
        runner.run_scenario(_everywhere(scenario))
    assert sorted(unsaid) == []


# ── sentences ────────────────────────────────────────────────────────────────────────────────────────────────────────

NAMES = ("Anna", "Bruno", "Carla")


def text(ruling: Ruling, language: Language) -> RulingText:
    return ruling_text(ruling, NAMES, language)


def test_a_call_in_three_languages() -> None:
    ruling = Ruling("call", ("tda-2024 45",), 1, chips=Chips(1200, 1200, 800), facts=(("reason", "all-chips-needed"),))
    said = {language: " ".join(text(ruling, language).sentences) for language in Language}
    assert said[Language.ENGLISH] == (
        "Bruno calls and adds 1,200. Without the smallest chip the call would not be covered. 800 go back."
    )
    assert said[Language.ITALIAN].startswith("Bruno chiama e aggiunge 1.200. ")
    assert said[Language.SPANISH].endswith("Se devuelven 800.")


def test_choices_penalty_and_points_in_time() -> None:
    ruling = Ruling(
        "floor-decides",
        ("tda-2024 1",),
        0,
        options=(Option("raise", ("tda-2024 43",), chips=Chips(800, 600)), Option("dead-hand", ("tda-2024 65",))),
        penalty=Penalising.POSSIBLE,
        facts=(("ends", 60_000_000), ("turn", 2), ("seat-1", 500)),
    )
    said = text(ruling, Language.ENGLISH)
    assert said.options == ("raise to 800", "a dead hand")
    assert said.choices == "To choose from: raise to 800; a dead hand."
    assert said.penalty == "A penalty is possible."
    assert said.facts == ("The time ends after 60 seconds.", "It is Carla's turn.", "Bruno pays 500 in all.")


def test_a_missing_message_is_told_as_a_fault_and_shown_as_its_words() -> None:
    ruling = Ruling("unheard-of", ("tda-2024 1",))
    with watched() as faults:
        text(ruling, Language.ITALIAN)
    assert faults == ["it: no message ruling-unheard-of"]
    assert text(ruling, Language.ITALIAN).binds == "Unheard of"
