"""Hands that are shown, hidden, thrown away or disputed."""
