"""The rules of ``figp-2012`` in our words, in the order of the book.

Its own numbers of the body, 1 to 90; ``pre`` is the premise, ``def`` the definitions, ``end`` the closing clause and
``gl`` the entries of the glossary that say how something is played.
"""

from shuffleup.rulebooks.rules.figp_2012_betting import BETTING
from shuffleup.rulebooks.rules.figp_2012_conduct import CONDUCT
from shuffleup.rulebooks.rules.figp_2012_course import COURSE
from shuffleup.rulebooks.rules.figp_2012_deal import DEAL
from shuffleup.rulebooks.rules.figp_2012_event import DIRECTION, GLOSSARY, PROCEDURES
from shuffleup.rulebooks.rules.figp_2012_showdown import SHOWDOWN

RULES = (*COURSE, *BETTING, *SHOWDOWN, *DEAL, *PROCEDURES, *CONDUCT, *DIRECTION, *GLOSSARY)
