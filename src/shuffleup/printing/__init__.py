"""Papers of an event: tickets, receipts, slips and lists, set by typst out of templates that a house can replace."""
