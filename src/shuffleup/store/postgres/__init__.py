"""The event log in PostgreSQL, and what a room keeps beside it: for a room that several machines serve."""
