"""Recorded hands of other rooms: the text of PokerStars clients, hands of cash games, files of any length."""
