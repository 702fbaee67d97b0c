"""Whatever can be asked for over the network has a name in every language: the log and the undo key say it."""

from typing import get_args

import pytest

from shuffleup.rulebooks.rule import Language
from shuffleup.tournament.words import commands as c
from shuffleup.tournament.words.doubt import DoubtTime
from shuffleup.web.shell.commands import FloorCommand
from tests.locale.words import all_messages

OF_THE_SOFTWARE = {c.PlanHand, c.ReportHand, c.AdvanceClock, DoubtTime}
"""What only timers and tables at which the software deals ask for."""


@pytest.mark.parametrize("language", Language)
def test_every_command_has_a_name(language: Language) -> None:
    names = all_messages(language).names
    tags = [str(kind.__struct_config__.tag) for kind in (*get_args(FloorCommand), *get_args(c.Command))]
    assert [tag for tag in tags if f"command-{tag}" not in names] == []


def test_every_command_of_an_event_is_offered_to_people_or_is_the_softwares_own() -> None:
    offered = set(get_args(FloorCommand)) | {c.OpenEvent}
    assert set(get_args(c.Command)) - offered == OF_THE_SOFTWARE
