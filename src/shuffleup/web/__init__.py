"""The server: commands in, views out, and hints in between.

Each folder but ``shell`` is an audience: those who ask for the same things. Others see nothing of it but its
``router``. Handlers parse, ask the desk, and answer.
"""
