"""Rulings: which action binds after what happened at the table, with the rule number."""
