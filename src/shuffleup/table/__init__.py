"""What a hand and a tournament share: seats, button, postings, the plan of a hand and its result."""
