"""The event file: a whole tournament described in TOML."""
