"""What is asked of an event and what that leads to, one file a topic."""
