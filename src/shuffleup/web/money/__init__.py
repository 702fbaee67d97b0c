"""Money over the network: what one player has bought, every account, drawer and prize of an event, and tickets."""
