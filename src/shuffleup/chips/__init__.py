"""Piles of chips and their moves, pots, odd chips, denominations, and the chip race."""
