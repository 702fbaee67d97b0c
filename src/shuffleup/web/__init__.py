"""The server: commands in, views out, and hints in between. Handlers parse, ask the service, and answer."""
