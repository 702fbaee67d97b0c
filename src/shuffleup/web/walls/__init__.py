"""What is asked of the walls of a room."""
