"""Players for demonstrations, rehearsal and simulation."""
