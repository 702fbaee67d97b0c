"""The command ``hand``, and what only it uses."""
