"""Files read and written: event files, hand histories, results."""
