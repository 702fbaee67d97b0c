"""The poker room across its events: when each is planned, what new ones are opened from, which tables there are."""
