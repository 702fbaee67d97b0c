"""The event log: one port, and each place where it can be stored."""
