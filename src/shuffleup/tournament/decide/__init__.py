"""What a command asks of an event and what it leads to, one file per topic."""
