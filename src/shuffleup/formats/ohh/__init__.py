"""Open Hand History and Open Tournament Summary, JSON that trackers read."""
