"""The rules as a director reads them: the scenario language, its reader and its runner."""
