"""Lists of players brought into the register: their columns, who is in their rows, and what becomes of each."""
