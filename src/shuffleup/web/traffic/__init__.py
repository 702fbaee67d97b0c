"""Who comes and goes at the server: what is told of it, counted of it, and how much of it there may be."""
