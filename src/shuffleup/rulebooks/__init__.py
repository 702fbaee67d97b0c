"""The policy vocabulary, and the rulebooks written in it."""
