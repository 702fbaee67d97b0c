"""Backups: everything in a room's database, in one file that states its own contents."""
