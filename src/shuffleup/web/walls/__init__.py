"""Requests about the walls of a room."""
