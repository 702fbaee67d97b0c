"""What the walks must meet: every command, and every refusal by its code and reason; what cannot be met, and why."""

from __future__ import annotations

from functools import cache
from typing import get_args

from shuffleup.tournament.undo import UndoCommand
from shuffleup.tournament.words.commands import Command
from tests.laws.walks.tickets import TICKET_WRONGS
from tests.laws.walks.walk import Idea
from tests.laws.walks.wrong_answers import ANSWER_WRONGS
from tests.laws.walks.wrong_cage import CAGE_WRONGS
from tests.laws.walks.wrong_desk import DESK_WRONGS
from tests.laws.walks.wrong_floor import FLOOR_WRONGS
from tests.laws.walks.wrong_halts import HALT_WRONGS
from tests.laws.walks.wrong_pace import PACE_WRONGS
from tests.laws.walks.wrong_purchases import PURCHASE_WRONGS
from tests.laws.walks.wrong_reports import REPORT_WRONGS
from tests.laws.walks.wrong_terms import TERMS_WRONGS
from tests.locale.refusal_sites import sites

WRONGS: dict[str, Idea] = {
    **CAGE_WRONGS,
    **PURCHASE_WRONGS,
    **FLOOR_WRONGS,
    **ANSWER_WRONGS,
    **HALT_WRONGS,
    **PACE_WRONGS,
    **DESK_WRONGS,
    **TERMS_WRONGS,
    **REPORT_WRONGS,
    **TICKET_WRONGS,
}
"""Commands that must be refused, by the refusal that is due."""

COMMANDS = tuple(sorted(kind.__name__ for kind in (*get_args(Command), *get_args(UndoCommand))))
"""Every command that can be asked of a tournament."""

SUMS = ("maths/deals.py", "maths/icm.py", "maths/payout_curve.py", "maths/payouts.py")
"""What the desk hands on of what the sums refuse."""

NEVER_MET = {
    "amounts-do-not-match:deal": "the desk matches names and amounts before it divides",
    "bad-stack": "a stack of nothing waits for a pot to be won, and until then no deal is made",
    "icm-not-exact": "the values of whole chips and cents check exactly",
    "no-entries": "a pool comes of entries",
    "no-pool": "without a pool no ladder is asked for",
    "no-prizes:zero": "a ladder of the event has no place without a prize until a deal is made, and then none is made",
    "no-stacks": "an event in play has players",
    "one-player": "with one player left play is over, and a flight has no prizes to divide",
    "stacks-too-wide": "no event has 1e30 chips",
}
"""Refusals of the sums to which no command of a tournament leads, and why; the tests of the sums meet them. This list
may only get shorter."""

LEADS: dict[str, tuple[str, ...]] = {
    "SeatAlternates": ("alternates",),
    "ReleaseAlternate": ("alternates",),
    "ChooseGame": ("mixed",),
    "CountHands": ("mixed",),
    "AnnounceClosing": ("closing",),
    "DrawLastHands": ("freezeout",),
    "VoidClaim": ("freezeout", "closing", "rebuys"),
    "add-ons-used-up": ("rebuys",),
    "against-the-book": ("freezeout",),
    "announcement-binds": ("rebuys",),
    "bounty-unnamed": ("bounties",),
    "check-failed": ("alternates",),
    "check-missing": ("alternates",),
    "deal-made": ("closing", "freezeout", "rebuys"),
    "debt-unpaid": ("rebuys",),
    "deals-not-allowed": ("closing",),
    "event-full": ("alternates",),
    "flights-missing": ("final-day",),
    "has-played": ("rebuys",),
    "last-hands": ("freezeout", "flight"),
    "missed-hand": ("rebuys",),
    "no-choice": ("italian", "mixed"),
    "no-structure": ("stud",),
    "paid-later": ("flight",),
    "play-for-too-little": ("closing",),
    "pot-carried": ("italian",),
    "rebuy-open": ("rebuys",),
    "rebuys-used-up": ("rebuys",),
    "seat-taken": ("rebuys",),
    "shootout-goes-on": ("shootout",),
    "too-few-players": ("won-button",),
    "HandOverSeats": ("satellite",),
    "TakeTickets": ("freezeout", "rebuys"),
    "seats-handed-over": ("satellite",),
    "ticket-of-another": ("freezeout", "rebuys"),
    "ticket-used": ("freezeout", "rebuys"),
    "tickets-taken": ("freezeout", "rebuys"),
    "registration-closed": ("alternates", "rebuys", "bounties", "flight", "offered"),
    "rebuys-not-yet": ("offered",),
    "no-chips-yet": ("offered",),
    "unknown-offer": ("rebuys",),
}
"""The kinds of events that lead to what is rare, by a command or by the code of a refusal."""


@cache
def wanted_refusals() -> tuple[str, ...]:
    """Every refusal of the tournament, as the source has it, but those to which no command leads."""
    found = {
        f"{site.code}:{why}" if why else site.code
        for site in sites()
        for why in site.reasons
        if site.place.startswith("tournament/") or site.place.partition(":")[0] in SUMS
    }
    return tuple(sorted(found - set(NEVER_MET)))
