"""Connections and requests at the server: what is logged and counted of them, and how many are allowed."""
