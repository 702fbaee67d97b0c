"""The rules of ``tda-2024`` in our words."""

from shuffleup.rulebooks.rules.tda_2024_betting import BETTING
from shuffleup.rulebooks.rules.tda_2024_conduct import CONDUCT
from shuffleup.rulebooks.rules.tda_2024_dealing import DEALING
from shuffleup.rulebooks.rules.tda_2024_procedures import PROCEDURES
from shuffleup.rulebooks.rules.tda_2024_seating import OPENING
from shuffleup.rulebooks.rules.tda_2024_showdown import SHOWDOWN

RULES = (*OPENING, *SHOWDOWN, *DEALING, *BETTING, *CONDUCT, *PROCEDURES)
