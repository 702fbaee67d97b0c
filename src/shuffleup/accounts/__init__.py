"""Who works with the server: people of the staff, their roles, and the keys by which the server knows them again."""
