"""What the floor orders in a running hand."""
