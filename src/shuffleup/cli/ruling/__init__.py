"""The command ``ruling``, and what it alone uses."""
