"""What is asked beside any event, over the network: sums, rules and rulings."""
