"""An evening that The Tournament Director has saved, told again as an event of ours: its file, its log, its report."""
