"""What a federation or a casino asks of an event that it sanctions: who took part, how it went, and what was paid.

The report is the tournament director's: what was sold, where the money went, who came where, who was penalised.
"""

from collections.abc import Iterator

from shuffleup.answer import Refusal
from shuffleup.people.alike import plain
from shuffleup.printing.cage_slips import won
from shuffleup.printing.facts import Facts, Identity, Wanted, empty
from shuffleup.printing.grid import Cells, Grid, GridColumn, GridPaper
from shuffleup.printing.links import WALL
from shuffleup.printing.results import figures
from shuffleup.printing.wording import Wording
from shuffleup.projections.event_numbers import numbers, prize_board
from shuffleup.projections.floor import EntrantLine, entrants
from shuffleup.projections.ledger import ledger
from shuffleup.projections.penalty_book import PenaltyLine, penalty_book
from shuffleup.projections.standings import place_text
from shuffleup.rulebooks.catalogue import RULEBOOKS
from shuffleup.tournament.facts.terms import CENTS
from shuffleup.tournament.words.entry import PurchaseKind, PurchaseStatus
from shuffleup.tournament.words.terms import WHOLE, PrizeShares

_NOBODY = Identity()
_OWN = frozenset(("pool", "bounties", "fees", "house", "organisation", "retention", "overlay", "tax", "tax-due"))
"""Accounts of the event as a whole; the others belong to a player or a cashier."""


def players_list(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """Everybody who took part, by name: card, country, entries, and space for the document that was checked."""
    words, state = facts.wording, facts.state
    if not state.entries:
        return empty(words.say("paper-players-list"))
    lines = sorted(entrants(state), key=lambda one: plain(facts.called(one.player)))
    columns = (
        GridColumn("", Cells.NUMBER),
        GridColumn(words.say("ui-player"), wide=3),
        GridColumn(words.say("paper-card")),
        GridColumn(words.say("paper-club"), wide=2),
        GridColumn(words.say("paper-country"), wide=1),
        GridColumn(words.say("paper-entries"), Cells.NUMBER),
        GridColumn(words.say("paper-document"), Cells.BLANK),
        GridColumn(words.say("money-signature"), Cells.BLANK),
    )
    rows = []
    for number, one in enumerate(lines, start=1):
        who = facts.beside.people.get(one.player, _NOBODY)
        rows.append((str(number), facts.called(one.player), who.card, who.club, who.country, str(one.entries), "", ""))
    grid = Grid(columns, tuple(rows))
    return _paper(facts, wanted, "paper-players-list", (grid,), figures(facts), (words.say("deal-witness"),))


def prize_sheet(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """What each winner gets, with space for his document and his signature; the total is at the bottom."""
    words = facts.wording
    lines = [one for one in _placed(facts) if one.prize_cents]
    if not lines or not won(facts):
        return empty(words.say("paper-prize-sheet"))
    columns = (
        GridColumn(words.say("ui-place-head"), Cells.NUMBER),
        GridColumn(words.say("ui-player"), wide=3),
        GridColumn(words.say("ui-prize"), Cells.NUMBER),
        GridColumn(words.say("paper-document"), Cells.BLANK),
        GridColumn(words.say("money-signature"), Cells.BLANK),
    )
    rows = [
        (place_text(one.place, one.shared_by), facts.called(one.player), words.money(one.prize_cents), "", "")
        for one in lines
    ]
    total = words.say("deal-sum"), words.money(sum(one.prize_cents for one in lines))
    rows.append(("", total[0], total[1], "", ""))
    signs = words.say("deal-witness"), words.say("paper-cashier")
    told = (*figures(facts), *after_the_league(facts.state.definition.money.shares, words))
    return _paper(facts, wanted, "paper-prize-sheet", (Grid(columns, tuple(rows)),), told, signs)


def after_the_league(shares: PrizeShares, words: Wording) -> Iterator[str]:
    """What part of the buy-ins the event pays, where a league has its share of what was collected for prizes."""
    if shares.league and shares.buy_ins < WHOLE:
        kept = shares.buy_ins * shares.league
        parts = {"collected": shares.buy_ins * WHOLE, "paid": shares.buy_ins * WHOLE - kept, "league": kept}
        yield words.say("paper-after-league", {name: f"{part / WHOLE / CENTS:g}" for name, part in parts.items()})


def report(facts: Facts, wanted: Wanted) -> GridPaper | Refusal:
    """The tournament director's report: the event in figures, its money, its results with cards, its sanctions."""
    words = facts.wording
    placed = _placed(facts)
    if not placed:
        return empty(words.say("paper-report"))
    people = facts.beside.people
    columns = (
        GridColumn(words.say("ui-place-head"), Cells.NUMBER),
        GridColumn(words.say("ui-player"), wide=3),
        GridColumn(words.say("paper-card")),
        GridColumn(words.say("paper-club"), wide=2),
        GridColumn(words.say("paper-country"), wide=1),
        GridColumn(words.say("ui-prize"), Cells.NUMBER),
    )
    rows = []
    for one in placed:
        who = people.get(one.player, _NOBODY)
        prize = words.money(one.prize_cents) if one.prize_cents else ""
        place = place_text(one.place, one.shared_by)
        rows.append((place, facts.called(one.player), who.card, who.club, who.country, prize))
    grids = [
        _pairs(words.say("paper-in-figures"), tuple(_event(facts))),
        _pairs(words.say("paper-money"), tuple(_money(facts))),
        Grid(columns, tuple(rows), words.say("paper-results")),
        _sanctions(facts),
    ]
    signs = words.say("deal-witness"), words.say("paper-for-federation")
    return _paper(facts, wanted, "paper-report", tuple(grids), (_rules(facts),), signs)


def _rules(facts: Facts) -> str:
    """The rulebook by which it was played."""
    policy = facts.state.opening.policy
    book = RULEBOOKS.get(policy.book)
    name = book.head.name if book else policy.book
    return f"{facts.wording.say('paper-rules')}: {name} ({policy.edition})"


def _event(facts: Facts) -> Iterator[tuple[str, str]]:
    words, state = facts.wording, facts.state
    now, bought = numbers(state), [one for one in state.cage.purchases if one.standing is not PurchaseStatus.VOIDED]
    if facts.beside.sanction:
        yield words.say("paper-sanction"), facts.beside.sanction
    yield words.say("paper-players"), words.chips(now.unique_players)
    yield words.say("paper-entries"), words.chips(now.entries)
    yield words.say("paper-re-entries"), words.chips(sum(one.re_entry for one in state.entries))
    for kind in PurchaseKind:
        count = sum(one.kind is kind for one in bought)
        if count:
            yield words.say(f"money-kind-{kind.value}"), words.chips(count)
    yield words.say("paper-stack"), words.chips(state.definition.entry.stack)
    yield words.say("paper-levels"), str(state.clock.number)
    yield words.say("paper-paid-places"), words.chips(prize_board(state).chart.places_paid)


def _money(facts: Facts) -> Iterator[tuple[str, str]]:
    """What entries and chips brought in, and where it went."""
    words, state = facts.wording, facts.state
    entries = sum(one.buy_in_cents + one.fee_cents for one in state.entries)
    chips = sum(one.cents + one.fee_cents for one in state.cage.purchases if one.standing is PurchaseStatus.PAID)
    yield words.say("money-flow-entries"), words.money(entries)
    if chips:
        yield words.say("money-flow-chips"), words.money(chips)
    yield words.say("ui-prize-pool"), words.money(prize_board(state).chart.pool_cents)
    for one in ledger(state).accounts:
        if one.account in _OWN and one.account != "pool":
            yield words.say(f"money-account-{one.account}"), words.money(abs(one.cents))


def _sanctions(facts: Facts) -> Grid:
    """Every penalty that counts; if there was none, the report says so."""
    words = facts.wording
    lines = [one for one in reversed(penalty_book(facts.state).lines) if not one.lifted]
    columns = (
        GridColumn(words.say("ui-player"), wide=3),
        GridColumn(words.say("penalty-step"), wide=2),
        GridColumn(words.say("penalty-offence"), wide=3),
        GridColumn(words.say("paper-where")),
    )
    rows = tuple([_sanction(facts, one) for one in lines])
    return Grid(columns, rows or ((words.say("penalty-none"), "", "", ""),), words.say("penalty-book"))


def _sanction(facts: Facts, one: PenaltyLine) -> tuple[str, ...]:
    words = facts.wording
    step = words.say(f"penalty-step-{one.step}")
    size = f"{step} ({words.chips(one.hands)})" if one.hands else step
    offence = words.say(f"word-{one.offence}") if one.offence else ""
    where = {"day": one.day, "table": one.table}
    return facts.called(one.player), size, offence, words.say("penalty-where" if one.table else "penalty-day", where)


def _placed(facts: Facts) -> list[EntrantLine]:
    return sorted(
        [one for one in entrants(facts.state) if one.place],
        key=lambda one: (one.place, plain(facts.called(one.player))),
    )


def _pairs(title: str, rows: tuple[tuple[str, str], ...]) -> Grid:
    return Grid((GridColumn(""), GridColumn("", Cells.NUMBER)), rows, title, key="pairs")


def _paper(
    facts: Facts, wanted: Wanted, name: str, grids: tuple[Grid, ...], told: tuple[str, ...], signs: tuple[str, ...]
) -> GridPaper:
    head = facts.head(wanted, facts.wording.say(name), facts.code(WALL, "paper-scan-event"))
    return GridPaper(head, grids, told, signs)
