"""Hands as PokerStars writes them."""
