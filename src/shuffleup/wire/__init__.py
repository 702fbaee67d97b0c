"""The written form of commands and events, and the lifting of old ones."""
