"""The command ``run``, and what only it uses."""
