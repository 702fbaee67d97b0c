"""Poker all'italiana: five cards, one draw, antes and no blinds, a pair of jacks to open, suits that break every tie.

    antes ── blind openings ── five cards ── opening ── draw, up to four ── last bets, parol ── showdown
                │                               └ nobody opens: the pot is carried and queens open, then kings
                └ the pot, twice that, four times that

``docs/rules/italiana.md`` says which rule decides what.
"""

from shuffleup.cards.italian.deck import MOST_PLAYERS
from shuffleup.games.variant import Holding, Opener, Showing, Street, Variant, Wagering

ITALIAN_RULES: tuple[tuple[str, str], ...] = (
    ("oot_rule", "italiana a2"),
    ("invalid_declaration_table", "italiana a5"),
    ("min_raise_basis", "italiana a5"),
    ("limit_max_raises", "italiana a5"),
    ("limit_reopen_fraction", "italiana AMB-18"),
    ("short_all_in_reopen", "italiana AMB-18"),
    ("pot_formula", "italiana AMB-17"),
    ("showdown_order", "italiana a3"),
    ("opening", "italiana a4"),
    ("parol", "italiana a3"),
    ("draw", "italiana a3"),
    ("time", "italiana a10"),
)
"""What the Italian games decide themselves, by policy parameter or point of the game."""

ITALIANA = Variant(
    key="italiana",
    name="poker all'italiana",
    streets=(
        Street("opening", Opener.LEFT_OF_BUTTON, down=5, opens_with_pair=True),
        Street("draw", Opener.LAST_AGGRESSOR, draw=4, draw_at_once=3, parol=True),
    ),
    holding=Holding.HOLE_ONLY,
    rankings=("italian",),
    seats_max=MOST_PLAYERS,
    stripped=True,
    wagering=Wagering.DOUBLING,
    showing=Showing.BEST_SO_FAR,
    deals_absent=False,
    blind_openings=3,
    carries=True,
    cites=ITALIAN_RULES,
)
