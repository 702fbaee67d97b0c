"""A whole event as one file: out of one room, and into another."""
