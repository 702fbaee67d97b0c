"""What ``import shuffleup`` offers to programs: a small interface over the deep modules."""
