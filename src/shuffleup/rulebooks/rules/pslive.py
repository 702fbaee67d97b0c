"""The rules of ``pslive`` in our words."""

from shuffleup.rulebooks.rules.pslive_action import ACTION
from shuffleup.rulebooks.rules.pslive_conduct import CONDUCT
from shuffleup.rulebooks.rules.pslive_general import GENERAL
from shuffleup.rulebooks.rules.pslive_procedures import PROCEDURES
from shuffleup.rulebooks.rules.pslive_showdown import SHOWDOWN

RULES = (*GENERAL, *PROCEDURES, *ACTION, *SHOWDOWN, *CONDUCT)
