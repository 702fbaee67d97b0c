"""The calculations of a poker room: ICM, deals and payouts, each with a check of its own result."""
