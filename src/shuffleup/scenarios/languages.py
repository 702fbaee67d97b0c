"""What can be written below the headers of a hand, of a table of poker all'italiana and of a tournament."""

from shuffleup.scenarios.forms import Phrasebook
from shuffleup.scenarios.language import deeds_of, forms_of
from shuffleup.scenarios.sentences import (
    betting,
    cage,
    chips,
    clock,
    dealers,
    floor,
    hand,
    italian_cards,
    italian_floor,
    italian_play,
    italian_table,
    league,
    penalties,
    procedure,
    seats,
    showdown,
    teams,
    turn,
)
from shuffleup.scenarios.sentences.betting import may_do

PLAY = Phrasebook([form for topic in (betting, turn, showdown, floor) for form in deeds_of(topic)])
"""What may happen in a hand, as a director writes it down. Players act in turn."""
ITALIAN_PLAY = Phrasebook((*deeds_of(italian_play), *deeds_of(betting)))
"""What may happen at a table of poker all'italiana: its own actions, and those of every hand."""
ITALIAN_FORMS = (*forms_of(italian_cards), *forms_of(italian_table), *forms_of(italian_floor))
_OF_EVERY_HAND = [form for topic in (betting, hand) for form in forms_of(topic) if form.does is not may_do]
ITALIAN_EXPECTED = Phrasebook((*ITALIAN_FORMS, *_OF_EVERY_HAND))
"""What may be expected of it, as of every hand."""

_TOPICS = (seats, clock, cage, chips, dealers, league, teams, penalties, procedure)

EVENT_EXPECTED = Phrasebook([form for topic in _TOPICS for form in forms_of(topic)])
"""What may be expected of a tournament."""
