"""Cards, decks, the committed shuffle and the ranking of hands."""
