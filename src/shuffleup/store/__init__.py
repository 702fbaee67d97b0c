"""The event log: one port, and each place that can keep it."""
