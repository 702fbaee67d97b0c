"""Hands that are shown, hidden, mucked or disputed."""
