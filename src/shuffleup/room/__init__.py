"""The poker room across its events: when each is planned, what new ones are made of, which tables there are."""
