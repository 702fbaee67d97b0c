"""Who works with the server: the staff, their roles, and the keys by which the server recognises them."""
