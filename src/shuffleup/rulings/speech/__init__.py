"""What is said at the table: acts, and numbers as people say them, in English, Italian and Spanish."""
