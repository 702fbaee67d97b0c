"""The summary at the end of a hand in PokerStars text: the pots, the board, and how each seat fared."""

from collections.abc import Iterator

from shuffleup.cards.card import card_text
from shuffleup.formats.pokerstars_script import StarsScript, pot_name
from shuffleup.games.catalogue import variant
from shuffleup.hand.state import Settled
from shuffleup.table.plan import HandPlan, PostingKind


def summary_lines(script: StarsScript) -> Iterator[str]:
    """The lines of the summary."""
    state = script.state
    assert isinstance(state, Settled)
    yield "*** SUMMARY ***"
    yield f"{_pots(script)} | Rake 0"
    board = state.felt.cards.board
    if board:
        yield f"Board [{' '.join([card_text(card) for card in board])}]"
    won: dict[int, int] = {}
    for winner, amount in [share for award in script.awards for share in award.shares]:
        won[winner] = won.get(winner, 0) + amount
    for number, seat in sorted(enumerate(script.plan.seats), key=lambda placed: placed[1].number):
        end = _end(script, number, won.get(number, 0))
        yield f"Seat {seat.number}: {seat.player}{_role(script.plan, number)} {end}"


def _pots(script: StarsScript) -> str:
    sizes: dict[int, int] = {}
    for award in script.awards:
        sizes[award.pot] = sizes.get(award.pot, 0) + award.amount
    total = f"Total pot {sum(sizes.values())}"
    if len(sizes) < 2:
        return total
    most = max(sizes)
    parts = [f"{pot_name(pot, most).capitalize()} {sizes[pot]}." for pot in sorted(sizes)]
    return f"{total} {' '.join(parts)}"


def _role(plan: HandPlan, seat: int) -> str:
    stud = variant(plan.game.variant).brings_in
    roles = " (button)" if plan.seats[seat].number == plan.button and not stud else ""
    kinds = {owed.kind for owed in plan.postings if owed.seat == seat}
    if PostingKind.SMALL_BLIND in kinds:
        roles += " (small blind)"
    return f"{roles} (big blind)" if PostingKind.BIG_BLIND in kinds else roles


def _end(script: StarsScript, seat: int, won: int) -> str:
    how = script.ends.get(seat, "")
    if how == "showed":
        outcome = f"won ({won})" if won else "lost"
        return f"showed {script.shown(seat)} and {outcome} with {script.hand_in_words(seat)}"
    if won:
        return f"collected ({won})"
    return how or "mucked"
