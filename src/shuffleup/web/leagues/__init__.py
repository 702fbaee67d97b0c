"""The leagues of the room over the network."""
