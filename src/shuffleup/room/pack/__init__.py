"""The emergency pack: everything a room needs to go on by hand if its machine dies."""
