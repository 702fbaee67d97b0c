"""One folder for each package of shuffleup, and the folders that test across packages."""
