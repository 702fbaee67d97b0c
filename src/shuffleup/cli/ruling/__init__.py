"""The command ``ruling``, and what only it uses."""
