"""The money of an event over the network: what one player has bought, and every account, drawer and prize."""
