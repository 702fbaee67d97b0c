"""Cards of the Italian game: the stripped deck, the order of hands, the common cards, the opening."""
