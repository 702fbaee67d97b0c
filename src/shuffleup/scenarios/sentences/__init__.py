"""What can be written in a scenario, one file per topic."""
