"""What the floor may order in a running hand, and what has happened then; carried out by `floor`."""
