"""What ``import shuffleup`` offers to programs: a small surface over the deep modules."""
