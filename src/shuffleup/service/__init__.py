"""The path of every command (load, decide, append, publish), and the bridge between streams."""
