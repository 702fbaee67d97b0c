"""Action out of turn, skipped players, taking too long, and being at the seat."""
