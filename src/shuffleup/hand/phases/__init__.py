"""The phases of a hand: one file each for what a phase decides and applies."""
