"""The lobby: players, and whoever may watch.

They see the events that the software deals; a player enters one, or leaves it before it begins.
"""
