"""The orders of the floor carried out in a running hand."""
