"""The command line, one file or folder per command."""
