"""The register of players: whoever keeps it finds, changes, bans, merges, exports and erases people."""
