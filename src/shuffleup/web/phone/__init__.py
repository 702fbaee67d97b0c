"""A player's own page on his phone: the code on his ticket that opens it, and what it shows."""
