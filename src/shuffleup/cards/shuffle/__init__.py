"""The committed shuffle: commit, open, rebuild, check."""
