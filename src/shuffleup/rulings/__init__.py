"""What happened at the table, read as the action it binds, with the rule number."""
