"""Runs poker tournaments by the book: the hand, the ruling and the event, with the rule number."""

__version__ = "0.1.0"
