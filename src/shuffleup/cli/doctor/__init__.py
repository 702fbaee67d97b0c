"""``shuffleup doctor``: what is wrong with the set-up of a room, one file for each part of it."""
