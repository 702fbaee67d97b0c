"""Cards that were dealt wrongly, shown too early, or should not be in the deck."""
