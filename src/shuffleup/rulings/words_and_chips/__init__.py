"""The action to which words, chips and motions bind a player."""
