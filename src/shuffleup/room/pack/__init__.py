"""The emergency pack: everything with which a room goes on by hand where its machine has died."""
