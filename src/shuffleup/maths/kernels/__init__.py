"""Hands by the million: compiled kernels, and plain NumPy kernels with the same results."""
