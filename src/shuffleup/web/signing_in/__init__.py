"""Whoever signs in or out: by link, password, PIN or invitation; a browser becomes a device of the room."""
