"""The walls: the screens of a room see clock, seats and prizes, and whoever keeps them says what each shows."""
