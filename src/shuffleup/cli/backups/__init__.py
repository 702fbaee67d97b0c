"""Backups at the command line: made, restored, and made by a server by itself."""
