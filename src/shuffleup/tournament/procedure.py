"""What the event does where rulebooks differ: the resolved policy, read once when the event is opened."""

from shuffleup.games.variant import Variant
from shuffleup.rulebooks.policy.announced import unless_announced
from shuffleup.rulebooks.policy.button import ButtonDraw
from shuffleup.rulebooks.policy.event import TieAtTable
from shuffleup.rulebooks.policy.exact import FinalTable
from shuffleup.rulebooks.rule import ResolvedPolicy
from shuffleup.table.button import button_rules, leading
from shuffleup.tournament.state import Procedure, SeatingRules

FULL_RING = 24
"""More than any table seats."""


def settle(resolved: ResolvedPolicy, seats: int, seats_max: int = 0, game: Variant | None = None) -> Procedure:
    """The procedure of an event played ``seats`` to a table; the game is dealt to ``seats_max`` at most, 0: to any.

    ``game`` matters where it has no blinds for the button to follow.

    Where no book says how players of one table are placed who bust in the same hand, more chips at its start place
    higher: every book that speaks says so (PSLive 23c, FIGP 60c).
    """
    button = button_rules(resolved.policy)
    seating, event = resolved.policy.seating, resolved.policy.event
    return Procedure(
        button=leading(button) if game and game.button_leads else button,
        ante_mode=unless_announced(event.ante_mode),
        seating=SeatingRules(
            final_table=min(_final_table(seating.final_table_size, seats), seats_max or FULL_RING),
            halt_short=seating.halt_threshold,
            halt_when=seating.halt_when,
            break_draw=seating.break_draw,
            one_button_draw=resolved.policy.button.button_draw is ButtonDraw.ONE_TABLE_APPLIES_TO_ALL,
            tighter_late=seating.balanced_tighter_late,
        ),
        tie_at_table=event.tie_same_table or TieAtTable.STARTING_CHIPS,
        tie_across_tables=event.tie_different_tables,
        reduce_ante=event.reduce_ante,
    )


def _final_table(sizes: tuple[FinalTable, ...], seats: int) -> int:
    """The size for this kind of table, else the book's size for any other, else a table as full as the others."""
    by_kind = {size.handed: size.players for size in sizes}
    return by_kind.get(seats, by_kind.get(None, seats))
