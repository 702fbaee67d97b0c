"""A typed client of the server, made of its description: ``models`` and ``calls`` are written by ``make docs``."""
