"""Backups: everything a room's database holds, in one file that says what has to be in it."""
