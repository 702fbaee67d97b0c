"""Signing in: strangers, by link, password, PIN or invitation, and whoever leaves again.

Each address is open: the key that is sent decides. A browser becomes a device of the room here, too.
"""
