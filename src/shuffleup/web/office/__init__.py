"""The office: whoever answers for the staff invites and dismisses, pairs devices, and lets programs in."""
