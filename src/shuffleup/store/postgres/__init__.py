"""The event log in PostgreSQL, and what a room stores beside it: for a room served by several machines."""
