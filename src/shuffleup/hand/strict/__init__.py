"""Games in which no two hands are equal."""
