"""What words, chips and motions bind a player to."""
