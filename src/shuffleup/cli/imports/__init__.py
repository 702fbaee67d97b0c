"""``shuffleup import``: what other programs have kept, brought into a room."""
