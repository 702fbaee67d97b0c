"""Teams: which players form them, what their heats score, and the contest as a stream of its own."""
