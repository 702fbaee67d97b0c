"""Lists of players, brought into the register: what their columns are, who stands in their rows, what becomes of it."""
