"""An evening saved by The Tournament Director, converted into an event of ours: its file, its log, its report."""
