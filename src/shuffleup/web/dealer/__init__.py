"""The dealers: the tablet at a table says how far it is with the hand, and that it needs the floor."""
