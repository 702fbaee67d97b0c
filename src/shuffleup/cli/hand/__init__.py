"""The command ``hand``, and what it alone uses."""
