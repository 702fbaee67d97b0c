"""PHH, the poker hand history format, and its extension for every other game."""
