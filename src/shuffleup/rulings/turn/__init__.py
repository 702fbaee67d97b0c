"""Acting out of turn, being skipped, taking too long, and being there at all."""
