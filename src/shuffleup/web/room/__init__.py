"""The room across its events: whoever plans opens events, and keeps calendar, tables, rota, leagues and files."""
