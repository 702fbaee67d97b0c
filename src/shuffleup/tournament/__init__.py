"""The event: entries, seats, levels, balancing, elimination and prizes."""
