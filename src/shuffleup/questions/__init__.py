"""What anybody may ask apart from an event: sums, rules and rulings, as documents for command line and server."""
