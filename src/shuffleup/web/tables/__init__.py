"""Online tables: a player sees his cards and acts, a spectator watches with a delay, both read finished hands."""
