"""Chips and money as people read them."""


def chips(amount: int) -> str:
    """Chips with thousands apart: ``12,300``."""
    return f"{amount:,}"


def money(cents: int, currency: str) -> str:
    """Money in whole units and hundredths, the currency after it: ``1,234.50 EUR``."""
    sign = "-" if cents < 0 else ""
    units, hundredths = divmod(abs(cents), 100)
    return f"{sign}{units:,}.{hundredths:02d} {currency}".rstrip()
