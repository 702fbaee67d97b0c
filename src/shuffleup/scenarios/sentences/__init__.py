"""What can be written in a scenario, a file for each topic."""
