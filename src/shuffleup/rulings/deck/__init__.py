"""Cards that were dealt wrongly, shown too early, or are not the cards they should be."""
