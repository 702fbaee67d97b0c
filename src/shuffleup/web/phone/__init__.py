"""The phone: a player's own page, opened by the code on his ticket or by signing in.

He sees his seat or result and what everybody sees of the event, and nothing about others before he is out; the cage
prints his code and withdraws it.
"""
