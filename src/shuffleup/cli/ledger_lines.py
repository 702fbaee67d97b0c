"""The ledger of an event as people read it: what it has, what for, and that both sides agree."""

from collections.abc import Iterator

from shuffleup.cli.money import money
from shuffleup.locale.messages import Messages, messages
from shuffleup.projections.ledger import LedgerReport
from shuffleup.rulebooks.rule import Language


def ledger_lines(report: LedgerReport, language: Language = Language.ENGLISH) -> Iterator[str]:
    """What the event has and what that is owed or was earned for; nothing if no money was moved."""
    totals: dict[str, int] = {}
    for line in report.accounts:
        totals[line.account] = totals.get(line.account, 0) + line.cents
    if not totals:
        return
    speech = messages(language)
    held = money(report.held_cents, report.currency, language)
    yield speech.say("ledger-head", {"state": closing(speech, closes=report.closes), "money": held})
    for side, sign in (("has", 1), ("for", -1)):
        parts = [
            f"{speech.say(f'ledger-{account}')} {money(sign * cents, report.currency, language)}"
            for account, cents in totals.items()
            if sign * cents > 0
        ]
        yield f"  {speech.say(f'ledger-{side}')}: {'; '.join(parts)}"


def closing(speech: Messages, *, closes: bool) -> str:
    """Whether both sides of an account agree, in a word."""
    return speech.say("report-closes" if closes else "report-does-not-close")
