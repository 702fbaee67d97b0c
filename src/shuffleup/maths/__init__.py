"""What a room works out: ICM, deals and payouts, each with the check of its own result."""
