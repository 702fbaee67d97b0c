"""The slips of the cage: seat tickets, receipts, and what winners sign for."""

from collections.abc import Iterable, Iterator

from shuffleup.answer import Refusal, refuse
from shuffleup.people.alike import plain
from shuffleup.printing.facts import Facts, Wanted, empty
from shuffleup.printing.slip import Detail, Slip, Slips
from shuffleup.projections.ledger import CashLine
from shuffleup.projections.standings import place_text
from shuffleup.room.drawer_counts import CountLine
from shuffleup.room.sales import PaidLine, Sales, SoldLine
from shuffleup.tournament.words.entry import PurchaseKind
from shuffleup.tournament.words.money import AccountKind, Payment, balance_of, head_cents, owed_to
from shuffleup.tournament.words.offers import ALWAYS

CHIPS = {PurchaseKind.REBUY.value, PurchaseKind.ADD_ON.value}
"""What a player buys while keeping his seat."""
_FLOWS = ("entries", "chips", "refunds", "prizes", "moved", "differences")
_NOTHING = Sales()


def seated(facts: Facts) -> bool:
    """Has anybody a seat?"""
    return any(table.chairs for table in facts.state.floor.tables.values())


def sold(facts: Facts) -> bool:
    """Has anybody bought anything?"""
    return bool(facts.sales)


def won(facts: Facts) -> bool:
    """Has anybody a prize to receive, or has anybody received one?"""
    return bool(_winners(facts))


def tickets(facts: Facts, wanted: Wanted) -> Slips | Refusal:
    """The ticket of a player, of everybody at a table, or of everybody with a seat: table by table."""
    seats = facts.seats()
    if wanted.player:
        player = _known(facts, wanted.player)
        if isinstance(player, Refusal):
            return player
        asked = [player]
    else:
        asked = [player for player, (table, _) in seats.items() if wanted.table in (0, table)]
    made = [_ticket(facts, player, seats.get(player), wanted) for player in asked]
    return _slips(facts, wanted, "paper-tickets", [one for one in made if one])


def receipts(facts: Facts, wanted: Wanted) -> Slips | Refusal:
    """A receipt for each purchase of a player that counts, or for one row of the log."""
    player = _known(facts, wanted.player)
    if isinstance(player, Refusal):
        return player
    bought = [one for one in facts.sales.get(player, _NOTHING).sold if wanted.receipt in (0, one.receipt)]
    made = [_receipt(facts, player, one, wanted) for one in bought if wanted.receipt or not one.taken_back]
    return _slips(facts, wanted, "paper-receipts", made)


def payout_slips(facts: Facts, wanted: Wanted) -> Slips | Refusal:
    """What a winner signs for, or every winner: what he was paid, or what is waiting for him."""
    winners = _winners(facts)
    if wanted.player:
        player = _known(facts, wanted.player)
        if isinstance(player, Refusal):
            return player
        winners = [player] if player in winners else []
    made = [slip for player in winners for slip in _payouts(facts, player, wanted)]
    return _slips(facts, wanted, "paper-payout-slips", made)


def drawers(facts: Facts, wanted: Wanted) -> Slips | Refusal:
    """The balance of each drawer, or of those of one cashier, who signs for it."""
    book = facts.drawers
    counted = {(one.cashier, one.method): one for one in book.counts}
    lines = [one for one in book.cash if wanted.player in ("", one.cashier)]
    made = [_drawer(facts, one, counted.get((one.cashier, one.method)), wanted) for one in lines]
    return _slips(facts, wanted, "paper-drawers", made)


def opened(facts: Facts) -> bool:
    """Has money gone through any drawer?"""
    return bool(facts.drawers.cash)


def _drawer(facts: Facts, line: CashLine, count: CountLine | None, wanted: Wanted) -> Slip:
    words = facts.wording
    flows = [(name, getattr(line, f"{name}_cents")) for name in _FLOWS]
    lines = [Detail(words.say(f"money-flow-{name}"), words.money(cents)) for name, cents in flows if cents]
    if count:
        day, time = words.moment(count.at)
        lines.append(Detail(words.say("money-expected"), words.money(count.expected_cents)))
        lines.append(Detail(words.say("ui-counted"), words.money(count.counted_cents), f"{day}, {time}"))
    return Slip(
        title=" · ".join((words.say("money-drawer"), words.say(f"ui-method-{line.method}"))),
        who=facts.cashier(line.cashier),
        large=words.money(line.cents),
        lines=tuple(lines),
        again=_again(facts, wanted),
        signs=words.say("money-signature"),
    )


def _slips(facts: Facts, wanted: Wanted, paper: str, made: Iterable[Slip]) -> Slips | Refusal:
    slips, title = tuple(made), facts.wording.say(paper)
    if not slips:
        return empty(title)
    return Slips(facts.head(wanted, title), slips)


def _known(facts: Facts, player: str) -> str | Refusal:
    """A player of this event, by his id. Nobody else has papers here."""
    known = player in facts.sales or player in facts.seats()
    return player if known else refuse("unknown-player", player=player, why="entered")


def _ticket(facts: Facts, player: str, seat: tuple[int, int] | None, wanted: Wanted) -> Slip | None:
    """The ticket of his last entry; for an alternate, that of his place on the list."""
    bought = facts.sales.get(player, _NOTHING).sold
    entries = [
        one for one in bought if one.kind not in CHIPS and not one.taken_back and wanted.receipt in (0, one.receipt)
    ]
    if not entries and not seat:
        return None
    words = facts.wording
    lines = [
        *(_bought(facts, entries[0]) if entries else ()),
        *_terms(facts),
    ]  # a flight has sold what a final day plays
    return Slip(
        title=words.say(f"money-kind-{entries[0].kind}", {"number": entries[0].number}) if entries else "",
        who=facts.called(player),
        seat=_placed(facts, *seat) if seat else (),
        large="" if seat else words.say("paper-no-seat"),
        lines=tuple(lines),
        again=_again(facts, wanted),
        code=facts.code_of(player),
    )


def _placed(facts: Facts, table: int, chair: int) -> tuple[Detail, ...]:
    words = facts.wording
    return Detail(words.say("paper-table"), str(table)), Detail(words.say("paper-seat"), str(chair))


def _receipt(facts: Facts, player: str, line: SoldLine, wanted: Wanted) -> Slip:
    words = facts.wording
    lines = list(_bought(facts, line))
    if line.taken_back:
        lines.append(
            Detail(words.say("paper-taken-back"), line.taken_back.reason, facts.called(line.taken_back.author))
        )
    return Slip(
        title=words.say(f"money-kind-{line.kind}", {"number": line.number}),
        who=facts.called(player),
        large=words.money(line.cents + line.fee_cents),
        lines=tuple(lines),
        again=_again(facts, wanted),
        code=facts.code_of(player),
    )


def _bought(facts: Facts, line: SoldLine) -> Iterator[Detail]:
    """What something cost, part by part, how and with whom it was paid, and where the log has it."""
    words, total = facts.wording, line.cents + line.fee_cents
    price = words.money(total) if total else words.say("money-free")
    yield Detail(words.say("paper-price"), f"{price} · {line.price}" if line.price else price, _parts(facts, line))
    if line.payments:
        yield _paid(facts, line.payments)
    elif total:
        yield Detail(words.say("ui-paid-by"), words.say("money-announced"))
    yield _when(facts, line.at)
    yield Detail(words.say("money-receipt"), str(line.receipt))


def _parts(facts: Facts, line: SoldLine) -> str:
    """The parts of a price, if there is more than one."""
    words, enters = facts.wording, line.kind not in CHIPS
    heads = min(_on_the_head(facts, line), line.cents) if enters else 0
    parts = (
        ("money-part-buy-in" if enters else "money-part-chips", line.cents - heads),
        ("money-part-bounty", heads),
        ("money-part-fee", line.fee_cents),
    )
    told = [words.say(name, {"money": words.money(cents)}) for name, cents in parts if cents]
    return " · ".join(told) if len(told) > 1 else ""


def _on_the_head(facts: Facts, line: SoldLine) -> int:
    """What an entry put onto the player's head; if it counts no more, what the event announces."""
    state = facts.state
    own = {one.number: one.bounty_cents for one in state.entries}
    own = {one.ticket: one.bounty_cents for one in state.cage.waiting} if line.kind == "alternate" else own
    return head_cents(state.definition.money.shares, own.get(line.number))


def _late(facts: Facts) -> Iterator[Detail]:
    """How long entry is open once play has begun."""
    words, late = facts.wording, facts.state.definition.money.admission.late
    if late == ALWAYS or facts.state.cage.closed_at is not None:
        return
    if late.minutes:
        yield Detail(words.say("paper-late"), words.say("paper-late-minutes", {"minutes": late.minutes}))
    elif late.until_day:
        yield Detail(words.say("paper-late"), words.say("paper-late-day", {"day": late.until_day}))
    elif late.with_break:
        yield Detail(words.say("paper-late"), words.say("paper-late-start", {"level": late.until_level + 1}))
    else:
        level = words.say("paper-late-level", {"level": late.until_level})
        yield Detail(words.say("paper-late"), level, words.say("paper-late-end"))


def _terms(facts: Facts) -> Iterator[Detail]:
    """What applies to every entry: its stack, and how long entry is open."""
    words, state = facts.wording, facts.state
    yield Detail(words.say("paper-stack"), words.chips(state.definition.entry.stack))
    yield from _late(facts)


def _winners(facts: Facts) -> list[str]:
    """Players with a prize to receive or already received, best place first."""
    awarded = [one.player for one in facts.state.places if _owed(facts, one.player)]
    paid = [player for player, his in facts.sales.items() if any(one.kind == "prize" for one in his.paid)]
    places = {one.player: one.place for one in facts.state.places}
    return sorted(
        dict.fromkeys([*awarded, *paid]), key=lambda player: (places.get(player, 0), plain(facts.called(player)))
    )


def _owed(facts: Facts, player: str) -> int:
    return -balance_of(facts.state.cage.ledger, owed_to(player, AccountKind.PRIZES))


def _payouts(facts: Facts, player: str, wanted: Wanted) -> Iterator[Slip]:
    """One slip for each payment, and one for what is still open."""
    rest = _owed(facts, player)
    for one in facts.sales.get(player, _NOTHING).paid:
        if one.kind == "prize" and wanted.receipt in (0, one.receipt):
            yield _payout(facts, player, one, rest, wanted)
    if rest and not wanted.receipt:
        yield _payout(facts, player, None, rest, wanted)


def _payout(facts: Facts, player: str, paid: PaidLine | None, rest: int, wanted: Wanted) -> Slip:
    words = facts.wording
    place = next((one for one in facts.state.places if one.player == player), None)
    cents = sum(one.cents for one in paid.payments) if paid else rest
    lines = [Detail(words.say("ui-place-head"), place_text(place.place, place.shared_by))] if place else []
    if paid:
        lines.append(_paid(facts, paid.payments))
        lines.append(_when(facts, paid.at))
        lines.append(Detail(words.say("money-receipt"), str(paid.receipt)))
        if rest:
            lines.append(Detail(words.say("money-rest"), words.money(rest)))
    return Slip(
        title=words.say("money-kind-prize") if paid else words.say("money-due-prize"),
        who=facts.called(player),
        large=words.money(cents),
        lines=tuple(lines),
        again=_again(facts, wanted),
        signs=words.say("money-signature"),
    )


def _paid(facts: Facts, payments: Iterable[Payment]) -> Detail:
    """How it was paid, each method with its amount if there are several, and with whom."""
    words, each = facts.wording, tuple(payments)
    ways = [words.say(f"ui-method-{one.method}") for one in each]
    if len(each) > 1:
        ways = [f"{way} {words.money(one.cents)}" for way, one in zip(ways, each, strict=True)]
    staff = dict.fromkeys([facts.cashier(one.cashier) for one in each])
    return Detail(words.say("ui-paid-by"), " + ".join(ways), ", ".join(staff))


def _when(facts: Facts, at: int) -> Detail:
    day, time = facts.wording.moment(at)
    return Detail(facts.wording.say("paper-time"), time, day)


def _again(facts: Facts, wanted: Wanted) -> str:
    return facts.wording.say("paper-again") if wanted.again else ""
