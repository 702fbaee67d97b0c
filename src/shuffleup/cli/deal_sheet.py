"""The agreement sheet of a deal: what is printed, read out and signed at the table."""

from collections.abc import Iterator
from textwrap import wrap

from msgspec import Struct

from shuffleup.cli.money import chips, figures, money
from shuffleup.locale.messages import messages
from shuffleup.locale.note_sentences import note_text
from shuffleup.rulebooks.rule import Language

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
    language: Language = Language.ENGLISH

    def say(self, name: str, **values: int | str) -> str:
        """A message of the sheet."""
        return messages(self.language).say(f"sheet-{name}", values)

    def money(self, cents: int) -> str:
        """Money with the currency, as the language writes it."""
        return money(cents, self.currency, self.language)

    def amount(self, cents: int) -> str:
        """Money alone."""
        return money(cents, "", self.language)

    def chips(self, amount: int) -> str:
        """Chips, as the language writes them."""
        return chips(amount, self.language)


_SENTENCE = 107
"""Letters of a line of running text."""


def sheet_lines(sheet: Sheet) -> Iterator[str]:
    """The sheet, line by line, in the width of a page."""
    say = sheet.say
    yield say("title").center(WIDTH).rstrip()
    yield ""
    yield f"{say('event')}: {sheet.event or '_' * 60}"
    yield f"{say('date')}: {'_' * 28}   {say('table')}: {'_' * 12}   {say('level')}: {'_' * 12}"
    yield ""
    yield f"{say('players-left')}: {len(sheet.rows)}     {say('chips')}: {sheet.chips(_total(sheet))}"
    yield from _fact_lines(sheet)
    yield ""
    yield from _table_lines(sheet)
    if sheet.cautions:
        yield ""
        for caution in sheet.cautions:
            yield from wrap(f"{say('note')}: {note_text(caution, sheet.language)}", _SENTENCE)
    yield ""
    yield from wrap(say("agreed"), _SENTENCE)
    yield from _signature_lines(sheet)


def _total(sheet: Sheet) -> int:
    return sum([row.stack for row in sheet.rows])


def _fact_lines(sheet: Sheet) -> Iterator[str]:
    """What is divided, how, and what is left to play for, one below the other."""
    say = sheet.say
    width = max([len(say(name)) for name in ("prizes-left", "divided-by", "played-for")]) + 3
    yield f"{say('prizes-left') + ':':<{width}}{sheet.money(sheet.total_cents)}"
    yield f"{say('divided-by') + ':':<{width}}{say(f'method-{sheet.method}')}"
    if not sheet.play_for_cents:
        yield f"{say('played-for') + ':':<{width}}{say('nothing-played-for')}"
    for place, amount in enumerate(sheet.play_for_cents, start=1):
        head = f"{say('played-for')}:" if place == 1 else ""
        yield f"{head:<{width}}{say('for-place', money=sheet.money(amount), place=place)}"


def _table_lines(sheet: Sheet) -> Iterator[str]:
    say, bounty, compared = sheet.say, bool(sheet.bounty_model), sheet.method != "icm"
    extra = f"{say('bounties'):>16}{say('together'):>16}" if bounty else ""
    icm = f"{say('icm-gives'):>18}" if compared else ""
    yield f"{'':>3} {say('player'):<24}{say('stack'):>14}{'':>9}{say('takes'):>18}{icm}{extra}"
    total = _total(sheet)
    for number, row in enumerate(sheet.rows, start=1):
        gives = f"{sheet.amount(row.icm_cents):>18}" if compared else ""
        more = f"{sheet.amount(row.bounty_cents):>16}{sheet.amount(row.total_cents):>16}" if bounty else ""
        share = figures(f"{row.stack / total:.2%}", sheet.language)
        yield (
            f"{number:>3} {row.name[:24]:<24}{sheet.chips(row.stack):>14}{share:>9}"
            f"{sheet.amount(row.amount_cents):>18}{gives}{more}"
        )
    yield from _sum_lines(sheet)
    if bounty:
        model = say("bounties-by", model=note_text(sheet.bounty_model, sheet.language))
        yield from wrap(model, _SENTENCE, initial_indent="    ", subsequent_indent="    ")


def _sum_lines(sheet: Sheet) -> Iterator[str]:
    dealt, aside = sum([row.amount_cents for row in sheet.rows]), sum(sheet.play_for_cents)
    yield f"{'':>3} {sheet.say('dealt'):<24}{sheet.chips(_total(sheet)):>14}{'':>9}{sheet.money(dealt):>18}"
    if aside:
        yield f"{'':>3} {sheet.say('aside'):<24}{'':>14}{'':>9}{sheet.money(aside):>18}"
        yield f"{'':>3} {sheet.say('together'):<24}{'':>14}{'':>9}{sheet.money(dealt + aside):>18}"


def _signature_lines(sheet: Sheet) -> Iterator[str]:
    paper, signature = sheet.say("paper"), sheet.say("signature")
    for row in sheet.rows:
        yield ""
        yield f"{row.name[:24]:<24}  {paper} {'_' * 20}  {signature} {'_' * 32}"
    yield ""
    yield f"{sheet.say('director'):<24}  {'_' * 30}  {signature} {'_' * 32}"
