"""Breaches of conduct and their penalties, and chips that were hidden or lost."""
