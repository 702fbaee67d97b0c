"""What is taken away from an event: its lists as files, and its papers."""
