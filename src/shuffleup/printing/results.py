"""The results: who came in which place, and what each has won."""

from shuffleup.answer import Refusal
from shuffleup.people.alike import plain
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.grid import Cells, Grid, GridColumn, GridPaper
from shuffleup.printing.links import WALL
from shuffleup.projections.event_numbers import numbers, prize_board
from shuffleup.projections.floor import EntrantLine, entrants
from shuffleup.projections.standings import place_text


def placed(facts: Facts) -> bool:
    """Has anybody a place?"""
    return bool(facts.state.places)


def results(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """Everybody who is out or has won, best place first; places still played for have no name."""
    words = facts.wording
    if not placed(facts):
        return empty(words.say("paper-results"))
    lines = sorted(
        [one for one in entrants(facts.state) if one.place],
        key=lambda one: (one.place, plain(facts.called(one.player))),
    )
    heads = any(one.bounties_cents for one in lines)
    columns = [
        GridColumn(words.say("ui-place-head"), Cells.NUMBER),
        GridColumn(words.say("ui-player")),
        GridColumn(words.say("ui-prize"), Cells.NUMBER),
    ]
    if heads:
        columns.append(GridColumn(words.say("ui-bounty"), Cells.NUMBER))
    rows = [_row(facts, one)[: len(columns)] for one in lines]
    head = facts.head(wanted, words.say("paper-results"), facts.code(WALL, "paper-scan-event"))
    return GridPaper(head, (Grid(tuple(columns), tuple(rows)),), figures(facts))


def _row(facts: Facts, one: EntrantLine) -> tuple[str, ...]:
    words = facts.wording
    won = [words.money(cents) if cents else "" for cents in (one.prize_cents, one.bounties_cents)]
    return place_text(one.place, one.shared_by), facts.called(one.player), *won


def figures(facts: Facts) -> tuple[str, ...]:
    """How many took part, and what they played for."""
    words, now = facts.wording, numbers(facts.state)
    told = {"entries": words.chips(now.entries), "players": words.chips(now.unique_players)}
    pool = words.money(prize_board(facts.state).chart.pool_cents)
    return (words.say("paper-figures", {**told, "pool": pool}),)
