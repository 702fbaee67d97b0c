"""``shuffleup doctor``: what is wrong with the set-up of a room, one file per part."""
