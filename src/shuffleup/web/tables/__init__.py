"""Online tables: players, spectators, and the auditor of their hands.

A player sees his own cards and acts; spectators see the table with a delay. Hands that are over are read by those who
played them, each with the cards that he has seen, and by the auditor.
"""
