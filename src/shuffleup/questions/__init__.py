"""What anybody may ask beside an event: sums, rules and rulings, in the documents that command line and server give."""
