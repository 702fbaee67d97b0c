"""Recorded hands of other rooms: PokerStars text, Open Hand History, hands of cash games, files of any length."""
