"""The payout tables that books print, by the keys of the books."""

from collections.abc import Mapping

from shuffleup.rulebooks.policy.payout_table import PayoutTable
from shuffleup.rulebooks.rules.mediterraneo_2026_payouts import PAYOUTS as MEDITERRANEO_2026

PAYOUT_TABLES: Mapping[str, PayoutTable] = {"mediterraneo-2026": MEDITERRANEO_2026}
"""The books that print a payout table."""
