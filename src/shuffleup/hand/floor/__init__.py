"""The floor's orders in a running hand."""
