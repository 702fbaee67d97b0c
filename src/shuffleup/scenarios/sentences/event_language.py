"""What may happen in a tournament, as a director writes it down."""

from shuffleup.scenarios.forms import Phrasebook
from shuffleup.scenarios.language import deeds_of
from shuffleup.scenarios.sentences import cage, chips, clock, orders, penalties, pots, seats

EVENT_PLAY = Phrasebook(
    [form for topic in (seats, orders, clock, cage, chips, pots, penalties) for form in deeds_of(topic)]
)
"""Each line is carried out, or refused by the rules."""
