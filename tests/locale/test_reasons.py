"""Every reason that the software gives in an event is a code, and is said in every language."""

import re
from pathlib import Path

import msgspec
import pytest

from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words.clock import HandForHandEnded
from shuffleup.tournament.words.reasons import Reason
from tests.locale.words import all_messages

TOURNAMENT = Path(__file__).resolve().parents[2] / "src" / "shuffleup" / "tournament"
GIVEN = re.compile(
    r"\b(?:PlayerMoved|PlayEnded|ClockStopped|RegistrationClosed|settled_pool|settle_pool|alternate_released|_end)\(([^()]|\([^()]*\))*\)"
)


@pytest.mark.parametrize("language", Language)
def test_every_reason_is_said(language: Language) -> None:
    speech = all_messages(language)
    assert [why for why in Reason if speech.faults(f"why-{why.value}", {})] == []
    assert len({speech.say(f"why-{why.value}") for why in Reason}) == len(Reason)


def test_no_event_is_given_a_sentence_for_a_reason() -> None:
    """What stands in the call of such an event is a code or what a person wrote, never words with blanks."""
    found = [call[0] for file in TOURNAMENT.rglob("*.py") for call in GIVEN.finditer(file.read_text(encoding="utf-8"))]
    assert len(found) > 10
    assert [call for call in found if re.search(r"\"[^\",]*\w \w[^\"]*\"", call)] == []


@pytest.mark.parametrize("reason", ["9 players are left and 9 places are paid", Reason.IN_THE_MONEY.value])
def test_a_log_with_sentences_is_read_as_one_with_codes(reason: str) -> None:
    """What the software wrote before its reasons were codes stays as it was."""
    written = msgspec.json.encode({"type": "hand-for-hand-ended", "at": 7, "reason": reason})
    read = msgspec.json.decode(written, type=HandForHandEnded)
    assert (read.reason, msgspec.json.decode(msgspec.json.encode(read))["reason"]) == (reason, reason)
