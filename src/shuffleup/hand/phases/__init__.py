"""The phases of a hand, one file for what each decides and applies."""
