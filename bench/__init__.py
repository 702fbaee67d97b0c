"""Benchmarks: one file for each claim, each measured against a peer or a limit in the same run."""
