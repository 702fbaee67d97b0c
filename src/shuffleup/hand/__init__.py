"""One hand of poker, from the posting of the blinds to the award of the last pot."""
