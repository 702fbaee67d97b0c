"""Questions apart from any event, over the network: sums, rules and rulings."""
