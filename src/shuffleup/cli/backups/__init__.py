"""Backups at the command line: made, restored, and made automatically by a server."""
