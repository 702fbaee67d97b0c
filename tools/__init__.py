"""Scripts for people who work on Shuffleup; nothing here is installed with it."""
