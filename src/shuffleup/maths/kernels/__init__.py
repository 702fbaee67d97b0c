"""Hands by the million: compiled kernels, and plain NumPy with the same results."""
