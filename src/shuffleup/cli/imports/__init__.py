"""``shuffleup import``: data of other programs, brought into a room."""
