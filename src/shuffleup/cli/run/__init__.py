"""The command ``run``, and what it alone uses."""
