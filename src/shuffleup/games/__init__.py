"""Every poker game as a value: what is dealt, who opens, how hands are ranked, how bets are limited."""
