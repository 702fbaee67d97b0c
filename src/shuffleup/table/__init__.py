"""What a hand and a tournament share: seats, button, blinds owed, the plan of a hand and its result."""
