"""The lobby: a player sees which events the software deals, and enters one or leaves it before it begins."""
