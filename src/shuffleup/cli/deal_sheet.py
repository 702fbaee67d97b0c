"""The agreement sheet of a deal: what is printed, read out and signed at the table."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from shuffleup.cli.money import chips, money

WIDTH = 100


class SheetRow(Struct, frozen=True):
    """One player of a deal. ``icm_cents`` is what ICM gives for the same money."""

    name: str
    stack: int
    amount_cents: int
    icm_cents: int
    bounty_cents: int = 0

    @property
    def total_cents(self) -> int:
        """What he is paid now."""
        return self.amount_cents + self.bounty_cents


class Sheet(Struct, frozen=True):
    """Everything that the sheet says."""

    event: str
    method: str
    rows: tuple[SheetRow, ...]
    play_for_cents: tuple[int, ...]
    total_cents: int
    cautions: tuple[str, ...]
    currency: str
    bounty_model: str = ""


METHOD_SAYS = {
    "icm": "ICM (Malmuth and Harville)",
    "chip-chop": "chip chop: the last prize for each, the rest by chips",
    "equal": "equal parts",
    "custom": "as the players agree",
}


def sheet_lines(sheet: Sheet) -> Iterator[str]:
    """The sheet, line by line, in the width of a page."""
    yield "AGREEMENT ON THE PRIZES".center(WIDTH).rstrip()
    yield ""
    yield f"Event: {sheet.event or '_' * 60}"
    yield f"Date and time: {'_' * 28}   Table: {'_' * 12}   Level: {'_' * 12}"
    yield ""
    yield f"Players left: {len(sheet.rows)}     Chips: {chips(sum([row.stack for row in sheet.rows]))}"
    yield f"Prizes left:  {money(sheet.total_cents, sheet.currency)}"
    yield f"Divided by:   {METHOD_SAYS[sheet.method]}"
    yield from _play_for_lines(sheet)
    yield ""
    yield from _table_lines(sheet)
    if sheet.cautions:
        yield ""
        yield from [f"Note: {caution}" for caution in sheet.cautions]
    yield ""
    yield "The deal holds only if every player agrees. Each of us has counted his chips and accepts the amount beside"
    yield "his name as his prize; what is played for goes to the places stated above."
    yield from _signature_lines(sheet.rows)


def _play_for_lines(sheet: Sheet) -> Iterator[str]:
    if not sheet.play_for_cents:
        yield "Played for:   nothing; the tournament ends here unless the house plays on for the title"
    for place, amount in enumerate(sheet.play_for_cents, start=1):
        head = "Played for:" if place == 1 else ""
        yield f"{head:<14}{money(amount, sheet.currency)} for place {place}"


def _table_lines(sheet: Sheet) -> Iterator[str]:
    bounty = bool(sheet.bounty_model)
    extra = f"{'bounties':>16}{'together':>16}" if bounty else ""
    compared = sheet.method != "icm"
    icm = f"{'ICM gives':>18}" if compared else ""
    yield f"{'':>3} {'player':<24}{'chips':>14}{'':>9}{'takes':>18}{icm}{extra}"
    total = sum([row.stack for row in sheet.rows])
    for number, row in enumerate(sheet.rows, start=1):
        gives = f"{money(row.icm_cents, ''):>18}" if compared else ""
        more = f"{money(row.bounty_cents, ''):>16}{money(row.total_cents, ''):>16}" if bounty else ""
        yield (
            f"{number:>3} {row.name[:24]:<24}{chips(row.stack):>14}{row.stack / total:>9.2%}"
            f"{money(row.amount_cents, ''):>18}{gives}{more}"
        )
    dealt = sum([row.amount_cents for row in sheet.rows])
    yield f"{'':>3} {'dealt':<24}{chips(total):>14}{'':>9}{money(dealt, sheet.currency):>18}"
    aside = sum(sheet.play_for_cents)
    if aside:
        yield f"{'':>3} {'played for':<24}{'':>14}{'':>9}{money(aside, sheet.currency):>18}"
        yield f"{'':>3} {'together':<24}{'':>14}{'':>9}{money(dealt + aside, sheet.currency):>18}"
    if bounty:
        yield f"    bounties by {sheet.bounty_model}"


def _signature_lines(rows: Sequence[SheetRow]) -> Iterator[str]:
    for row in rows:
        yield ""
        yield f"{row.name[:24]:<24}  paper no. {'_' * 20}  signature {'_' * 32}"
    yield ""
    yield f"{'Tournament director':<24}  {'_' * 30}  signature {'_' * 32}"
