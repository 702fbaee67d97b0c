"""The words of an event, one file per topic: its state, its commands and its events."""
