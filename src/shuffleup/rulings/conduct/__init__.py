"""Breaches of conduct and what they cost, and chips that were hidden or lost."""
