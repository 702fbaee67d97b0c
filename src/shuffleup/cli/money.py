"""Chips and money as people read them."""

from shuffleup.rulebooks.rule import Language

_SWAPPED = str.maketrans(",.", ".,")
"""In Italian and Spanish thousands are parted by points and decimals by a comma."""


def chips(amount: int, language: Language = Language.ENGLISH) -> str:
    """Chips with thousands apart: ``12,300``."""
    return figures(f"{amount:,}", language)


def money(cents: int, currency: str, language: Language = Language.ENGLISH) -> str:
    """Money in whole units and hundredths, the currency after it: ``1,234.50 EUR``."""
    sign = "-" if cents < 0 else ""
    units, hundredths = divmod(abs(cents), 100)
    return f"{sign}{figures(f'{units:,}.{hundredths:02d}', language)} {currency}".rstrip()


def figures(text: str, language: Language) -> str:
    """Figures written the English way, as the language writes them."""
    return text if language is Language.ENGLISH else text.translate(_SWAPPED)
