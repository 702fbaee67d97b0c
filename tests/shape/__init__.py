"""The shape of the code: budgets, layers, names, and documentation that cannot lag behind."""
