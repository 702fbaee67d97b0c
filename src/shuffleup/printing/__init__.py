"""Papers of an event: tickets, receipts, slips and lists, set by typst from templates that a house can replace."""
