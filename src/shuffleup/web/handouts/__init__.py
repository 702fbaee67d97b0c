"""What can be taken away from an event: its lists as files, and its papers."""
